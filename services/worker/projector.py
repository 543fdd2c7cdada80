"""Keeps the lists of matches in step with the log of events; exactly one works on them."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from threading import Event, Thread
from typing import Final
from uuid import UUID

from eventsourcing.persistence import PersistenceError

from services.adapters.event_store import DurableEventStore
from services.adapters.match_lists import Listed, StoredMatchLists
from services.adapters.recorder import Moved
from services.application.codec import Codec
from services.application.match import Match
from services.application.ports import Alone, Busy, Elsewhere, Held
from services.application.summary import MatchSummary

LOCK: Final = "projector"
"""The work that one process does alone."""
ROWS_MAX: Final = 500
"""How many matches are written in one transaction."""
MATCHES_KEPT_MAX: Final = 1_024
LOOK_SECONDS_MAX: Final = 1.0
"""The log is read at least as often, also without a wake-up call."""
PAUSE_SECONDS: Final = 0.25
PAUSE_SECONDS_MAX: Final = 1.0
"""Between two readings under load: then several actions of a match cost one row."""
REST_PER_WORK: Final = 20
"""The pause is so many times as long as the reading before it took of the processor."""
SECOND_LOOK_SECONDS: Final = 0.02
ANSWER_SECONDS_MAX: Final = 1.0
BACKOFF_SECONDS: Final = (0.1, 0.5, 2.0, 10.0)

Remembered = Callable[[Collection[UUID]], Mapping[UUID, MatchSummary]]
"""Matches that somebody has folded already; need not know all, nor be up to date."""

log = logging.getLogger(__name__)


class Projection:
    """Writes how the matches stand that the log names. For one thread.

    What is `remembered` saves folding the same events once more.
    """

    def __init__(
        self,
        codec: Codec,
        store: DurableEventStore,
        lists: StoredMatchLists,
        remembered: Remembered = lambda _: {},
    ) -> None:
        self._codec = codec
        self._store = store
        self._lists = lists
        self._remembered = remembered
        self._kept: OrderedDict[UUID, Match] = OrderedDict()
        self._damaged: set[UUID] = set()

    def advance(self, stopped: Callable[[], bool] = lambda: False) -> int:
        """Take in what was stored since the last time; how many matches have moved.

        Lists that were never made, or from a log that went further, are made anew. When
        stopped in between, the next time does the same again.
        """
        position = self._lists.position()
        if position is None or position > self._store.position():
            self._lists.empty()
            self._lists.put([], 0)
            position = 0
        moved = self._store.moved(position)
        for start in range(0, len(moved), ROWS_MAX):
            if stopped():
                break
            some = moved[start : start + ROWS_MAX]
            # In order of their last events, so whatever comes later in the log moved later.
            self._lists.put(self._listed(some), some[-1].position)
        return len(moved)

    def _listed(self, moved: Sequence[Moved]) -> list[Listed]:
        known = self._known(moved)
        listed: list[Listed] = []
        for match_id, version, position in moved:
            summary = known.get(match_id)
            if summary is None or summary.version < version:
                summary = self._folded(match_id)
            if summary is not None:
                listed.append(Listed(summary, position))
        return listed

    def _known(self, moved: Sequence[Moved]) -> dict[UUID, MatchSummary]:
        known = dict(self._remembered([match_id for match_id, _, _ in moved]))
        late = [
            match_id
            for match_id, version, _ in moved
            if match_id in known and known[match_id].version < version
        ]
        if late:
            # Stored an instant ago; whoever remembers them is about to take that in.
            time.sleep(SECOND_LOOK_SECONDS)
            known.update(self._remembered(late))
        return known

    def _folded(self, match_id: UUID) -> MatchSummary | None:
        if match_id in self._damaged:
            return None
        match = self._kept.pop(match_id, None) or Match(match_id, self._codec)
        try:
            for recorded in self._store.load(match_id, match.version):
                match.fold(recorded)
            summary = match.summary()
        except (PersistenceError, Busy):
            raise
        except Exception:
            # One damaged match must not keep all others from their lists, nor fill the log.
            self._damaged.add(match_id)
            log.exception("match %s cannot be listed any more", match_id)
            return None
        self._keep(match)
        return summary

    def _keep(self, match: Match) -> None:
        match.done.clear()  # a list answers no repeated commands
        self._kept[match.id] = match
        if len(self._kept) > MATCHES_KEPT_MAX:
            self._kept.popitem(last=False)


class Projector:
    """Runs a projection in a thread of its own and sees to it that it goes on."""

    def __init__(
        self,
        codec: Codec,
        store: DurableEventStore,
        lists: StoredMatchLists,
        *,
        alone: Alone,
        remembered: Remembered = lambda _: {},
    ) -> None:
        self._store = store
        self._lists = lists
        self._alone = alone
        self._stopping = Event()
        self._leading = Event()
        self._woken = Event()
        self._failures = 0
        self._projection = Projection(codec, store, lists, remembered)
        self._thread = Thread(target=self._run, name="projector")

    def start(self) -> None:
        """Begin; when another projector works on the lists, as soon as it has ended."""
        self._thread.start()

    def wake(self) -> None:
        """Something was stored. For any thread; returns at once."""
        self._woken.set()

    def stop(self) -> None:
        """End after the batch in hand; waits for it."""
        self._stopping.set()
        self._woken.set()
        self._thread.join()

    @property
    def leads(self) -> bool:
        """Whether this one works on the lists, and no other anywhere."""
        return self._leading.is_set()

    def lag(self) -> int:
        """How many stored events the lists do not show yet."""
        return self._store.position() - (self._lists.position() or 0)

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                with self._alone(LOCK) as held, self._lead():
                    self._follow(held)
            except Elsewhere:
                self._stopping.wait(LOOK_SECONDS_MAX)
            except Busy as busy:
                if not self._failures:
                    log.warning("the lists of matches stand still: %s", busy)
                self._failures += 1
                self._stopping.wait(LOOK_SECONDS_MAX)
            except Exception:
                log.exception("the lists of matches stand still; trying again")
                self._stopping.wait(BACKOFF_SECONDS[min(self._failures, len(BACKOFF_SECONDS) - 1)])
                self._failures += 1

    @contextmanager
    def _lead(self) -> Iterator[None]:
        self._leading.set()
        try:
            yield
        finally:
            self._leading.clear()

    def _interrupted(self, held: Held) -> bool:
        held.check()  # between batches too: who is silent for long loses the lock
        return self._stopping.is_set()

    def _follow(self, held: Held) -> None:
        while not self._interrupted(held):
            began = time.thread_time()
            moved = self._projection.advance(partial(self._interrupted, held))
            self._failures = 0
            if moved:
                rest = REST_PER_WORK * (time.thread_time() - began)
                self._stopping.wait(min(max(rest, PAUSE_SECONDS), PAUSE_SECONDS_MAX))
            else:
                self._woken.wait(LOOK_SECONDS_MAX)
                self._woken.clear()


@asynccontextmanager
async def projecting(
    codec: Codec,
    store: DurableEventStore,
    lists: StoredMatchLists,
    *,
    alone: Alone,
    remembered: Remembered = lambda _: {},
) -> AsyncIterator[Projector]:
    """A projector that each commit of the store wakes; leave before either is closed.

    `remembered` is called on the running loop.
    """
    loop = asyncio.get_running_loop()
    projector = Projector(
        codec, store, lists, alone=alone, remembered=lambda ids: _on_loop(loop, remembered, ids)
    )
    store.on_commit(projector.wake)
    projector.start()
    try:
        yield projector
    finally:
        # The loop goes on meanwhile, so that a projector that asks it is answered.
        await asyncio.to_thread(projector.stop)


def _on_loop(
    loop: asyncio.AbstractEventLoop, remembered: Remembered, ids: Collection[UUID]
) -> Mapping[UUID, MatchSummary]:
    async def ask() -> Mapping[UUID, MatchSummary]:
        return remembered(ids)

    asked = asyncio.run_coroutine_threadsafe(ask(), loop)
    try:
        return asked.result(ANSWER_SECONDS_MAX)
    except TimeoutError:
        asked.cancel()
        return {}  # a loop as busy as that is spared the question: the events tell as well


def rebuild(codec: Codec, store: DurableEventStore, lists: StoredMatchLists, alone: Alone) -> int:
    """Make the lists anew; how many matches there are. Raises Elsewhere while a server runs."""
    with alone(LOCK):
        lists.empty()
        return Projection(codec, store, lists).advance()
