"""Turn clocks: whoever lets the time run out has a bot decide, and may come back."""

import asyncio
from typing import Any

import msgspec
import pytest

from services.application.codec import Codec
from services.application.events import OptionValue
from services.application.frames import Perspective
from services.application.match import Match
from services.application.matches import Matches
from services.application.moments import MS_A_DAY, iso
from services.application.orders import NewMatch, NewSeat, SeatWish, digest_of
from services.application.ports import Outage
from services.application.recorded import Recorded, first_broken
from services.application.refusals import Refused
from tests.services.fakes import SetClock
from tests.services.tables import HOST, SMALLEST, Service, command, guest, is_finished, raw, until
from tests.testgame import parley
from tests.testgame.games import ALL_GAMES

TURN_SECONDS = 120
TURN_MS = 1000 * TURN_SECONDS
LOOKS_MAX = 1000
BID = raw(parley.Bid("low", 1))
every_game = pytest.mark.parametrize("game", sorted(ALL_GAMES))


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def service(clock: SetClock) -> Service:
    return Service(clock=clock)


async def begun(
    service: Service,
    game: str = "parley",
    options: dict[str, OptionValue] | None = None,
    turn_seconds: int = TURN_SECONDS,
) -> Match:
    """A running match of the host and a guest, with a turn clock."""
    seats = (NewSeat("me"), NewSeat("open"))
    order = NewMatch(game, options or SMALLEST[game], seats, turn_seconds=turn_seconds)
    match = await service.matches.create(HOST, command(1), order)
    await service.matches.take_seat(match.id, guest(1), command(1), SeatWish())
    return await service.matches.start(match.id, HOST, command(2))


async def timed_out(service: Service, match: Match, matches: Matches | None = None) -> int:
    """How many seats' time has run out by now; a bot has decided for them."""
    count = 0
    while await (matches or service.matches)._play.time_out(match.id):
        count += 1
    return count


def of_type(service: Service, match: Match, topic: str) -> list[Recorded]:
    """The events of one kind."""
    return [one for one in service.store.streams[match.id] if one.topic == topic]


def decoded(frame: bytes) -> dict[str, Any]:
    """A frame as it is read."""
    return msgspec.json.decode(frame, type=dict[str, Any])


async def frame_of(service: Service, match: Match, user: str) -> dict[str, Any]:
    """The current frame through a user's eyes."""
    return decoded(await service.matches.frame(match, Perspective(user)))


@every_game
async def test_a_frame_tells_until_when_each_seat_has_time(
    service: Service, clock: SetClock, game: str
) -> None:
    match = await begun(service, game)

    for user in (HOST, guest(1), ""):
        frame = await frame_of(service, match, user)
        dues = {awaited["due_at"] for awaited in frame["pending"]["awaits"]}
        assert dues == {iso(clock.now + TURN_MS)}
    assert match.summary().due == clock.now + TURN_MS


@every_game
async def test_without_a_turn_clock_nothing_is_told_and_nobody_is_hurried(
    service: Service, clock: SetClock, game: str
) -> None:
    match = await begun(service, game, turn_seconds=0)
    clock.now += 10**12

    frame = await frame_of(service, match, HOST)
    assert all("due_at" not in awaited for awaited in frame["pending"]["awaits"])
    assert (match.deadlines(), match.due()) == ((), None)
    assert await timed_out(service, match) == 0


@every_game
async def test_when_the_time_is_over_and_not_before_a_bot_decides_in_one_action(
    service: Service, clock: SetClock, game: str
) -> None:
    match = await begun(service, game)
    late = [deadline.seat for deadline in match.deadlines()]
    version = match.version
    clock.now += TURN_MS - 1
    assert await timed_out(service, match) == 0
    clock.now += 1

    assert await timed_out(service, match) == len(late)

    said = of_type(service, match, "match.turn_timed_out")
    assert [one.event.seat for one in said] == late  # type: ignore[attr-defined]
    for one in said:
        assert (one.meta.by, one.meta.seat) == ("table", one.event.seat)  # type: ignore[attr-defined]
        assert one.meta.command
        assert one.meta.state == ""  # what the bot decided follows in the same action
    assert match.version > version + len(late)
    assert all(seat.kind == "user" for seat in match.table.seats)
    assert first_broken(service.store.streams[match.id]) is None


