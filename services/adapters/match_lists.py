"""The lists behind home: one row a match, one a match and user; made from the events."""

import base64
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from eventsourcing.persistence import Tracking
from eventsourcing.sqlite import SQLiteCursor, SQLiteTrackingRecorder
from msgspec import Struct

from services.adapters.sqlite import DurableDatastore
from services.application.ports import Page
from services.application.summary import MatchSummary
from services.application.table import Status

UPSTREAM: Final = "matches"
"""The name under which the position in the log of events is kept."""

_TABLES: Final = (
    """CREATE TABLE IF NOT EXISTS matches (
        match TEXT PRIMARY KEY, changed INTEGER NOT NULL,
        status TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL, summary BLOB NOT NULL
    )""",
    "CREATE INDEX IF NOT EXISTS matches_by_change ON matches (changed, status, game, public)",
    "CREATE INDEX IF NOT EXISTS matches_by_status ON matches (status, changed, game, public)",
    """CREATE TABLE IF NOT EXISTS players (
        user TEXT NOT NULL, changed INTEGER NOT NULL, match TEXT NOT NULL,
        status TEXT NOT NULL, game TEXT NOT NULL, plays INTEGER NOT NULL,
        awaited INTEGER NOT NULL, invited INTEGER NOT NULL,
        PRIMARY KEY (user, changed)
    ) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS players_by_match ON players (match)",
    "CREATE INDEX IF NOT EXISTS players_awaited ON players (user, changed) WHERE awaited",
    "CREATE INDEX IF NOT EXISTS players_invited ON players (user, changed) WHERE invited",
)
_SHAPE: Final = zlib.crc32(repr((_TABLES, msgspec.json.schema(MatchSummary))).encode()) >> 1
"""Changes with the tables and with what a summary holds; a file of another shape is emptied."""

_UPSERT: Final = (
    "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE"
    " SET changed = excluded.changed, status = excluded.status, summary = excluded.summary"
)
_FOUND_BY: Final = (
    "(listed.public OR EXISTS (SELECT 1 FROM players"
    " WHERE players.match = listed.match AND players.user = ?))"
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(MatchSummary).decode


class Listed(Struct, frozen=True):
    """A match as it is to be listed; `changed` is the position of its last event in the log."""

    summary: MatchSummary
    changed: int


class SQLiteMatchLists(SQLiteTrackingRecorder):
    """Implements the MatchLists port; written by the projector alone.

    The lists and the position in the log up to which they are made change together.
    """

    def __init__(self, path: Path) -> None:
        # What a loss of power takes from this file is made again from the events.
        super().__init__(DurableDatastore(path, "NORMAL"))
        with self.datastore.transaction(commit=False) as cursor:
            cursor.execute("PRAGMA user_version")
            shape: int = cursor.fetchone()[0]
        if shape not in {0, _SHAPE}:
            self._drop()
        if shape != _SHAPE:  # a file that is in use by now is not written to
            self.create_table()

    def construct_create_table_statements(self) -> list[str]:
        """The lists, and the library's table of positions."""
        statements = super().construct_create_table_statements()
        return [*statements, *_TABLES, f"PRAGMA user_version={_SHAPE}"]

    def _drop(self) -> None:
        with self.datastore.transaction(commit=True) as cursor:
            for table in ("matches", "players", "tracking"):
                cursor.execute(f"DROP TABLE IF EXISTS {table}")

    def empty(self) -> None:
        """Take everything out, the position too: the lists have to be made anew."""
        with self.datastore.transaction(commit=True) as cursor:
            cursor.execute("DELETE FROM matches")
            cursor.execute("DELETE FROM players")
            cursor.execute("DELETE FROM tracking WHERE application_name = ?", (UPSTREAM,))

    def position(self) -> int | None:
        """The position in the log up to which the lists are made; None when they are not."""
        return self.max_tracking_id(UPSTREAM)

    def put(self, listed: Sequence[Listed], position: int | None = None) -> None:
        """Write matches, and with them the position reached, in one transaction."""
        with self.datastore.transaction(commit=True) as cursor:
            for one in listed:
                _put(cursor, one)
            if position is not None:
                self._insert_tracking(cursor, Tracking(UPSTREAM, position))

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
            "listed.user = ?" if own else _FOUND_BY: viewer or "",
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
        with self.datastore.transaction(commit=False) as cursor:
            cursor.execute(select, (*asked.values(), limit + 1))
            rows = cursor.fetchall()
        items = [_decode(row["summary"]) for row in rows[:limit]]
        return Page(items, _cursor(rows[limit - 1]["changed"]) if len(rows) > limit else None)

    def running(self) -> Iterator[MatchSummary]:
        """All running matches, whoever may find them, in no order."""
        with self.datastore.transaction(commit=False) as cursor:
            cursor.execute("SELECT summary FROM matches WHERE status = 'running'")
            rows = cursor.fetchall()
        return (_decode(row["summary"]) for row in rows)

    def close(self) -> None:
        """Close the file; calls after this are refused."""
        self.datastore.close()


def _put(cursor: SQLiteCursor, listed: Listed) -> None:
    summary, changed = listed.summary, listed.changed
    match_id, status, game = summary.id.hex, summary.status, summary.game
    public = summary.visibility == "public"
    cursor.execute(_UPSERT, (match_id, changed, status, game, public, _encode(summary)))
    cursor.execute("DELETE FROM players WHERE match = ?", (match_id,))
    awaited = {summary.seats[awaits.seat].holder for awaits in summary.awaits}
    players = {summary.host, *(seat.holder for seat in summary.seats)} - {""}
    invited = {seat.invitee for seat in summary.seats if status == "lobby"} - {""}
    cursor.executemany(
        "INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                user,
                changed,
                match_id,
                status,
                game,
                user in players,
                user in awaited,
                user in invited,
            )
            for user in players | invited
        ],
    )


def _cursor(position: int) -> str:
    return base64.urlsafe_b64encode(position.to_bytes(8)).decode().rstrip("=")


def _position(cursor: str) -> int:
    position = int.from_bytes(base64.urlsafe_b64decode(cursor + "="))
    if not 0 < position < 2**63 or _cursor(position) != cursor:
        raise ValueError("not a cursor")
    return position
