"""How answers are written: head and body in one packet, and a stream's news without a wait."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

END_OF_HEAD: Final = b"\r\n\r\n"
LINE: Final = "chuckwagon.line"
"""The extension of ASGI by which an app finds the line of a request."""


class Gathering(HttpToolsProtocol):
    """Uvicorn's protocol, which alone would write head and body one by one."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin; the transport is the one that gathers."""
        gathered = Gathered(transport)
        super().connection_made(cast("asyncio.Transport", gathered))
        self._extensions: dict[str, dict[object, object]] = {
            LINE: {"line": Line(gathered, self.flow)}
        }

    def on_message_begin(self) -> None:
        """Begin a request, which can find its line."""
        super().on_message_begin()
        self.scope["extensions"] = self._extensions


class Line:
    """The way to whoever asked, for more of a body that goes out in chunks."""

    __slots__ = ("_flow", "_transport")

    def __init__(self, transport: "Gathered", flow: FlowControl) -> None:
        """All requests of a connection have the same line; they are answered one by one."""
        self._transport = transport
        self._flow = flow

    @property
    def free(self) -> bool:
        """Whether more can be sent without a wait: the reader keeps up, and is there."""
        return not (self._flow.write_paused or self._transport.is_closing())

    def write(self, body: bytes) -> None:
        """Send more, which takes a free line: in the loop's next turn, all lines in one go."""
        self._transport.keep(b"%x\r\n%b\r\n" % (len(body), body))


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The request's line, if the server is ours."""
    found: Line | None = (scope.get("extensions") or {}).get(LINE, {}).get("line")
    return found


class Gathered:
    """A transport that keeps a head back, or what may wait, until the next write or turn."""

    def __init__(self, transport: asyncio.Transport) -> None:
        """Nothing is kept back yet."""
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._kept = b""

    def write(self, data: bytes) -> None:
        """Send, or keep a head for now."""
        if self._kept:
            self._transport.write(self._kept + data)
            self._kept = b""
        elif data.endswith(END_OF_HEAD) and data.startswith(b"HTTP/"):
            self.keep(data)
        else:
            self._transport.write(data)

    def keep(self, data: bytes) -> None:
        """Send before whatever is written next, in the loop's next turn at the latest."""
        if not self._kept:
            self._loop.call_soon(self._flush)
        self._kept += data

    def is_closing(self) -> bool:
        """Whether nothing can be sent any more."""
        return self._transport.is_closing()

    def _flush(self) -> None:
        if self._kept and not self._transport.is_closing():
            self._transport.write(self._kept)
        self._kept = b""

    def close(self) -> None:
        """Send what was kept back, then close."""
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 — whatever the transport has
        return getattr(self._transport, name)
