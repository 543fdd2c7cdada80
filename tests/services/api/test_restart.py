"""A server that ends and starts again on what it kept: nothing is lost, bots go on."""

import time
from datetime import datetime, timedelta

import pytest

from services.adapters import beats
from services.application import down_time
from tests.services.api.people import Json, Person, eventually
from tests.services.api.running import both_stores, running_on
from tests.services.api.scene import begun
from tests.stores import Kept

pytestmark = both_stores


async def test_a_match_goes_on_where_it_was(place: Kept) -> None:
    async with running_on(place) as server, Person(server.url) as ada, Person(server.url) as ben:
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await begun(ada, ben, game="parley")
        acted = await ada.acted(match, (await ada.read(f"/matches/{match}"))["frame"])
        before = (await ada.get(f"/matches/{match}/frames")).content
        session = dict(ada.http.cookies)

    async with running_on(place) as server, Person(server.url) as ada:
        ada.http.cookies.update(session)
        seen = await ada.read(f"/matches/{match}")
        after = (await ada.get(f"/matches/{match}/frames")).content

    assert seen["frame"] == acted
    assert seen["table"]["seats"][0]["mine"] is True
    assert after == before


LONG_MS = 10**6


async def _begun_long_ago(place: Kept, monkeypatch: pytest.MonkeyPatch) -> Json:
    """A table by the clock of sixty seconds, on a server that ended long ago."""
    long_ago = time.time_ns() - LONG_MS * 10**6
    with monkeypatch.context() as earlier:
        earlier.setattr(time, "time_ns", lambda: long_ago)
        async with running_on(place) as server, Person(server.url) as ada:
            await ada.become_guest("Ada")
            opened = await ada.opened("me", "device", game="parley", rounds=1, seconds=60)
            started = await ada.made(f"/matches/{opened['table']['id']}/start")
    table: Json = started["table"]
    return table


async def test_time_in_which_the_server_was_down_does_not_count(
    place: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _begun_long_ago(place, monkeypatch)

    async with running_on(place) as server, Person(server.url) as visitor:

        async def has_more_time() -> bool:
            now = (await visitor.read(f"/matches/{table['id']}"))["table"]
            added = datetime.fromisoformat(now["ends_at"]) - datetime.fromisoformat(
                table["ends_at"]
            )
            return bool(added >= timedelta(milliseconds=LONG_MS))

        await eventually(has_more_time)
        assert await visitor.status(table["id"]) == "running"


async def test_a_table_whose_time_has_run_out_is_told(
    place: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _begun_long_ago(place, monkeypatch)
    for module in (beats, down_time):  # as if somebody had served all the while
        monkeypatch.setattr(module, "GAP_MS_MAX", 10 * LONG_MS)

    async with running_on(place) as server, Person(server.url) as visitor:

        async def has_ended() -> bool:
            return await visitor.status(table["id"]) == "finished"

        await eventually(has_ended)
        last = (await visitor.read(f"/matches/{table['id']}/frames"))["frames"][-1]

    assert table["status"] == "running"
    assert "parley.clock_ran_out" in [event["type"] for event in last["events"]]


async def test_bots_go_on_by_themselves(place: Kept) -> None:
    async with running_on(place) as server, Person(server.url) as ada:
        await ada.become_guest("Ada")
        match = (await ada.opened("bot", "bot", "bot", "bot", rounds=120))["table"]["id"]
        started = await ada.made(f"/matches/{match}/start")

    async with running_on(place) as server, Person(server.url) as visitor:

        async def has_ended() -> bool:
            return await visitor.status(match) == "finished"

        await eventually(has_ended)
        frames = (await visitor.read(f"/matches/{match}/frames"))["frames"]

    assert started["table"]["status"] == "running"
    assert [frame["after"] for frame in frames] == [0, *(f["version"] for f in frames[:-1])]
