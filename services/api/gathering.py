"""Answers in one packet: their head waits for the body that follows at once."""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

END_OF_HEAD: Final = b"\r\n\r\n"


class Gathering(HttpToolsProtocol):
    """Uvicorn's protocol, which alone would write head and body one by one."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin; the transport is the one that gathers."""
        super().connection_made(cast("asyncio.Transport", Gathered(transport)))


class Gathered:
    """A transport that keeps a head back until the next write, or the loop's next turn."""

    def __init__(self, transport: asyncio.Transport) -> None:
        """Nothing is kept back yet."""
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._head = b""

    def write(self, data: bytes) -> None:
        """Send, or keep a head for now."""
        if self._head:
            self._transport.write(self._head + data)
            self._head = b""
        elif data.endswith(END_OF_HEAD) and data.startswith(b"HTTP/"):
            self._head = data
            self._loop.call_soon(self._flush)
        else:
            self._transport.write(data)

    def _flush(self) -> None:
        if self._head:
            self._transport.write(self._head)
            self._head = b""

    def close(self) -> None:
        """Send what was kept back, then close."""
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 — whatever the transport has
        return getattr(self._transport, name)
