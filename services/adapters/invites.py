"""Table codes that people read to each other and type."""

import secrets
import unicodedata
from typing import Final
from uuid import UUID

from services.adapters.accounts_file import AccountsFile

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0 and O, 1, I and L, which look like each other."""
CODE_SIGNS: Final = 6
ATTEMPTS_MAX: Final = 100


class SQLiteInvites:
    """Implements the Invites port."""

    def __init__(self, file: AccountsFile) -> None:
        self._file = file

    def code(self, match_id: UUID) -> str:
        """The table's code, made at the first call: six signs that are hard to confuse."""
        return self._find(match_id) or self._make(match_id)

    def match(self, code: str) -> UUID | None:
        """The table of a code as typed by a person; None when there is none."""
        with self._file.reading() as cursor:
            cursor.execute("SELECT match FROM invites WHERE code = ?", (_plain(code),))
            row = cursor.fetchone()
        return UUID(row["match"]) if row else None

    def _find(self, match_id: UUID) -> str | None:
        with self._file.reading() as cursor:
            cursor.execute("SELECT code FROM invites WHERE match = ?", (match_id.hex,))
            row = cursor.fetchone()
        return str(row["code"]) if row else None

    def _make(self, match_id: UUID) -> str:
        for _ in range(ATTEMPTS_MAX):
            code = "".join(secrets.choice(SIGNS) for _ in range(CODE_SIGNS))
            with self._file.writing() as cursor:
                # Nothing happens when the code is another table's or this one has one by now.
                cursor.execute(
                    "INSERT INTO invites VALUES (?, ?) ON CONFLICT DO NOTHING", (match_id.hex, code)
                )
            if found := self._find(match_id):
                return found
        raise LookupError("no table code is free")


def _plain(typed: str) -> str:
    """Capitals and digits alone; also of the wide signs that a Japanese keyboard types."""
    wide_made_narrow = unicodedata.normalize("NFKC", typed).upper()
    return "".join(sign for sign in wide_made_narrow if sign.isalnum())
