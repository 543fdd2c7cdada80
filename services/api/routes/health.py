"""Health: for whoever keeps the server running."""

from litestar import Response

from services.api.backend import ApiRequest, backend_of
from services.api.operation import operation
from services.api.problems import Missing, Unready
from services.api.replies import reply
from services.api.schemas.answers import Health, Ready


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
    answer=Ready,
    refusals=("not_ready",),
)
async def read_readiness(request: ApiRequest) -> Response[bytes]:
    """Answers whether requests may be sent here, and what the process is short of.

    Not while its store is away, and not any more once it is about to end. Without Redis,
    with lists that stand still or a store that can only be read, it goes on: taking every
    process out would help nobody.
    """
    backend = backend_of(request)
    if backend.stopping.begun:
        raise Unready(Missing("server", "This process is about to end.", essential=True))
    missing = await backend.readiness.missing()
    if any(one.essential for one in missing):
        raise Unready(*missing)
    return reply(Ready("degraded" if missing else "ready", tuple(missing)))
