"""Rolling restarts behind the proxy: nobody sees an error, nothing acknowledged is lost."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest

from services.settings import DatabaseAddress
from tests.faults.players import Journal, audit, playing
from tests.services.api.people import API, Json, Person, eventually
from tests.sizes import sized
from tests.stores import Kept
from tests.topology.processes import Api, Site, proxied, site

STOPS: Final = sized(20, 200)
PLAYERS: Final = 4
CROWD: Final = 6
"""Who play besides, so fast that commands wait to be stored whenever a process is stopped."""
HEALTH_SECONDS: Final = 0.25
STOP_DELAY_SECONDS: Final = 4 * HEALTH_SECONDS
RETRY_SECONDS: Final = 0.05
WAIT_SECONDS: Final = 30


@dataclass
class Heard:
    """What a player was answered: acknowledged frames, frames from the stream, and errors."""

    match: str = ""
    acknowledged: list[Json] = field(default_factory=list)
    streamed: list[Json] = field(default_factory=list)
    streams: int = 0
    hints: int = 0
    errors: list[str] = field(default_factory=list)


class Player:
    """Somebody who plays both seats of one match without a pause, and listens to it."""

    def __init__(self, person: Person) -> None:
        """Nothing has begun."""
        self.person = person
        self.heard = Heard()
        person.http.event_hooks["response"].append(self._note)

    async def _note(self, response: httpx.Response) -> None:
        if response.status_code >= 500:
            self.heard.errors.append(f"{response.request.url.path} {response.status_code}")

    async def begin(self, name: str) -> None:
        """Sit down."""
        await self.person.become_guest(name)
        opened = await self.person.opened("me", "device", rounds=120, automatic_rolls=False)
        self.heard.match = opened["table"]["id"]
        await self.person.made(f"/matches/{self.heard.match}/start")

    async def play(self, over: asyncio.Event) -> None:
        """Act as fast as answers come."""
        match = self.heard.match
        frame = (await self.person.read(f"/matches/{match}"))["frame"]
        while not over.is_set() and not frame["pending"]["finished"]:
            if not frame["options"]:  # the other seat's turn, seen with its own eyes
                frame = (await self.person.read(f"/matches/{match}"))["frame"]
                continue
            frame = await self.person.acted(match, frame)
            self.heard.acknowledged.append(frame)

    async def listen(self) -> None:
        """Take in the stream, and open it again where it ended, for as long as it goes on."""
        while True:
            await self._listen_once()
            await asyncio.sleep(RETRY_SECONDS)

    async def has_heard(self, version: int) -> bool:
        """Whether the stream has come so far."""
        return bool(self.heard.streamed[-1]["version"] >= version)

    async def _listen_once(self) -> None:
        last = self.heard.streamed[-1]["version"] if self.heard.streamed else 0
        headers = {"Last-Event-ID": str(last)}
        path = f"{API}/matches/{self.heard.match}/stream?after=0"
        with suppress(httpx.TransportError):  # a stream that is cut is opened again
            async with self.person.http.stream("GET", path, headers=headers) as stream:
                self.heard.streams += 1
                async for line in stream.aiter_lines():
                    if line.startswith("data: ") and '"after"' in line:
                        frame: Json = msgspec.json.decode(line.removeprefix("data: "))
                        self.heard.streamed.append(frame)
                    self.heard.hints += line.startswith("retry: ")


@pytest.fixture
def place(tmp_path: Path, database: DatabaseAddress, redis_url: str) -> Iterator[Site]:
    delay = str(STOP_DELAY_SECONDS)
    with site(tmp_path, database, redis_url, stop_delay_seconds=delay) as made:
        yield made


async def restarted(api: Api) -> int:
    """Stop the process as an orchestrator does and start it anew; its exit status."""
    api.ask_to_end()
    status = await asyncio.to_thread(api.ended)
    await asyncio.to_thread(api.start)
    async with httpx.AsyncClient(timeout=WAIT_SECONDS) as http:
        end = time.monotonic() + WAIT_SECONDS
        while (await http.get(f"{api.url}/readyz")).status_code != httpx.codes.OK:
            assert time.monotonic() < end
            await asyncio.sleep(HEALTH_SECONDS)
    await asyncio.sleep(4 * HEALTH_SECONDS)  # until the proxy has noticed
    return status


async def test_twenty_stops_under_load(place: Site) -> None:
    place.worker()
    apis = [place.api(), place.api()]
    over = asyncio.Event()
    async with AsyncExitStack() as stack:
        journal = stack.enter_context(closing(Journal(place.folder / "journal")))
        url = stack.enter_context(proxied(place.folder, apis, f"{HEALTH_SECONDS}s"))
        people = [await stack.enter_async_context(Person(url)) for _ in range(PLAYERS)]
        players = [Player(person) for person in people]
        for number, player in enumerate(players):
            await player.begin(f"Player {number}")
        listening = [asyncio.create_task(player.listen()) for player in players]
        acting = [asyncio.create_task(player.play(over)) for player in players]
        async with playing([int(url.rpartition(":")[2])], CROWD, journal) as crowd:
            statuses = [await restarted(apis[number % 2]) for number in range(STOPS)]
        over.set()
        await asyncio.gather(*acting)
        stored = [
            (await player.person.read(f"/matches/{player.heard.match}/frames"))["frames"]
            for player in players
        ]
        for player, frames in zip(players, stored, strict=True):
            await eventually(partial(player.has_heard, frames[-1]["version"]), WAIT_SECONDS)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)

    assert statuses == [0] * STOPS
    assert [player.unclear for player in crowd] == [0] * CROWD
    await audit(Kept(place.folder, place.database), journal)
    for player, frames in zip(players, stored, strict=True):
        heard = player.heard
        versions = [frame["version"] for frame in frames]
        assert heard.errors == []
        assert {frame["version"] for frame in heard.acknowledged} <= set(versions)
        assert [frame["version"] for frame in heard.streamed] == versions
        assert heard.streams > STOPS / 4
        assert heard.hints > heard.streams  # the last word of a stream says when to come back
    print(journal.length, "acknowledged, and of those who listen", end=" ")
    print(sum(len(player.heard.acknowledged) for player in players))
