"""Who else is at a match, as one stream notes and tells it."""

from services.api.replies import encode
from services.api.schemas.answers import Presence
from services.application import ports
from services.application.match import Match
from services.application.table import Table

NOBODY = encode(Presence(0, ()))


class Company:
    """Keeps one stream's onlooker up to date, and tells it of the others."""

    def __init__(
        self, presence: ports.Presence, onlooker: ports.Onlooker, user: str | None
    ) -> None:
        """Nothing is told yet."""
        self._presence = presence
        self._onlooker = onlooker
        self._user = user
        self._told = NOBODY
        self._table: Table | None = None

    def note(self, match: Match) -> None:
        """Whoever sits down or gets up plays, or plays no more."""
        if match.table is self._table:
            return
        self._table = match.table
        self._onlooker.plays = self._user in match.table.users

    def news(self, match: Match) -> list[bytes]:
        """An event `presence` when it says something else than the last one."""
        present = self._presence.of(match.id)
        seats = enumerate(match.table.seats)
        connected = tuple(n for n, seat in seats if seat.holder in present.players)
        told, self._told = self._told, encode(Presence(present.others, connected))
        return [] if told == self._told else [b"event: presence\ndata: %b\n\n" % self._told]
