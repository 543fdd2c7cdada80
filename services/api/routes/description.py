"""The API's description, for machines and for people."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from services.api.backend import ApiRequest
from services.api.docs_page import docs_page
from services.api.operation import JSON
from services.api.problem_kinds import FOLDER
from services.api.problem_pages import problem_pages
from services.api.replies import etag, matches
from services.application.refusals import Refused

STYLE: Final = Path(__file__).resolve().parents[1] / "docs.css"
HTML: Final = "text/html"
PATHS: Final = ["/openapi.json", "/docs", "/docs/style.css", FOLDER, f"{FOLDER}/{{code:str}}"]


def description_route(describe: Callable[[], Mapping[str, Any]]) -> HTTPRouteHandler:
    """The route of /openapi.json, /docs, and the addresses that problems have as their type.

    The contract is asked for when somebody reads it first: a start need not wait for it.
    """

    @cache
    def pages() -> dict[str, tuple[bytes, str, str]]:
        contract = describe()
        bodies = {
            "/openapi.json": (msgspec.json.encode(contract), JSON),
            "/docs": (docs_page(dict(contract)).encode(), HTML),
            "/docs/style.css": (STYLE.read_bytes(), "text/css"),
            **{path: (page.encode(), HTML) for path, page in problem_pages(contract).items()},
        }
        return {path: (body, kind, etag(body)) for path, (body, kind) in bodies.items()}

    async def show(request: ApiRequest) -> Response[bytes]:
        found = pages().get(request.scope["path"].rstrip("/"))
        if found is None:
            raise Refused("not_found", "There is no such problem.")
        body, media_type, tag = found
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if matches(request, tag):
            return Response(b"", status_code=304, headers=headers, media_type=media_type)
        return Response(body, media_type=media_type, headers=headers)

    return HTTPRouteHandler(PATHS, http_method=["GET", "HEAD"], status_code=200)(show)
