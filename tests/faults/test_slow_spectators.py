"""Row 8: who looks on and does not read costs little, and nobody waits for them."""

import asyncio
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
from tests.bench.line import Line
from tests.bench.listeners import SMALL_BYTES, stalled
from tests.bench.tables import API, Table, people, tables_alone
from tests.services.api.listening import frames, listening
from tests.services.api.people import Person, eventually
from tests.services.api.running import Running, running
from tests.sizes import sized

STALLED: Final = sized(60, 495)
READERS: Final = 5
SEATS: Final = 4
ACTIONS: Final = 180
EACH_BYTES_MAX: Final = 64 * 1024
CHUNK_BYTES_MAX: Final = 4 * 1024
"""A frame may have been on its way into a full buffer."""
REPLAY_BYTES_MAX: Final = EACH_BYTES_MAX + 96 * 1024
"""What a line holds, a slice of the replay with the position behind it, and the stream itself."""
DATA: Final = b"data: "
END: Final = b"\n\n\r\n"
OPTIONS: Final[dict[str, OptionValue]] = {"rounds": 120, "automatic_rolls": False}


@dataclass
class Stage:
    """A match with players, readers, and others who have stopped reading."""

    server: Running
    table: Table
    line: Line
    silent: list[socket.socket]

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
        path = f"{API}/matches/{table.match}/stream"
        silent = [await stalled(port, path) for _ in range(STALLED)]
        for one in silent:
            stack.callback(one.close)
        line = await Line.to(port)
        stack.callback(line.close)
        yield Stage(server, table, line, silent)


async def _read_on(spectator: socket.socket, into: bytearray) -> None:
    while more := await asyncio.get_running_loop().sock_recv(spectator, CHUNK_BYTES_MAX):
        into += more


def _frames(answer: bytes) -> list[bytes]:
    """The frames in a whole answer, which comes in chunks."""
    rest, body = answer.partition(b"\r\n\r\n")[2], b""
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        body += rest[: int(size, 16)]
        rest = rest[int(size, 16) + len(b"\r\n") :]
    return [line.removeprefix(DATA) for line in body.split(b"\n") if line.startswith(DATA)]


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


async def test_who_reads_on_has_every_frame_once_and_in_order(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        first = stage.table.version
        await stage.act(ACTIONS)
        assert len(stage.held_back()) == STALLED
        answers = [bytearray() for _ in range(READERS)]
        reading = [
            asyncio.create_task(_read_on(*one)) for one in zip(stage.silent, answers, strict=False)
        ]
        await stage.act(ACTIONS)
        last = b"id: %d\n" % stage.table.version

        async def have_all() -> bool:
            return all(last in answer and answer.endswith(END) for answer in answers)

        await eventually(have_all)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        async with Person(stage.server.url) as reader:
            path = f"/matches/{stage.table.match}/frames?after={first - 1}"
            stored = await reader.get(path, accept="application/x-ndjson")

    frames_stored = stored.content.splitlines()
    assert len(frames_stored) == 2 * ACTIONS + 1
    for answer in answers:
        assert _frames(bytes(answer)) == frames_stored


async def test_who_asks_for_a_whole_match_and_reads_none_of_it_costs_little(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage, AsyncExitStack() as stack:
        await stage.act(2 * ACTIONS)
        port = int(stage.server.url.rpartition(":")[2])
        path = f"{API}/matches/{stage.table.match}/stream?after=0"

        async def wait() -> bool:
            return len(stage.held_back()) == 2 * STALLED

        tracemalloc.start()
        try:
            for _ in range(STALLED):
                stack.callback((await stalled(port, path)).close)
            await eventually(wait)
            grown, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()

    print(grown // STALLED, "bytes each")
    assert grown <= STALLED * REPLAY_BYTES_MAX


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
