"""A line that can break: a TCP proxy in front of a server, in the test's event loop."""

import asyncio
import contextlib
from types import TracebackType
from typing import Final, Protocol, Self

LOOPBACK: Final = "127.0.0.1"
CHUNK_BYTES_MAX: Final = 64 * 1024
AGAIN_SECONDS: Final = 0.1


class Breaks(Protocol):
    """Whether the line breaks at these bytes, which are on their way to the server, or back."""

    def __call__(self, chunk: bytes, /, *, there: bool) -> bool:
        """Asked of each chunk."""


class TcpProxy:
    """Passes bytes on between whoever connects and a server on the loopback.

    `cut` breaks every connection as a reset, `refuse` lets nobody in besides, `stall` holds
    all bytes back while connections stay open, `mend` undoes both. `dropped` counts the
    connections that it broke. `breaks` is asked of each chunk whether every connection is to
    break now instead of passing it on; with `singly`, only the one that it is on.
    """

    def __init__(self, behind: int, *, singly: bool = False) -> None:
        """In front of this port; it takes one of its own when it is entered."""
        self.singly = singly
        self.port = 0
        self.dropped = 0
        self.breaks: Breaks
        self.hold_together()
        self._behind = behind
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[object]] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    async def __aenter__(self) -> Self:
        await self._listen()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.refuse()
        while self._passing:  # one that was just let in may have to be cut yet
            self.cut()
            await asyncio.wait(self._passing, timeout=AGAIN_SECONDS)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._take, LOOPBACK, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break every connection, with whatever is on its way."""
        self.dropped += len(self._open) // 2
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    def break_once(self, mark: bytes, *, there: bool, after: bytes = b"") -> None:
        """Break once these bytes are on their way, and let nobody have them.

        `after` has to have gone to the server before.
        """
        armed = not after

        def breaks(chunk: bytes, /, *, there: bool, wanted: bool = there) -> bool:
            nonlocal armed
            armed |= there and after in chunk
            if not armed or there != wanted or mark not in chunk:
                return False
            self.hold_together()
            return True

        self.breaks = breaks

    def hold_together(self) -> None:
        """Break at no bytes any more."""
        self.breaks = lambda _, *, there: False

    async def refuse(self) -> None:
        """Break every connection and take no new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._flows.set()
        self.cut()

    def stall(self) -> None:
        """Swallow nothing, but pass nothing on either."""
        self._flows.clear()

    async def mend(self) -> None:
        """Let everything flow again, and everybody in."""
        self._flows.set()
        if self._server is None:
            await self._listen()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        try:
            await self._pass_on(reader, writer)
        finally:
            self._passing.discard(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(LOOPBACK, self._behind)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, back}
        self._open |= ends
        await asyncio.gather(
            self._pump(reader, back, there=True), self._pump(there, writer, there=False)
        )
        for end in ends:
            end.transport.abort()
        self._open -= ends

    def _break(self, writer: asyncio.StreamWriter) -> None:
        if self.singly:
            self.dropped += 1
            writer.transport.abort()  # its other end goes with it
        else:
            self.cut()

    async def _pump(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, there: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while chunk := await source.read(CHUNK_BYTES_MAX):
                await self._flows.wait()
                if self.breaks(chunk, there=there):
                    self._break(sink)
                    return
                sink.write(chunk)
                await sink.drain()
        sink.close()
