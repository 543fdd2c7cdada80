"""A rematch: the same table again, one for all who ask."""

import asyncio
from typing import Any
from uuid import uuid4

import msgspec
import pytest

from services.application.events import Seat
from services.application.frames import Perspective
from services.application.match import Match
from services.application.orders import NewMatch, NewSeat, SeatWish
from services.application.ports import Uncertain
from services.application.recorded import first_broken
from services.application.refusals import Refused
from tests.services.fakes import MemoryStore
from tests.services.tables import HOST, Service, command, guest, is_finished, raw, until
from tests.testgame import parley

SEATS = (NewSeat("me"), NewSeat("open"), NewSeat("bot", "Clem", "greenhorn"))
BID = raw(parley.Bid("low", 1))


async def finished(service: Service, *, resigned: bool = False) -> Match:
    """A match of one round that the host, a guest and a bot have played."""
    order = NewMatch("parley", {"rounds": 1}, SEATS, "Friday", visibility="link")
    match = await service.matches.create(HOST, command(1), order)
    await service.matches.take_seat(match.id, guest(1), command(1), SeatWish())
    await service.matches.start(match.id, HOST, command(2))
    await service.matches.act(match.id, HOST, command(3), 0, BID, match.version)
    if resigned:
        await service.matches.resign(match.id, guest(1), command(3), 1)
    else:
        await service.matches.act(match.id, guest(1), command(3), 1, BID, match.version)
    await until(service.matches, match, is_finished)
    return match


async def test_a_rematch_is_the_same_table_again() -> None:
    service = Service()
    old = await finished(service)

    new = await service.matches.rematch(old.id, HOST, command(9))

    table = new.table
    assert (table.status, table.host, new.id != old.id) == ("lobby", HOST, True)
    assert (table.game, table.options, table.visibility) == ("parley", {"rounds": 1}, "link")
    assert table.commitment != old.table.commitment
    bot = old.table.seats[2]
    assert table.seats == (Seat("user", HOST, HOST), Seat("invited", invitee=guest(1)), bot)
    assert (bot.level, service.names.named([bot.label])[bot.label]) == ("greenhorn", "Clem")
    assert service.names.named([str(new.id)]) == {str(new.id): "Friday"}
    assert old.table.rematch == new.id


async def test_whoever_asks_next_gets_the_first_ones_table() -> None:
    service = Service()
    old = await finished(service)
    matches = service.matches

    first = await matches.rematch(old.id, guest(1), command(9))
    appends = service.store.appends
    again = await matches.rematch(old.id, guest(1), command(9))
    second = await matches.rematch(old.id, HOST, command(9))

    assert first.id == again.id == second.id
    assert second.table.host == guest(1)
    assert second.table.seats[0] == Seat("invited", invitee=HOST)
    assert service.store.appends == appends


async def test_all_who_ask_at_once_meet_at_one_table() -> None:
    """In two processes, a hundred times each."""
    service = Service()
    old = await finished(service)
    other = service.another()

    tables = await asyncio.gather(
        *(
            matches.rematch(old.id, user, command(number))
            for number in range(100, 125)
            for matches in (service.matches, other)
            for user in (HOST, guest(1))
        )
    )

    assert len({table.id for table in tables}) == 1
    assert len(service.store.streams) == 2
    assert all(first_broken(stream) is None for stream in service.store.streams.values())


async def test_a_rematch_that_was_closed_is_no_hindrance_to_another() -> None:
    service = Service()
    old = await finished(service)
    first = await service.matches.rematch(old.id, HOST, command(9))
    await service.matches.leave_seat(first.id, HOST, 0)

    second = await service.matches.rematch(old.id, guest(1), command(9))

    assert first.table.status == "cancelled"
    assert second.id != first.id
    assert old.table.rematch == second.id
    assert (await service.matches.rematch(old.id, HOST, command(10))).id == second.id


async def test_a_seat_that_was_given_up_is_a_bots_with_a_bots_name() -> None:
    service = Service()
    old = await finished(service, resigned=True)

    new = await service.matches.rematch(old.id, HOST, command(9))

    seat = new.table.seats[1]
    assert (seat.kind, seat.level, seat.former, seat.invitee) == ("bot", "standard", "", "")
    assert seat.label != old.table.seats[1].label
    assert list(service.names.named([seat.label])) == [seat.label]


async def test_a_rematch_changes_nothing_of_the_old_match_but_its_table() -> None:
    service = Service()
    old = await finished(service)
    everyone = Perspective(HOST, -2, opened=True)
    before = await service.matches.frames(old, everyone, 0)

    await service.matches.rematch(old.id, HOST, command(9))
    after = await service.matches.frames(old, everyone, 0)

    assert after[:-1] == before
    last: Any = msgspec.json.decode(after[-1])
    assert [event["type"] for event in last["events"]] == ["match.rematch_opened"]
    assert last["pending"] == {"awaits": [], "finished": True}
    assert last["view"] == msgspec.json.decode(before[-1])["view"]
    cold = await service.another().match(old.id)
    assert cold.table == old.table


class FailingStore(MemoryStore):
    """A store that fails before it stores, while `fail` names the topic."""

    fail = ""

    async def append(self, events: Any) -> None:  # noqa: ANN401
        """Store nothing of that topic."""
        if events[0].topic == self.fail:
            raise Uncertain
        await super().append(events)


async def test_a_rematch_of_which_nothing_was_recorded_is_found_again() -> None:
    store = FailingStore()
    service = Service(store)
    old = await finished(service)
    store.fail = "match.rematch_opened"
    with pytest.raises(Uncertain):
        await service.matches.rematch(old.id, HOST, command(9))
    store.fail = ""

    new = await service.matches.rematch(old.id, guest(1), command(9))

    assert len(store.streams) == 2
    assert new.table.host == HOST


async def test_rematches_that_cannot_be() -> None:
    service = Service()
    running = await service.lobby("parley", ["me", "open"], number=5)
    old = await finished(service)
    matches = service.matches
    for match_id, user, number, code in (
        (running.id, HOST, 9, "not_finished"),
        (old.id, guest(2), 9, "not_a_player"),
        (old.id, HOST, 3, "command_reused"),
        (uuid4(), HOST, 9, "match_not_found"),
    ):
        with pytest.raises(Refused, match=code):
            await matches.rematch(match_id, user, command(number))
    assert old.table.rematch is None
    assert set(service.store.streams) == {running.id, old.id}


async def test_those_who_are_invited_hear_of_it() -> None:
    service = Service()
    old = await finished(service)

    new = await service.matches.rematch(old.id, HOST, command(9))

    (news,) = [one for one in service.broadcaster.news if one.match_id == new.id]
    assert set(news.users) == {HOST, guest(1)}
