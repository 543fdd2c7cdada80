"""Compression of what is long and repeats itself: many frames in one answer."""

import zlib
from typing import Final

from services.api.backend import ApiRequest

GZIP_WINDOW: Final = 16 + zlib.MAX_WBITS


def takes_gzip(request: ApiRequest) -> bool:
    """Whether the reader accepts gzip."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in {"gzip", "*"}:
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def gzipped(body: bytes, level: int) -> bytes:
    """The bytes in gzip's format; blocks, so long ones belong in a thread."""
    packer = zlib.compressobj(level, zlib.DEFLATED, GZIP_WINDOW)
    return packer.compress(body) + packer.flush()
