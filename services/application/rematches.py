"""After a match: open the next one for the same people."""

import asyncio
from uuid import UUID, uuid5

from domain.kernel.chance import commitment
from services.application.actors import Actor, Actors, Change
from services.application.bot_names import bot_name
from services.application.events import MatchCreated, RematchOpened, Seat
from services.application.match import Match
from services.application.orders import digest_of
from services.application.ports import Invites, Names, Vault
from services.application.refusals import Refused
from services.application.repeats import repeated
from services.application.table import evolve


class Rematches:
    """Opens one rematch a match, whoever asks first."""

    def __init__(self, actors: Actors, vault: Vault, names: Names, invites: Invites) -> None:
        """Work on the matches of these actors."""
        self._actors = actors
        self._vault = vault
        self._names = names
        self._invites = invites

    async def open(self, match_id: UUID, user: str, command: UUID) -> Match:
        """The lobby of the next match: opened now, or before by another of the players.

        The first who asks hosts it, the others' seats are kept for them; one that was
        closed again is no hindrance to another. Refuses with match_not_found,
        not_a_player, not_finished, command_reused.
        """
        actor = await self._actors.get(match_id)
        return await self._actors.run(actor, lambda: self._open(actor, user, f"{user}:{command}"))

    async def _open(self, actor: Actor, user: str, command: str) -> Match:
        match, digest = actor.match, digest_of("rematch")
        repeated(match, command, digest)
        if user not in match.table.users:
            raise Refused("not_a_player", "A rematch is for those who played.")
        if match.table.status != "finished":
            raise Refused("not_finished", "A rematch can be opened when the match has ended.")
        last = match.table.rematch
        if last is not None:
            opened = (await self._actors.current(last)).match
            if opened.table.status != "cancelled":
                return opened
        # Made before it is recorded, and found again when nothing was recorded in the end.
        made = await self._actors.blank(uuid5(last or match.id, "rematch"))
        await self._actors.run(made, lambda: self._make(made, match, user))
        event = RematchOpened(made.match.id)
        change = Change(
            by=user,
            events=[event],
            draws=[None],
            table=evolve(match.table, event),
            state=match.state,
            pending=match.pending(),
            command=command,
            digest=digest,
        )
        await self._actors.commit(actor, change)
        return made.match

    async def _make(self, actor: Actor, old: Match, user: str) -> None:
        match, table = actor.match, old.table
        if match.version:
            return
        seed = await asyncio.to_thread(self._vault.seed, match.id)
        seats = tuple(
            _again(seat, user, match.id, number) for number, seat in enumerate(table.seats)
        )
        event = MatchCreated(
            table.game,
            table.options,
            user,
            seats,
            commitment(seed),
            table.visibility,
            table.turn_seconds,
        )
        await asyncio.to_thread(self._name, match.id, old, seats)
        await self._actors.commit(
            actor, Change(user, [event], [None], evolve(None, event), None, None)
        )

    def _name(self, match_id: UUID, old: Match, seats: tuple[Seat, ...]) -> None:
        for name in self._names.named([str(old.id)]).values():
            self._names.name(str(match_id), name)
        for number, seat in enumerate(seats):
            if seat.kind == "bot":  # one that was a bot before has a name and keeps it
                self._names.name(seat.label, bot_name(number))
        self._invites.code(match_id)


def _again(seat: Seat, user: str, match_id: UUID, number: int) -> Seat:
    """The seat in the next match, which the user hosts."""
    if "user" in {seat.kind, seat.away}:
        own = seat.owner == user
        return Seat("user", user, user) if own else Seat("invited", invitee=seat.owner)
    if seat.away:  # somebody on the device of whoever it is
        return Seat("device", seat.owner, seat.label)
    if seat.former:  # the name on it is that of the person who gave it up
        return Seat("bot", label=uuid5(match_id, f"bot:{number}").hex, level=seat.level)
    return Seat(seat.kind, seat.holder, seat.label, level=seat.level)
