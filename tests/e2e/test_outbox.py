"""The outbox: what is decided without a network lands once, or is shown with why it did not."""

import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.e2e.axe import violations
from tests.e2e.browser import NO_ANSWER, Device, eventually
from tests.e2e.conftest import NewDevice, serving
from tests.e2e.guests import COOKIE, Guest, Json, Played, history, spectate
from tests.e2e.server import ServerProcess

ACTIONS: Final = "**/api/v1/matches/*/actions"
SILENT: Final = "Server not reached, trying again"
ROLLS_MAX: Final = 400
DAY_MS: Final = 86_400_000

# A browser without Background Sync.
NO_SYNC: Final = "delete globalThis.ServiceWorkerRegistration?.prototype.sync"

# The matches of which this device has a frame.
KEPT: Final = """() => new Promise((resolve) => {
  const opening = indexedDB.open("chuckwagon");
  opening.onsuccess = () => {
    const keys = opening.result.transaction("frames").objectStore("frames").getAllKeys();
    keys.onsuccess = () => {
      resolve(keys.result.map(([, match]) => match));
      opening.result.close();
    };
  };
})"""


@pytest.fixture
def guests(server: ServerProcess) -> Iterator[list[Guest]]:
    """Ada and Bo."""
    made = [Guest(server.url, name) for name in ("Ada", "Bo")]
    yield made
    for guest in made:
        guest.close()


class Table:
    """A match that waits for a guest, and what the server has of it since."""

    def __init__(
        self, guests: list[Guest], wanted: str = "roll", name: str | None = None, *, who: int = 0
    ) -> None:
        """Play on until a guest is asked the wanted question."""
        self.match = Played(guests, name=name)
        self.url = guests[0].url
        for _ in range(ROLLS_MAX):
            awaited = self.match.awaited
            if awaited["seat"] == who and awaited["ask"] == wanted:
                break
            self.match.step()
        assert self.match.awaited["ask"] == wanted
        self.id = self.match.id
        self.address = f"{self.url}/t/{self.id}"
        self.before = self.version

    @property
    def version(self) -> int:
        """The version that the server has."""
        return int(spectate(self.url, self.id)["frame"]["version"])

    @property
    def actions(self) -> int:
        """How many actions have counted since the test began."""
        return len([f for f in history(self.url, self.id) if f["version"] > self.before])

    def landed(self, page: Page, times: int = 1) -> None:
        """See that so many actions count, no fewer, and no more a while later."""
        eventually(page, partial(getattr, self, "actions"), times)
        page.wait_for_timeout(300)
        assert self.actions == times


NewPhone = Callable[[Guest], Device]


@pytest.fixture
def phone_of(devices: NewDevice, server: ServerProcess) -> Iterator[NewPhone]:
    """Makes a guest's phone, with the app installed; that the network fails is excused."""
    made: list[Device] = []

    def make(guest: Guest) -> Device:
        device = devices("phone")
        made.append(device)
        guest.sit_down_at(device.context)
        device.page.goto(server.url)
        device.page.evaluate("navigator.serviceWorker.ready")
        expect(device.page.get_by_role("navigation").first).to_be_visible()
        return device

    yield make
    for device in made:
        device.excuse(NO_ANSWER)


def sheet(page: Page) -> Locator:
    return page.get_by_role("region", name="Decision")


def roll(device: Device, page: Page | None = None) -> None:
    device.press(sheet(page or device.page).get_by_role("button", name=re.compile("^Roll")))


def cattle(page: Page) -> Locator:
    """The number on the sheet's stepper."""
    return sheet(page).locator("output")


def unsent(page: Page, n: int) -> Locator:
    return page.get_by_role("link", name=f"Outbox: {n} not sent").filter(visible=True)


def nothing_unsent(page: Page) -> None:
    expect(page.get_by_role("link", name=re.compile("not sent"))).to_have_count(0)


def item(page: Page, word: str) -> Locator:
    return page.get_by_role("article").filter(has_text=word)


def offline(device: Device, *, on: bool) -> None:
    device.context.set_offline(offline=on)


def sit_down(page: Page, table: Table) -> None:
    """Open a table, and wait until it asks."""
    page.goto(table.address)
    expect(sheet(page)).to_be_visible()


def decide_offline(device: Device) -> None:
    """Roll without a network, and see the roll wait; it is the only one that does."""
    offline(device, on=True)
    roll(device)
    expect(unsent(device.page, 1)).to_be_visible()


