"""A backup while people play: everything acknowledged before it began is in it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from uuid import UUID

import httpx
import pytest

from domain.registry import GAMES
from services import cli
from services.adapters import backup as adapters
from services.adapters.backup import Source
from services.adapters.backup_file import Event, Row
from services.application.codec import Codec
from services.application.recorded import first_broken
from services.commands import backup as command
from services.settings import Settings
from services.worker.projector import rebuild
from tests.services.api.people import Json, Person
from tests.services.api.running import running
from tests.stores import Kept

TABLES = 4
ACTIONS_BEFORE = 30
ACTIONS_AFTER = 10


@dataclass
class Playing:
    """People who act one after the other; `acknowledged` is the last version by match."""

    people: dict[str, list[Person]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    actions: int = 0
    over: bool = False

    async def sit_down(self, number: int, url: str, stack: AsyncExitStack) -> None:
        """A new table of two."""
        ada, ben = [await stack.enter_async_context(Person(url)) for _ in range(2)]
        await ada.become_guest(f"Ada {number}")
        await ben.become_guest(f"Ben {number}")
        match = await ada.opened_for(ben, rounds=120)
        started = await ada.made(f"/matches/{match}/start")
        self.people[match] = [ada, ben]
        self.acknowledged[match] = started["frame"]["version"]

    async def play(self, match: str) -> None:
        """Act until it is over."""
        while not self.over:
            for person in self.people[match]:
                frame: Json = (await person.read(f"/matches/{match}"))["frame"]
                while frame["options"] and not self.over:
                    frame = await person.acted(match, frame)
                    self.acknowledged[match] = frame["version"]
                    self.actions += 1

    async def so_many(self, actions: int) -> None:
        """Wait until so many more actions are acknowledged."""
        end = self.actions + actions
        async with asyncio.timeout(60):
            while self.actions < end:  # noqa: ASYNC110 — the players signal nobody
                await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def playing(place: Kept) -> AsyncIterator[Playing]:
    """A server with people who play on it."""
    people = Playing()
    async with (
        running(place.folder, GAMES, database_url=place.address) as server,
        AsyncExitStack() as stack,
    ):
        for number in range(TABLES):
            await people.sit_down(number, server.url, stack)
        tasks = [asyncio.create_task(people.play(match)) for match in people.people]
        await people.so_many(ACTIONS_BEFORE)
        yield people
        people.over = True
        await asyncio.gather(*tasks)


def chuckwagon(place: Kept, *arguments: object) -> int:
    """The command; called in a thread, where it may have a loop of its own."""
    flags = ["--data", str(place.folder)] if arguments[0] != "migrate" else []
    return cli.main([*map(str, arguments), *flags])


@pytest.fixture(autouse=True)
def environment(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    if kept.address is not None:
        monkeypatch.setenv("CHUCKWAGON_DATABASE_URL", kept.address.url)


async def versions(place: Kept, matches: Iterator[str]) -> dict[str, int]:
    """How far each match goes; its chain of hashes is checked on the way."""
    async with place.opened(Codec(GAMES).event_type) as ports:
        found = {}
        for match in matches:
            events = await ports.store.read(UUID(match))
            assert first_broken(events) is None
            found[match] = len(events)
        return found


def lost(acknowledged: dict[str, int], found: dict[str, int]) -> set[str]:
    """Matches of which something acknowledged is missing."""
    return {match for match, version in acknowledged.items() if found[match] < version}


async def test_everything_acknowledged_before_a_backup_is_restored(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, elsewhere = tmp_path / "backup", Kept(tmp_path / "restored")
    async with playing(kept) as people:
        before = dict(people.acknowledged)
        backing_up = asyncio.create_task(asyncio.to_thread(chuckwagon, kept, "backup", file))
        await people.so_many(ACTIONS_AFTER)
        assert await backing_up == 0
        cookies = {match: those[0].http.cookies for match, those in people.people.items()}
    monkeypatch.delenv("CHUCKWAGON_DATABASE_URL", raising=False)

    assert await asyncio.to_thread(chuckwagon, elsewhere, "restore", file) == 0
    assert lost(before, await versions(elsewhere, iter(before))) == set()
    await everybody_is_still_there(elsewhere, cookies)


async def everybody_is_still_there(place: Kept, cookies: dict[str, httpx.Cookies]) -> None:
    """Sign in with the cookies from before, and find one's match in the lists made anew."""
    codec = Codec(GAMES)
    async with place.opened(codec.event_type) as ports:
        count = await asyncio.to_thread(rebuild, codec, ports.store, ports.lists, ports.alone)
    assert count == TABLES
    async with running(place.folder, GAMES) as server:
        for match, those in cookies.items():
            async with Person(server.url) as person:
                person.http.cookies = those
                listed = await person.read("/matches?mine=true")
                assert [item["id"] for item in listed["items"]] == [match]


class Forgetful:
    """A source that leaves the last event out."""

    def __init__(self, whole: Source) -> None:
        self._whole = whole

    def events(self) -> Iterator[Event]:
        """All but one."""
        yield from list(self._whole.events())[:-1]

    def rows(self) -> Iterator[Row]:
        """All."""
        return self._whole.rows()


async def test_a_backup_without_the_last_event_is_found(
    kept: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextlib.contextmanager
    def forgetful(settings: Settings) -> Iterator[Source]:
        with adapters.source(settings) as whole:
            yield Forgetful(whole)

    async with playing(kept) as people:
        pass
    monkeypatch.setattr(command, "source", forgetful)
    file, elsewhere = tmp_path / "backup", Kept(tmp_path / "restored")
    await asyncio.to_thread(chuckwagon, kept, "backup", file)
    monkeypatch.delenv("CHUCKWAGON_DATABASE_URL", raising=False)
    assert await asyncio.to_thread(chuckwagon, elsewhere, "restore", file) == 0

    before = people.acknowledged
    assert len(lost(before, await versions(elsewhere, iter(before)))) == 1
