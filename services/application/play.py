"""A game action from submission to the acknowledged frame: the service's main path.

Look for the repeat, check the seat and the version it acts on, let the rules decide,
store, answer.
"""

from collections.abc import Sequence
from typing import Final
from uuid import UUID, uuid5

from msgspec import Raw, Struct

from domain.kernel.chance import Source, match_key
from domain.kernel.game import Level
from domain.kernel.play import submit
from domain.kernel.rules import TABLE, Finished
from domain.kernel.violations import RuleViolation
from services.application.actors import Actor, Actors, Change
from services.application.codec import encode
from services.application.events import (
    MatchFinished,
    SeatToBot,
    SeedRevealed,
    ServiceEvent,
    TurnTimedOut,
)
from services.application.frames import Perspective, Replay
from services.application.match import Match
from services.application.orders import digest_of
from services.application.refusals import Refused, no_such_seat
from services.application.repeats import repeated
from services.application.table import Table, evolve

BOT: Final = "bot"
BY_TABLE: Final = "table"
NOTHING: Final = b"[]"
"""What may be done by a seat that the match does not wait for."""
PATIENCE: Final = "Only a running match can be played."
MISSED_MAX: Final = 2
"""As many times out in a row, and a bot holds the seat until its owner returns."""
STAND_IN: Final[Level] = "standard"
"""Those who go on playing get the better bot to play with."""


class Submission(Struct, frozen=True):
    """An action as it came in: by whom, under which id, for which seat, on which position."""

    by: str
    command: str
    seat: int
    action: Struct
    expected: int

    @property
    def digest(self) -> str:
        """Equal for a true repeat."""
        return digest_of(self.seat, self.expected, self.action)


class Play:
    """Plays actions of people and bots."""

    def __init__(self, actors: Actors) -> None:
        """Play on the matches of these actors."""
        self._actors = actors

    async def act(  # noqa: PLR0913 — the parts of a submission, as they arrive
        self,
        match_id: UUID,
        user: str,
        command: UUID,
        seat: int,
        action: Raw,
        expected_version: int,
    ) -> bytes:
        """Carry out a user's action; answers the frame that it made, also to a repeat.

        Refuses with match_not_found, unknown_action, command_reused, not_running,
        seat_not_found, not_your_seat, seat_held, not_awaited, stale_version, rule_refused,
        busy.
        """
        actor = await self._actors.get(match_id)
        try:
            struct = self._actors.codec.action(actor.match.table.game, action)
        except Refused as refused:
            refused.options = _offered(actor, user, seat)
            raise
        asked = Submission(user, f"{user}:{command}", seat, struct, expected_version)
        return await self._actors.run(actor, lambda: self._attempt(actor, asked))

    async def options(
        self, match_id: UUID, user: str, seat: int, partial: Raw
    ) -> tuple[int, bytes]:
        """The version, and the ways to go on from a partly filled action, encoded.

        Refuses with match_not_found, unknown_action, seat_not_found, not_your_seat,
        seat_held, not_running, not_awaited.
        """
        actor = await self._actors.current(match_id)
        match = actor.match
        check_seat(match.table, user, seat)
        action = self._actors.codec.action(match.table.game, partial)
        if match.since(seat) is None:
            raise _not_awaited(actor, user, seat)
        view = match.game.rules.view(_state(actor), seat)
        return match.version, encode(match.game.rules.options(view, action))

    async def act_as_bot(self, match_id: UUID) -> bool:
        """Let the awaited bot play one decision; whether there was one."""
        actor = await self._actors.get(match_id)
        return await self._actors.run(actor, lambda: self._bot_attempt(actor))

    async def run_out(self, match_id: UUID) -> None:
        """Let the table act once the time of a match by the clock has run out.

        Nothing happens before, after, or a second time. Refuses with match_not_found, busy.
        """
        actor = await self._actors.get(match_id)
        await self._actors.run(actor, lambda: self._clock_attempt(actor))

    async def _clock_attempt(self, actor: Actor) -> None:
        match = actor.match
        command = f"{BY_TABLE}:{uuid5(match.id, 'clock')}"
        due = self._actors.codec.clock(match.table)
        if due is None or command in match.done or not self._actors.time_is_up(match):
            return
        _, action = due
        await self._carry_out(actor, Submission(BY_TABLE, command, TABLE, action, match.version))

    async def _attempt(self, actor: Actor, asked: Submission) -> bytes:
        match = actor.match
        if asked.expected > match.version:
            await self._actors.catch_up(actor)  # the client saw what another process wrote
        if repeated(match, asked.command, asked.digest):
            self._actors.tally.outcomes["repeat"] += 1
            return await self._frame_of(actor, match.done[asked.command].version, asked)
        _check(actor, asked)
        await self._carry_out(actor, asked)
        self._actors.tally.outcomes["accepted"] += 1
        return _seen(actor, asked.by)

    async def _frame_of(self, actor: Actor, version: int, asked: Submission) -> bytes:
        if version == actor.match.version:
            return _seen(actor, asked.by)
        events = await self._actors.store.read(actor.match.id, 0, version)
        eyes = Perspective(asked.by)
        replay = Replay(actor.match.id, self._actors.codec, eyes, version - 1)
        _, encoded = next(replay.frames(events))
        return encoded

    async def time_out(self, match_id: UUID) -> bool:
        """Let a bot decide for one seat whose time has run out; whether there was one.

        After several times in a row the bot goes on for the seat until its owner returns.
        Nothing happens to a seat that has acted meanwhile, nor twice for one question.
        Refuses with match_not_found, busy.
        """
        actor = await self._actors.current(match_id)
        return await self._actors.run(actor, lambda: self._time_out(actor))

    async def _time_out(self, actor: Actor) -> bool:
        seat = self._late(actor.match)
        if seat is None:
            return False
        await self._stand_in(actor, seat)
        return True

    async def _stand_in(self, actor: Actor, seat: int) -> None:
        match = actor.match
        before: list[ServiceEvent] = [TurnTimedOut(seat)]
        if match.missed(seat) + 1 >= MISSED_MAX and not match.table.seats[seat].away:
            before.append(SeatToBot(seat, STAND_IN, held=True))
        command = f"{BY_TABLE}:{uuid5(match.id, f'{seat}:{match.version}:timeout')}"
        action = await self._advised(actor, seat, STAND_IN)
        asked = Submission(BY_TABLE, command, seat, action, match.version)
        await self._carry_out(actor, asked, before)
        self._actors.tally.timed_out += 1

    def _late(self, match: Match) -> int | None:
        """The first seat whose time for its question is over."""
        if match.table.status != "running":
            return None
        is_past = self._actors.is_past
        return next((one.seat for one in match.deadlines() if is_past(one.began, one.due)), None)

    async def _carry_out(
        self, actor: Actor, asked: Submission, before: Sequence[ServiceEvent] = ()
    ) -> None:
        match = actor.match
        key = actor.key or await self._actors.key(actor)
        try:
            played = submit(
                match.game.rules, _state(actor), asked.seat, asked.action, key, match.draws_made
            )
        except RuleViolation as violation:
            raise Refused(
                "rule_refused",
                violation.message,
                rule=violation.rule_id,
                version=match.version,
                options=_offered(actor, asked.by, asked.seat),
            ) from violation
        table = match.table
        for event in before:
            table = evolve(table, event)
        change = Change(
            by=asked.by,
            events=[*before, *played.events],
            draws=[*[None] * len(before), *played.draws],
            table=table,
            state=played.state,
            pending=played.pending,
            command=asked.command,
            digest=asked.digest,
            seat=asked.seat,
            action=Raw(encode(asked.action)),
        )
        conclude(change, actor.seed)
        await self._actors.commit(actor, change)

    async def _bot_attempt(self, actor: Actor) -> bool:
        await self._clock_attempt(actor)
        match = actor.match
        seat = match.awaited_bot()
        if seat is None:
            return False
        action = await self._advised(actor, seat, match.table.seats[seat].level)
        command = f"{BOT}:{uuid5(match.id, f'{seat}:{match.version}')}"
        await self._carry_out(actor, Submission(BOT, command, seat, action, match.version))
        self._actors.tally.bots += 1
        return True

    async def _advised(self, actor: Actor, seat: int, level: Level) -> Struct:
        """A bot's decision for the seat, by what the seat sees and draws of its own."""
        match = actor.match
        key = actor.key or await self._actors.key(actor)
        own_key = match_key(key, [uuid5(match.id, f"{BOT}:{seat}").bytes])
        draws = Source(own_key, match.version)
        view = match.game.rules.view(_state(actor), seat)
        return match.game.bots[level].advise(view, draws.below)


