"""The hash chain: any change to what is stored is noticed, and where."""

import random

import pytest

from services.application.recorded import Recorded, first_broken, unhashed
from services.application.table import evolve
from tests.services.tables import HOST, Service, command


async def stored() -> list[Recorded]:
    """The events of a table of bots, played to the end."""
    service = Service()
    lobby = await service.lobby("parley", ["bot", "bot"])
    await service.matches.start(lobby.id, HOST, command(2))
    await service.matches.close()
    return service.store.streams[lobby.id]


async def test_an_untouched_match_holds() -> None:
    """Every link fits, and the body is what was stored without its hash."""
    events = await stored()

    assert first_broken(events) is None
    assert all(unhashed(event.stored) == event.body for event in events)


@pytest.mark.parametrize("seed", range(5))
async def test_changes_are_found_where_they_are(seed: int) -> None:
    """A changed byte, a swap, a gap and a forged hash are each found."""
    events, rng = await stored(), random.Random(seed)
    place = rng.randrange(1, len(events) - 1)
    event = events[place]
    at = rng.randrange(len(event.body))
    flipped = (
        bytes([*event.body[:at], event.body[at] ^ (1 << rng.randrange(8))]) + event.body[at + 1 :]
    )
    forged = [
        changed(event, body=flipped),
        changed(event, hash="0" * 64),
        changed(event, originator_version=event.originator_version + 1),
    ]
    for wrong in forged:
        assert first_broken([*events[:place], wrong, *events[place + 1 :]]) == place + 1
    assert first_broken([*events[:place], *events[place + 1 :]]) == place + 1
    swapped = [*events[:place], events[place + 1], event, *events[place + 2 :]]
    assert first_broken(swapped) == place + 1


def changed(event: Recorded, **changes: object) -> Recorded:
    """The event with something else in it."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return Recorded(**(fields | changes))


def test_a_match_begins_with_its_creation() -> None:
    """Nothing else can come first."""
    with pytest.raises(ValueError, match=r"match\.created"):
        evolve(None, None)  # type: ignore[arg-type]
