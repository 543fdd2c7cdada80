"""During a match: hand a seat over to a bot, for good."""

from typing import Final
from uuid import UUID

from domain.kernel.game import Level
from services.application.actors import Actor, Actors, Change
from services.application.events import SeatToBot
from services.application.match import Match
from services.application.orders import digest_of
from services.application.play import check_seat
from services.application.repeats import repeated
from services.application.table import evolve

LEVEL: Final[Level] = "standard"
"""Those who go on playing get the better bot to play with."""


class Resigning:
    """Hands seats of running matches over to bots."""

    def __init__(self, actors: Actors) -> None:
        """Work on the matches of these actors."""
        self._actors = actors

    async def resign(self, match_id: UUID, user: str, command: UUID, seat: int) -> Match:
        """Give a seat of one's own up; the bot that plays it from then on goes on at once.

        Refuses with match_not_found, seat_not_found, not_your_seat, not_running,
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
        event = SeatToBot(seat, LEVEL)
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
        return match
