"""The doorbell of a single process."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar
from uuid import UUID

from services.application.ports import News

Key = TypeVar("Key")


class _Ear:
    """Keeps the latest news of each match, with all its nudges, until somebody listens."""

    def __init__(self) -> None:
        self._news: dict[UUID, News] = {}
        self._rung = asyncio.Event()

    def ring(self, news: News) -> None:
        known = self._news.get(news.match_id)
        if known is not None and (known.nudged or news.nudged):
            news = _both(known, news)
        elif known is not None and news.version <= known.version:
            return
        self._news[news.match_id] = news
        self._rung.set()

    async def heard(self, timeout_seconds: float) -> list[News]:
        """News since the last call, at most one a match; empty after the time-out."""
        if not self._news:
            try:
                async with asyncio.timeout(timeout_seconds):
                    await self._rung.wait()
            except TimeoutError:
                return []
        news = list(self._news.values())
        self._news.clear()
        self._rung.clear()
        return news


class Hub:
    """Implements the Broadcaster port. Only for the thread of the event loop.

    Announcing takes no longer for a listener who does not listen: all that waits for
    one is the latest news of each match.
    """

    def __init__(self) -> None:
        self._by_match: defaultdict[UUID, set[_Ear]] = defaultdict(set)
        self._by_user: defaultdict[str, set[_Ear]] = defaultdict(set)

    def announce(self, news: News) -> None:
        """Tell everyone who watches the match or is one of the users."""
        ears = set(self._by_match.get(news.match_id, ()))
        for user in news.users:
            ears.update(self._by_user.get(user, ()))
        for ear in ears:
            ear.ring(news)

    @contextmanager
    def watch(self, match_id: UUID | None = None, user: str | None = None) -> Iterator[_Ear]:
        """Listen to a match, to a user's matches, or to both."""
        ear = _Ear()
        if match_id is not None:
            self._by_match[match_id].add(ear)
        if user is not None:
            self._by_user[user].add(ear)
        try:
            yield ear
        finally:
            if match_id is not None:
                _take_out(self._by_match, match_id, ear)
            if user is not None:
                _take_out(self._by_user, user, ear)


def _both(known: News, news: News) -> News:
    """One piece of news that says what the two say."""
    return News(
        news.match_id,
        max(known.version, news.version),
        tuple(dict.fromkeys((*known.users, *news.users))),
        tuple(dict.fromkeys((*known.nudged, *news.nudged))),
    )


def _take_out(ears: defaultdict[Key, set[_Ear]], key: Key, ear: _Ear) -> None:
    ears[key].discard(ear)
    if not ears[key]:
        del ears[key]
