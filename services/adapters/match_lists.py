"""The lists behind home: one row a match, one a match and user; made from the events."""

import base64
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final
from uuid import UUID

import msgspec
from eventsourcing.persistence import Tracking
from msgspec import Struct

from services.adapters.database import Database, marks
from services.application.ports import Due, Page
from services.application.summary import MatchSummary
from services.application.table import Status

UPSTREAM: Final = f"matches {zlib.crc32(repr(msgspec.json.schema(MatchSummary)).encode()):08x}"
"""The name under which the position in the log of events is kept.

It changes with what a summary holds: lists of another shape are made anew.
"""

_UPSERT: Final = (
    f"INSERT INTO matches VALUES ({marks(7)})"  # noqa: S608 — our own words
    " ON CONFLICT (match) DO UPDATE"
    " SET changed = excluded.changed, status = excluded.status, summary = excluded.summary,"
    " due = excluded.due"
)
_INSERT_PLAYER: Final = f"INSERT INTO players VALUES ({marks(8)})"  # noqa: S608 — likewise
_FOUND_BY: Final = (
    "(listed.public OR EXISTS (SELECT 1 FROM players"
    ' WHERE players.match = listed.match AND players."user" = ?))'
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(MatchSummary).decode


Record = Callable[[Any, Tracking], None]
"""Writes a position with a cursor, in its transaction; raises IntegrityError for an older one."""


class Listed(Struct, frozen=True):
    """A match as it is to be listed; `changed` is the position of its last event in the log."""

    summary: MatchSummary
    changed: int


class StoredMatchLists:
    """Implements the MatchLists port; written by the projector alone.

    The lists and the position in the log up to which they are made change together. One
    that writes an older position than is kept fails, and leaves nothing: so a projector
    that has lost its lock without noticing does no harm.
    """

    def __init__(self, database: Database, record: Record) -> None:
        """`record` is the library's, for the same database."""
        self._database = database
        self._record = record

    def empty(self) -> None:
        """Take everything out, the position too: the lists have to be made anew."""
        with self._database.writing() as cursor:
            cursor.execute("DELETE FROM matches")
            cursor.execute("DELETE FROM players")
            cursor.execute("DELETE FROM tracking")

    def position(self) -> int | None:
        """The position in the log up to which the lists are made; None when they are not."""
        with self._database.reading() as cursor:
            cursor.execute(
                "SELECT notification_id FROM tracking WHERE application_name = ?", (UPSTREAM,)
            )
            row = cursor.fetchone()
        return None if row is None else int(row["notification_id"])

    def put(self, listed: Sequence[Listed], position: int | None = None) -> None:
        """Write matches, and with them the position reached, in one transaction."""
        with self._database.writing() as cursor:
            cursor.executemany(_UPSERT, [_match(one) for one in listed])
            cursor.executemany(
                "DELETE FROM players WHERE match = ?", [(one.summary.id.hex,) for one in listed]
            )
            cursor.executemany(
                _INSERT_PLAYER,
                [player for one in listed for player in _players(one)],
            )
            if position is not None:
                self._record(cursor, Tracking(UPSTREAM, position))

    def find(  # noqa: PLR0913 — each part is a filter of its own
        self,
        *,
        status: Status | None = None,
        game: str | None = None,
        viewer: str | None = None,
        mine: bool = False,
        awaited: bool = False,
        invited: bool = False,
        cursor: str | None = None,
        limit: int = 20,
    ) -> Page:
        """Newest change first; raises ValueError for a cursor that is not ours.

        `mine`: the viewer plays in the match or hosts it; `awaited`: it waits for the viewer;
        `invited`: a seat is kept for the viewer. Cancelled ones are listed when asked for
        alone, those that are not public for who plays or is invited.
        """
        own = mine or awaited or invited
        filters: dict[str, str | int | None] = {
            'listed."user" = ?' if own else _FOUND_BY: viewer or "",
            "listed.plays = ?": mine or None,
            "listed.awaited AND ?": awaited or None,
            "listed.invited AND ?": invited or None,
            "listed.status = ?": status,
            "listed.status <> ?": "cancelled" if status is None else None,
            "listed.game = ?": game,
            "listed.changed < ?": None if cursor is None else _position(cursor),
        }
        source = "players AS listed JOIN matches USING (match)" if own else "matches AS listed"
        return self._page(source, filters, limit)

    def _page(self, source: str, filters: dict[str, str | int | None], limit: int) -> Page:
        asked = {condition: value for condition, value in filters.items() if value is not None}
        select = (
            f"SELECT listed.changed, summary FROM {source}"  # noqa: S608 — our own words
            f" WHERE {' AND '.join(asked)} ORDER BY listed.changed DESC LIMIT ?"
        )
        with self._database.reading() as cursor:
            cursor.execute(select, (*asked.values(), limit + 1))
            rows = cursor.fetchall()
        items = [_decode(row["summary"]) for row in rows[:limit]]
        return Page(items, _cursor(rows[limit - 1]["changed"]) if len(rows) > limit else None)

    def due(self, now_ms: int) -> list[Due]:
        """The matches that somebody has to look after by now, whoever may find them."""
        with self._database.reading() as cursor:
            cursor.execute("SELECT match, due FROM matches WHERE due <= ? ORDER BY due", (now_ms,))
            return [Due(UUID(row["match"]), row["due"]) for row in cursor.fetchall()]

    def close(self) -> None:
        """Let go of the database; calls after this are refused."""
        self._database.close()


def _match(listed: Listed) -> tuple[object, ...]:
    summary = listed.summary
    return (
        summary.id.hex,
        listed.changed,
        summary.status,
        summary.game,
        summary.visibility == "public",
        _encode(summary),
        summary.due,
    )


def _players(listed: Listed) -> Iterator[tuple[object, ...]]:
    summary = listed.summary
    awaited = {summary.seats[awaits.seat].holder for awaits in summary.awaits}
    players = {summary.host, *(seat.owner for seat in summary.seats)} - {""}
    invited = {seat.invitee for seat in summary.seats if summary.status == "lobby"} - {""}
    for user in players | invited:
        yield (
            user,
            listed.changed,
            summary.id.hex,
            summary.status,
            summary.game,
            user in players,
            user in awaited,
            user in invited,
        )


def _cursor(position: int) -> str:
    return base64.urlsafe_b64encode(position.to_bytes(8)).decode().rstrip("=")


def _position(cursor: str) -> int:
    position = int.from_bytes(base64.urlsafe_b64decode(cursor + "="))
    if not 0 < position < 2**63 or _cursor(position) != cursor:
        raise ValueError("not a cursor")
    return position
