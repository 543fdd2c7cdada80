"""Frames one by one, in slices: the same as all at once, from wherever one begins."""

import random

import pytest

from services.application import matches
from services.application.frames import Perspective, Replay
from services.application.match import Match
from tests.driver import complete
from tests.services.tables import HOST, Service, command, raw, user_at
from tests.testgame.games import ALL_GAMES

ACTIONS = 12
EYES = Perspective(HOST)

every_game = pytest.mark.parametrize("game", sorted(ALL_GAMES))
sliced = pytest.mark.parametrize("slices", [(1, 1), (3, 1), (3, 2_000), (64, 16 * 1024)])


async def played(service: Service, game: str, actions: int = ACTIONS) -> Match:
    match = await service.started(game, 2)
    await play_on(service, match, actions)
    return match


async def play_on(service: Service, match: Match, actions: int) -> None:
    rules, rng = match.game.rules, random.Random(5)
    for _ in range(actions):
        if not match.awaits():
            break
        seat = match.awaits()[0].seat
        assert match.state is not None
        view = rules.view(match.state, seat)
        action = raw(complete(match.game, view, rules.options(view, None)[0], rng))
        asked = command(1000 + match.version)
        await service.matches.act(match.id, user_at(seat), asked, seat, action, match.version)


async def told(service: Service, match: Match, after: int) -> list[tuple[int, bytes]]:
    return [one async for one in service.matches.each_frame(match, EYES, after)]


@every_game
@sliced
async def test_one_by_one_they_are_the_same_frames_from_any_version_on(
    game: str, slices: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "SLICE_EVENTS", slices[0])
    monkeypatch.setattr(matches, "SLICE_BYTES", slices[1])
    service = Service()
    match = await played(service, game)

    for after in range(match.version + 2):
        frames = await told(service, match, after)

        assert [frame for _, frame in frames] == await service.matches.frames(match, EYES, after)
        assert all(version > after for version, _ in frames)
    assert (await told(service, match, 0))[-1][0] == match.version


@sliced
async def test_what_is_played_while_one_reads_comes_behind(
    slices: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "SLICE_EVENTS", slices[0])
    monkeypatch.setattr(matches, "SLICE_BYTES", slices[1])
    service = Service()
    match = await played(service, "rancher")
    frames = []

    async for _, frame in service.matches.each_frame(match, EYES, 0):
        frames.append(frame)
        if len(frames) in {2, 9}:
            await play_on(service, match, 3)

    assert frames == await service.matches.frames(match, EYES, 0)


async def test_a_replay_keeps_nothing_of_the_commands_that_it_has_told() -> None:
    service = Service()
    match = await played(service, "rancher")
    replay = Replay(match.id, service.codec, EYES, 0)

    for _ in replay.frames(await service.store.read(match.id)):
        assert not replay._match.done
        assert not replay._begun
