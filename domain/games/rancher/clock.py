"""The clock of a match that is played by time: when it rings, and what that means (RA-27)."""

from domain.games.rancher.actions import RunOutOfTime
from domain.games.rancher.agenda import next_step, round_of, turn_at
from domain.games.rancher.durations import SECONDS_A_MINUTE
from domain.games.rancher.events import Event, TimeRanOut
from domain.games.rancher.setup import TableOptions
from domain.games.rancher.state import BY_THE_CLOCK, RancherState
from domain.kernel.rules import TABLE
from domain.kernel.violations import RuleViolation


def clock(options: TableOptions) -> tuple[int, RunOutOfTime] | None:
    """After how many seconds time runs out; None for a table that plays by rounds."""
    return (options.minutes * SECONDS_A_MINUTE, RunOutOfTime()) if options.minutes else None


def run_out(state: RancherState, actor: int) -> list[Event]:
    """The round that waits for a seat becomes the last; raises RuleViolation where it may not."""
    if actor != TABLE:
        raise RuleViolation("RA-27", "Only the clock ends the time of a match.")
    if not state.minutes:
        raise RuleViolation("RA-27", "This match is played by rounds, not by the clock.")
    if state.rounds != BY_THE_CLOCK:
        raise RuleViolation("RA-27", "Time has run out already.")
    return [TimeRanOut(round_of(state, turn_at(state, next_step(state))))]
