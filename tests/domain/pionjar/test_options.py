"""What a seat is offered, and what each thing would do."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
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
from domain.games.pionjar.previews import (
    BidPreview,
    BranchPreview,
    EquipPreview,
    LeasePreview,
    RaiderPreview,
    Reach,
    RidePreview,
    RollPreview,
    TrailPreview,
    VisitPreview,
    WagerPreview,
)
from domain.games.pionjar.state import Pioneer, PionjarState
from domain.kernel.rules import SPECTATOR, ChoiceAsk, NumberAsk, Option
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    act,
    in_missouri,
    offers,
    onto,
    ride,
    roll,
    settler,
    table,
    turn,
    wagon,
)


def by_hand(pioneer: Pioneer, **fields: object) -> PionjarState:
    return turn(table(pioneer, NEIGHBOUR, automatic_moves=False, **fields)).state


def drawn(card: str) -> PionjarState:
    """The first seat has drawn this card."""
    if card in {"saloon_lease", "stagecoach_ticket"}:
        state = onto(14, settler())
        return ride(state, [*map(str, state.post)].index(card)).state
    state = onto(18, settler())
    return ride(state, [*map(str, state.proclamations)].index(card)).state


def test_a_roll_shows_where_each_value_leads() -> None:
    [road] = offers(by_hand(wagon(2)))
    [fork] = offers(by_hand(wagon(14)))
    [branch] = offers(by_hand(wagon(26, "great_lakes")))
    [trail] = offers(by_hand(settler(15, where="hunting")))
    [trailhead] = offers(by_hand(settler(where="trailhead")))

    assert road == Option(
        Move(),
        None,
        RollPreview(
            (
                Reach(1, 3, "red"),
                Reach(2, 4, "plain"),
                Reach(3, 5, "black"),
                Reach(4, 6, "plain"),
                Reach(5, 7, "plain"),
                Reach(6, 8, "plain"),
            )
        ),
    )
    assert fork.preview == RollPreview(
        (
            Reach(1, 15, "plain"),
            Reach(2, 16, "missouri"),
            *(Reach(value, 16, "fork") for value in (3, 4, 5, 6)),
        )
    )
    assert branch.preview == RollPreview(
        (
            Reach(1, 27, "black"),
            Reach(2, 28, "plain"),
            *(Reach(value, 29, "claim") for value in (3, 4, 5, 6)),
        )
    )
    assert trail.preview == RollPreview(
        (
            Reach(1, 16, "gold"),
            Reach(2, 17, "buffalo"),
            Reach(3, 18, "path"),
            *(Reach(value, 15, "exit") for value in (4, 5, 6)),
        )
    )
    assert trailhead.preview == RollPreview(tuple(Reach(value, 0, "fork") for value in range(1, 7)))


@pytest.mark.parametrize(
    ("at", "preview"),
    [
        (20, RidePreview(0, 4, 24, city=False, saloon=False)),
        (8, RidePreview(0, 4, 12, city=False, saloon=True)),
        (42, RidePreview(0, 4, 2, city=True, saloon=False)),
        (32, RidePreview(0, 4, 36, city=False, saloon=True)),
    ],
)
def test_a_ride_shows_where_the_almanac_leads(at: int, preview: RidePreview) -> None:
    assert offers(by_hand(settler(at))) == [Option(Move(), None, preview)]


@pytest.mark.parametrize("automatic_moves", [True, False])
def test_in_pioneer_city_the_ride_comes_first_and_the_trails_after_it(
    *, automatic_moves: bool
) -> None:
    state = turn(table(settler(0), NEIGHBOUR, automatic_moves=automatic_moves)).state

    assert offers(state) == [
        Option(Move(), None, RidePreview(0, 4, 4, city=False, saloon=False)),
        Option(EnterTrail()),
    ]


def test_branches_show_where_the_move_ends_and_claimed_ones_are_missing() -> None:
    others = settler(property="green_valley"), settler(property="great_lakes")
    state = roll(table(in_missouri(), *others), 3).state

    assert [option.preview for option in offers(state)] == [
        BranchPreview("buffalo_head", 19, "plain"),
        BranchPreview("high_falls", 19, "plain"),
        BranchPreview("golden_mountains", 19, "plain"),
        BranchPreview("silent_forest", 19, "black"),
    ]


@pytest.mark.parametrize(
    ("value", "raider", "hunting", "fishing"),
    [
        (5, 5, ("raider", "met"), ("fish", "")),
        (6, 5, ("path", "passed"), ("raider", "")),
        (4, 5, ("buffalo", ""), ("buffalo", "")),
        (6, 0, ("path", ""), ("raider", "")),
    ],
)
def test_trails_show_what_is_found_and_what_lies_in_wait(
    value: int, raider: int, hunting: tuple[str, str], fishing: tuple[str, str]
) -> None:
    state = roll(table(settler(where="trailhead"), NEIGHBOUR, hunting=raider), value).state

    assert offers(state) == [
        Option(ChooseTrail("hunting"), None, TrailPreview("hunting", value, *hunting)),  # type: ignore[arg-type]
        Option(ChooseTrail("fishing"), None, TrailPreview("fishing", value, *fishing)),  # type: ignore[arg-type]
    ]


def test_equipment_is_asked_for_number_by_number() -> None:
    state = roll(table(replace(wagon(28, "great_lakes"), cash=1_300), NEIGHBOUR), 1).state

    assert offers(state) == [
        Option(Equip(), NumberAsk("harvest", 0, 2), EquipPreview(2, 2, 500, 1_300)),
        Option(RideOn()),
    ]
    assert offers(state, Equip(harvest=1)) == [
        Option(Equip(1), NumberAsk("timber", 0, 1), EquipPreview(2, 2, 500, 800))
    ]
    assert offers(state, Equip(harvest=2)) == [Option(Equip(2), None, EquipPreview(2, 2, 500, 300))]
    assert offers(state, Equip(harvest=3)) == []


def test_a_visit_asks_for_what_is_affordable_after_what_is_chosen() -> None:
    squatter = settler(42, cash=20_000, owner=False, laps=1, harvest=1)
    state = turn(table(squatter, NEIGHBOUR)).state

    def preview(cash: int) -> VisitPreview:
        return VisitPreview(12_000, 2, 1, 500, 7_000, cash)

    assert offers(state) == [
        Option(Visit(), ChoiceAsk("land", ("yes", "no")), preview(20_000)),
        Option(RideOn()),
    ]
    assert offers(state, Visit("yes", 2)) == [
        Option(Visit("yes", 2), NumberAsk("timber", 0, 1), preview(7_000))
    ]
    # after the land and two fields the trading post can be had or one more card, not both
    assert offers(state, Visit("yes", 2, 0)) == [
        Option(Visit("yes", 2, 0), ChoiceAsk("trading_post", ("yes", "no")), preview(7_000))
    ]
    assert offers(state, Visit("yes", 2, 1)) == [
        Option(Visit("yes", 2, 1), ChoiceAsk("trail", ("yes", "no")), preview(6_500))
    ]
    assert offers(state, Visit("yes", 2, 1, "yes")) == []
    assert offers(state, Visit("no", 0, 0, "no", "yes")) == [
        Option(Visit("no", 0, 0, "no", "yes"), None, preview(20_000))
    ]


def test_a_wager_shows_what_can_be_won_and_staked() -> None:
    state = turn(table(settler(8, cash=777), NEIGHBOUR, saloon=9_000)).state
    preview = WagerPreview(9_000, 777)

    assert offers(state) == [
        Option(Wager(), NumberAsk("stake", 1, 777), preview),
        Option(RideOn()),
    ]
    assert offers(state, Wager(777)) == [Option(Wager(777), None, preview)]
    assert offers(state, Wager(778)) == []


def test_cards_that_ask_show_what_they_offer() -> None:
    assert offers(drawn("saloon_lease")) == [
        Option(TakeLease(), None, LeasePreview(3_400, 10_000)),
        Option(RideOn()),
    ]
    assert offers(drawn("stagecoach_ticket")) == [Option(TakeStagecoach()), Option(RideOn())]
    assert offers(drawn("fishing_raiders")) == [
        Option(PlaceRaider("near"), None, RaiderPreview("fishing", 6)),
        Option(PlaceRaider("far"), None, RaiderPreview("fishing", 13)),
    ]


def test_a_bid_shows_the_lot_and_the_highest_so_far() -> None:
    state = drawn("buffalo_auction")
    raised = act(state, 1, Bid(1_200)).state

    assert offers(state) == [
        Option(
            Bid(),
            NumberAsk("amount", 1_000, 5_000, 100),
            BidPreview("buffalo", 1, 4, None, None, 1_000),
        ),
        Option(PassBid()),
    ]
    assert offers(raised)[0] == Option(
        Bid(),
        NumberAsk("amount", 1_300, 5_000, 100),
        BidPreview("buffalo", 1, 4, 1_200, 1, 1_300),
    )
    assert [option.action for option in offers(raised, Bid(1_300))] == [Bid(1_300)]
    assert offers(raised, Bid(1_350)) == []


@pytest.mark.parametrize(
    ("state", "partial", "chosen"),
    [
        (roll(table(in_missouri(), NEIGHBOUR), 2).state, ChooseBranch("great_lakes"), 1),
        (roll(table(in_missouri(), NEIGHBOUR), 2).state, ChooseBranch(), 5),
        (roll(table(in_missouri(), NEIGHBOUR), 2).state, ChooseBranch("high_falls"), 0),
        (roll(table(in_missouri(), NEIGHBOUR), 2).state, ChooseTrail("hunting"), 0),
        (drawn("hunting_raiders"), PlaceRaider("far"), 1),
        (drawn("hunting_raiders"), PlaceRaider(), 2),
        (drawn("stagecoach_ticket"), RideOn(), 1),
    ],
    ids=["a branch", "any branch", "a claimed one", "a trail", "a circle", "any", "leaving"],
)
def test_with_a_partial_action_only_the_ways_to_go_on_from_it_are_offered(
    state: PionjarState, partial: Action, chosen: int
) -> None:
    assert len(offers(state, partial)) == chosen


def test_nothing_is_offered_to_those_who_are_not_asked() -> None:
    state = drawn("saloon_lease")

    assert rules.options(rules.view(state, 1), None) == []
    assert rules.options(rules.view(state, SPECTATOR), None) == []
    between = act(state, 0, RideOn()).state
    assert rules.options(rules.view(between, 0), None) == []
