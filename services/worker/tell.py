"""What every process that works on matches tells Prometheus, be it for the web or beside it."""

from services.adapters.ports import Ports
from services.application.matches import Matches
from services.metrics import Metrics
from services.worker.progress import Progress


def tell(metrics: Metrics, ports: Ports, matches: Matches, progress: Progress) -> None:
    """Let the metrics read what the process has counted."""
    _tell_of_matches(metrics, matches)
    _tell_of_the_store(metrics, ports, progress)
    _tell_of_the_doorbell(metrics, ports)


def _tell_of_matches(metrics: Metrics, matches: Matches) -> None:
    tally = matches.tally
    metrics.counts(
        "actions", "People's actions by what became of them", "outcome", lambda: tally.outcomes
    )
    metrics.count("bot_actions", "Actions of bots", lambda: tally.bots)
    metrics.count("conflicts", "Times that another process wrote first", lambda: tally.conflicts)
    metrics.count("timed_out", "Seats whose time ran out", lambda: tally.timed_out)
    metrics.count("expired", "Lobbies that never started", lambda: tally.expired)
    metrics.gauge("bots_playing", "Matches in which bots are at work", lambda: matches.bots_playing)


def _tell_of_the_store(metrics: Metrics, ports: Ports, progress: Progress) -> None:
    batches = ports.store.batches
    metrics.sizes(
        "commit_batch_commands",
        "Commands that shared a transaction",
        lambda: (batches.sizes, batches.commands),
    )
    metrics.gauges(
        {
            "projection_lag_events": "Events that the lists of matches do not show yet",
            "projection_stalled_seconds": "For how long lists that are behind have not moved",
        },
        progress.standing,
    )


def _tell_of_the_doorbell(metrics: Metrics, ports: Ports) -> None:
    doorbell = ports.hub.counts
    metrics.gauge(
        "doorbell_connected",
        "Whether other processes' doorbells are heard",
        lambda: ports.hub.connected,
    )
    metrics.count(
        "doorbell_reconnects", "Connections to Redis made anew", lambda: doorbell.reconnects
    )
    metrics.count(
        "doorbell_gaps_repaired",
        "Gaps in others' news, repaired by a look into the store",
        lambda: doorbell.gaps_repaired,
    )
    metrics.count(
        "doorbell_hints_dropped", "Hints not sent for want of room", lambda: doorbell.hints_dropped
    )
    metrics.count(
        "stream_collapses",
        "News that slow listeners found collapsed into the latest",
        lambda: doorbell.collapses,
    )
    metrics.count(
        "requests_limited",
        "Requests, guesses and nudges refused for being too many",
        lambda: ports.limiter.refused,
    )
