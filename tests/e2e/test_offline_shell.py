"""The installed app: its shell opens without a network, says so, and recovers by itself."""

import json
import shutil
from functools import partial
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Playwright, expect

from tests.e2e.browser import FLAGS, NO_ANSWER, Device, chromium, eventually, promised
from tests.e2e.conftest import NewDevice, serving
from tests.e2e.guests import Guest, Played
from tests.e2e.server import ServerProcess

# The title of a chapter of each game's rules, which comes with the game.
IN_A_GAME_S_WORDS = {
    "de": {"rancher": "Was Farmen kosten", "pionjar": "Der Weg", "pioneer_rails": "Das Blatt"},
    "sv": {"rancher": "Vad gårdar kostar", "pionjar": "Vägen", "pioneer_rails": "Handen"},
}
HONEST = "Server not reached, trying again"


@pytest.fixture
def phone(devices: NewDevice, server: ServerProcess) -> Device:
    """A phone that has opened the app once."""
    device = devices("phone")
    device.page.goto(server.url)
    expect(welcome(device.page)).to_be_visible()
    install(device.page)
    return device


def install(page: Page) -> None:
    """Wait until the service worker keeps the shell."""
    promised(page, "() => navigator.serviceWorker.ready.then(() => true)")


def welcome(page: Page) -> Locator:
    return page.get_by_role("button", name="Play Rancher against a bot now")


def test_without_a_network_the_shell_opens_and_says_so(phone: Device) -> None:
    page = phone.page
    phone.context.set_offline(offline=True)
    page.reload()

    expect(page.get_by_text(HONEST)).to_be_visible()
    expect(welcome(page)).to_have_count(0)
    phone.follow("Rules")
    expect(page.get_by_role("heading", name="How Rancher is played")).to_be_visible()

    phone.follow("Home")
    phone.context.set_offline(offline=False)
    expect(welcome(page)).to_be_visible()
    expect(page.get_by_text(HONEST)).to_have_count(0)
    phone.excuse(NO_ANSWER)


def test_without_a_network_every_game_has_its_words_in_every_language(phone: Device) -> None:
    page = phone.page
    phone.context.set_offline(offline=True)
    for language, said in IN_A_GAME_S_WORDS.items():
        page.goto(urljoin(page.url, "/settings"))
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for game, title in said.items():
            page.goto(urljoin(page.url, f"/rules/{game}"))

            expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    phone.excuse(NO_ANSWER)


def test_a_server_that_is_down_is_the_same_as_no_network(
    phone: Device, server: ServerProcess
) -> None:
    page = phone.page
    server.kill()
    page.reload()

    assert page.evaluate("navigator.onLine") is True
    expect(page.get_by_text(HONEST)).to_be_visible()
    server.start()
    expect(welcome(page)).to_be_visible()
    phone.excuse(NO_ANSWER)


def test_a_table_opened_without_a_network_comes_when_the_network_does(
    phone: Device, server: ServerProcess
) -> None:
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Bo")]
    match = Played(guests)
    page = phone.page
    phone.context.set_offline(offline=True)
    page.goto(f"{server.url}/t/{match.id}")

    expect(page.get_by_text(HONEST)).to_be_visible()
    phone.context.set_offline(offline=False)
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    phone.excuse(NO_ANSWER)
    for guest in guests:
        guest.close()


@pytest.mark.parametrize(
    ("locale", "manifest", "name"),
    [
        ("en-GB", "/manifest.webmanifest", "New table"),
        ("de-AT", "/manifest.de.webmanifest", "Neuer Tisch"),
        ("sv-FI", "/manifest.sv.webmanifest", "Nytt bord"),
        ("ja-JP", "/manifest.ja.webmanifest", "卓を作る"),
    ],
)
def test_the_app_can_be_installed_in_the_language_of_its_reader(
    locale: str,
    manifest: str,
    name: str,
    playwright: Playwright,
    shared_server: ServerProcess,
    tmp_path: Path,
) -> None:
    with playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium(), args=list(FLAGS), locale=locale
    ) as context:
        page = context.new_page()
        answer = page.goto(shared_server.url)
        # A browser that is busy with one manifest can miss that the page names another.
        assert answer is not None
        assert "manifest" not in answer.text()
        expect(page.get_by_role("link", name=name).first).to_be_attached()
        install(page)
        debugger = context.new_cdp_session(page)
        # The browser takes the page's new manifest in its own time.
        named = partial(debugger.send, "Page.getAppManifest")
        eventually(page, lambda: urlsplit(named()["url"]).path, manifest)
        found = named()

        assert found["errors"] == []
        assert name in [shortcut["name"] for shortcut in json.loads(found["data"])["shortcuts"]]
        assert debugger.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}


def test_a_new_edition_is_offered_and_taken_when_the_reader_wants_it(
    web_app: Path, tmp_path: Path, devices: NewDevice
) -> None:
    edition = tmp_path / "edition"
    shutil.copytree(web_app, edition)
    with serving(tmp_path, edition) as server:
        phone = devices("phone")
        page = phone.page
        page.goto(server.url)
        install(page)
        page.reload()
        expect(welcome(page)).to_be_visible()
        with (edition / "sw.js").open("a") as script:
            script.write("\n// another edition")
        page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")

        expect(page.get_by_text("A new edition is printed.")).to_be_visible()
        with page.expect_navigation():
            phone.press_button("Load it now")
        expect(welcome(page)).to_be_visible()
        expect(page.get_by_text("A new edition is printed.")).to_have_count(0)
