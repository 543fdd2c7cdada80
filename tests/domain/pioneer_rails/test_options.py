"""Options and decide agree on partial turns, both ways; previews tell what will happen."""

import random
from itertools import product

import pytest
from msgspec import Struct
from msgspec.structs import replace

from domain.games.pioneer_rails import greenhorn, rules
from domain.games.pioneer_rails.actions import Action, Activation, PickCard, SubmitTurn, Track
from domain.games.pioneer_rails.data import SHEET_IDS, SUITS, SheetId
from domain.games.pioneer_rails.events import BuildingActivated, GoalReached, TurnPlayed
from domain.games.pioneer_rails.maps import MAPS, Way
from domain.games.pioneer_rails.previews import (
    ActivationPreview,
    CardPreview,
    Preview,
    TrackPreview,
    TurnPreview,
)
from domain.games.pioneer_rails.setup import TableOptions
from domain.games.pioneer_rails.state import RailsState
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.kernel.game import erased
from domain.kernel.rules import AwaitSeats, Option, Setup, StepAsk
from domain.kernel.violations import RuleViolation
from domain.registry import PIONEER_RAILS
from tests.domain.pioneer_rails.table import Done, fold, given, settle
from tests.driver import played_match
from tests.sizes import sized

GAME = erased(PIONEER_RAILS)
WAYS: tuple[Way, ...] = ("rail", "bridge", "tunnel", "shortcut", "switch")
TABLES = [
    TableOptions(sheet, advanced_hand=variants, owners=True, jokers=variants)
    for sheet, variants in product(SHEET_IDS, (False, True))
]


def positions(table: TableOptions, seed: int, every: int) -> list[tuple[RailsState, int]]:
    """Some positions of a match of greenhorns at which a seat plans."""
    found: list[tuple[RailsState, int]] = []
    for step in played_match(GAME, Setup(2, table), seed, _by_a_greenhorn):
        assert isinstance(step.state, RailsState)
        if isinstance(step.action, SubmitTurn):
            found.append((step.state, step.seat))
    return found[seed % every :: every]


def _by_a_greenhorn(view: Struct, rng: random.Random) -> Struct:
    assert isinstance(view, PioneerRailsView)
    return greenhorn.advise(view, rng.randrange)


def accepted(state: RailsState, seat: int, action: SubmitTurn) -> bool:
    try:
        rules.decide(state, seat, action)
    except RuleViolation:
        return False
    return True


def partial_turn(view: PioneerRailsView, rng: random.Random) -> SubmitTurn:
    """A turn grown through the options to some point before its end."""
    named = rules.options(view, None)
    option = rng.choice(named)
    turn = option.action
    assert isinstance(turn, SubmitTurn)
    if turn.card.startswith("joker"):
        turn = replace(turn, rank=rng.choice(["10", "A"]), suit=rng.choice(SUITS))
    for _ in range(rng.randrange(5)):
        going = [
            option
            for option in rules.options(view, turn)
            if isinstance(option.action, SubmitTurn) and not option.action.closed
        ]
        if not going:
            break
        most = max(_activated(option) for option in going)
        best = [option for option in going if _activated(option) == most]
        turn = rng.choice(rng.choice([best, going])).action
        assert isinstance(turn, SubmitTurn)
    return turn


def _activated(option: Option[Action, Preview]) -> int:
    preview = option.preview
    return len(preview.activates) if isinstance(preview, TrackPreview) else 0


def nearby(turn: SubmitTurn, table: TableOptions, rng: random.Random) -> list[Track]:
    """Tracks that could be tried next: all from a few corners, in all ways."""
    map_ = MAPS[table.sheet]
    names = map_.corner_names
    tried = []
    starts = {track.end for track in turn.tracks} | {*rng.sample(names, 12)}
    starts |= {names[corner] for corner in range(len(names)) if _at_station(map_.sheet.id, corner)}
    for start in sorted(starts):
        number = map_.corner_number[start]
        ends = [other for one, other in map_.joins if one == number]
        tried += [Track(start, names[end], way) for end in ends for way in WAYS]
        tried.append(Track(start, rng.choice(names), "rail"))
    return tried


