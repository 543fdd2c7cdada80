"""Every error as application/problem+json with a stable code, and nothing leaked."""

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from msgspec import Raw, Struct

from services.api.problem_kinds import KINDS, Code, address
from services.api.wording import lost
from services.application.ports import Busy, CommandReused, Uncertain
from services.application.refusals import Refused
from services.logs import REQUEST_ID

logger = logging.getLogger(__name__)

MEDIA_TYPE: Final = "application/problem+json"
FAULTS: Final = 500
FAULT: Final = (
    "The fault was logged. Send the request again with the same Idempotency-Key: it counts once."
)

# The framework itself refuses only headers, unknown paths, methods and large bodies.
_OF_STATUS: Final[Mapping[int, Code]] = {
    400: "invalid_parameter",
    404: "not_found",
    405: "method_not_allowed",
    413: "body_too_large",
}
_HEADERS: Final[Mapping[Code, Mapping[str, str]]] = {
    "unauthenticated": {"WWW-Authenticate": "Bearer"},
    "busy": {"Retry-After": "1"},
    "not_ready": {"Retry-After": "1"},
}


class FieldError(Struct, frozen=True, forbid_unknown_fields=True):
    """What is legal in one place of a body or query that is wrong, in words for people.

    `where` is a JSON path or a name.
    """

    where: str
    message: str


class Invalid(Refused):
    """Input that does not have the documented shape."""

    def __init__(self, code: Code, detail: str, *errors: FieldError) -> None:
        """Keep the places that are wrong."""
        super().__init__(code, detail)
        self.errors = errors


class Missing(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a process is short of; without what is `essential` it cannot serve."""

    part: Literal["server", "store", "doorbell", "lists"]
    detail: str
    essential: bool = False


class Unready(Refused):
    """A process that cannot serve just now."""

    def __init__(self, *missing: Missing) -> None:
        """Keep what it is short of."""
        super().__init__("not_ready", " ".join(one.detail for one in missing))
        self.missing = missing


def answer(refused: Refused) -> Response[bytes]:
    """The refusal as a problem."""
    seconds = refused.retry_after_seconds
    headers = {} if seconds is None else {"Retry-After": str(seconds)}
    return _response(refused.code, refused.detail, _extras(refused), headers)


def _extras(refused: Refused) -> dict[str, object]:
    known: dict[str, object] = {
        "rule": refused.rule or None,
        "version": refused.version,
        "frame": None if refused.frame is None else Raw(refused.frame),
        "options": None if refused.options is None else Raw(refused.options),
        "errors": refused.errors if isinstance(refused, Invalid) else None,
        "missing": refused.missing if isinstance(refused, Unready) else None,
    }
    return {name: value for name, value in known.items() if value is not None}


def _response(
    named: str,
    detail: str,
    extras: Mapping[str, object] = MappingProxyType({}),
    headers: Mapping[str, str] = MappingProxyType({}),
) -> Response[bytes]:
    code = cast("Code", named)
    kind = KINDS[code]
    fields = {
        "type": address(code),
        "title": kind.title,
        "status": kind.status,
        "detail": detail,
        "code": code,
        **extras,
        **({"request_id": REQUEST_ID.get()} if kind.status >= FAULTS else {}),
    }
    return Response(
        msgspec.json.encode(fields),
        status_code=kind.status,
        media_type=MEDIA_TYPE,
        headers={"Cache-Control": "no-store", **_HEADERS.get(code, {}), **headers},
    )


def on_refused(_: Request[Any, Any, State], refused: Refused) -> Response[bytes]:
    """What the application or a route refused."""
    return answer(refused)


def on_busy(request: Request[Any, Any, State], _: Busy) -> Response[bytes]:
    """A store that cannot be read or written to just now."""
    read = request.method in {"GET", "HEAD"}
    what = "The store cannot be reached" if read else "The server cannot store anything"
    return _response("busy", f"{what} just now. Try again.")


def on_uncertain(request: Request[Any, Any, State], uncertain: Uncertain) -> Response[bytes]:
    """A store that failed in the middle; a repeat finds out what it holds."""
    logger.error("%s may have failed", _named(request), exc_info=uncertain)
    return _response("busy", "The store failed; this may have been done or not. Try again.")


def on_reused(_: Request[Any, Any, State], __: CommandReused) -> Response[bytes]:
    """A command id that came again with another body."""
    return _response("command_reused", "This command id was used for something else.")


def on_http(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    """What the framework refused, in the same shape."""
    code = _OF_STATUS.get(error.status_code)
    if code is None:
        return on_unexpected(request, error)
    known = lost(request.url.path) if code == "not_found" else None
    return _response(code, known or f"{KINDS[code].title}.", headers=error.headers or {})


def on_unexpected(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """A fault of ours: the log has it in full, the answer nothing of it."""
    logger.error("%s failed", _named(request), exc_info=error)
    return _response("internal", FAULT)


def _named(request: Request[Any, Any, State]) -> str:
    """The request as the log may name it: a path can hold a code that lets somebody in."""
    scope: Mapping[str, Any] = request.scope
    handler = scope.get("route_handler")  # there is none for a path that does not exist
    operation = None if handler is None else handler.opt.get("operation")
    return request.method if operation is None else str(operation.id)


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: on_refused,
    Busy: on_busy,
    Uncertain: on_uncertain,
    CommandReused: on_reused,
    HTTPException: on_http,
    Exception: on_unexpected,
}
