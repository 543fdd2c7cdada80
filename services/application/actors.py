"""One actor a match: the folded position, a lock so that one command is in flight, and commits."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar
from uuid import UUID

from msgspec import UNSET, Raw, Struct, UnsetType

from domain.kernel.chance import match_key
from domain.kernel.rules import Pending
from services.application.codec import Codec
from services.application.down_time import DownTime
from services.application.frames import frame
from services.application.match import Match, state_hash
from services.application.ports import Broadcaster, Busy, Clock, Conflict, EventStore, News, Vault
from services.application.recorded import Meta, Recorded, link
from services.application.refusals import Refused
from services.application.summary import MatchSummary
from services.application.table import Table
from services.application.tally import Tally

MATCHES_OPEN_MAX: Final = 4096
WAITING_MAX: Final = 64
ATTEMPTS_SECONDS_MAX: Final = 1.0

Answer = TypeVar("Answer")


class Change(Struct):
    """What a command does to a match: events with their draws, and where they lead.

    `pending` is what the state waits for; `seat` and `action` are given for a game action
    alone.
    """

    by: str
    events: list[Struct]
    draws: list[int | None]
    table: Table
    state: Struct | None
    pending: Pending | None = None
    command: str = ""
    digest: str = ""
    seat: int | None = None
    action: Raw | UnsetType = UNSET


@dataclass(slots=True)
class Actor:
    """A match in memory. `latest` are the events of its latest frame; seed and key are secret.

    `mark` is the store's from before it was last read.
    """

    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0
    readings: int = 0
    mark: int | None = None
    latest: list[Recorded] = field(default_factory=list)
    seed: bytes = b""
    key: bytes = b""
    frames: dict[int, bytes] = field(default_factory=dict)

    def frame(self, viewer: int) -> bytes:
        """The latest frame as the viewer may see it; encoded once a viewer."""
        known = self.frames.get(viewer)
        if known is None:
            known = self.frames[viewer] = frame(self.match, self.latest, viewer)
        return known

    def take_in(self, events: Sequence[Recorded]) -> None:
        """Fold what the store holds beyond this position."""
        start = 0
        for number, recorded in enumerate(events, 1):
            if self.match.fold(recorded):
                self.latest = list(events[start:number])
                start = number
        self.frames.clear()


class Actors:
    """The matches in memory, and the only way to write to them."""

    def __init__(  # noqa: PLR0913 — the ports that writing takes, each of its own kind
        self,
        codec: Codec,
        *,
        store: EventStore,
        vault: Vault,
        broadcaster: Broadcaster,
        clock: Clock,
        down_time: DownTime,
    ) -> None:
        """Nothing is read before it is asked for."""
        self.codec = codec
        self.store = store
        self.down_time = down_time
        self._vault = vault
        self._broadcaster = broadcaster
        self._clock = clock
        self._open: OrderedDict[UUID, Actor] = OrderedDict()
        self.committed: list[Callable[[Match], None]] = []
        self.tally = Tally()

    def known(self, match_id: UUID) -> Actor | None:
        """The match's actor if it is in memory."""
        actor = self._open.get(match_id)
        return actor if actor is not None and actor.match.version else None

    async def get(self, match_id: UUID) -> Actor:
        """The match's actor, read from the store at first; refuses an unknown match."""
        actor = self.known(match_id) or await self._load(match_id)
        self._open.move_to_end(match_id)
        return actor

    async def current(self, match_id: UUID, at_least: int | None = None) -> Actor:
        """The same, as the store has it by now, or at least as far as a version."""
        actor = self.known(match_id)
        if actor is None:
            return await self.get(match_id)
        if self._may_be_old(actor) if at_least is None else actor.match.version < at_least:
            await self.refresh(actor)
        return await self.get(match_id)

    def _may_be_old(self, actor: Actor) -> bool:
        """Whether another process may have stored something: a command beside the server."""
        mark = self.store.mark()
        return mark is None or mark != actor.mark

    async def refresh(self, actor: Actor) -> None:
        """Read what was stored since; those who ask before a reading begins share it."""
        readings = actor.readings
        async with actor.lock:
            if actor.readings == readings:
                actor.readings += 1
                await self.catch_up(actor)

    async def take_in(self, news: News) -> None:
        """Read what another process stored, if the match is in memory. Raises Busy."""
        if self.known(news.match_id) is not None:
            await self.current(news.match_id, news.version)

    def summaries(self, ids: Iterable[UUID]) -> dict[UUID, MatchSummary]:
        """Those of the matches that are in memory, as they stand there."""
        actors = (self.known(match_id) for match_id in ids)
        return {actor.match.id: actor.match.summary() for actor in actors if actor is not None}

    async def blank(self, match_id: UUID) -> Actor:
        """The same, also for a match that is yet to be created."""
        try:
            return await self.get(match_id)
        except Refused:
            return self._open.setdefault(match_id, Actor(Match(match_id, self.codec)))

    async def _load(self, match_id: UUID) -> Actor:
        actor = self._open.setdefault(match_id, Actor(Match(match_id, self.codec)))
        async with actor.lock:
            if not actor.match.version:
                await self.catch_up(actor)
        if not actor.match.version:
            self._forget(actor)
            raise Refused("match_not_found", "There is no such table.")
        self._evict()
        return actor

    async def catch_up(self, actor: Actor) -> None:
        """Read what was stored since; call it under the actor's lock."""
        mark = self.store.mark()
        events = await self.store.read(actor.match.id, actor.match.version)
        actor.mark = mark
        if not events:
            return
        if actor.match.version:
            actor.take_in(events)
            return
        # A long history folds in a thread, out of sight of those who look in meanwhile.
        cold = Actor(Match(actor.match.id, self.codec))
        await asyncio.to_thread(cold.take_in, events)
        actor.match, actor.latest = cold.match, cold.latest

    async def run(self, actor: Actor, attempt: Callable[[], Awaitable[Answer]]) -> Answer:
        """One command at a time: try it, and again for up to a second while others write first.

        Refuses when too many commands wait for the match, or others never pause.
        """
        if actor.waiting >= WAITING_MAX:
            raise Refused("busy", "Too many commands wait for this table. Try again.")
        actor.waiting += 1
        try:
            async with actor.lock:
                loop = asyncio.get_running_loop()
                end = loop.time() + ATTEMPTS_SECONDS_MAX
                while loop.time() < end:
                    try:
                        return await attempt()
                    except Conflict:
                        self.tally.conflicts += 1
                    except Refused:
                        if not await self._has_moved(actor):
                            raise
        finally:
            actor.waiting -= 1
        raise Refused("busy", "Others write to this table without a pause. Try again.")

    async def _has_moved(self, actor: Actor) -> bool:
        """Whether a refusal was for a position that is not the latest any more."""
        if not self._may_be_old(actor):
            return False
        version = actor.match.version
        await self.catch_up(actor)
        return actor.match.version > version

    async def key(self, actor: Actor) -> bytes:
        """The match key; known from the start of the match on."""
        if not actor.key:
            actor.seed = await asyncio.to_thread(self._vault.seed, actor.match.id)
            actor.key = key_of(actor.seed, actor.match.table)
        return actor.key

    async def commit(self, actor: Actor, change: Change) -> None:
        """Store the change and move the match by it.

        Raises Conflict after reading again what somebody else stored; refuses when busy.
        """
        recorded = self._recorded(actor.match, change)
        try:
            await self.store.append(recorded)
        except Conflict:
            await self.catch_up(actor)
            raise
        except Busy as busy:
            raise Refused("busy", "The table cannot be written to just now. Try again.") from busy
        except BaseException:
            self._forget(actor)  # the outcome is unknown: the store is the truth
            raise
        actor.match.absorb(recorded, change.table, change.state, change.pending)
        actor.latest = recorded
        actor.frames.clear()
        table = change.table
        news = News(actor.match.id, actor.match.version, (*table.users, *table.invitees))
        self._broadcaster.announce(news)
        for listener in self.committed:
            listener(actor.match)

    def time_is_up(self, match: Match) -> bool:
        """Whether a match by the clock runs on past its time, or with nobody who has any.

        Bots take no time: alone they would play rounds without end until the time is up.
        Time in which the service was down comes on top.
        """
        if match.ends_at is None or match.table.status != "running":
            return False
        if not match.table.users:
            return True
        return self.is_past(match.started_at or 0, match.ends_at)

    def is_past(self, began: int, due: int) -> bool:
        """Whether time that began then is over; time in which nobody could play aside."""
        now = self._clock.now_ms()
        return due <= now and due + self.down_time.lost(began, now) <= now

    def _recorded(self, match: Match, change: Change) -> list[Recorded]:
        at = max(self._clock.now_ms(), match.updated_at)
        last = len(change.events) - 1
        previous, recorded = match.hash, []
        for number, (event, draw) in enumerate(zip(change.events, change.draws, strict=True)):
            first = number == 0
            meta = Meta(
                at=at,
                by=change.by,
                command=change.command if first else "",
                digest=change.digest if first else "",
                seat=change.seat if first else None,
                action=change.action if first else UNSET,
                draw=draw,
                state=state_hash(change.table, change.state) if number == last else "",
            )
            placed = link(match.id, match.version + 1 + number, previous, event, meta)
            recorded.append(placed)
            previous = placed.hash
        return recorded

    def _forget(self, actor: Actor) -> None:
        if self._open.get(actor.match.id) is actor:
            del self._open[actor.match.id]

    def _evict(self) -> None:
        surplus = len(self._open) - MATCHES_OPEN_MAX
        for actor in list(self._open.values())[: max(0, surplus)]:
            if not actor.lock.locked():
                self._forget(actor)


def key_of(seed: bytes, table: Table) -> bytes:
    """The match key of a started table."""
    return match_key(seed, [bytes.fromhex(seat.contribution) for seat in table.seats])
