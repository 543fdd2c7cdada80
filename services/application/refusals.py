"""Refusals of the service: a stable code, a plain sentence, and what helps to go on."""

from math import ceil
from typing import Final

ROUNDING_SECONDS: Final = 1e-3
"""A moment and a span that are added and taken apart again differ by less than this."""


class Refused(Exception):  # noqa: N818 — a refusal, not a fault
    """A command that cannot be carried out; nothing was changed.

    `code` is stable and documented in the API, `rule` the rule's identifier where a game
    rule refused, `frame` the current position and `options` what would be legal, both as
    encoded JSON, `retry_after_seconds` when it may be tried again.
    """

    def __init__(  # noqa: PLR0913 — what an answer may say
        self,
        code: str,
        detail: str,
        *,
        rule: str = "",
        version: int | None = None,
        frame: bytes | None = None,
        options: bytes | None = None,
        retry_after_seconds: int | None = None,
    ) -> None:
        """Keep what the answer will say."""
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.rule = rule
        self.version = version
        self.frame = frame
        self.options = options
        self.retry_after_seconds = retry_after_seconds


def no_such_seat(seats: int) -> Refused:
    """A number that is none of a table's so many seats."""
    known = "only seat 0" if seats == 1 else f"the seats 0 to {seats - 1}"
    return Refused("seat_not_found", f"This table has {known}.")


def too_many_requests(detail: str, wait_seconds: float) -> Refused:
    """What may be tried again after a wait, told in whole seconds."""
    seconds = max(1, ceil(wait_seconds - ROUNDING_SECONDS))
    return Refused("too_many_requests", detail, retry_after_seconds=seconds)
