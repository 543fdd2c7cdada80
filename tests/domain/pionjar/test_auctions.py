"""Auctions, open and sealed, and the trading post that gains by them."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import Action, Bid, PassBid, RideOn
from domain.games.pionjar.events import (
    AuctionBegan,
    BidMade,
    BidPassed,
    BidSealed,
    BidsOpened,
    LotSold,
    LotUnsold,
    MoneyPaid,
)
from domain.games.pionjar.state import PionjarState, Spoils
from domain.kernel.rules import AwaitSeats, NumberAsk
from domain.kernel.violations import NotAwaited, RuleViolation
from tests.domain.pionjar.table import (
    Done,
    act,
    begins_by_itself,
    follow,
    offers,
    onto,
    question,
    ride,
    settler,
    wagon,
)

ADA = settler(property="green_valley")
BO = settler(1, property="high_falls")
MAJ = settler(2, property="great_lakes")


def held(  # the first seat draws the proclamation
    goods: str = "buffalo", *, sealed: bool = False, others: int = 2, **fields: object
) -> PionjarState:
    """An auction has been proclaimed by the first of the seats."""
    state = onto(
        18, ADA, *[BO, MAJ, wagon()][:others], auction="sealed" if sealed else "open", **fields
    )
    return ride(state, state.proclamations.index(f"{goods}_auction")).state


def bids(state: PionjarState, *asked: tuple[int, int], draws: tuple[int, ...] = ()) -> Done:
    """These seats bid in this order, 0 being a pass."""
    done = Done(state, [])
    for number, (seat, amount) in enumerate(asked):
        action: Action = Bid(amount) if amount else PassBid()
        last = number == len(asked) - 1
        then = act(done.state, seat, action, *(draws if last else ()))
        done = Done(then.state, done.events + then.events)
    return done


def awaited(state: PionjarState) -> list[int]:
    """The seats that are asked."""
    pending = rules.pending(state)
    return sorted(pending.decisions) if isinstance(pending, AwaitSeats) else []


@pytest.mark.rule("PJ-42")
def test_an_open_auction_goes_round_from_the_auctioneers_left_until_one_is_left() -> None:
    state = held()

    done = bids(
        state,
        (1, 1_000),
        (2, 1_400),
        (0, 0),
        (1, 1_500),
        (2, 0),
        draws=(5,),
    )

    assert question(state) == (1, "bid", "buffalo-1-0")
    assert done.events == [
        BidMade(1, 1_000),
        BidMade(2, 1_400),
        BidPassed(0),
        BidMade(1, 1_500),
        BidPassed(2),
        LotSold(1, "buffalo", 1_500, 1_500),
        MoneyPaid(1, "bank", 1_500, "auction"),
    ]
    assert done.state.pioneers[1].spoils == Spoils((1_500,))
    assert len(done.state.stacks.buffalo) == 23
    assert question(done.state) == (1, "bid", "buffalo-2-0")


@pytest.mark.rule("PJ-42")
def test_a_card_that_nobody_wants_goes_back_and_the_next_is_offered() -> None:
    done = bids(held(), (1, 0), (2, 0), (0, 0))

    assert done.events[-1] == LotUnsold("buffalo")
    assert len(done.state.stacks.buffalo) == 24
    assert question(done.state) == (1, "bid", "buffalo-2-0")


@pytest.mark.rule("PJ-42")
def test_after_the_last_card_the_turn_is_over() -> None:
    done = bids(held("gold"), *[(1, 0), (2, 0), (0, 0)] * 2)

    assert done.events.count(LotUnsold("gold")) == 2
    assert done.state.auction is None
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-42")
def test_the_auctioneer_may_have_the_card_when_all_others_pass() -> None:
    done = bids(held(), (1, 0), (2, 0), (0, 1_000), draws=(0,))

    assert done.events[-2:] == [
        LotSold(0, "buffalo", 1_000, 1_000),
        MoneyPaid(0, "bank", 1_000, "auction"),
    ]


@pytest.mark.rule("PJ-42")
@pytest.mark.parametrize(
    ("amount", "message"),
    [(900, "1000 at least"), (1_050, "whole hundreds"), (5_100, "no more than your cash: 5000")],
)
@pytest.mark.parametrize("sealed", [False, True], ids=["open", "sealed"])
def test_bids_are_in_whole_hundreds_from_the_lowest_to_the_own_cash(
    amount: int, message: str, *, sealed: bool
) -> None:
    state = held(sealed=sealed)

    with pytest.raises(RuleViolation, match=message) as refusal:
        rules.decide(state, 1, Bid(amount))

    assert refusal.value.rule_id == "PJ-42"
    options = rules.options(rules.view(state, 1), None)
    assert options[0].ask == NumberAsk("amount", 1_000, 5_000, 100)
    assert [option.action for option in options] == [Bid(), PassBid()]
    assert rules.options(rules.view(state, 1), Bid(amount)) == []


@pytest.mark.rule("PJ-42")
def test_gold_begins_at_two_thousand() -> None:
    state = held("gold")

    assert offers(state)[0].ask == NumberAsk("amount", 2_000, 5_000, 100)
    with pytest.raises(RuleViolation):
        rules.decide(state, 1, Bid(1_900))


@pytest.mark.rule("PJ-42")
def test_an_open_bid_is_higher_than_the_last_and_out_of_turn_there_is_none() -> None:
    state = bids(held(), (1, 0), (2, 1_500)).state

    assert question(state) == (0, "bid", "buffalo-1-1500")
    for seat in (1, 2):  # one has passed, one holds the highest bid
        with pytest.raises(NotAwaited):
            rules.decide(state, seat, Bid(2_000))
    for amount in (0, 1_400, 1_500):
        with pytest.raises(RuleViolation) as refusal:
            rules.decide(state, 0, Bid(amount))
        assert refusal.value.rule_id == "PJ-42"
    assert offers(state)[0].ask == NumberAsk("amount", 1_600, 5_000, 100)


@pytest.mark.rule("PJ-42")
def test_who_cannot_afford_the_next_bid_is_not_asked() -> None:
    poor = replace(BO, cash=1_099)
    state = onto(18, ADA, poor, MAJ)
    opened = ride(state, state.proclamations.index("buffalo_auction")).state

    outbid = bids(opened, (1, 1_000), (2, 1_100), (0, 0), draws=(0,))
    beggars = ride(
        onto(18, replace(ADA, cash=999), replace(BO, cash=0), replace(MAJ, cash=500)),
        state.proclamations.index("buffalo_auction"),
    )

    assert outbid.events[-2] == LotSold(2, "buffalo", 1_100, 1_000)
    assert beggars.events[1:] == [AuctionBegan("buffalo", 3, 0), *[LotUnsold("buffalo")] * 3]


@pytest.mark.rule("PJ-42")
def test_everybody_takes_part_from_the_road_and_from_prison_too() -> None:
    prisoner = replace(settler(where="prison", property="great_lakes"), free_from=9)
    state = onto(18, ADA, wagon(3), prisoner)
    opened = ride(state, state.proclamations.index("gold_auction")).state

    done = bids(opened, (1, 2_000), (2, 2_100), (0, 0), (1, 0), draws=(5,))

    assert done.events[-2] == LotSold(2, "gold", 2_100, 10_000)


@pytest.mark.rule("PJ-41")
@pytest.mark.rule("PJ-42")
def test_the_trading_posts_owner_is_auctioneer_has_the_proceeds_and_pays_the_bank() -> None:
    state = held(trading_post=1)

    sold = bids(state, (2, 1_000), (0, 1_200), (1, 0), (2, 0), draws=(0,))
    own = bids(state, (2, 0), (0, 0), (1, 1_000), draws=(0,))

    assert question(state) == (2, "bid", "buffalo-1-0")
    assert sold.events[-1] == MoneyPaid(0, 1, 1_200, "auction")
    assert own.events[-1] == MoneyPaid(1, "bank", 1_000, "auction")


@pytest.mark.rule("PJ-42")
@pytest.mark.parametrize(("left", "lots"), [(2, 2), (1, 1)])
def test_a_stack_with_too_few_cards_offers_fewer(left: int, lots: int) -> None:
    state = onto(18, ADA, BO, MAJ)
    state = replace(state, stacks=state.stacks.having("buffalo", (1_000, 2_000)[:left]))
    done = ride(state, state.proclamations.index("buffalo_auction"))
    nobody = bids(done.state, *[(1, 0), (2, 0), (0, 0)] * lots)

    assert done.events[1] == AuctionBegan("buffalo", lots, 0)
    assert begins_by_itself(nobody.state)


@pytest.mark.rule("PJ-42")
def test_an_empty_stack_offers_none() -> None:
    state = onto(18, ADA, BO)
    state = replace(state, stacks=state.stacks.having("gold", ()))

    done = ride(state, state.proclamations.index("gold_auction"))

    assert len(done.events) == 1
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-42")
def test_sealed_bids_are_made_at_once_and_opened_together() -> None:
    state = held(sealed=True)

    done = bids(state, (2, 1_500), (0, 0), (1, 1_600), draws=(0,))

    assert awaited(state) == [0, 1, 2]
    assert done.events == [
        BidSealed(2, 1_500),
        BidSealed(0, 0),
        BidSealed(1, 1_600),
        BidsOpened((0, 1_600, 1_500)),
        LotSold(1, "buffalo", 1_600, 1_000),
        MoneyPaid(1, "bank", 1_600, "auction"),
    ]
    assert awaited(done.state) == [0, 1, 2]


@pytest.mark.rule("PJ-42")
@pytest.mark.parametrize(
    ("sealed", "winner"),
    [((2_000, 2_000, 2_000), 1), ((2_000, 0, 2_000), 2), ((2_000, 1_900, 0), 0)],
)
def test_of_equal_sealed_bids_the_nearest_to_the_auctioneers_left_wins(
    sealed: tuple[int, ...], winner: int
) -> None:
    done = bids(held(sealed=True), *enumerate(sealed), draws=(0,))

    assert BidsOpened(sealed) in done.events
    assert LotSold(winner, "buffalo", 2_000, 1_000) in done.events


@pytest.mark.rule("PJ-42")
def test_no_sealed_bid_at_all_leaves_the_card_in_its_stack() -> None:
    done = bids(held(sealed=True), (0, 0), (1, 0), (2, 0))

    assert done.events[3:] == [BidsOpened((0, 0, 0)), LotUnsold("buffalo")]


@pytest.mark.rule("PJ-42")
def test_a_sealed_bid_is_final_and_the_poor_seal_none() -> None:
    state = onto(18, ADA, replace(BO, cash=900), MAJ, auction="sealed")
    opened = ride(state, state.proclamations.index("buffalo_auction")).state
    sealed = bids(opened, (0, 1_200)).state

    assert awaited(opened) == [0, 2]
    assert awaited(sealed) == [2]
    for seat in (0, 1):
        with pytest.raises(NotAwaited):
            rules.decide(sealed, seat, Bid(1_300))
    done = bids(sealed, (2, 1_100), draws=(0,))
    assert done.events[1] == BidsOpened((1_200, 0, 1_100))


@pytest.mark.rule("PJ-42")
@pytest.mark.parametrize("action", [Bid(1_000), PassBid()])
def test_there_is_no_bid_without_an_auction_and_no_riding_on_in_one(action: Action) -> None:
    elsewhere = follow(ride(onto(10, ADA)).state).state

    with pytest.raises(RuleViolation) as none:
        rules.decide(elsewhere, 0, action)
    with pytest.raises(RuleViolation) as leaving:
        rules.decide(held(), 1, RideOn())

    assert none.value.rule_id == "PJ-42"
    assert leaving.value.rule_id == "PJ-47"


@pytest.mark.rule("PJ-43")
@pytest.mark.parametrize(("viewer", "value"), [(-2, 1_000), (-1, None), (0, None), (1, 1_000)])
def test_the_winner_alone_sees_what_was_bought(viewer: int, value: int | None) -> None:
    sold = LotSold(1, "buffalo", 1_500, 1_000)

    assert rules.redact(sold, viewer) == LotSold(1, "buffalo", 1_500, value)


@pytest.mark.rule("PJ-42")
def test_whoever_is_not_to_bid_is_told_why() -> None:
    state = bids(held(), (1, 0), (2, 1_500)).state

    assert [rules.unasked(state, seat).message for seat in (1, 2)] == [
        "A pass is final for this card.",
        "The highest bid is yours already.",
    ]
    assert "round" in rules.unasked(held(), 0).message
    sealed = bids(held(sealed=True), (1, 1_500)).state
    assert "sealed" in rules.unasked(sealed, 1).message


@pytest.mark.rule("PJ-42")
def test_whoever_has_less_than_the_lowest_bid_is_told_so() -> None:
    state = held()
    poor = replace(state.pioneers[0], cash=900)
    state = replace(state, pioneers=(poor, *state.pioneers[1:]))

    assert rules.unasked(state, 0).message == "Less than 1000 cannot be bid now."
