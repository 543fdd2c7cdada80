"""Compression, as the reader takes it: Brotli before gzip, which is larger and slower.

Browsers take Brotli over https alone.
"""

import zlib
from typing import Final, Literal

import brotli

from services.api.backend import ApiRequest

Encoding = Literal["br", "gzip"]
Effort = Literal["quick", "thorough"]

SMALLEST_PACKED: Final = 1024
_BROTLI: Final[dict[Effort, int]] = {"quick": 4, "thorough": 9}
_GZIP: Final[dict[Effort, int]] = {"quick": 4, "thorough": 9}
_GZIP_WINDOW: Final = 16 + zlib.MAX_WBITS


def taken(request: ApiRequest) -> Encoding | None:
    """The encoding to answer with; None: as it is."""
    accepted = request.headers.get("accept-encoding", "").lower()
    names = [_name(part) for part in accepted.split(",")]
    if "br" in names:
        return "br"
    return "gzip" if "gzip" in names or "*" in names else None


def _name(part: str) -> str:
    """The encoding's name; none when it is asked to be left out."""
    name, _, quality = part.replace(" ", "").partition(";q=")
    return "" if quality.strip("0.") == "" and quality else name


def packed(body: bytes, encoding: Encoding, effort: Effort) -> bytes:
    """The bytes in that encoding; blocks, so it belongs in a thread."""
    if encoding == "br":
        smaller: bytes = brotli.compress(body, quality=_BROTLI[effort])
        return smaller
    packer = zlib.compressobj(_GZIP[effort], zlib.DEFLATED, _GZIP_WINDOW)
    return packer.compress(body) + packer.flush()
