"""Tables before the match: opened, joined, left, started; each command at most once."""

from typing import Any

import msgspec
import pytest

from domain.games.pionjar.setup import TableOptions
from domain.kernel.chance import commitment
from services.application.events import OptionValue
from services.application.frames import Perspective
from services.application.match import Match
from services.application.orders import NewMatch, NewSeat, SeatWish
from services.application.refusals import Refused
from tests.services.tables import HOST, SMALLEST, Service, command, guest

PARLEY = NewMatch("parley", SMALLEST["parley"], (NewSeat("me"), NewSeat("open"), NewSeat("bot")))


def kinds(match: Match) -> list[str]:
    """What sits where."""
    return [seat.kind for seat in match.table.seats]


async def test_a_new_table_keeps_its_promise_of_a_seed() -> None:
    """The commitment is in the first event, before anyone else sits down."""
    service = Service()

    match = await service.matches.create(HOST, command(1), PARLEY)

    assert kinds(match) == ["user", "open", "bot"]
    assert match.table.commitment == commitment(service.vault.seed(match.id))
    assert match.table.status == "lobby"
    assert service.broadcaster.news[-1].users == (HOST,)


async def test_creating_again_answers_the_same_table() -> None:
    """The command id names the table; with another body it is refused."""
    service = Service()
    match = await service.matches.create(HOST, command(1), PARLEY)

    assert await service.matches.create(HOST, command(1), PARLEY) is match
    with pytest.raises(Refused, match="command_reused"):
        await service.matches.create(HOST, command(1), msgspec.structs.replace(PARLEY, name="x"))
    other = await service.matches.create(guest(1), command(1), PARLEY)
    assert other.id != match.id


@pytest.mark.rule("PJ-42")
@pytest.mark.rule("PJ-45")
@pytest.mark.parametrize(
    ("turn_seconds", "chosen", "played"),
    [
        (0, {}, (1862, False)),
        (120, {}, (1862, False)),
        (86_400, {}, (1860, True)),
        (259_200, {}, (1860, True)),
        (86_400, {"last_year": 1859}, (1859, True)),
        (86_400, {"auction": "open"}, (1860, False)),
    ],
)
async def test_a_table_by_correspondence_is_shorter_and_seals_its_bids(
    turn_seconds: int, chosen: dict[str, OptionValue], played: tuple[int, bool]
) -> None:
    """Unless it says otherwise."""
    service = Service()
    order = NewMatch("pionjar", chosen, (NewSeat("me"), NewSeat("bot")), turn_seconds=turn_seconds)

    match = await service.matches.create(HOST, command(1), order)
    options = service.codec.setup(match.table).options

    assert isinstance(options, TableOptions)
    assert (options.last_year, options.auction == "sealed") == played


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("game_not_found", {"game": "chess"}),
        ("invalid_options", {"options": {"rounds": 2}}),
        ("invalid_options", {"options": {"rounds": 1, "luck": True}}),
        ("invalid_seats", {"seats": (NewSeat("me"),)}),
        ("invalid_seats", {"seats": (NewSeat("bot"),) * 5}),
        ("invalid_seats", {"seats": (NewSeat("me"), NewSeat("me"))}),
        ("invalid_body", {"contribution": "abc"}),
        ("invalid_body", {"contribution": "zz" * 16}),
    ],
)
async def test_tables_that_cannot_be(code: str, changes: dict[str, Any]) -> None:
    """Nothing is stored for them."""
    service = Service()

    with pytest.raises(Refused, match=code):
        await service.matches.create(HOST, command(1), msgspec.structs.replace(PARLEY, **changes))

    assert not service.store.appends


async def test_sitting_down_takes_the_lowest_open_seat() -> None:
    """And a repeat of it changes nothing."""
    service = Service()
    match = await service.lobby("parley", ["open", "me", "open"])

    await service.matches.take_seat(match.id, guest(1), command(5), SeatWish())
    version = match.version
    await service.matches.take_seat(match.id, guest(1), command(5), SeatWish())

    assert kinds(match) == ["user", "user", "open"]
    assert match.table.seats_of(guest(1)) == [0]
    assert match.version == version


async def test_an_invited_seat_needs_the_code() -> None:
    """Whoever has it gets the seat that was kept."""
    service = Service()
    match = await service.lobby("parley", ["me", "open", "invited"])
    with pytest.raises(Refused, match="invite_needed"):
        await service.matches.take_seat(match.id, guest(1), command(5), SeatWish(seat=2))
    wish = SeatWish(seat=2, code=str(command(77)))
    with pytest.raises(Refused, match="invite_needed"):
        await service.matches.take_seat(match.id, guest(1), command(5), wish)

    await service.matches.take_seat(match.id, guest(1), command(5), SeatWish(code=str(match.id)))

    assert match.table.seats_of(guest(1)) == [2]


