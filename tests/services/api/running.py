"""The server as it is deployed, inside the test's event loop."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from domain.kernel.game import AnyGame
from services.adapters.composition import matches_on, opened
from services.api.app import create_app
from services.api.backend import Backend
from services.api.server import Server
from services.application.codec import Codec
from services.settings import Settings
from services.worker.working import working
from tests.stores import Kept
from tests.testgame.games import ALL_GAMES


@dataclass(frozen=True)
class Running:
    """A server that serves: its address and its inside."""

    url: str
    app: Litestar
    server: Server

    @property
    def backend(self) -> Backend:
        """What its routes work with."""
        made: Backend = self.app.state.backend
        return made


class _Guest(Server):
    """A server that leaves the signals of the process to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def running(
    data: Path,
    games: Mapping[str, AnyGame] = ALL_GAMES,
    web: Path | None = None,
    extra: Sequence[HTTPRouteHandler] = (),
    **more: Any,  # noqa: ANN401 — further settings, checked there
) -> AsyncIterator[Running]:
    """Serve from a data folder on a free port until the block ends."""
    settings = Settings(
        data=data,
        port=0,
        durability="normal",
        web=web or data / "no-web",
        **{"rate_limits": "off", **more},
    )
    app = create_app(settings, games, extra=extra)
    started: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = _Guest(app, settings, lambda addresses: started.set_result(addresses[0]))
    serving = asyncio.create_task(server.serve())
    either: set[asyncio.Future[Any]] = {serving, started}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        raise AssertionError("the server did not start") from serving.exception()
    try:
        yield Running(started.result(), app, server)
    finally:
        server.should_exit = True
        await serving


both_stores = pytest.mark.parametrize("place", ["sqlite", "postgres"], indirect=True)
"""Marks tests in which it matters where things are kept."""


@asynccontextmanager
async def running_on(
    place: Kept, games: Mapping[str, AnyGame] = ALL_GAMES
) -> AsyncIterator[Running]:
    """Serve from a place of either kind; from a database as deployed, with a worker beside it."""
    async with AsyncExitStack() as stack:
        if place.address is not None:
            await stack.enter_async_context(_worker(place.settings(), games))
        yield await stack.enter_async_context(
            running(place.folder, games, database_url=place.address)
        )


@asynccontextmanager
async def _worker(settings: Settings, games: Mapping[str, AnyGame]) -> AsyncIterator[None]:
    codec = Codec(games)
    async with opened(settings, codec.event_type) as ports:
        matches = matches_on(codec, ports)
        async with working(codec, ports, matches):
            yield
        await matches.close()
