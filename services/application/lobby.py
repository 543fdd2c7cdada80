"""Before a match: open a table, sit down, leave, start."""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final
from uuid import UUID, uuid5

import msgspec
from msgspec import Struct

from domain.kernel.chance import CONTRIBUTION_BYTES, commitment
from domain.kernel.play import begin
from services.application.actors import Actor, Actors, Change, key_of
from services.application.bot_names import bot_name
from services.application.events import (
    MatchCancelled,
    MatchCreated,
    MatchStarted,
    OptionValue,
    Seat,
    SeatLeft,
    SeatTaken,
    ServiceEvent,
)
from services.application.match import LOBBY_MS_MAX, Match
from services.application.moments import MS_A_DAY, MS_A_SECOND
from services.application.orders import NewMatch, NewSeat, SeatWish, digest_of
from services.application.play import BY_TABLE, conclude
from services.application.ports import Invites, Names, Vault
from services.application.refusals import Refused, no_such_seat
from services.application.repeats import repeated
from services.application.table import FREE, Table, evolve

MATCHES: Final = UUID("6f1d4dbb-3a0a-5a51-9d0b-7a1f6d3b1c55")
"""The namespace that match ids are made in, from the host's id and the command's."""
SECONDS_A_DAY: Final = MS_A_DAY // MS_A_SECOND
"""A table that gives so long for a decision is one by correspondence."""


