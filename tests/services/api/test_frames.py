"""Frames: the very same bytes wherever they appear, small on the wire."""

import time

import msgspec
import pytest
from msgspec import Raw, Struct

from services.api.compression import Encoding, packed
from tests.services.api.conftest import Guest
from tests.services.api.listening import frames, listening
from tests.services.api.people import API, Person
from tests.services.api.scene import Scene, begun, played_out

NDJSON = {"accept": "application/x-ndjson"}


class _Frames(Struct):
    frames: list[Raw]


class _MatchFrame(Struct):
    frame: Raw


@pytest.mark.parametrize("game", ["rancher", "parley"])
async def test_a_frame_has_the_same_bytes_live_in_the_replay_and_as_a_past_version(
    guest: Guest, visitor: Person, game: str
) -> None:
    ada, ben = await guest("Ada"), await guest("Ben")
    match = (await ada.opened("me", "open", game=game))["table"]["id"]
    people = (ada, ben, visitor)

    async with (
        listening(ada, f"/matches/{match}/stream?after=0") as by_ada,
        listening(ben, f"/matches/{match}/stream?after=0") as by_ben,
        listening(visitor, f"/matches/{match}/stream?after=0") as by_visitor,
    ):
        await ben.made(f"/matches/{match}/seats", {})
        await ada.made(f"/matches/{match}/start")
        await played_out(ada, ben, match)
        count = len((await visitor.read(f"/matches/{match}/frames"))["frames"])
        live = [await frames(heard, count) for heard in (by_ada, by_ben, by_visitor)]

    for person, heard_frames in zip(people, live, strict=True):
        seen = [frame.data for frame in heard_frames]
        assert await _replayed(person, match) == seen
        assert await _by_line(person, match) == seen
        assert await _past(person, match, seen) == seen


async def _replayed(person: Person, match: str) -> list[bytes]:
    body = (await person.get(f"/matches/{match}/frames?after=0")).content
    return [bytes(frame) for frame in msgspec.json.decode(body, type=_Frames).frames]


async def _by_line(person: Person, match: str) -> list[bytes]:
    body = (await person.get(f"/matches/{match}/frames", **NDJSON)).content
    return body.splitlines()


async def _past(person: Person, match: str, seen: list[bytes]) -> list[bytes]:
    found = []
    for frame in seen:
        version = msgspec.json.decode(frame)["version"]
        body = (await person.get(f"/matches/{match}?version={version}")).content
        found.append(bytes(msgspec.json.decode(body, type=_MatchFrame).frame))
    return found


async def test_an_actions_answer_has_the_same_bytes_too(scene: Scene) -> None:
    answer = await scene.mover.post(f"/matches/{scene.running}/actions", scene.action)

    last = (await _replayed(scene.mover, scene.running))[-1]
    assert answer.content == last


async def test_what_was_missed_has_no_hole_and_nothing_twice(scene: Scene) -> None:
    whole = (await scene.ada.read(f"/matches/{scene.finished}/frames"))["frames"]

    for number, frame in enumerate(whole):
        path = f"/matches/{scene.finished}/frames?after={frame['version']}"
        assert (await scene.ada.read(path))["frames"] == whole[number + 1 :]


async def test_after_the_end_any_eyes_may_be_used_for_the_replay(scene: Scene) -> None:
    path = f"/matches/{scene.finished}/frames?seat="

    ada = (await scene.visitor.read(f"{path}0"))["frames"]
    everyone = (await scene.visitor.read(f"{path}all"))["frames"]

    assert [frame["seat"] for frame in ada][-1] == 0
    assert [frame["seat"] for frame in everyone][-1] == "all"
    assert len(ada) == len(everyone)


@pytest.mark.parametrize("encoding", ["gzip", "br"])
async def test_frames_are_packed_as_they_are_taken(scene: Scene, encoding: str) -> None:
    path = f"{API}/matches/{scene.finished}/frames"

    plain = await scene.visitor.http.get(path, headers={"Accept-Encoding": "identity"})
    smaller = await scene.visitor.http.get(path, headers={"Accept-Encoding": encoding})

    assert "content-encoding" not in plain.headers
    assert smaller.headers["content-encoding"] == encoding
    assert int(smaller.headers["content-length"]) < len(plain.content) / 3
    assert smaller.content == plain.content
    assert "Accept-Encoding" in smaller.headers["vary"]


@pytest.mark.thorough
@pytest.mark.parametrize("encoding", ["gzip", "br"])
async def test_a_long_match_is_caught_up_with_cheaply(
    guest: Guest, visitor: Person, encoding: Encoding
) -> None:
    """1,000 actions: at most 150 KB on the wire, and packing takes a part of the 50 ms."""
    ada, ben = await guest("Ada"), await guest("Ben")
    match = await begun(ada, ben, game="rancher", rounds=120, automatic_rolls=False)
    await played_out(ada, ben, match)
    played = (await _by_line(visitor, match))[2:]
    thousand = b"".join(frame + b"\n" for frame in (played * 5)[:1000])

    began = time.process_time()
    packed_frames = packed(thousand, encoding, "quick")
    seconds = time.process_time() - began

    assert len(packed_frames) <= 150_000, len(packed_frames)
    assert seconds < 0.04, seconds
