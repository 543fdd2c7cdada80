"""The agenda: what is due happens, once, whatever fails, stops or stands beside it."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from uuid import UUID, uuid4

import pytest

from services.application.down_time import GAP_MS_MAX
from services.application.match import Match
from services.application.matches import Matches
from services.application.moments import MS_A_DAY
from services.application.orders import NewMatch, NewSeat
from services.application.ports import Busy, Due, Outage, Part
from services.application.recorded import Recorded, first_broken
from services.worker import steady
from services.worker.agenda import AGAIN_MS_MIN, Agenda
from services.worker.steady import going_on
from tests.services.fakes import MemoryStore, SetClock
from tests.services.tables import HOST, Service, command, is_finished, until

SECONDS = 60
SEATS = (NewSeat("me"), NewSeat("device", "Kim"))


class DueMatches:
    """Lists that know of every match in a store, and when it is due."""

    def __init__(self, service: Service) -> None:
        """Look into the service's store at each question."""
        self._service = service
        self.extra: list[Due] = []

    def due(self, now_ms: int) -> list[Due]:
        """Fold everything."""
        found = list(self.extra)
        for match_id, events in self._service.store.streams.items():
            match = Match(match_id, self._service.codec)
            for one in events:
                match.fold(one)
            at = match.due()
            if at is not None and at <= now_ms:
                found.append(Due(match_id, at))
        return found


@dataclass
class MemoryBeats:
    """Signs of life in memory."""

    last: dict[Part, int] = field(default_factory=dict)
    kept: list[Outage] = field(default_factory=list)

    def beat(self, part: Part, now_ms: int) -> None:
        """Keep the gap before."""
        if now_ms - self.last.get(part, now_ms) > GAP_MS_MAX:
            self.kept.append(Outage(self.last[part], now_ms))
        self.last[part] = now_ms

    def outages(self, now_ms: int) -> list[Outage]:
        """All of them."""
        del now_ms
        return self.kept


class BusyStore(MemoryStore):
    """A store that cannot write for a while."""

    refusals = 0

    async def append(self, events: Sequence[Recorded]) -> None:
        """Refuse as often as said."""
        if self.refusals:
            self.refusals -= 1
            raise Busy
        await super().append(events)


@dataclass
class Desk:
    """A service with its agenda, on a clock that is set by hand."""

    clock: SetClock = field(default_factory=SetClock)
    store: BusyStore = field(default_factory=BusyStore)
    beats: MemoryBeats = field(default_factory=MemoryBeats)
    leads: bool = True

    def __post_init__(self) -> None:
        """Begin."""
        self.service = Service(self.store, clock=self.clock)
        self.lists = DueMatches(self.service)
        self.agenda = self.another(self.service.matches)

    def another(self, matches: Matches) -> Agenda:
        """An agenda of another process, which works with these matches."""
        return Agenda(
            matches,
            lists=self.lists,
            beats=self.beats,
            clock=self.clock,
            leads=lambda: self.leads,
        )

    async def pass_time(self, seconds: float, agenda: Agenda | None = None) -> None:
        """Look every few seconds, as a server that is up does."""
        end = self.clock.now + int(1000 * seconds)
        while self.clock.now < end:
            self.clock.now = min(end, self.clock.now + 5000)
            await (agenda or self.agenda).look()

    async def begun(
        self, options: dict[str, bool | int | str], turn_seconds: int = 0, game: str = "parley"
    ) -> Match:
        """A match in which nobody does anything."""
        order = NewMatch(game, options, SEATS, turn_seconds=turn_seconds)
        match = await self.service.matches.create(HOST, command(1), order)
        return await self.service.matches.start(match.id, HOST, command(2))

    def said(self, match_id: UUID, topic: str) -> list[Recorded]:
        """The events of one kind."""
        return [one for one in self.store.streams[match_id] if one.topic == topic]


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def test_the_table_acts_when_the_time_has_run_out_and_not_before(desk: Desk) -> None:
    match = await desk.begun({"rounds": 1, "seconds": SECONDS})
    assert match.ends_at == desk.clock.now + 1000 * SECONDS
    await desk.pass_time(SECONDS - 0.001)
    assert desk.said(match.id, "parley.clock_ran_out") == []

    await desk.pass_time(0.001)

    (said,) = desk.said(match.id, "parley.clock_ran_out")
    assert (said.meta.by, said.meta.seat, said.meta.at) == ("table", -1, desk.clock.now)
    assert is_finished(match)


async def test_a_match_that_goes_on_when_its_time_is_up_is_left_alone(desk: Desk) -> None:
    match = await desk.begun({"rounds": 3, "seconds": SECONDS})
    await desk.pass_time(SECONDS)
    version = match.version

    await desk.pass_time(10 * SECONDS)

    assert match.version == version
    assert match.awaits()[0].round > 1
    assert match.due() is None


