"""A shortcut for actions: to the same handler, past the layers of the framework.

They are a sixth of what an action costs. Whatever is no plain success goes through them
after all, from the start: an action has an id, so asking twice is harmless.
"""

import logging
import re
from typing import Final, cast
from uuid import UUID

from litestar import Litestar, Request
from litestar.enums import ScopeType
from litestar.types import (
    HTTPReceiveMessage,
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

from services.api.operation import JSON, PREFIX
from services.api.routes.play import act
from services.api.security import CORS, add_headers
from services.application.refusals import Refused

_HEX: Final = "[0-9a-f]"
_UUID: Final = f"{_HEX}{{8}}(?:-{_HEX}{{4}}){{3}}-{_HEX}{{12}}"
_PATH: Final = re.compile(f"{PREFIX}/matches/({_UUID})/actions")
_HOST: Final = re.compile(rb"[\w.:\[\]-]*")
_CORS: Final = [
    (name.lower().encode(), text.encode()) for name, text in CORS.simple_headers.items()
]
_JSON: Final = (b"content-type", JSON.encode())

log = logging.getLogger(__name__)


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
        """Answer an action that succeeds; leave all else to the app."""
        match_id = None
        if scope["type"] == ScopeType.HTTP:
            match_id = _acted_on(cast("HTTPScope", scope))
        if match_id is None:
            await self._app(scope, receive, send)
            return
        http = cast("HTTPScope", scope)
        await self._act(http, cast("Receive", receive), cast("Send", send), match_id)

    async def _act(self, scope: HTTPScope, receive: Receive, send: Send, match_id: UUID) -> None:
        heard: list[HTTPReceiveMessage] = []

        async def hear() -> HTTPReceiveMessage:
            heard.append(cast("HTTPReceiveMessage", await receive()))
            return heard[-1]

        async def hear_again() -> HTTPReceiveMessage:
            return heard.pop(0) if heard else cast("HTTPReceiveMessage", await receive())

        scope["app"] = scope["litestar_app"] = self._app
        try:
            answer = await act.fn(Request(scope, hear), match_id)
        except Exception as error:
            if not isinstance(error, Refused):
                log.warning("an action failed and is tried once more", exc_info=error)
            await self._app(scope, hear_again, send)
        else:
            await _answer(scope, send, answer.content)


def _acted_on(scope: HTTPScope) -> UUID | None:
    """The match, when it is an action that has come in."""
    found = _PATH.fullmatch(scope["path"]) if scope["method"] == "POST" else None
    if found is None or not _HOST.fullmatch(_header(scope, b"host") or b""):
        return None
    return UUID(found[1])


def _header(scope: HTTPScope, name: bytes) -> bytes | None:
    return next((value for known, value in scope["headers"] if known == name), None)


async def _answer(scope: HTTPScope, send: Send, frame: bytes) -> None:
    headers = [_JSON, (b"content-length", b"%d" % len(frame))]
    if _header(scope, b"origin") is not None:
        headers += _CORS
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": 200,
        "headers": headers,
    }
    await add_headers(start, scope)
    await send(start)
    body: HTTPResponseBodyEvent = {
        "type": "http.response.body",
        "body": frame,
        "more_body": False,
    }
    await send(body)