@every_game
async def test_a_restart_knows_all_that_the_running_service_knew(
    service: Service, clock: SetClock, game: str
) -> None:
    match = await begun(service, game)
    for _ in range(2):
        clock.now += TURN_MS
        await timed_out(service, match)
    cold = await service.another().match(match.id)

    assert cold.table == match.table
    assert cold.awaits() == match.awaits()
    assert cold.deadlines() == match.deadlines()
    assert [cold.missed(seat) for seat in (0, 1)] == [match.missed(seat) for seat in (0, 1)]


async def test_who_acts_in_time_is_not_timed_out_and_the_others_are(
    service: Service, clock: SetClock
) -> None:
    match = await begun(service)
    clock.now += TURN_MS - 1
    await service.matches.act(match.id, HOST, command(5), 0, BID, match.version)
    clock.now += 1

    assert await timed_out(service, match) == 1

    (said,) = of_type(service, match, "match.turn_timed_out")
    assert said.event == msgspec.structs.replace(said.event, seat=1)
    assert await timed_out(service, match) == 0


async def test_an_action_that_comes_too_late_meets_the_position_after_the_bot_s(
    service: Service, clock: SetClock
) -> None:
    match = await begun(service, options={"rounds": 3})
    version = match.version
    clock.now += TURN_MS
    await timed_out(service, match)

    with pytest.raises(Refused, match="stale_version") as refused:
        await service.matches.act(match.id, HOST, command(5), 0, BID, version)
    assert decoded(refused.value.frame or b"")["version"] == match.version


async def test_each_question_has_all_the_time(service: Service, clock: SetClock) -> None:
    match = await begun(service, options={"rounds": 3})
    clock.now += TURN_MS // 2
    for seat, user in enumerate((HOST, guest(1))):
        await service.matches.act(match.id, user, command(5), seat, BID, match.version)
    clock.now += TURN_MS - 1
    assert await timed_out(service, match) == 0

    clock.now += 1
    assert await timed_out(service, match) == 2


async def test_of_several_that_watch_the_clock_one_times_a_seat_out(
    service: Service, clock: SetClock
) -> None:
    match = await begun(service)
    everywhere = [service.matches, *(service.another() for _ in range(4))]
    for matches in everywhere:
        await matches.match(match.id)
    clock.now += TURN_MS

    await asyncio.gather(*(matches.look_after(match.id) for matches in everywhere))

    assert len(of_type(service, match, "match.turn_timed_out")) == 2
    assert first_broken(service.store.streams[match.id]) is None


async def test_an_action_that_another_process_stored_first_wins(
    service: Service, clock: SetClock
) -> None:
    """The clock's own process has not heard of it; the store has."""
    match = await begun(service)
    watching = service.another()
    await watching.match(match.id)
    for seat, user in enumerate((HOST, guest(1))):
        await service.matches.act(match.id, user, command(5), seat, BID, match.version)
    clock.now += TURN_MS

    await watching.look_after(match.id)

    assert of_type(service, match, "match.turn_timed_out") == []


async def held(service: Service, clock: SetClock) -> Match:
    """A match in which the guest has been away for two rounds, so that a bot holds seat 1."""
    match = await begun(service, options={"rounds": 5})
    for number in (5, 6):
        await service.matches.act(match.id, HOST, command(number), 0, BID, match.version)
        clock.now += TURN_MS
        await timed_out(service, match)
    await until(service.matches, match, lambda now: now.awaited_bot() is None)
    return match


async def test_after_two_times_in_a_row_a_bot_holds_the_seat(
    service: Service, clock: SetClock
) -> None:
    match = await held(service, clock)

    (said,) = of_type(service, match, "match.seat_to_bot")
    seat = match.table.seats[1]
    assert msgspec.to_builtins(said.event) == {
        "type": "match.seat_to_bot",
        "seat": 1,
        "level": "standard",
        "held": True,
    }
    assert (seat.kind, seat.holder, seat.former, seat.away) == ("bot", "", guest(1), "user")
    assert [awaited.seat for awaited in match.awaits()] == [0]
    assert [deadline.seat for deadline in match.deadlines()] == [0]
    assert set(match.table.users) == {HOST, guest(1)}


