"""Round every request: an id for it, a count of it, and a line in the log where that is wanted."""

import itertools
import logging
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from services.api.operation import KEY, Operation
from services.logs import REQUEST_ID
from services.metrics import Metrics

HEADER: Final = b"x-request-id"
ACT: Final = "act"
WEB: Final = "web"
"""The operation of whatever is none of the API's: the app's own files, and what is not there."""
DONE: Final = 200
_STATE: Final = "witnessed"
_ID: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Witnessed:
    id: str
    status: int = 0
    operation: Operation | None = None


class Witness:
    """Sees every request; `open_streams` are the streams that are being answered."""

    def __init__(self, metrics: Metrics) -> None:
        """Count in these metrics."""
        self.open_streams = 0
        self._metrics = metrics
        self._process = secrets.token_hex(4)
        self._numbers = itertools.count(1)

    def around(self, app: ASGIApp) -> ASGIApp:
        """The app with a witness: it passes each request on, and notes what became of it."""

        async def witnessed(scope: Scope, receive: Receive, send: Send) -> None:
            began = time.perf_counter()
            seen = _Witnessed(_given(scope) or f"{self._process}-{next(self._numbers)}")
            REQUEST_ID.set(seen.id)  # the task is the request's own
            scope["state"][_STATE] = seen
            try:
                await app(scope, receive, send)
            finally:
                self._note(scope, seen, time.perf_counter() - began)

        return witnessed

    async def before_send(self, message: Message, scope: Scope) -> None:
        """Send the id along, and keep how the request was answered; comes after `add_headers`."""
        if message["type"] != "http.response.start":
            return
        seen: _Witnessed = scope["state"][_STATE]
        seen.status = message["status"]
        seen.operation = _operation(scope)
        if seen.operation is not None and seen.operation.streamed:
            self.open_streams += 1
        cast("list[tuple[bytes, bytes]]", message["headers"]).append((HEADER, seen.id.encode()))

    def _note(self, scope: Scope, seen: _Witnessed, seconds: float) -> None:
        operation = WEB if seen.operation is None else seen.operation.id
        self._metrics.answered(operation, seen.status)
        if seen.operation is not None and seen.operation.streamed:
            self.open_streams -= 1
        elif operation == ACT and seen.status == DONE:
            self._metrics.action_seconds.observe(seconds)
        if log.isEnabledFor(logging.INFO):
            log.info("request", extra=_facts(scope, seen, operation, seconds))


def _operation(scope: Mapping[str, Any]) -> Operation | None:
    handler = scope.get("route_handler")  # there is none for a path that does not exist
    found: Operation | None = None if handler is None else handler.opt.get(KEY)
    return found


def _given(scope: Scope) -> str:
    """The id that a proxy has given the request, if it can be one."""
    for name, value in scope["headers"]:
        if name == HEADER:
            return value.decode() if _ID.fullmatch(value) else ""
    return ""


def _facts(
    scope: Mapping[str, Any], seen: _Witnessed, operation: str, seconds: float
) -> dict[str, object]:
    """What the log may have: paths and queries can hold codes that let somebody in."""
    facts: dict[str, object] = {
        "operation": operation,
        "method": scope["method"],
        "status": seen.status,
        "ms": round(1000 * seconds, 1),
    }
    match_id = scope.get("path_params", {}).get("match_id")
    return facts if match_id is None else {**facts, "match": str(match_id)}
