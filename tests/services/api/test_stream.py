"""Streams: every frame once and in order, resumable, with an end when the server ends."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack
from pathlib import Path
from typing import cast
from uuid import UUID, uuid4

import httpx
import pytest

from services.adapters import embedded
from services.adapters.accounts import StoredAccounts
from services.adapters.hub import Hub
from services.api import open_streams
from services.api.gathering import Line
from services.api.open_streams import Beat
from services.application import ports
from services.application.match import Match
from services.application.ports import AtOnce, Busy, News, Watch
from services.settings import RedisAddress
from tests.services.api.conftest import Guest
from tests.services.api.listening import PATIENCE_SECONDS, Heard, frames, listening
from tests.services.api.people import Json, Person, eventually
from tests.services.api.running import Running, running, running_on
from tests.services.api.scene import Scene, begun
from tests.stores import Kept

ACTIONS = 3


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


@pytest.mark.parametrize("quick", [True, False])
async def test_who_was_erased_sees_no_more_frames(
    guest: Guest, server: Running, monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="parley")
    if not quick:
        monkeypatch.setattr(Line, "free", property(lambda _: False))

    async with listening(ben, f"/matches/{match}/stream") as heard:
        await frames(heard, 1)
        server.backend.accounts.erase(ben.id)
        await ada.acted(match, (await ada.read(f"/matches/{match}"))["frame"])
        rest = await told(heard)

    assert rest == []


async def test_a_quiet_stream_of_who_was_erased_ends_at_its_heartbeat(
    guest: Guest, server: Running
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="parley")
    server.backend.streams.heartbeat_seconds = 0.2

    for path in (f"/matches/{match}/stream", "/me/stream"):
        cleo = await guest("Cleo")
        async with listening(cleo, path) as heard:
            await anext(heard)
            server.backend.accounts.erase(cleo.id)
            async with asyncio.timeout(PATIENCE_SECONDS):
                async for _ in heard:
                    pass


async def test_a_revoked_token_ends_its_streams_and_no_others(
    guest: Guest, server: Running
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="parley")
    token = await ada.made("/me/tokens", {"label": "program"})

    async with (
        Person(server.url) as program,
        listening(ada, "/me/stream") as own,
    ):
        program.http.headers["authorization"] = f"Bearer {token['token']}"
        async with (
            listening(program, "/me/stream") as notified,
            listening(program, f"/matches/{match}/stream?seat=0") as watched,
        ):
            await frames(watched, 1)
            await anext(notified)
            await ada.delete(f"/me/tokens/{token['id']}")
            await ben.acted(match, (await ben.read(f"/matches/{match}"))["frame"])
            ended = [await told(watched), await told(notified)]
        await anext(own)
        notice = await anext(own)

    assert ended == [[], []]
    assert json.loads(notice.data)["match"] == match


async def test_a_stream_asks_again_when_what_is_known_of_its_sign_in_is_old(
    place: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process, or a command, erases: nobody tells the one that streams."""
    monkeypatch.setattr(embedded, "SHARED_SECONDS", 0.2)
    async with (
        running_on(place) as server,
        running_on(place) as other,
        Person(server.url) as ada,
        Person(server.url) as ben,
    ):
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await begun(ada, ben, game="parley")
        async with listening(ben, f"/matches/{match}/stream") as heard:
            await frames(heard, 1)
            await asyncio.sleep(0.3)
            await ada.acted(match, (await ada.read(f"/matches/{match}"))["frame"])
            await frames(heard, 1)
            other.backend.accounts.erase(ben.id)
            await asyncio.sleep(0.3)
            await ada.post(f"/matches/{match}/nudge", {"seat": 1})
            rest = await told(heard)

    assert rest == []


async def test_a_stream_waits_for_a_store_that_cannot_say_whether_its_sign_in_stands(
    scene: Scene, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_streams, "STORE_AWAY_SECONDS", 0.01)
    sign_ins, asked = server.backend.sign_ins, list[str]()
    user = sign_ins.user

    async def away(secret: str) -> str | None:
        asked.append(secret)
        if len(asked) < 3:
            raise Busy
        return await user(secret)

    async with listening(scene.waiting, f"/matches/{scene.running}/stream") as heard:
        await frames(heard, 1)
        with monkeypatch.context() as patched:
            patched.setattr(sign_ins, "remembered", lambda _: None)
            patched.setattr(sign_ins, "user", away)
            nudging = News(UUID(scene.running), scene.frame["version"], (), (scene.waiting.id,))
            server.backend.broadcaster.announce(nudging)
            nudge = await anext(heard)

    assert nudge.name == "notice"
    assert len(asked) == 3


async def test_a_visitor_has_no_stream_of_their_own(visitor: Person) -> None:
    response = await visitor.get("/me/stream")

    assert response.json()["code"] == "unauthenticated"


