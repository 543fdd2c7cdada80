"""What earlier versions of the program stored is read, folded, hashed and written as before.

The files hold the stored bytes of matches, an event a line; they are never written anew.
"""

from pathlib import Path
from uuid import UUID

import msgspec
import pytest
from eventsourcing.persistence import StoredEvent
from msgspec.structs import replace

from services.adapters.mapper import StructMapper
from services.application.codec import Codec
from services.application.match import Match, state_hash
from services.application.recorded import GENESIS, Recorded, first_broken, link
from tests.testgame.games import ALL_GAMES

MATCH = UUID("02ef4704-81d2-5df4-80db-e8bec1b35aa9")
FILES = sorted((Path(__file__).parent / "stored").glob("*.jsonl"))
CODEC = Codec(ALL_GAMES)
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def read(lines: list[bytes]) -> list[Recorded]:
    """The events of the stored lines."""
    mapper = StructMapper(CODEC.event_type)
    topics = [msgspec.json.decode(line)["event"]["type"] for line in lines]
    return [
        mapper.to_domain_event(StoredEvent(MATCH, version, topic, line))
        for version, (topic, line) in enumerate(zip(topics, lines, strict=True), 1)
    ]


def differing(events: list[Recorded]) -> list[int]:
    """The versions at which table and game have another hash than was stored."""
    match = Match(MATCH, CODEC)
    return [
        one.originator_version
        for one in events
        if match.fold(one) and state_hash(match.table, match.state) != one.meta.state
    ]


@every_file
def test_a_stored_match_holds_and_folds_to_the_same_states(path: Path) -> None:
    events = read(path.read_bytes().splitlines())

    assert first_broken(events) is None
    assert differing(events) == []
    assert sum(bool(one.meta.state) for one in events) > 5


@every_file
def test_its_events_would_be_written_as_they_were(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    previous = GENESIS
    for version, (line, one) in enumerate(zip(lines, read(lines), strict=True), 1):
        again = link(MATCH, version, previous, one.event, one.meta)
        assert again.stored == line
        previous = again.hash


def test_another_state_is_noticed() -> None:
    events = read(FILES[0].read_bytes().splitlines())
    spoilt = replace(events[0], meta=replace(events[0].meta, state="0"))

    assert differing([spoilt, *events[1:]]) == [1]
