"""Turn clocks over HTTP: what tables tell of them, an absent player, and the way back."""

from datetime import datetime, timedelta
from uuid import uuid4

from services.application.events import OptionValue
from services.application.orders import NewMatch, NewSeat
from tests.services.api.people import Json, Person, eventually
from tests.services.api.running import Running, running_on
from tests.services.api.scene import begun
from tests.stores import Kept


def seconds_between(earlier: str, later: str) -> timedelta:
    """How long from one moment to the other."""
    return datetime.fromisoformat(later) - datetime.fromisoformat(earlier)


async def test_a_table_tells_its_clock_and_who_has_time_until_when(kept: Kept) -> None:
    async with running_on(kept) as server, Person(server.url) as ada, Person(server.url) as ben:
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await begun(ada, ben, game="parley", turn_seconds=86_400)
        found = await ada.read(f"/matches/{match}")

        async def is_listed() -> bool:
            return bool((await ben.read("/matches?my_turn=true"))["items"])

        await eventually(is_listed)
        (listed,) = (await ben.read("/matches?my_turn=true"))["items"]

    table, frame = found["table"], found["frame"]
    assert (table["turn_seconds"], listed["turn_seconds"]) == (86_400, 86_400)
    assert [one["seat"] for one in table["deadlines"]] == [0, 1]
    assert listed["deadlines"] == table["deadlines"]
    for one, awaited in zip(table["deadlines"], frame["pending"]["awaits"], strict=True):
        assert (one["since"], one["due_at"]) == (awaited["since"], awaited["due_at"])
        assert seconds_between(table["started_at"], one["due_at"]) == timedelta(days=1)


async def test_a_clock_that_is_not_offered_is_refused(kept: Kept) -> None:
    order = {"game": "parley", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with running_on(kept) as server, Person(server.url) as ada:
        await ada.become_guest("Ada")
        answers = [
            await ada.post("/matches", {**order, "turn_seconds": seconds})
            for seconds in (1, -120, "120", 119)
        ]
        unhurried = await ada.made("/matches", {**order, "turn_seconds": 0})

    assert [answer.json()["code"] for answer in answers] == ["invalid_body"] * 4
    assert (unhurried["table"]["turn_seconds"], unhurried["table"]["deadlines"]) == (0, [])


async def hurried(server: Running, ada: Person, ben: Person) -> str:
    """A long match of the two with a second for each decision."""
    seats = (NewSeat("me"), NewSeat("open"))
    options: dict[str, OptionValue] = {"rounds": 40, "automatic_rolls": False}
    order = NewMatch("rancher", options, seats, turn_seconds=1)
    match = (await server.backend.matches.create(ada.id, uuid4(), order)).id
    await ben.made(f"/matches/{match}/seats", {})
    await ada.made(f"/matches/{match}/start")
    return str(match)


async def test_an_absent_player_s_seat_is_held_and_can_be_taken_back(kept: Kept) -> None:
    async with running_on(kept) as server, Person(server.url) as ada, Person(server.url) as ben:
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await hurried(server, ada, ben)
        seen: Json = {}

        async def is_held() -> bool:
            seen.update(await ben.read(f"/matches/{match}"))
            return bool(seen["table"]["seats"][1]["held"])

        await eventually(is_held)
        theirs = await ada.read(f"/matches/{match}")
        order = {"seat": 1, "action": {"type": "rancher.roll_dice"}}
        refused = await ben.post(
            f"/matches/{match}/actions", {**order, "expected_version": seen["frame"]["version"]}
        )
        back = await ben.made(f"/matches/{match}/return", {"seat": 1})
        mine = (await ben.read("/matches?mine=true"))["items"]

    seat, other = seen["table"]["seats"][1], theirs["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("bot", "Ben", True)
    assert (seen["frame"]["seat"], seen["frame"]["options"]) == (1, None)
    assert (other["held"], other["mine"], other["name"]) == (True, False, "Ben")
    assert (refused.status_code, refused.json()["code"]) == (409, "seat_held")
    assert [one["id"] for one in mine] == [match]
    restored = back["table"]["seats"][1]
    assert (restored["kind"], restored["held"], restored["mine"]) == ("user", False, True)
