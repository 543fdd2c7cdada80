"""The app by keyboard alone, with the focus always in sight."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import Device, eventually
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import Guest, Json, Played, spectate
from tests.e2e.position import shown, told
from tests.e2e.scenes import Scenes
from tests.e2e.server import ServerProcess

TABS_MAX = 40
DECISIONS = 6
OUTLINED = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
}"""


@pytest.fixture
def desk(devices: NewDevice) -> Device:
    return devices("desk")


@pytest.fixture
def opponents(shared_server: ServerProcess) -> Iterator[list[Guest]]:
    guests = [Guest(shared_server.url, name) for name in ("Ada", "Bo")]
    yield guests
    for guest in guests:
        guest.close()


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus, and see that it shows."""
    for _ in range(TABS_MAX):
        page.keyboard.press("Tab")
        if target.evaluate("(element) => element === document.activeElement"):
            assert page.evaluate(OUTLINED)
            return
    raise AssertionError(f"Tab does not lead to {target}")


def decision(page: Page) -> Locator:
    return page.get_by_role("region", name="Decision")


def test_a_newcomer_lays_a_table_and_starts_it(desk: Device, shared_server: ServerProcess) -> None:
    page = desk.page
    page.goto(shared_server.url)
    tab_to(page, page.get_by_role("link", name="New table"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_focused()
    tab_to(page, page.get_by_role("combobox", name="Seat 2"))
    page.keyboard.type("Bot")
    tab_to(page, page.get_by_role("textbox", name="Table name"))
    page.keyboard.type("By hand")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="By hand")).to_be_focused()
    tab_to(page, page.get_by_role("button", name=re.compile("^Start with")))
    page.keyboard.press("Enter")

    expect(decision(page)).to_be_visible()
    desk.excuse(r"status of 401 .*/api/v1/me\)")


def test_turns_are_played_by_tab_and_enter(
    desk: Device, shared_server: ServerProcess, opponents: list[Guest]
) -> None:
    match = Played(opponents)
    page = sit_down(desk, match.guests[0], f"{shared_server.url}/t/{match.id}")
    for _ in range(DECISIONS):
        play_others(match, 0)
        before = version(match)
        likely = decision(page).get_by_role("button").and_(page.locator(".red"))
        expect(likely).to_be_enabled()
        tab_to(page, likely)
        page.keyboard.press("Enter")
        see_the_move(page, match, before)


def test_turns_are_played_on_the_board_by_its_own_keys(
    desk: Device, shared_server: ServerProcess, opponents: list[Guest]
) -> None:
    match = Played(opponents)
    page = sit_down(desk, match.guests[0], f"{shared_server.url}/t/{match.id}")
    for _ in range(DECISIONS):
        play_others(match, 0)
        before = version(match)
        expect(decision(page).get_by_role("button").first).to_be_enabled()
        board = page.get_by_role("group", name="Rancher board")
        rove_to(page, board)
        page.keyboard.press("Enter")
        if match.awaited["ask"] != "roll":
            # What costs something is confirmed on the sheet, where the focus has gone.
            expect(decision(page).locator(".red")).to_be_focused()
            page.keyboard.press("Enter")
        see_the_move(page, match, before)


def test_the_log_opens_and_closes_and_the_focus_returns(scenes: Scenes, devices: NewDevice) -> None:
    device = devices("phone")
    path, mover = scenes.asked("roll")
    assert mover is not None
    page = sit_down(device, mover, scenes.url + path)
    opener = page.get_by_role("button", name="Log and more")
    opener.focus()
    page.keyboard.press("Enter")
    log = page.get_by_role("dialog", name="Log")

    expect(log.get_by_text("for the first turn").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_replay_is_walked_by_keys(desk: Device, scenes: Scenes) -> None:
    page = desk.page
    page.goto(f"{scenes.url}/t/{scenes.finished}/replay")
    names = [guest.name for guest in scenes.guests]
    frames = scenes.guests[0].read(f"/matches/{scenes.finished}/frames?after=0")["frames"]
    views = [frame["view"] for frame in frames if frame["view"]]
    for key, at in [("End", -1), ("ArrowLeft", -2), ("Home", 0), ("ArrowRight", 1)]:
        expect(page.get_by_role("button", name="Step forward")).to_be_visible()
        page.keyboard.press(key)
        eventually(page, lambda: shown(page, names, None), told(views[at]))


def sit_down(device: Device, guest: Guest, address: str) -> Page:
    guest.sit_down_at(device.context)
    device.page.goto(address)
    expect(decision(device.page)).to_be_visible()
    return device.page


def play_others(match: Played, seat: int) -> None:
    """Let the API play until the seat is asked."""
    match.look()
    while match.awaited["seat"] != seat:
        match.step()


def version(match: Played) -> int:
    frame: Json = spectate(match.guests[0].url, match.id)["frame"]
    return int(frame["version"])


def see_the_move(page: Page, match: Played, before: int) -> None:
    """Wait until the server has a new position, and see that the page shows it."""
    eventually(page, lambda: version(match) > before, wanted=True)
    view = spectate(match.guests[0].url, match.id)["frame"]["view"]
    names = [guest.name for guest in match.guests]
    eventually(page, lambda: shown(page, names, 0), told(view))


def rove_to(page: Page, board: Locator) -> None:
    """Tab to the board, then by arrows to a place that can be pressed."""
    for _ in range(TABS_MAX):
        page.keyboard.press("Tab")
        if board.evaluate("(board) => board.contains(document.activeElement)"):
            break
    for _ in range(TABS_MAX):
        if page.evaluate("document.activeElement.getAttribute('role')") == "button":
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("no place on the board can be pressed")
