"""Tables that are not for everybody: in whose lists they are, and who may look."""

import pytest

from tests.services.api.conftest import Guest
from tests.services.api.people import Json, Person, eventually
from tests.services.api.scene import Scene, begun


async def listed(person: Person, query: str = "") -> set[str]:
    """The matches that a person's list shows."""
    return {item["id"] for item in (await person.read(f"/matches?limit=100{query}"))["items"]}


@pytest.mark.parametrize("visibility", ["link", "closed"])
async def test_a_table_that_is_not_public_is_in_its_players_lists_alone(
    guest: Guest, visitor: Person, visibility: str
) -> None:
    ada, ben, cleo = await guest("Ada"), await guest("Ben"), await guest("Cleo")
    hidden = await begun(ada, ben, game="parley", visibility=visibility)
    public = await begun(ada, ben, game="parley")

    async def is_listed() -> bool:
        return {hidden, public} <= await listed(ben)

    await eventually(is_listed)

    assert await listed(ben, "&mine=true") == {hidden, public}
    assert await listed(cleo) == await listed(visitor) == {public}


async def test_whoever_has_the_address_of_an_unlisted_table_may_look(
    guest: Guest, visitor: Person
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="parley", visibility="link")

    seen = await visitor.read(f"/matches/{match}")

    assert seen["table"]["visibility"] == "link"
    assert seen["frame"]["seat"] is None


async def test_those_who_sit_at_a_closed_table_see_it(scene: Scene) -> None:
    for person, seat in ((scene.ada, 0), (scene.ben, 1)):
        seen = await person.read(f"/matches/{scene.closed}")
        assert seen["table"]["visibility"] == "closed"
        assert seen["frame"]["seat"] == seat
        assert (await person.read(f"/matches/{scene.closed}/frames"))["frames"]


async def test_a_code_opens_the_lobby_of_a_closed_table(guest: Guest) -> None:
    ada, cleo = await guest("Ada"), await guest("Cleo")
    lobby = (await ada.opened("me", "invited", visibility="closed"))["table"]

    found = await cleo.read(f"/invites/{lobby['invite_code']}")
    refused = await cleo.get(f"/matches/{lobby['id']}")
    seated = await cleo.made(f"/matches/{lobby['id']}/seats", {"code": lobby["invite_code"]})
    left = await cleo.delete(f"/matches/{lobby['id']}/seats/1")

    assert found["table"]["id"] == lobby["id"]
    assert refused.json()["code"] == "spectators_closed"
    assert seated["table"]["seats"][1]["mine"] is True
    assert left.status_code == 200


async def test_the_address_of_a_closed_table_is_no_key_to_its_open_seats(guest: Guest) -> None:
    ada, ben, cleo = await guest("Ada"), await guest("Ben"), await guest("Cleo")
    lobby = (await ada.opened("me", "open", "invited", visibility="closed"))["table"]
    seats = f"/matches/{lobby['id']}/seats"

    for wish in ({}, {"seat": 1}, {"seat": 2}, {"code": "222222"}):
        refused = await ben.post(seats, wish)
        assert refused.json()["code"] == "invite_needed"

    seated = await ben.made(seats, {"seat": 1, "code": lobby["invite_code"]})
    assert [seat["kind"] for seat in seated["table"]["seats"]] == ["user", "user", "invited"]
    kept = await cleo.made(seats, {"code": lobby["invite_code"]})
    assert [seat["kind"] for seat in kept["table"]["seats"]] == ["user", "user", "user"]


async def test_the_address_of_a_table_with_a_link_is_enough(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    lobby = (await ada.opened("me", "open", visibility="link"))["table"]

    seated = await ben.made(f"/matches/{lobby['id']}/seats", {})

    assert seated["table"]["seats"][1]["kind"] == "user"


async def test_an_old_code_does_not_open_a_closed_match(guest: Guest, visitor: Person) -> None:
    ada = await guest("Ada")
    lobby = (await ada.opened("me", "device", visibility="closed"))["table"]
    path = f"/invites/{lobby['invite_code']}"
    before = await visitor.get(path)
    await ada.made(f"/matches/{lobby['id']}/start")

    after = await visitor.get(path)

    assert before.status_code == 200
    assert after.json()["code"] == "spectators_closed"
    assert (await ada.get(path)).status_code == 200


async def test_whoever_resigned_from_a_closed_table_may_still_look(scene: Scene) -> None:
    await scene.ben.made(f"/matches/{scene.closed}/resign", {"seat": 1})

    seen = await scene.ben.read(f"/matches/{scene.closed}")

    assert seen["frame"]["seat"] is None
    assert seen["table"]["seats"][1]["mine"] is False


def by_name(table: Json) -> list[tuple[str, str | None, bool]]:
    """Who sits where, and who is invited."""
    return [(seat["kind"], seat["name"], seat["invited_me"]) for seat in table["seats"]]


async def test_who_is_invited_is_told_to_those_inside_alone(scene: Scene) -> None:
    rematch = (await scene.ada.made(f"/matches/{scene.finished}/rematch"))["table"]
    seen = {
        person: (await person.read(f"/matches/{rematch['id']}"))["table"]
        for person in (scene.ada, scene.ben, scene.cleo, scene.visitor)
    }

    async def is_listed() -> bool:
        return await listed(scene.ben, "&invited=true") == {rematch["id"]}

    await eventually(is_listed)
    assert by_name(seen[scene.ada]) == [("user", "Ada", False), ("invited", "Ben", False)]
    assert by_name(seen[scene.ben]) == [("user", "Ada", False), ("invited", None, True)]
    for person in (scene.cleo, scene.visitor):
        assert by_name(seen[person]) == [("user", "Ada", False), ("invited", None, False)]
        assert scene.ben.id not in (await person.get(f"/matches/{rematch['id']}")).text
    assert await listed(scene.ada, "&invited=true") == set()


async def test_an_invitation_is_taken_or_declined(scene: Scene) -> None:
    ada, ben = scene.ada, scene.ben
    first = (await ada.made(f"/matches/{scene.finished}/rematch"))["table"]
    again = (await ben.made(f"/matches/{scene.finished}/rematch"))["table"]
    assert again["id"] == first["id"]
    assert (await ada.read(f"/matches/{scene.finished}"))["table"]["rematch"] == first["id"]

    declined = await ben.post(f"/matches/{first['id']}/decline")
    open_again = (await ada.read(f"/matches/{first['id']}"))["table"]
    seated = (await ben.made(f"/matches/{first['id']}/seats", {}))["table"]

    assert declined.status_code == 204
    assert by_name(open_again)[1] == ("open", None, False)
    assert seated["seats"][1] == {
        "seat": 1,
        "kind": "user",
        "name": "Ben",
        "mine": True,
        "level": None,
        "invited_me": False,
    }
