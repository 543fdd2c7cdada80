"""Row 11: what a viewer may not know changes no byte of what the viewer is told.

Whatever is done at two twin tables, the viewer is told the same, until a rule shows a secret
or the viewer gets to know another card.
"""

import random
from collections.abc import Callable, Iterator
from typing import cast

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from domain.games.pionjar import rules, view
from domain.games.pionjar.actions import Action, Bid, Move, PassBid, Visit, Wager
from domain.games.pionjar.data import BID_LOWEST
from domain.games.pionjar.events import (
    BidSealed,
    BidsOpened,
    Event,
    Found,
    FursSold,
    HaulLost,
    HaulSurrendered,
    LotSold,
    MatchEnded,
    SpoilsSold,
)
from domain.games.pionjar.state import PionjarState
from domain.games.pionjar.view import PionjarView
from domain.kernel.chance import draw
from domain.kernel.rules import AwaitChance, AwaitSeats, Option, Proceed
from domain.kernel.violations import NotAwaited, RuleViolation
from domain.registry import GAMES
from tests.domain.pionjar.twins import Pair, pairs
from tests.driver import complete, key_of
from tests.sizes import sized

STEPS_MAX = 1_000
WRONG: tuple[Action, ...] = (Bid(2**31 - 1), Bid(1_050), Wager(2**31 - 1), Visit(harvest=9), Move())
encode = msgspec.json.encode


def told(state: PionjarState, viewer: int) -> list[bytes]:
    """Position, options, the ways to go on from each of them, and refusals; encoded."""
    seen = rules.view(state, viewer)
    offered = rules.options(seen, None)
    partly = [rules.options(seen, option.action) for option in offered]
    return [encode(seen), encode(offered), encode(partly), encode(refusals(state, viewer))]


def refusals(state: PionjarState, viewer: int) -> list[str]:
    """What wrong actions of the viewer's are answered."""
    answers = []
    for action in WRONG:
        try:
            answers.append(f"{len(rules.decide(state, viewer, action))} events")
        except RuleViolation as refused:
            answers.append(str(refused))
        except NotAwaited:
            answers.append(str(rules.unasked(state, viewer)))
    return answers


def shows(event: Event, viewer: int) -> bool:
    """Whether the event shows a secret by the rules, to all or to the viewer."""
    match event:
        case SpoilsSold() | FursSold() | HaulSurrendered() | BidsOpened() | MatchEnded():
            return True
        case Found(seat=seat) | LotSold(seat=seat) | HaulLost(seat=seat):
            return seat == viewer
        case _:
            return False


def played(
    state: PionjarState, seat: int, action: Action, draws: int
) -> Iterator[tuple[Event, PionjarState]]:
    """The events of an action and of what follows by itself, each with the table after it."""
    events = rules.decide(state, seat, action)
    for number in range(STEPS_MAX):
        for event in events:
            state = rules.evolve(state, event)
            yield event, state
        match rules.pending(state):
            case AwaitChance(request):
                events = rules.resolve(state, draw(key_of(draws), number, request))
            case Proceed():
                events = rules.resolve(state, None)
            case _:
                return


def first_difference(pair: Pair, rng: random.Random) -> str:
    """Where the viewer is first told another thing at the other table; nothing if nowhere."""
    viewer = pair.viewer
    if told(pair.one, viewer) != told(pair.other, viewer):
        return "position"
    pending = rules.pending(pair.one)
    if not isinstance(pending, AwaitSeats):
        return ""
    seat = rng.choice(sorted(pending.decisions))
    action = legal(pair.one, seat, rng)
    draws = rng.randrange(2**32)
    here = played(pair.one, seat, action, draws)
    there = played(pair.other, seat, other_bid(pair.other, viewer, seat, action, rng), draws)
    tables = pair.one, pair.other
    for (event, one), (another, other) in zip(here, there, strict=True):
        tables = one, other
        if shows(event, viewer):
            return ""
        if encode(rules.redact(event, viewer)) != encode(rules.redact(another, viewer)):
            return "event"
    one, other = tables
    return "" if told(one, viewer) == told(other, viewer) else "position afterwards"


