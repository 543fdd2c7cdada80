"""Many who listen to Server-Sent Events, at next to no cost each, and who take none of them."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, cast

from tests.bench.line import get

STARTING_SECONDS: Final = 30
SMALL_BYTES: Final = 4 * 1024
SEGMENT_BYTES: Final = 1_400
"""As in a real network: the buffers on either side are made for as many as are under way."""


class Listener(asyncio.Protocol):
    """One stream; notes when the message that is waited for has arrived."""

    def __init__(self, request: bytes) -> None:
        self.at = 0.0
        self.begun = asyncio.get_running_loop().create_future()
        self._request = request
        self._mark = b"\n\n"
        self._got = asyncio.Event()
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._mark in data:
            self.at = time.perf_counter()
            self._got.set()
        if not self.begun.done():
            self.begun.set_result(None)

    def await_mark(self, mark: bytes) -> None:
        """From now on, wait for a message with these bytes."""
        self._mark = mark
        self._got.clear()

    async def arrived(self) -> float:
        """When it came."""
        await self._got.wait()
        return self.at

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


@asynccontextmanager
async def listening(port: int, paths: Sequence[str]) -> AsyncIterator[list[Listener]]:
    """A stream for each path, all of them begun."""
    loop = asyncio.get_running_loop()
    made = []
    for path in paths:
        _, one = await loop.create_connection(partial(Listener, get(path)), "127.0.0.1", port)
        made.append(one)
    async with asyncio.timeout(STARTING_SECONDS):
        await asyncio.gather(*(one.begun for one in made))
    try:
        yield made
    finally:
        for one in made:
            one.close()


async def stalled(port: int, path: str) -> socket.socket:
    """A stream that nobody reads; little of it fits into the line."""
    spectator = socket.socket()
    spectator.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BYTES)
    spectator.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT_BYTES)
    spectator.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(spectator, ("127.0.0.1", port))
    await loop.sock_sendall(spectator, get(path))
    return spectator
