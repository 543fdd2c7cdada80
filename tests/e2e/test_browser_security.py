"""What a browser must refuse: other sites acting for a guest, framing, script that is not ours."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.e2e.browser import Device, eventually, promised
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import Guest, Json, Played, opened, spectate
from tests.e2e.hostile import ATTACKS, hostile_site
from tests.e2e.probes import PROBES
from tests.e2e.scenes import Scenes
from tests.e2e.server import ServerProcess

CHANGING = {"POST", "PATCH", "DELETE"}
# What an attacker gets to know where the browser sends a request, but keeps the answer.
LEARNT = {"a beacon": {"true"}, "a form": {"loaded"}}
ORDER: Json = {"game": "rancher", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}


class Origins(NamedTuple):
    """The names under which app and attacker are seen."""

    app: str
    attacker: str


ORIGINS = [
    pytest.param(Origins("localhost", "localhost"), id="same-site"),
    pytest.param(Origins("localhost", "elsewhere.test"), id="other-site"),
    pytest.param(Origins("table.test", "table.test"), id="same-site-plain-http"),
    pytest.param(Origins("table.test", "elsewhere.test"), id="other-site-plain-http"),
]


@pytest.fixture(scope="module")
def hostile_port() -> Iterator[int]:
    with hostile_site() as port:
        yield port


@pytest.fixture(scope="module")
def ada(shared_server: ServerProcess) -> Iterator[Guest]:
    guest = Guest(shared_server.url, "Ada")
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def victim(browser: Browser, shared_server: ServerProcess, ada: Guest) -> Iterator[Device]:
    """Ada's browser, signed in under all names of the app. Its complaints are what is wanted."""
    device = Device(browser, "desk")
    for url in (shared_server.url, shared_server.insecure_url):
        ada.sit_down_at(device.context, url)
    yield device
    device.context.close()


@pytest.fixture(scope="module")
def lobbies(ada: Guest) -> list[str]:
    """The tables that Ada has opened herself, all waiting in their lobbies."""
    return []


def belongings(guest: Guest) -> Json:
    """What an attack could change: who somebody is, and their tables with their status."""
    tables = guest.read("/matches?mine=true&limit=100")["items"]
    return {"me": guest.read("/me"), **{table["id"]: table["status"] for table in tables}}


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("origins", ORIGINS)
def test_another_origin_cannot_act_or_read_in_a_guests_name(
    origins: Origins,
    attack: str,
    shared_server: ServerProcess,
    hostile_port: int,
    ada: Guest,
    lobbies: list[str],
    victim: Device,
) -> None:
    app = f"http://{origins.app}:{shared_server.port}"
    lobbies.append(opened(ada, "bot")["id"])
    page = victim.page
    page.goto(f"http://{origins.attacker}:{hostile_port}/win")
    target = prize(app, lobbies[-1])

    with answers(page) as heard:
        learnt = promised(page, ATTACKS[attack], target)

    assert learnt in LEARNT.get(attack, {"blocked"})
    assert {answer.status for answer in heard if answer.request.method in CHANGING} <= {403}
    # Lists follow in the order of events: with this table in them, one made before is too.
    lobbies.append(opened(ada, "bot")["id"])
    unchanged = {"me": ada.read("/me") | {"name": "Ada"}, **dict.fromkeys(lobbies, "lobby")}
    eventually(page, lambda: belongings(ada), unchanged)


@contextmanager
def answers(page: Page) -> Iterator[list[Response]]:
    """Collects what a page is answered."""
    heard: list[Response] = []

    def collect(answer: Response) -> None:
        heard.append(answer)

    page.on("response", collect)
    yield heard
    page.remove_listener("response", collect)


def prize(app: str, lobby: str) -> Json:
    """What an attacker is after."""
    return {
        "app": app,
        "lobby": f"{app}/api/v1/matches/{lobby}",
        "order": json.dumps(ORDER),
        "command": str(uuid4()),
    }


