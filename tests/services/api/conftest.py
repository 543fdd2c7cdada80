"""A real server on a real data folder, and people who use it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.services.api.people import Person
from tests.services.api.running import Running, running_on
from tests.services.api.scene import Scene, set_up
from tests.stores import Kept

Guest = Callable[[str], Awaitable[Person]]


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """Where the server keeps everything: files, unless the test is for `both_stores`."""
    shared = getattr(request, "param", "sqlite") == "postgres"
    return Kept(tmp_path / "data", request.getfixturevalue("database") if shared else None)


@pytest.fixture
async def server(place: Kept) -> AsyncIterator[Running]:
    async with running_on(place) as started:
        yield started


@pytest.fixture
async def visitor(server: Running) -> AsyncIterator[Person]:
    async with Person(server.url) as person:
        yield person


@pytest.fixture
async def guest(server: Running) -> AsyncIterator[Guest]:
    people: list[Person] = []

    async def arrive(name: str) -> Person:
        person = Person(server.url)
        people.append(person)
        await person.become_guest(name)
        return person

    yield arrive
    for person in people:
        await person.close()


@pytest.fixture
async def scene(server: Running, guest: Guest, visitor: Person, place: Kept) -> Scene:
    people = [await guest(name) for name in ("Ada", "Ben", "Cleo")]
    return await set_up([*people, visitor], place)
