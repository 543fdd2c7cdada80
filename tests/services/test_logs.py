"""Logs: JSON for machines, lines for people, and no secret in either."""

import io
import json
import logging
from typing import Any

import pytest

from services.logs import REQUEST_ID, configure, scrubbed

log = logging.getLogger("services.planted")
SECRETS = (
    "postgresql://ada:hunter2@db/chuckwagon",
    "Cookie: session=hunter2; theme=dark",
    "__Host-session=hunter2",
    "Authorization: Bearer hunter2",
    "redis://:hunter2@cache:6379/0",
    "connection failed: host=db password=hunter2 dbname=x",
)


class Terminal(io.StringIO):
    """A stream that people look at."""

    def isatty(self) -> bool:
        return True


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail() -> None:
    password = "hunter2"  # noqa: S105 — planted
    raise ValueError(f"{len(password)} signs are too few")


def let_slip(secret: str) -> None:
    raise OSError(secret)


def test_an_event_is_one_line_of_json_with_its_facts() -> None:
    stream = io.StringIO()
    configure("info", stream)
    REQUEST_ID.set("r-1")
    log.info("request", extra={"operation": "act", "status": 200})
    REQUEST_ID.set("")

    (line,) = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "request",
        "level": "info",
        "logger": "services.planted",
        "operation": "act",
        "status": 200,
        "request_id": "r-1",
    }


def test_less_than_is_asked_for_is_left_out_and_so_is_what_others_chat() -> None:
    stream = io.StringIO()
    configure("info", stream)
    log.debug("too much")
    logging.getLogger("uvicorn.error").info("Started server process")
    logging.getLogger("uvicorn.error").warning("something of note")

    assert [line["event"] for line in lines(stream)] == ["something of note"]


def test_a_fault_has_its_traceback_without_the_values_of_variables() -> None:
    stream = io.StringIO()
    configure("warning", stream)
    try:
        fail()
    except ValueError:
        log.exception("planted")

    (line,) = lines(stream)
    assert "ValueError: 7 signs are too few" in line["exception"]
    assert "hunter2" not in line["exception"]


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("stream", [io.StringIO, Terminal], ids=["machine", "terminal"])
def test_what_a_librarys_message_lets_slip_is_hidden(
    secret: str, stream: type[io.StringIO]
) -> None:
    written = stream()
    configure("warning", written)
    try:
        let_slip(secret)
    except OSError:
        log.exception(secret, extra={"about": secret})

    assert "hunter2" not in written.getvalue()
    assert "OSError" in written.getvalue()


def test_a_person_reads_lines_that_are_no_json() -> None:
    stream = Terminal()
    configure("warning", stream)
    log.warning("the store is away", extra={"seconds": 3})

    assert "the store is away" in stream.getvalue()
    assert not stream.getvalue().startswith("{")


def test_what_is_no_secret_stays() -> None:
    said = "match 7 of https://table.test/path needs 3 sessions, password unknown"

    assert scrubbed(said) == said
    assert scrubbed(7) == 7
