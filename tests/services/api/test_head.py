"""HEAD: what GET would answer, without the body (RFC 9110)."""

import re

import httpx
import pytest

from services.api.contract import contract
from services.api.operation import EVENTS
from services.api.route_list import ROUTES
from tests.services.api.people import Person
from tests.services.api.scene import Scene
from tests.testgame.games import ALL_GAMES

PATHS = contract(ROUTES, ALL_GAMES)["paths"]
GETS = {path: methods["get"]["responses"] for path, methods in PATHS.items() if "get" in methods}
STREAMS = [path for path, answers in GETS.items() if EVENTS in answers["200"].get("content", {})]
PAGES = ["/", "/docs", "/docs/style.css", "/openapi.json", "/healthz", "/readyz"]
# These differ between any two answers.
PASSING = {"date", "x-request-id"}


async def both(person: Person, path: str) -> tuple[httpx.Response, httpx.Response]:
    """What GET and HEAD answer there."""
    return await person.http.get(path), await person.http.head(path)


def lasting(response: httpx.Response) -> dict[str, str]:
    return {name: text for name, text in response.headers.items() if name not in PASSING}


async def test_head_answers_as_get_does_without_the_body(scene: Scene) -> None:
    addresses = {"match_id": scene.running, "code": scene.code, "game": "rancher"}
    paths = [path for path in GETS if path not in STREAMS]

    assert len(paths) > 8
    for path in [*paths, *PAGES]:
        address = re.sub(r"{(\w+)}", lambda name: addresses[name[1]], path)
        got, head = await both(scene.ada, address)

        assert (head.status_code, head.content) == (got.status_code, b""), path
        assert lasting(head) == lasting(got), path
        options = await scene.ada.http.options(address)
        assert path == "/" or "HEAD" in options.headers["allow"], path


async def test_head_knows_what_has_not_changed(scene: Scene) -> None:
    path = f"/api/v1/matches/{scene.running}"
    known = {"If-None-Match": (await scene.ada.http.get(path)).headers["etag"]}
    head = await scene.ada.http.head(path, headers=known)

    assert head.status_code == 304


@pytest.mark.parametrize("refused", ["/api/v1/me", "/api/v1/matches/0b6f6f0e"])
async def test_head_is_refused_as_get_is(visitor: Person, refused: str) -> None:
    got, head = await both(visitor, refused)

    assert head.status_code == got.status_code >= 400
    assert head.content == b""


async def test_a_stream_has_no_end_and_so_no_head(scene: Scene) -> None:
    assert STREAMS
    for path in STREAMS:
        response = await scene.ada.http.head(path.replace("{match_id}", scene.running))

        assert response.status_code == 405
        assert "HEAD" not in response.headers["allow"]
