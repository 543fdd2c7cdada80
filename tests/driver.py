"""Random play of any game through the kernel, from a seed that a failure prints."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import msgspec
from msgspec import Struct

from domain.kernel.game import AnyGame
from domain.kernel.play import Played, begin, submit
from domain.kernel.rules import (
    TABLE,
    AwaitSeats,
    ChoiceAsk,
    NumberAsk,
    Option,
    Pending,
    Setup,
    StepAsk,
)

ACTIONS_MAX = 20_000
ASKS_MAX = 64
CLOCK_AFTER_MAX = 200
"""The clock of a match is due after fewer actions than this."""


@dataclass
class Step:
    """A position, who acts on it (a seat, or TABLE) and how, and what came of it."""

    state: Struct
    seat: int
    action: Struct
    played: Played[Struct, Struct]


def setups(game: AnyGame) -> list[Setup[Struct]]:
    """Every number of seats with every combination of options of small choice."""
    schema = msgspec.json.schema(game.options_type)
    fields = next(iter(schema["$defs"].values()))["properties"]
    choices = [
        [(name, value) for value in field.get("enum", [False, True])]
        for name, field in fields.items()
    ]
    return [
        Setup(seats, msgspec.convert(dict(chosen), game.options_type))
        for seats in range(game.seats_min, game.seats_max + 1)
        for chosen in product(*choices)
    ]


def seats_awaited(pending: Pending) -> list[int]:
    """The seats that must act now."""
    return sorted(pending.decisions) if isinstance(pending, AwaitSeats) else []


def complete(
    game: AnyGame, view: Struct, option: Option[Struct, Struct], rng: random.Random
) -> Struct:
    """The option with everything that it asks for chosen at random."""
    for _ in range(ASKS_MAX):
        match option.ask:
            case None:
                return option.action
            case StepAsk():
                partial = option.action
            case ask:
                partial = msgspec.structs.replace(option.action, **{ask.field: chosen(ask, rng)})
        option = rng.choice(game.rules.options(view, partial))
    raise AssertionError("an option asks without end")


def chosen(ask: NumberAsk | ChoiceAsk, rng: random.Random) -> int | str:
    """One of the values that an ask allows."""
    match ask:
        case NumberAsk(_, low, high, step):
            return rng.randrange(low, high + 1, step)
        case ChoiceAsk(_, values):
            return rng.choice(values)


def due(game: AnyGame, setup: Setup[Struct]) -> Struct | None:
    """What the clock does in a match that has one."""
    clock = game.clock(setup.options) if game.clock else None
    return clock and clock[1]


def key_of(seed: int) -> bytes:
    """A match key for a test's seed."""
    return seed.to_bytes(32, "big")


def opening(game: AnyGame, setup: Setup[Struct], seed: int) -> Played[Struct, Struct]:
    """The match's beginning under a test's seed."""
    return begin(game.rules, setup, key_of(seed))


def random_match(
    game: AnyGame, setup: Setup[Struct], seed: int, actions_max: int = ACTIONS_MAX
) -> Iterator[Step]:
    """Steps of a match played at random among the options, until it ends."""

    def choose(view: Struct, rng: random.Random) -> Struct:
        return complete(game, view, rng.choice(game.rules.options(view, None)), rng)

    return played_match(game, setup, seed, choose, actions_max)


def played_match(
    game: AnyGame,
    setup: Setup[Struct],
    seed: int,
    choose: Callable[[Struct, random.Random], Struct],
    actions_max: int = ACTIONS_MAX,
) -> Iterator[Step]:
    """Steps of a match in which all seats choose like this; its clock is due at any moment."""
    rng = random.Random(seed)
    clock = due(game, setup)
    rings = int(CLOCK_AFTER_MAX ** rng.random()) - 1  # early more often than late
    played = opening(game, setup, seed)
    for number in range(actions_max):
        state = played.state
        seats = seats_awaited(game.rules.pending(state))
        if not seats:
            return
        if clock is not None and number == rings:
            seat, action = TABLE, clock
        else:
            seat = rng.choice(seats)
            action = choose(game.rules.view(state, seat), rng)
        played = submit(game.rules, state, seat, action, key_of(seed), played.draws_made)
        yield Step(state, seat, action, played)
