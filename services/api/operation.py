"""A route with all that the contract says about it, declared in one place."""

import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, TypeVar

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from services.api.problem_kinds import Code

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
EVENTS: Final = "text/event-stream"
KEY: Final = "operation"
PREFIX: Final = "/api/v1"

Method = Literal["GET", "POST", "PATCH", "DELETE"]
SignIn = Literal["never", "optional", "required"]
Kind = Literal["accounts", "actions", "writes", "reads", "streams"]
Route = TypeVar("Route", bound=Callable[..., Coroutine[Any, Any, Response[Any]]])

_EVERYWHERE: Final[tuple[Code, ...]] = ("invalid_parameter", "internal")
_BODY: Final[tuple[Code, ...]] = (
    "malformed_body",
    "invalid_body",
    "unknown_field",
    "body_too_large",
    "unsupported_media_type",
)


@dataclass(frozen=True, kw_only=True)
class Operation:
    """What the contract says of a route.

    `answer` is the type of a success; `streamed` names the types of a stream's events;
    `cached` routes answer 304 to a matching If-None-Match; `command` routes need an
    Idempotency-Key. `refusals` are the codes beside those that follow from the rest.
    """

    id: str
    method: Method
    path: str
    tag: str
    summary: str
    status: int
    answer: type[Struct] | None = None
    media_types: tuple[str, ...] = (JSON,)
    streamed: tuple[type[Struct], ...] = ()
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    command: bool = False
    cached: bool = False
    sign_in: SignIn = "never"
    refusals: tuple[Code, ...] = ()

    @property
    def address(self) -> str:
        """The path as OpenAPI writes it."""
        return re.sub(r":\w+}", "}", self.path)

    @cached_property
    def limit(self) -> Kind | None:
        """What its requests count as; the server's own routes are never too many."""
        if self.tag == "server":
            return None
        if self.streamed:
            return "streams"
        if self.method == "GET":
            return "reads"
        if self.tag == "account" and self.sign_in != "required":
            return "accounts"
        return "actions" if self.tag == "play" else "writes"

    @property
    def methods(self) -> tuple[Method | Literal["HEAD"], ...]:
        """What the route takes: HEAD too where GET comes to an end."""
        return ("GET", "HEAD") if self.method == "GET" and not self.streamed else (self.method,)

    @property
    def codes(self) -> tuple[Code, ...]:
        """Every problem that the route may answer with."""
        codes: list[Code] = [*_EVERYWHERE, *self.refusals]
        if "{" in self.path:
            codes.append("not_found")
        if self.body is not None:
            codes += _BODY
        if self.command:
            codes += ("missing_command_id", "command_reused")
        if self.sign_in != "never":
            codes.append("unauthenticated")
        if self.limit is not None:
            codes.append("too_many_requests")
        if self.method != "GET":
            codes.append("foreign_origin")
        if self.method != "GET" or self.sign_in != "never":  # the rest needs no store
            codes.append("busy")
        return tuple(dict.fromkeys(codes))


def operation(  # noqa: PLR0913 — each is a fact about the route
    method: Method,
    path: str,
    *,
    id: str,  # noqa: A002 — as OpenAPI calls it
    tag: str,
    summary: str,
    status: int = 200,
    **facts: Any,  # noqa: ANN401 — the remaining fields of Operation, checked there
) -> Callable[[Route], HTTPRouteHandler]:
    """Make an async function the handler of a route of the API.

    `facts` are fields of Operation; routes of the server itself do not lie under /api/v1.
    """
    path = path if tag == "server" else f"{PREFIX}{path}"
    spec = Operation(
        id=id, method=method, path=path, tag=tag, summary=summary, status=status, **facts
    )

    def handle(route: Route) -> HTTPRouteHandler:
        handler = HTTPRouteHandler(
            path,
            http_method=spec.methods,
            status_code=status,
            opt={KEY: spec},
        )
        return handler(route)

    return handle