async def test_down_time_counts_for_no_match_by_the_clock(desk: Desk) -> None:
    match = await desk.begun({"rounds": 1, "seconds": SECONDS})
    await desk.pass_time(SECONDS / 2)
    desk.clock.now += MS_A_DAY
    revived = desk.another(desk.service.another())

    await revived.look()
    await desk.pass_time(SECONDS / 2 - 0.001, revived)
    assert desk.said(match.id, "parley.clock_ran_out") == []
    await desk.pass_time(5, revived)

    assert len(desk.said(match.id, "parley.clock_ran_out")) == 1


async def test_down_time_counts_for_no_turn(desk: Desk) -> None:
    match = await desk.begun({"rounds": 1}, turn_seconds=120)
    await desk.pass_time(60)
    desk.clock.now += MS_A_DAY
    revived = desk.another(desk.service.another())

    await revived.look()
    await desk.pass_time(59.999, revived)
    assert desk.said(match.id, "match.turn_timed_out") == []
    await desk.pass_time(5, revived)

    assert len(desk.said(match.id, "match.turn_timed_out")) == 2


async def test_time_without_anybody_who_answers_counts_for_no_turn(desk: Desk) -> None:
    """The worker is up, but there is no API process to act through."""
    match = await desk.begun({"rounds": 1}, turn_seconds=120)
    desk.beats.kept = [Outage(desk.clock.now, 2**62)]

    await desk.pass_time(600)

    assert desk.said(match.id, "match.turn_timed_out") == []


async def test_a_bot_that_a_process_left_behind_plays_on(desk: Desk) -> None:
    order = NewMatch("parley", {"rounds": 1}, (NewSeat("me"), NewSeat("bot")))
    dying = desk.service.another()
    match = await dying.create(HOST, command(1), order)
    await dying.start(match.id, HOST, command(2))
    await dying.close()
    await desk.agenda.look()
    assert desk.said(match.id, "parley.bid_made") == []

    await desk.pass_time(5)
    mine = await desk.service.matches.match(match.id)
    await until(desk.service.matches, mine, lambda now: now.awaited_bot() is None)

    assert len(desk.said(match.id, "parley.bid_made")) == 1


async def test_an_old_lobby_is_closed(desk: Desk) -> None:
    lobby = await desk.service.lobby("parley", ["me", "open"])
    desk.clock.now += 7 * MS_A_DAY

    await desk.agenda.look()

    assert lobby.table.status == "cancelled"


async def test_who_does_not_lead_does_nothing_and_takes_over(desk: Desk) -> None:
    lobby = await desk.service.lobby("parley", ["me", "open"])
    desk.clock.now += 7 * MS_A_DAY
    desk.leads = False
    await desk.agenda.look()
    assert (lobby.table.status, desk.beats.last) == ("lobby", {})

    desk.leads = True
    await desk.agenda.look()

    assert lobby.table.status == "cancelled"


async def test_of_many_agendas_one_acts(desk: Desk) -> None:
    match = await desk.begun({"rounds": 1}, turn_seconds=120)
    everyone = [desk.another(desk.service.another()) for _ in range(5)]
    desk.clock.now += 120_000

    await asyncio.gather(*(one.look() for one in everyone))

    assert len(desk.said(match.id, "match.turn_timed_out")) == 2
    assert first_broken(desk.store.streams[match.id]) is None


async def test_a_match_that_cannot_be_looked_after_holds_up_no_other(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.lists.extra = [Due(uuid4(), 0)]
    lobby = await desk.service.lobby("parley", ["me", "open"])
    desk.clock.now += 7 * MS_A_DAY

    await desk.agenda.look()

    assert lobby.table.status == "cancelled"
    assert "match_not_found" in caplog.text


async def test_a_store_that_is_busy_is_asked_again_a_little_later(desk: Desk) -> None:
    lobby = await desk.service.lobby("parley", ["me", "open"])
    desk.clock.now += 7 * MS_A_DAY
    desk.store.refusals = 1

    await desk.agenda.look()
    await desk.agenda.look()
    assert desk.said(lobby.id, "match.cancelled") == []
    desk.clock.now += AGAIN_MS_MIN
    await desk.agenda.look()

    assert lobby.table.status == "cancelled"


async def test_bots_alone_do_not_ride_until_the_time_is_up() -> None:
    service = Service(clock=SetClock())
    order = NewMatch("rancher", {"minutes": 240}, (NewSeat("bot"), NewSeat("bot")))
    match = await service.matches.create(HOST, command(1), order)

    await service.matches.start(match.id, HOST, command(2))
    await until(service.matches, match, is_finished)

    by_table = [one.topic for one in service.store.streams[match.id] if one.meta.by == "table"]
    assert by_table[:1] == ["rancher.time_ran_out"]
    assert match.version < 200


async def test_work_goes_on_after_whatever_failure_and_none_is_silent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(steady, "PAUSE_SECONDS", 0)
    monkeypatch.setattr(steady, "BACKOFF_SECONDS", (0,))
    went_on = asyncio.Event()
    failures = iter([ValueError("first"), Busy(), KeyError("third")])

    async def step() -> None:
        with suppress(StopIteration):
            raise next(failures)
        went_on.set()

    async with going_on("the work", step):
        await asyncio.wait_for(went_on.wait(), 5)

    assert caplog.text.count("the work failed") == 3
    assert caplog.text.count("Traceback") == 2
