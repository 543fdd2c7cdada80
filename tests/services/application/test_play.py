"""Actions through the service: idempotent, in order, refused with a reason and no trace."""

import asyncio
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from services.application.frames import Perspective
from services.application.match import Match
from services.application.ports import Conflict
from services.application.recorded import first_broken
from services.application.refusals import Refused
from tests.driver import complete
from tests.services.fakes import MemoryStore
from tests.services.tables import (
    HOST,
    SMALLEST,
    Service,
    command,
    guest,
    is_finished,
    raw,
    until,
    user_at,
)
from tests.sizes import sized
from tests.testgame import parley
from tests.testgame.games import ALL_GAMES

every_game = pytest.mark.parametrize("game", sorted(ALL_GAMES))
BID = raw(parley.Bid("low", 2))


def decoded(frame: bytes) -> Any:  # noqa: ANN401 — a frame as a client sees it
    """A frame as plain data."""
    return msgspec.json.decode(frame)


async def act(service: Service, match: Match, number: int, action: Raw = BID, **kept: Any) -> bytes:  # noqa: ANN401
    """An action of the host's seat on the current version, but for what is kept."""
    asked = {"user": HOST, "seat": 0, "expected_version": match.version, **kept}
    return await service.matches.act(match.id, command=command(number), action=action, **asked)


async def refused(service: Service, match: Match, code: str, **asked: Any) -> Refused:  # noqa: ANN401
    """The refusal of an action, after which nothing has changed."""
    appends, version = service.store.appends, match.version
    with pytest.raises(Refused) as refusal:
        await act(service, match, asked.pop("number", 99), **asked)

    assert refusal.value.code == code
    assert (service.store.appends, match.version) == (appends, version)
    return refusal.value


async def test_an_action_answers_its_frame() -> None:
    """The frame says what happened, where the match is, and who is awaited."""
    service = Service()
    match = await service.started("parley")
    before = match.version

    frame = decoded(await act(service, match, 10))

    assert (frame["after"], frame["version"], frame["seat"]) == (before, before + 1, 0)
    bid = {"guess": "low", "stake": 2, "type": "parley.bid"}
    assert frame["events"] == [{"type": "parley.bid_made", "seat": 0, "bid": bid}]
    assert [awaited["seat"] for awaited in frame["pending"]["awaits"]] == [1]
    assert frame["options"] is None
    assert frame["view"]["chips"] == [10, 10]


async def test_the_last_action_ends_the_match_and_opens_the_seed() -> None:
    """One append ends the game and reveals what the commitment promised."""
    service = Service()
    match = await service.started("parley")
    await act(service, match, 10)

    frame = decoded(await act(service, match, 11, user=guest(1), seat=1))

    kinds = [event["type"] for event in frame["events"]]
    assert kinds[-2:] == ["match.finished", "match.seed_revealed"]
    assert frame["pending"] == {"awaits": [], "finished": True}
    assert match.table.status == "finished"
    assert match.table.seed == service.vault.seed(match.id).hex()
    assert first_broken(service.store.streams[match.id]) is None


async def test_a_repeat_is_answered_the_same_and_changes_nothing() -> None:
    """At once, and after the match has moved on, and from a cold start."""
    service = Service()
    match = await service.started("parley")
    version = match.version
    first = await act(service, match, 10)

    assert await act(service, match, 10, expected_version=version) == first
    await act(service, match, 11, user=guest(1), seat=1)
    assert await act(service, match, 10, expected_version=version) == first
    cold = service.another()
    again = await cold.act(match.id, HOST, command(10), 0, BID, version)
    assert again == first


async def test_a_command_id_is_not_for_two_actions() -> None:
    """The same id with another action, seat or version is refused."""
    service = Service()
    match = await service.started("parley")
    version = match.version
    await act(service, match, 10)

    other = raw(parley.Bid("high", 2))
    await refused(service, match, "command_reused", number=10, action=other)
    await refused(service, match, "command_reused", number=10, expected_version=version + 1)


