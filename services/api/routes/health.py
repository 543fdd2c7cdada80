"""Health: for whoever keeps the server running."""

import asyncio

from litestar import Response

from services.api.backend import ApiRequest, backend_of
from services.api.operation import operation
from services.api.replies import reply
from services.api.schemas.answers import Health
from services.application.refusals import Refused


@operation("GET", "/healthz", id="readHealth", tag="server", summary="Is it up", answer=Health)
async def read_health() -> Response[bytes]:
    """Answers as long as the server can answer at all."""
    return reply(Health("ok"))


@operation(
    "GET",
    "/readyz",
    id="readReadiness",
    tag="server",
    summary="Can it serve",
    answer=Health,
    refusals=("busy",),
)
async def read_readiness(request: ApiRequest) -> Response[bytes]:
    """Answers once the databases can be read, and until the server is about to end."""
    backend = backend_of(request)
    if backend.stopping.begun:
        raise Refused("busy", "This server is about to end.")
    await asyncio.to_thread(backend.lists.find, limit=1)
    return reply(Health("ok"))
