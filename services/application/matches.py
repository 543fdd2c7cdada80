"""Matches: the one entry for the API, bots and tests."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple
from uuid import UUID

from domain.kernel.rules import EVERYONE
from services.application.actors import Actors
from services.application.closing import Closing
from services.application.codec import Codec
from services.application.down_time import DownTime
from services.application.frames import Perspective, Replay
from services.application.lobby import Lobby
from services.application.match import Match
from services.application.nudges import Nudges
from services.application.orders import SEATS_MAX
from services.application.play import Play
from services.application.ports import (
    Broadcaster,
    Clock,
    EventStore,
    Invites,
    Limiter,
    Names,
    Vault,
)
from services.application.refusals import Refused, no_such_seat
from services.application.rematches import Rematches
from services.application.resigning import Resigning
from services.application.tally import counted
from services.ending import ended

BOT_RETRY_SECONDS: Final = 1.0
SLICE_BYTES: Final = 16 * 1024
SLICE_EVENTS: Final = 64
"""Of a replay for a stream so much is made at a time: the next frame may never be taken."""

log = logging.getLogger(__name__)


class AtHand(NamedTuple):
    """A match, and its latest frame, encoded."""

    match: Match
    frame: bytes


class Matches:
    """Opens tables, plays actions and shows frames; lives on one event loop."""

    def __init__(  # noqa: PLR0913 — the ports of the application, each of its own kind
        self,
        codec: Codec,
        *,
        store: EventStore,
        vault: Vault,
        names: Names,
        invites: Invites,
        broadcaster: Broadcaster,
        limiter: Limiter,
        clock: Clock,
    ) -> None:
        """Nothing is read before it is asked for."""
        self._codec = codec
        self._store = store
        self._clock = clock
        self.down_time = DownTime()
        self._actors = Actors(
            codec,
            store=store,
            vault=vault,
            broadcaster=broadcaster,
            clock=clock,
            down_time=self.down_time,
        )
        self._actors.committed.append(self._wake_bot)
        self._lobby = Lobby(self._actors, vault, names, invites)
        self._play = Play(self._actors)
        self._rematches = Rematches(self._actors, vault, names, invites)
        self._nudges = Nudges(self._actors, broadcaster, limiter)
        self._resigning = Resigning(self._actors)
        broadcaster.before_telling(self._actors.take_in)
        self._bots: dict[UUID, asyncio.Task[None]] = {}
        self.remembered = self._actors.summaries
        self.tally = self._actors.tally
        self.create = self._lobby.create
        self.take_seat = self._lobby.take_seat
        self.leave_seat = self._lobby.leave_seat
        self.leave_lobbies = self._lobby.leave_lobbies
        self.decline = self._lobby.decline
        self.start = self._lobby.start
        self.rematch = self._rematches.open
        self.resign = self._resigning.resign
        self.leave_all = self._resigning.leave_all
        self.call_off = Closing(self._actors).call_off
        self.come_back = self._resigning.come_back
        self.nudge = self._nudges.nudge
        self.act = counted(self._actors.tally, self._play.act)
        self.options = self._play.options
        self.run_out = self._play.run_out

    async def match(self, match_id: UUID, at_least: int | None = None) -> Match:
        """The match as it stands, or as it stood at some version from `at_least` on.

        Whoever has heard of a version names it, which saves looking into the store again.
        Refuses with match_not_found.
        """
        return (await self._actors.current(match_id, at_least)).match

    def on_commit(self, listener: Callable[[Match], None]) -> None:
        """Call the listener after each change of a match; it must not block or raise."""
        self._actors.committed.append(listener)

    def perspective(self, match: Match, user: str | None, wanted: str | None) -> Perspective:
        """Whose eyes a user may look through: their own by default.

        `wanted` is a seat number or "all". Refuses with seat_not_found, perspective_closed.
        """
        finished = match.table.status == "finished"
        if wanted is None:
            return Perspective(user or "")
        seats = {str(number): number for number in range(len(match.table.seats))}
        seat = EVERYONE if wanted == "all" else seats.get(wanted)
        if seat is None:
            raise no_such_seat(len(match.table.seats))
        own = seat in match.table.seats_of(user or "")
        if not (finished or own):
            raise Refused("perspective_closed", "Others' eyes open when the match has ended.")
        return Perspective(user or "", seat, opened=finished)

    async def visible(self, match_id: UUID, user: str | None) -> Match:
        """The match for somebody who wants to look; refuses also with spectators_closed."""
        match = await self.match(match_id)
        if not match.table.may_look(user):
            raise Refused("spectators_closed", "Only those who sit here may look at this table.")
        return match

    async def frame(
        self, match: Match, perspective: Perspective, version: int | None = None
    ) -> bytes:
        """The current frame, or the one that contains a past version; encoded.

        Refuses with version_not_found.
        """
        actor = await self._actors.get(match.id)
        match = actor.match
        if version is None or match.before < version <= match.version:
            return actor.frame(perspective.viewer(match))
        if not 1 <= version <= match.version:
            raise Refused("version_not_found", f"Versions are 1 to {match.version}.")
        frames = await self._replayed(match.id, perspective, 0)
        return next(encoded for end, encoded in frames if end >= version)

    def at_hand(self, match_id: UUID, perspective: Perspective, after: int) -> AtHand | None:
        """The match and its latest frame, if that is known and the next one after a version."""
        actor = self._actors.known(match_id)
        if actor is None or not actor.match.before <= after < actor.match.version:
            return None
        return AtHand(actor.match, actor.frame(perspective.viewer(actor.match)))

    async def frames(self, match: Match, perspective: Perspective, after: int) -> list[bytes]:
        """All frames with a version above `after`, in order; encoded."""
        actor = await self._actors.get(match.id)
        match = actor.match
        if after >= match.version:
            return []
        if after >= match.before:
            return [actor.frame(perspective.viewer(match))]
        return [encoded for _, encoded in await self._replayed(match.id, perspective, after)]

    async def each_frame(
        self, match: Match, perspective: Perspective, after: int
    ) -> AsyncIterator[tuple[int, bytes]]:
        """The same one by one, each behind its version, also those that are made meanwhile.

        Only a slice of them is held, however long the caller takes.
        """
        actor = await self._actors.get(match.id)
        replay = Replay(match.id, self._codec, perspective, after)
        while after < actor.match.before:
            for version, encoded in await self._slice(replay, after):
                after = version
                yield version, encoded
        if after < actor.match.version:
            yield actor.match.version, actor.frame(perspective.viewer(actor.match))

    async def _slice(self, replay: Replay, after: int) -> list[tuple[int, bytes]]:
        up_to = max(after, replay.version + SLICE_EVENTS)
        events = await self._store.read(replay.match_id, replay.version, up_to)
        return await asyncio.to_thread(replay.some, events, SLICE_BYTES)

    async def _replayed(
        self, match_id: UUID, perspective: Perspective, after: int
    ) -> list[tuple[int, bytes]]:
        events = await self._store.read(match_id)
        frames = Replay(match_id, self._codec, perspective, after).frames(events)
        return await asyncio.to_thread(lambda: list(frames))

    async def refresh(self, match: Match) -> Match:
        """Read what others stored since; the store is the truth when hints were lost."""
        actor = await self._actors.get(match.id)
        await self._actors.refresh(actor)
        return actor.match

    def lost(self, began: int) -> int:
        """For how many milliseconds from then to now nobody could play."""
        return self.down_time.lost(began, self._clock.now_ms())

    async def look_after(self, match_id: UUID) -> int | None:
        """Do what is due in a match that nobody touches, and answer when more will be due.

        A lobby that never started is closed, time that has run out runs out, bots go on.
        What a command beside the server stored is heard of here: no doorbell rings for it.
        Refuses with match_not_found, busy.
        """
        await self.refresh(await self.match(match_id))
        await self._lobby.expire(match_id)
        await self._play.run_out(match_id)
        for _ in range(SEATS_MAX):
            if not await self._play.time_out(match_id):
                break
        match = await self.match(match_id, at_least=0)
        self._wake_bot(match)
        return match.due(self.lost)

    @property
    def bots_playing(self) -> int:
        """In how many matches bots are at work just now."""
        return len(self._bots)

    async def close(self) -> None:
        """End the bots' turns; what they have stored is stored."""
        await ended(list(self._bots.values()))

    def _wake_bot(self, match: Match) -> None:
        if match.awaited_bot() is not None:
            self._play_bots(match.id)

    def _play_bots(self, match_id: UUID) -> None:
        if match_id not in self._bots:
            task = asyncio.create_task(self._bot_turns(match_id))
            self._bots[match_id] = task

    async def _bot_turns(self, match_id: UUID) -> None:
        try:
            while await self._bot_turn(match_id):
                pass
        finally:
            self._bots.pop(match_id, None)

    async def _bot_turn(self, match_id: UUID) -> bool:
        try:
            return await self._play.act_as_bot(match_id)
        except Refused as refused:
            if refused.code == "match_not_found":
                return False
            log.warning("a bot has to wait: %s", refused.code)
        except Exception:
            log.exception("a bot's turn failed")
        await asyncio.sleep(BOT_RETRY_SECONDS)
        return True