async def test_a_refusal_does_not_use_the_command_id_up() -> None:
    """The same id may be sent again with what is legal."""
    service = Service()
    match = await service.started("parley")

    refusal = await refused(service, match, "rule_refused", number=10, action=raw(parley.Bid()))
    assert refusal.rule == "PA-1"
    assert refusal.options
    await act(service, match, 10)


async def test_two_users_may_use_the_same_command_id() -> None:
    """Command ids are scoped to the user."""
    service = Service()
    match = await service.started("parley")
    await act(service, match, 10)

    await act(service, match, 10, user=guest(1), seat=1)

    assert match.table.status == "finished"


async def test_other_seats_commits_do_not_make_a_version_stale() -> None:
    """A seat acts on the version it saw, while its own question is the same."""
    service = Service()
    match = await service.started("parley", 3)
    seen = match.version
    await act(service, match, 10)

    frame = decoded(await act(service, match, 11, user=guest(1), seat=1, expected_version=seen))

    assert frame["version"] == seen + 2


async def test_an_older_or_a_future_position_is_refused_with_the_current_one() -> None:
    """Nothing is applied to a position that the player did not see."""
    service = Service()
    match = await service.started("rancher")
    for version in (match.version - 1, match.version + 1, 2**31 - 1):
        seat = match.awaits()[0].seat
        roll = Raw(b'{"type":"rancher.roll_dice"}')
        refusal = await refused(
            service,
            match,
            "stale_version",
            user=user_at(seat),
            seat=seat,
            action=roll,
            expected_version=version,
        )
        assert refusal.frame
        assert decoded(refusal.frame)["version"] == match.version


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("not_your_seat", {"user": guest(1)}),
        ("not_your_seat", {"user": "u-nobody"}),
        ("seat_not_found", {"seat": 2}),
        ("seat_not_found", {"seat": -1}),
        ("unknown_action", {"action": Raw(b'{"type":"parley.cheat"}')}),
        ("unknown_action", {"action": Raw(b"17")}),
        ("unknown_field", {"action": Raw(b'{"type":"parley.bid","luck":1}')}),
        ("invalid_body", {"action": Raw(b'{"type":"parley.bid","stake":"two"}')}),
        ("rule_refused", {"action": raw(parley.Bid("low", 11))}),
        ("rule_refused", {"action": raw(parley.RunOut())}),
    ],
)
async def test_refusals(code: str, asked: dict[str, Any]) -> None:
    """Each kind of wrong has its own code and leaves no trace."""
    service = Service()
    match = await service.started("parley")

    await refused(service, match, code, **asked)


async def test_a_seat_that_has_acted_is_not_awaited() -> None:
    """The refusal shows the position now."""
    service = Service()
    match = await service.started("parley")
    await act(service, match, 10)

    refusal = await refused(service, match, "not_awaited")

    assert refusal.frame


async def test_lobbies_and_finished_matches_take_no_actions() -> None:
    """There is nothing to play before and after."""
    service = Service()
    lobby = await service.lobby("parley", ["me", "open"])
    await refused(service, lobby, "not_running")
    service = Service()
    match = await service.started("parley")
    await act(service, match, 10)
    await act(service, match, 11, user=guest(1), seat=1)
    await refused(service, match, "not_running")


async def test_an_unknown_match_is_refused() -> None:
    """No actor stays behind."""
    with pytest.raises(Refused, match="match_not_found"):
        await Service().matches.act(command(5), HOST, command(1), 0, BID, 1)


async def test_options_of_a_partly_filled_action() -> None:
    """The ways to go on, with what is left to ask."""
    service = Service()
    match = await service.started("parley")

    version, options = await service.matches.options(
        match.id, HOST, 0, Raw(b'{"type":"parley.bid","guess":"low"}')
    )

    assert version == match.version
    assert decoded(options)[0]["ask"] == {
        "type": "number",
        "field": "stake",
        "min": 1,
        "max": 10,
        "step": 1,
    }