def those_that_wake(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[News]:
    """News for which a stream of the server's is woken from now on."""
    streams, woken = server.backend.streams, list[News]()
    sleep = streams.heard

    async def noted(watch: Watch, beat: Beat, at_once: AtOnce | None = None) -> ports.Heard:
        heard = await sleep(watch, beat, at_once)
        woken.extend(heard.news)
        return heard

    monkeypatch.setattr(streams, "heard", noted)
    return woken


async def test_a_stream_whose_reader_keeps_up_sends_each_frame_without_being_woken(
    scene: Scene, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken = those_that_wake(server, monkeypatch)
    path, viewers = f"/matches/{scene.running}", (scene.mover, scene.waiting, scene.visitor)
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        heard = [await enter(listening(one, f"{path}/stream?presence=true")) for one in viewers]
        begun = [await frames(each, 1) for each in heard]
        for _ in range(ACTIONS):
            await acts(scene)
        seen = [
            first + await frames(each, ACTIONS) for first, each in zip(begun, heard, strict=True)
        ]

    assert woken == []
    for viewer, told in zip(viewers, seen, strict=True):
        stored = await viewer.get(f"{path}/frames?after=0", accept="application/x-ndjson")
        assert [frame.data for frame in told] == stored.content.splitlines()[-ACTIONS - 1 :]


async def test_so_it_does_when_its_sign_in_has_to_be_asked_about_first(
    scene: Scene, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question for all of them; whose session has ended meanwhile is told no more."""
    known = cast("StoredAccounts", server.backend.accounts)._known
    questions: list[int] = []
    users_of = server.backend.sign_ins._users_of

    def counted(secrets: Collection[str]) -> dict[str, str]:
        questions.append(len(secrets))
        return users_of(secrets)

    woken = those_that_wake(server, monkeypatch)
    # Else those who come stir the others sooner or later, who then wait for nothing just then.
    monkeypatch.setattr(server.backend.presence, "_stir", lambda _: None)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.url)) for _ in range(3)]
        for person in people:
            await person.become_guest("Somebody")
        path = f"/matches/{scene.running}/stream"
        *heard, last = [await stack.enter_async_context(listening(one, path)) for one in people]
        for each in (*heard, last):
            await frames(each, 1)
        monkeypatch.setattr(server.backend.sign_ins, "_users_of", counted)
        for _ in range(ACTIONS):
            known._users.clear()
            await acts(scene)
            told = [(await frames(each, 1))[0].data for each in (*heard, last)]
            assert len({*told}) == 1
        seen_to = list(woken)
        server.backend.accounts.erase(people[2].id)
        known._users.clear()
        await acts(scene)
        for each in heard:
            await frames(each, 1)
        rest = [event async for event in last if event.name == "frame"]

    assert seen_to == []
    assert len(woken) == 1  # to find that it has ended
    assert questions.count(3) == ACTIONS + 1
    assert rest == []


async def test_so_it_does_what_another_process_stored(
    tmp_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        here, there = [
            await enter(running(tmp_path, redis_url=RedisAddress(redis_url))) for _ in range(2)
        ]
        ada, ben = await enter(Person(here.url)), await enter(Person(here.url))
        for person in (ada, ben):
            await person.become_guest("Ada or Ben")
        match = await begun(ada, ben, game="rancher", rounds=40, automatic_rolls=False)
        woken = those_that_wake(there, monkeypatch)
        visitors = [await enter(Person(there.url)) for _ in range(2)]
        streams = [await enter(listening(one, f"/matches/{match}/stream")) for one in visitors]
        told = [await frames(each, 1) for each in streams]
        for _ in range(ACTIONS):
            for person in (ada, ben):
                frame = (await person.read(f"/matches/{match}"))["frame"]
                if frame["options"]:
                    await person.acted(match, frame)
                    break
            for each, seen in zip(streams, told, strict=True):
                seen.extend(await frames(each, 1))
        stored = await ada.get(f"/matches/{match}/frames?after=0", accept="application/x-ndjson")

    assert woken == []
    assert told[0] == told[1]
    assert len({one.id for one in told[0]}) == ACTIONS + 1 <= len(stored.content.splitlines())


async def test_a_stream_that_missed_a_hint_sends_first_what_it_missed(
    scene: Scene, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with listening(scene.visitor, f"/matches/{scene.running}/stream") as heard:
        (first,) = await frames(heard, 1)
        with monkeypatch.context() as patched:
            patched.setattr(server.backend.broadcaster, "_tell", lambda _: None)
            await acts(scene)
        await acts(scene)
        missed, latest = await frames(heard, 2)

    assert json.loads(missed.data)["after"] == int(first.id)
    assert json.loads(latest.data)["after"] == int(missed.id)


async def test_a_quiet_stream_shows_that_it_lives_and_finds_what_no_hint_told(
    scene: Scene, server: Running
) -> None:
    server.backend.streams.heartbeat_seconds = 0.05

    async with running(scene.data) as other, Person(other.url) as elsewhere:
        elsewhere.http.cookies.update(scene.mover.http.cookies)
        async with listening(scene.visitor, f"/matches/{scene.running}/stream") as heard:
            await frames(heard, 1)
            beat = await anext(heard)
            acted = await elsewhere.acted(scene.running, scene.frame)
            (found,) = await frames(heard, 1)

    assert (beat.name, beat.data) == ("", b"")
    assert int(found.id) == acted["version"]


async def test_a_stream_that_always_hears_of_something_else_looks_into_the_store_all_the_same(
    scene: Scene, server: Running
) -> None:
    server.backend.streams.heartbeat_seconds = 0.3

    async def ring_on() -> None:
        while True:
            server.backend.broadcaster.announce(News(UUID(scene.lobby), 1, (scene.ada.id,)))
            await asyncio.sleep(0.02)

    async with running(scene.data) as other, Person(other.url) as elsewhere:
        elsewhere.http.cookies.update(scene.mover.http.cookies)
        async with listening(scene.ada, f"/matches/{scene.running}/stream") as heard:
            await frames(heard, 1)
            ringing = asyncio.create_task(ring_on())
            acted = await elsewhere.acted(scene.running, scene.frame)
            (found,) = await frames(heard, 1)
            ringing.cancel()

    assert int(found.id) == acted["version"]


async def test_ones_own_stream_finds_a_match_that_no_hint_told_of(
    scene: Scene, server: Running
) -> None:
    server.backend.streams.heartbeat_seconds = 0.3

    async with running(scene.data) as other, Person(other.url) as elsewhere:
        elsewhere.http.cookies.update(scene.mover.http.cookies)
        async with listening(scene.waiting, "/me/stream") as heard:
            await anext(heard)
            acted = await elsewhere.acted(scene.running, scene.frame)
            told = await notices(heard, scene.running)
            while told["version"] < acted["version"]:  # lists come late, and it looks again
                told = await notices(heard, scene.running)

    assert told["version"] == acted["version"]


async def test_a_hint_from_elsewhere_brings_the_frame_at_once(
    scene: Scene, server: Running
) -> None:
    async with running(scene.data) as other, Person(other.url) as elsewhere:
        elsewhere.http.cookies.update(scene.mover.http.cookies)
        async with listening(scene.visitor, f"/matches/{scene.running}/stream") as heard:
            await frames(heard, 1)
            acted = await elsewhere.acted(scene.running, scene.frame)
            hint = News(UUID(scene.running), acted["version"])
            server.backend.broadcaster.announce(hint)
            (found,) = await frames(heard, 1)

    assert int(found.id) == acted["version"]


async def test_a_hint_of_a_match_that_does_not_exist_ends_no_stream(
    scene: Scene, server: Running
) -> None:
    async with listening(scene.ada, f"/matches/{scene.running}/stream") as heard:
        await frames(heard, 1)
        server.backend.broadcaster.announce(News(uuid4(), 1, (scene.ada.id,)))
        acted = await scene.mover.acted(scene.running, scene.frame)
        (found,) = await frames(heard, 1)

    assert int(found.id) == acted["version"]


async def test_a_stream_outlives_a_store_that_is_away_for_a_while(
    scene: Scene, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_streams, "STORE_AWAY_SECONDS", 0.01)
    matches = server.backend.matches
    refresh, failed = matches.refresh, 0

    async def away(match: Match) -> Match:
        nonlocal failed
        failed += 1
        if failed < 3:
            raise Busy
        return await refresh(match)

    monkeypatch.setattr(matches, "refresh", away)
    async with running(scene.data) as other, Person(other.url) as elsewhere:
        elsewhere.http.cookies.update(scene.mover.http.cookies)
        async with listening(scene.visitor, f"/matches/{scene.running}/stream") as heard:
            await frames(heard, 1)
            acted = await elsewhere.acted(scene.running, scene.frame)
            cast("Hub", server.backend.broadcaster).repair()
            (found,) = await frames(heard, 1)

    assert int(found.id) == acted["version"]
    assert failed == 3


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
    *_, retry, end = b"".join(rest).split(b"\n\n")
    assert end == b""
    assert retry.startswith(b"retry: ")
    assert 1000 <= int(retry.split()[1]) <= 3000


async def test_a_stream_is_neither_kept_nor_held_back_on_the_way(scene: Scene) -> None:
    async with scene.visitor.http.stream(
        "GET", f"/api/v1/matches/{scene.running}/stream"
    ) as response:
        headers: httpx.Headers = response.headers

    assert headers["content-type"].partition(";")[0] == "text/event-stream"
    assert headers["cache-control"] == "no-store"
    assert headers["x-accel-buffering"] == "no"


async def acts(scene: Scene) -> None:
    """Let whoever is awaited act."""
    for person in (scene.mover, scene.waiting):
        frame = (await person.read(f"/matches/{scene.running}"))["frame"]
        if frame["options"]:
            await person.acted(scene.running, frame)
            return


async def notices(heard: AsyncIterator[Heard], match: str) -> Json:
    """The next notice of that match."""
    async for event in heard:
        if event.name == "notice" and json.loads(event.data)["match"] == match:
            told: Json = json.loads(event.data)
            return told
    raise AssertionError("the stream ended")


async def told(heard: AsyncIterator[Heard]) -> list[str]:
    """The names of the events up to the stream's end."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        return [event.name async for event in heard]
