"""Who may know what: plans and secret cards are their seats' own (PR-6, PR-44).

Twin tables differ only in what others hide: every byte to a viewer is the same.
"""

import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import SubmitTurn
from domain.games.pioneer_rails.data import (
    CARD_NUMBER,
    CARDS,
    JOKERS,
    RANKS,
    SHEET_IDS,
    SUITS,
)
from domain.games.pioneer_rails.events import Event, SecretDealt, TurnSubmitted
from domain.games.pioneer_rails.setup import TableOptions
from domain.games.pioneer_rails.state import RailsState
from domain.games.pioneer_rails.view import PioneerRailsView, redact, sheet_of, view
from domain.kernel.game import erased
from domain.kernel.rules import EVERYONE, SPECTATOR, AwaitSeats, Setup
from domain.registry import PIONEER_RAILS
from tests.domain.pioneer_rails.table import fold, given, planned, play, tracks
from tests.driver import random_match
from tests.sizes import sized

GAME = erased(PIONEER_RAILS)
SEATS = 3
HIDER = 2
encode = msgspec.json.Encoder().encode
honest_view = view


def started(seed: int) -> list[RailsState]:
    """Positions of a random match at which the hiding seat is to plan."""
    options = TableOptions(
        SHEET_IDS[seed % 4], advanced_hand=True, owners=seed % 3 == 0, jokers=seed % 2 == 0
    )
    found = []
    for step in random_match(GAME, Setup(SEATS, options), seed):
        state = step.state
        assert isinstance(state, RailsState)
        pending = rules.pending(state)
        if isinstance(pending, AwaitSeats) and HIDER in pending.decisions:
            asked = pending.decisions[HIDER].ask
            others = set(pending.decisions) - {HIDER}
            if asked == "turn" and others:
                found.append(state)
    return found


def told(state: RailsState, events: list[Event], viewer: int) -> bytes:
    """All that a viewer is told: versions, events as it may know them, its view, its options."""
    seen = [redact(event, viewer) for event in events]
    now = view(state, viewer)
    return encode([len(events), seen, now, rules.options(now, None)])


def with_plan(state: RailsState, turn: SubmitTurn) -> tuple[RailsState, list[Event]]:
    events = [*rules.decide(state, HIDER, turn)]
    return fold(state, *events), events


def random_plan(state: RailsState, rng: random.Random) -> SubmitTurn:
    """A card, some tracks or none, and what they activate."""
    own = honest_view(state, HIDER)
    turn = rng.choice(rules.options(own, None)).action
    assert isinstance(turn, SubmitTurn)
    if turn.card in JOKERS:
        turn = replace(turn, rank=rng.choice(RANKS), suit=rng.choice(SUITS))
    for _ in range(rng.randrange(3)):
        turn = rng.choice(rules.options(own, turn)).action
        assert isinstance(turn, SubmitTurn)
    finished = rules.options(own, turn)[0].action
    assert isinstance(finished, SubmitTurn)
    return finished


def with_secret(state: RailsState, rng: random.Random) -> RailsState:
    """The same table but that the hiding seat has got another secret card of those left."""
    hidden = state.secrets[HIDER]
    others = [number for number, left in enumerate(state.deck) if left]
    if not others:
        return state
    other = rng.choice(others)
    deck = [*state.deck]
    deck[other], deck[CARD_NUMBER[hidden]] = 0, 1
    secrets = (*state.secrets[:HIDER], CARDS[other], *state.secrets[HIDER + 1 :])
    return replace(state, deck=tuple(deck), secrets=secrets)


VIEWERS = (0, 1, SPECTATOR)
PLANS_A_POSITION = 3


