"""Notices of a user's matches on a stream: of what is heard, and of what no hint told."""

import asyncio
import time
from typing import Final
from uuid import UUID

from services.api.backend import Backend
from services.api.replies import encode
from services.api.schemas.answers import Notice
from services.application.ports import News
from services.application.refusals import Refused
from services.application.summary import MatchSummary

LISTED_MAX: Final = 50
"""Of a user's matches so many that moved last are looked through for news that were missed."""
LATE_MS: Final = 10_000
"""So late lists may be, with the clocks of the processes that write: rather told twice."""


class Notices:
    """What one user is told of their matches, besides the one that they watch."""

    def __init__(self, backend: Backend, user: str | None, besides: UUID | None = None) -> None:
        """A visitor is told nothing."""
        self._backend = backend
        self._user = user
        self._besides = besides
        self._told: dict[UUID, int] = {}
        self._since = 1000 * time.time() - LATE_MS

    async def of(self, news: list[News]) -> list[bytes]:
        """Events for the news that concern the user."""
        user = self._user
        if user is None:
            return []
        for one in news:
            self._told[one.match_id] = max(one.version, self._told.get(one.match_id, 0))
        return [
            event
            for one in news
            if user in one.nudged or (one.match_id != self._besides and user in one.users)
            for event in await self._event(user, one)
        ]

    async def look(self) -> list[bytes]:
        """Events for matches that have moved without a word since the stream was opened."""
        user = self._user
        if user is None:
            return []
        listed = await asyncio.to_thread(self._listed, user)
        moved = [
            News(item.id, item.version, (user,))
            for item in listed
            if item.updated_at > self._since and item.version > self._told.get(item.id, 0)
        ]
        return await self.of(moved)

    def _listed(self, user: str) -> list[MatchSummary]:
        find = self._backend.lists.find
        playing = find(viewer=user, mine=True, limit=LISTED_MAX)
        invited = find(viewer=user, invited=True, limit=LISTED_MAX)
        return [*playing.items, *invited.items]

    async def _event(self, user: str, news: News) -> list[bytes]:
        try:
            match = await self._backend.matches.match(news.match_id, news.version)
        except Refused:  # a hint of a match that nobody has
            return []
        my_turn = match.waits_for(user)
        notice = Notice(match.id, match.version, my_turn, user in news.nudged)
        return [b"event: notice\ndata: %b\n\n" % encode(notice)]
