"""Buying farms."""

import pytest

from domain.games.rancher import rules
from domain.games.rancher.actions import Action, BuyFarm, RideOn
from domain.games.rancher.events import Event, FarmBought, MoneyPaid, RodeOn
from domain.games.rancher.state import Farm
from domain.kernel.rules import NumberAsk
from domain.kernel.violations import RuleViolation
from tests.domain.rancher.table import act, at, given, lap, offers, question, roll, spent


@pytest.mark.rule("RA-11")
def test_glover_leaf_with_three_chips_costs_5900() -> None:
    landed = roll(given(at(0, 16)), 0, 1).state

    done = act(landed, 0, BuyFarm(3))

    assert done.events == [
        MoneyPaid(0, None, 4_400, "farm"),
        MoneyPaid(0, None, 1_500, "cattle"),
        FarmBought(0, "glover_leaf", 3),
    ]
    assert done.state.ranchers[0].cash == 15_000 - 5_900
    assert done.state.farms[2] == Farm(owner=0, chips=3, grows_from_lap=1)
    assert question(done.state) == (1, "roll", "")


@pytest.mark.rule("RA-11")
def test_the_second_orange_space_sells_the_same_farm() -> None:
    landed = roll(given(at(0, 21)), 0, 1).state

    assert question(landed) == (0, "buy", "glover_leaf")


@pytest.mark.rule("RA-11")
def test_whoever_does_not_want_the_farm_rides_on() -> None:
    landed = roll(given(at(0, 16)), 0, 1).state

    done = act(landed, 0, RideOn())

    assert done.events == [RodeOn(0)]
    assert done.state.farms[2] is None


@pytest.mark.rule("RA-11")
@pytest.mark.parametrize(
    ("cash", "most"),
    [(4_900, 1), (5_899, 2), (5_900, 3), (15_000, 18)],
    ids=["just one", "short of three", "three", "a full pasture"],
)
def test_cash_and_pasture_limit_the_cattle(cash: int, most: int) -> None:
    state = given(MoneyPaid(None, 0, 5_000, "sale"), spent(0, 20_000 - cash), at(0, 16))
    landed = roll(state, 0, 1).state

    assert offers(landed)[0].ask == NumberAsk("cattle", 1, most)
    assert act(landed, 0, BuyFarm(most)).state.ranchers[0].cash == cash - 4_400 - 500 * most
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, BuyFarm(most + 1))
    assert refusal.value.rule_id == "RA-11"


@pytest.mark.rule("RA-11")
def test_nothing_is_asked_of_a_seat_that_cannot_afford_the_farm_with_one_chip() -> None:
    state = given(spent(0, 15_000 - 4_899), at(0, 16))

    assert question(roll(state, 0, 1).state) == (1, "roll", "")


@pytest.mark.rule("RA-11")
@pytest.mark.parametrize("action", [BuyFarm(), BuyFarm(-1)], ids=["not chosen", "negative"])
def test_a_farm_is_not_bought_without_cattle(action: Action) -> None:
    landed = roll(given(at(0, 16)), 0, 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, action)
    assert refusal.value.rule_id == "RA-11"


@pytest.mark.rule("RA-11")
@pytest.mark.rule("RA-12")
@pytest.mark.parametrize(
    ("owner", "rule"), [(1, "RA-11"), (0, "RA-12")], ids=["another's", "one's own"]
)
def test_a_farm_that_has_an_owner_is_not_for_sale(owner: int, rule: str) -> None:
    landed = roll(given(FarmBought(owner, "glover_leaf", 2), at(0, 16)), 0, 1).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(landed, 0, BuyFarm(1))
    assert refusal.value.rule_id == rule


@pytest.mark.rule("RA-12")
def test_landing_on_an_own_farm_never_offers_cattle() -> None:
    farm: list[Event] = [FarmBought(0, "glover_leaf", 2)]
    landed = roll(given(*farm, lap(0, 16)), 0, 1).state

    assert question(landed) == (0, "drive", "glover_leaf")
    assert BuyFarm not in {type(option.action) for option in offers(landed)}
