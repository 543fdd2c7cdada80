"""The least that a server of events can do: it writes what is posted to everyone who listens.

python -m tests.bench.bare
"""

import asyncio
import contextlib
from typing import Final

import uvloop

from tests.bench.line import END_OF_HEAD, LENGTH
from tests.bench.machine import pin

OPENED: Final = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n: here\n\n"
TAKEN: Final = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"

listeners: list[asyncio.StreamWriter] = []


async def _serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(asyncio.IncompleteReadError):  # whoever came hangs up
        await _answer(reader, writer)


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while head := await reader.readuntil(END_OF_HEAD):
        if head.startswith(b"GET"):
            listeners.append(writer)
            writer.write(OPENED)
        else:
            message = await reader.readexactly(int(head.partition(LENGTH)[2].split(b"\r\n")[0]))
            for listener in listeners:
                listener.write(message)
            writer.write(TAKEN)


async def _main() -> None:
    server = await asyncio.start_server(_serve, "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    pin(0)
    uvloop.run(_main())
