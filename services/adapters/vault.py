"""Secret seeds, kept apart from the events until a match has ended."""

import secrets
from typing import Final
from uuid import UUID

from services.adapters.database import Database

SEED_BYTES: Final = 32


class StoredVault:
    """Implements the Vault port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def seed(self, match_id: UUID) -> bytes:
        """The match's seed: made and stored durably at the first call, the same ever after."""
        return self._find(match_id) or self._make(match_id)

    def _find(self, match_id: UUID) -> bytes | None:
        with self._database.reading() as cursor:
            cursor.execute("SELECT seed FROM seeds WHERE match = ?", (match_id.hex,))
            row = cursor.fetchone()
        return bytes(row["seed"]) if row else None

    def _make(self, match_id: UUID) -> bytes:
        with self._database.writing() as cursor:
            # Of several first calls one is first; all must see its seed.
            cursor.execute(
                "INSERT INTO seeds VALUES (?, ?) ON CONFLICT DO NOTHING",
                (match_id.hex, secrets.token_bytes(SEED_BYTES)),
            )
            cursor.execute("SELECT seed FROM seeds WHERE match = ?", (match_id.hex,))
            return bytes(cursor.fetchone()["seed"])
