"""Any process serves any match: two of them on one database, used in turns."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from uuid import uuid4

import pytest
import pytest_asyncio

from services.settings import DatabaseAddress
from tests.servers import Postgres, Valkey
from tests.services.api.people import Json, Person, eventually, filled
from tests.services.api.scene import begun
from tests.topology.processes import Site, site

ACTIONS = 60


@dataclass
class Two:
    """A site with two API processes, which all tests here share."""

    site: Site
    urls: tuple[str, str]


@pytest.fixture(scope="module")
def two(
    tmp_path_factory: pytest.TempPathFactory,
    postgres_server: Postgres,
    migrated: str,
    valkey_server: Valkey,
) -> Iterator[Two]:
    folder, database = tmp_path_factory.mktemp("two"), postgres_server.create(migrated)
    address = DatabaseAddress(postgres_server.url(database))
    with site(folder, address, valkey_server.url()) as made:
        made.worker()
        yield Two(made, (made.api().url, made.api().url))
        assert made.logs() == ""
    postgres_server.drop(database)


@dataclass
class People:
    """Ada and Ben, each of them at two processes."""

    ada: tuple[Person, Person]
    ben: tuple[Person, Person]


@pytest_asyncio.fixture
async def people(two: Two) -> AsyncIterator[People]:
    async with AsyncExitStack() as stack:
        pairs = []
        for name in ("Ada", "Ben"):
            here, there = [await stack.enter_async_context(Person(url)) for url in two.urls]
            await here.become_guest(name)
            there.http.cookies.update(here.http.cookies)
            pairs.append((here, there))
        yield People(*pairs)


async def test_a_match_is_played_over_both_in_turns(people: People) -> None:
    match = await begun(
        people.ada[0], people.ben[1], game="rancher", rounds=40, automatic_rolls=False
    )
    sent = 0
    for _ in range(ACTIONS):
        for pair in (people.ada, people.ben):
            reading, acting = pair[sent % 2], pair[(sent + 1) % 2]
            frame = (await reading.read(f"/matches/{match}"))["frame"]
            if frame["options"]:
                await acting.acted(match, frame)
                sent += 1
    here, there = [(await person.get(f"/matches/{match}/frames")).content for person in people.ada]

    assert sent >= ACTIONS
    assert here == there


async def test_bots_answer_whichever_process_is_used(people: People) -> None:
    ada = people.ada
    match = (await ada[0].opened("me", "bot", "bot", rounds=40, automatic_rolls=False))["table"][
        "id"
    ]
    await ada[1].made(f"/matches/{match}/start")
    turns = 0

    async def has_a_turn() -> bool:
        return bool((await ada[turns % 2].read(f"/matches/{match}"))["frame"]["options"])

    while turns < ACTIONS // 2:
        await eventually(has_a_turn)
        frame = (await ada[turns % 2].read(f"/matches/{match}"))["frame"]
        turns += 1
        await ada[turns % 2].acted(match, frame)


async def _first_action(people: People, match: str) -> tuple[int, Json]:
    """Whose turn it is, and the likely action as it is sent."""
    for at, pair in enumerate((people.ada, people.ben)):
        frame = (await pair[0].read(f"/matches/{match}"))["frame"]
        if frame["options"]:
            action = filled(frame["options"][0])
            order = {
                "seat": frame["seat"],
                "action": action,
                "expected_version": frame["version"],
            }
            return at, order
    raise AssertionError("nobody is awaited")


async def test_a_repeat_at_the_other_process_is_answered_the_same(people: People, two: Two) -> None:
    match = await begun(
        people.ada[0], people.ben[0], game="rancher", rounds=40, automatic_rolls=False
    )
    at, order = await _first_action(people, match)
    here, there = (people.ada, people.ben)[at]
    # The other one knows the match as it was before.
    await there.read(f"/matches/{match}")
    path, command = f"/matches/{match}/actions", uuid4()
    first = await here.post(path, order, command)
    repeat = await there.post(path, order, command)
    other = await there.post(path, {**order, "expected_version": 0}, command)
    third = two.site.api()  # one that has never heard of the match
    async with Person(third.url) as elsewhere:
        elsewhere.http.cookies.update(here.http.cookies)
        cold = await elsewhere.post(path, order, command)

    assert first.status_code == repeat.status_code == cold.status_code == 200
    assert first.content == repeat.content == cold.content
    assert (other.status_code, other.json()["code"]) == (422, "command_reused")


async def test_a_refusal_shows_the_position_as_the_other_process_left_it(people: People) -> None:
    match = await begun(
        people.ada[0], people.ben[0], game="rancher", rounds=40, automatic_rolls=False
    )
    at, order = await _first_action(people, match)
    here, there = (people.ada, people.ben)[at]
    await there.read(f"/matches/{match}")
    acted = (await here.post(f"/matches/{match}/actions", order)).json()

    refused = await there.post(f"/matches/{match}/actions", order)

    assert refused.status_code == 409
    assert refused.json()["version"] >= acted["version"]


async def test_what_one_process_acknowledged_the_other_shows_at_once(people: People) -> None:
    match = await begun(
        people.ada[0], people.ben[0], game="rancher", rounds=40, automatic_rolls=False
    )
    for turn in range(ACTIONS // 2):
        at, order = await _first_action(people, match)
        pair = (people.ada, people.ben)[at]
        acting, reading = pair[turn % 2], pair[(turn + 1) % 2]
        await reading.read(f"/matches/{match}")
        acted = (await acting.post(f"/matches/{match}/actions", order)).json()
        seen = await reading.read(f"/matches/{match}")
        assert seen["frame"]["version"] >= acted["version"]


async def test_a_stream_at_one_process_tells_what_happens_at_the_other(people: People) -> None:
    match = await begun(
        people.ada[0], people.ben[0], game="rancher", rounds=40, automatic_rolls=False
    )
    at, order = await _first_action(people, match)
    pair = (people.ada, people.ben)[at]
    path = f"/api/v1/matches/{match}/stream?after={order['expected_version']}"
    async with pair[1].http.stream("GET", path) as stream:
        acted = (await pair[0].post(f"/matches/{match}/actions", order)).json()
        ids = (line async for line in stream.aiter_lines() if line.startswith("id: "))
        first = await anext(ids)

    assert first == f"id: {acted['version']}"
