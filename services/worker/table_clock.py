"""The clock of matches that are played by time: it lets the table act when time has run out."""

import asyncio
import logging
from typing import Final
from uuid import UUID

from services.application.match import MS_A_SECOND, Match
from services.application.matches import Matches
from services.application.ports import Clock
from services.application.refusals import Refused

SLEEP_SECONDS_MAX: Final = 60.0
"""The wall clock may be set, and a machine may sleep: look again at least as often."""
RETRY_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class TableClock:
    """Watches matches by the clock, each in a task of its own; lives on one event loop.

    What it does has a command id that follows from the match, so that nothing happens
    twice whatever else keeps an eye on the same match.
    """

    def __init__(self, matches: Matches, clock: Clock) -> None:
        """Watches every match that starts from now on; earlier ones have to be named."""
        self._matches = matches
        self._clock = clock
        self._watched: dict[UUID, asyncio.Task[None]] = {}
        matches.on_commit(self._on_commit)

    def watch(self, match_id: UUID, ends_at: int) -> None:
        """Let the match's time run out at `ends_at`, in milliseconds since 1970."""
        if match_id not in self._watched:
            task = asyncio.create_task(self._watch(match_id, ends_at))
            self._watched[match_id] = task
            task.add_done_callback(lambda _: self._watched.pop(match_id, None))

    async def close(self) -> None:
        """Stop; what is still to come is found again at the next start."""
        tasks = list(self._watched.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _on_commit(self, match: Match) -> None:
        if match.ends_at is not None and match.ends_at > self._clock.now_ms():
            self.watch(match.id, match.ends_at)

    async def _watch(self, match_id: UUID, ends_at: int) -> None:
        while (left := ends_at - self._clock.now_ms()) > 0:  # noqa: ASYNC110 — a time to come
            await asyncio.sleep(min(left / MS_A_SECOND, SLEEP_SECONDS_MAX))
        while not await self._ran_out(match_id):  # noqa: ASYNC110 — a store signals nobody
            await asyncio.sleep(RETRY_SECONDS)

    async def _ran_out(self, match_id: UUID) -> bool:
        try:
            await self._matches.run_out(match_id)
        except Refused as refused:
            log.warning("a table's clock has to wait: %s", refused.code)
            return refused.code == "match_not_found"
        except Exception:
            log.exception("a table's clock failed")
            return False
        return True
