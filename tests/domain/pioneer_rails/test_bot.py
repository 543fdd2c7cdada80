"""The two bots: legal, telling apart what counts, and never long in thought."""

import random

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import bot, greenhorn, rules
from domain.games.pioneer_rails.actions import SubmitTurn
from domain.games.pioneer_rails.balance import figures
from domain.games.pioneer_rails.cuts import cut
from domain.games.pioneer_rails.data import RANKS, SHEET_IDS, SheetId
from domain.games.pioneer_rails.durations import DURATIONS
from domain.games.pioneer_rails.events import BuildingActivated, DealerDrawn
from domain.games.pioneer_rails.hands import HAND_POINTS, best_hand
from domain.games.pioneer_rails.hopes import hand_hope
from domain.games.pioneer_rails.one_sided import ONE_SIDED, SOURCES
from domain.games.pioneer_rails.setup import TableOptions
from domain.games.pioneer_rails.state import RailsState, Reached
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.kernel.game import erased
from domain.kernel.rules import AwaitSeats, Bot, Setup
from domain.registry import PIONEER_RAILS
from tests.domain.pioneer_rails.table import (
    fold,
    given,
    laid,
    marked,
    of,
    play,
    route_along,
    tracks,
)
from tests.driver import played_match


def advised(player: Bot[PioneerRailsView, object], state: RailsState, seat: int = 0) -> SubmitTurn:
    turn = player.advise(rules.view(state, seat), random.Random(1).randrange)
    assert isinstance(turn, SubmitTurn)
    return turn


def points(sheet: SheetId, player: Bot[PioneerRailsView, object], seed: int) -> int:
    """What a player scores alone."""

    def choose(view: object, rng: random.Random) -> object:
        assert isinstance(view, PioneerRailsView)
        return player.advise(view, rng.randrange)

    steps = list(
        played_match(erased(PIONEER_RAILS), Setup(1, TableOptions(sheet)), seed, choose)  # type: ignore[arg-type]
    )
    state = steps[-1].played.state
    assert isinstance(state, RailsState)
    return state.scores[0]


@pytest.mark.parametrize("sheet", SHEET_IDS)
def test_who_plans_scores_far_more_than_who_takes_what_comes(sheet: SheetId) -> None:
    assert points(sheet, bot, 1) > 1.3 * points(sheet, greenhorn, 1)


@pytest.mark.parametrize("player", [bot, greenhorn], ids=["standard", "greenhorn"])
def test_a_fort_that_lacks_one_edge_is_completed(player: Bot[PioneerRailsView, object]) -> None:
    state = given(cards=("KS", "KS", "KS"))
    path = route_along(state, "spade", "fort_1", 4)
    state = laid(state, "spade", path[:-1])
    state = marked(state, done=tuple(each.building for each in _due(state)))

    turn = advised(player, state)

    assert "fort_1" in {each.building for each in turn.activations}
    assert play(state, *tracks(path[-2:])).sheet.forts == 1


def _due(state: RailsState) -> list[BuildingActivated]:
    return play(state).of(BuildingActivated)


def test_a_joker_makes_the_best_hand() -> None:
    state = given(cards=("joker_1", "joker_2", "joker_1"), turn=4, jokers=True)
    sheet = marked(state, hands=(("10", "J", "Q", "K"),))

    assert advised(bot, sheet).rank == "A"


def test_the_secret_card_counts_before_its_turn() -> None:
    """With an A to come, an A beside A, K and K is worth more than the straight's J."""
    state = given(cards=("AS", "JS", "JS"), turn=3, advanced_hand=True)
    state = marked(state, hands=(("A", "K", "A"),))
    secret = fold(state)
    assert advised(bot, secret).card in {"AS", "JS"}
    four = best_hand(("A", "K", "A", "A", "A"))
    assert HAND_POINTS[four] == 6


@pytest.mark.parametrize("count", range(6))
def test_hopes_are_between_what_a_hand_has_and_the_most(count: int) -> None:
    for seed in range(20):
        ranks = random.Random(seed).choices(RANKS, k=count)
        hope = hand_hope(ranks)
        assert 0 <= hope <= 6
        if count == 5:
            assert hope == HAND_POINTS[best_hand(ranks)]


def test_an_owner_of_one_idea_does_not_see_one_source() -> None:
    assert {*ONE_SIDED} == {f"ignores {name}" for name in SOURCES}
    state = given(cards=("KS", "KS", "KS"))
    path = route_along(state, "spade", "fort_1", 4)
    state = marked(laid(state, "spade", path[:-1]), done=("mine_1", "mine_2", "mine_3"))
    seen = {each.building for each in advised(bot, state).activations}
    turn = ONE_SIDED["ignores forts"].advise(rules.view(state, 0), lambda _: 0)

    assert isinstance(turn, SubmitTurn)
    assert "fort_1" in seen
    assert "fort_1" not in {each.building for each in turn.activations}


def test_the_dealer_is_advised_to_pick_one_of_three() -> None:
    state = replace(given(seats=2), picked="")
    pending = rules.pending(state)
    assert isinstance(pending, AwaitSeats)

    for player in (bot, greenhorn):
        action = player.advise(rules.view(state, 0), lambda _: 0)
        assert rules.decide(state, 0, action)


def test_figures_tell_shares_of_points_goals_and_places() -> None:
    state = marked(given(seats=2, goals=("1B", "1H", "1O")), gold=9)
    state = marked(state, 1, goals=(Reached("1B", 9, 0),), towns=("town_1",), done=("mine_4",))
    found = figures([DealerDrawn(1)], state)

    assert found["points a seat"] == (1 + 9 + 1 + 1 + 9) // 2
    assert found["gold, bandits"] == round(1000 * 9 / 21)
    assert (found["1B reached"], found["1B parts"]) == (500, 1000)
    assert (found["1H reached"], found["1H parts"]) == (0, 0)
    assert (found["town_1 reached"], found["mine_4 reached"]) == (500, 500)
    assert found["first dealer wins"] == 1000
    assert "solo wins" not in found


def test_solo_figures_tell_who_wins() -> None:
    found = figures([], marked(given(), points=(200,)))

    assert found["solo wins"] == 1000


def test_matches_take_as_long_as_their_slowest_seat_and_the_dealers_pick() -> None:
    minutes = [each.minutes for each in DURATIONS]

    assert [each.seats for each in DURATIONS] == [*range(1, 9)]
    assert minutes == [15, 20, 21, 23, 21, 22, 23, 25]
    assert {each.turns for each in DURATIONS} == {20}


def test_edges_that_no_track_can_have_are_not_planned_on() -> None:
    state = given()
    [side, *_] = cut("desert_a", "ranch_1", 0, 0)
    stuck = side & -side

    assert all(not each & stuck for each in cut("desert_a", "ranch_1", 0, stuck))
    assert of(state).sheet.id == "desert_a"
