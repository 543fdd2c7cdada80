"""Cards: the deck, the deal, lots, secrets and jokers (PR-1 to PR-6, PR-44, PR-46, PR-55)."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import PickCard, SubmitTurn
from domain.games.pioneer_rails.data import CARD_NUMBER, CARDS, RANKS, STANDARD_CARDS, SUITS
from domain.games.pioneer_rails.events import (
    BuildingActivated,
    CardPicked,
    CardRevealed,
    CardSetAside,
    DealerDrawn,
    GoalReached,
    GoalRevealed,
    JokerPutBack,
    RoundBegan,
    SecretDealt,
    TurnEnded,
    TurnPlayed,
    TurnSubmitted,
)
from domain.games.pioneer_rails.previews import CardPreview
from domain.games.pioneer_rails.state import RailsState
from domain.kernel.chance import DrawFrom
from domain.kernel.rules import (
    AwaitChance,
    AwaitSeats,
    ChoiceAsk,
    Decision,
    Proceed,
    StepAsk,
)
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.pioneer_rails.table import (
    OPENING,
    drawn,
    fold,
    fresh,
    given,
    hand,
    laid,
    planned,
    play,
    refused,
    route_along,
    routes,
    settle,
    start,
    tracks,
)


def asked_of(state: RailsState) -> dict[int, Decision]:
    pending = rules.pending(state)
    assert isinstance(pending, AwaitSeats)
    return pending.decisions


def offered(state: RailsState, seat: int) -> list[str]:
    actions = [option.action for option in rules.options(rules.view(state, seat), None)]
    assert all(isinstance(action, SubmitTurn | PickCard) for action in actions)
    return [action.card for action in actions]


@pytest.mark.rule("PR-1")
def test_the_deck_is_five_ranks_of_four_suits() -> None:
    assert len(STANDARD_CARDS) == 20
    assert {*STANDARD_CARDS} == {f"{rank}{suit[0].upper()}" for rank in RANKS for suit in SUITS}


@pytest.mark.rule("PR-1")
def test_each_round_begins_with_the_whole_deck() -> None:
    state = given(turn=4)
    assert sum(state.deck) == 17

    done = play(state)

    after = settle(done.state)
    assert after.events == [RoundBegan(2)]
    assert after.state.deck == (1,) * 20
    assert rules.pending(after.state) == AwaitChance(DrawFrom((1,) * 20))


@pytest.mark.rule("PR-1")
def test_cards_that_were_open_do_not_come_back_within_the_round() -> None:
    state = play(given(turn=0)).state
    pending = rules.pending(state)

    assert pending == AwaitChance(DrawFrom(state.deck))
    gone = {card for card in STANDARD_CARDS if not state.deck[CARD_NUMBER[card]]}
    assert gone == {"JD", "QH", "KS"}


@pytest.mark.rule("PR-1")
def test_there_are_four_rounds_of_five_turns() -> None:
    rounds, turns = 0, 0
    state = given()
    while not state.scores:
        match rules.pending(state):
            case AwaitChance(DrawFrom(counts)):
                state = drawn(state, counts.index(1)).state
            case Proceed():
                done = settle(state)
                rounds += len(done.of(RoundBegan))
                state = done.state
            case _:
                turns += 1
                done = play(state)
                rounds += len(done.of(RoundBegan))
                state = done.state

    assert (rounds + 1, turns) == (4, 20)


@pytest.mark.rule("PR-2")
def test_a_lot_gives_the_first_deal_to_any_seat() -> None:
    state = fold(start(seats=3), *map(GoalRevealed, OPENING))

    assert rules.pending(state) == AwaitChance(DrawFrom((1, 1, 1)))
    done = drawn(state, 2)
    assert done.events == [DealerDrawn(2)]
    assert done.state.dealer == 2


@pytest.mark.rule("PR-2")
def test_the_dealer_takes_one_of_three_and_the_others_choose_from_two() -> None:
    state = given(seats=3, picked="QH")
    before = replace(state, picked="")

    assert asked_of(before) == {0: Decision("pick", 1, 0)}
    assert offered(before, 0) == ["KS", "QH", "JD"]
    assert rules.decide(before, 0, PickCard("QH")) == [CardPicked(0, "QH")]
    assert asked_of(state) == dict.fromkeys(range(3), Decision("turn", 1, 0))
    assert [offered(state, seat) for seat in range(3)] == [["QH"], ["KS", "JD"], ["KS", "JD"]]
    assert refused(state, seat=1, card="QH") == "PR-2"
    assert refused(state, seat=0, card="KS") == "PR-2"


@pytest.mark.rule("PR-2")
def test_several_may_use_the_same_card() -> None:
    done = play(given(seats=3))

    assert [event.card for event in done.of(TurnPlayed)] == ["KS", "QH", "QH"]


@pytest.mark.rule("PR-2")
@pytest.mark.parametrize("action", [PickCard(), PickCard("AS"), PickCard("nothing")])
def test_only_an_open_card_can_be_picked(action: PickCard) -> None:
    with pytest.raises(RuleViolation) as violation:
        rules.decide(replace(given(seats=2), picked=""), 0, action)

    assert violation.value.rule_id == "PR-2"


@pytest.mark.rule("PR-2")
def test_a_card_is_picked_once_and_by_the_dealer() -> None:
    state = given(seats=2)

    with pytest.raises(RuleViolation, match="PR-2"):
        rules.decide(state, 0, PickCard("QH"))
    with pytest.raises(NotAwaited):
        rules.decide(replace(state, picked=""), 1, PickCard("QH"))
    assert rules.unasked(replace(state, picked=""), 1).rule_id == "PR-2"
    with pytest.raises(RuleViolation, match="PR-6"):
        rules.decide(replace(state, picked=""), 0, SubmitTurn("QH", closed=True))


@pytest.mark.rule("PR-2")
@pytest.mark.parametrize(("dealer", "turn", "following"), [(0, 0, 1), (2, 0, 0), (1, 4, 2)])
def test_the_deal_goes_to_the_left_and_on_across_rounds(
    dealer: int, turn: int, following: int
) -> None:
    done = play(replace(given(seats=3, turn=turn), dealer=dealer))

    assert done.of(TurnEnded) == [TurnEnded(following)]
    assert done.state.dealer == following
    assert (done.state.cards, done.state.picked) == ((), "")


@pytest.mark.rule("PR-3")
@pytest.mark.parametrize("seats", [5, 8])
def test_with_five_seats_or_more_the_lot_sets_one_card_aside(seats: int) -> None:
    state = fold(
        start(seats=seats),
        *map(GoalRevealed, OPENING),
        RoundBegan(1),
        *map(CardRevealed, ("KS", "QH", "JD")),
    )

    assert rules.pending(state) == AwaitChance(DrawFrom((1, 1, 1)))
    done = drawn(state, 1)
    assert done.events == [CardSetAside("QH")]
    assert asked_of(done.state) == dict.fromkeys(range(seats), Decision("turn", 1, 0))
    assert {tuple(offered(done.state, seat)) for seat in range(seats)} == {("KS", "JD")}
    assert refused(done.state, seat=3, card="QH") == "PR-3"
    assert play(done.state).of(TurnEnded) == [TurnEnded(None)]


@pytest.mark.rule("PR-3")
def test_alone_one_chooses_from_all_three() -> None:
    state = given()

    assert offered(state, 0) == ["KS", "QH", "JD"]
    assert asked_of(state) == {0: Decision("turn", 1, 0)}


@pytest.mark.rule("PR-4")
def test_the_rank_goes_into_the_next_box_of_the_hand() -> None:
    state = hand(given(turn=2), "10", "A")

    done = play(state, card="QH")

    assert done.sheet.hands == (("10", "A", "Q"),)
    [preview] = [
        option.preview
        for option in rules.options(rules.view(state, 0), None)
        if option.action == SubmitTurn("QH")
    ]
    assert preview == CardPreview("QH", "Q", "heart", ("10", "A", "Q"), "none", 0)


@pytest.mark.rule("PR-5")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_up_to_three_tracks_are_laid_for_the_suit(count: int) -> None:
    state = given()
    path = next(path for path in routes(state, "spade") if len(path) == count + 1 or not count)

    done = play(state, *tracks(path)[:count])

    [turn] = done.of(TurnPlayed)
    assert (turn.suit, turn.symbol, len(turn.tracks)) == ("spade", False, count)


@pytest.mark.rule("PR-5")
def test_more_tracks_than_three_are_refused_without_a_symbol() -> None:
    state = replace(given(), sheets=tuple(replace(s, crossed=1) for s in given().sheets))
    path = next(path for path in routes(state, "spade") if len(path) == 5)

    assert refused(state, *tracks(path)) == "PR-5"


@pytest.mark.rule("PR-5")
def test_buildings_activate_after_the_tracks_and_goals_come_last() -> None:
    state = given(goals=("1E", "1H", "1O"))
    path = route_along(state, "spade", "fort_1", 4)
    state = laid(state, "spade", path[:-1])

    done = play(state, *tracks(path[-2:]))

    kinds = [type(event) for event in done.events]
    order = [TurnSubmitted, TurnPlayed, BuildingActivated, GoalReached, TurnEnded]
    assert [kind for kind in order if kind in kinds] == order
    assert sorted(kinds, key=order.index) == kinds


@pytest.mark.rule("PR-6")
def test_a_turn_is_one_submission_and_counts_when_all_have_submitted() -> None:
    state = given(seats=2)
    [track] = tracks(next(path for path in routes(state, "spade") if len(path) == 2))
    turn = planned(state, track)

    events = rules.decide(state, 0, turn)
    after = fold(state, *events)

    assert events == [TurnSubmitted(0, turn)]
    assert asked_of(after) == {1: Decision("turn", 1, 0)}
    assert after.sheets == state.sheets
    with pytest.raises(NotAwaited):
        rules.decide(after, 0, turn)
    assert rules.unasked(after, 0).rule_id == "PR-6"
    both = fold(after, *rules.decide(after, 1, planned(after, seat=1, card="QH")))
    assert rules.pending(both) == Proceed()
    assert [event.seat for event in settle(both).of(TurnPlayed)] == [0, 1]


@pytest.mark.rule("PR-6")
def test_an_open_turn_is_not_submitted_yet() -> None:
    with pytest.raises(RuleViolation, match="PR-6"):
        rules.decide(given(), 0, SubmitTurn("KS"))


@pytest.mark.rule("PR-6")
def test_tracks_of_one_turn_do_not_wait_for_each_others_lines() -> None:
    """A turn's tracks may go on from what the same turn has laid, in its order alone."""
    state = given()
    path = next(path for path in routes(state, "spade") if len(path) == 4)
    first, second, third = tracks(path)

    assert play(state, first, second, third).of(TurnPlayed)
    assert refused(state, second, first, third) == "PR-10"


