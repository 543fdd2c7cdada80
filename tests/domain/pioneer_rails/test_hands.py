"""Poker hands and what makes them worth more (PR-7, PR-8, PR-28, PR-52)."""

from typing import cast

import pytest

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.data import OwnerId, Rank
from domain.games.pioneer_rails.events import HandScored, TurnPlayed
from domain.games.pioneer_rails.hands import Hand
from domain.games.pioneer_rails.previews import CardPreview
from domain.games.pioneer_rails.state import RailsState
from tests.domain.pioneer_rails.table import given, hand, marked, play


def ranks(text: str) -> tuple[Rank, ...]:
    return cast("tuple[Rank, ...]", tuple("10" if each == "T" else each for each in text))


def scored(state: RailsState) -> HandScored:
    [event] = play(state, card="KS").of(HandScored)
    assert isinstance(event, HandScored)
    return event


@pytest.mark.rule("PR-7")
@pytest.mark.parametrize(
    ("four", "name", "points"),
    [
        ("TJQA", "straight", 5),
        ("ATQJ", "straight", 5),
        ("TJQK", "pair", 1),
        ("TTJQ", "pair", 1),
        ("TTKJ", "two_pair", 2),
        ("TKTK", "full_house", 4),
        ("KKAA", "full_house", 4),
        ("KKAJ", "three_of_a_kind", 3),
        ("AAAJ", "three_of_a_kind", 3),
        ("AAAK", "full_house", 4),
        ("AAAA", "four_of_a_kind", 6),
        ("KKKJ", "four_of_a_kind", 6),
        ("KKKK", "four_of_a_kind", 6),
    ],
)
def test_the_best_hand_of_the_round_scores(four: str, name: Hand, points: int) -> None:
    state = hand(given(turn=4), *ranks(four))

    assert scored(state) == HandScored(0, 1, name, 1, 0, points)


@pytest.mark.rule("PR-7")
def test_a_hand_is_scored_in_the_fifth_turn_alone() -> None:
    assert [play(given(turn=turn)).of(HandScored) == [] for turn in range(5)] == [True] * 4 + [
        False
    ]


@pytest.mark.rule("PR-7")
def test_what_a_round_scored_stays() -> None:
    state = marked(hand(given(turn=9), *ranks("KKKJ")), points=(3,))

    assert play(state, card="KS").sheet.points == (3, 6)


@pytest.mark.rule("PR-8")
@pytest.mark.parametrize(
    ("saloons", "factor"), [((), 1), ((1,), 1), ((2,), 2), ((3, 4), 1), ((4, 2), 2)]
)
def test_in_the_desert_the_rounds_saloon_doubles_the_hand(
    saloons: tuple[int, ...], factor: int
) -> None:
    state = marked(hand(given(turn=9), *ranks("KKKJ")), saloons=saloons)

    assert scored(state) == HandScored(0, 2, "four_of_a_kind", factor, 0, 6 * factor)


@pytest.mark.rule("PR-28")
@pytest.mark.parametrize(
    ("chosen", "bonus"),
    [((), 0), (("K",), 4), (("J",), 1), (("A",), 0), (("J", "K"), 5)],
)
def test_in_the_forest_each_card_of_a_chosen_rank_adds_one(
    chosen: tuple[Rank, ...], bonus: int
) -> None:
    state = marked(hand(given("forest_a", turn=9), *ranks("KKKJ")), ranks=chosen)

    assert scored(state) == HandScored(0, 2, "four_of_a_kind", 1, bonus, 6 + bonus)


@pytest.mark.rule("PR-52")
def test_ranks_count_in_a_hand_that_is_no_combination() -> None:
    """Such a hand has fewer than five cards written, which only a preview shows."""
    state = marked(hand(given("forest_a", turn=2), "10", "A"), ranks=("K", "A"))

    previews = [option.preview for option in rules.options(rules.view(state, 0), None)]

    assert CardPreview("KS", "K", "spade", ("10", "A", "K"), "none", 2) in previews


@pytest.mark.rule("PR-45")
@pytest.mark.parametrize(
    ("owner", "saloons", "factor"),
    [("C-4", (), 2), ("C-4", (2,), 3), ("C-3", (2,), 2)],
)
def test_one_owner_makes_hands_count_double_and_three_times_with_the_saloon(
    owner: OwnerId, saloons: tuple[int, ...], factor: int
) -> None:
    state = marked(hand(given(turn=9, owner=owner), *ranks("KKKJ")), saloons=saloons)

    assert scored(state) == HandScored(0, 2, "four_of_a_kind", factor, 0, 6 * factor)


@pytest.mark.rule("PR-45")
def test_that_owners_factor_comes_before_the_ranks_of_the_forest() -> None:
    state = marked(hand(given("forest_b", turn=4, owner="C-4"), *ranks("KKKJ")), ranks=("K",))

    assert scored(state) == HandScored(0, 1, "four_of_a_kind", 2, 4, 6 * 2 + 4)


@pytest.mark.rule("PR-7")
def test_five_of_a_kind_takes_a_joker_and_counts_as_four() -> None:
    state = given(cards=("joker_1", "QH", "JD"), turn=4, jokers=True)

    done = play(hand(state, *ranks("AAAA")), card="joker_1", rank="A", suit="club")

    assert done.of(TurnPlayed)[0].rank == "A"
    assert done.of(HandScored) == [HandScored(0, 1, "four_of_a_kind", 1, 0, 6)]