def conclude(change: Change, seed: bytes) -> None:
    """When the change ends the game, end the match in the same append."""
    pending = change.pending
    if not isinstance(pending, Finished):
        return
    for event in (MatchFinished(pending.scores, pending.winners), SeedRevealed(seed.hex())):
        change.events.append(event)
        change.draws.append(None)
        change.table = evolve(change.table, event)


def _check(actor: Actor, asked: Submission) -> None:
    match = actor.match
    if asked.by != BOT:
        check_seat(match.table, asked.by, asked.seat)
    since = match.since(asked.seat)
    if since is None:
        raise _not_awaited(actor, asked.by, asked.seat)
    if not since <= asked.expected <= match.version:
        raise Refused(
            "stale_version",
            "The position has changed since you saw it.",
            version=match.version,
            frame=_seen(actor, asked.by),
        )


def _not_awaited(actor: Actor, user: str, seat: int) -> Refused:
    why = actor.match.game.rules.unasked(_state(actor), seat)
    return Refused(
        "not_awaited",
        why.message,
        rule=why.rule_id,
        version=actor.match.version,
        frame=_seen(actor, user),
        options=NOTHING,
    )


def _seen(actor: Actor, user: str) -> bytes:
    """The latest frame, the very one that the user's stream brings, whichever seat acted."""
    return actor.frame(Perspective(user).viewer(actor.match))


def check_owner(table: Table, user: str, seat: int) -> None:
    """Refuses with not_your_seat unless the seat is the user's, whoever plays it just now."""
    if not user or table.seats[seat].owner != user:
        raise Refused("not_your_seat", "Somebody else plays this seat.")


def check_seat(table: Table, user: str, seat: int) -> None:
    """Refuses with seat_not_found, not_your_seat, seat_held, not_running."""
    if not 0 <= seat < len(table.seats):
        raise no_such_seat(len(table.seats))
    check_owner(table, user, seat)
    if table.seats[seat].away:
        raise Refused("seat_held", "A bot holds your seat. Take it back first.")
    if table.status != "running":
        raise Refused("not_running", PATIENCE)


def _offered(actor: Actor, user: str, seat: int) -> bytes | None:
    """What would be legal; nothing for those who may not know."""
    match = actor.match
    if seat not in match.table.seats_of(user) or not match.may_act(seat):
        return None
    view = match.game.rules.view(_state(actor), seat)
    return encode(match.game.rules.options(view, None))


def _state(actor: Actor) -> Struct:
    if actor.match.state is None:
        raise Refused("not_running", PATIENCE)
    return actor.match.state
