"""The doorbell of a single process."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeVar
from uuid import UUID

from services.application.ports import AtOnce, Heard, News, TakeIn

NEWS_MAX: Final = 256
"""Of so many matches at most a listener's news wait; of more it is told to look for itself."""

Key = TypeVar("Key")

log = logging.getLogger(__name__)


@dataclass(slots=True)
class HubCounts:
    """What has happened since the start, for metrics.

    `reconnects` to Redis; gaps in what other processes told, each repaired by a look into
    the store; hints dropped for want of room; news collapsed into newer ones because a
    listener was slow.
    """

    reconnects: int = 0
    gaps_repaired: int = 0
    hints_dropped: int = 0
    collapses: int = 0


class _Ear:
    """Keeps the latest news of each match, with all its nudges, until somebody listens."""

    def __init__(self, counts: HubCounts) -> None:
        self._counts = counts
        self._news: dict[UUID, News] = {}
        self._missed = False
        self._stirred = False
        self._rung = asyncio.Event()
        self._at_once: AtOnce | None = None

    def ring(self, news: News) -> None:
        """Hear these, as when they are announced."""
        if not self._is_seen_to(news):
            self._keep(news)

    def _is_seen_to(self, news: News) -> bool:
        if self._at_once is None or self._rung.is_set():
            return False
        try:
            return self._at_once(news)
        except Exception:
            # The listener may meet the fault again, but those behind it hear the news.
            log.exception("news could not be seen to at once")
            return False

    def _keep(self, news: News) -> None:
        known = self._news.get(news.match_id)
        if known is None and len(self._news) >= NEWS_MAX:
            self.look()
            return
        if known is not None:
            if known.nudged or news.nudged:
                news = both(known, news)
            elif news.version <= known.version:
                return
            self._counts.collapses += 1
        self._news[news.match_id] = news
        self._rung.set()

    def look(self) -> None:
        self._missed = True
        self._rung.set()

    def stir(self) -> None:
        self._stirred = True
        self._rung.set()

    async def heard(self, timeout_seconds: float, at_once: AtOnce | None = None) -> Heard:
        """What has come since the last call; nothing after the time-out."""
        if not self._rung.is_set():
            self._at_once = at_once
            try:
                async with asyncio.timeout(timeout_seconds):
                    await self._rung.wait()
            except TimeoutError:
                return Heard()
            finally:
                self._at_once = None
        heard = Heard(list(self._news.values()), self._missed, self._stirred)
        self._news.clear()
        self._missed = self._stirred = False
        self._rung.clear()
        return heard


class Hub:
    """Implements the Broadcaster port. Only for the thread of the event loop.

    Announcing takes no longer for a listener who does not listen: all that waits for
    one is the latest news of each match.
    """

    connected: Final = True

    def __init__(self, counts: HubCounts | None = None) -> None:
        """Nobody listens yet."""
        self.counts = counts or HubCounts()
        self._by_match: defaultdict[UUID, set[_Ear]] = defaultdict(set)
        self._by_user: defaultdict[str, set[_Ear]] = defaultdict(set)

    def before_telling(self, take_in: TakeIn) -> None:
        """There are no other processes."""

    def watches(self, match_id: UUID) -> bool:
        """Whether anybody watches the match."""
        return match_id in self._by_match

    def announce(self, news: News) -> None:
        """Tell everyone who watches the match or is one of the users.

        That happens in the loop's next turn: first whoever has acted is answered.
        """
        asyncio.get_running_loop().call_soon(self._tell, news)

    def _tell(self, news: News) -> None:
        ears = set(self._by_match.get(news.match_id, ()))
        for user in news.users:
            ears.update(self._by_user.get(user, ()))
        for ear in ears:
            ear.ring(news)

    def stir(self, match_id: UUID) -> None:
        """Tell everyone who watches the match that somebody has come or gone."""
        for ear in self._by_match.get(match_id, ()):
            ear.stir()

    def repair(self) -> None:
        """Tell everyone that news may have been missed."""
        for ears in (*self._by_match.values(), *self._by_user.values()):
            for ear in ears:
                ear.look()

    @contextmanager
    def watch(self, match_id: UUID | None = None, user: str | None = None) -> Iterator[_Ear]:
        """Listen to a match, to a user's matches, or to both."""
        ear = _Ear(self.counts)
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


def both(known: News, news: News) -> News:
    """One piece of news of a match that says what the two say."""
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
