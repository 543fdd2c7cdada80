"""The composition root: ports meet adapters, routes meet the backend. START HERE."""

import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from domain.kernel.game import AnyGame
from domain.registry import GAMES
from services.adapters.composition import matches_on, opened
from services.api.allowed import options_routes
from services.api.backend import Backend
from services.api.contract import contract
from services.api.limits import admit
from services.api.problems import HANDLERS
from services.api.readiness import Readiness
from services.api.requests import BODY_BYTES_MAX
from services.api.route_list import ROUTES
from services.api.routes.description import description_route
from services.api.routes.web import web_app
from services.api.security import CORS, add_headers
from services.api.sign_ins import SignIns
from services.api.witness import Witness
from services.application.codec import Codec
from services.metrics import Metrics, telling
from services.settings import Settings
from services.worker.progress import Progress
from services.worker.pulse import Pulse
from services.worker.steady import going_on
from services.worker.tell import tell
from services.worker.working import working


def create_app(
    settings: Settings,
    games: Mapping[str, AnyGame] = GAMES,
    *,
    extra: Sequence[HTTPRouteHandler] = (),
) -> Litestar:
    """The app; it opens its files when it is started, and can be started again.

    `extra` are routes beside the product's own, for measurements.
    """
    metrics = Metrics()
    witness = Witness(metrics)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with (
            telling(metrics, settings.metrics_host, settings.metrics_port),
            backend(settings, games, metrics) as made,
        ):
            app.state.backend = made
            metrics.gauge("open_streams", "Streams that are open", lambda: witness.open_streams)
            try:
                yield
            finally:
                made.streams.close()

    described = description_route(lambda: contract(ROUTES, games))
    app = Litestar(
        route_handlers=[*options_routes(ROUTES), *ROUTES, described, web_app, *extra],
        lifespan=[lifespan],
        before_request=admit,
        exception_handlers=HANDLERS,
        before_send=[add_headers, witness.before_send],
        cors_config=CORS,
        request_max_body_size=BODY_BYTES_MAX,
        openapi_config=None,
        logging_config=None,
    )
    app.asgi_handler = witness.around(app.asgi_handler)
    return app


def app_from_environment() -> Litestar:
    """The app as the CHUCKWAGON_… variables ask for it, for servers that import it."""
    return create_app(Settings.read(os.environ))


@asynccontextmanager
async def backend(
    settings: Settings, games: Mapping[str, AnyGame], metrics: Metrics
) -> AsyncIterator[Backend]:
    """All that serves matches out of what the settings name; bots go on where they were."""
    codec = Codec(games)
    async with AsyncExitStack() as stack:
        ports = await stack.enter_async_context(opened(settings, codec.event_type))
        matches = matches_on(codec, ports)
        stack.push_async_callback(matches.close)
        pulse = Pulse(matches.down_time, "api", ports.beats, ports.clock)
        await stack.enter_async_context(going_on("the pulse", pulse.beat))
        if settings.database_url is None:
            await stack.enter_async_context(working(codec, ports, matches))
        progress = Progress(ports.store, ports.lists)
        tell(metrics, ports, matches, progress)
        yield Backend(
            games=games,
            matches=matches,
            lists=ports.lists,
            accounts=ports.accounts,
            sign_ins=SignIns(ports.accounts),
            names=ports.names,
            invites=ports.invites,
            broadcaster=ports.hub,
            limiter=ports.limiter,
            presence=ports.presence,
            settings=settings,
            readiness=Readiness(progress, lambda: ports.hub.connected, ports.store.takes_writes),
        )
