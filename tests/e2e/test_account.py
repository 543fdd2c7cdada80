"""An account erased from the settings: nothing of it stays on the device or at the tables."""

from functools import partial

from playwright.sync_api import expect

from tests.e2e.browser import eventually
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import COOKIE, Guest, Played, spectate
from tests.e2e.server import ServerProcess
from tests.e2e.test_outbox import KEPT


def test_an_account_is_erased_on_the_second_asking(
    devices: NewDevice, shared_server: ServerProcess
) -> None:
    guests = [Guest(shared_server.url, name) for name in ("Vera", "Bo")]
    match = Played(guests)
    phone = devices("phone")
    page = phone.page
    guests[0].sit_down_at(phone.context)
    page.goto(f"{shared_server.url}/t/{match.id}")
    eventually(page, partial(page.evaluate, KEPT), [match.id])
    page.goto(f"{shared_server.url}/settings")
    phone.follow("Erase my account")
    expect(page.get_by_role("heading", name="Erase Vera for good?")).to_be_visible()
    assert names(shared_server, match) == ["Vera", "Bo"]

    phone.press_button("Erase for good")

    expect(page.get_by_role("button", name="Play Rancher against a bot now")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="The account is erased.")).to_have_count(1)
    assert names(shared_server, match) == [None, "Bo"]
    assert page.evaluate(KEPT) == []
    assert [kept for kept in phone.context.cookies() if kept["name"] == COOKIE] == []
    assert guests[0].is_known is False
    # The guest whom the test has put into this browser is known to it again with every page.
    phone.excuse(r"status of 401 .*/api/v1/me\)")
    page.goto(f"{shared_server.url}/erase")
    expect(page.get_by_role("heading", name="Nobody to erase")).to_be_visible()
    for guest in guests:
        guest.close()


def names(server: ServerProcess, match: Played) -> list[str | None]:
    """What the seats of a match are called."""
    return [seat["name"] for seat in spectate(server.url, match.id)["table"]["seats"]]