def other_bid(
    state: PionjarState, viewer: int, seat: int, action: Action, rng: random.Random
) -> Action:
    """Another secret bid in its place, if it is one that the viewer is not told."""
    if state.auction is None or not state.auction.bids or seat == viewer:
        return action
    lowest, cash = BID_LOWEST[state.auction.goods], state.pioneers[seat].cash
    bids: list[Action] = [Bid(amount) for amount in range(lowest, cash + 1, 100)]
    return rng.choice([PassBid(), *bids])


@pytest.mark.thorough
@pytest.mark.rule("PJ-28")
@pytest.mark.rule("PJ-42")
@pytest.mark.rule("PJ-43")
def test_secrets_change_no_byte() -> None:
    number = sized(2_000, 100_000)
    differing = sealed = 0
    for pair, rng in pairs(number):
        assert first_difference(pair, rng) == "", f"{pair.viewer}: {pair.one}"
        differing += pair.differs
        sealed += bool(pair.one.auction and any(pair.one.auction.bids))
    assert differing > number * 9 // 10
    assert sealed > number // 50


Leak = Callable[[PionjarState, PionjarView], PionjarView]


def leaks_hands(state: PionjarState, seen: PionjarView) -> PionjarView:
    seats = tuple(
        replace(seat, hand=pioneer.spoils)
        for seat, pioneer in zip(seen.seats, state.pioneers, strict=True)
    )
    return replace(seen, seats=seats)


def leaks_capital(state: PionjarState, seen: PionjarView) -> PionjarView:
    """Not a value, but the length of a number."""
    total = sum(pioneer.spoils.total for pioneer in state.pioneers)
    return replace(seen, round=10 ** (total // 1_000))


def leaks_bids(state: PionjarState, seen: PionjarView) -> PionjarView:
    """Not a bid, but how many there are."""
    if state.auction is None or seen.auction is None:
        return seen
    passed = tuple(seat for seat, bid in enumerate(state.auction.bids) if bid == 0)
    return replace(seen, auction=replace(seen.auction, passed=passed))


def found() -> set[str]:
    """Where differences are found in a few pairs."""
    return {first_difference(pair, rng) for pair, rng in pairs(300)} - {""}


@pytest.mark.parametrize("leak", [leaks_hands, leaks_capital, leaks_bids])
def test_a_planted_leak_in_the_view_is_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.view
    monkeypatch.setattr(rules, "view", lambda state, viewer: leak(state, honest(state, viewer)))

    assert found()


@pytest.mark.parametrize("kind", [Found, BidSealed])
def test_a_planted_leak_in_an_event_is_caught(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.redact
    monkeypatch.setattr(
        rules,
        "redact",
        lambda event, viewer: event if isinstance(event, kind) else honest(event, viewer),
    )

    assert found() == {"event"}


def test_chance_that_is_asked_for_is_not_told() -> None:
    drawing = [
        state
        for pair, rng in pairs(100)
        for seat in [first_awaited(pair.one)]
        for _, state in played(pair.one, seat, legal(pair.one, seat, rng), 1)
        if isinstance(rules.pending(state), AwaitChance)
    ]

    assert drawing
    assert all(view.view(state, 0).pending == Proceed() for state in drawing)


def legal(state: PionjarState, seat: int, rng: random.Random) -> Action:
    """An action that the seat may take."""
    seen = rules.view(state, seat)
    option = cast("Option[Struct, Struct]", rng.choice(rules.options(seen, None)))
    return cast("Action", complete(GAMES["pionjar"], seen, option, rng))


def first_awaited(state: PionjarState) -> int:
    pending = rules.pending(state)
    assert isinstance(pending, AwaitSeats)
    return min(pending.decisions)
