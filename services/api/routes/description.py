"""The API's description, for machines and for people."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from services.api.backend import ApiRequest
from services.api.docs_page import docs_page
from services.api.operation import JSON
from services.api.problem_pages import problem_pages
from services.api.replies import etag, matches

STYLE: Final = Path(__file__).resolve().parents[1] / "docs.css"


def description_routes(contract: Mapping[str, Any]) -> list[HTTPRouteHandler]:
    """Routes for /openapi.json, /docs, and the addresses that problems have as their type."""
    pages = {
        "/openapi.json": (msgspec.json.encode(contract), JSON),
        "/docs": (docs_page(dict(contract)).encode(), "text/html"),
        "/docs/style.css": (STYLE.read_bytes(), "text/css"),
        **{path: (page.encode(), "text/html") for path, page in problem_pages(contract).items()},
    }
    return [_page(path, *page) for path, page in pages.items()]


def _page(path: str, body: bytes, media_type: str) -> HTTPRouteHandler:
    headers = {"ETag": etag(body), "Cache-Control": "no-cache"}

    async def show(request: ApiRequest) -> Response[bytes]:
        if matches(request, headers["ETag"]):
            return Response(b"", status_code=304, headers=headers, media_type=media_type)
        return Response(body, media_type=media_type, headers=headers)

    return HTTPRouteHandler(path, http_method=["GET", "HEAD"], status_code=200)(show)
