"""Workers: one of them works, another takes over, and what a process left behind goes on."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from domain.registry import GAMES
from services.adapters.composition import matches_on, opened
from services.adapters.postgres_tables import migrate
from services.application.codec import Codec
from services.application.matches import Matches
from services.application.orders import NewMatch, NewSeat
from services.settings import DatabaseAddress, Settings
from tests.servers import postgres
from tests.services.api.people import Person, eventually
from tests.topology.processes import Site, site

BOTS = ("bot", "bot", "bot", "bot")


@pytest.fixture
def place(tmp_path: Path, database: DatabaseAddress, redis_url: str) -> Iterator[Site]:
    with site(tmp_path, database, redis_url) as made:
        yield made


@asynccontextmanager
async def inside(place: Site) -> AsyncIterator[Matches]:
    """The matches of the site, as a process of it has them."""
    settings, codec = Settings(database_url=place.database), Codec(GAMES)
    async with opened(settings, codec.event_type) as ports:
        matches = matches_on(codec, ports)
        yield matches
        await matches.close()


async def hurried(place: Site, person: Person) -> str:
    """A match of one person and a neighbour, with a second for each decision."""
    seats = (NewSeat("me"), NewSeat("device", "Kim"))
    options: dict[str, bool | int | str] = {"rounds": 40, "automatic_rolls": False}
    order = NewMatch("rancher", options, seats, turn_seconds=1)
    async with inside(place) as matches:
        match = await matches.create(person.id, uuid4(), order)
    await person.made(f"/matches/{match.id}/start")
    return str(match.id)


async def late(person: Person, match: str) -> int:
    """How many times somebody's time has run out there."""
    frames = (await person.read(f"/matches/{match}/frames"))["frames"]
    topics = [event["type"] for frame in frames for event in frame["events"]]
    return topics.count("match.turn_timed_out")


async def goes_on(person: Person, match: str) -> None:
    """Wait until somebody's time has run out once more."""
    before = await late(person, match)

    async def is_later() -> bool:
        answer = await person.get(f"/matches/{match}/frames")
        return answer.is_success and await late(person, match) > before

    await eventually(is_later, seconds=40)


async def test_a_second_worker_waits_and_takes_over_when_the_first_is_killed(place: Site) -> None:
    first, api = place.worker(), place.api()
    second = place.worker()
    async with Person(api.url) as ada:
        await ada.become_guest("Ada")
        match = await hurried(place, ada)
        await eventually(lambda: late(ada, match))
        first.kill()
        await goes_on(ada, match)
        lists = await ada.read("/matches?mine=true")

    assert [one["id"] for one in lists["items"]] == [match]
    second.ask_to_end()
    assert second.ended() == 0


async def test_bots_that_a_killed_process_left_behind_play_on(place: Site) -> None:
    place.worker()
    dying, other = place.api(), place.api()
    async with Person(dying.url) as ada, Person(other.url) as visitor:
        await ada.become_guest("Ada")
        match = (await ada.opened(*BOTS, rounds=120))["table"]["id"]
        started = await ada.made(f"/matches/{match}/start")
        dying.kill()

        async def has_ended() -> bool:
            return await visitor.status(match) == "finished"

        await eventually(has_ended, seconds=60)

    assert started["table"]["status"] == "running"


async def test_the_lists_come_back_to_what_is_stored_when_a_worker_was_killed(place: Site) -> None:
    dying, api = place.worker(), place.api()
    async with Person(api.url) as ada:
        await ada.become_guest("Ada")
        matches = []
        for _ in range(6):
            matches.append((await ada.opened("me", "open"))["table"]["id"])
            if len(matches) == 3:
                dying.kill()
        place.worker()

        async def all_are_listed() -> bool:
            listed = (await ada.read("/matches?mine=true"))["items"]
            return {UUID(one["id"]) for one in listed} == {UUID(match) for match in matches}

        await eventually(all_are_listed)


async def test_a_worker_that_stands_still_is_replaced_and_waits_when_it_goes_on(
    place: Site,
) -> None:
    first, api = place.worker(), place.api()
    async with Person(api.url) as ada:
        await ada.become_guest("Ada")
        match = await hurried(place, ada)
        await eventually(lambda: late(ada, match))
        place.worker()
        first.freeze()
        try:
            await goes_on(ada, match)
        finally:
            first.thaw()
        await goes_on(ada, match)
        frames = (await ada.read(f"/matches/{match}/frames"))["frames"]

    assert first.running is not None
    assert first.running.poll() is None
    assert [frame["after"] for frame in frames] == [0, *(one["version"] for one in frames[:-1])]


async def test_a_worker_outlives_its_database(tmp_path: Path, redis_url: str) -> None:
    with postgres(in_memory=True) as own:
        address = DatabaseAddress(own.url())
        migrate(address)
        with site(tmp_path, address, redis_url) as place:
            worker, api = place.worker(), place.api()
            async with Person(api.url) as ada:
                await ada.become_guest("Ada")
                match = await hurried(place, ada)
                await eventually(lambda: late(ada, match))
                await asyncio.to_thread(own.kill)
                await asyncio.to_thread(own.start)
                await goes_on(ada, match)

            assert worker.running is not None
            assert worker.running.poll() is None
