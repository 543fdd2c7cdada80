"""The web app's files: types, lifetimes, compression, and one page for all its addresses."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.services.api.people import Person
from tests.services.api.running import running

PAGE = b"<!doctype html><title>Chuckwagon</title>"
SCRIPT = b"console.log('yee-haw');" * 100


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Person]:
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_bytes(PAGE)
    (web / "assets" / "index-3f2a.js").write_bytes(SCRIPT)
    (web / "sw.js").write_bytes(b"self.skipWaiting")
    (web / "manifest.webmanifest").write_bytes(b"{}")
    (web / "font.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_bytes(b"not yours")
    async with running(tmp_path / "data", web=web) as server, Person(server.url) as person:
        yield person


@pytest.mark.parametrize(
    ("path", "media_type", "lifetime"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        (
            "/assets/index-3f2a.js",
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/font.woff2", "font/woff2", "no-cache"),
    ],
)
async def test_a_file_has_its_type_and_lifetime(
    browser: Person, path: str, media_type: str, lifetime: str
) -> None:
    response = await browser.http.get(path)

    assert response.status_code == 200
    assert response.headers["content-type"] == media_type
    assert response.headers["cache-control"] == lifetime


@pytest.mark.parametrize("path", ["/t/7KQ-M2P", "/m/0b6f6f0e/replay", "/settings", "/%ff", "/t/"])
async def test_an_address_of_the_app_answers_its_page(browser: Person, path: str) -> None:
    response = await browser.http.get(path)

    assert (response.status_code, response.content) == (200, PAGE)


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/v1", "/api/v2/me", "/assets/index-0000.js", "/missing.png"],
)
async def test_what_is_missing_is_not_the_apps_page(browser: Person, path: str) -> None:
    response = await browser.http.get(path)

    assert (response.status_code, response.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/%00",
    ],
)
async def test_no_path_leads_out_of_the_folder(browser: Person, path: str) -> None:
    request = browser.http.build_request("GET", browser.http.base_url)
    request.url = request.url.copy_with(raw_path=path.encode())

    response = await browser.http.send(request)

    assert b"not yours" not in response.content
    assert response.status_code in {200, 404}


async def test_text_is_sent_compressed_to_those_who_take_it(browser: Person) -> None:
    smallest = await browser.http.get("/assets/index-3f2a.js")
    packed = await browser.http.get("/assets/index-3f2a.js", headers={"Accept-Encoding": "gzip"})
    plain = await browser.http.get("/assets/index-3f2a.js", headers={"Accept-Encoding": "identity"})
    refused = await browser.http.get(
        "/assets/index-3f2a.js", headers={"Accept-Encoding": "gzip;q=0"}
    )

    assert smallest.headers["content-encoding"] == "br"
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert smallest.content == packed.content == plain.content == refused.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in refused.headers
    assert packed.headers["vary"] == "Accept-Encoding"


async def test_what_the_browser_has_is_not_sent_again(browser: Person) -> None:
    tag = (await browser.http.get("/")).headers["etag"]

    again = await browser.http.get("/", headers={"If-None-Match": tag})
    other = await browser.http.get("/", headers={"If-None-Match": '"other"'})

    assert (again.status_code, again.content) == (304, b"")
    assert (other.status_code, other.content) == (200, PAGE)


async def test_a_new_build_is_served_without_a_restart(browser: Person, tmp_path: Path) -> None:
    before = await browser.http.get("/")
    (tmp_path / "dist" / "index.html").write_bytes(PAGE + b"<p>new")
    after = await browser.http.get("/")

    assert before.content == PAGE
    assert after.content == PAGE + b"<p>new"


async def test_a_head_request_has_no_body(browser: Person) -> None:
    response = await browser.http.head("/sw.js")

    assert (response.status_code, response.content) == (200, b"")
    assert response.headers["content-length"] == str(len(b"self.skipWaiting"))


async def test_without_a_build_the_answer_says_how_to_make_one(visitor: Person) -> None:
    response = await visitor.http.get("/")

    assert response.status_code == 404
    assert "./dev run" in response.json()["detail"]


async def test_the_description_is_served_for_machines_and_people(visitor: Person) -> None:
    document = await visitor.http.get("/openapi.json")
    page = await visitor.http.get("/docs")
    style = await visitor.http.get("/docs/style.css")
    again = await visitor.http.get(
        "/openapi.json", headers={"If-None-Match": document.headers["etag"]}
    )

    assert document.json()["openapi"] == "3.1.0"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert all(name in page.text for name in ("createMatch", "rule_refused", "RancherBuyFarm"))
    assert "<script" not in page.text
    assert " style=" not in page.text
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert again.status_code == 304
