"""Whoever runs the server ends a match, whatever state it is in."""

from typing import Final
from uuid import UUID

from services.application.actors import Actor, Actors, Change
from services.application.events import MatchCancelled
from services.application.match import Match
from services.application.refusals import Refused
from services.application.table import ENDED, evolve

OPERATOR: Final = "operator"


class Closing:
    """Ends matches without a result."""

    def __init__(self, actors: Actors) -> None:
        """Work on the matches of these actors."""
        self._actors = actors

    async def call_off(self, match_id: UUID) -> Match:
        """End a lobby or a running match: nobody is awaited any more, and nobody has won.

        Refuses with match_not_found, not_running, busy.
        """
        actor = await self._actors.current(match_id)
        return await self._actors.run(actor, lambda: self._call_off(actor))

    async def _call_off(self, actor: Actor) -> Match:
        match = actor.match
        if match.table.status in ENDED:
            raise Refused("not_running", "This match has ended already.")
        event = MatchCancelled(reason="operator")
        table = evolve(match.table, event)
        change = Change(OPERATOR, [event], [None], table, match.state)
        await self._actors.commit(actor, change)
        return match
