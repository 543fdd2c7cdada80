"""Seats that are kept for somebody: theirs to take or to decline, nobody else's."""

import pytest

from services.application.events import Seat
from services.application.match import Match
from services.application.orders import SeatWish
from services.application.refusals import Refused
from tests.services.tables import HOST, Service, command, guest, raw
from tests.testgame import parley


async def played(service: Service, *players: str, device: int = 0) -> Match:
    """A finished match of the host, others, and people on the host's device."""
    kinds = ["me", *["open"] * (len(players) - 1), *["device"] * device]
    match = await service.lobby("parley", kinds)
    for player in players[1:]:
        await service.matches.take_seat(match.id, player, command(1), SeatWish())
    await service.matches.start(match.id, HOST, command(2))
    bid = raw(parley.Bid("low", 1))
    for seat, user in enumerate((*players, *[HOST] * device)):
        await service.matches.act(match.id, user, command(10 + seat), seat, bid, match.version)
    return match


async def kept(service: Service) -> Match:
    """A rematch that the guest hosts: seats are kept for the host and somebody on their device."""
    match = await played(service, HOST, guest(1), device=1)
    return await service.matches.rematch(match.id, guest(1), command(3))


async def take(service: Service, match: Match, user: str, **wish: object) -> Match:
    """Sit down."""
    asked = SeatWish(**wish)  # type: ignore[arg-type]
    return await service.matches.take_seat(match.id, user, command(20), asked)


async def test_who_is_invited_needs_no_code() -> None:
    service = Service()
    match = await kept(service)

    await take(service, match, HOST)

    assert match.table.seats[0] == Seat("user", HOST, HOST)
    assert match.table.invitees == ()


async def test_the_tables_code_does_not_open_a_seat_that_is_kept_for_another() -> None:
    service = Service()
    match = await kept(service)
    for code in (None, str(match.id)):
        with pytest.raises(Refused, match="invite_needed"):
            await take(service, match, guest(2), code=code)
        with pytest.raises(Refused, match="invite_needed"):
            await take(service, match, guest(2), code=code, seat=0)


async def test_who_is_invited_gets_their_seat_and_not_a_lower_one() -> None:
    service = Service()
    match = await played(service, HOST, guest(1), guest(2))
    again = await service.matches.rematch(match.id, guest(2), command(3))
    await service.matches.decline(again.id, HOST)
    assert [seat.kind for seat in again.table.seats] == ["open", "invited", "user"]

    await take(service, again, guest(1))

    assert again.table.seats[1].holder == guest(1)


async def test_the_host_takes_an_invitation_back() -> None:
    service = Service()
    match = await kept(service)

    await service.matches.leave_seat(match.id, guest(1), 0)

    assert match.table.seats[0] == Seat("open")


async def test_the_host_gives_a_kept_seat_away_only_by_its_number() -> None:
    service = Service()
    match = await kept(service)
    with pytest.raises(Refused, match="seat_taken"):
        await take(service, match, guest(1), kind="bot")

    await take(service, match, guest(1), kind="bot", seat=0, level="greenhorn")

    assert (match.table.seats[0].kind, match.table.seats[0].level) == ("bot", "greenhorn")


async def test_declining_frees_what_was_kept() -> None:
    service = Service()
    match = await kept(service)
    assert match.table.seats[2].holder == HOST

    await service.matches.decline(match.id, HOST)

    assert [seat.kind for seat in match.table.seats] == ["open", "user", "open"]
    assert not match.table.is_inside(HOST)
    with pytest.raises(Refused, match="not_invited"):
        await service.matches.decline(match.id, HOST)
    await take(service, match, guest(2))
    assert match.table.seats[0].holder == guest(2)


async def test_invitations_that_cannot_be_declined() -> None:
    service = Service()
    match = await kept(service)
    for user in (guest(1), guest(2)):
        with pytest.raises(Refused, match="not_invited"):
            await service.matches.decline(match.id, user)
    await service.matches.leave_seat(match.id, guest(1), 1)
    with pytest.raises(Refused, match="not_in_lobby"):
        await service.matches.decline(match.id, HOST)


async def test_a_start_does_not_wait_for_those_who_are_invited() -> None:
    service = Service()
    match = await kept(service)

    await service.matches.start(match.id, guest(1), command(4))

    assert [seat.holder for seat in match.table.seats] == [guest(1), HOST]
    assert match.table.invitees == ()
