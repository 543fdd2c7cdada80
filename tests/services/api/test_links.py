"""The same user on another device: by a code, once, and not by guessing."""

import pytest

from services.adapters.buckets import Buckets
from services.api.guesses import WRONG_CODES, Guesses
from services.api.networks import network
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
    for _ in range(WRONG_CODES.burst):
        wrong = await visitor.post("/sessions", {"code": "2222-2222"})
        assert wrong.json()["code"] == "link_not_found"

    refused = await visitor.post("/sessions", {"code": code})

    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests")
    assert 0 < int(refused.headers["retry-after"]) <= 60
    assert "set-cookie" not in refused.headers


async def test_another_site_signs_nobody_in(guest: Guest, visitor: Person) -> None:
    code = (await (await guest("Ada")).made("/me/link"))["code"]

    refused = await visitor.post("/sessions", {"code": code}, origin="https://evil.example")

    assert refused.json()["code"] == "foreign_origin"


async def test_right_codes_use_up_nothing(guest: Guest, visitor: Person) -> None:
    ada = await guest("Ada")
    for _ in range(WRONG_CODES.burst + 1):
        code = (await ada.made("/me/link"))["code"]

        assert (await visitor.post("/sessions", {"code": code})).status_code == 201


async def test_after_many_wrong_guesses_one_more_is_forgiven_each_minute() -> None:
    seconds = 1000.0
    guesses = Guesses(Buckets(lambda: seconds))
    for _ in range(WRONG_CODES.burst):
        await guesses.attempt("192.0.2.1")
    for _ in range(3):
        with pytest.raises(Refused, match="too_many_requests") as refusal:
            await guesses.attempt("192.0.2.1")
        assert refusal.value.retry_after_seconds == 60
        seconds += 60
        await guesses.attempt("192.0.2.1")


@pytest.mark.parametrize(
    ("address", "one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
        ("192.0.2.1", "192.0.2.1", "192.0.2.2"),
        ("no address", "no address", "another"),
    ],
)
def test_one_network_of_the_new_kind_is_one_guesser_and_others_are_not(
    address: str, one: str, other: str
) -> None:
    assert network(address) == network(one) != network(other)
