"""Time in which nobody could play, because the service was down: no clock counts it."""

from collections.abc import Iterable
from typing import Final

from services.application.moments import MS_A_SECOND
from services.application.ports import Outage

GAP_MS_MAX: Final = 30 * MS_A_SECOND
"""A part of the service that was not heard of for longer was down."""


class DownTime:
    """What a process knows of the times in which the service was down."""

    def __init__(self) -> None:
        """None is known yet."""
        self._outages: list[Outage] = []
        self._learned_at: int | None = None

    def learn(self, outages: Iterable[Outage], now_ms: int) -> None:
        """Know these by now and no others; they may overlap, in any order."""
        apart: list[Outage] = []
        for one in sorted(outages, key=lambda outage: outage.began):
            if apart and one.began <= apart[-1].ended:
                longer = max(one.ended, apart[-1].ended)
                apart[-1] = Outage(apart[-1].began, longer)
            else:
                apart.append(one)
        self._outages = apart
        self._learned_at = now_ms

    def lost(self, began: int, until: int) -> int:
        """How many milliseconds between two moments nobody could play.

        A process that has learned nothing for too long stood still, and counts nothing.
        """
        known = until
        if self._learned_at is not None and until - self._learned_at > GAP_MS_MAX:
            known = self._learned_at
        during = sum(max(0, min(one.ended, known) - max(one.began, began)) for one in self._outages)
        return during + until - max(known, min(began, until))
