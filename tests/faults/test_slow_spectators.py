"""Row 8: who looks on and does not read costs little, and nobody waits for them."""

import asyncio
import contextlib
import socket
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import pytest
from uvicorn.protocols.http.flow_control import FlowControl

from services.application.events import OptionValue
from tests.bench.line import Line, get
from tests.bench.tables import API, Table, people, tables_alone
from tests.services.api.listening import frames, listening
from tests.services.api.people import Person
from tests.services.api.running import Running, running
from tests.sizes import sized

STALLED: Final = sized(60, 495)
READERS: Final = 5
SEATS: Final = 4
ACTIONS: Final = 180
EACH_BYTES_MAX: Final = 64 * 1024
CHUNK_BYTES_MAX: Final = 4 * 1024
"""A frame may have been on its way into a full buffer."""
SMALL_BYTES: Final = 4 * 1024
OPTIONS: Final[dict[str, OptionValue]] = {"rounds": 120, "automatic_rolls": False}


@dataclass
class Stage:
    """A match with players, readers, and others who have stopped reading."""

    server: Running
    table: Table
    line: Line

    async def act(self, actions: int) -> None:
        """Play on."""
        for _ in range(actions):
            self.table.take_in((await self.line.ask(self.table.request())).body)

    def held_back(self) -> list[int]:
        """The bytes that wait for each connection that takes none."""
        connections = cast("Any", self.server.server.server_state.connections)
        return [
            one.transport.get_write_buffer_size() for one in connections if one.flow.write_paused
        ]


@asynccontextmanager
async def staged(folder: Path) -> AsyncIterator[Stage]:
    """A running match, and spectators who will not read; their lines hold little."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(folder))
        port = int(server.url.rpartition(":")[2])
        for listener in server.server.servers[0].sockets:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BYTES)
        (token,) = await people(port, 1)
        (table,) = await tables_alone(port, token, 1, SEATS, OPTIONS)
        for _ in range(STALLED):
            stack.enter_context(contextlib.closing(await _stalled(port, table.match)))
        line = await Line.to(port)
        stack.callback(line.close)
        yield Stage(server, table, line)


async def _stalled(port: int, match: str) -> socket.socket:
    spectator = socket.socket()
    spectator.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BYTES)
    spectator.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(spectator, ("127.0.0.1", port))
    await loop.sock_sendall(spectator, get(f"{API}/matches/{match}/stream"))
    return spectator


async def test_who_does_not_read_costs_little_and_delays_nobody(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage, AsyncExitStack() as stack:
        readers = [
            await stack.enter_async_context(Person(stage.server.url)) for _ in range(READERS)
        ]
        path = f"/matches/{stage.table.match}/stream"
        heard = [await stack.enter_async_context(listening(one, path)) for one in readers]
        reading = [asyncio.create_task(frames(each, 2 * ACTIONS + 1)) for each in heard]
        await stage.act(ACTIONS)
        tracemalloc.start()
        try:
            await stage.act(ACTIONS)
            grown, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        seen = await asyncio.gather(*reading)
        held_back = stage.held_back()

    assert [each[-1].id for each in seen] == [str(stage.table.version)] * READERS
    assert len(held_back) == STALLED
    assert max(held_back) <= EACH_BYTES_MAX + CHUNK_BYTES_MAX
    assert grown <= STALLED * EACH_BYTES_MAX
    print(max(held_back), "bytes held back at most,", grown // STALLED, "more each")


async def test_a_server_that_never_waits_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go_on(_: FlowControl) -> None:
        pass

    monkeypatch.setattr(FlowControl, "drain", go_on)
    async with staged(tmp_path) as stage:
        await stage.act(ACTIONS)
        held_back = stage.held_back()

    assert max(held_back) > EACH_BYTES_MAX + CHUNK_BYTES_MAX
