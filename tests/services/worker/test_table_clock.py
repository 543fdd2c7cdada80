"""The table's clock: it acts once when time has run out, and survives whatever happens."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from uuid import uuid4

import pytest

from services.application.match import Match
from services.application.matches import Matches
from services.application.orders import NewMatch, NewSeat
from services.application.ports import Busy
from services.application.recorded import Recorded, first_broken
from services.worker import table_clock
from services.worker.table_clock import TableClock
from tests.services.fakes import MemoryStore, SetClock
from tests.services.tables import HOST, Service, command, until

SECONDS = 60
SEATS = (NewSeat("me"), NewSeat("device", "Kim"))


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is set by hand, so it has to be looked at again and again."""
    monkeypatch.setattr(table_clock, "SLEEP_SECONDS_MAX", 0.001)
    monkeypatch.setattr(table_clock, "RETRY_SECONDS", 0.001)


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def service(clock: SetClock) -> Service:
    return Service(clock=clock)


@asynccontextmanager
async def ticking(matches: Matches, clock: SetClock) -> AsyncIterator[TableClock]:
    made = TableClock(matches, clock)
    try:
        yield made
    finally:
        await made.close()


async def begun(service: Service, seconds: int = SECONDS) -> Match:
    """A match in which nobody does anything."""
    order = NewMatch("parley", {"rounds": 1, "seconds": seconds}, SEATS)
    match = await service.matches.create(HOST, command(1), order)
    return await service.matches.start(match.id, HOST, command(2))


def acts(service: Service, match: Match) -> list[Recorded]:
    """What was stored by the table itself."""
    return [one for one in service.store.streams[match.id] if one.meta.by == "table"]


async def some_time() -> None:
    """Enough for the clock to be looked at several times."""
    await asyncio.sleep(0.03)


async def passed(matches: Matches, match: Match) -> None:
    """Wait until the clock has acted."""
    await until(matches, match, lambda now: now.table.status == "finished")


async def test_a_started_match_knows_when_its_time_runs_out(
    service: Service, clock: SetClock
) -> None:
    match = await begun(service)
    cold = await service.another().match(match.id)

    for one in (match, cold):
        assert one.started_at == clock.now
        assert one.ends_at == clock.now + 1000 * SECONDS
    assert match.summary().ends_at == match.ends_at


async def test_the_table_acts_when_the_time_has_run_out_and_not_before(
    service: Service, clock: SetClock
) -> None:
    async with ticking(service.matches, clock):
        match = await begun(service)
        clock.now += 1000 * SECONDS - 1
        await some_time()
        assert acts(service, match) == []

        clock.now += 1
        await passed(service.matches, match)

    first, *_ = acts(service, match)
    assert first.topic == "parley.clock_ran_out"
    assert (first.meta.seat, first.meta.at) == (-1, clock.now)
    assert first_broken(service.store.streams[match.id]) is None


async def test_a_match_that_goes_on_is_left_alone_afterwards(
    service: Service, clock: SetClock
) -> None:
    async with ticking(service.matches, clock) as ticks:
        order = NewMatch("parley", {"rounds": 3, "seconds": SECONDS}, SEATS)
        match = await service.matches.create(HOST, command(1), order)
        await service.matches.start(match.id, HOST, command(2))
        clock.now += 1000 * SECONDS
        await until(service.matches, match, lambda now: now.awaits()[0].round > 1)
        version = match.version
        ticks.watch(match.id, clock.now)
        await some_time()

    assert match.version == version


async def test_a_match_without_a_clock_has_no_end_and_is_never_watched(
    service: Service, clock: SetClock
) -> None:
    async with ticking(service.matches, clock) as ticks:
        match = await begun(service, seconds=0)
        clock.now += 10**9
        await service.matches.run_out(match.id)

        assert match.ends_at is None
        assert not ticks._watched
    assert acts(service, match) == []


async def test_of_many_clocks_that_watch_a_match_one_acts(
    service: Service, clock: SetClock
) -> None:
    match = await begun(service)
    assert match.ends_at is not None
    everywhere: Sequence[Matches] = [service.matches, *(service.another() for _ in range(4))]
    clocks = [TableClock(matches, clock) for matches in everywhere]
    for one in clocks:
        one.watch(match.id, match.ends_at)
    clock.now = match.ends_at
    for matches in everywhere:
        await matches.refresh(await matches.match(match.id))
        await passed(matches, match)
    await some_time()
    for one in clocks:
        await one.close()

    assert [one.topic for one in acts(service, match)].count("parley.clock_ran_out") == 1
    assert first_broken(service.store.streams[match.id]) is None


async def test_a_clock_that_stopped_goes_on_where_it_is_told_of(
    service: Service, clock: SetClock
) -> None:
    async with ticking(service.matches, clock):
        match = await begun(service)
    assert match.ends_at is not None
    clock.now = match.ends_at + 10**7
    await some_time()
    assert acts(service, match) == []
    revived = service.another()

    async with ticking(revived, clock) as ticks:
        ticks.watch(match.id, match.ends_at)
        await passed(revived, match)
        await until(revived, match, lambda _: not ticks._watched)

    assert len([one for one in acts(service, match) if one.meta.command]) == 1


class BusyStore(MemoryStore):
    """A store that cannot write for a while."""

    refusals = 0

    async def append(self, events: Sequence[Recorded]) -> None:
        """Refuse as often as said."""
        if self.refusals:
            self.refusals -= 1
            raise Busy
        await super().append(events)


async def test_a_store_that_is_busy_is_asked_again(clock: SetClock) -> None:
    store = BusyStore()
    service = Service(store, clock=clock)
    async with ticking(service.matches, clock):
        match = await begun(service)
        store.refusals = 3
        clock.now += 1000 * SECONDS
        await passed(service.matches, match)

    assert store.refusals == 0


async def test_a_match_that_is_not_there_is_forgotten(service: Service, clock: SetClock) -> None:
    async with ticking(service.matches, clock) as ticks:
        ticks.watch(uuid4(), clock.now)
        await some_time()

        assert not ticks._watched


async def test_bots_alone_do_not_ride_until_the_time_is_up(service: Service) -> None:
    seats = (NewSeat("bot"), NewSeat("bot"))
    order = NewMatch("rancher", {"minutes": 240}, seats)
    match = await service.matches.create(HOST, command(1), order)

    await service.matches.start(match.id, HOST, command(2))
    await passed(service.matches, match)

    assert [one.topic for one in acts(service, match)][:1] == ["rancher.time_ran_out"]
    assert match.version < 200