async def test_who_acts_in_between_keeps_the_seat(service: Service, clock: SetClock) -> None:
    match = await begun(service, options={"rounds": 5})
    clock.now += TURN_MS
    await timed_out(service, match)
    assert [match.missed(seat) for seat in (0, 1)] == [1, 1]
    await service.matches.act(match.id, guest(1), command(9), 1, BID, match.version)
    clock.now += TURN_MS
    await timed_out(service, match)

    (said,) = of_type(service, match, "match.seat_to_bot")
    assert said.event.seat == 0  # type: ignore[attr-defined]


async def test_the_owner_of_a_seat_that_a_bot_holds_sees_it_and_cannot_act(
    service: Service, clock: SetClock
) -> None:
    match = await held(service, clock)
    frame = await frame_of(service, match, guest(1))

    assert (frame["seat"], frame["options"]) == (1, None)
    assert frame["view"]["cards"][1] is not None
    with pytest.raises(Refused, match="seat_held"):
        await service.matches.act(match.id, guest(1), command(20), 1, BID, match.version)
    with pytest.raises(Refused, match="seat_held"):
        await service.matches.resign(match.id, guest(1), command(21), 1)
    with pytest.raises(Refused, match="seat_held"):
        await service.matches.options(match.id, guest(1), 1, BID)


async def test_the_owner_takes_the_seat_back_and_has_all_the_time_again(
    service: Service, clock: SetClock
) -> None:
    match = await held(service, clock)
    await service.matches.come_back(match.id, guest(1), command(30), 1)
    version = match.version
    await service.matches.come_back(match.id, guest(1), command(30), 1)
    assert match.version == version
    clock.now += TURN_MS - 1
    await service.matches.act(match.id, HOST, command(31), 0, BID, match.version)

    seat = match.table.seats[1]
    assert (seat.kind, seat.holder, seat.former, seat.away) == ("user", guest(1), "", "")
    assert match.missed(1) == 0
    await service.matches.act(match.id, guest(1), command(32), 1, BID, match.version)
    clock.now += TURN_MS
    await timed_out(service, match)
    assert len(of_type(service, match, "match.seat_to_bot")) == 1  # it takes two again


async def test_a_question_that_waits_at_the_return_is_not_timed_out_at_once(
    service: Service, clock: SetClock
) -> None:
    """The seat is handed over and taken back while the same question stands."""
    match = await held(service, clock)
    stopped = service.another()
    stopped._actors.committed.clear()
    await stopped.act(match.id, HOST, command(40), 0, BID, match.version)
    moved = await stopped.match(match.id)
    since = moved.since(1)
    clock.now += 10 * TURN_MS

    await stopped.come_back(match.id, guest(1), command(41), 1)

    assert moved.since(1) == since
    due = {one.seat: one.due for one in moved.deadlines()}
    assert due[1] == clock.now + TURN_MS


@pytest.mark.parametrize(
    ("user", "seat", "code"),
    [
        (HOST, 1, "not_your_seat"),
        ("u-nobody", 1, "not_your_seat"),
        (guest(1), 0, "not_your_seat"),
        (guest(1), 2, "seat_not_found"),
    ],
)
async def test_nobody_else_takes_a_seat_back(
    service: Service, clock: SetClock, user: str, seat: int, code: str
) -> None:
    match = await held(service, clock)

    with pytest.raises(Refused, match=code):
        await service.matches.come_back(match.id, user, command(30), seat)


async def test_a_seat_that_was_given_up_or_never_left_is_not_taken_back(service: Service) -> None:
    match = await begun(service)
    version = match.version
    await service.matches.come_back(match.id, HOST, command(30), 0)
    assert match.version == version

    await service.matches.resign(match.id, guest(1), command(31), 1)
    with pytest.raises(Refused, match="not_your_seat"):
        await service.matches.come_back(match.id, guest(1), command(32), 1)


