"""Positions of Rancher that random play comes to."""

import random
from collections.abc import Iterator

from domain.games.rancher import rules
from domain.games.rancher.actions import Action
from domain.games.rancher.events import Event
from domain.games.rancher.options import options
from domain.games.rancher.setup import TableOptions
from domain.games.rancher.state import RancherState
from domain.games.rancher.view import RancherView
from domain.kernel.play import begin, submit
from domain.kernel.rules import AwaitSeats, NumberAsk, Setup

ACTIONS_MAX = 2_000


def a_way_on(view: RancherView, rng: random.Random) -> Action:
    """One of the options, its number chosen at random."""
    option = rng.choice(options(view, None))
    match option.ask:
        case NumberAsk(min=low, max=high):
            filled = type(option.action)(rng.randint(low, high))  # type: ignore[arg-type]
            return options(view, filled)[0].action
        case _:
            return option.action


def random_play(
    seed: int, seats: int, *, automatic_rolls: bool = False
) -> Iterator[tuple[RancherState, list[Event], RancherState]]:
    """A match of 40 rounds: before, what happened, after; once for each action."""
    rng, key = random.Random(seed), seed.to_bytes(32, "big")
    setup = Setup(seats, TableOptions(rounds=40, automatic_rolls=automatic_rolls))
    played = begin(rules, setup, key)
    for _ in range(ACTIONS_MAX):
        state = played.state
        pending = rules.pending(state)
        if not isinstance(pending, AwaitSeats):
            return
        [seat] = pending.decisions
        action = a_way_on(rules.view(state, seat), rng)
        played = submit(rules, state, seat, action, key, played.draws_made)
        yield state, played.events, played.state
    raise AssertionError("the match does not end")
