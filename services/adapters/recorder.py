"""What the store of events asks of the table of events."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol
from uuid import UUID

from eventsourcing.persistence import StoredEvent

VERSION_MAX: Final = 2**63 - 1
Group = Sequence[StoredEvent]
"""The events of one command."""


class Moved(NamedTuple):
    """A match with its last version, and the position of that event in the log of all."""

    match_id: UUID
    version: int
    position: int


class GroupRecorder(Protocol):
    """One of the library's recorders that takes many commands at once. All calls raise Busy."""

    def insert_groups(self, groups: Sequence[Group]) -> list[bool]:
        """Store many commands in one transaction; says of each whether it was stored.

        One that conflicts is left out whole, and so are later ones of the same match.
        After Busy certainly nothing was stored, after another error nobody knows.
        """

    def select_match(self, match_id: UUID, after: int, up_to: int | None) -> list[StoredEvent]:
        """A match's events with after < version <= up_to, in order."""

    def select_moved(self, after: int) -> list[Moved]:
        """The matches with notifications after a given one, in the order of their last ones."""

    def position(self) -> int:
        """The last notification's id, 0 while there is none."""

    def takes_writes(self) -> bool:
        """Whether the table can be written to, as far as can be seen without a write."""
