"""Who is at a match is told to those who ask for it, and to nobody who may not look."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import cast

from services.adapters.presence import FRESH_ROUNDS, Attendance
from services.settings import RedisAddress
from tests.services.api.conftest import Guest
from tests.services.api.listening import Heard, frames, listening
from tests.services.api.people import Person
from tests.services.api.running import Running, running
from tests.services.api.scene import Scene, begun


async def go_round(*servers: Running) -> None:
    """Let everybody hear of everybody."""
    for _ in range(2 * FRESH_ROUNDS):
        for server in servers:
            await cast("Attendance", server.backend.presence).go_round()


async def told(heard: AsyncIterator[Heard], watching: int, *connected: int) -> None:
    """Return once that is told of who is there; what is told on the way there may be less."""
    expected = {"watching": watching, "connected": list(connected)}
    async for event in heard:
        if event.name == "presence" and json.loads(event.data) == expected:
            return
    raise AssertionError("the stream ended")


async def test_a_stream_tells_whose_players_look_and_how_many_watch(
    scene: Scene, server: Running
) -> None:
    path = f"/matches/{scene.running}/stream"
    async with AsyncExitStack() as stack:

        async def opened(person: Person, query: str = "") -> AsyncIterator[Heard]:
            heard = await stack.enter_async_context(listening(person, f"{path}{query}"))
            await frames(heard, 1)
            return heard

        heard = await opened(scene.ada, "?presence=true")
        await go_round(server)
        await told(heard, 0, 0)
        others = [await opened(person) for person in (scene.ben, scene.cleo, scene.visitor)]
        await go_round(server)
        await told(heard, 2, 0, 1)
        late = await opened(scene.cleo, "?presence=true")
        await told(late, 2, 0, 1)
        await cast("AsyncGenerator[Heard]", others[0]).aclose()
        await go_round(server)
        await told(heard, 2, 0)


async def test_who_does_not_ask_is_told_of_frames_alone(scene: Scene, server: Running) -> None:
    async with (
        listening(scene.visitor, f"/matches/{scene.running}/stream") as heard,
        listening(scene.mover, f"/matches/{scene.running}/stream") as other,
    ):
        await frames(heard, 1)
        await frames(other, 1)
        await go_round(server)
        await scene.mover.acted(scene.running, scene.frame)

        assert (await anext(heard)).name == "frame"


async def test_whoever_sits_down_while_watching_is_connected_from_then_on(
    guest: Guest, server: Running
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = (await ada.opened("me", "open", game="parley"))["table"]["id"]
    async with (
        listening(ada, f"/matches/{match}/stream?presence=true") as heard,
        listening(ben, f"/matches/{match}/stream") as watching,
    ):
        await frames(watching, 1)
        await go_round(server)
        await told(heard, 1, 0)
        await ben.made(f"/matches/{match}/seats", {})
        await frames(watching, 1)
        await go_round(server)
        await told(heard, 0, 0, 1)


async def test_two_processes_tell_of_each_others_streams(tmp_path: Path, redis_url: str) -> None:
    redis = RedisAddress(redis_url)
    async with (
        running(tmp_path / "data", redis_url=redis) as here,
        running(tmp_path / "data", redis_url=redis) as there,
        Person(here.url) as ada,
        Person(here.url) as ben,
        Person(there.url) as visitor,
    ):
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await begun(ada, ben, game="parley")
        async with (
            listening(visitor, f"/matches/{match}/stream?presence=true") as far,
            listening(ben, f"/matches/{match}/stream?presence=true") as near,
        ):
            await frames(far, 1)
            await frames(near, 1)
            await go_round(here, there)

            await asyncio.gather(told(far, 1, 1), told(near, 1, 1))
