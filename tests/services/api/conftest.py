"""A real server on a real data folder, and people who use it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.services.api.people import Person
from tests.services.api.running import Running, running
from tests.services.api.scene import Scene, set_up

Guest = Callable[[str], Awaitable[Person]]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path / "data") as started:
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
async def scene(server: Running, guest: Guest, visitor: Person, tmp_path: Path) -> Scene:
    people = [await guest(name) for name in ("Ada", "Ben", "Cleo")]
    return await set_up([*people, visitor], tmp_path / "data")
