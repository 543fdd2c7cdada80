"""The lists follow the log: every match, once, through faults, and the same when made anew."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, cast
from uuid import UUID, uuid4

import psycopg
import pytest
from eventsourcing.persistence import OperationalError

from services.adapters import match_lists
from services.adapters.embedded import embedded
from services.adapters.match_lists import Listed, StoredMatchLists
from services.adapters.ports import Ports
from services.application.codec import Codec
from services.application.match import Match
from services.application.matches import Matches
from services.application.orders import NewMatch, NewSeat, SeatWish
from services.application.ports import Busy, Elsewhere
from services.application.recorded import Recorded
from services.application.summary import MatchSummary
from services.worker import projector as module
from services.worker.projector import Projection, Projector, projecting, rebuild
from tests.stores import Kept
from tests.testgame.games import ALL_GAMES

CODEC = Codec(ALL_GAMES)
SOON_SECONDS = 5.0


@pytest.fixture
async def ports(kept: Kept) -> AsyncIterator[Ports]:
    async with kept.opened(CODEC.event_type) as opened:
        yield opened


@pytest.fixture
async def matches(ports: Ports) -> AsyncIterator[Matches]:
    made = Matches(
        CODEC,
        store=ports.store,
        vault=ports.vault,
        names=ports.names,
        invites=ports.invites,
        broadcaster=ports.hub,
        limiter=ports.limiter,
        clock=ports.clock,
    )
    yield made
    await made.close()


async def _lobby(matches: Matches, user: str = "ada") -> UUID:
    order = NewMatch("parley", {"rounds": 1}, (NewSeat("me"), NewSeat("bot"), NewSeat("open")))
    return (await matches.create(user, uuid4(), order)).id


async def _finished(matches: Matches) -> UUID:
    """A match that bots have played to its end."""
    order = NewMatch("parley", {"rounds": 5}, (NewSeat("bot"), NewSeat("bot")))
    match = await matches.create("ada", uuid4(), order)
    await matches.start(match.id, "ada", uuid4())
    await _until(lambda: match.table.status == "finished")
    return match.id


async def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON_SECONDS
    while not done():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.005)


def _as_folded(ports: Ports) -> list[MatchSummary]:
    """What the lists must show: every match folded from its first event, last moved first."""
    summaries: list[MatchSummary] = []
    for moved in reversed(ports.store.moved(0)):
        match = Match(moved.match_id, CODEC)
        for recorded in ports.store.load(moved.match_id):
            match.fold(recorded)
        summaries.append(match.summary())
    return summaries


def _listed(lists: StoredMatchLists) -> list[MatchSummary]:
    return lists.find(limit=1_000).items


def _projection(ports: Ports) -> Projection:
    return Projection(CODEC, ports.store, ports.lists)


def _projector(ports: Ports) -> Projector:
    return Projector(CODEC, ports.store, ports.lists, alone=ports.alone)


async def test_the_lists_show_every_match_as_its_events_fold(
    ports: Ports, matches: Matches
) -> None:
    async with projecting(CODEC, ports.store, ports.lists, alone=ports.alone) as projector:
        for _ in range(5):
            await _lobby(matches)
            await _finished(matches)
        await _until(lambda: projector.lag() == 0)

    assert _listed(ports.lists) == _as_folded(ports)
    statuses = [one.status for one in _listed(ports.lists)]
    assert statuses.count("finished") == statuses.count("lobby") == 5


async def test_lists_made_anew_are_the_same(ports: Ports, matches: Matches) -> None:
    projection = _projection(ports)
    for _ in range(3):
        await _lobby(matches)
        projection.advance()
        await _finished(matches)
        projection.advance()
    grown = _listed(ports.lists)

    count = rebuild(CODEC, ports.store, ports.lists, ports.alone)

    assert count == 6
    assert _listed(ports.lists) == grown
    assert ports.lists.position() == ports.store.position()


async def test_a_projection_goes_on_where_another_one_ended(ports: Ports, matches: Matches) -> None:
    match_id = await _lobby(matches)
    _projection(ports).advance()
    await matches.take_seat(match_id, "bert", uuid4(), SeatWish())
    await _lobby(matches)

    assert _projection(ports).advance() == 2
    assert _listed(ports.lists) == _as_folded(ports)
    assert [one.id for one in ports.lists.find(viewer="bert", mine=True).items] == [match_id]


async def test_nothing_is_written_when_nothing_was_stored(ports: Ports, matches: Matches) -> None:
    await _lobby(matches)
    projection = _projection(ports)

    assert [projection.advance(), projection.advance()] == [1, 0]


async def test_lists_of_a_log_that_went_further_are_made_anew(
    ports: Ports, matches: Matches
) -> None:
    # As when a backup of the events is put back and the lists are not.
    await _lobby(matches)
    stale = MatchSummary(
        uuid4(), "parley", "lobby", 1, "ada", (), {}, (), (), (), created_at=1, updated_at=1
    )
    ports.lists.put([Listed(stale, 999)], 999)

    _projection(ports).advance()

    assert _listed(ports.lists) == _as_folded(ports)


async def test_deleted_lists_come_back(tmp_path: Path) -> None:
    async with embedded(tmp_path, CODEC.event_type) as first:
        made = Matches(
            CODEC,
            store=first.store,
            vault=first.vault,
            names=first.names,
            invites=first.invites,
            broadcaster=first.hub,
            limiter=first.limiter,
            clock=first.clock,
        )
        await _lobby(made)
        _projection(first).advance()
        expected = _listed(first.lists)
    _delete_lists(tmp_path)

    async with embedded(tmp_path, CODEC.event_type) as second:
        _projection(second).advance()
        assert _listed(second.lists) == expected


def _delete_lists(folder: Path) -> None:
    for file in folder.glob("views.db*"):
        file.unlink()


async def test_many_matches_are_written_in_parts_that_can_be_interrupted(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROWS_MAX", 2)
    for _ in range(5):
        await _lobby(matches)
    stops = iter([False, False, True])

    _projection(ports).advance(lambda: next(stops))
    assert len(_listed(ports.lists)) == 4

    assert _projection(ports).advance() == 1
    assert _listed(ports.lists) == _as_folded(ports)


async def test_a_damaged_match_keeps_no_other_from_the_lists(
    kept: Kept, ports: Ports, matches: Matches, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, healthy = await _lobby(matches), await _lobby(matches)
    _damage(kept, damaged)
    projection = _projection(ports)

    projection.advance()
    await matches.take_seat(damaged, "bert", uuid4(), SeatWish())
    projection.advance()

    assert [one.id for one in _listed(ports.lists)] == [healthy]
    assert caplog.text.count(f"match {damaged} cannot be listed") == 1
    assert projection.advance() == 0


def _damage(kept: Kept, match_id: UUID) -> None:
    update = "UPDATE stored_events SET state = {} WHERE originator_id = '{}'"
    if kept.address is None:
        with sqlite3.connect(kept.folder / "events.db") as file:
            file.execute(update.format("x'00'", match_id.hex))
    else:
        with psycopg.connect(kept.address.url) as connection:
            connection.execute(cast("Any", update.format("'\\x00'", match_id)))


async def test_a_match_that_cannot_be_read_just_now_is_not_taken_for_damaged(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await _lobby(matches)
    projection = _projection(ports)

    def away(*_: object) -> list[Recorded]:
        raise Busy

    with monkeypatch.context() as patch:
        patch.setattr(ports.store, "load", away)
        with pytest.raises(Busy):
            projection.advance()
    projection.advance()

    assert [one.id for one in _listed(ports.lists)] == [match_id]


async def test_lists_whose_summaries_hold_something_else_are_made_anew(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _lobby(matches)
    _projection(ports).advance()
    monkeypatch.setattr(match_lists, "UPSTREAM", "matches of another shape")

    assert ports.lists.position() is None
    assert _projection(ports).advance() == 1
    assert _listed(ports.lists) == _as_folded(ports)


async def test_a_store_that_is_away_is_told_once_and_the_work_goes_on(
    ports: Ports,
    matches: Matches,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS_MAX", 0.01)
    faults = [Busy("it is away")] * 3
    position = ports.lists.position

    def faulty() -> int | None:
        if faults:
            raise faults.pop()
        return position()

    await _lobby(matches)
    projector = _projector(ports)
    monkeypatch.setattr(ports.lists, "position", faulty)
    projector.start()
    await _until(lambda: not faults and projector.lag() == 0)
    projector.stop()

    assert _listed(ports.lists) == _as_folded(ports)
    assert caplog.text.count("it is away") == 1


async def test_a_fault_is_logged_and_the_work_goes_on(
    ports: Ports,
    matches: Matches,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "BACKOFF_SECONDS", (0.01,))
    faults = [OperationalError("disk full"), ValueError("a bug"), OperationalError("locked")]
    put = ports.lists.put

    def faulty(listed: Sequence[Listed], position: int) -> None:
        if faults:
            raise faults.pop()
        put(listed, position)

    monkeypatch.setattr(ports.lists, "put", faulty)
    caplog.set_level(logging.ERROR)
    await _lobby(matches)
    projector = _projector(ports)
    projector.start()
    await _until(lambda: projector.lag() == 0)
    projector.stop()

    assert _listed(ports.lists) == _as_folded(ports)
    assert caplog.text.count("stand still") == 3
    assert "a bug" in caplog.text


async def test_a_commit_wakes_the_projector_at_once(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS_MAX", 60.0)
    async with projecting(CODEC, ports.store, ports.lists, alone=ports.alone):
        await asyncio.sleep(0.05)  # it has found nothing and waits
        match_id = await _lobby(matches)

        await _until(lambda: [one.id for one in _listed(ports.lists)] == [match_id])


async def test_without_a_call_the_log_is_read_all_the_same(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS_MAX", 0.05)
    projector = _projector(ports)
    projector.start()
    await asyncio.sleep(0.02)

    match_id = await _lobby(matches)  # as another process would: nobody calls

    await _until(lambda: [one.id for one in _listed(ports.lists)] == [match_id])
    projector.stop()


async def test_only_one_projector_works_and_the_next_takes_over(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS_MAX", 0.02)
    first, second = _projector(ports), _projector(ports)
    first.start()
    await _lobby(matches)
    await _until(lambda: first.lag() == 0)
    second.start()
    with pytest.raises(Elsewhere):
        rebuild(CODEC, ports.store, ports.lists, ports.alone)

    first.stop()
    await _lobby(matches)
    await _until(lambda: second.lag() == 0)
    second.stop()

    assert _listed(ports.lists) == _as_folded(ports)


async def test_what_is_remembered_is_listed_without_folding_it_again(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[UUID] = []
    monkeypatch.setattr(Projection, "_folded", lambda _, match_id: folded.append(match_id))
    projection = Projection(CODEC, ports.store, ports.lists, matches.remembered)
    projection.advance()
    # A projector that hears of a match before the loop has taken it in may fold it all the same.
    await _lobby(matches)
    projection.advance()

    assert folded == []
    assert _listed(ports.lists) == _as_folded(ports)


async def test_what_is_remembered_is_asked_for_on_the_loop(ports: Ports, matches: Matches) -> None:
    asked_in: set[int] = set()

    def remembered(ids: Collection[UUID]) -> Mapping[UUID, MatchSummary]:
        asked_in.add(threading.get_ident())
        return matches.remembered(ids)

    async with projecting(
        CODEC,
        ports.store,
        ports.lists,
        alone=ports.alone,
        remembered=remembered,
    ) as projector:
        await _lobby(matches)
        await _until(lambda: projector.lag() == 0)

    assert _listed(ports.lists) == _as_folded(ports)
    assert asked_in == {threading.get_ident()}


async def test_what_is_remembered_too_late_is_folded(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SECOND_LOOK_SECONDS", 0.0)
    match_id = await _lobby(matches)
    before = matches.remembered([match_id])
    await matches.take_seat(match_id, "bert", uuid4(), SeatWish())

    Projection(CODEC, ports.store, ports.lists, lambda _: before).advance()

    assert _listed(ports.lists) == _as_folded(ports)
    assert _listed(ports.lists)[0].version == before[match_id].version + 1


async def test_the_matches_kept_in_memory_are_bounded(
    ports: Ports, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MATCHES_KEPT_MAX", 3)
    projection = _projection(ports)
    for _ in range(5):
        await _lobby(matches)
    projection.advance()

    assert len(projection._kept) == 3
    assert _listed(ports.lists) == _as_folded(ports)


async def test_a_loop_too_busy_to_remember_is_not_waited_for(
    ports: Ports,
    matches: Matches,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(module, "ANSWER_SECONDS_MAX", 0.05)
    await _lobby(matches)

    async with projecting(
        CODEC,
        ports.store,
        ports.lists,
        alone=ports.alone,
        remembered=matches.remembered,
    ):
        time.sleep(0.5)  # noqa: ASYNC251 — the loop is to be blocked
        listed = _listed(ports.lists)

    assert listed == _as_folded(ports)
    assert caplog.records == []
