"""The store keeps what it acknowledged, once and in order, and nothing by halves."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from uuid import uuid4

import pytest

from services.adapters import sqlite
from services.adapters.event_store import DurableEventStore
from services.adapters.sqlite_events import sqlite_event_store
from services.application.ports import Busy, Conflict
from services.application.recorded import Recorded
from tests.services.adapters.streams import EVENT_TYPE, stream
from tests.sizes import sized
from tests.stores import Kept

RACE_ROUNDS: Final = sized(4, 80)
ENDING_SECONDS_MAX: Final = 20


async def _outcomes(store: DurableEventStore, *commands: Sequence[Recorded]) -> list[object]:
    """Append all at once: "stored" or the error's class, in order."""
    results = await asyncio.gather(
        *(store.append(command) for command in commands), return_exceptions=True
    )
    return ["stored" if result is None else type(result) for result in results]


async def test_what_was_appended_is_read_back_as_it_was(store: DurableEventStore) -> None:
    match_id = uuid4()
    events = stream(match_id, 5)

    await store.append(events[:2])
    await store.append(events[2:])

    assert await store.read(match_id) == events
    assert await store.read(match_id, after=1, up_to=3) == events[1:3]
    assert await store.read(match_id, after=5) == []
    assert await store.read(uuid4()) == []


async def test_what_was_appended_is_there_for_the_next_process(kept: Kept) -> None:
    events = stream(uuid4(), 3)
    first = kept.events(EVENT_TYPE)
    await first.append(events)
    await first.close()

    second = kept.events(EVENT_TYPE)
    found = await second.read(events[0].originator_id)
    await second.close()

    assert found == events


async def test_a_mark_tells_that_anybody_stored_something(kept: Kept) -> None:
    one, other = kept.events(EVENT_TYPE), kept.events(EVENT_TYPE)
    await one.append(stream(uuid4(), 1))
    marks = [one.mark(), one.mark()]
    await other.append(stream(uuid4(), 1))
    marks.append(one.mark())
    await one.append(stream(uuid4(), 1))
    marks.append(one.mark())
    await one.close()
    await other.close()

    if kept.address is None:
        assert marks[0] == marks[1]
        assert len({*marks}) == 3
    else:
        assert {*marks} == {None}


async def test_there_is_no_mark_while_the_file_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = sqlite_event_store(tmp_path / "events.db", EVENT_TYPE)

    def fail(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("database is locked")

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", fail)
        held = store.mark()
    free = store.mark()
    await store.close()

    assert held is None
    assert free is not None


async def test_a_version_that_is_taken_conflicts_and_stores_nothing(
    store: DurableEventStore,
) -> None:
    match_id = uuid4()
    mine = stream(match_id, 2)
    rival = stream(match_id, 3, by="bert")
    await store.append(mine)

    with pytest.raises(Conflict):
        await store.append(rival[1:])

    assert await store.read(match_id) == mine


async def test_of_fifty_commands_in_a_batch_only_the_conflicting_one_fails(
    store: DurableEventStore,
) -> None:
    taken = stream(uuid4(), 1)
    await store.append(taken)
    # Its first version is taken, its second is free: neither may be stored.
    late = stream(taken[0].originator_id, 2, by="bert")
    others = [stream(uuid4(), 2) for _ in range(49)]

    outcomes = await _outcomes(store, *others[:20], late, *others[20:])

    assert outcomes == ["stored"] * 20 + [Conflict] + ["stored"] * 29
    assert await store.read(taken[0].originator_id) == taken
    assert [await store.read(events[0].originator_id) for events in others] == others


async def test_a_command_that_stands_on_a_refused_one_is_refused_too(
    store: DurableEventStore,
) -> None:
    rival = stream(uuid4(), 1)
    mine = stream(rival[0].originator_id, 2, by="ada")
    await store.append(rival)

    outcomes = await _outcomes(store, mine[:1], mine[1:])

    assert outcomes == [Conflict, Conflict]
    assert await store.read(rival[0].originator_id) == rival


async def test_of_rivals_for_one_version_exactly_one_wins(kept: Kept) -> None:
    # Two stores on one place stand for two processes.
    stores = [kept.events(EVENT_TYPE) for _ in range(2)]
    for rivals in [*range(2, 51)] * RACE_ROUNDS:
        match_id = uuid4()
        commands = [stream(match_id, 2, by=f"rival {number}") for number in range(rivals)]

        results = await asyncio.gather(
            *(stores[number % 2].append(command) for number, command in enumerate(commands)),
            return_exceptions=True,
        )

        winners = [number for number, result in enumerate(results) if result is None]
        losers = Counter(type(result) for result in results if result is not None)
        assert len(winners) == 1
        assert losers == {Conflict: rivals - 1}
        assert await stores[0].read(match_id) == commands[winners[0]]
    for store in stores:
        await store.close()


async def test_a_command_sent_again_and_again_is_stored_once(store: DurableEventStore) -> None:
    events = stream(uuid4(), 2)

    first = await _outcomes(store, *[events] * 20)
    later = [(await _outcomes(store, events))[0] for _ in range(20)]

    assert Counter(first) == {"stored": 1, Conflict: 19}
    assert later == [Conflict] * 20
    assert await store.read(events[0].originator_id) == events


async def test_a_full_disk_refuses_the_batch_and_leaves_nothing_of_it(
    tmp_path: Path,
) -> None:
    store = sqlite_event_store(tmp_path / "events.db", EVENT_TYPE)
    before = stream(uuid4(), 1)
    await store.append(before)
    connection = store._app.recorder.datastore.pool._pool[0]._sqlite_conn  # type: ignore[attr-defined]
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages + 1}")
    batch = [stream(uuid4(), 40) for _ in range(3)]

    full = await _outcomes(store, *batch)

    assert full == [Busy] * 3
    assert [await store.read(events[0].originator_id) for events in batch] == [[]] * 3
    assert await store.read(before[0].originator_id) == before

    connection.execute("PRAGMA max_page_count=1073741823")

    assert await _outcomes(store, *batch) == ["stored"] * 3
    assert await store.read(batch[2][0].originator_id) == batch[2]
    await store.close()


async def test_a_locked_file_refuses_the_batch_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_SECONDS", 1)
    store = sqlite_event_store(tmp_path / "events.db", EVENT_TYPE)
    batch = [stream(uuid4(), 2), stream(uuid4(), 2)]
    other = sqlite3.connect(tmp_path / "events.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    locked = await _outcomes(store, *batch)
    readable = await store.read(batch[0][0].originator_id)
    other.execute("ROLLBACK")
    freed = await _outcomes(store, *batch)

    assert locked == [Busy, Busy]
    assert readable == []
    assert freed == ["stored", "stored"]
    other.close()
    await store.close()


async def test_what_waits_at_the_end_is_written_and_later_commands_are_refused(kept: Kept) -> None:
    store = kept.events(EVENT_TYPE)
    batch = [stream(uuid4(), 1) for _ in range(600)]
    waiting = [asyncio.create_task(store.append(events)) for events in batch]
    await asyncio.sleep(0)

    await store.close()
    done, _ = await asyncio.wait(waiting, timeout=ENDING_SECONDS_MAX)

    assert [task.exception() for task in done] == [None] * 600
    with pytest.raises(Busy):
        await store.append(stream(uuid4(), 1))
