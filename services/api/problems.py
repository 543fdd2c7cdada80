"""Every error as application/problem+json with a stable code, and nothing leaked."""

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap
from msgspec import Raw, Struct

from services.api.wording import lost
from services.application.ports import Busy, CommandReused, Uncertain
from services.application.refusals import Refused

logger = logging.getLogger(__name__)

MEDIA_TYPE: Final = "application/problem+json"
FAULT: Final = (
    "The fault was logged. Send the request again with the same Idempotency-Key: it counts once."
)

Code = Literal[
    "malformed_body",
    "invalid_body",
    "unknown_field",
    "invalid_parameter",
    "missing_command_id",
    "unauthenticated",
    "not_your_seat",
    "not_host",
    "invite_needed",
    "foreign_origin",
    "perspective_closed",
    "spectators_closed",
    "not_a_player",
    "not_invited",
    "match_not_found",
    "seat_not_found",
    "invite_not_found",
    "version_not_found",
    "game_not_found",
    "token_not_found",
    "link_not_found",
    "not_found",
    "method_not_allowed",
    "stale_version",
    "not_awaited",
    "seat_taken",
    "already_seated",
    "not_in_lobby",
    "not_running",
    "not_finished",
    "too_few_seats",
    "body_too_large",
    "unsupported_media_type",
    "command_reused",
    "unknown_action",
    "rule_refused",
    "invalid_options",
    "invalid_seats",
    "too_soon",
    "too_many_requests",
    "busy",
    "internal",
]


class Kind(NamedTuple):
    """What all problems of one code have in common."""

    status: int
    title: str


KINDS: Final[Mapping[Code, Kind]] = {
    "malformed_body": Kind(400, "The body is not valid JSON"),
    "invalid_body": Kind(400, "The body does not have the documented shape"),
    "unknown_field": Kind(400, "The body has a field that does not exist"),
    "invalid_parameter": Kind(400, "A parameter or header is not valid"),
    "missing_command_id": Kind(400, "The Idempotency-Key is missing or not a UUID"),
    "unauthenticated": Kind(401, "Nobody is signed in"),
    "not_your_seat": Kind(403, "You do not hold that seat"),
    "not_host": Kind(403, "Only the host may do that"),
    "invite_needed": Kind(403, "That seat is kept for people who are invited"),
    "foreign_origin": Kind(403, "The request comes from another site"),
    "perspective_closed": Kind(403, "Another seat's view opens when the match has ended"),
    "spectators_closed": Kind(403, "Only those who sit at that table may look at it"),
    "not_a_player": Kind(403, "Only those who play there may do that"),
    "not_invited": Kind(403, "No seat is kept for you there"),
    "match_not_found": Kind(404, "There is no such match"),
    "seat_not_found": Kind(404, "There is no such seat"),
    "invite_not_found": Kind(404, "There is no table with that code"),
    "version_not_found": Kind(404, "The match has no such version"),
    "game_not_found": Kind(404, "There is no such game"),
    "token_not_found": Kind(404, "You have no such token"),
    "link_not_found": Kind(404, "That code does not sign anybody in"),
    "not_found": Kind(404, "There is nothing here"),
    "method_not_allowed": Kind(405, "That method does not exist here"),
    "stale_version": Kind(409, "The position has changed"),
    "not_awaited": Kind(409, "The match does not wait for that seat"),
    "seat_taken": Kind(409, "The seat is taken"),
    "already_seated": Kind(409, "You sit at that table already"),
    "not_in_lobby": Kind(409, "The match is not in its lobby any more"),
    "not_running": Kind(409, "The match is not running"),
    "not_finished": Kind(409, "The match has not ended"),
    "too_few_seats": Kind(409, "Too few seats are taken"),
    "body_too_large": Kind(413, "The body is too large"),
    "unsupported_media_type": Kind(415, "The body has to be application/json"),
    "command_reused": Kind(422, "That Idempotency-Key was used for another request"),
    "unknown_action": Kind(422, "The game has no such action"),
    "rule_refused": Kind(422, "A rule forbids that"),
    "invalid_options": Kind(422, "The game does not offer these table options"),
    "invalid_seats": Kind(422, "The game cannot be played with these seats"),
    "too_soon": Kind(429, "That was done a short while ago"),
    "too_many_requests": Kind(429, "That was tried too often"),
    "busy": Kind(503, "The server is busy"),
    "internal": Kind(500, "Something went wrong on our side"),
}

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
        "type": f"/problems/{code}",
        "title": kind.title,
        "status": kind.status,
        "detail": detail,
        "code": code,
        **extras,
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


def on_busy(_: Request[Any, Any, State], __: Busy) -> Response[bytes]:
    """A store that cannot be written to just now."""
    return _response("busy", "The server cannot store anything just now. Try again.")


def on_uncertain(request: Request[Any, Any, State], uncertain: Uncertain) -> Response[bytes]:
    """A store that failed in the middle; a repeat finds out what it holds."""
    logger.error("%s %s may have failed", request.method, request.url.path, exc_info=uncertain)
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
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _response("internal", FAULT)


HANDLERS: Final[ExceptionHandlersMap] = {
    Refused: on_refused,
    Busy: on_busy,
    Uncertain: on_uncertain,
    CommandReused: on_reused,
    HTTPException: on_http,
    Exception: on_unexpected,
}
