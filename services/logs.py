"""Logs: one line of JSON an event, or a readable one on a terminal; never a secret in it."""

import logging
import re
import sys
from contextvars import ContextVar
from typing import Final, TextIO

import structlog
from structlog.types import EventDict, Processor

REQUEST_ID: Final[ContextVar[str]] = ContextVar("request_id", default="")
"""The request that is being answered, or that led to what is being done."""
OURS: Final = "services"
HIDDEN: Final = "…"

# Nothing of ours logs these. They come in the messages of libraries' errors.
_SECRETS: Final = (
    re.compile(r"(?<=://)[^/\s@]+(?=@)"),
    re.compile(r"(?<=session=)[^;,\s\"']+"),
    re.compile(r"(?<=bearer )\s*[^\s,\"']+", re.IGNORECASE),
    re.compile(r"(?<=password=)[^&;,\s\"']+", re.IGNORECASE),
)


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send what our modules log from this level on, and others' warnings, to the stream.

    Without one it is standard error.
    """
    stream = stream or sys.stderr
    known: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _request_id,
    ]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=known,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_rendered(stream),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger(OURS).setLevel(level.upper())


def _rendered(stream: TextIO) -> list[Processor]:
    # What went wrong is told without the values of variables, which may be secret.
    ways: dict[bool, Processor] = {
        True: structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
        False: structlog.processors.JSONRenderer(),
    }
    return [structlog.processors.format_exc_info, _scrubbed, ways[stream.isatty()]]


def _request_id(_: object, __: str, event: EventDict) -> EventDict:
    if request_id := REQUEST_ID.get():
        event["request_id"] = request_id
    return event


def _scrubbed(_: object, __: str, event: EventDict) -> EventDict:
    return {name: scrubbed(value) for name, value in event.items()}


def scrubbed(value: object) -> object:
    """The value, without passwords, cookies and tokens if it is a text that has any."""
    if not isinstance(value, str):
        return value
    for secret in _SECRETS:
        value = secret.sub(HIDDEN, value)
    return value
