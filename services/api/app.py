"""The composition root: ports meet adapters, routes meet the backend. START HERE."""

import asyncio
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from domain.kernel.game import AnyGame
from domain.registry import GAMES
from services.adapters.accounts import SQLiteAccounts
from services.adapters.accounts_file import AccountsFile
from services.adapters.clock import SystemClock
from services.adapters.event_store import SQLiteEventStore
from services.adapters.folder import DataFolder
from services.adapters.hub import Hub
from services.adapters.invites import SQLiteInvites
from services.adapters.match_lists import SQLiteMatchLists
from services.adapters.names import SQLiteNames
from services.adapters.vault import SQLiteVault
from services.api.backend import Backend
from services.api.contract import contract
from services.api.problems import HANDLERS
from services.api.requests import BODY_BYTES_MAX
from services.api.route_list import ROUTES
from services.api.routes.description import description_routes
from services.api.routes.web import web_app
from services.api.security import CORS, add_headers
from services.application.codec import Codec
from services.application.matches import Matches
from services.settings import Settings


def create_app(
    settings: Settings,
    games: Mapping[str, AnyGame] = GAMES,
    *,
    extra: Sequence[HTTPRouteHandler] = (),
) -> Litestar:
    """The app; it opens its files when it is started, and can be started again.

    `extra` are routes beside the product's own, for measurements.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with backend(settings, games) as made:
            app.state.backend = made
            try:
                yield
            finally:
                made.streams.close()

    return Litestar(
        route_handlers=[*ROUTES, *description_routes(contract(ROUTES, games)), web_app, *extra],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        cors_config=CORS,
        request_max_body_size=BODY_BYTES_MAX,
        openapi_config=None,
        logging_config=None,
    )


def app_from_environment() -> Litestar:
    """The app as the CHUCKWAGON_… variables ask for it, for servers that import it."""
    return create_app(Settings.read(os.environ))


@asynccontextmanager
async def backend(settings: Settings, games: Mapping[str, AnyGame]) -> AsyncIterator[Backend]:
    """Everything that serves matches out of a data folder, closed in order at the end."""
    folder, codec = DataFolder(settings.data), Codec(games)
    clock, hub = SystemClock(), Hub()
    accounts_file = AccountsFile(folder.accounts)
    lists = SQLiteMatchLists(folder.views)
    synchronous = "FULL" if settings.durability == "full" else "NORMAL"
    store = SQLiteEventStore(folder.events, codec.event_type, synchronous=synchronous)
    names, invites = SQLiteNames(accounts_file), SQLiteInvites(accounts_file)
    matches = Matches(
        codec,
        store=store,
        vault=SQLiteVault(accounts_file),
        names=names,
        invites=invites,
        broadcaster=hub,
        clock=clock,
    )
    try:
        yield Backend(
            games=games,
            matches=matches,
            lists=lists,
            accounts=SQLiteAccounts(accounts_file, clock),
            names=names,
            invites=invites,
            broadcaster=hub,
            settings=settings,
        )
    finally:
        await matches.close()
        await store.close()
        lists.close()
        accounts_file.close()