@pytest.mark.rule("PR-44")
def test_everybody_gets_a_secret_card_before_the_first_is_revealed() -> None:
    state = fold(
        start(seats=2, advanced_hand=True),
        *map(GoalRevealed, OPENING),
        DealerDrawn(1),
        RoundBegan(1),
    )

    assert rules.pending(state) == AwaitChance(DrawFrom((1,) * 20))
    one = drawn(state, 7)
    other = drawn(one.state, 0)
    assert one.events == [SecretDealt(0, CARDS[7])]
    assert other.events == [SecretDealt(1, CARDS[0])]
    deck = tuple(int(number not in {0, 7}) for number in range(20))
    assert rules.pending(other.state) == AwaitChance(DrawFrom(deck))


@pytest.mark.rule("PR-44")
def test_the_secret_card_is_the_one_of_the_fifth_turn_and_nothing_is_revealed() -> None:
    state = given(seats=2, turn=4, advanced_hand=True)

    assert [offered(state, seat) for seat in (0, 1)] == [["10C"], ["JC"]]
    assert state.cards == ()
    assert asked_of(state) == dict.fromkeys((0, 1), Decision("turn", 1, 4))
    done = play(state)
    assert [event.card for event in done.of(TurnPlayed)] == ["10C", "JC"]
    assert settle(done.state).state.secrets == ()