def _at_station(sheet: SheetId, corner: int) -> bool:
    return any(mask >> corner & 1 for mask in MAPS[sheet].station_corners)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_next_track_is_offered_exactly_when_the_rules_accept_it(table: TableOptions) -> None:
    for seed in range(sized(1, 40)):
        rng = random.Random(seed)
        for state, seat in positions(table, seed, sized(9, 3)):
            view = rules.view(state, seat)
            turn = partial_turn(view, rng)
            offered = {
                option.action.tracks[-1]
                for option in rules.options(view, turn)
                if isinstance(option.action, SubmitTurn)
                and len(option.action.tracks) == len(turn.tracks) + 1
            }
            tried = nearby(turn, table, rng)
            assert offered & {*tried} or not offered or len(offered) < 8
            for track in {*tried, *offered}:
                longer = replace(turn, tracks=(*turn.tracks, track))
                listed = rules.options(view, longer)
                assert (track in offered) == bool(listed), track
                if listed:
                    assert accepted(state, seat, _finished(listed))
                else:
                    assert not accepted(state, seat, replace(longer, closed=True))


def _finished(listed: list[Option[Action, Preview]]) -> SubmitTurn:
    """The first option: the turn as it stands, with the activations proposed."""
    first = listed[0]
    assert first.ask is None
    assert isinstance(first.action, SubmitTurn)
    return first.action


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_activations_are_offered_exactly_when_the_rules_accept_them(table: TableOptions) -> None:
    orders = 0
    for seed in range(sized(1, 20)):
        rng = random.Random(seed)
        for state, seat in positions(table, seed, 3):
            view = rules.view(state, seat)
            turn = replace(partial_turn(view, rng), closed=True)
            while listed := rules.options(view, turn):
                offered = [
                    option.action.activations
                    for option in listed
                    if isinstance(option.action, SubmitTurn)
                ]
                assert all(each[: len(turn.activations)] == turn.activations for each in offered)
                for activation in tried_activations(view, rng):
                    longer = replace(turn, activations=(*turn.activations, activation))
                    likely = any(
                        each[: len(longer.activations)] == longer.activations for each in offered
                    )
                    assert bool(rules.options(view, longer)) == likely
                chosen = rng.choice(listed)
                assert isinstance(chosen.action, SubmitTurn)
                assert accepted(state, seat, chosen.action) == (chosen.ask is None)
                orders += len(listed) > 1
                if chosen.ask is None:
                    break
                turn = chosen.action
    assert orders


def tried_activations(view: PioneerRailsView, rng: random.Random) -> list[Activation]:
    places = [at.id for at in MAPS[view.sheet].sheet.hexes if at.id]
    some = rng.sample(places, 6)
    return [
        activation
        for place in some
        for activation in (
            Activation(place),
            Activation(place, gold=1),
            Activation(place, rank="A"),
            Activation(place, rank="10"),
            Activation(place, jail=1),
            Activation(place, jail=3),
        )
    ]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_previews_tell_what_the_turn_does(table: TableOptions) -> None:
    activated = 0
    for seed in range(sized(1, 40)):
        rng = random.Random(seed)
        for state, seat in positions(table, seed, sized(7, 3)):
            view = rules.view(state, seat)
            turn = partial_turn(view, rng)
            listed = rules.options(view, turn)
            for option in [listed[0], *rng.sample(listed, k=min(2, len(listed)))]:
                assert isinstance(option.action, SubmitTurn)
                listed = rules.options(view, option.action)
                preview = option.preview
                if isinstance(preview, TrackPreview):
                    whole = listed[0].preview
                    assert isinstance(whole, TurnPreview)
                    assert preview.points == whole.points
                    assert (preview.symbol, preview.power) == (whole.symbol, whole.power)
                    before = rules.options(view, turn)[0].preview
                    assert isinstance(before, TurnPreview)
                    now = {each.building for each in whole.activations}
                    then = {each.building for each in before.activations}
                    assert {*preview.activates} == now - then
                    left = listed
                    steps = 0
                    while True:
                        more = [
                            each
                            for each in left
                            if isinstance(each.preview, TrackPreview)
                            and each.preview.way == "rail"
                            and each.preview.symbol == preview.symbol
                        ]
                        if not more:
                            break
                        steps += 1
                        left = rules.options(view, more[0].action)
                    assert steps <= preview.left
                elif option.ask is None and isinstance(preview, TurnPreview):
                    done = carried_out(state, seat, option.action)
                    marks = [e for e in done.of(BuildingActivated) if e.seat == seat]
                    [played] = [e for e in done.of(TurnPlayed) if e.seat == seat]
                    goals = [e.goal for e in done.of(GoalReached) if e.seat == seat]
                    assert preview.activations == tuple(
                        ActivationPreview(e.building, e.kind, e.points) for e in marks
                    )
                    assert (preview.symbol, preview.power) == (played.symbol, played.power)
                    assert (preview.towns, [*preview.goals]) == (played.towns, goals)
                    gained = points(done.state, seat) - points(state, seat)
                    assert preview.points == gained
                    activated += len(marks)
    assert activated


