"""Codes that sign a user in on another device: once, and only for a short while."""

from typing import Final

from services.adapters.codes import new_code, plain
from services.adapters.database import Cursor
from services.adapters.fingerprints import fingerprint
from services.application.ports import LinkCode

CODE_SIGNS: Final = 8
LIFETIME_MS: Final = 10 * 60 * 1000


def add_link(cursor: Cursor, user_id: str, now: int) -> LinkCode:
    """A new code; those that are old or the same user's are taken out."""
    cursor.execute('DELETE FROM links WHERE "user" = ? OR expires_at <= ?', (user_id, now))
    link = LinkCode(new_code(CODE_SIGNS), now + LIFETIME_MS)
    cursor.execute(
        "INSERT INTO links VALUES (?, ?, ?)", (fingerprint(link.code), user_id, link.expires_at)
    )
    return link


def take_link(cursor: Cursor, code: str, now: int) -> str | None:
    """The user of a code as typed by a person, which is used up by this; None for no such code."""
    cursor.execute(
        'DELETE FROM links WHERE hash = ? RETURNING "user", expires_at', (fingerprint(plain(code)),)
    )
    row = cursor.fetchone()
    return str(row["user"]) if row is not None and now < row["expires_at"] else None
