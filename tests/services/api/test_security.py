"""What browsers are told, who counts as the own site, and where the session's secret goes."""

from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tests.services.api.conftest import Guest
from tests.services.api.people import Person
from tests.services.api.running import Running
from tests.services.api.scene import Scene

EVIL = "https://evil.example"


async def test_a_page_may_load_from_its_own_site_alone(visitor: Person) -> None:
    headers = (await visitor.http.get("/docs")).headers

    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize("path", ["/api/v1/games", "/api/v1/nothing", "/api/v1/me"])
async def test_the_apis_answers_are_data_and_nothing_else(visitor: Person, path: str) -> None:
    headers = (await visitor.http.get(path)).headers

    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"


async def test_a_plain_connection_is_not_told_to_be_https(visitor: Person) -> None:
    response = await visitor.http.get("/docs")
    elsewhere = await visitor.http.get("/docs", headers={"Host": "table.test:8000"})

    assert "strict-transport-security" not in response.headers
    # Browsers ignore it there, and complain on every page.
    assert "cross-origin-opener-policy" not in elsewhere.headers


async def test_over_https_the_session_is_bound_to_the_host(server: Running) -> None:
    transport = httpx.ASGITransport(app=cast("Any", server.app))
    async with httpx.AsyncClient(transport=transport, base_url="https://table.test") as browser:
        made = await browser.post(
            "/api/v1/guests",
            json={"name": "Ada"},
            headers={"Idempotency-Key": "b7d5f9d2-2d0e-4f0f-8a39-6f2c1c7a9e11"},
        )
        me = await browser.get("/api/v1/me")

    cookie = made.headers["set-cookie"]
    assert cookie.startswith("__Host-session=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    assert made.headers["strict-transport-security"].startswith("max-age=")
    assert me.json()["name"] == "Ada"


async def test_over_http_the_session_is_still_out_of_reach_of_scripts(visitor: Person) -> None:
    made = await visitor.post("/guests", {"name": "Ada"})

    cookie = made.headers["set-cookie"]
    assert cookie.startswith("session=")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"sec_fetch_site": "same-origin"},
        {"sec_fetch_site": "none"},
        {"origin": "OWN"},
        {"sec_fetch_site": "same-origin", "origin": "http://localhost:5173"},
    ],
    ids=["a program", "a page", "the address bar", "an old browser", "a development proxy"],
)
async def test_the_own_site_may_change_things(
    guest: Guest, server: Running, headers: dict[str, str]
) -> None:
    ada = await guest("Ada")
    sent = {name: server.url if text == "OWN" else text for name, text in headers.items()}

    made = await ada.post("/me/tokens", {"label": "x"}, None, **sent)

    assert made.status_code == 201


async def test_another_site_may_call_with_a_token_and_is_never_shown_to_the_cookie(
    guest: Guest, server: Running
) -> None:
    ada = await guest("Ada")
    token = (await ada.made("/me/tokens", {"label": "stats"}))["token"]

    async with Person(server.url) as program:
        read = await program.get("/me", authorization=f"Bearer {token}", origin=EVIL)
        made = await program.post(
            "/me/tokens", {"label": "x"}, authorization=f"Bearer {token}", origin=EVIL
        )

    assert read.json()["name"] == "Ada"
    assert made.status_code == 201
    assert read.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-credentials" not in read.headers


async def test_a_preflight_lets_a_token_through_and_no_cookie(visitor: Person) -> None:
    asked = {
        "Origin": EVIL,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization, content-type, idempotency-key",
    }

    response = await visitor.http.options("/api/v1/matches", headers=asked)

    allowed = response.headers["access-control-allow-headers"].lower()
    assert response.status_code == 204
    assert response.headers["access-control-allow-origin"] == "*"
    assert {"authorization", "content-type", "idempotency-key"} <= set(allowed.split(", "))
    assert "access-control-allow-credentials" not in response.headers


async def test_an_erased_users_cookie_and_tokens_open_nothing(guest: Guest) -> None:
    ada = await guest("Ada")
    token = (await ada.made("/me/tokens", {"label": "x"}))["token"]
    session = dict(ada.http.cookies)

    erased = await ada.delete("/me")

    by_token = await ada.get("/me", authorization=f"Bearer {token}")
    ada.http.cookies.update(session)
    by_cookie = await ada.get("/me")
    assert erased.status_code == 204
    assert (
        'session=""' in erased.headers["set-cookie"] or "Max-Age=0" in erased.headers["set-cookie"]
    )
    assert [by_token.status_code, by_cookie.status_code] == [401, 401]


async def test_a_stale_cookie_is_a_visitors_and_does_not_hinder(scene: Scene) -> None:
    scene.visitor.http.cookies.set("session", "long-gone")

    response = await scene.visitor.get(f"/matches/{scene.running}")

    assert response.json()["frame"]["seat"] is None


async def test_secrets_are_kept_as_fingerprints_alone(guest: Guest, tmp_path: Path) -> None:
    ada = await guest("Ada")
    token = (await ada.made("/me/tokens", {"label": "x"}))["token"]
    session = ada.http.cookies["session"]

    files = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())

    assert token.encode() not in files
    assert session.encode() not in files
