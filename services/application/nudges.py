"""A nudge: remind the player whom a match waits for."""

from math import ceil
from typing import Final
from uuid import UUID

from services.application.actors import Actor, Actors
from services.application.ports import Broadcaster, Limit, Limiter, News
from services.application.refusals import Refused, no_such_seat

PAUSE_SECONDS: Final = 60 * 60
ONCE_AN_HOUR: Final = Limit("nudges", 1, 1 / PAUSE_SECONDS)
"""For each seat, whoever sends them."""


class Nudges:
    """Sends nudges, but not too many."""

    def __init__(self, actors: Actors, broadcaster: Broadcaster, limiter: Limiter) -> None:
        """None was sent yet that the limiter does not know of."""
        self._actors = actors
        self._broadcaster = broadcaster
        self._limiter = limiter

    async def nudge(self, match_id: UUID, user: str, seat: int) -> None:
        """Remind whoever plays the seat.

        Refuses with match_not_found, not_a_player, not_running, seat_not_found,
        not_awaited, too_soon.
        """
        actor = await self._actors.current(match_id)
        holder = _reminded(actor, user, seat)
        wait = await self._limiter.take(ONCE_AN_HOUR, f"{match_id}:{seat}")
        if wait:
            raise Refused(
                "too_soon",
                "This seat was nudged within the hour.",
                retry_after_seconds=ceil(wait),
            )
        self._broadcaster.announce(News(match_id, actor.match.version, (holder,), nudged=(holder,)))


def _reminded(actor: Actor, user: str, seat: int) -> str:
    table = actor.match.table
    if user not in table.users:
        raise Refused("not_a_player", "A nudge is for those who play with each other.")
    if table.status != "running":
        raise Refused("not_running", "Only a running match waits for somebody.")
    if not 0 <= seat < len(table.seats):
        raise no_such_seat(len(table.seats))
    holder = table.seats[seat].holder
    if not holder or actor.match.since(seat) is None:
        raise Refused("not_awaited", "The match does not wait for anybody on this seat.")
    return holder