@pytest.mark.parametrize(
    ("code", "user", "wish"),
    [
        ("seat_taken", guest(1), SeatWish(seat=0)),
        ("seat_not_found", guest(1), SeatWish(seat=9)),
        ("seat_not_found", guest(1), SeatWish(seat=-1)),
        ("already_seated", HOST, SeatWish()),
        ("not_host", guest(1), SeatWish(kind="bot")),
        ("not_host", guest(1), SeatWish(kind="device", name="Bo")),
        ("invalid_body", guest(1), SeatWish(contribution="00")),
    ],
)
async def test_seats_that_cannot_be_taken(code: str, user: str, wish: SeatWish) -> None:
    """Each with its own code, and nothing is stored."""
    service = Service()
    match = await service.lobby("parley", ["me", "open"])
    version = match.version

    with pytest.raises(Refused, match=code):
        await service.matches.take_seat(match.id, user, command(5), wish)

    assert match.version == version


async def test_the_host_seats_bots_and_people_on_the_same_device() -> None:
    """They get names, and the device seat is the host's to play."""
    service = Service()
    match = await service.lobby("parley", ["me", "open", "open"])

    bot, device = SeatWish(kind="bot"), SeatWish(kind="device", name="Bo")
    await service.matches.take_seat(match.id, HOST, command(5), bot)
    await service.matches.take_seat(match.id, HOST, command(6), device)

    assert kinds(match) == ["user", "bot", "device"]
    assert match.table.seats_of(HOST) == [0, 2]
    named = service.names.named(seat.label for seat in match.table.seats)
    assert named[match.table.seats[2].label] == "Bo"
    assert match.table.seats[1].label in named


async def test_leaving_frees_the_seat_and_the_host_closes_the_table() -> None:
    """Guests free themselves, the host frees anyone; the host's own seat is the table's."""
    service = Service()
    match = await service.lobby("parley", ["me", "open", "bot"])
    await service.matches.take_seat(match.id, guest(1), command(5), SeatWish())
    with pytest.raises(Refused, match="not_your_seat"):
        await service.matches.leave_seat(match.id, guest(1), 2)
    with pytest.raises(Refused, match="seat_not_found"):
        await service.matches.leave_seat(match.id, guest(1), 3)

    await service.matches.leave_seat(match.id, guest(1), 1)
    await service.matches.leave_seat(match.id, HOST, 2)
    assert kinds(match) == ["user", "open", "open"]
    await service.matches.leave_seat(match.id, HOST, 1)
    await service.matches.leave_seat(match.id, HOST, 0)

    assert match.table.status == "cancelled"
    with pytest.raises(Refused, match="not_in_lobby"):
        await service.matches.take_seat(match.id, guest(1), command(6), SeatWish())


async def test_a_start_closes_the_gaps() -> None:
    """Empty seats drop out; those behind move up; a repeat answers the same match."""
    service = Service()
    match = await service.lobby("parley", ["me", "open", "bot"])

    await service.matches.start(match.id, HOST, command(2))
    version = match.version
    await service.matches.start(match.id, HOST, command(2))

    assert kinds(match) == ["user", "bot"]
    assert match.table.status == "running"
    assert match.version in {version, version + 1}, "but for the bot's own bid"
    with pytest.raises(Refused, match="not_in_lobby"):
        await service.matches.start(match.id, HOST, command(3))
    await service.matches.close()


async def test_starts_that_cannot_be() -> None:
    """Only the host starts, and not alone."""
    service = Service()
    match = await service.lobby("parley", ["me", "open"])
    with pytest.raises(Refused, match="too_few_seats"):
        await service.matches.start(match.id, HOST, command(2))
    await service.matches.take_seat(match.id, guest(1), command(5), SeatWish())
    with pytest.raises(Refused, match="not_host"):
        await service.matches.start(match.id, guest(1), command(2))

    assert match.table.status == "lobby"


async def test_frames_of_a_lobby_tell_no_ids() -> None:
    """What a stranger reads names neither users nor contributions."""
    service = Service()
    match = await service.lobby("parley", ["me", "open"], "ab" * 16)
    wish = SeatWish(contribution="cd" * 16)
    await service.matches.take_seat(match.id, guest(1), command(5), wish)

    frames = b"".join(await service.matches.frames(match, Perspective(), 0))

    for secret in (HOST, guest(1), "ab" * 16, "cd" * 16, service.vault.seed(match.id).hex()):
        assert secret.encode() not in frames
    assert b'"view":null' in frames
