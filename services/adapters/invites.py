"""Table codes that people read to each other and type."""

from typing import Final
from uuid import UUID

from services.adapters.codes import new_code, plain
from services.adapters.database import Database

CODE_SIGNS: Final = 6
ATTEMPTS_MAX: Final = 100


class StoredInvites:
    """Implements the Invites port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def code(self, match_id: UUID) -> str:
        """The table's code of six letters and digits, made at the first call; no two look alike."""
        return self._find(match_id) or self._make(match_id)

    def match(self, code: str) -> UUID | None:
        """The table of a code as typed by a person; None when there is none."""
        with self._database.reading() as cursor:
            cursor.execute("SELECT match FROM invites WHERE code = ?", (plain(code),))
            row = cursor.fetchone()
        return UUID(row["match"]) if row else None

    def _find(self, match_id: UUID) -> str | None:
        with self._database.reading() as cursor:
            cursor.execute("SELECT code FROM invites WHERE match = ?", (match_id.hex,))
            row = cursor.fetchone()
        return str(row["code"]) if row else None

    def _make(self, match_id: UUID) -> str:
        for _ in range(ATTEMPTS_MAX):
            code = new_code(CODE_SIGNS)
            with self._database.writing() as cursor:
                # Nothing happens when the code is another table's or this one has one by now.
                cursor.execute(
                    "INSERT INTO invites VALUES (?, ?) ON CONFLICT DO NOTHING", (match_id.hex, code)
                )
            if found := self._find(match_id):
                return found
        raise LookupError("no table code is free")
