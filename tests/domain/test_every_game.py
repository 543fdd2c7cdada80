"""What must hold for every game: one suite over all registered games and the test game."""

import hashlib
import os
import random
import site
import subprocess
import sys
from functools import cache
from itertools import product, zip_longest
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from domain.kernel.game import LEVELS, AnyGame, Level
from domain.kernel.play import submit
from domain.kernel.rules import (
    EVERYONE,
    SPECTATOR,
    TABLE,
    Ask,
    ChoiceAsk,
    Finished,
    NumberAsk,
    Setup,
    StepAsk,
)
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.conserved import CONSERVED
from tests.driver import (
    complete,
    due,
    key_of,
    opening,
    played_match,
    random_match,
    seats_awaited,
    setups,
)
from tests.sizes import sized
from tests.testgame.games import ALL_GAMES

NAMES = sorted(ALL_GAMES)
TIMED = [name for name in NAMES if ALL_GAMES[name].clock]
every_game = pytest.mark.parametrize("name", NAMES)
every_timed_game = pytest.mark.parametrize("name", TIMED)
encode = msgspec.json.Encoder().encode
CHOICES_AN_ACTION = {"pioneer_rails": 10}
"""Where an action is a whole turn: so many of another game's it stands for."""


def fewer(name: str, count: int) -> int:
    """As many actions or matches of this game as have the choices of so many of another's."""
    return -(-count // CHOICES_AN_ACTION.get(name, 1))


@cache
def small_setups(name: str) -> list[Setup[Struct]]:
    """A few setups that differ in seats and options, every other one by the clock."""
    game, rng = ALL_GAMES[name], random.Random(7)
    timed = [setup for setup in setups(game) if due(game, setup)]
    untimed = [setup for setup in setups(game) if not due(game, setup)]
    chosen = [rng.sample(known, k=min(3, len(known))) for known in (untimed, timed)]
    return [setup for pair in zip_longest(*chosen) for setup in pair if setup is not None]


def actions_of(game: AnyGame) -> tuple[type[Struct], ...]:
    """All kinds of actions of a game."""
    return get_args(game.action_type)


@pytest.mark.thorough
@every_game
def test_random_play_ends_and_conserves(name: str) -> None:
    """Row 9: no unhandled exception, everything conserved, every match ends."""
    game, conserved = ALL_GAMES[name], CONSERVED[name]
    wanted, acted, seed = fewer(name, sized(100_000, 10_000_000)), 0, 0
    while acted < wanted:
        setup = small_setups(name)[seed % len(small_setups(name))]
        held = conserved(opening(game, setup, seed).state)
        state = None
        for step in random_match(game, setup, seed):
            acted += 1
            state = step.played.state
            if acted % 8 == 0:
                assert conserved(state) == held, f"seed {seed}"
        assert state is not None
        assert isinstance(game.rules.pending(state), Finished), f"seed {seed}"
        assert conserved(state) == held, f"seed {seed}"
        seed += 1


@every_game
def test_options_and_decide_agree(name: str) -> None:
    """Every option is accepted, whatever is chosen; everything beside them is refused."""
    game = ALL_GAMES[name]
    for seed, setup in enumerate(small_setups(name)):
        for step in list(random_match(game, setup, seed))[:: sized(9, 1)]:
            if step.seat == TABLE:
                continue
            view = game.rules.view(step.state, step.seat)
            offered = game.rules.options(view, None)

            assert offered, "an awaited seat has something to do"
            for option in offered:
                check_accepted(game, step.state, step.seat, option.action, option.ask, seed)
            kinds = {type(option.action) for option in offered}
            for kind in actions_of(game):
                if kind not in kinds:
                    check_refused(game, step.state, step.seat, kind())


def check_accepted(
    game: AnyGame,
    state: Struct,
    seat: int,
    action: Struct,
    ask: Ask | None,
    seed: int,
) -> None:
    """The option's extremes and a random filling are accepted, its outside is refused."""
    view = game.rules.view(state, seat)
    if ask is None:
        assert game.rules.decide(state, seat, action)
        return
    check_refused(game, state, seat, action)
    if isinstance(ask, StepAsk):
        follow = game.rules.options(view, action)
        assert follow, f"{action} goes on"
        for longer in follow:
            final = complete(game, view, longer, random.Random(seed))
            assert game.rules.decide(state, seat, final)
        return
    inside: list[int | str] = []
    outside: list[int | str] = []
    match ask:
        case NumberAsk(_, low, high, step):
            inside = [low, high, min(low + step, high)]
            outside = [low - step, high + step, -1, 2**31 - 1]
        case ChoiceAsk(_, values):
            inside = [*values]
    for value in inside:
        filled = msgspec.structs.replace(action, **{ask.field: value})
        follow = game.rules.options(view, filled)
        assert follow, f"{filled} is offered, so there is a way to go on"
        final = complete(game, view, follow[0], random.Random(seed))
        assert game.rules.decide(state, seat, final)
    for value in outside:
        wrong = msgspec.structs.replace(action, **{ask.field: value})
        check_refused(game, state, seat, wrong)
        if wrong != action:  # the default is "not chosen yet", which is asked for
            assert not game.rules.options(view, wrong), "nothing follows from what is not legal"


def check_refused(game: AnyGame, state: Struct, seat: int, action: Struct) -> None:
    """A refusal names a rule and leaves the state as it was."""
    before = encode(state)
    with pytest.raises(RuleViolation) as refusal:
        game.rules.decide(state, seat, action)

    assert refusal.value.rule_id
    assert refusal.value.message.endswith(".")
    assert encode(state) == before


@every_game
def test_a_seat_that_is_not_awaited_is_refused(name: str) -> None:
    """Nobody acts out of turn."""
    game = ALL_GAMES[name]
    setup = small_setups(name)[0]
    step = next(iter(random_match(game, setup, 3)))
    awaited = seats_awaited(game.rules.pending(step.state))
    for seat in {*range(setup.seats + 1)} - {*awaited}:
        with pytest.raises(NotAwaited):
            submit(game.rules, step.state, seat, step.action, key_of(3), 0)


@every_game
def test_a_seat_that_is_not_awaited_is_told_by_which_rule_and_has_no_options(name: str) -> None:
    """It is refused with the rule; and what it is told is nothing that others' secrets change."""
    game = ALL_GAMES[name]
    told = 0
    for seed, setup in enumerate(small_setups(name)):
        for step in random_match(game, setup, seed):
            for seat in {*range(setup.seats)} - {*seats_awaited(game.rules.pending(step.state))}:
                why = game.rules.unasked(step.state, seat)
                told += 1

                assert why.rule_id
                assert why.message.endswith(".")
                assert game.rules.options(game.rules.view(step.state, seat), None) == []
    assert told


@every_game
def test_events_survive_json_and_fold_to_the_same_state(name: str) -> None:
    """What is stored is enough: the state is the fold of the decoded events."""
    game = ALL_GAMES[name]
    decoder = msgspec.json.Decoder(game.event_type)
    states = msgspec.json.Decoder(game.state_type)
    for seed, setup in enumerate(small_setups(name)):
        opened = opening(game, setup, seed)
        state = game.rules.start(setup)
        steps = [opened, *(step.played for step in random_match(game, setup, seed))]
        for played in steps:
            for event in played.events:
                state = game.rules.evolve(state, decoder.decode(encode(event)))
            assert state == played.state, f"seed {seed}"
        assert states.decode(encode(state)) == state


@every_game
def test_views_round_trip_and_name_their_viewer(name: str) -> None:
    """A view is complete JSON of its own type, for every kind of viewer."""
    game = ALL_GAMES[name]
    views = msgspec.json.Decoder(game.view_type)
    setup = small_setups(name)[0]
    for step in list(random_match(game, setup, 11))[::17]:
        for viewer in (*range(setup.seats), SPECTATOR, EVERYONE):
            view = game.rules.view(step.state, viewer)
            assert views.decode(encode(view)) == view
            assert view.viewer == viewer  # type: ignore[attr-defined]
            assert view.pending == game.rules.pending(step.state)  # type: ignore[attr-defined]
        assert not game.rules.options(game.rules.view(step.state, SPECTATOR), None)


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_matches_legally(level: Level, name: str) -> None:
    """A bot's advice is always among what its seat may do."""
    game = ALL_GAMES[name]
    bot = game.bots[level]
    for seed, setup in enumerate(small_setups(name)):
        steps = list(
            played_match(game, setup, seed, lambda view, rng: bot.advise(view, rng.randrange))
        )

        assert isinstance(game.rules.pending(steps[-1].played.state), Finished)


@every_timed_game
def test_matches_by_the_clock_come_to_their_end(name: str) -> None:
    """What the clock does is legal at any moment."""
    game = ALL_GAMES[name]
    timed = [setup for setup in small_setups(name) if due(game, setup)]
    assert timed, "each of these games has tables that play by the clock"
    rang = 0
    for seed, setup in enumerate(timed * 4):
        steps = list(random_match(game, setup, seed))
        rang += sum(step.seat == TABLE for step in steps)

        assert isinstance(game.rules.pending(steps[-1].played.state), Finished)
    assert 0 < rang <= 4 * len(timed)


@every_timed_game
def test_what_the_clock_does_is_refused_to_seats(name: str) -> None:
    """Nobody but the table ends its time."""
    game = ALL_GAMES[name]
    setup = next(setup for setup in small_setups(name) if due(game, setup))
    action = due(game, setup)
    assert action is not None
    state = opening(game, setup, 3).state
    for seat in seats_awaited(game.rules.pending(state)):
        check_refused(game, state, seat, action)


@cache
def fingerprint(name: str, matches: int) -> str:
    """A hash over all states of some matches."""
    game, sha = ALL_GAMES[name], hashlib.sha256()
    for seed in range(matches):
        for step in random_match(game, small_setups(name)[seed % 3], seed):
            sha.update(encode(step.played.state))
    return sha.hexdigest()


def interpreters() -> list[str]:
    """This Python, and every other one on the path that can load our packages."""
    found = {Path(sys.executable).resolve(): sys.executable}
    for folder, minor in product(os.environ.get("PATH", "").split(os.pathsep), range(11, 20)):
        python = Path(folder) / f"python3.{minor}"
        if python.is_file() and python.resolve() not in found and loads_packages(python):
            found[python.resolve()] = str(python)
    return list(found.values())


def loads_packages(python: Path) -> bool:
    """Whether the interpreter runs at all, and finds packages made for it beside ours."""
    asked = [str(python), "-c", "import msgspec, pytest"]
    tried = subprocess.run(asked, check=False, env=elsewhere("0"), capture_output=True)
    return tried.returncode == 0


def elsewhere(hash_seed: str) -> dict[str, str]:
    """The environment of another process that uses this one's packages."""
    packages = os.pathsep.join([str(Path.cwd()), *site.getsitepackages()])
    return {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": packages}


@pytest.mark.thorough
@every_game
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
@pytest.mark.parametrize("python", interpreters())
def test_other_processes_reach_the_same_states(name: str, python: str, hash_seed: str) -> None:
    """Row 10: neither the interpreter nor the process nor the order of hashes matters."""
    matches = fewer(name, sized(50, 10_000))
    code = (
        "from tests.domain.test_every_game import fingerprint\n"
        f"print(fingerprint({name!r}, {matches}))"
    )
    there = subprocess.run(
        [python, "-c", code],
        env=elsewhere(hash_seed),
        capture_output=True,
        text=True,
        check=True,
    )

    assert there.stdout.strip() == fingerprint(name, matches)