def carried_out(state: RailsState, seat: int, turn: SubmitTurn) -> Done:
    """The turn done, with whatever the other seat has planned or nothing."""
    events = [*rules.decide(state, seat, turn)]
    state = fold(state, *events)
    while isinstance(pending := rules.pending(state), AwaitSeats):
        other = min(pending.decisions)
        named = rules.options(rules.view(state, other), None)[0].action
        assert isinstance(named, SubmitTurn)
        if named.card.startswith("joker"):
            named = replace(named, rank="A", suit="club")
        finish = rules.options(rules.view(state, other), named)[0].action
        new = rules.decide(state, other, finish)
        events += new
        state = fold(state, *new)
    return settle(state, events)


def points(state: RailsState, seat: int) -> int:
    """Points without hands and goals."""
    scores = rules.view(state, seat).seats[seat].scores
    return scores.total - scores.hands - scores.goals


@pytest.mark.parametrize(
    "partial",
    [
        PickCard("KS"),
        SubmitTurn(rank="A"),
        SubmitTurn("AS"),
        SubmitTurn("KS", tracks=(Track("a", "b"),)),
        SubmitTurn("KS", activations=(Activation("mine_1"),)),
        SubmitTurn("KS", closed=True, activations=(Activation("mine_1"),)),
        SubmitTurn("KS", "K", "spade"),
        SubmitTurn("joker_1"),
    ],
    ids=str,
)
def test_nothing_follows_from_a_wrong_partial(partial: SubmitTurn | PickCard) -> None:
    assert rules.options(rules.view(given(), 0), partial) == []


def test_the_dealers_cards_are_shown_with_what_they_make_of_the_hand() -> None:
    view = rules.view(replace(given(seats=2), picked=""), 0)

    listed = rules.options(view, None)

    assert [option.action for option in listed] == [PickCard(card) for card in view.cards]
    assert all(isinstance(option.preview, CardPreview) for option in listed)
    assert rules.options(view, PickCard("QH")) == [listed[1]]
    assert rules.options(view, PickCard("AC")) == []
    assert rules.options(view, SubmitTurn("QH")) == []
    assert rules.options(rules.view(replace(given(seats=2), picked=""), 1), None) == []


def test_a_turn_without_a_choice_is_offered_once() -> None:
    state = given()
    listed = rules.options(rules.view(state, 0), SubmitTurn("KS"))

    assert [option.ask for option in listed[:1]] == [None]
    assert StepAsk("activations") not in [option.ask for option in listed]
    whole = rules.options(rules.view(state, 0), SubmitTurn("KS", closed=True))
    assert [option.action for option in whole] == [SubmitTurn("KS", closed=True)]