def pairs(count: int) -> int:
    """Compares so many pairs; how many of them did differ in what is hidden."""
    compared, differed, seed = 0, 0, 0
    while compared < count:
        rng = random.Random(seed)
        for state in started(seed):
            for _ in range(PLANS_A_POSITION):
                viewer = VIEWERS[compared // 2 % len(VIEWERS)]
                one, other = random_plan(state, rng), random_plan(state, rng)
                left, right = with_plan(state, one), with_plan(state, other)
                assert told(*left, viewer) == told(*right, viewer), f"seed {seed}"
                secret = with_secret(state, rng)
                assert told(*dealt(state), viewer) == told(*dealt(secret), viewer), f"seed {seed}"
                compared += 2
                differed += (one != other) + (secret != state)
        seed += 1
    return differed


def dealt(state: RailsState) -> tuple[RailsState, list[Event]]:
    return state, [SecretDealt(HIDER, state.secrets[HIDER])]


@pytest.mark.thorough
@pytest.mark.rule("PR-6")
@pytest.mark.rule("PR-44")
def test_what_another_hides_changes_no_byte() -> None:
    """Row 11: plans and secret cards."""
    count = sized(2_000, 100_000)

    assert pairs(count) > count / 2  # most twins do differ in what is hidden


def leak(change: Callable[[RailsState, PioneerRailsView], PioneerRailsView]) -> object:
    return lambda state, viewer: change(state, honest_view(state, viewer))


def hidden_size(state: RailsState) -> int:
    turn = state.submitted[HIDER]
    return len(turn.tracks) if turn else CARD_NUMBER[state.secrets[HIDER]] % 4


LEAKS = {
    "a value": lambda state, seen: replace(seen, secret=state.secrets[HIDER]),
    "a plan": lambda state, seen: replace(seen, submitted=state.submitted[HIDER]),
    "a count": lambda state, seen: replace(seen, waiting=seen.waiting + (9,) * hidden_size(state)),
    "a length": lambda state, seen: replace(seen, set_aside="x" * hidden_size(state)),
}


@pytest.mark.parametrize("name", LEAKS)
def test_planted_leaks_of_the_view_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Teeth: a hidden value, and a count or a length that depends on it, are noticed."""
    monkeypatch.setattr("tests.domain.pioneer_rails.test_view.view", leak(LEAKS[name]))

    with pytest.raises(AssertionError, match="seed"):
        pairs(30)


def one_event_a_track(state: RailsState, turn: SubmitTurn) -> tuple[RailsState, list[Event]]:
    after, events = honest_plan(state, turn)
    return after, events * max(1, len(turn.tracks))


honest_plan, honest_redact = with_plan, redact
EVENT_LEAKS: dict[str, tuple[str, object]] = {
    "the number of events, and so the version": ("with_plan", one_event_a_track),
    "an event as it is": ("redact", lambda event, viewer: event),
    "the length of an event": (
        "redact",
        lambda event, viewer: (
            "x" * len(encode(event))
            if isinstance(event, TurnSubmitted)
            else honest_redact(event, viewer)
        ),
    ),
}


@pytest.mark.parametrize("name", EVENT_LEAKS)
def test_planted_leaks_of_events_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    part, broken = EVENT_LEAKS[name]
    monkeypatch.setattr(f"tests.domain.pioneer_rails.test_view.{part}", broken)

    with pytest.raises(AssertionError, match="seed"):
        pairs(30)


@pytest.mark.rule("PR-6")
def test_a_plan_is_one_event_that_others_see_without_its_content() -> None:
    state = given(seats=3)
    turn = planned(state)
    [event] = rules.decide(state, 0, turn)

    assert redact(event, 0) == event
    assert redact(event, EVERYONE) == event
    for viewer in (1, 2, SPECTATOR):
        assert redact(event, viewer) == TurnSubmitted(0, None)
    after = fold(state, event)
    assert view(after, 0).submitted == turn
    assert [view(after, viewer).submitted for viewer in (1, SPECTATOR, EVERYONE)] == [None] * 3
    assert view(after, 1).waiting == (1, 2)


@pytest.mark.rule("PR-6")
def test_others_sheets_show_the_state_after_the_last_finished_turn() -> None:
    state = given(seats=2)
    turn = planned(state)
    before = view(state, 1).seats
    waiting = fold(state, *rules.decide(state, 0, turn))

    assert view(waiting, 1).seats == before
    assert play(state).state.sheets[0].hands == (("K",),)


@pytest.mark.rule("PR-44")
def test_a_secret_card_is_seen_by_its_owner_alone() -> None:
    state = given(seats=3, advanced_hand=True)
    event = SecretDealt(1, "JC")

    assert [view(state, viewer).secret for viewer in (0, 1, 2, SPECTATOR, EVERYONE)] == [
        "10C", "JC", "QC", "", "",
    ]  # fmt: skip
    assert redact(event, 1) == event
    assert redact(event, 0) == SecretDealt(1, None)
    assert view(state, SPECTATOR).secrets
    assert not view(given(seats=3), 0).secrets


def test_a_view_holds_all_that_planning_needs() -> None:
    for state in started(3)[::4]:
        for seat in range(SEATS):
            shown = sheet_of(view(state, seat).seats[seat])
            assert shown == replace(state.sheets[seat], eased=0)
    assert tracks(["a", "b"])


def test_the_view_tells_how_much_of_a_goal_each_seat_has() -> None:
    state = given(seats=2, goals=("1A", "1H", "1K"))
    sheets = (replace(state.sheets[0], towns=("town_1", "town_2"), banked=3), state.sheets[1])
    goals = view(replace(state, sheets=sheets), SPECTATOR).goals

    assert [(goal.goal, goal.wanted, goal.has) for goal in goals] == [
        ("1A", 5, (3, 0)),
        ("1H", 5, (0, 0)),
        ("1K", 6, (2, 0)),
    ]


def test_whoever_has_what_a_goal_wants_has_reached_it() -> None:
    met = 0
    for seed in range(3 * len(SHEET_IDS)):
        options = TableOptions(SHEET_IDS[seed % len(SHEET_IDS)])
        for step in random_match(GAME, Setup(SEATS, options), seed):
            state = step.state
            assert isinstance(state, RailsState)
            for goal in view(state, SPECTATOR).goals:
                has_it = [seat for seat, has in enumerate(goal.has) if has >= goal.wanted]
                assert has_it == [mark.seat for mark in goal.reached]
                met += len(has_it)

    assert met