@pytest.mark.parametrize("rivals", [2, 8, 50])
async def test_parallel_repeats_land_once(rivals: int) -> None:
    """Row 3: many at once, in two processes on one store; all get the same answer."""
    for seed in range(sized(10, 500)):
        service = Service()
        match = await service.started("parley", 3)
        processes = [service.matches, service.another()]
        version, repeated = match.version, command(100 + seed)
        frames = await asyncio.gather(
            *(
                processes[number % 2].act(match.id, HOST, repeated, 0, BID, version)
                for number in range(rivals)
            )
        )
        assert len(set(frames)) == 1
        stored = [event.meta.command for event in service.store.streams[match.id]]
        assert stored.count(f"{HOST}:{repeated}") == 1


class LosingStore(MemoryStore):
    """A store that stores, and then fails before it has said so."""

    lose = False

    async def append(self, events: Any) -> None:  # noqa: ANN401
        """Store; the answer is lost while `lose` is set."""
        await super().append(events)
        if self.lose:
            raise OSError("the answer was lost")


async def test_an_unknown_outcome_is_settled_by_the_repeat() -> None:
    """Stored but not answered: the repeat finds it, once."""
    store = LosingStore()
    service = Service(store)
    match = await service.started("parley")
    version, store.lose = match.version, True
    with pytest.raises(OSError, match="lost"):
        await act(service, match, 10)
    store.lose = False

    frame = await service.matches.act(match.id, HOST, command(10), 0, BID, version)

    assert decoded(frame)["version"] == version + 1
    assert len(store.streams[match.id]) == version + 1


class ContestedStore(MemoryStore):
    """A store where somebody else is always first."""

    contested = False

    async def append(self, events: Any) -> None:  # noqa: ANN401
        """Refuse while contested."""
        if self.contested:
            await asyncio.sleep(0.01)
            raise Conflict
        await super().append(events)


async def test_endless_conflicts_end_as_busy() -> None:
    """A second of others' writing is enough."""
    store = ContestedStore()
    service = Service(store)
    match = await service.started("parley")
    store.contested = True

    await refused(service, match, "busy")


async def test_a_second_process_s_write_is_seen() -> None:
    """A client that saw what another process wrote is not told that it is stale."""
    service = Service()
    match = await service.started("parley")
    elsewhere = service.another()
    await elsewhere.act(match.id, HOST, command(10), 0, BID, match.version)
    version = match.version

    frame = await service.matches.act(match.id, guest(1), command(11), 1, BID, version + 1)

    assert decoded(frame)["pending"]["finished"]


async def test_who_looks_sees_what_another_process_stored_and_else_reads_nothing() -> None:
    """A poll is cheap while nothing happens, and never old."""
    service = Service()
    match = await service.started("parley")
    await service.matches.match(match.id)
    reads = service.store.reads
    assert (await service.matches.match(match.id)).version == match.version
    assert service.store.reads == reads

    elsewhere = service.another()
    await elsewhere.act(match.id, HOST, command(10), 0, BID, match.version)

    stored = len(service.store.streams[match.id])
    assert (await service.matches.match(match.id)).version == stored > match.before


@every_game
async def test_frames_are_the_same_bytes_live_later_and_by_version(game: str) -> None:
    """Whoever looks, whenever: one frame, one sequence of bytes."""
    service = Service()
    match = await service.started(game, 2)
    eyes = [Perspective(user_at(0)), Perspective(user_at(1)), Perspective()]
    live: list[list[bytes]] = [[] for _ in eyes]
    rng = random.Random(5)
    for number in range(40):
        if not match.awaits():
            break
        seat = match.awaits()[0].seat
        rules, state = ALL_GAMES[game].rules, match.state
        assert state is not None
        view = rules.view(state, seat)
        action = complete(ALL_GAMES[game], view, rules.options(view, None)[0], rng)
        before = match.version
        await act(service, match, 100 + number, raw(action), user=user_at(seat), seat=seat)
        for kept, perspective in zip(live, eyes, strict=True):
            kept.extend(await service.matches.frames(match, perspective, before))
    cold = service.another()
    for kept, perspective in zip(live, eyes, strict=True):
        replayed = await cold.frames(match, perspective, 0)
        assert replayed[-len(kept) :] == kept
        holes = [decoded(frame) for frame in replayed]
        assert [frame["after"] for frame in holes] == [0, *[f["version"] for f in holes][:-1]]
        for frame in rng.sample(replayed, 4):
            version = decoded(frame)["version"]
            assert await cold.frame(match, perspective, version) == frame


