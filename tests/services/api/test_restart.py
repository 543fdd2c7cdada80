"""A server that ends and starts again on its folder: nothing is lost, bots go on."""

import time
from pathlib import Path

import pytest

from tests.services.api.people import Person, eventually
from tests.services.api.running import running
from tests.services.api.scene import begun


async def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.url) as ada, Person(server.url) as ben:
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await begun(ada, ben, game="parley")
        acted = await ada.acted(match, (await ada.read(f"/matches/{match}"))["frame"])
        before = (await ada.get(f"/matches/{match}/frames")).content
        session = dict(ada.http.cookies)

    async with running(tmp_path) as server, Person(server.url) as ada:
        ada.http.cookies.update(session)
        seen = await ada.read(f"/matches/{match}")
        after = (await ada.get(f"/matches/{match}/frames")).content

    assert seen["frame"] == acted
    assert seen["table"]["seats"][0]["mine"] is True
    assert after == before


async def test_a_table_whose_time_ran_out_meanwhile_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_ago = time.time_ns() - 10**12
    with monkeypatch.context() as earlier:
        earlier.setattr(time, "time_ns", lambda: long_ago)
        async with running(tmp_path) as server, Person(server.url) as ada:
            await ada.become_guest("Ada")
            opened = await ada.opened("me", "device", game="parley", rounds=1, seconds=60)
            match = opened["table"]["id"]
            started = await ada.made(f"/matches/{match}/start")

    async with running(tmp_path) as server, Person(server.url) as visitor:

        async def has_ended() -> bool:
            return await visitor.status(match) == "finished"

        await eventually(has_ended)
        last = (await visitor.read(f"/matches/{match}/frames"))["frames"][-1]

    assert started["table"]["status"] == "running"
    assert "parley.clock_ran_out" in [event["type"] for event in last["events"]]


async def test_bots_go_on_by_themselves(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.url) as ada:
        await ada.become_guest("Ada")
        match = (await ada.opened("bot", "bot", "bot", "bot", rounds=120))["table"]["id"]
        started = await ada.made(f"/matches/{match}/start")

    async with running(tmp_path) as server, Person(server.url) as visitor:

        async def has_ended() -> bool:
            return await visitor.status(match) == "finished"

        await eventually(has_ended)
        frames = (await visitor.read(f"/matches/{match}/frames"))["frames"]

    assert started["table"]["status"] == "running"
    assert [frame["after"] for frame in frames] == [0, *(f["version"] for f in frames[:-1])]
