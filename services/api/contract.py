"""The OpenAPI description: what the routes declare, with the types of every game."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from domain.kernel.game import AnyGame
from services.api import problems
from services.api.examples import PARAMETERS, Example, examples
from services.api.game_schemas import game_schemas
from services.api.operation import EVENTS, JSON, KEY, NDJSON, Operation
from services.api.problem_kinds import KINDS, Code, address
from services.api.schemas.answers import Frame, MadeToken, MatchFrame, Problem
from services.api.schemas.references import plain, ref

Json = dict[str, Any]

TITLE: Final = "Chuckwagon"
VERSION: Final = "1"
DESCRIPTION: Final = """\
Tabletop games, live or by turns, watched by anyone.

Make a guest (`createGuest`), open a table (`createMatch`) or take a seat (`takeSeat`), begin
(`startMatch`), then pick one of the frame's `options` and send it (`act`). Frames say all there
is to know: what happened, the position, whom the match waits for, and what you may do.

Whoever asks for too much at once is answered 429 `too_many_requests`: go on after the seconds
in `Retry-After`. A program may play a seat with a hundred actions a second.

Commands carry an `Idempotency-Key`: a new UUID each, the same one when you repeat a request
whose answer was lost. A repeat changes nothing and answers the same.

`HEAD` answers what `GET` does, without the body, everywhere but on streams, which have no end.
"""
TAGS: Final = {
    "account": "Guests, names and bearer tokens",
    "games": "What can be played",
    "matches": "Tables and positions",
    "seats": "Before a match begins",
    "play": "Options and actions",
    "replay": "Everything that happened",
    "live": "Server-Sent Events",
    "server": "Health",
}

# Which part of an answer leads to which path parameter of other operations.
_LEADS: Final[Mapping[type[Struct], Mapping[str, str]]] = {
    MatchFrame: {"match_id": "$response.body#/table/id"},
    MadeToken: {"token_id": "$response.body#/id"},
}


def contract(routes: Iterable[HTTPRouteHandler], games: Mapping[str, AnyGame]) -> Json:
    """The description of the routes as an OpenAPI 3.1 document."""
    texts = {route.opt[KEY]: _text(route) for route in routes}
    specs = sorted(texts, key=lambda spec: (spec.address, spec.method))
    shown = examples(games)
    paths: dict[str, Json] = {}
    for spec in specs:
        described = _operation(spec, texts[spec], shown[spec.id], specs)
        paths.setdefault(spec.address, {})[spec.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": VERSION, "description": DESCRIPTION},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(_schemas(specs, games).items())),
            "securitySchemes": _SECURITY,
        },
    }


_SECURITY: Final = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "session",
        "description": "Set by createGuest; over https it is called __Host-session",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of createToken; works from any site",
    },
}


def _text(handler: HTTPRouteHandler) -> str:
    lines = (handler.fn.__doc__ or "").strip().splitlines()
    return "\n".join(line.strip() for line in lines)


def _schemas(specs: Iterable[Operation], games: Mapping[str, AnyGame]) -> dict[str, Json]:
    kinds: dict[type[Struct], None] = {Problem: None}
    for spec in specs:
        kinds |= dict.fromkeys(kind for kind in (spec.answer, spec.body, *spec.streamed) if kind)
    _, components = msgspec.json.schema_components(list(kinds), ref_template=ref("{name}"))
    return {name: plain(schema) for name, schema in components.items()} | game_schemas(games)


def _operation(spec: Operation, text: str, example: Example, others: Iterable[Operation]) -> Json:
    described: Json = {
        "operationId": spec.id,
        "tags": [spec.tag],
        "summary": spec.summary,
        "description": text,
        "parameters": [*_path(spec), *_query(spec), *_headers(spec)],
        "responses": _responses(spec, example, others),
        "security": _security(spec),
    }
    if spec.body is not None:
        schema = {"$ref": ref(spec.body.__name__)}
        content = {JSON: {"schema": schema, "example": example.body}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _security(spec: Operation) -> list[Json]:
    if spec.sign_in == "never":
        return []
    ways: list[Json] = [{"session": []}, {"token": []}]
    return ways if spec.sign_in == "required" else [*ways, {}]


def _path(spec: Operation) -> Iterator[Json]:
    for part in spec.address.split("/"):
        if part.startswith("{"):
            name = part[1:-1]
            yield {"name": name, "in": "path", "required": True, **PARAMETERS[name]}


def _query(spec: Operation) -> Iterator[Json]:
    if spec.query is None:
        return
    _, components = msgspec.json.schema_components([spec.query], ref_template=ref("{name}"))
    described = components[spec.query.__name__]
    for name, schema in described["properties"].items():
        shown = dict(schema)
        text = shown.pop("description", None)
        yield {
            "name": name,
            "in": "query",
            "required": False,
            **({"description": text} if text else {}),
            "schema": shown,
        }


_UUID: Final = {"type": "string", "format": "uuid"}


def _headers(spec: Operation) -> Iterator[Json]:
    if spec.command:
        yield {
            "name": "Idempotency-Key",
            "in": "header",
            "required": True,
            "description": "A new UUID for each command; the same one in a repeat of it",
            "schema": _UUID,
            "example": "b7d5f9d2-2d0e-4f0f-8a39-6f2c1c7a9e11",
        }
    if spec.cached:
        yield {
            "name": "If-None-Match",
            "in": "header",
            "required": False,
            "description": "The ETag of the answer you have",
            "schema": {"type": "string"},
        }
    if Frame in spec.streamed:
        yield {
            "name": "Last-Event-ID",
            "in": "header",
            "required": False,
            "description": "The id of the last event you got; it wins over `after`",
            "schema": {"type": "string", "pattern": "^[0-9]{1,9}$"},
        }


def _responses(spec: Operation, example: Example, others: Iterable[Operation]) -> Json:
    responses = {str(spec.status): _success(spec, example, others)}
    if spec.cached:
        responses["304"] = {"description": "You have it already", "headers": _ETAG}
    by_status: dict[int, list[Code]] = {}
    for code in spec.codes:
        by_status.setdefault(KINDS[code].status, []).append(code)
    for status, codes in sorted(by_status.items()):
        responses[str(status)] = _problem(codes)
        if status in _LATER:
            responses[str(status)]["headers"] = _RETRY_AFTER
    return responses


_LATER: Final = frozenset({429, 503})
_RETRY_AFTER: Final = {
    "Retry-After": {
        "description": "Seconds until it may be tried again",
        "schema": {"type": "integer", "minimum": 1},
    }
}
_ETAG: Final = {"ETag": {"schema": {"type": "string"}}}


def _success(spec: Operation, example: Example, others: Iterable[Operation]) -> Json:
    success: Json = {"description": spec.summary}
    if spec.cached:
        success["headers"] = _ETAG
    if spec.answer is not None:
        schema: Json = {"$ref": ref(spec.answer.__name__)}
        success["content"] = {JSON: {"schema": schema, "example": example.answer}}
        if NDJSON in spec.media_types:
            text = {"type": "string", "description": "One Frame a line"}
            success["content"][NDJSON] = {"schema": text}
        if links := _links(spec.answer, others):
            success["links"] = links
    elif spec.streamed:
        success["content"] = {EVENTS: {"schema": _events(spec), "example": example.answer}}
    return success


def _events(spec: Operation) -> Json:
    kinds = {kind.__name__.lower(): {"$ref": ref(kind.__name__)} for kind in spec.streamed}
    return {"type": "string", "description": "Data by event's name: x-events", "x-events": kinds}


def _links(answer: type[Struct], others: Iterable[Operation]) -> Json:
    known = _LEADS.get(answer, {})
    links = {}
    for other in others:
        names = [parameter["name"] for parameter in _path(other)]
        if names and set(names) <= set(known):
            parameters = {name: known[name] for name in names}
            links[other.id] = {"operationId": other.id, "parameters": parameters}
    return links


def _problem(codes: list[Code]) -> Json:
    first = KINDS[codes[0]]
    example = {
        "type": address(codes[0]),
        "title": first.title,
        "status": first.status,
        "detail": f"{first.title}.",
        "code": codes[0],
    }
    schema = {
        "allOf": [
            {"$ref": ref(Problem.__name__)},
            {"type": "object", "properties": {"code": {"enum": sorted(codes)}}},
        ]
    }
    return {
        "description": " · ".join(f"`{code}`" for code in sorted(codes)),
        "content": {problems.MEDIA_TYPE: {"schema": schema, "example": example}},
    }