@given(st.data())
async def test_the_version_inside_an_action_answers_its_frame(data: st.DataObject) -> None:
    """Versions count events; a frame may hold several."""
    service = Service()
    match = await service.started("parley", 4)
    frames = [decoded(f) for f in await service.matches.frames(match, Perspective(HOST), 0)]
    version = data.draw(st.integers(1, match.version))

    frame = decoded(await service.matches.frame(match, Perspective(HOST), version))

    assert frame["after"] < version <= frame["version"]
    assert frame in frames


async def test_versions_out_of_reach_are_refused() -> None:
    """Below one and above the current one."""
    service = Service()
    match = await service.started("parley")
    for version in (0, -1, match.version + 1):
        with pytest.raises(Refused, match="version_not_found"):
            await service.matches.frame(match, Perspective(), version)


async def test_others_eyes_open_at_the_end() -> None:
    """While a match runs, one looks through own seats alone."""
    service = Service()
    match = await service.started("parley")
    for wanted in ("1", "all"):
        with pytest.raises(Refused, match="perspective_closed"):
            service.matches.perspective(match, HOST, wanted)
    for wanted in ("2", "-1", "x", "٣", ""):
        with pytest.raises(Refused, match="seat_not_found"):
            service.matches.perspective(match, HOST, wanted)
    await act(service, match, 10)
    await act(service, match, 11, user=guest(1), seat=1)
    everyone = service.matches.perspective(match, HOST, "all")

    frames = [decoded(frame) for frame in await service.matches.frames(match, everyone, 0)]

    dealt = [event for frame in frames for event in frame["events"] if "card" in event]
    assert len(dealt) == 2
    assert all(event["card"] is not None for event in dealt)
    assert frames[-1]["seat"] == "all"


@every_game
async def test_bots_play_a_match_to_its_end(game: str) -> None:
    """A table of bots needs nobody."""
    service = Service()
    lobby = await service.lobby(game, ["bot", "bot"])
    match = await service.matches.start(lobby.id, HOST, command(2))
    await until(service.matches, match, is_finished)

    assert first_broken(service.store.streams[match.id]) is None


async def test_bots_go_on_after_a_restart() -> None:
    """A service that comes back plays the bots that are awaited."""
    service = Service()
    lobby = await service.lobby("parley", ["bot", "bot"])
    match = await service.matches.start(lobby.id, HOST, command(2))
    await service.matches.close()
    assert match.table.status == "running"
    revived = service.another()

    await revived.look_after(match.id)
    await until(revived, match, is_finished)

    assert first_broken(service.store.streams[match.id]) is None


async def test_a_bot_goes_on_that_a_command_beside_the_service_has_seated() -> None:
    service = Service()
    match = await service.started("parley")
    beside = service.another()
    await beside.resign(match.id, guest(1), command(9), 1)
    await beside.close()
    assert match.awaits()[-1].seat == 1

    await service.matches.look_after(match.id)

    await until(service.matches, match, lambda now: 1 not in [one.seat for one in now.awaits()])
    assert match.table.seats[1].kind == "bot"


def test_the_suite_sets_every_game_up() -> None:
    """A game without a smallest table would not be played here."""
    assert set(SMALLEST) == set(ALL_GAMES)
