"""Writing responses: JSON that is encoded already, conditional where it may be cached."""

import hashlib
from typing import Final

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from msgspec import Struct

from services.api.backend import ApiRequest
from services.api.operation import JSON

REVALIDATE: Final = "private, no-cache"

encode = msgspec.json.Encoder().encode


def reply(body: Struct, *, cookie: Cookie | None = None) -> Response[bytes]:
    """The struct as JSON, with the route's own status."""
    return raw(encode(body), cookie=cookie)


def raw(body: bytes, *, cookie: Cookie | None = None) -> Response[bytes]:
    """JSON as it is, with the route's own status."""
    return Response(body, media_type=JSON, cookies=[] if cookie is None else [cookie])


def nothing(*, cookie: Cookie | None = None) -> Response[None]:
    """No content."""
    return Response(None, cookies=[] if cookie is None else [cookie])


def conditional(request: ApiRequest, body: bytes) -> Response[bytes]:
    """JSON with its ETag, or 304 when the reader has it already."""
    tag = etag(body)
    headers = {"ETag": tag, "Cache-Control": REVALIDATE, "Vary": "Authorization, Cookie"}
    if matches(request, tag):
        return Response(b"", status_code=304, headers=headers, media_type=JSON)
    return Response(body, media_type=JSON, headers=headers)


def etag(body: bytes) -> str:
    """A fingerprint of the bytes, quoted as the header wants it."""
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


def matches(request: ApiRequest, tag: str) -> bool:
    """Whether the reader's If-None-Match names this tag."""
    known = request.headers.get("if-none-match", "")
    return known == "*" or tag in {part.strip().removeprefix("W/") for part in known.split(",")}
