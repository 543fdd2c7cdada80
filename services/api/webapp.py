"""The built web app: its files with the right types, tags and lifetimes."""

import asyncio
import mimetypes
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import Response
from msgspec import Struct

from services.api.backend import ApiRequest
from services.api.compression import SMALLEST_PACKED, Encoding, packed, taken
from services.api.replies import etag, matches
from services.application.refusals import Refused

HASHED_FOLDER: Final = "assets"
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
FILES_KEPT_MAX: Final = 512

# The system's own list of types may lack these or have them otherwise.
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".txt": "text/plain",
}
_TEXT: Final = (
    "text/",
    "image/svg",
    "application/json",
    "application/manifest",
    "application/wasm",
)


class Asset(Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    encoding: Encoding | None
    media_type: str
    etag: str
    lifetime: str


def asset(root: Path, path: str, encoding: Encoding | None) -> Asset:
    """The file at a path of the app, index.html where there is none; refuses with not_found.

    Blocks on the disk, so it belongs in a thread.
    """
    found = _file(root, path)
    if found is None and PurePosixPath(path).suffix in _TYPES:
        raise Refused("not_found", "The web app has no such file.")
    found = found or _file(root, "index.html")
    if found is None:
        raise Refused("not_found", "The web app is not built; `./dev run` builds it.")
    stat = found.stat()
    return _read(root, found, encoding, stat.st_mtime_ns, stat.st_size)


def _file(root: Path, path: str) -> Path | None:
    if "\0" in path:
        return None
    found = (root / path.lstrip("/")).resolve()
    inside = found.is_relative_to(root.resolve())
    return found if inside and found.is_file() else None


@lru_cache(FILES_KEPT_MAX)
def _read(root: Path, file: Path, encoding: Encoding | None, _mtime_ns: int, _size: int) -> Asset:
    body = file.read_bytes()
    media_type = _TYPES.get(file.suffix) or mimetypes.guess_type(file)[0]
    media_type = media_type or "application/octet-stream"
    if not media_type.startswith(_TEXT) or len(body) < SMALLEST_PACKED:
        encoding = None
    if encoding is not None:
        body = packed(body, encoding, "thorough")
    hashed = file.relative_to(root.resolve()).parts[0] == HASHED_FOLDER
    lifetime = FOREVER if hashed else ALWAYS_ASK
    return Asset(body, encoding, media_type, etag(body), lifetime)


async def served(request: ApiRequest, root: Path, path: str) -> Response[bytes]:
    """The response for a path of the app: compressed as it is taken, 304 where it is known."""
    file = await asyncio.to_thread(asset, root, path, taken(request))
    headers = {"ETag": file.etag, "Cache-Control": file.lifetime, "Vary": "Accept-Encoding"}
    if matches(request, file.etag):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.encoding is not None:
        headers["Content-Encoding"] = file.encoding
    return Response(file.body, headers=headers, media_type=file.media_type)
