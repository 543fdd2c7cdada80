"""Actions take a shorter way through the server, and nobody can tell."""

from typing import Any, cast
from uuid import uuid4

import httpx
import pytest

from tests.services.api.people import API
from tests.services.api.running import Running
from tests.services.api.scene import Scene

VARYING = ("date", "vary", "access-control-")
"""Of these the last two are about other sites' pages, which have a test of their own."""


def _post(scene: Scene, **headers: str) -> tuple[str, dict[str, Any]]:
    sent = {"Idempotency-Key": str(uuid4()), **headers}
    return f"{API}/matches/{scene.running}/actions", {"json": scene.action, "headers": sent}


def _headers(response: httpx.Response) -> set[tuple[str, str]]:
    return {(name, text) for name, text in response.headers.items() if not name.startswith(VARYING)}


def _around(server: Running, scene: Scene) -> httpx.AsyncClient:
    """The mover's client on the app itself, where no shortcut leads."""
    transport = httpx.ASGITransport(cast("Any", server.app))
    cookies = dict(scene.mover.http.cookies)
    return httpx.AsyncClient(transport=transport, base_url=server.url, cookies=cookies)


@pytest.mark.parametrize("sender", ["a program", "the web app"])
async def test_both_ways_answer_the_same(server: Running, scene: Scene, sender: str) -> None:
    headers = {"Origin": server.url} if sender == "the web app" else {}
    path, order = _post(scene, **headers)
    short = await scene.mover.http.post(path, **order)

    async with _around(server, scene) as http:
        long = await http.post(path, **order)

    assert short.status_code == long.status_code == 200
    assert short.content == long.content
    assert _headers(short) == _headers(long)


async def test_a_page_elsewhere_may_read_the_answer(scene: Scene) -> None:
    made = await scene.mover.made("/me/tokens", {"label": "elsewhere"})
    headers = {"Origin": "https://elsewhere.example", "Authorization": f"Bearer {made['token']}"}
    path, order = _post(scene, **headers)

    answer = await scene.mover.http.post(path, **order)

    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == "*"


async def test_a_refusal_is_answered_the_same_by_both_ways(server: Running, scene: Scene) -> None:
    path, order = _post(scene)
    order["json"] = {**scene.action, "seat": 7}
    short = await scene.mover.http.post(path, **order)

    async with _around(server, scene) as http:
        long = await http.post(path, **order)

    assert (short.status_code, short.json()["code"]) == (404, "seat_not_found")
    assert (long.status_code, long.content) == (short.status_code, short.content)
    assert _headers(short) == _headers(long)


async def test_a_fault_of_ours_tells_nothing(
    server: Running, scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> bytes:
        raise OSError("the disk is gone")

    monkeypatch.setattr(server.backend.matches, "act", fail)
    path, order = _post(scene)
    answer = await scene.mover.http.post(path, **order)

    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "disk" not in answer.text
    assert [record.exc_info is not None for record in caplog.records] == [True]


async def test_a_host_that_cannot_be_is_refused_as_everywhere(scene: Scene) -> None:
    path, order = _post(scene, Host="not a host")

    answer = await scene.mover.http.post(path, **order)

    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_parameter")
