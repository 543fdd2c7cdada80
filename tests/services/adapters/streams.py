"""Small streams of events for tests of the store."""

from collections.abc import Sequence
from uuid import UUID

from msgspec import Struct

from services.application.events import SeatLeft, ServiceEvent
from services.application.recorded import GENESIS, Meta, Recorded, link

EVENT_TYPE: object = ServiceEvent


def stream(
    match_id: UUID, count: int, *, after: int = 0, previous: str = GENESIS, by: str = "ada"
) -> list[Recorded]:
    """`count` linked events with the versions after `after`."""
    events: Sequence[Struct] = [SeatLeft(number) for number in range(count)]
    recorded: list[Recorded] = []
    for version, event in enumerate(events, after + 1):
        placed = link(match_id, version, previous, event, Meta(1_700_000_000_000 + version, by))
        recorded.append(placed)
        previous = placed.hash
    return recorded
