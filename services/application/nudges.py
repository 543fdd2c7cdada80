"""A nudge: remind the player whom a match waits for."""

from typing import Final
from uuid import UUID

from services.application.actors import Actor, Actors
from services.application.ports import Broadcaster, Clock, News
from services.application.refusals import Refused

PAUSE_MS: Final = 60 * 60 * 1000
"""Between two nudges of one seat, whoever sends them."""
MS_A_SECOND: Final = 1000


class Nudges:
    """Sends nudges, and remembers for an hour which it sent."""

    def __init__(self, actors: Actors, broadcaster: Broadcaster, clock: Clock) -> None:
        """None was sent yet."""
        self._actors = actors
        self._broadcaster = broadcaster
        self._clock = clock
        self._sent: dict[tuple[UUID, int], int] = {}

    async def nudge(self, match_id: UUID, user: str, seat: int) -> None:
        """Remind whoever plays the seat.

        Refuses with match_not_found, not_a_player, not_running, seat_not_found,
        not_awaited, too_soon.
        """
        actor = await self._actors.current(match_id)
        holder = _reminded(actor, user, seat)
        self._wait(match_id, seat)
        self._broadcaster.announce(News(match_id, actor.match.version, (holder,), nudged=(holder,)))

    def _wait(self, match_id: UUID, seat: int) -> None:
        now = self._clock.now_ms()
        self._sent = {key: at for key, at in self._sent.items() if now - at < PAUSE_MS}
        last = self._sent.get((match_id, seat))
        if last is not None:
            left = -(-(last + PAUSE_MS - now) // MS_A_SECOND)
            raise Refused(
                "too_soon", "This seat was nudged within the hour.", retry_after_seconds=left
            )
        self._sent[match_id, seat] = now


def _reminded(actor: Actor, user: str, seat: int) -> str:
    table = actor.match.table
    if user not in table.users:
        raise Refused("not_a_player", "A nudge is for those who play with each other.")
    if table.status != "running":
        raise Refused("not_running", "Only a running match waits for somebody.")
    if not 0 <= seat < len(table.seats):
        raise Refused("seat_not_found", "This table has no such seat.")
    holder = table.seats[seat].holder
    if not holder or actor.match.since(seat) is None:
        raise Refused("not_awaited", "The match does not wait for anybody on this seat.")
    return holder
