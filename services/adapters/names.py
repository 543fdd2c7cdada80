"""Names of people, bots, device seats and tables, kept out of the events."""

from collections.abc import Iterable
from typing import Final

from services.adapters.database import Database, marks

KEYS_MAX: Final = 500
"""How many are asked for in one statement."""


class StoredNames:
    """Implements the Names port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def name(self, key: str, name: str) -> None:
        """Give the key a name; a key keeps its first name unless it is a user's."""
        with self._database.writing() as cursor:
            cursor.execute(
                "INSERT INTO names VALUES (?, ?) ON CONFLICT (key) DO UPDATE"
                " SET name = excluded.name"
                " WHERE EXISTS (SELECT 1 FROM users WHERE id = excluded.key)",
                (key, name),
            )

    def named(self, keys: Iterable[str]) -> dict[str, str]:
        """The names of those keys that have one."""
        asked = list(keys)
        found: dict[str, str] = {}
        with self._database.reading() as cursor:
            for start in range(0, len(asked), KEYS_MAX):
                some = asked[start : start + KEYS_MAX]
                select = f"SELECT key, name FROM names WHERE key IN ({marks(len(some))})"  # noqa: S608 — marks alone
                cursor.execute(select, some)
                found |= {row["key"]: row["name"] for row in cursor.fetchall()}
        return found
