"""Post cards and proclamations."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import (
    PlaceRaider,
    RideOn,
    TakeLease,
    TakeStagecoach,
)
from domain.games.pionjar.data import DEEDS, POST_STACK, PROCLAMATION_STACK, PostCard, Proclamation
from domain.games.pionjar.events import (
    Arrested,
    AuctionBegan,
    CardLost,
    Event,
    LapEnded,
    LeaseTaken,
    MoneyPaid,
    PostDrawn,
    PriceChanged,
    ProclamationDrawn,
    RaiderPlaced,
    RaidersLeft,
    Released,
    RodeOn,
    SetOut,
    SheriffAppointed,
    StackShuffled,
    StagecoachTaken,
    StarReturned,
    TurnBegan,
    TurnSkipped,
)
from domain.games.pionjar.saloon import lease_price
from domain.games.pionjar.state import NOBODY, Pioneer, PriceChange
from domain.kernel.chance import DrawFrom
from domain.kernel.rules import AwaitChance
from domain.kernel.violations import RuleViolation
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    Done,
    act,
    begins_by_itself,
    offers,
    onto,
    question,
    ride,
    settler,
    table,
    turn,
)

POST, TELEGRAM = (3, 14, 22, 30, 40), (7, 18, 25, 35, 43)


def post(card: PostCard, pioneer: Pioneer, *others: Pioneer, **fields: object) -> Done:
    """The first seat draws this post card; what comes after the drawing."""
    state = onto(14, pioneer, *others, **fields)
    done = ride(state, state.post.index(card))
    assert done.events[0] == PostDrawn(0, card)
    return Done(done.state, done.events[1:])


def telegram(card: Proclamation, *pioneers: Pioneer, **fields: object) -> Done:
    """The first seat draws this proclamation; what comes after the drawing."""
    state = onto(18, settler(), *pioneers, **fields)
    done = ride(state, state.proclamations.index(card))
    assert done.events[0] == ProclamationDrawn(0, card)
    return Done(done.state, done.events[1:])


@pytest.mark.rule("PJ-23")
@pytest.mark.parametrize("square", POST)
def test_a_post_square_gives_a_post_card_which_is_set_aside(square: int) -> None:
    state = onto(square, settler())

    waiting = ride(state)
    drawn = ride(state, state.post.index("inheritance"))

    assert rules.pending(waiting.state) == AwaitChance(DrawFrom((1,) * 12))
    assert drawn.events[0] == PostDrawn(0, "inheritance")
    assert drawn.state.post_used == ("inheritance",)
    assert sorted([*drawn.state.post, "inheritance"]) == sorted(POST_STACK)
    assert begins_by_itself(drawn.state)


@pytest.mark.rule("PJ-23")
@pytest.mark.parametrize("square", TELEGRAM)
def test_a_telegram_square_gives_a_proclamation_which_is_set_aside(square: int) -> None:
    state = onto(square, settler())

    waiting = ride(state)
    drawn = ride(state, state.proclamations.index("cavalry"))

    assert rules.pending(waiting.state) == AwaitChance(DrawFrom((1,) * 12))
    assert drawn.events == [ProclamationDrawn(0, "cavalry")]
    assert drawn.state.proclamations_used == ("cavalry",)
    assert sorted([*drawn.state.proclamations, "cavalry"]) == sorted(PROCLAMATION_STACK)


@pytest.mark.rule("PJ-23")
def test_used_cards_make_a_new_stack_when_one_has_run_out() -> None:
    used_post = onto(14, settler(), post=(), post_used=("arrested", "inheritance"))
    used_news = onto(
        18, settler(), proclamations=(), proclamations_used=("cavalry", "glut", "gold_rise")
    )

    letters = ride(used_post, 1)
    news = ride(used_news, 2)

    assert letters.events[:2] == [StackShuffled("post"), PostDrawn(0, "inheritance")]
    assert (letters.state.post, letters.state.post_used) == (("arrested",), ("inheritance",))
    assert news.events[:2] == [StackShuffled("proclamation"), ProclamationDrawn(0, "gold_rise")]
    assert news.state.proclamations == ("cavalry", "glut")
    assert news.state.proclamations_used == ("gold_rise",)


@pytest.mark.rule("PJ-24")
@pytest.mark.parametrize(
    ("card", "pioneer", "events"),
    [
        ("inheritance", settler(), [MoneyPaid("bank", 0, 2_000, "inheritance")]),
        ("freight_bill", settler(), [MoneyPaid(0, "bank", 1_000, "freight_bill")]),
        ("grain_prize", settler(harvest=3), [MoneyPaid("bank", 0, 1_200, "grain_prize")]),
        ("grain_prize", settler(timber=1), []),
        ("sawmill_order", settler(timber=1), [MoneyPaid("bank", 0, 400, "sawmill_order")]),
        ("sawmill_order", settler(harvest=3), []),
        ("locusts", settler(harvest=3, timber=1), [CardLost(0, "harvest")]),
        ("locusts", settler(timber=1), []),
        ("forest_fire", settler(harvest=3, timber=1), [CardLost(0, "timber")]),
        ("forest_fire", settler(harvest=3), []),
        ("sheriff", settler(), [SheriffAppointed(0)]),
    ],
)
def test_what_a_post_card_does_by_itself(
    card: PostCard, pioneer: Pioneer, events: list[Event]
) -> None:
    done = post(card, pioneer)

    assert done.events == events
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-24")
def test_locusts_and_fire_take_one_card() -> None:
    eaten = post("locusts", settler(harvest=3, timber=1)).state.pioneers[0]
    burnt = post("forest_fire", settler(harvest=3, timber=1)).state.pioneers[0]

    assert (eaten.harvest, eaten.timber) == (2, 1)
    assert (burnt.harvest, burnt.timber) == (3, 0)


@pytest.mark.rule("PJ-26")
@pytest.mark.parametrize(("cash", "paid"), [(1_000, 1_000), (999, 999), (1, 1), (0, 0)])
def test_a_bill_takes_cash_down_to_nothing_at_most(cash: int, paid: int) -> None:
    done = post("freight_bill", settler(cash=cash))

    assert done.events == ([MoneyPaid(0, "bank", paid, "freight_bill")] if paid else [])
    assert done.state.pioneers[0].cash == cash - paid


@pytest.mark.rule("PJ-24")
@pytest.mark.rule("PJ-38")
def test_an_arrest_is_for_the_two_months_after_the_marked_one() -> None:
    arrested = post("arrested", settler())
    prisoner = arrested.state.pioneers[0]
    first = table(prisoner, NEIGHBOUR, month=1)
    second = table(prisoner, NEIGHBOUR, month=2)
    out = turn(table(prisoner, NEIGHBOUR, month=3))

    assert arrested.events == [Arrested(0, 3)]
    assert (prisoner.where, prisoner.laps) == ("prison", 2)
    assert begins_by_itself(arrested.state)
    for state in (first, second):
        assert turn(state).events == [TurnBegan(0, 1), TurnSkipped(0, "prison")]
    assert out.events[:3] == [
        TurnBegan(0, 1),
        Released(0),
        SetOut(0, DEEDS["green_valley"].numbers[3]),
    ]
    assert out.events[3].path[0] == 33  # type: ignore[union-attr]


@pytest.mark.rule("PJ-24")
@pytest.mark.rule("PJ-38")
def test_an_arrested_sheriff_gives_the_star_back() -> None:
    sheriff = post("sheriff", settler())
    again = onto(14, replace(sheriff.state.pioneers[0], at=0), post=sheriff.state.post)
    done = ride(again, again.post.index("arrested"))

    assert sheriff.state.post_used == ()
    assert sheriff.state.pioneers[0].sheriff
    assert done.events == [PostDrawn(0, "arrested"), StarReturned(0), Arrested(0, 3)]
    assert not done.state.pioneers[0].sheriff
    assert done.state.post_used == ("arrested", "sheriff")


@pytest.mark.rule("PJ-24")
@pytest.mark.parametrize(
    ("saloon", "price"),
    [(0, 2_000), (5_900, 2_000), (6_000, 2_000), (6_001, 2_100), (10_000, 3_400), (30_000, 10_000)],
)
def test_a_lease_costs_a_third_in_whole_hundreds_and_two_thousand_at_least(
    saloon: int, price: int
) -> None:
    assert lease_price(saloon) == price


@pytest.mark.rule("PJ-24")
@pytest.mark.rule("PJ-44")
def test_a_lease_is_taken_from_the_bank_and_kept() -> None:
    asking = post("saloon_lease", settler())

    taken = act(asking.state, 0, TakeLease())
    left = act(asking.state, 0, RideOn())

    assert question(asking.state) == (0, "lease", "")
    assert taken.events == [MoneyPaid(0, "bank", 3_400, "lease"), LeaseTaken(0)]
    assert (taken.state.lease, taken.state.post_used) == (0, ())
    assert left.events == [RodeOn(0)]
    assert (left.state.lease, left.state.post_used) == (NOBODY, ("saloon_lease",))
    assert begins_by_itself(taken.state)
    assert begins_by_itself(left.state)


@pytest.mark.rule("PJ-24")
@pytest.mark.parametrize(
    ("cash", "fields", "asked"),
    [
        (3_399, {}, False),
        (3_400, {}, True),
        (5_000, {"lease": 1}, False),
    ],
    ids=["too poor", "just enough", "a lease runs"],
)
def test_a_lease_card_does_nothing_for_the_poor_or_while_a_lease_runs(
    cash: int, fields: dict[str, object], *, asked: bool
) -> None:
    done = post("saloon_lease", settler(cash=cash), **fields)

    assert begins_by_itself(done.state) is not asked
    assert done.state.post_used == ("saloon_lease",)


@pytest.mark.rule("PJ-24")
def test_a_lease_card_does_nothing_in_december() -> None:
    december = 11
    at = 14 - DEEDS["green_valley"].numbers[december]
    state = table(settler(at), NEIGHBOUR, month=december)

    done = ride(state, state.post.index("saloon_lease"))

    assert done.events == [PostDrawn(0, "saloon_lease")]
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-24")
@pytest.mark.rule("PJ-49")
def test_the_stagecoach_goes_to_pioneer_city_for_a_visit_and_ends_a_lap() -> None:
    asking = post("stagecoach_ticket", settler(owner=False, laps=0, cash=6_000))

    taken = act(asking.state, 0, TakeStagecoach())
    left = act(asking.state, 0, RideOn())
    stayed = act(taken.state, 0, RideOn())

    assert question(asking.state) == (0, "ticket", "")
    assert taken.events[:3] == [
        StagecoachTaken(0),
        LapEnded(0, 1),
        MoneyPaid(0, "bank", 6_000, "redemption"),
    ]
    assert question(taken.state) == (0, "visit", "")
    assert taken.state.pioneers[0].at == 0
    assert stayed.events == [RodeOn(0)]
    assert begins_by_itself(stayed.state)
    assert left.events == [RodeOn(0)]
    assert left.state.pioneers[0].at == 14


@pytest.mark.rule("PJ-24")
@pytest.mark.parametrize("action", [TakeLease(), TakeStagecoach(), PlaceRaider("near")])
def test_no_card_no_lease_no_stagecoach_and_no_raider(action: object) -> None:
    state = turn(table(settler(42), NEIGHBOUR)).state

    with pytest.raises(RuleViolation) as refusal:
        rules.decide(state, 0, action)  # type: ignore[arg-type]

    assert refusal.value.rule_id == ("PJ-48" if isinstance(action, PlaceRaider) else "PJ-24")


@pytest.mark.rule("PJ-20")
@pytest.mark.rule("PJ-25")
@pytest.mark.parametrize(
    ("card", "events"),
    [
        ("harvest_rise", [PriceChanged("harvest", 50)]),
        ("timber_rise", [PriceChanged("timber", 50)]),
        ("glut", [PriceChanged("harvest", -50), PriceChanged("timber", -50)]),
        ("buffalo_rise", [PriceChanged("buffalo", 100)]),
        ("fish_fall", [PriceChanged("fish", -50)]),
        ("gold_rise", [PriceChanged("gold", 25)]),
    ],
)
def test_what_a_proclamation_does_to_prices(card: Proclamation, events: list[Event]) -> None:
    done = telegram(card)

    assert done.events == events
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-31")
def test_a_price_change_takes_the_place_of_an_earlier_one_for_the_same_goods() -> None:
    changes = (PriceChange("harvest", 50), PriceChange("gold", 25))

    done = telegram("glut", changes=changes)

    assert done.state.changes == (
        PriceChange("gold", 25),
        PriceChange("harvest", -50),
        PriceChange("timber", -50),
    )


@pytest.mark.rule("PJ-25")
@pytest.mark.parametrize(
    ("card", "goods", "lots"),
    [
        ("buffalo_auction", "buffalo", {2: 4, 3: 3, 4: 3, 5: 2, 6: 2}),
        ("gold_auction", "gold", {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}),
    ],
)
def test_an_auction_offers_cards_by_the_number_of_players(
    card: Proclamation, goods: str, lots: dict[int, int]
) -> None:
    for seats, offered in lots.items():
        done = telegram(card, *[NEIGHBOUR] * (seats - 1))

        assert done.events == [AuctionBegan(goods, offered, 0)]  # type: ignore[arg-type]


@pytest.mark.rule("PJ-25")
@pytest.mark.rule("PJ-48")
@pytest.mark.parametrize(
    ("card", "trail", "circles"),
    [("hunting_raiders", "hunting", (5, 13)), ("fishing_raiders", "fishing", (6, 13))],
)
def test_who_draws_raiders_places_one_on_either_circle(
    card: Proclamation, trail: str, circles: tuple[int, int]
) -> None:
    asking = telegram(card)

    assert question(asking.state) == (0, "raider", trail)
    assert [option.action for option in offers(asking.state)] == [
        PlaceRaider("near"),
        PlaceRaider("far"),
    ]
    for place, circle in zip(("near", "far"), circles, strict=True):
        done = act(asking.state, 0, PlaceRaider(place))  # type: ignore[arg-type]
        assert done.events == [RaiderPlaced(0, trail, circle)]  # type: ignore[arg-type]
        assert (done.state.hunting, done.state.fishing) == (
            (circle, 0) if trail == "hunting" else (0, circle)
        )
        assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-48")
def test_a_standing_raider_is_moved_or_left_and_stays_until_the_cavalry() -> None:
    moved = act(telegram("hunting_raiders", hunting=5, fishing=6).state, 0, PlaceRaider("far"))
    left = act(telegram("hunting_raiders", hunting=5, fishing=6).state, 0, PlaceRaider("near"))
    driven_off = telegram("cavalry", hunting=13, fishing=6)

    assert (moved.state.hunting, moved.state.fishing) == (13, 6)
    assert (left.state.hunting, left.state.fishing) == (5, 6)
    assert driven_off.events == [RaidersLeft()]
    assert (driven_off.state.hunting, driven_off.state.fishing) == (0, 0)
    with pytest.raises(RuleViolation) as refusal:
        rules.decide(telegram("hunting_raiders").state, 0, PlaceRaider())
    assert refusal.value.rule_id == "PJ-48"