class Lobby:
    """Commands on tables that have not started."""

    def __init__(self, actors: Actors, vault: Vault, names: Names, invites: Invites) -> None:
        """Work on the matches of these actors."""
        self._actors = actors
        self._vault = vault
        self._names = names
        self._invites = invites

    async def create(self, user: str, command: UUID, order: NewMatch) -> Match:
        """Open a table; the same command again answers the same table.

        Refuses with game_not_found, invalid_options, invalid_seats, command_reused.
        """
        self._check(order)
        match_id = uuid5(MATCHES, f"{user}:{command}")
        actor = await self._actors.blank(match_id)
        return await self._actors.run(actor, lambda: self._create(actor, user, str(command), order))

    def _check(self, order: NewMatch) -> None:
        game = self._actors.codec.game(order.game)
        self._actors.codec.options(order.game, order.options)
        if not game.seats_min <= len(order.seats) <= game.seats_max:
            text = f"{order.game} is for {game.seats_min} to {game.seats_max} seats."
            raise Refused("invalid_seats", text)
        if sum(seat.kind == "me" for seat in order.seats) > 1:
            raise Refused("invalid_seats", "You can take one seat yourself.")
        _check_contribution(order.contribution)

    async def _create(self, actor: Actor, user: str, command: str, order: NewMatch) -> Match:
        match, digest = actor.match, digest_of(order)
        scoped = f"{user}:{command}"
        if match.version:
            if not repeated(match, scoped, digest):
                raise Refused("command_reused", "This command id was used for something else.")
            return match
        seed = await asyncio.to_thread(self._vault.seed, match.id)
        seats = tuple(
            _new_seat(seat, match.id, number, user, order.contribution)
            for number, seat in enumerate(order.seats)
        )
        event = MatchCreated(
            order.game,
            self._options(order),
            user,
            seats,
            commitment(seed),
            order.visibility,
            order.turn_seconds or 0,
        )
        await asyncio.to_thread(self._name, match.id, order.name, order.seats, seats)
        table = evolve(None, event)
        change = Change(user, [event], [None], table, None, None, scoped, digest)
        await self._actors.commit(actor, change)
        return match

    def _options(self, order: NewMatch) -> dict[str, OptionValue]:
        usual = self._actors.codec.game(order.game).correspondence
        if usual is None or (order.turn_seconds or 0) < SECONDS_A_DAY:
            return order.options
        return {**msgspec.structs.asdict(usual), **order.options}

    def _name(
        self, match_id: UUID, name: str | None, wanted: Sequence[NewSeat], seats: Sequence[Seat]
    ) -> None:
        if name:
            self._names.name(str(match_id), name)
        for number, (wish, seat) in enumerate(zip(wanted, seats, strict=True)):
            self._name_seat(seat, number, wish.name)
        self._invites.code(match_id)

    def _name_seat(self, seat: Seat, number: int, name: str | None) -> None:
        if seat.kind == "bot":
            self._names.name(seat.label, name or bot_name(number))
        elif seat.kind == "device" and name:
            self._names.name(seat.label, name)

    async def take_seat(self, match_id: UUID, user: str, command: UUID, wish: SeatWish) -> Match:
        """Sit down, or as the host seat a bot or someone on the same device.

        A closed table lets in those who bring its code or were invited, on open seats too.
        Refuses with match_not_found, not_in_lobby, seat_not_found, seat_taken,
        already_seated, invite_needed, not_host, command_reused.
        """
        _check_contribution(wish.contribution)
        invited = await asyncio.to_thread(self._invited, match_id, wish.code)
        actor = await self._actors.get(match_id)
        scoped = f"{user}:{command}"
        return await self._actors.run(
            actor, lambda: self._take_seat(actor, user, scoped, wish, invited)
        )

    def _invited(self, match_id: UUID, code: str | None) -> bool:
        return code is not None and self._invites.match(code) == match_id

    async def _take_seat(
        self,
        actor: Actor,
        user: str,
        command: str,
        wish: SeatWish,
        invited: bool,  # noqa: FBT001
    ) -> Match:
        match, digest = actor.match, digest_of(wish)
        if repeated(match, command, digest):
            return match
        _in_lobby(match)
        number = _free_seat(match, user, wish, invited)
        wanted = NewSeat(wish.kind, wish.name, wish.level)
        seat = _new_seat(wanted, match.id, number, user, wish.contribution)
        await asyncio.to_thread(self._name_seat, seat, number, wish.name)
        await self._append(actor, user, [SeatTaken(number, seat)], command, digest)
        return match

    async def leave_seat(self, match_id: UUID, user: str, number: int) -> Match:
        """Free a seat: one's own, or as the host any; a host who leaves closes the table.

        Refuses with match_not_found, not_in_lobby, seat_not_found, not_your_seat.
        """
        actor = await self._actors.get(match_id)
        return await self._actors.run(actor, lambda: self._leave_seat(actor, user, number))

    async def _leave_seat(self, actor: Actor, user: str, number: int) -> Match:
        table = actor.match.table
        if not 0 <= number < len(table.seats):
            raise no_such_seat(len(table.seats))
        seat = table.seats[number]
        if user not in {seat.holder, table.host}:
            raise Refused("not_your_seat", "Somebody else sits here.")
        _in_lobby(actor.match)
        if seat.kind == "user" and seat.holder == table.host:
            await self._append(actor, user, [MatchCancelled()])
        elif seat.kind not in FREE or seat.invitee:
            await self._append(actor, user, [SeatLeft(number)])
        return actor.match

    async def leave_lobbies(self, user: str, matches: Iterable[UUID]) -> None:
        """Free the user's seats in these lobbies; those that they host close.

        A match that has started or is closed by now is left as it is. Refuses with busy.
        """
        for match_id in matches:
            actor = await self._actors.current(match_id)
            await self._actors.run(actor, partial(self._leave_lobby, actor, user))

    async def _leave_lobby(self, actor: Actor, user: str) -> None:
        table = actor.match.table
        if table.status != "lobby":
            return
        if user == table.host:
            await self._append(actor, user, [MatchCancelled()])
        elif seats := table.seats_of(user):
            await self._append(actor, user, [SeatLeft(number) for number in seats])

    async def decline(self, match_id: UUID, user: str) -> Match:
        """Free what is kept for an invited user who does not want to play.

        Refuses with match_not_found, not_invited, not_in_lobby.
        """
        actor = await self._actors.get(match_id)
        return await self._actors.run(actor, lambda: self._decline(actor, user))

    async def _decline(self, actor: Actor, user: str) -> Match:
        table = actor.match.table
        if user not in table.invitees:
            raise Refused("not_invited", "No seat is kept for you here.")
        _in_lobby(actor.match)
        kept = [n for n, seat in enumerate(table.seats) if user in {seat.invitee, seat.holder}]
        await self._append(actor, user, [SeatLeft(number) for number in kept])
        return actor.match

    async def start(self, match_id: UUID, user: str, command: UUID) -> Match:
        """Begin with the seats that are taken.

        Refuses with match_not_found, not_host, not_in_lobby, too_few_seats, command_reused.
        """
        actor = await self._actors.get(match_id)
        return await self._actors.run(actor, lambda: self._start(actor, user, f"{user}:{command}"))

    async def _start(self, actor: Actor, user: str, command: str) -> Match:
        match, digest = actor.match, digest_of("start")
        if repeated(match, command, digest):
            return match
        if user != match.table.host:
            raise Refused("not_host", "Only the host starts the match.")
        _in_lobby(match)
        game, taken = match.game, match.table.taken
        if len(taken) < game.seats_min:
            text = f"{game.name} needs {game.seats_min} seats; {len(taken)} are taken."
            raise Refused("too_few_seats", text)
        started = MatchStarted(game.rules_version, taken)
        table = evolve(match.table, started)
        seed = await asyncio.to_thread(self._vault.seed, match.id)
        played = begin(game.rules, self._actors.codec.setup(table), key_of(seed, table))
        change = Change(
            by=user,
            events=[started, *played.events],
            draws=[None, *played.draws],
            table=table,
            state=played.state,
            pending=played.pending,
            command=command,
            digest=digest,
        )
        conclude(change, seed)
        await self._actors.commit(actor, change)
        return match

    async def expire(self, match_id: UUID) -> None:
        """Close a lobby that has not started for too long; nothing happens to others.

        Refuses with match_not_found, busy.
        """
        actor = await self._actors.current(match_id)
        await self._actors.run(actor, lambda: self._expire(actor))

    async def _expire(self, actor: Actor) -> None:
        match = actor.match
        if match.table.status == "lobby" and self._actors.is_past(
            match.created_at, match.created_at + LOBBY_MS_MAX
        ):
            await self._append(actor, BY_TABLE, [MatchCancelled(reason="unstarted")])
            self._actors.tally.expired += 1

    async def _append(
        self,
        actor: Actor,
        user: str,
        events: list[ServiceEvent],
        command: str = "",
        digest: str = "",
    ) -> None:
        table = actor.match.table
        for event in events:
            table = evolve(table, event)
        plain: list[Struct] = [*events]
        draws: list[int | None] = [None] * len(events)
        await self._actors.commit(
            actor, Change(user, plain, draws, table, None, None, command, digest)
        )


