"""Who is there: the streams that are open on each match, told at a bounded rate."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final
from uuid import UUID

from services.application.ports import Present
from services.ending import ended

PAUSE_SECONDS: Final = 2.0
"""Between two rounds: a match's watchers are told at most so often."""
FRESH_ROUNDS: Final = 3
"""So many rounds apart processes tell each other what they know, changed or not."""
STALE_ROUNDS: Final = 10
"""After so many without an answer it is not known who is elsewhere."""
NOBODY: Final = Present()

Stir = Callable[[UUID], None]
Exchange = Callable[[Mapping[UUID, Present]], Awaitable[Mapping[UUID, Present]]]
"""Tells other processes who is here, and answers who is there."""

log = logging.getLogger(__name__)


class Onlooker:
    """Somebody with an open stream; without a user a visitor."""

    __slots__ = ("_changed", "_plays", "user")

    def __init__(self, user: str | None, changed: Callable[[], None]) -> None:
        self.user = user
        self._plays = False
        self._changed = changed

    @property
    def plays(self) -> bool:
        """Whether they sit at the table."""
        return self._plays

    @plays.setter
    def plays(self, plays: bool) -> None:
        if plays != self._plays:
            self._plays = plays
            self._changed()


class Attendance:
    """Implements the Presence port. Only for the thread of the event loop.

    `stir` is called for a match when somebody has come or gone.
    """

    def __init__(
        self, stir: Stir, exchange: Exchange | None = None, *, pause_seconds: float = PAUSE_SECONDS
    ) -> None:
        """Nobody is there; nobody is told of anything before `start`."""
        self._stir = stir
        self._exchange = exchange
        self._pause_seconds = pause_seconds
        self._here: defaultdict[UUID, set[Onlooker]] = defaultdict(set)
        self._changed: set[UUID] = set()
        self._elsewhere: dict[UUID, Present] = {}
        self._told: dict[UUID, Present] = {}
        self._rounds = 0
        self._unanswered = 0
        self._going: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to go round."""
        self._going = asyncio.create_task(self._go_on(), name="presence")

    async def close(self) -> None:
        """End. What this process has told others expires."""
        if self._going is not None:
            await ended([self._going])

    @contextmanager
    def watching(self, match_id: UUID, user: str | None) -> Iterator[Onlooker]:
        """Be there until the block ends."""
        onlooker = Onlooker(user, lambda: self._changed.add(match_id))
        self._here[match_id].add(onlooker)
        self._changed.add(match_id)
        try:
            yield onlooker
        finally:
            self._here[match_id].discard(onlooker)
            if not self._here[match_id]:
                del self._here[match_id]
            self._changed.add(match_id)

    def of(self, match_id: UUID) -> Present:
        """Who is there, as of the last round."""
        return self._told.get(match_id, NOBODY)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._pause_seconds)
            try:
                await self.go_round()
            except Exception:
                log.exception("who is there cannot be told")

    async def go_round(self) -> None:
        """Find out who is there, and stir the matches where that has changed."""
        changed, self._changed = self._changed, set()
        self._rounds += 1
        if self._exchange is not None:
            if self._rounds % FRESH_ROUNDS == 0:
                changed = changed | self._here.keys()
            await self._ask(self._exchange, changed)
        for match_id in changed:
            present = _both(self._counted(match_id), self._elsewhere.get(match_id, NOBODY))
            if present != self.of(match_id):
                self._told[match_id] = present
                self._stir(match_id)
            if match_id not in self._here:
                self._told.pop(match_id, None)
                self._elsewhere.pop(match_id, None)

    async def _ask(self, exchange: Exchange, matches: set[UUID]) -> None:
        try:
            self._elsewhere.update(await exchange({one: self._counted(one) for one in matches}))
            self._unanswered = 0
        except OSError:
            self._changed |= matches
            self._unanswered += 1
            if self._unanswered >= STALE_ROUNDS:
                self._elsewhere.clear()

    def _counted(self, match_id: UUID) -> Present:
        here = self._here.get(match_id, set())
        players = {one.user for one in here if one.plays and one.user is not None}
        others = {one.user or one for one in here if one.user not in players}
        return Present(tuple(sorted(players)), len(others))


def _both(here: Present, there: Present) -> Present:
    players = {*here.players, *there.players}
    return Present(tuple(sorted(players)), here.others + there.others)