@pytest.mark.rule("PR-44")
def test_a_secret_card_is_not_used_before_its_turn() -> None:
    state = given(seats=2, turn=3, advanced_hand=True)

    assert offered(state, 0) == ["KS"]
    assert refused(state, card="10C") == "PR-44"


CARD_REFUSALS = [
    pytest.param({}, "QH", "PR-2", id="the dealer's"),
    pytest.param({}, "AS", "PR-2", id="one that does not lie open"),
    pytest.param({}, "nothing", "PR-2", id="no card"),
    pytest.param({"advanced_hand": True}, "AS", "PR-2", id="none of one's own"),
    pytest.param({"advanced_hand": True}, "10C", "PR-2", id="another's secret"),
    pytest.param({"advanced_hand": True}, "JC", "PR-44", id="the secret, too early"),
    pytest.param({"advanced_hand": True, "turn": 4}, "KS", "PR-44", id="another in turn five"),
]


@pytest.mark.rule("PR-44")
@pytest.mark.parametrize(("table", "card", "rule"), CARD_REFUSALS)
def test_a_card_is_refused_by_the_rule_that_forbids_it(
    table: dict[str, Any], card: str, rule: str
) -> None:
    state = given(**{"seats": 2, "picked": "QH", **table})

    assert refused(state, seat=1, card=card) == rule


JOKER = ("joker_1", "QH", "JD")


@pytest.mark.rule("PR-46")
def test_jokers_are_two_more_cards() -> None:
    state = fold(start(jokers=True), *map(GoalRevealed, OPENING), RoundBegan(1))

    assert rules.pending(state) == AwaitChance(DrawFrom((1,) * 22))


