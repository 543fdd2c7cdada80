"""Streams: every frame once and in order, resumable, with an end when the server ends."""

import json
import time
from contextlib import AsyncExitStack
from typing import cast

import httpx
import pytest

from services.adapters.hub import Hub
from services.api import open_streams
from tests.services.api.conftest import Guest
from tests.services.api.listening import frames, listening
from tests.services.api.people import Person, eventually
from tests.services.api.running import Running, running
from tests.services.api.scene import Scene, begun


async def test_a_stream_begins_with_the_current_frame_and_goes_on(scene: Scene) -> None:
    path = f"/matches/{scene.running}"

    async with listening(scene.visitor, f"{path}/stream") as heard:
        (first,) = await frames(heard, 1)
        acted = await scene.mover.acted(scene.running, scene.frame)
        (second,) = await frames(heard, 1)

    assert int(first.id) == scene.frame["version"]
    assert int(second.id) == json.loads(second.data)["version"] == acted["version"]
    assert json.loads(second.data)["after"] == int(first.id)


async def test_a_stream_resumes_after_the_last_event_whatever_its_address_says(
    scene: Scene,
) -> None:
    stream = f"/matches/{scene.finished}/stream"
    async with listening(scene.visitor, f"{stream}?after=0") as heard:
        whole = await frames(heard, 5)

    async with listening(scene.visitor, f"{stream}?after=0", last_event_id=whole[2].id) as heard:
        rest = await frames(heard, 2)

    assert rest == whole[3:5]


async def test_a_player_sees_through_their_own_eyes_and_a_visitor_through_none(
    scene: Scene,
) -> None:
    stream = f"/matches/{scene.running}/stream"

    async with AsyncExitStack() as stack:
        seen = []
        for person in (scene.mover, scene.waiting, scene.visitor):
            heard = await stack.enter_async_context(listening(person, stream))
            seen.append(json.loads((await frames(heard, 1))[0].data))

    assert [frame["seat"] for frame in seen] == [scene.seat, 1 - scene.seat, None]
    assert [frame["options"] is not None for frame in seen] == [True, False, False]


async def test_whoever_sits_down_while_watching_becomes_a_player_on_the_same_stream(
    guest: Guest,
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = (await ada.opened("me", "open", game="parley"))["table"]["id"]

    async with listening(ben, f"/matches/{match}/stream") as heard:
        await ben.made(f"/matches/{match}/seats", {})
        await ada.made(f"/matches/{match}/start")
        seen = await frames(heard, 3)

    assert json.loads(seen[-1].data)["seat"] == 1


async def test_a_stream_brings_notices_of_ones_other_matches(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    watched = await begun(ada, ben, game="parley")
    other = await begun(ben, ada, game="parley")
    position = await ben.read(f"/matches/{other}")

    async with listening(ada, f"/matches/{watched}/stream") as heard:
        await frames(heard, 1)
        acted = await ben.acted(other, position["frame"])
        notice = await anext(heard)

    assert notice.name == "notice"
    assert json.loads(notice.data) == {
        "match": other,
        "version": acted["version"],
        "my_turn": True,
        "nudge": False,
    }


async def test_a_nudge_is_heard_by_its_seats_player_wherever_they_look(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="parley")
    seen = await ben.read(f"/matches/{match}")

    async with (
        listening(ben, f"/matches/{match}/stream") as watching,
        listening(ben, "/me/stream") as waiting,
    ):
        await frames(watching, 1)
        await anext(waiting)
        nudged = await ada.post(f"/matches/{match}/nudge", {"seat": 1})
        notices = [await anext(watching), await anext(waiting)]

    assert nudged.status_code == 204
    for notice in notices:
        assert notice.name == "notice"
        assert json.loads(notice.data) == {
            "match": match,
            "version": seen["table"]["version"],
            "my_turn": True,
            "nudge": True,
        }


async def test_who_gets_up_from_a_closed_table_sees_no_more_of_it(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    opened = await ada.opened("me", "open", game="parley", visibility="closed")
    match = opened["table"]["id"]
    await ben.made(f"/matches/{match}/seats", {"code": opened["table"]["invite_code"]})

    async with listening(ben, f"/matches/{match}/stream") as heard:
        await frames(heard, 1)
        await ben.delete(f"/matches/{match}/seats/1")
        await ada.made(f"/matches/{match}/seats", {"kind": "bot"})
        rest = [event.name async for event in heard]

    assert "frame" not in rest


async def test_ones_own_stream_brings_notices_alone(guest: Guest) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="parley")
    position = await ben.read(f"/matches/{match}")

    async with listening(ada, "/me/stream") as heard:
        retry = await anext(heard)
        await ben.acted(match, position["frame"])
        notice = await anext(heard)

    assert retry.name == ""
    assert json.loads(notice.data)["match"] == match


async def test_a_visitor_has_no_stream_of_their_own(visitor: Person) -> None:
    response = await visitor.get("/me/stream")

    assert response.json()["code"] == "unauthenticated"


async def test_a_quiet_stream_shows_that_it_lives_and_finds_what_no_hint_told(
    scene: Scene, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_streams, "HEARTBEAT_SECONDS", 0.05)

    async with running(scene.data) as other, Person(other.url) as elsewhere:
        elsewhere.http.cookies.update(scene.mover.http.cookies)
        async with listening(scene.visitor, f"/matches/{scene.running}/stream") as heard:
            await frames(heard, 1)
            beat = await anext(heard)
            acted = await elsewhere.acted(scene.running, scene.frame)
            (found,) = await frames(heard, 1)

    assert (beat.name, beat.data) == ("", b"")
    assert int(found.id) == acted["version"]


async def test_a_stream_that_is_left_leaves_nothing_behind(scene: Scene, server: Running) -> None:
    hub = cast("Hub", server.backend.broadcaster)
    async with listening(scene.ada, f"/matches/{scene.running}/stream") as heard:
        await frames(heard, 1)
        assert len(hub._by_match) == 1

    async def is_empty() -> bool:
        return not hub._by_match and not hub._by_user

    await eventually(is_empty, seconds=2)


async def test_a_server_that_stops_ends_its_streams_at_once(server: Running) -> None:
    async with AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(Person(server.url))
        await watcher.become_guest("Ada")
        response = await stack.enter_async_context(watcher.http.stream("GET", "/api/v1/me/stream"))
        chunks = response.aiter_raw()
        await anext(chunks)
        began = time.monotonic()
        server.server.should_exit = True
        rest = [chunk async for chunk in chunks]

    assert time.monotonic() - began < 1.5
    assert all(chunk in {b"", b": still here\n\n"} for chunk in rest)


async def test_a_stream_is_neither_kept_nor_held_back_on_the_way(scene: Scene) -> None:
    async with scene.visitor.http.stream(
        "GET", f"/api/v1/matches/{scene.running}/stream"
    ) as response:
        headers: httpx.Headers = response.headers

    assert headers["content-type"].partition(";")[0] == "text/event-stream"
    assert headers["cache-control"] == "no-store"
    assert headers["x-accel-buffering"] == "no"