def test_the_same_request_from_the_app_itself_is_a_good_one(
    shared_server: ServerProcess, devices: NewDevice
) -> None:
    guest = Guest(shared_server.url, "Ada")
    device = devices("desk")
    guest.sit_down_at(device.context)
    device.page.goto(shared_server.url)
    target = prize(shared_server.url, "")

    assert promised(device.page, ATTACKS["a request as the app makes it"], target) == 201
    assert "Ada" in promised(device.page, ATTACKS["reading who is there"], target)
    guest.close()


@pytest.mark.parametrize("origins", ORIGINS)
@pytest.mark.parametrize("path", ["/", "/docs", "/api/v1/games"])
def test_no_page_can_be_framed(
    origins: Origins,
    path: str,
    shared_server: ServerProcess,
    hostile_port: int,
    victim: Device,
) -> None:
    page = victim.page
    page.goto(f"http://{origins.attacker}:{hostile_port}/win")
    address = f"http://{origins.app}:{shared_server.port}{path}"
    promised(page, FRAME, address)

    [_, framed] = page.frames
    assert framed.url in {"", "chrome-error://chromewebdata/"}


FRAME = """(address) => new Promise((resolve) => {
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.onload = resolve;
  document.body.append(frame);
})"""


# Collects what the page's policy stops.
LISTEN = """() => {
  window.stopped = [];
  document.addEventListener("securitypolicyviolation", (violation) => {
    window.stopped.push(violation.effectiveDirective);
  });
}"""


@pytest.mark.parametrize("probe", PROBES)
def test_what_is_smuggled_into_a_page_does_nothing(
    probe: str, shared_server: ServerProcess, hostile_port: int, victim: Device
) -> None:
    page = victim.page
    directive, attempt = PROBES[probe]
    page.goto(shared_server.url)
    page.evaluate(LISTEN)
    with answers(page) as heard:
        elsewhere = f"http://elsewhere.test:{hostile_port}/call"
        page.evaluate(f"(elsewhere) => {{ {attempt} }}", elsewhere)
        eventually(page, lambda: page.evaluate("window.stopped"), [directive])

    assert page.evaluate("window.struck") is None
    assert [answer.url for answer in heard if answer.url == elsewhere] == []


@pytest.mark.parametrize("path", ["/", "/docs", "/api/v1/games", "/t/somewhere"])
def test_no_policy_allows_anything_unsafe(
    path: str, shared_server: ServerProcess, ada: Guest
) -> None:
    policy = ada.header(f"{shared_server.url}{path}", "Content-Security-Policy")

    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


def test_names_are_text_wherever_they_are_shown(
    shared_server: ServerProcess, devices: NewDevice
) -> None:
    name = "<img src=x onerror=a()>"
    guests = [Guest(shared_server.url, name), Guest(shared_server.url, "Bo")]
    match = Played(guests, name=name)
    device = devices("phone")
    for path in (f"/t/{match.id}", "/tables", f"/t/{match.id}/replay"):
        device.page.goto(shared_server.url + path)

        expect(device.page.get_by_text(name).first).to_be_attached()
        expect(device.page.locator("img[src=x]")).to_have_count(0)
    for guest in guests:
        guest.close()


def test_a_page_that_has_lost_its_cookie_changes_nothing(
    scenes: Scenes, devices: NewDevice
) -> None:
    device = devices("phone")
    path, mover = scenes.asked("roll")
    assert mover is not None
    mover.sit_down_at(device.context)
    device.page.goto(scenes.url + path)
    roll = device.page.get_by_role("region", name="Decision").get_by_role("button")
    expect(roll).to_be_enabled()
    before = spectate(scenes.url, path.rpartition("/")[2])
    device.context.clear_cookies()
    device.press(roll)

    expect(device.page.get_by_role("link", name="Outbox: 1 not sent")).to_be_visible()
    assert spectate(scenes.url, path.rpartition("/")[2]) == before
    device.excuse(r"status of 401")


def test_script_cannot_read_the_cookie(scenes: Scenes, devices: NewDevice) -> None:
    device = devices("desk")
    page = device.page
    page.goto(scenes.url)
    device.press_button("Play Rancher against a bot now")
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    [cookie] = device.context.cookies()

    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert page.evaluate("document.cookie") == ""
    device.excuse(r"status of 401 .*/api/v1/me\)")
