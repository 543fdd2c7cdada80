"""Four languages and two schemes: every screen, with nothing cut, and how one comes to them."""

import re
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import NO_ANSWER, SIZES, Device, Shape
from tests.e2e.conftest import NewDevice
from tests.e2e.fit import cut, sideways
from tests.e2e.scenes import Scenes
from tests.e2e.screens import SCREENS, visit, visit_in_english
from tests.e2e.server import ServerProcess

SETTINGS: Final = {"en": "Settings", "de": "Optionen", "sv": "Alternativ", "ja": "設定"}
HOME: Final = {"en": "Home", "de": "Start", "sv": "Hem", "ja": "ホーム"}
NIGHT_PAPER: Final = "rgb(29, 23, 18)"
CHUNK: Final = r"/assets/(en|de|sv|ja)-[\w-]+\.js$"

# Home and the table, which are pictured in every language; the rest is in English alone.
PICTURED: Final = frozenset({"home-empty", "home-filled", "new-table", "table-roll", "table-buy"})


def speaking(device: Device, language: str) -> Page:
    """The device's page, its owner having chosen a language."""
    device.context.add_init_script(
        f"localStorage.getItem('chuckwagon.language') ?? "
        f"localStorage.setItem('chuckwagon.language', '{language}')"
    )
    return device.page


@pytest.mark.parametrize("language", SETTINGS)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_whole_by_day_and_by_night_and_in_large_letters(
    name: str, language: str, devices: NewDevice, scenes: Scenes, pictures: Path | None
) -> None:
    device = devices("phone")
    page = speaking(device, language)
    (visit_in_english if language == "en" else visit)(device, scenes, name)
    is_pictured = language == "en" or name in PICTURED

    def see(shape: Shape, *schemes: Literal["light", "dark"]) -> None:
        page.set_viewport_size(SIZES[shape])
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            if pictures is not None and is_pictured:
                page.screenshot(path=pictures / f"{name}-{shape}-{language}-{scheme}.png")
            assert violations(page) == []
        assert cut(page) == []
        assert sideways(page) == 0

    assert page.evaluate("document.documentElement.lang") == language
    see("phone", "light", "dark")
    see("desk", *(("light", "dark") if pictures else ("dark",)))
    double_the_text(page)
    assert cut(page) == []
    assert sideways(page) == 0


def double_the_text(page: Page) -> None:
    """As somebody does in the settings of a phone."""
    page.set_viewport_size(SIZES["phone"])
    body = "parseFloat(getComputedStyle(document.body).fontSize)"
    usual = page.evaluate(body)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(body) == 2 * usual


@pytest.mark.parametrize(("tags", "language"), [(["nb-NO", "sv-FI", "en"], "sv"), (["fr"], "en")])
def test_a_newcomer_reads_the_first_language_that_the_app_speaks_and_fetches_no_other(
    tags: list[str], language: str, devices: NewDevice, shared_server: ServerProcess
) -> None:
    page = devices("phone").page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.extend(re.findall(CHUNK, request.url)))
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{ get: () => {tags!r} }})"
    )
    # Without the service worker, which fetches everything to open the app offline.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(shared_server.url)

    expect(page.get_by_role("link", name=HOME[language]).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    assert fetched == [language]


def test_a_language_is_chosen_where_one_stands_and_kept(
    devices: NewDevice, shared_server: ServerProcess
) -> None:
    page = devices("phone").page
    page.goto(shared_server.url + "/settings")
    choice = page.get_by_role("combobox")
    choice.focus()
    for language, title in [*SETTINGS.items()][1:]:
        choice.select_option(language)

        expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
        expect(choice).to_be_focused()
        expect(page).to_have_title(re.compile(title))
        assert page.evaluate("document.documentElement.lang") == language
    page.reload()

    expect(page.get_by_role("heading", name="設定", level=1)).to_be_visible()


def test_a_language_that_does_not_arrive_changes_nothing_and_says_so(
    devices: NewDevice, shared_server: ServerProcess
) -> None:
    device = devices("phone")
    page = device.page
    device.context.route(re.compile(r"/assets/de-"), lambda route: route.abort())
    page.goto(shared_server.url + "/settings")
    page.get_by_role("combobox").select_option("de")

    expect(page.get_by_role("alert")).to_have_text(re.compile("did not arrive"))
    expect(page.get_by_role("combobox")).to_have_value("en")
    page.reload()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    device.excuse(NO_ANSWER)


def test_without_its_words_the_app_apologises_in_the_language_that_is_missing(
    devices: NewDevice, shared_server: ServerProcess
) -> None:
    device = devices("phone")
    page = speaking(device, "sv")
    device.context.route(re.compile(r"/assets/sv-"), lambda route: route.abort())
    page.goto(shared_server.url)

    expect(page.get_by_role("alert")).to_have_text(re.compile("texter kom inte fram"))
    device.context.unroute_all()
    device.press_button("Ladda om")
    expect(page.get_by_role("link", name="Hem").first).to_be_visible()
    device.excuse(NO_ANSWER)


def test_night_is_there_before_the_page_when_it_was_chosen(
    devices: NewDevice, shared_server: ServerProcess
) -> None:
    page = devices("phone").page
    page.goto(shared_server.url + "/settings")
    page.get_by_role("radio", name="Dark").check(force=True)
    expect(page.locator("body")).to_have_css("background-color", NIGHT_PAPER)

    page.add_init_script(
        """new MutationObserver((_, observer) => {
          if (document.body !== null) {
            window.themeAtBody = document.documentElement.dataset.theme;
            observer.disconnect();
          }
        }).observe(document, { childList: true, subtree: true });"""
    )
    page.reload()

    assert page.evaluate("window.themeAtBody") == "dark"
    expect(page.locator("body")).to_have_css("background-color", NIGHT_PAPER)
    colours = page.locator("meta[name=theme-color]")
    for at in range(2):
        expect(colours.nth(at)).to_have_attribute("content", "#1d1712")


def test_the_device_decides_between_day_and_night_unless_told_otherwise(
    devices: NewDevice, shared_server: ServerProcess
) -> None:
    page = devices("phone").page
    page.emulate_media(color_scheme="dark")
    page.goto(shared_server.url + "/settings")
    body = page.locator("body")

    expect(body).to_have_css("background-color", NIGHT_PAPER)
    page.get_by_role("radio", name="Light").check(force=True)
    expect(body).not_to_have_css("background-color", NIGHT_PAPER)
    page.get_by_role("radio", name="As the device").check(force=True)
    expect(body).to_have_css("background-color", NIGHT_PAPER)


def test_seats_have_patterns_on_request(devices: NewDevice, shared_server: ServerProcess) -> None:
    page = devices("phone").page
    page.goto(shared_server.url + "/settings")
    second = page.locator(".swatches .s2")

    expect(second).not_to_have_css("fill", re.compile("url"))
    page.get_by_role("switch", name="Colour patterns").check(force=True)
    expect(second).to_have_css("fill", re.compile("pattern-2"))
    page.reload()
    expect(second).to_have_css("fill", re.compile("pattern-2"))
