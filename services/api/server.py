"""The process that serves the app: uvicorn, tuned, with an end that nobody notices.

At the end it says that it is not ready any more and goes on for as long as a proxy needs
to notice, each answer the last on its connection. Then streams end, what is being answered
is answered, and the store writes what waits.
"""

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from litestar import Litestar

from services.api.gathering import Gathering
from services.settings import Settings

GRACEFUL_SECONDS: Final = 2
LOOK_SECONDS: Final = 0.05
ALL_ADDRESSES: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 — what to listen on is asked for

Started = Callable[[list[str]], None]


class Server(uvicorn.Server):
    """Says when it serves, and when it is about to end."""

    def __init__(self, app: Litestar, settings: Settings, on_started: Started) -> None:
        """Serve the app as the settings say; `on_started` gets its addresses, local ones first."""
        super().__init__(uvicorn.Config(app, **options(settings)))
        self._app = app
        self._settings = settings
        self._on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._on_started(addresses(self._settings, port))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: new requests first, then streams, then whatever is being answered, then the app."""
        await self._take_leave()
        self._app.state.backend.streams.close()
        await super().shutdown(sockets)

    async def _take_leave(self) -> None:
        """Send proxies away while serving on, until they have had the time to notice."""
        self._app.state.backend.stopping.begin()
        self.server_state.default_headers.append((b"connection", b"close"))
        loop = asyncio.get_running_loop()
        end = loop.time() + self._settings.stop_delay_seconds
        while loop.time() < end and not self.force_exit:  # noqa: ASYNC110 — a signal sets it
            await asyncio.sleep(LOOK_SECONDS)


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs the app."""
    return {
        "host": settings.host,
        "port": settings.port,
        "loop": "auto" if sys.platform == "win32" else "uvloop",
        "http": Gathering,
        "ws": "none",
        "lifespan": "on",
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": bool(settings.trusted_proxies.text),
        "forwarded_allow_ips": settings.trusted_proxies.text or None,
        "timeout_graceful_shutdown": GRACEFUL_SECONDS,
        "ssl_certfile": settings.tls_cert,
        "ssl_keyfile": settings.tls_key,
    }


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the app can be opened: on this machine, and from others in its network."""
    scheme = "https" if settings.tls_cert else "http"
    if settings.host not in ALL_ADDRESSES:
        return [f"{scheme}://{settings.host}:{port}"]
    lan = lan_address()
    return [f"{scheme}://localhost:{port}", *([f"{scheme}://{lan}:{port}"] if lan else [])]


def lan_address() -> str | None:
    """The machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for examples: only the route is looked up
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address
