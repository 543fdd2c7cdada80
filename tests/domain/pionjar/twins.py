"""Twin tables: two that are the same to a viewer, but for what the viewer may not know.

They differ only in the values of others' cards, of those in the stacks and of those that
raiders took, and in others' sealed bids.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from msgspec import Struct
from msgspec.structs import replace

from domain.games.pionjar.data import BID_LOWEST, GOODS
from domain.games.pionjar.setup import TableOptions
from domain.games.pionjar.state import PionjarState, Spoils
from domain.kernel.rules import SPECTATOR, Setup
from domain.registry import GAMES
from tests.driver import random_match

SEATS = 3
VIEWERS = (SPECTATOR, 0, 1)
PAIRS_A_MATCH = 50


@dataclass
class Pair:
    """Two tables that are the same to the viewer, and what each has still to be told."""

    viewer: int
    one: PionjarState
    other: PionjarState

    @property
    def differs(self) -> bool:
        """Whether they are two tables at all."""
        return self.one != self.other


def twin(state: PionjarState, viewer: int, rng: random.Random) -> PionjarState:
    """The same table with everything that the viewer may not know dealt anew."""
    hands = [pioneer.spoils for pioneer in state.pioneers]
    stacks, lost = state.stacks, state.lost
    for goods in GOODS:
        hidden = [seat for seat in range(len(hands)) if seat != viewer]
        pool = [value for seat in hidden for value in hands[seat].of(goods)]
        pool += [*stacks.of(goods), *lost.of(goods)]
        rng.shuffle(pool)
        for seat in hidden:
            hands[seat] = hands[seat].having(goods, dealt(pool, len(hands[seat].of(goods))))
        lost = lost.having(goods, dealt(pool, len(lost.of(goods))))
        stacks = stacks.having(goods, tuple(sorted(pool)))
    pioneers = tuple(
        replace(pioneer, spoils=hand) for pioneer, hand in zip(state.pioneers, hands, strict=True)
    )
    return rebid(replace(state, pioneers=pioneers, stacks=stacks, lost=lost), viewer, rng)


def dealt(pool: list[int], count: int) -> tuple[int, ...]:
    return tuple(pool.pop() for _ in range(count))


def rebid(state: PionjarState, viewer: int, rng: random.Random) -> PionjarState:
    """The same table with other sealed bids of the others."""
    auction = state.auction
    if auction is None:
        return state
    bids = list(auction.bids)
    for seat, bid in enumerate(bids):
        if bid is not None and seat != viewer:
            lowest, cash = BID_LOWEST[auction.goods], state.pioneers[seat].cash
            bids[seat] = rng.choice([0, *range(lowest, cash + 1, 100)])
    return replace(state, auction=replace(auction, bids=tuple(bids)))


def pairs(number: int) -> Iterator[tuple[Pair, random.Random]]:
    """So many pairs out of matches played at random: others hold cards or have sealed bids."""
    return islice(_pairs(), number)


def _pairs() -> Iterator[tuple[Pair, random.Random]]:
    for seed in count():
        rng = random.Random(seed)
        options = TableOptions(1859, "sealed" if rng.randrange(3) else "open")
        setup: Setup[Struct] = Setup(SEATS, options)
        steps = [step.state for step in random_match(GAMES["pionjar"], setup, seed)]
        viewer = VIEWERS[seed % len(VIEWERS)]
        telling = [state for state in steps if isinstance(state, PionjarState)]
        telling = [state for state in telling if hides_something(state, viewer)]
        for state in rng.sample(telling, min(PAIRS_A_MATCH, len(telling))):
            yield Pair(viewer, state, twin(state, viewer, rng)), rng


def hides_something(state: PionjarState, viewer: int) -> bool:
    held = any(
        pioneer.spoils != Spoils() for seat, pioneer in enumerate(state.pioneers) if seat != viewer
    )
    return held or bool(state.auction and any(state.auction.bids))
