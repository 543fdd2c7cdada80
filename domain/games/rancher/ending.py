"""The end of the match (RA-27, RA-28)."""

from domain.games.rancher.events import Event, MatchEnded
from domain.games.rancher.money import wealth
from domain.games.rancher.setup import highest
from domain.games.rancher.state import RancherState
from domain.kernel.rules import Finished


def end(state: RancherState) -> list[Event]:
    """Wealth is counted; equal wealth shares the win."""
    result = finished(state)
    return [MatchEnded(result.scores, result.winners)]


def finished(state: RancherState) -> Finished:
    """The result of a match that is over."""
    totals = tuple(wealth(state))
    return Finished(totals, highest(range(len(totals)), totals))
