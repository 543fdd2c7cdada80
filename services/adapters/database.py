"""What SQLite files and PostgreSQL have in common, so that they share their statements."""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol


class Cursor(Protocol):
    """Runs statements with `?` for values; rows know their columns by name."""

    def execute(self, statement: str, values: Sequence[object] = (), /) -> object:
        """Run a statement."""

    def executemany(self, statement: str, rows: Iterable[Sequence[object]], /) -> object:
        """Run a statement for each row of values."""

    def fetchone(self) -> Any:  # noqa: ANN401 — a row, whose columns have any type
        """The next row of the answer, None after the last."""

    def fetchall(self) -> Any:  # noqa: ANN401 — rows, likewise
        """The rows of the answer that are left."""


class Database(Protocol):
    """Where mutable things are kept; for any thread."""

    def reading(self) -> AbstractContextManager[Cursor]:
        """One look. Raises Busy when the database cannot be asked just now."""

    def writing(self) -> AbstractContextManager[Cursor]:
        """One transaction, durable at the end unless an error leaves it; begins with a write.

        Others may write at the same time: a transaction that decides by what it reads has
        to write to that row first. Raises Busy when certainly nothing was stored; after
        Uncertain only reading again tells.
        """

    def close(self) -> None:
        """Let go of it; calls after this are refused."""


def marks(count: int) -> str:
    """So many marks for values, to stand in parentheses."""
    return ", ".join("?" * count)
