"""Codes that people read to each other and type."""

import secrets
import unicodedata
from typing import Final

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0 and O, 1, I and L, which look like each other."""


def new_code(length: int) -> str:
    """A code of so many signs that nobody can guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def plain(typed: str) -> str:
    """Capitals and digits alone; also of the wide signs that a Japanese keyboard types."""
    wide_made_narrow = unicodedata.normalize("NFKC", typed).upper()
    return "".join(sign for sign in wide_made_narrow if sign.isalnum())
