"""Signs of life: what tells time in which nobody could play from time that somebody took."""

import asyncio
from typing import Final

from services.application.down_time import DownTime
from services.application.moments import MS_A_SECOND
from services.application.ports import Beats, Clock, Outage, Part

BEAT_MS: Final = 5 * MS_A_SECOND


class Pulse:
    """Says now and then that a part of the service is up, and learns when one was not."""

    def __init__(self, down_time: DownTime, part: Part, beats: Beats, clock: Clock) -> None:
        """The part has not been heard of."""
        self._down_time = down_time
        self._part = part
        self._beats = beats
        self._clock = clock
        self._last: int | None = None

    async def beat(self) -> None:
        """Beat, unless that was done a moment ago."""
        now = self._clock.now_ms()  # which runs on while a machine sleeps
        if self._last is not None and abs(now - self._last) < BEAT_MS:
            return
        self._down_time.learn(await asyncio.to_thread(self._told, now), now)
        self._last = now

    def _told(self, now: int) -> list[Outage]:
        self._beats.beat(self._part, now)
        return self._beats.outages(now)
