"""What falls due in matches that nobody touches: clocks, absent players, bots, old lobbies."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol

from services.application.matches import Matches
from services.application.moments import MS_A_SECOND
from services.application.ports import Beats, Clock, Due
from services.application.refusals import Refused
from services.worker.pulse import Pulse

AGAIN_MS_MIN: Final = 2 * MS_A_SECOND
"""A match in which something is due and nothing could be done is looked at again then."""
AT_ONCE_MAX: Final = 8


class Dues(Protocol):
    """What an agenda needs of the match lists."""

    def due(self, now_ms: int) -> list[Due]:
        """The matches that somebody has to look after by now."""


log = logging.getLogger(__name__)


class Agenda:
    """Looks after the matches whose time has come, for as long as this process leads.

    What it does is checked against each match as the store has it, so that another agenda,
    beside this one or after it, does nothing twice.
    """

    def __init__(
        self,
        matches: Matches,
        *,
        lists: Dues,
        beats: Beats,
        clock: Clock,
        leads: Callable[[], bool],
    ) -> None:
        """Nothing is done before the first look."""
        self._matches = matches
        self._lists = lists
        self._clock = clock
        self._leads = leads
        self._pulse = Pulse(matches.down_time, "worker", beats, clock)
        self._put_off: dict[Due, int] = {}

    async def look(self) -> None:
        """Do what is due by now."""
        if not self._leads():
            return
        # First of all a sign of life: the time since the last one may have to be left out.
        await self._pulse.beat()
        now = self._clock.now_ms()
        found = await asyncio.to_thread(self._lists.due, now)
        self._put_off = {one: self._put_off[one] for one in found if one in self._put_off}
        turns = asyncio.Semaphore(AT_ONCE_MAX)
        due = [one for one in found if self._put_off.get(one, now) <= now]
        await asyncio.gather(*(self._look_after(one, turns) for one in due))

    async def _look_after(self, due: Due, turns: asyncio.Semaphore) -> None:
        async with turns:
            again = None
            try:
                again = await self._matches.look_after(due.match_id)
            except Refused as refused:
                log.warning("a match has to wait: %s", refused.code)
            except Exception:
                log.exception("match %s cannot be looked after", due.match_id)
            self._put_off[due] = max(again or 0, self._clock.now_ms() + AGAIN_MS_MIN)
