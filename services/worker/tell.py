"""What every process that works on matches tells Prometheus, be it for the web or beside it."""

from services.adapters.ports import Ports
from services.application.matches import Matches
from services.metrics import Metrics
from services.worker.progress import Progress


def tell(metrics: Metrics, ports: Ports, matches: Matches, progress: Progress) -> None:
    """Let the metrics read what the process has counted."""
    tally, batches = matches.tally, ports.store.batches
    metrics.counts(
        "actions", "People's actions by what became of them", "outcome", lambda: tally.outcomes
    )
    metrics.count("bot_actions", "Actions of bots", lambda: tally.bots)
    metrics.count("conflicts", "Times that another process wrote first", lambda: tally.conflicts)
    metrics.count("timed_out", "Seats whose time ran out", lambda: tally.timed_out)
    metrics.count("expired", "Lobbies that never started", lambda: tally.expired)
    metrics.gauge("bots_playing", "Matches in which bots are at work", lambda: matches.bots_playing)
    metrics.sizes(
        "commit_batch_commands",
        "Commands that shared a transaction",
        lambda: (batches.sizes, batches.commands),
    )
    metrics.gauge(
        "projection_lag_events",
        "Events that the lists of matches do not show yet",
        lambda: progress.standing().events,
    )
    metrics.gauge(
        "projection_stalled_seconds",
        "For how long lists that are behind have not moved",
        lambda: progress.standing().seconds,
    )
