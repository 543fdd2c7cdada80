"""The same user on another device: by a code, once, and not by guessing."""

from services.api.guesses import GUESSES_MAX, WINDOW_SECONDS, Guesses
from services.application.refusals import Refused
from tests.services.api.conftest import Guest
from tests.services.api.people import Person


async def test_a_code_signs_the_same_person_in_on_another_device(
    guest: Guest, visitor: Person
) -> None:
    ada = await guest("Ada")
    table = (await ada.opened("me", "open"))["table"]
    link = await ada.made("/me/link")

    signed_in = await visitor.post("/sessions", {"code": link["code"]})
    user = await visitor.read("/me")
    seen = (await visitor.read(f"/matches/{table['id']}"))["table"]

    assert signed_in.status_code == 201
    assert user == signed_in.json() == {"id": ada.id, "name": "Ada", "guest": True}
    assert seen["hosted_by_me"] is True
    assert link["code"].isalnum()
    assert len(link["code"]) == 8
    cookie = signed_in.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


async def test_both_devices_stay_signed_in_and_the_code_is_used_up(
    guest: Guest, visitor: Person
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    link = await ada.made("/me/link")
    await visitor.made("/sessions", {"code": link["code"]})

    again = await ben.post("/sessions", {"code": link["code"]})

    assert again.json()["code"] == "link_not_found"
    for person, name in ((ada, "Ada"), (visitor, "Ada"), (ben, "Ben")):
        assert (await person.read("/me"))["name"] == name


async def test_who_guesses_is_slowed_down_even_with_the_right_code_at_last(
    guest: Guest, visitor: Person
) -> None:
    ada = await guest("Ada")
    code = (await ada.made("/me/link"))["code"]
    for _ in range(GUESSES_MAX):
        wrong = await visitor.post("/sessions", {"code": "2222-2222"})
        assert wrong.json()["code"] == "link_not_found"

    refused = await visitor.post("/sessions", {"code": code})

    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests")
    assert 0 < int(refused.headers["retry-after"]) <= WINDOW_SECONDS
    assert "set-cookie" not in refused.headers


async def test_another_site_signs_nobody_in(guest: Guest, visitor: Person) -> None:
    code = (await (await guest("Ada")).made("/me/link"))["code"]

    refused = await visitor.post("/sessions", {"code": code}, origin="https://evil.example")

    assert refused.json()["code"] == "foreign_origin"


class Watch:
    """A watch that is set by hand."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def is_refused(guesses: Guesses, address: str) -> int | None:
    """How long the address has to wait, None when it may try."""
    try:
        guesses.check(address)
    except Refused as refused:
        return refused.retry_after_seconds
    return None


def test_wrong_guesses_are_forgiven_one_by_one() -> None:
    watch = Watch()
    guesses = Guesses(watch)
    for _ in range(GUESSES_MAX):
        assert is_refused(guesses, "192.0.2.1") is None
        guesses.wrong("192.0.2.1")
        watch.seconds += 1

    assert is_refused(guesses, "192.0.2.1") == WINDOW_SECONDS - GUESSES_MAX
    watch.seconds += WINDOW_SECONDS - GUESSES_MAX
    assert is_refused(guesses, "192.0.2.1") is None
    guesses.wrong("192.0.2.1")
    assert is_refused(guesses, "192.0.2.1") == 1


def test_one_network_of_the_new_kind_is_one_guesser_and_others_are_not() -> None:
    guesses = Guesses(Watch())
    for number in range(GUESSES_MAX):
        guesses.wrong(f"2001:db8:1:2::{number:x}")

    assert is_refused(guesses, "2001:db8:1:2:ffff::1") == WINDOW_SECONDS
    assert is_refused(guesses, "2001:db8:1:3::1") is None
    assert is_refused(guesses, "192.0.2.1") is None
    assert is_refused(guesses, "no address") is None
