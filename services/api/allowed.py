"""OPTIONS: which methods an address knows.

Litestar answers it by itself, but names only the methods of the handler that it met last.
"""

from collections import defaultdict
from collections.abc import Iterable

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from services.api.operation import KEY


def options_routes(routes: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """A route for OPTIONS on every path; they have to be registered before the others."""
    methods: defaultdict[str, set[str]] = defaultdict(lambda: {"OPTIONS"})
    for route in routes:
        methods[route.opt[KEY].path].update(route.opt[KEY].methods)
    return [_options(path, ", ".join(sorted(known))) for path, known in methods.items()]


def _options(path: str, known: str) -> HTTPRouteHandler:
    async def show() -> Response[None]:
        return Response(None, headers={"Allow": known})

    return HTTPRouteHandler(path, http_method="OPTIONS", status_code=204)(show)
