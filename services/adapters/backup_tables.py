"""What a backup holds beside the events, and what is left out of it."""

from typing import Final, NamedTuple

from services.adapters.database import marks

Value = int | str | bytes


class Table(NamedTuple):
    """A table with its columns; `truths` are those that PostgreSQL knows as such."""

    name: str
    columns: tuple[str, ...]
    truths: tuple[str, ...] = ()

    @property
    def select(self) -> str:
        """All rows."""
        return f'SELECT {self._columns} FROM "{self.name}"'  # noqa: S608 — our own words

    @property
    def insert(self) -> str:
        """One row, in any store."""
        return (
            f'INSERT INTO "{self.name}" ({self._columns})'  # noqa: S608 — likewise
            f" VALUES ({marks(len(self.columns))})"
        )

    @property
    def _columns(self) -> str:
        return ", ".join(f'"{column}"' for column in self.columns)

    def plain(self, values: tuple[object, ...]) -> tuple[Value, ...]:
        """A row's values as they are written to a file, whichever store they are from."""
        return tuple(_plain(value) for value in values)

    def stored(self, values: tuple[Value, ...]) -> tuple[object, ...]:
        """A row's values as every store takes them."""
        return tuple(
            bool(value) if column in self.truths else value
            for column, value in zip(self.columns, values, strict=True)
        )


def _plain(value: object) -> Value:
    if isinstance(value, bytes | bytearray | memoryview):
        return bytes(value)
    if isinstance(value, str):
        return value
    if isinstance(value, int):  # True and False too
        return int(value)
    raise TypeError(f"a value of type {type(value).__name__}")


EVENTS: Final = "stored_events"
TABLES: Final = (
    Table("users", ("id", "guest", "erased", "digest", "created_at"), ("guest", "erased")),
    Table("secrets", ("hash", "user", "kind", "id", "label", "created_at")),
    Table("names", ("key", "name")),
    Table("invites", ("match", "code")),
    Table("seeds", ("match", "seed")),
    Table("beats", ("part", "at")),
    Table("outages", ("began", "ended")),
)
BY_NAME: Final = {table.name: table for table in TABLES}
LEFT_OUT: Final = frozenset({"links", "matches", "players", "tracking", "chuckwagon"})
"""Codes that end within minutes, lists that are made from the events, and versions."""
