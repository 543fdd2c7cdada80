"""Row 7: what a viewer is sent equals the fold of the store, whatever happens to hints and lines.

Two processes on one store, with a breakable line to Redis each; viewers look at the one
over breakable lines of their own, people play at the other.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import cast
from uuid import UUID

import httpx
import pytest

from services.adapters.redis_hub import RedisHub
from services.application.ports import News
from services.settings import RedisAddress
from tests.faults.proxy import TcpProxy
from tests.servers import Valkey
from tests.services.api.listening import listening
from tests.services.api.people import Json, Person
from tests.services.api.running import Running, running
from tests.services.api.scene import begun
from tests.sizes import sized
from tests.stores import Kept

CUTS = sized(100, 2_500)
"""On each of the two stores, over each Redis-protocol server that is found."""
CUTS_A_SEED = 50
REPAIRED_SECONDS_MAX = 8
"""Less than a heartbeat: it has to be the noticed gap that repairs."""
REDIS_AWAY_SECONDS = 0.05
LATE_MAX = 5


@dataclass
class Viewer:
    """Somebody with a stream, which they open again as often as it breaks."""

    person: Person
    path: str
    frames: list[bytes] = field(default_factory=list)
    last: str | None = None

    async def look(self) -> None:
        """Follow the match until cancelled."""
        while True:
            with suppress(httpx.TransportError):
                async with listening(self.person, f"{self.path}/stream?after=0", self.last) as all_:
                    async for event in all_:
                        if event.name == "frame":
                            self.frames.append(event.data)
                            self.last = event.id
            await asyncio.sleep(0.01)

    async def has(self, version: int) -> None:
        """Return once they have seen the version."""
        async with asyncio.timeout(REPAIRED_SECONDS_MAX):
            while self.last is None or int(self.last) < version:  # noqa: ASYNC110 — a stream's end
                await asyncio.sleep(0.005)

    async def expected(self) -> list[bytes]:
        """What the store has for them."""
        ndjson = {"accept": "application/x-ndjson"}
        answer = await self.person.get(f"{self.path}/frames?after=0", **ndjson)
        return answer.content.splitlines()


class Mangler:
    """Loses messages on their way into a hub, doubles them or lets them come late."""

    def __init__(self, hub: RedisHub, rng: random.Random) -> None:
        """Mangle from now on what the hub hears."""
        self.at_work = True
        self._rng = rng
        self._late: list[bytes] = []
        self._hear: Callable[[bytes], None] = hub._hear
        hub._hear = self._mangled  # type: ignore[method-assign]

    def _mangled(self, data: bytes) -> None:
        fate = self._rng.choice(("straight", "lost", "twice", "late")) if self.at_work else ""
        if fate == "late" and len(self._late) < LATE_MAX:
            self._late.append(data)
        elif fate != "lost":
            for one in [data, *([data] if fate == "twice" else []), *self._late]:
                self._hear(one)
            self._late.clear()


@dataclass
class Stage:
    """Two processes, the lines that can break, and who plays."""

    here: Running
    there: Running
    mangler: Mangler
    redis_lines: tuple[TcpProxy, TcpProxy]
    people_line: TcpProxy
    ada: Person
    ben: Person
    rng: random.Random

    async def cut(self) -> None:
        """Let one thing break."""
        near, far = self.redis_lines
        match self.rng.choice(("far", "near", "away", "silent", "people", "hints")):
            case "far":
                far.cut()
            case "near":
                near.cut()
            case "away":
                line = self.rng.choice(self.redis_lines)
                await line.refuse()
                await asyncio.sleep(self.rng.random() * REDIS_AWAY_SECONDS)
                await line.mend()
            case "silent":
                far.stall()
                await asyncio.sleep(self.rng.random() * REDIS_AWAY_SECONDS)
                await far.mend()
            case "people":
                self.people_line.cut()
            case _:
                pass  # hints are mangled all the time

    async def act(self, match: str) -> Json | None:
        """Let whoever is awaited act; answers the position, None once the match is over."""
        for person in (self.ada, self.ben):
            seen = await person.read(f"/matches/{match}")
            if seen["frame"]["options"]:
                return await person.acted(match, seen["frame"])
        return None

    async def hint(self, match: str) -> int:
        """Ring once more, so that whoever missed something can notice; the last version."""
        version = int((await self.ada.read(f"/matches/{match}"))["table"]["version"])
        self.here.backend.broadcaster.announce(News(UUID(match), version))
        return version


@asynccontextmanager
async def staged(kept: Kept, server: Valkey, seed: int) -> AsyncIterator[Stage]:
    """The stage, with everything in order but the hints."""
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        lines = [await enter(TcpProxy(server.port)) for _ in range(2)]
        here, there = [
            await enter(running(kept.folder, database_url=kept.address, redis_url=_at(line)))
            for line in lines
        ]
        people_line = await enter(TcpProxy(int(there.url.rpartition(":")[2])))
        ada, ben = [await enter(Person(here.url)) for _ in range(2)]
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        hub = cast("RedisHub", there.backend.broadcaster)
        yield Stage(
            here, there, Mangler(hub, rng), (lines[0], lines[1]), people_line, ada, ben, rng
        )


def _at(line: TcpProxy) -> RedisAddress:
    return RedisAddress(f"redis://127.0.0.1:{line.port}/0")


@asynccontextmanager
async def viewers(stage: Stage, match: str) -> AsyncIterator[list[Viewer]]:
    """Both players and a visitor, looking by way of the other process."""
    async with AsyncExitStack() as stack:
        made = []
        for player in (stage.ada, stage.ben, None):
            url = f"http://127.0.0.1:{stage.people_line.port}"
            person = await stack.enter_async_context(Person(url))
            if player is not None:
                person.http.cookies.update(player.http.cookies)
            made.append(Viewer(person, f"/matches/{match}"))
        looking = [asyncio.create_task(viewer.look()) for viewer in made]
        try:
            yield made
        finally:
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)


@pytest.mark.parametrize("seed", range(CUTS // CUTS_A_SEED))
async def test_each_viewer_gets_every_frame_once_and_in_order_whatever_breaks(
    kept: Kept, any_redis: Valkey, seed: int
) -> None:
    async with staged(kept, any_redis, seed) as stage:
        cuts = 0
        while cuts < CUTS_A_SEED:
            match = await begun(stage.ada, stage.ben, game="rancher", rounds=40)
            async with viewers(stage, match) as looking:
                stage.mangler.at_work = True
                while await stage.act(match) is not None and cuts < CUTS_A_SEED:
                    await stage.cut()
                    cuts += 1
                stage.mangler.at_work = False
                last = await stage.hint(match)
                for viewer in looking:
                    await viewer.has(last)

                    assert viewer.frames == await viewer.expected()


async def test_a_stream_without_any_hint_looks_for_itself(kept: Kept, any_redis: Valkey) -> None:
    async with staged(kept, any_redis, 0) as stage:
        stage.there.backend.streams.heartbeat_seconds = 0.2
        await stage.redis_lines[1].refuse()
        match = await begun(stage.ada, stage.ben, game="rancher", rounds=40)
        async with viewers(stage, match) as looking:
            for _ in range(5):
                await stage.act(match)
                for viewer in looking:
                    await viewer.has((await stage.ada.read(viewer.path))["table"]["version"])
            for viewer in looking:
                assert viewer.frames == await viewer.expected()