def test_decided_offline_reloaded_offline_and_back_it_lands_once(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    page = phone.page
    sit_down(page, table)
    decide_offline(phone)
    expect(page.get_by_text(SILENT)).to_be_visible()

    page.reload()
    expect(sheet(page).get_by_role("button", name=re.compile("^Roll"))).to_be_disabled()
    expect(unsent(page, 1)).to_be_visible()
    page.goto(f"{table.url}/")
    expect(page.get_by_text("Offline since")).to_be_visible()
    expect(page.get_by_text("1 decision queued")).to_be_visible()
    assert violations(page) == []
    assert table.actions == 0

    offline(phone, on=False)
    table.landed(page)
    nothing_unsent(page)


def test_a_table_never_opened_here_opens_offline_and_takes_one_decision(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    page = phone.page
    eventually(page, partial(page.evaluate, KEPT), [table.id])
    offline(phone, on=True)
    page.reload()

    expect(page.get_by_role("heading", name=re.compile("You can play"))).to_be_visible()
    phone.press(page.locator(f"a[href='/t/{table.id}']"))
    roll(phone)
    expect(unsent(page, 1)).to_be_visible()
    expect(sheet(page).get_by_role("button", name=re.compile("^Roll"))).to_be_disabled()
    offline(phone, on=False)
    table.landed(page)


def test_of_two_answers_the_one_that_came_too_late_is_shown_and_the_other_lands(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    late, good = Table(guests, "buy", "Friday herd"), Table(guests, name="Late shift")
    phone = phone_of(guests[0])
    page = phone.page
    for table in (late, good):
        sit_down(page, table)
    offline(phone, on=True)
    page.goto(late.address)
    phone.press(sheet(page).get_by_role("button", name=re.compile("^Buy with")))
    expect(unsent(page, 1)).to_be_visible()
    page.goto(good.address)
    roll(phone)
    expect(unsent(page, 2)).to_be_visible()
    elsewhere(late, guests[0])
    offline(phone, on=False)

    good.landed(page)
    late.landed(page)
    phone.excuse("status of 409")
    page.goto(f"{late.url}/outbox")
    parked = item(page, "Refused")
    expect(parked).to_contain_text("Friday herd")
    expect(parked.get_by_role("heading")).to_contain_text(re.compile("Buy .+ with"))
    expect(parked).to_contain_text("The table had moved on")
    expect(parked).to_contain_text(f"You saw · {late.before}")
    expect(parked).to_contain_text(f"Now · {late.version}")
    expect(parked.get_by_role("img")).to_have_count(2)
    assert parked.get_by_role("table").get_by_role("row").count() > 1
    assert violations(page) == []
    expect(item(page, "Accepted")).to_contain_text("Late shift")

    phone.press(parked.get_by_role("button", name="Discard"))
    expect(item(page, "Refused")).to_have_count(0)
    late.landed(page)


def elsewhere(table: Table, guest: Guest) -> None:
    """The same user rides on from another device."""
    order = {
        "seat": 0,
        "action": {"type": "rancher.ride_on"},
        "expected_version": table.before,
    }
    guest.post(f"/matches/{table.id}/actions", order)


def test_a_closed_tab_is_caught_up_by_background_sync(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    phone.context.grant_permissions(["background-sync"], origin=table.url)
    page = phone.page
    sit_down(page, table)
    offline(phone, on=True)
    roll(phone)
    expect(page.get_by_text(SILENT)).to_be_visible()
    tags = "navigator.serviceWorker.ready.then((known) => known.sync.getTags())"
    eventually(page, partial(page.evaluate, tags), ["outbox"])

    bystander = phone.context.new_page()
    offline(phone, on=False)
    page.close()
    bystander.goto(f"{table.url}/healthz")
    dispatch_sync(phone.context, bystander, table.url)
    table.landed(bystander)
    bystander.goto(f"{table.url}/outbox")
    expect(item(bystander, "Accepted")).to_be_visible()


def dispatch_sync(context: BrowserContext, page: Page, origin: str) -> None:
    """What the browser does when it finds the network again."""
    debugger = context.new_cdp_session(page)
    known: list[str] = []

    def heard(event: Json) -> None:
        known.extend(found["registrationId"] for found in event["registrations"])

    debugger.on("ServiceWorker.workerRegistrationUpdated", heard)
    debugger.send("ServiceWorker.enable")
    eventually(page, lambda: len(known) > 0, wanted=True)
    debugger.send(
        "ServiceWorker.dispatchSyncEvent",
        {"origin": origin, "registrationId": known[0], "tag": "outbox", "lastChance": False},
    )


def test_a_closed_tab_without_background_sync_lands_when_the_app_is_opened(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    phone.context.add_init_script(NO_SYNC)
    page = phone.page
    sit_down(page, table)
    decide_offline(phone)
    other = phone.context.new_page()
    page.close()
    offline(phone, on=False)
    other.wait_for_timeout(500)
    assert table.actions == 0

    other.goto(table.url)
    table.landed(other)
    nothing_unsent(other)


def test_two_tabs_send_it_once_and_both_know(guests: list[Guest], phone_of: NewPhone) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    one, two = phone.page, phone.context.new_page()
    for page in (one, two):
        sit_down(page, table)
    offline(phone, on=True)
    roll(phone, one)
    for page in (one, two):
        expect(unsent(page, 1)).to_be_visible()
    expect(sheet(two).get_by_role("button", name=re.compile("^Roll"))).to_be_disabled()

    offline(phone, on=False)
    table.landed(one)
    for page in (one, two):
        nothing_unsent(page)


def test_a_server_that_dies_while_there_is_a_network_is_the_same(
    guests: list[Guest], phone_of: NewPhone, server: ServerProcess
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    page = phone.page
    sit_down(page, table)
    server.kill()
    roll(phone)
    expect(page.get_by_text(SILENT)).to_be_visible()
    assert page.evaluate("navigator.onLine") is True
    phone.press(unsent(page, 1))
    expect(page.get_by_text("The server does not answer.", exact=True)).to_be_visible()
    expect(item(page, "Queued")).to_contain_text("Roll the die")

    server.start()
    table.landed(page)
    expect(item(page, "Accepted")).to_be_visible()


def test_a_lost_answer_is_asked_for_again_and_said_to_be_done_already(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    page = phone.page
    sit_down(page, table)
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.fetch().json()["version"])
        page.wait_for_timeout(4_500)
        route.abort()

    page.route(ACTIONS, lose, times=1)
    roll(phone)
    table.landed(page)
    nothing_unsent(page)
    page.goto(f"{table.url}/outbox")
    expect(item(page, "Already done")).to_contain_text(f"position {lost[0]}")


def test_signed_out_it_waits_and_nobody_else_sends_it(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    page = phone.page
    sit_down(page, table)
    decide_offline(phone)
    ada = phone.context.cookies()
    phone.context.clear_cookies(name=COOKIE)
    offline(phone, on=False)
    page.goto(f"{table.url}/outbox")
    expect(page.get_by_text("Nobody is signed in.")).to_be_visible()
    expect(page.get_by_text("1 decision waits for Ada to be signed in again.")).to_be_visible()

    guests[1].sit_down_at(phone.context)
    page.reload()
    expect(page.get_by_text("1 decision of Ada. Never sent in your name.")).to_be_visible()
    page.wait_for_timeout(500)
    assert table.actions == 0

    phone.context.add_cookies(ada)  # type: ignore[arg-type]  # cookies out are cookies in
    page.reload()
    table.landed(page)
    nothing_unsent(page)
    phone.excuse("status of 401")


@pytest.mark.parametrize("days", [-1, 1])
def test_a_wrong_clock_changes_nothing(days: int, guests: list[Guest], phone_of: NewPhone) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    phone.context.add_init_script(
        f"const now = Date.now; Date.now = () => now() + {days * DAY_MS};"
        f"const Real = Date; globalThis.Date = class extends Real {{ constructor(...given) {{"
        f" super(...(given.length === 0 ? [Real.now()] : given)); }} }};"
    )
    page = phone.page
    sit_down(page, table)
    decide_offline(phone)
    offline(phone, on=False)
    table.landed(page)
    nothing_unsent(page)


def test_what_never_left_the_device_can_be_taken_back(
    guests: list[Guest], phone_of: NewPhone
) -> None:
    table = Table(guests)
    phone = phone_of(guests[0])
    page = phone.page
    sit_down(page, table)
    offline(phone, on=True)
    roll(phone)
    phone.press(unsent(page, 1))
    phone.press(item(page, "Queued").get_by_role("button", name="Take it back"))
    expect(page.get_by_text("Everything is sent.")).to_be_visible()
    offline(phone, on=False)
    page.goto(table.address)
    expect(sheet(page).get_by_role("button", name=re.compile("^Roll"))).to_be_enabled()
    table.landed(page, times=0)


def test_a_new_edition_loses_neither_row_nor_draft(
    web_app: Path, tmp_path: Path, devices: NewDevice
) -> None:
    edition = tmp_path / "edition"
    shutil.copytree(web_app, edition)
    with serving(tmp_path, edition) as server:
        guests = [Guest(server.url, name) for name in ("Ada", "Bo")]
        drafted, decided = Table(guests, "buy"), Table(guests)
        phone = devices("phone")
        guests[0].sit_down_at(phone.context)
        phone.context.add_init_script(NO_SYNC)
        page = phone.page
        sit_down(page, decided)
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()
        expect(sheet(page)).to_be_visible()
        page.route(ACTIONS, lambda route: route.abort())
        roll(phone)
        expect(page.get_by_text(SILENT)).to_be_visible()
        page.goto(drafted.address)
        fewer = sheet(page).get_by_role("button", name="Fewer cattle")
        usual = cattle(page).inner_text()
        phone.press(fewer)
        chosen = cattle(page).inner_text()
        assert chosen != usual

        with (edition / "sw.js").open("a") as script:
            script.write("\n// another edition")
        page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
        with page.expect_navigation():
            page.evaluate(
                "navigator.serviceWorker.getRegistration().then(async (known) => {"
                " while (!known.waiting) { await new Promise((go) => setTimeout(go, 50)); }"
                " known.waiting.postMessage('skip waiting'); })"
            )
        expect(unsent(page, 1)).to_be_visible()
        expect(cattle(page)).to_have_text(chosen)
        page.unroute(ACTIONS)
        decided.landed(page)
        # Where the server is stopped before the page is, the page has reason to complain.
        page.goto("about:blank")
        phone.complaints.clear()
        for guest in guests:
            guest.close()
