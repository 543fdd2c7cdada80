"""The file of the lists of matches, which can be deleted at any time."""

import zlib
from pathlib import Path
from typing import Final

from eventsourcing.sqlite import SQLiteTrackingRecorder

from services.adapters.match_lists import StoredMatchLists
from services.adapters.sqlite import SQLiteDatabase

_TABLES: Final = (
    """CREATE TABLE IF NOT EXISTS matches (
        match TEXT PRIMARY KEY, changed INTEGER NOT NULL,
        status TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL, summary BLOB NOT NULL,
        due INTEGER
    )""",
    "CREATE INDEX IF NOT EXISTS matches_by_due ON matches (due) WHERE due IS NOT NULL",
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
_SHAPE: Final = zlib.crc32(repr(_TABLES).encode()) >> 1
"""Changes with the tables; a file of another shape is emptied."""


class ViewsFile(SQLiteDatabase):
    """One SQLite file. What a loss of power takes from it is made again from the events."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "NORMAL")
        self.tracking = SQLiteTrackingRecorder(self.datastore)
        with self.reading() as cursor:
            cursor.execute("PRAGMA user_version")
            shape: int = cursor.fetchone()[0]
        if shape != _SHAPE:  # a file that is in use by now is not written to
            self._make(anew=shape != 0)

    def _make(self, *, anew: bool) -> None:
        with self.writing() as cursor:
            for table in ("matches", "players", "tracking") if anew else ():
                cursor.execute(f"DROP TABLE IF EXISTS {table}")
            for statement in (*self.tracking.create_table_statements, *_TABLES):
                cursor.execute(statement)
            cursor.execute(f"PRAGMA user_version={_SHAPE}")


def sqlite_match_lists(path: Path) -> StoredMatchLists:
    """The lists in one file."""
    file = ViewsFile(path)
    return StoredMatchLists(file, file.tracking._insert_tracking)  # noqa: SLF001 — made to be used by subclasses