def _in_lobby(match: Match) -> None:
    if match.table.status != "lobby":
        raise Refused("not_in_lobby", "This table has started or is closed.")


def _free_seat(match: Match, user: str, wish: SeatWish, invited: bool) -> int:  # noqa: FBT001
    table = match.table
    if wish.kind != "me" and user != table.host:
        raise Refused("not_host", "Only the host seats bots and people on the same device.")
    if wish.kind == "me" and any(
        seat.kind == "user" and seat.holder == user for seat in table.seats
    ):
        raise Refused("already_seated", "You sit at this table already.")
    free = [number for number, seat in enumerate(table.seats) if seat.kind in FREE]
    if wish.seat is not None:
        if not 0 <= wish.seat < len(table.seats):
            raise no_such_seat(len(table.seats))
        free = [number for number in free if number == wish.seat]
    elif user == table.host:  # only by its number can the host give a kept seat away
        free = [number for number in free if not table.seats[number].invitee]
    if not free:
        raise Refused("seat_taken", "No seat is free there.")
    allowed = [
        number
        for number in free
        if user == table.host or _lets_in(table, table.seats[number], user, invited)
    ]
    if not allowed:
        raise Refused("invite_needed", "This seat is kept for someone who is invited.")
    return min(allowed, key=lambda number: _distance(table.seats[number], user, invited))


def _lets_in(table: Table, seat: Seat, user: str, invited: bool) -> bool:  # noqa: FBT001
    if seat.invitee:
        return seat.invitee == user
    if seat.kind == "open" and table.visibility != "closed":
        return True
    return invited or user in table.invitees


def _distance(seat: Seat, user: str, invited: bool) -> int:  # noqa: FBT001
    """Whoever was invited gets the seat that was kept for them, others the lowest."""
    if seat.invitee == user:
        return 0
    return 1 if seat.kind == "invited" and invited else 2


def _new_seat(wish: NewSeat, match_id: UUID, number: int, user: str, contribution: str) -> Seat:
    label = uuid5(match_id, f"{wish.kind}:{number}:{wish.name}").hex
    match wish.kind:
        case "me":
            return Seat("user", user, user, contribution)
        case "device":
            return Seat("device", user, label)
        case "bot":
            return Seat("bot", "", label, level=wish.level)
        case "open" | "invited":
            return Seat(wish.kind)


def _check_contribution(contribution: str) -> None:
    if contribution and len(contribution) != 2 * CONTRIBUTION_BYTES:
        raise Refused("invalid_body", "A contribution is 32 hex digits.")
    try:
        bytes.fromhex(contribution)
    except ValueError as error:
        raise Refused("invalid_body", "A contribution is 32 hex digits.") from error