@every_game
async def test_a_match_that_all_have_left_alone_goes_on_at_the_pace_of_its_clock(
    service: Service, clock: SetClock, game: str
) -> None:
    """So that they can still return; in the end it ends."""
    match = await begun(service, game)
    looks = 0
    while not is_finished(match):
        before = match.version
        clock.now += TURN_MS - 1
        await service.matches.look_after(match.id)
        assert match.version == before
        clock.now += 1
        await service.matches.look_after(match.id)
        assert match.version > before
        looks += 1
        assert looks < LOOKS_MAX

    assert len(of_type(service, match, "match.seat_to_bot")) <= 2
    with pytest.raises(Refused, match="not_running"):
        await service.matches.come_back(match.id, HOST, command(30), 0)
    assert first_broken(service.store.streams[match.id]) is None


async def test_a_match_waits_for_its_players_and_not_for_who_is_away(
    service: Service, clock: SetClock
) -> None:
    match = await begun(service, options={"rounds": 5})
    assert [match.waits_for(user) for user in (HOST, guest(1), "", "u-nobody")] == [
        True,
        True,
        False,
        False,
    ]
    for _ in range(2):
        clock.now += TURN_MS
        await timed_out(service, match)

    assert len(match.awaits()) == 2
    assert not match.waits_for(HOST)
    await service.matches.come_back(match.id, HOST, command(30), 0)
    assert match.waits_for(HOST)


async def test_time_in_which_the_service_was_down_does_not_count(
    service: Service, clock: SetClock
) -> None:
    match = await begun(service)
    began = clock.now
    clock.now += 10 * MS_A_DAY
    down = Outage(began + TURN_MS // 2, clock.now)
    service.matches.down_time.learn([down], clock.now)
    clock.now += TURN_MS // 2 - 1
    service.matches.down_time.learn([down], clock.now)

    assert await service.matches.look_after(match.id) == clock.now + 1
    assert of_type(service, match, "match.turn_timed_out") == []
    clock.now += 1
    assert await timed_out(service, match) == 2


async def test_the_next_match_has_the_same_clock_and_keeps_the_absent_one_s_seat(
    service: Service, clock: SetClock
) -> None:
    match = await held(service, clock)
    for number in range(50, 53):
        await service.matches.act(match.id, HOST, command(number), 0, BID, match.version)
        await until(service.matches, match, lambda now: now.awaited_bot() is None)
    assert is_finished(match)

    again = await service.matches.rematch(match.id, HOST, command(60))

    assert again.table.turn_seconds == TURN_SECONDS
    assert (again.table.seats[1].kind, again.table.seats[1].invitee) == ("invited", guest(1))


async def test_a_lobby_that_never_starts_is_closed_after_a_week(
    service: Service, clock: SetClock
) -> None:
    lobby = await service.lobby("parley", ["me", "open"])
    clock.now += 7 * MS_A_DAY - 1
    assert await service.matches.look_after(lobby.id) == clock.now + 1
    assert lobby.table.status == "lobby"
    clock.now += 1

    assert await service.matches.look_after(lobby.id) is None

    (said,) = of_type(service, lobby, "match.cancelled")
    assert (lobby.table.status, said.event.reason) == ("cancelled", "unstarted")  # type: ignore[attr-defined]


def test_an_order_without_a_clock_is_the_order_that_it_was_before() -> None:
    """A command that is repeated over an upgrade is still the same command."""
    order = NewMatch("parley", {}, (NewSeat("me"),))

    assert b"turn_seconds" not in msgspec.json.encode(order)
    assert digest_of(order) != digest_of(NewMatch("parley", {}, (NewSeat("me"),), turn_seconds=120))


def test_events_of_before_read_as_matches_without_a_clock() -> None:
    stored = (
        b'{"type":"match.created","game":"parley","options":{},"host":"h","seats":[],'
        b'"commitment":"00"}'
    )
    event = msgspec.json.decode(stored, type=Codec(ALL_GAMES).event_type)

    assert event.turn_seconds == 0
    assert msgspec.json.encode(event) == stored
