"""A shortcut for actions: to the same handler, past the layers of the framework.

They are a sixth of what an action costs. What they would do for this route is done here.
"""

import re
from typing import Final, cast
from uuid import UUID

from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_200_OK
from litestar.types import (
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    HTTPScope,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Receive,
    Scope,
    Send,
)

from services.api.backend import ApiRequest
from services.api.operation import JSON, PREFIX
from services.api.problems import problem
from services.api.routes.play import act
from services.api.security import CORS, add_headers

_HEX: Final = "[0-9a-f]"
_UUID: Final = f"{_HEX}{{8}}(?:-{_HEX}{{4}}){{3}}-{_HEX}{{12}}"
_PATH: Final = re.compile(f"{PREFIX}/matches/({_UUID})/actions")
_HOST: Final = re.compile(rb"[\w.:\[\]-]*")
_CORS: Final = [
    (name.lower().encode(), text.encode()) for name, text in CORS.simple_headers.items()
]


class Shortcut:
    """The app, with a shorter way to one of its routes."""

    def __init__(self, app: Litestar) -> None:
        """Lead to this app."""
        self._app = app

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Answer actions; leave all else to the app."""
        match_id = None
        if scope["type"] == ScopeType.HTTP:
            match_id = _acted_on(cast("HTTPScope", scope))
        if match_id is None:
            await self._app(scope, receive, send)
            return
        http = cast("HTTPScope", scope)
        http["app"] = http["litestar_app"] = self._app
        request: ApiRequest = Request(http, cast("Receive", receive))
        try:
            answer = await act.fn(request, match_id)
        except Exception as error:  # noqa: BLE001 — each has its answer
            answer = problem(request, error)
        await _send(answer, http, cast("Send", send))


def _acted_on(scope: HTTPScope) -> UUID | None:
    """The match, when an action has come in."""
    found = _PATH.fullmatch(scope["path"]) if scope["method"] == "POST" else None
    if found is None or not _HOST.fullmatch(_header(scope, b"host") or b""):
        return None
    return UUID(found[1])


def _header(scope: HTTPScope, name: bytes) -> bytes | None:
    return next((value for known, value in scope["headers"] if known == name), None)


async def _send(answer: Response[bytes], scope: HTTPScope, send: Send) -> None:
    headers = [
        (b"content-type", (answer.media_type or JSON).encode()),
        (b"content-length", b"%d" % len(answer.content)),
        *[(name.lower().encode(), text.encode()) for name, text in answer.headers.items()],
    ]
    if _header(scope, b"origin") is not None:
        headers += _CORS
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": answer.status_code or HTTP_200_OK,
        "headers": headers,
    }
    await add_headers(start, scope)
    await send(start)
    body: HTTPResponseBodyEvent = {
        "type": "http.response.body",
        "body": answer.content,
        "more_body": False,
    }
    await send(body)
