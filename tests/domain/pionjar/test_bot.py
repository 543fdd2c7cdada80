"""What bots do in plain positions; that they play legally is shown for every game."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import bot, greenhorn, rules
from domain.games.pionjar.actions import (
    Action,
    Bid,
    ChooseBranch,
    ChooseTrail,
    EnterTrail,
    Equip,
    Move,
    PassBid,
    PlaceRaider,
    RideOn,
    TakeLease,
    TakeStagecoach,
    Visit,
    Wager,
)
from domain.games.pionjar.data import PROPERTIES
from domain.games.pionjar.one_sided import ONE_SIDED
from domain.games.pionjar.prospects import mean_value
from domain.games.pionjar.state import PionjarState, Spoils
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    asked,
    in_missouri,
    onto,
    ride,
    roll,
    settler,
    table,
    turn,
    wagon,
)


def least(_: int) -> int:
    return 0


def most(bound: int) -> int:
    return bound - 1


def advised(state: PionjarState, seat: int | None = None) -> Action:
    """What the standard bot does for the seat that is asked."""
    return bot.advise(rules.view(state, asked(state)[0] if seat is None else seat), least)


def drawn(card: str, *others: object, month: int = 0, **pioneer: object) -> PionjarState:
    """The first seat, so endowed, has drawn this card in January 1858."""
    assert month == 0
    letters = card in {"saloon_lease", "stagecoach_ticket"}
    state = onto(14 if letters else 18, replace(settler(), **pioneer), *others)  # type: ignore[arg-type]
    stack = [*map(str, state.post if letters else state.proclamations)]
    return ride(state, stack.index(card)).state


def at_missouri(*others: object) -> PionjarState:
    return roll(table(in_missouri(), *others), 3).state  # type: ignore[arg-type]


def test_it_heads_for_the_best_property_that_nobody_else_is_nearer_to() -> None:
    assert advised(at_missouri(NEIGHBOUR)) == ChooseBranch("green_valley")
    assert advised(at_missouri(NEIGHBOUR, wagon(20, "green_valley"))) == ChooseBranch(
        "buffalo_head"
    )
    # behind two others, a lesser property that nobody heads for is better
    two = wagon(20, "green_valley"), wagon(20, "buffalo_head")
    assert advised(at_missouri(settler(property="silent_forest"), *two)) == ChooseBranch(
        "high_falls"
    )


def test_it_equips_the_claim_in_full_unless_the_end_is_near() -> None:
    claiming = wagon(28, "great_lakes")

    assert advised(roll(table(claiming, NEIGHBOUR), 1).state) == Equip(2, 2)
    assert advised(roll(table(claiming, NEIGHBOUR, month=56), 1).state) == Equip(0, 0)


def test_it_buys_the_land_and_tools_but_no_trading_post_near_the_end() -> None:
    rich = settler(42, cash=30_000, owner=False, laps=1)

    early = advised(turn(table(rich, NEIGHBOUR)).state)
    late = advised(turn(table(replace(rich, at=43), NEIGHBOUR, month=57)).state)

    assert isinstance(early, Visit)
    assert (early.land, early.harvest, early.timber, early.trading_post) == ("yes", 3, 1, "yes")
    assert isinstance(late, Visit)
    assert (late.land, late.harvest, late.timber, late.trading_post) == ("yes", 0, 0, "no")


@pytest.mark.parametrize(
    ("cash", "month", "answer"),
    [(16_000, 0, "yes"), (15_900, 0, "no"), (12_000, 45, "yes"), (12_000, 44, "no")],
)
def test_it_buys_the_land_late_or_with_cash_left(cash: int, month: int, answer: str) -> None:
    squatter = settler(43, cash=cash, owner=False, laps=1, harvest=3, timber=1)

    action = advised(turn(table(squatter, NEIGHBOUR, month=month)).state)

    assert isinstance(action, Visit)
    assert action.land == answer


def test_it_keeps_the_redemption_sum_together_before_it_goes_hunting() -> None:
    poor = settler(0, cash=3_000, owner=False, laps=0)
    able = replace(poor, cash=6_000)

    assert advised(turn(table(poor, NEIGHBOUR)).state) == Move()
    assert advised(turn(table(able, NEIGHBOUR)).state) == EnterTrail()
    assert advised(turn(table(able, NEIGHBOUR, month=58)).state) == Move()
    empty = table(able, NEIGHBOUR, hunting=5, fishing=6)
    assert advised(turn(replace(empty, stacks=Spoils())).state) == Move()


def test_it_takes_the_trail_where_no_raider_stands() -> None:
    head = settler(where="trailhead", spoils=Spoils((), (), (10_000,)))

    hunting = roll(table(head, NEIGHBOUR, fishing=13), 3).state
    fishing = roll(table(head, NEIGHBOUR, hunting=13), 3).state

    assert advised(hunting) == ChooseTrail("hunting")
    assert advised(fishing) == ChooseTrail("fishing")


@pytest.mark.parametrize(
    ("cash", "fields", "action"),
    [
        (5_000, {"saloon": 12_000}, Wager(2_000)),
        (1_500, {"saloon": 12_000}, Wager(1_500)),
        (5_000, {"saloon": 10_000}, Wager(1_700)),
    ],
)
def test_it_stakes_a_sixth_of_what_is_in_the_saloon(
    cash: int, fields: dict[str, object], action: Action
) -> None:
    assert advised(turn(table(settler(8, cash=cash), NEIGHBOUR, **fields)).state) == action


def test_it_does_not_gamble_the_redemption_sum_away() -> None:
    squatter = settler(8, cash=6_000, owner=False, laps=0)

    assert advised(turn(table(squatter, NEIGHBOUR)).state) == RideOn()
    assert advised(turn(table(replace(squatter, cash=6_300), NEIGHBOUR)).state) == Wager(300)


def test_it_leases_the_saloon_if_that_is_likely_to_pay() -> None:
    two = drawn("saloon_lease", NEIGHBOUR)
    six = drawn("saloon_lease", *[settler(1, property=name) for name in PROPERTIES[1:]])

    assert advised(two) == TakeLease()
    assert advised(six) == RideOn()


def test_it_takes_the_stagecoach_to_redeem_the_land_or_to_sow_anew() -> None:
    squatter = {"owner": False, "laps": 0}

    assert advised(drawn("stagecoach_ticket", cash=6_000, **squatter)) == TakeStagecoach()
    assert advised(drawn("stagecoach_ticket", cash=5_900, **squatter)) == RideOn()
    assert advised(drawn("stagecoach_ticket")) == TakeStagecoach()
    assert advised(drawn("stagecoach_ticket", harvest=3)) == RideOn()


def test_it_sends_raiders_against_others_and_not_against_itself() -> None:
    others = settler(8, property="high_falls", where="hunting", spoils=Spoils((1_000, 2_000)))

    assert advised(drawn("hunting_raiders", others)) == PlaceRaider("far")


def test_it_counts_cards() -> None:
    gone = Spoils((3_000, 2_900, 2_800))
    state = turn(table(settler(42, spoils=Spoils((2_700,))), NEIGHBOUR, gone=gone)).state
    stacks = replace(state, stacks=state.stacks.having("buffalo", state.stacks.buffalo[:-4]))

    assert mean_value(rules.view(state, 1), "buffalo") == (48_000 - 8_700) // 21
    assert mean_value(rules.view(stacks, 0), "buffalo") == (48_000 - 11_400) // 20


def test_it_bids_up_to_its_limit_in_few_steps_and_passes_beyond() -> None:
    rich = {"cash": 30_000}
    other = settler(1, property="high_falls", cash=30_000)
    state = drawn("buffalo_auction", other, **rich)

    first = advised(state, 1)
    assert first == Bid(1_200)
    for highest, answer in ((1_200, Bid(1_300)), (1_500, Bid(1_600)), (1_600, PassBid())):
        auction = state.auction
        assert auction is not None
        raised = replace(state, auction=replace(auction, bid=highest, bidder=0, last=0))
        assert advised(raised, 1) == answer


def test_it_bids_less_where_the_money_helps_a_rival() -> None:
    other = settler(1, property="high_falls", cash=30_000)
    state = drawn("gold_auction", other, settler(2, property="great_lakes"), cash=30_000)

    free, owned = (replace(state, trading_post=owner) for owner in (-1, 2))
    top = {name: _limit(one) for name, one in (("free", free), ("owned", owned))}

    assert top["owned"] < top["free"]


def _limit(state: PionjarState) -> int:
    """The highest bid of another that the second seat still outbids."""
    auction = state.auction
    assert auction is not None
    outbid = [
        bid
        for bid in range(2_000, 12_000, 100)
        if isinstance(
            advised(replace(state, auction=replace(auction, bid=bid, bidder=0, last=0)), 1), Bid
        )
    ]
    return max(outbid)


# The greenhorn


def test_a_greenhorn_buys_one_card_of_each_kind_and_nothing_else() -> None:
    claiming = roll(table(wagon(28, "great_lakes"), NEIGHBOUR), 1).state
    visiting = turn(table(settler(42, cash=30_000, owner=False, laps=1), NEIGHBOUR)).state

    assert greenhorn.advise(rules.view(claiming, 0), most) == Equip(1, 1)
    assert greenhorn.advise(rules.view(visiting, 0), most) == Visit("no", 1, 1, "no", "no")
    assert greenhorn.advise(rules.view(visiting, 0), least) == Visit("no", 1, 1, "no", "yes")


def test_a_greenhorn_tries_its_luck_as_it_comes() -> None:
    missouri = at_missouri(NEIGHBOUR)
    bar = turn(table(settler(8, cash=60), NEIGHBOUR)).state
    auction = drawn("buffalo_auction", NEIGHBOUR)

    assert greenhorn.advise(rules.view(missouri, 0), most) == ChooseBranch("silent_forest")
    assert greenhorn.advise(rules.view(bar, 0), least) == Wager(60)
    assert greenhorn.advise(rules.view(bar, 0), most) == RideOn()
    assert greenhorn.advise(rules.view(auction, 1), least) == Bid(1_000)
    assert greenhorn.advise(rules.view(auction, 1), most) == PassBid()
    assert greenhorn.advise(rules.view(drawn("saloon_lease"), 0), least) == RideOn()


# Players of one idea


def one_sided(name: str, state: PionjarState, seat: int = 0) -> Action:
    return ONE_SIDED[name].advise(rules.view(state, seat), least)


def test_players_of_one_idea_stick_to_it() -> None:
    rich = settler(42, cash=30_000, owner=False, laps=1)
    visiting = turn(table(rich, NEIGHBOUR)).state
    late = turn(table(replace(rich, at=43), NEIGHBOUR, month=57)).state
    departing = turn(table(settler(0, cash=20_000), NEIGHBOUR)).state
    departing_late = turn(table(settler(0, cash=20_000), NEIGHBOUR, month=58)).state
    claiming = roll(table(wagon(28, "great_lakes"), NEIGHBOUR), 1).state
    auction = drawn("buffalo_auction", settler(1, property="high_falls", cash=30_000))

    assert one_sided("never trails", departing) == Move()
    assert one_sided("always trails", departing_late) == EnterTrail()
    assert visit_of("never trails", visiting).trail == "no"
    assert visit_of("always trails", late).trail == "yes"
    assert visit_of("never buys land", visiting).land == "no"
    assert one_sided("never equips", claiming) == RideOn()
    assert visit_of("never equips", visiting).harvest == 0
    assert visit_of("buys the trading post first", late).trading_post == "yes"
    assert one_sided("never bids", auction, 1) == PassBid()
    assert one_sided("bids high", auction, 1) == Bid(2_500)


def visit_of(name: str, state: PionjarState) -> Visit:
    action = one_sided(name, state)
    assert isinstance(action, Visit)
    return action
