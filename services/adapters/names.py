"""Names of people, bots, device seats and tables, kept out of the events."""

import json
from collections.abc import Iterable

from services.adapters.accounts_file import AccountsFile


class SQLiteNames:
    """Implements the Names port."""

    def __init__(self, file: AccountsFile) -> None:
        self._file = file

    def name(self, key: str, name: str) -> None:
        """Give the key a name; a key keeps its first name unless it is a user's."""
        with self._file.writing() as cursor:
            cursor.execute(
                "INSERT INTO names VALUES (?, ?) ON CONFLICT (key) DO UPDATE"
                " SET name = excluded.name"
                " WHERE EXISTS (SELECT 1 FROM users WHERE id = excluded.key)",
                (key, name),
            )

    def named(self, keys: Iterable[str]) -> dict[str, str]:
        """The names of those keys that have one."""
        with self._file.reading() as cursor:
            cursor.execute(
                "SELECT key, name FROM names WHERE key IN (SELECT value FROM json_each(?))",
                (json.dumps(list(keys)),),
            )
            return {row["key"]: row["name"] for row in cursor.fetchall()}
