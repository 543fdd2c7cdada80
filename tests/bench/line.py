"""A cheap HTTP client: one keep-alive connection, one request at a time."""

import asyncio
import time
from typing import Final, NamedTuple, cast

END_OF_HEAD: Final = b"\r\n\r\n"
LENGTH: Final = b"\r\ncontent-length: "
STATUS: Final = slice(9, 12)
OK: Final = (b"200", b"201")


class Answer(NamedTuple):
    """A response, and when the last of it had arrived by `time.perf_counter`."""

    head: bytes
    body: bytes
    at: float


class Line(asyncio.Protocol):
    """Needs every answer to have a Content-Length, as all of ours that are not streams do."""

    def __init__(self) -> None:
        self._transport: asyncio.WriteTransport | None = None
        self._answer: asyncio.Future[Answer] | None = None
        self._parts = b""
        self._size = 0

    @classmethod
    async def to(cls, port: int) -> "Line":
        """A connection to the server on that port of this machine."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(cls, "127.0.0.1", port)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports do not derive from asyncio's.
        self._transport = cast("asyncio.WriteTransport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionError("the server hung up"))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    async def ask(self, request: bytes) -> Answer:
        """Send a whole request.

        Raises RuntimeError for an answer that is not a success, OSError without an answer.
        """
        assert self._transport is not None
        if self._transport.is_closing():
            raise ConnectionError("the server has hung up")
        self._parts, self._size = b"", 0
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        answer = await self._answer
        if answer.head[STATUS] not in OK:
            raise RuntimeError(answer.body.decode())
        return answer

    def data_received(self, data: bytes) -> None:
        self._parts += data
        if not self._size:
            self._size = _size(self._parts)
        if self._size and len(self._parts) >= self._size:
            head, _, body = self._parts.partition(END_OF_HEAD)
            assert self._answer is not None
            if self._answer.done():  # whoever asked was told to stop
                return
            self._answer.set_result(Answer(head, body, time.perf_counter()))


def _size(parts: bytes) -> int:
    """The length of the whole answer; 0 while its head is not there yet."""
    end = parts.find(END_OF_HEAD)
    if end < 0:
        return 0
    head = parts[: end + 2].lower()  # a proxy spells names in its own way
    start = head.index(LENGTH) + len(LENGTH)
    return end + len(END_OF_HEAD) + int(head[start : head.index(b"\r\n", start)])


def get(path: str, **headers: str) -> bytes:
    """A request that reads."""
    return f"GET {path} HTTP/1.1\r\n{_lines(headers)}\r\n".encode()


def post(path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request that sends JSON, or nothing."""
    about = {**headers, "content-length": str(len(body))}
    if body:
        about["content-type"] = "application/json"
    return f"POST {path} HTTP/1.1\r\n{_lines(about)}\r\n".encode() + body


def _lines(headers: dict[str, str]) -> str:
    every = {"host": "127.0.0.1", **headers}
    return "".join(f"{name.replace('_', '-')}: {text}\r\n" for name, text in every.items())
