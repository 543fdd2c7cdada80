"""Stored bytes have stable names, old shapes are understood, and damage is noticed."""

import random
import sqlite3
from pathlib import Path
from typing import Any, Final
from uuid import UUID, uuid4

import msgspec
import pytest
from eventsourcing.persistence import PersistenceError, StoredEvent
from msgspec import Raw, Struct

from services.adapters.event_store import DurableEventStore
from services.adapters.mapper import Corrupt, StructMapper
from services.adapters.sqlite_events import sqlite_event_store
from services.application.events import MatchCancelled, MatchCreated, Seat
from services.application.recorded import GENESIS, Meta, first_broken, link
from tests.services.adapters.streams import EVENT_TYPE, stream
from tests.sizes import sized

FLIPS: Final = sized(1_000, 20_000)
MATCH: Final = UUID("00000000-0000-4000-8000-000000000001")


class Fed(Struct, frozen=True, tag_field="type", tag="barn.fed"):
    """Today's shape: a number of bales; it used to be a list of their weights."""

    bales: int


def _today(raw: dict[str, Any]) -> dict[str, Any]:
    if "weights" not in raw:
        return raw
    return {"type": raw["type"], "bales": len(raw["weights"])}


def test_an_event_is_stored_under_its_stable_name_and_comes_back_equal() -> None:
    mapper = StructMapper(EVENT_TYPE)
    event = MatchCreated("rancher", {"rounds": 40}, "ada", (Seat("user", "ada"),), "00ff")
    action = Raw(b'{"type":"rancher.roll_dice"}')
    meta = Meta(7, "ada", command="ada:1", digest="d", seat=0, action=action, state="s")
    recorded = link(MATCH, 1, GENESIS, event, meta)

    stored = mapper.to_stored_event(recorded)

    assert stored.topic == "match.created"
    assert msgspec.json.decode(stored.state)["event"]["type"] == "match.created"
    assert mapper.to_domain_event(stored) == recorded


def test_an_event_of_an_old_shape_is_read_in_todays() -> None:
    mapper = StructMapper(Fed | MatchCancelled, {"barn.fed": _today})
    hash_ = "c2b1c7e1d3b0f3b9a0d9d6bb4f4b5e3f1a2b3c4d5e6f708192a3b4c5d6e7f809"
    old = b'{"event":{"type":"barn.fed","weights":[9,8]},"meta":{"at":5},"hash":"%s"}'
    new = b'{"event":{"type":"barn.fed","bales":3},"meta":{"at":6},"hash":"%s"}'

    read = [
        mapper.to_domain_event(StoredEvent(MATCH, version, "barn.fed", state % hash_.encode()))
        for version, state in enumerate((old, new), 1)
    ]

    assert [recorded.event for recorded in read] == [Fed(2), Fed(3)]
    # The hash is of the bytes as they were stored, not of today's shape.
    assert read[0].body == b'{"event":{"type":"barn.fed","weights":[9,8]},"meta":{"at":5}}'
    assert read[0].hash == hash_


@pytest.mark.parametrize(
    ("topic", "state"),
    [
        ("match.cancelled", b'{"event":{"type":"match.can'),
        ("match.cancelled", b'{"event":{"type":"match.unheard_of"},"meta":{"at":1},"hash":""}'),
        ("match.cancelled", b'{"event":{"type":"match.cancelled"},"meta":{"at":1}}'),
        ("match.started", b'{"event":{"type":"match.cancelled"},"meta":{"at":1},"hash":""}'),
    ],
    ids=["cut off", "unknown event", "without its hash", "under another topic"],
)
def test_what_cannot_be_an_event_is_corrupt(topic: str, state: bytes) -> None:
    with pytest.raises(Corrupt) as caught:
        StructMapper(EVENT_TYPE).to_domain_event(StoredEvent(MATCH, 4, topic, state))

    assert caught.value.version == 4


async def test_every_flipped_byte_is_noticed_at_its_event(tmp_path: Path) -> None:
    store = sqlite_event_store(tmp_path / "events.db", EVENT_TYPE)
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    dice = random.Random(seed)
    match_id = uuid4()
    events = stream(match_id, 12)
    await store.append(events)
    file = sqlite3.connect(tmp_path / "events.db", isolation_level=None)
    file.execute("PRAGMA synchronous=OFF")
    missed: list[str] = []

    for _ in range(FLIPS):
        version = dice.randrange(len(events)) + 1
        column = dice.choice(["state"] * 9 + ["topic"])
        whole = events[version - 1].stored if column == "state" else events[version - 1].topic
        flipped = _flip(whole.encode() if isinstance(whole, str) else whole, dice)
        _write(file, column, version, flipped)
        if not _noticed(store, match_id, version):
            missed.append(f"{column} of {version}: {flipped!r}")
        _write(file, column, version, whole)

    file.close()
    assert not missed
    assert first_broken(store.load(match_id)) is None
    await store.close()


def _flip(whole: bytes, dice: random.Random) -> bytes:
    place = dice.randrange(len(whole))
    return whole[:place] + bytes([whole[place] ^ dice.randrange(1, 256)]) + whole[place + 1 :]


def _write(file: sqlite3.Connection, column: str, version: int, value: bytes | str) -> None:
    update = {
        "state": "UPDATE stored_events SET state = ? WHERE originator_version = ?",
        "topic": "UPDATE stored_events SET topic = CAST(? AS TEXT) WHERE originator_version = ?",
    }
    file.execute(update[column], (value, version))


def _noticed(store: DurableEventStore, match_id: UUID, version: int) -> bool:
    """Whether reading and checking the match finds the damage, at that version if it can tell."""
    try:
        return first_broken(store.load(match_id)) == version
    except Corrupt as corrupt:
        return corrupt.version == version
    except PersistenceError:  # SQLite itself cannot read a topic that is not UTF-8
        return True
