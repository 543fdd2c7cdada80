"""Every screen on a desk, and how the match is played on a phone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browser import SIZES, eventually, look_with
from tests.e2e.conftest import NewDevice
from tests.e2e.fit import sideways
from tests.e2e.position import shown, told
from tests.e2e.scenes import Scenes
from tests.e2e.screens import SCREENS, visit_in_english

TAP_MIN = 44
STILL = [name for name, screen in SCREENS.items() if screen.still]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_on_a_desk_shuts_nobody_out(name: str, devices: NewDevice, scenes: Scenes) -> None:
    page = visit_in_english(devices("desk"), scenes, name)

    assert sideways(page) == 0
    assert violations(page) == []


@pytest.mark.parametrize("name", STILL)
def test_a_match_is_played_without_scrolling(name: str, devices: NewDevice, scenes: Scenes) -> None:
    page = visit_in_english(devices("phone"), scenes, name)
    decision = page.get_by_role("region", name="Decision").get_by_role("button")
    size = SIZES["phone"]

    assert page.evaluate("document.scrollingElement.scrollHeight") <= size["height"]
    for button in decision.all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= TAP_MIN
        assert box["y"] + box["height"] <= size["height"]


def test_a_replay_is_seen_with_anybodys_eyes(devices: NewDevice, scenes: Scenes) -> None:
    page = visit_in_english(devices("phone"), scenes, "replay")
    eyes = page.get_by_role("combobox", name="Whose eyes")
    names = [guest.name for guest in scenes.guests]
    labels = eyes.get_by_role("option").all_inner_texts()
    frames = scenes.guests[0].read(f"/matches/{scenes.finished}/frames?after=0")["frames"]
    last = frames[-1]["view"]

    assert labels == ["All open", "A spectator", "You", *names[1:]]
    for label in labels:
        look_with(eyes, label)
        page.keyboard.press("End")
        eventually(page, lambda: shown(page, names, 0), told(last))
        expect(page.get_by_role("alert")).to_have_count(0)
        assert violations(page) == []
