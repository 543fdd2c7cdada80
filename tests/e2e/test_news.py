"""News of one table while another screen is shown."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import Guest, Played
from tests.e2e.server import ServerProcess


@pytest.fixture
def match(shared_server: ServerProcess) -> Iterator[Played]:
    guests = [Guest(shared_server.url, name) for name in ("Ada", "Bo")]
    yield Played(guests, name="Friday herd")
    for guest in guests:
        guest.close()


def test_a_nudge_is_said_in_words_and_leads_to_the_table(match: Played, devices: NewDevice) -> None:
    phone = devices("phone")
    page = phone.page
    nudged = match.mover
    [nudger] = [guest for guest in match.guests if guest is not nudged]
    nudged.sit_down_at(phone.context)
    with page.expect_response(lambda response: response.url.endswith("/me/stream")):
        page.goto(f"{nudged.url}/settings")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_attached()
    nudger.post(f"/matches/{match.id}/nudge", {"seat": match.awaited["seat"]})

    said = f"{nudger.name} nudges you: Friday herd"
    expect(page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    card = page.get_by_role("complementary", name="News")
    expect(card).to_contain_text(said)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert violations(page) == []

    phone.press(card.get_by_role("link", name="To the table"))
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    expect(card).to_have_count(0)


def test_a_turn_elsewhere_is_said_and_waits_until_later(match: Played, devices: NewDevice) -> None:
    phone = devices("phone")
    page = phone.page
    [waiting] = [guest for guest in match.guests if guest is not match.mover]
    waiting.sit_down_at(phone.context)
    with page.expect_response(lambda response: response.url.endswith("/me/stream")):
        page.goto(f"{waiting.url}/rules")
    while match.mover is not waiting:
        match.step()

    card = page.get_by_role("complementary", name="News")
    expect(card).to_contain_text("Your turn: Friday herd")
    phone.press(card.get_by_role("button", name="Later"))
    expect(card).to_have_count(0)
