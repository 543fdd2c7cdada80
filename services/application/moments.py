"""Times: milliseconds since 1970 inside, RFC 3339 outside."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

MS_A_SECOND: Final = 1000
MS_A_DAY: Final = 24 * 60 * 60 * MS_A_SECOND


def iso(at_ms: int) -> str:
    """A time in milliseconds since 1970 as RFC 3339 in UTC."""
    return f"{_to_the_second(at_ms // MS_A_SECOND)}.{at_ms % MS_A_SECOND:03d}Z"


@lru_cache(1024)  # many frames are made within one second
def _to_the_second(at: int) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%S}"
