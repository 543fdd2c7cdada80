"""Refused input says in words what is legal: no type names, no regular expressions."""

from typing import Any

import httpx
import msgspec
import pytest

from domain.games.pionjar.actions import Bid
from services.api.schemas.bodies import LinkedDevice, MatchOrder, NewName, SeatNamed, SeatOrderAt
from services.api.schemas.queries import FramesQuery
from services.application.wording import in_words
from tests.services.api.conftest import Guest
from tests.services.api.people import Person

BLANK = "begins with a character that can be seen"
SEAT = "A seat is a whole number from 0 to 7"
ORDER = {"game": "rancher", "options": {}}
NAMED = ("cattle: ", "expected_version: ", ("rounds: ", "Options are an object whose values are"))
EMPTY = "must not be empty"


@pytest.mark.parametrize(
    ("kind", "body", "words"),
    [
        (NewName, {"name": " "}, BLANK),
        (NewName, {"name": "A\u202eB"}, BLANK),
        (NewName, {"name": ""}, EMPTY),
        (NewName, {"name": "A" * 25}, "at most 24 characters"),
        (NewName, {"name": 3}, "This is text, not a whole number"),
        (Bid, {"amount": 1500.5}, "This is a whole number, not a number with decimals"),
        (NewName, {}, "The field name is missing"),
        (NewName, [], "This is an object, not a list"),
        (SeatNamed, {"seat": 8}, SEAT),
        (SeatNamed, {"seat": -1}, SEAT),
        (SeatNamed, {"seat": "2"}, SEAT),
        (SeatNamed, {"seat": 0.5}, SEAT),
        (SeatOrderAt, {"seat": 9}, SEAT),
        (FramesQuery, {"seat": "9"}, f"{SEAT}, or the word all"),
        (SeatNamed, {"seat": 0, "place": 1}, "There is no field place"),
        (SeatOrderAt, {"kind": "king"}, "king is none of the documented values"),
        (SeatOrderAt, {"contribution": "zz"}, "32 hex digits"),
        (LinkedDevice, {"code": ""}, EMPTY),
        (MatchOrder, {**ORDER, "seats": []}, EMPTY),
        (MatchOrder, {**ORDER, "seats": [{"kind": "me"}] * 9}, "at most 8 entries"),
        (MatchOrder, {**ORDER, "seats": [{"kind": "bot", "name": " "}]}, BLANK),
    ],
)
def test_what_is_legal_is_said_in_words(kind: Any, body: object, words: str) -> None:  # noqa: ANN401
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.json.decode(msgspec.json.encode(body), type=kind)
    message, _, place = str(refused.value).partition(" - at ")

    said = in_words(message, place.strip("`"))

    assert words in said
    assert not _unworded(said)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/matches/0b6f6f0e", "A match is named by its id, a UUID"),
        ("/matches/x/frames", "A match is named by its id, a UUID"),
        ("/matches/0b6f6f0e-6d3c-5f5e-9c55-3d7a0f3b8a10/seats/two", "from 0 to 7"),
        ("/nowhere", "There is nothing here."),
    ],
)
async def test_an_address_that_leads_nowhere_says_what_belongs_there(
    visitor: Person, path: str, words: str
) -> None:
    response = await visitor.http.request("DELETE" if "seats" in path else "GET", f"/api/v1{path}")

    assert (response.status_code, response.json()["code"]) == (404, "not_found")
    assert words in response.json()["detail"]


async def test_the_place_is_named_with_the_words(guest: Guest) -> None:
    ada = await guest("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "name": " "}]

    name = _problem(await ada.patch("/me", {"name": " "}))
    nested = _problem(await ada.post("/matches", {**ORDER, "seats": seats}))
    query = _problem(await ada.get("/matches?limit=900"))

    assert name["detail"].startswith("name: This begins with")
    assert nested["errors"][0]["where"] == "$.seats[1].name"
    assert query["detail"] == "limit: This is at most 100."


def _unworded(text: str) -> set[str]:
    return set(text) & set("`\\^[]<>=")


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 30, "9" * 3000, "1.5"])
async def test_a_number_out_of_bounds_is_answered_in_our_own_words(
    guest: Guest, number: str
) -> None:
    ada = await guest("Ada")
    match = (await ada.opened("me", "bot"))["table"]["id"]
    await ada.made(f"/matches/{match}/start")
    buy = '{"type": "rancher.buy_farm", "cattle": NUMBER}'
    roll = '{"type": "rancher.roll_dice"}'
    bodies = {
        f"{match}/options": f'{{"seat": 0, "action": {buy}}}',
        f"{match}/actions": f'{{"seat": 0, "action": {roll}, "expected_version": NUMBER}}',
        "": '{"game": "rancher", "options": {"rounds": NUMBER}, "seats": [{"kind": "me"}]}',
    }
    for (path, body), words in zip(bodies.items(), NAMED, strict=True):
        problem = _problem(
            await ada.post_raw(f"/matches/{path}".rstrip("/"), body.replace("NUMBER", number))
        )

        assert problem["status"] in {400, 422}
        assert problem["detail"].startswith(words)
        assert not _unworded(problem["detail"])


async def test_a_seat_that_is_not_there_is_answered_with_those_that_are(guest: Guest) -> None:
    ada = await guest("Ada")
    match = (await ada.opened("me", "bot"))["table"]["id"]
    for path in (f"/matches/{match}", f"/matches/{match}/frames", f"/matches/{match}/stream"):
        nowhere = _problem(await ada.get(f"{path}?seat=99"))
        elsewhere = _problem(await ada.get(f"{path}?seat=5"))

        assert nowhere["detail"] == f"seat: {SEAT}, or the word all."
        assert elsewhere["detail"] == "This table has the seats 0 to 1."


def _problem(response: httpx.Response) -> Any:  # noqa: ANN401
    return response.json()
