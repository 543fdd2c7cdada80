"""Headers that tell browsers what a page of ours may do, and who may read the API."""

from typing import Final

from litestar.config.cors import CORSConfig
from litestar.types import Message, Scope

API: Final = "/api"
HSTS_SECONDS: Final = 365 * 24 * 3600
PREFLIGHT_SECONDS: Final = 600

# Any site may call with a bearer token; without Allow-Credentials browsers keep cookies out.
CORS: Final = CORSConfig(
    allow_origins=["*"],
    allow_methods=["*"],
    allow_headers=["*"],
    expose_headers=["ETag", "Location", "Retry-After", "X-Request-ID"],
    max_age=PREFLIGHT_SECONDS,
)

_PAGE_RULES: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
)
_PAGE_POLICY: Final = "; ".join(_PAGE_RULES)
_DATA_POLICY: Final = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
_UNUSED: Final = ("camera", "geolocation", "microphone", "payment", "usb")

Pairs = list[tuple[bytes, bytes]]


def _pairs(**headers: str) -> Pairs:
    return [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]


_ALWAYS: Final = _pairs(
    x_content_type_options="nosniff",
    referrer_policy="same-origin",
    cross_origin_resource_policy="same-origin",
)
_PAGE: Final = [
    *_ALWAYS,
    *_pairs(
        content_security_policy=_PAGE_POLICY,
        permissions_policy=", ".join(f"{feature}=()" for feature in _UNUSED),
    ),
]
_DATA: Final = [*_ALWAYS, *_pairs(content_security_policy=_DATA_POLICY)]
_DATA_CACHE: Final = _pairs(cache_control="no-store")
_OPENER: Final = _pairs(cross_origin_opener_policy="same-origin")
_HTTPS: Final = _pairs(strict_transport_security=f"max-age={HSTS_SECONDS}")
_LOOPBACK: Final = (b"localhost", b"127.0.0.1", b"[::1]")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to a response that is about to begin."""
    if message["type"] != "http.response.start":
        return
    headers: Pairs = list(message.get("headers", ()))
    secure = scope["scheme"] == "https"
    if scope["path"].startswith(API):
        headers += _DATA
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers += _DATA_CACHE
    else:
        headers += _PAGE
        # Elsewhere browsers ignore it, and say so in the console of every page.
        if secure or _on_loopback(scope):
            headers += _OPENER
    if secure:
        headers += _HTTPS
    message["headers"] = headers


def _on_loopback(scope: Scope) -> bool:
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return host.startswith(_LOOPBACK)