@pytest.mark.rule("PR-46")
def test_a_joker_is_any_rank_and_suit_that_is_named() -> None:
    state = given(cards=JOKER, jokers=True)
    [option, *_] = rules.options(rules.view(state, 0), None)

    assert (option.action, option.ask) == (SubmitTurn("joker_1"), ChoiceAsk("rank", RANKS))
    [ranked] = rules.options(rules.view(state, 0), SubmitTurn("joker_1", "A"))
    assert ranked.ask == ChoiceAsk("suit", SUITS)
    path = next(path for path in routes(state, "club") if len(path) == 2)
    done = play(state, *tracks(path), card="joker_1", rank="A", suit="club")
    [turn] = done.of(TurnPlayed)
    assert (turn.card, turn.rank, turn.suit) == ("joker_1", "A", "club")
    assert turn.tracks[0].station == "club"
    assert done.sheet.hands[-1][-1] == "A"


@pytest.mark.rule("PR-46")
@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("joker_1", {}),
        ("joker_1", {"rank": "A"}),
        ("joker_1", {"suit": "club"}),
        ("QH", {"rank": "Q"}),
        ("QH", {"suit": "heart"}),
    ],
)
def test_nothing_but_a_joker_is_named(card: str, named: dict[str, str]) -> None:
    state = given(cards=JOKER, jokers=True)

    with pytest.raises(RuleViolation, match="PR-46"):
        rules.decide(state, 0, SubmitTurn(card, closed=True, **named))  # type: ignore[arg-type]


def revealed(*cards: str) -> RailsState:
    """A table with these cards open so far."""
    return fold(
        start(jokers=True),
        *map(GoalRevealed, OPENING),
        RoundBegan(1),
        *map(CardRevealed, cards),
    )


@pytest.mark.rule("PR-46")
@pytest.mark.rule("PR-55")
@pytest.mark.parametrize("cards", [("joker_1",), ("joker_2", "KS"), ("KS", "joker_1")])
def test_a_second_joker_goes_under_the_deck_and_another_card_comes(cards: Sequence[str]) -> None:
    state = revealed(*cards)
    other = "joker_2" if "joker_1" in cards else "joker_1"

    done = drawn(state, CARD_NUMBER[other])

    assert done.events == [JokerPutBack(other)]
    assert done.state.cards == tuple(cards)
    pending = rules.pending(done.state)
    assert isinstance(pending, AwaitChance)
    assert isinstance(pending.request, DrawFrom)
    assert sum(pending.request.counts) == 22 - len(cards) - 1
    assert drawn(done.state, CARD_NUMBER["AC"]).events == [CardRevealed("AC")]


@pytest.mark.rule("PR-46")
def test_a_joker_may_come_in_the_reveal_after_a_joker() -> None:
    state = play(given(cards=JOKER, jokers=True), card="QH").state

    assert drawn(state, CARD_NUMBER["joker_2"]).events == [CardRevealed("joker_2")]


@pytest.mark.rule("PR-55")
def test_a_secret_joker_is_named_in_the_fifth_turn() -> None:
    state = given(seats=2, turn=4, advanced_hand=True, jokers=True)
    state = replace(state, secrets=("joker_2", "JC"))

    [option] = rules.options(rules.view(state, 0), None)
    assert (option.action, option.ask) == (SubmitTurn("joker_2"), ChoiceAsk("rank", RANKS))
    done = play(state, card="joker_2", rank="K", suit="heart")
    assert done.of(TurnPlayed)[0].rank == "K"


@pytest.mark.rule("PR-55")
def test_after_a_turn_without_a_pick_the_same_seat_deals() -> None:
    state = given(seats=3, turn=4, advanced_hand=True)

    assert play(replace(state, dealer=1)).of(TurnEnded) == [TurnEnded(1)]


def test_what_is_planned_grows_step_by_step_from_the_card() -> None:
    state = given()
    view = rules.view(state, 0)

    cards = rules.options(view, None)
    assert [(option.action, option.ask) for option in cards] == [
        (SubmitTurn(card), StepAsk("tracks")) for card in ("KS", "QH", "JD")
    ]
    finish, *rest = rules.options(view, SubmitTurn("KS"))
    assert (finish.action, finish.ask) == (SubmitTurn("KS", closed=True), None)
    first = [option.action for option in rest if option.ask == StepAsk("tracks")]
    assert len(first) == len(rest)
    assert {fresh(state, "spade")[0]} <= {
        action.tracks[0].start
        for action in first
        if isinstance(action, SubmitTurn) and action.tracks
    }
