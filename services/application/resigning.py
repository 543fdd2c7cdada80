"""During a match: hand a seat over to a bot for good, or take it back from one that held it."""

from collections.abc import Iterable
from uuid import UUID, uuid5

from services.application.actors import Actor, Actors, Change
from services.application.events import SeatReturned, SeatToBot, ServiceEvent
from services.application.match import Match
from services.application.orders import digest_of
from services.application.play import PATIENCE, STAND_IN, check_owner, check_seat
from services.application.refusals import Refused, no_such_seat
from services.application.repeats import repeated
from services.application.table import evolve


class Resigning:
    """Hands seats of running matches over to bots, and back."""

    def __init__(self, actors: Actors) -> None:
        """Work on the matches of these actors."""
        self._actors = actors

    async def resign(self, match_id: UUID, user: str, command: UUID, seat: int) -> Match:
        """Give a seat of one's own up; the bot that plays it from then on goes on at once.

        Refuses with match_not_found, seat_not_found, not_your_seat, seat_held, not_running,
        command_reused.
        """
        actor = await self._actors.get(match_id)
        return await self._actors.run(
            actor, lambda: self._resign(actor, user, f"{user}:{command}", seat)
        )

    async def _resign(self, actor: Actor, user: str, command: str, seat: int) -> Match:
        match, digest = actor.match, digest_of("resign", seat)
        if repeated(match, command, digest):
            return match
        check_seat(match.table, user, seat)
        await self._append(actor, user, SeatToBot(seat, STAND_IN), command, digest)
        return match

    async def leave_all(self, user: str, matches: Iterable[UUID]) -> None:
        """Give every seat of the user's in these matches up, so that nobody waits for them.

        A match that is over, or another's by now, is left as it is. Refuses with busy.
        """
        for match_id in matches:
            actor = await self._actors.current(match_id)
            for seat in actor.match.table.seats_of(user):
                command = uuid5(match_id, f"{user} leaves {seat}")
                try:
                    await self.resign(match_id, user, command, seat)
                except Refused as refused:
                    if refused.code == "busy":
                        raise

    async def come_back(self, match_id: UUID, user: str, command: UUID, seat: int) -> Match:
        """Take a seat of one's own back from the bot that holds it.

        Nothing happens to a seat that no bot holds. Refuses with match_not_found,
        seat_not_found, not_your_seat, not_running, command_reused.
        """
        actor = await self._actors.get(match_id)
        return await self._actors.run(
            actor, lambda: self._come_back(actor, user, f"{user}:{command}", seat)
        )

    async def _come_back(self, actor: Actor, user: str, command: str, seat: int) -> Match:
        match, digest = actor.match, digest_of("return", seat)
        if repeated(match, command, digest):
            return match
        table = match.table
        if not 0 <= seat < len(table.seats):
            raise no_such_seat(len(table.seats))
        check_owner(table, user, seat)
        if table.status != "running":
            raise Refused("not_running", PATIENCE)
        if table.seats[seat].away:
            await self._append(actor, user, SeatReturned(seat), command, digest)
        return match

    async def _append(
        self, actor: Actor, user: str, event: ServiceEvent, command: str, digest: str
    ) -> None:
        match = actor.match
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
