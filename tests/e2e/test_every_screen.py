"""Every screen on phone and desk: nothing for axe to find, nothing beside the edge, a picture."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import SIZES, Device, Shape
from tests.e2e.conftest import NewDevice
from tests.e2e.scenes import Scene, Scenes

TAP_MIN = 44
# In the log: what happened before all else.
FIRST = "for the first turn"
NOWHERE = "/t/00000000-0000-4000-8000-000000000000"


class Screen(NamedTuple):
    """How to get to a screen, a heading that shows that it is there, and its last words to come.

    A still screen is one that is played on without scrolling.
    """

    scene: Callable[[Scenes], Scene]
    heading: str
    still: bool = False
    last: str | None = None


SCREENS = {
    "home-empty": Screen(lambda _: Scene("/", None), "Drive herds"),
    "home-filled": Screen(Scenes.home, "Your turn"),
    "tables": Screen(lambda scenes: scenes.home()._replace(path="/tables"), "Tables"),
    "new-table": Screen(lambda _: Scene("/new", None), "New table"),
    "invitation": Screen(Scenes.invitation, "A seat is kept for you"),
    "lobby": Screen(Scenes.laid, "Friday herd"),
    "lobby-guest": Screen(lambda scenes: scenes.laid(1), "Friday herd"),
    "lobby-visitor": Screen(lambda scenes: scenes.laid(None), "Friday herd"),
    "table-roll": Screen(lambda scenes: scenes.asked("roll"), "Your turn", still=True, last=FIRST),
    "table-way": Screen(lambda scenes: scenes.asked("way"), "Which way", still=True, last=FIRST),
    "table-buy": Screen(
        lambda scenes: scenes.asked("buy"), "It is for sale", still=True, last=FIRST
    ),
    "table-drive": Screen(
        lambda scenes: scenes.asked("drive"), "Drive your herd", still=True, last=FIRST
    ),
    "table-steal": Screen(
        lambda scenes: scenes.asked("steal"), "You landed at", still=True, last=FIRST
    ),
    "table-theft": Screen(Scenes.robbed, "Your turn|Catch or pass", still=True, last=FIRST),
    "table-waiting": Screen(Scenes.waiting, "Waiting for", still=True, last=FIRST),
    "table-watching": Screen(Scenes.watching, "Waiting for", still=True, last=FIRST),
    "summary": Screen(Scenes.over, r"wins? by|share", last="Round by round"),
    "replay": Screen(Scenes.replayed, "The long way home", still=True),
    "rules": Screen(lambda _: Scene("/rules", None), "How Rancher is played"),
    "settings": Screen(lambda scenes: Scene("/settings", scenes.guests[0]), "Settings"),
    "nowhere": Screen(lambda _: Scene("/nowhere", None), "Nothing grows here"),
    "no-such-table": Screen(lambda _: Scene(NOWHERE, None), "That table is not here"),
}
STILL = [name for name, screen in SCREENS.items() if screen.still]
SHAPES: list[Shape] = ["phone", "desk"]


@pytest.fixture
def show(devices: NewDevice, scenes: Scenes) -> Callable[[str, Shape], Device]:
    """Opens a screen on a new device."""

    def shown(name: str, shape: Shape) -> Device:
        device = devices(shape)
        screen = SCREENS[name]
        scene = screen.scene(scenes)
        if scene.guest is not None:
            scene.guest.sit_down_at(device.context)
        device.page.goto(scenes.url + scene.path)
        heading = device.page.get_by_role("heading", name=re.compile(screen.heading))
        expect(heading.first).to_be_visible()
        if screen.last is not None:
            expect(device.page.get_by_text(screen.last).first).to_be_attached()
        device.page.evaluate("document.fonts.ready")
        device.excuse(r"status of 404 .*/matches/00000000-0000")
        return device

    return shown


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_shuts_nobody_out(
    name: str,
    shape: Shape,
    show: Callable[[str, Shape], Device],
    pictures: Path | None,
) -> None:
    device = show(name, shape)
    if pictures is not None:
        device.page.screenshot(path=pictures / f"{name}-{shape}.png")

    assert sideways(device.page) == 0
    assert violations(device.page) == []


@pytest.mark.parametrize("name", STILL)
def test_a_match_is_played_without_scrolling(
    name: str, show: Callable[[str, Shape], Device]
) -> None:
    page = show(name, "phone").page
    decision = page.get_by_role("region", name="Decision").get_by_role("button")
    size = SIZES["phone"]

    assert page.evaluate("document.scrollingElement.scrollHeight") <= size["height"]
    for button in decision.all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= TAP_MIN
        assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("name", SCREENS)
def test_twice_the_text_size_brings_no_sideways_scrolling(
    name: str, show: Callable[[str, Shape], Device]
) -> None:
    page = show(name, "phone").page
    body = "parseFloat(getComputedStyle(document.body).fontSize)"
    usual = page.evaluate(body)
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    assert page.evaluate(body) == 2 * usual
    assert sideways(page) == 0


def sideways(page: Page) -> int:
    """How far the page can be pushed sideways."""
    excess: int = page.evaluate(
        "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    )
    return excess
