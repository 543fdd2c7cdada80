"""The web app: its files, and its first page for every address that it knows itself."""

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from services.api.backend import ApiRequest, backend_of
from services.api.webapp import served


async def _web(request: ApiRequest, path: FromPath[str] = "") -> Response[bytes]:
    return await served(request, backend_of(request).settings.web, path)


web_app = HTTPRouteHandler(["/", "/{path:path}"], http_method=["GET", "HEAD"], status_code=200)(
    _web
)
