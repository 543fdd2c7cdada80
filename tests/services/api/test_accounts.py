"""Guests, names and tokens."""

from uuid import uuid4

import pytest

from tests.services.api.conftest import Guest
from tests.services.api.people import Person, eventually
from tests.services.api.running import Running
from tests.services.api.scene import begun, played_out


async def test_a_guest_can_play_at_once(visitor: Person) -> None:
    made = await visitor.made("/guests", {"name": "Ada"})

    assert made["name"] == "Ada"
    assert made["guest"] is True
    assert await visitor.read("/me") == made


async def test_a_guest_without_a_name_gets_one(visitor: Person) -> None:
    made = await visitor.made("/guests", {})

    assert made["name"]


async def test_a_repeated_guest_is_the_same_guest(visitor: Person) -> None:
    command = uuid4()

    first = await visitor.post("/guests", {"name": "Ada"}, command)
    again = await visitor.post("/guests", {"name": "Ada"}, command)
    other = await visitor.post("/guests", {"name": "Eve"}, command)

    assert first.json() == again.json()
    assert (other.status_code, other.json()["code"]) == (422, "command_reused")


async def test_whoever_is_signed_in_stays_who_they_are_where_they_ask_for_it(
    guest: Guest, visitor: Person
) -> None:
    ada = await guest("Ada")

    kept = await ada.made("/guests", {"keep_session": True, "name": "Eve"})
    assert (kept["id"], kept["name"]) == (ada.id, "Ada")
    assert await ada.read("/me") == kept

    fresh = await visitor.made("/guests", {"keep_session": True, "name": "Bo"})
    assert (fresh["name"], await visitor.read("/me")) == ("Bo", fresh)

    another = await ada.made("/guests", {"name": "Eve"})
    assert another["id"] != ada.id


async def test_an_erased_account_is_nobody_to_keep(guest: Guest) -> None:
    ada = await guest("Ada")
    await ada.delete("/me")

    fresh = await ada.made("/guests", {"keep_session": True})

    assert fresh["id"] != ada.id


async def test_a_new_name_is_seen_at_every_table(guest: Guest) -> None:
    ada = await guest("Ada")
    match = (await ada.opened("me", "open"))["table"]["id"]

    renamed = await ada.patch("/me", {"name": "Ada L. "})

    seats = (await ada.read(f"/matches/{match}"))["table"]["seats"]
    assert renamed.json()["name"] == "Ada L."
    assert seats[0]["name"] == "Ada L."


async def test_a_token_is_shown_once_and_works_until_it_is_revoked(
    guest: Guest, server: Running
) -> None:
    ada = await guest("Ada")
    made = await ada.made("/me/tokens", {"label": "stats"})
    bearer = f"Bearer {made['token']}"

    async with Person(server.url) as program:
        before = await program.get("/me", authorization=bearer)
        listed = await ada.read("/me/tokens")
        revoked = await ada.delete(f"/me/tokens/{made['id']}")
        after = await program.get("/me", authorization=bearer)

    assert before.json()["id"] == ada.id
    assert listed["items"] == [{key: made[key] for key in ("id", "label", "created_at")}]
    assert revoked.status_code == 204
    assert after.status_code == 401
    assert (await ada.read("/me/tokens"))["items"] == []


async def test_nobody_revokes_anothers_token(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    made = await ada.made("/me/tokens", {"label": "stats"})

    refused = await ben.delete(f"/me/tokens/{made['id']}")

    assert refused.json()["code"] == "token_not_found"
    assert len((await ada.read("/me/tokens"))["items"]) == 1


async def test_an_erased_user_leaves_matches_without_a_name(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="parley", rounds=1)
    await played_out(ada, ben, match)

    await ben.delete("/me")

    seats = (await ada.read(f"/matches/{match}"))["table"]["seats"]
    assert (seats[1]["kind"], seats[1]["name"], seats[1]["mine"]) == ("user", None, False)


async def test_nobody_waits_for_an_erased_user(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="rancher")
    await listed(ben, "running")

    await ben.delete("/me")

    seats = (await ada.read(f"/matches/{match}"))["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["user", "bot"]


async def test_an_erased_user_s_seat_in_a_lobby_becomes_free(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await ada.opened_for(ben)
    await listed(ben, "lobby")

    await ben.delete("/me")

    table = (await ada.read(f"/matches/{match}"))["table"]
    assert table["status"] == "lobby"
    assert [seat["kind"] for seat in table["seats"]] == ["user", "open"]


@pytest.mark.parametrize("seats", [("me", "open"), ("open", "bot", "open")])
async def test_a_lobby_whose_host_is_erased_closes(guest: Guest, seats: tuple[str, ...]) -> None:
    """Nobody else could start it."""
    ada, ben = await guest("Ada"), await guest("Ben")
    match = (await ada.opened(*seats))["table"]["id"]
    await ben.made(f"/matches/{match}/seats", {})
    await listed(ada, "lobby")

    await ada.delete("/me")

    assert await ben.status(match) == "cancelled"


async def listed(person: Person, status: str) -> None:
    """Wait until lists name the person's match as it is; they come a little late."""

    async def is_listed() -> bool:
        found = (await person.read(f"/matches?status={status}&mine=true"))["items"]
        return bool(found)

    await eventually(is_listed)
