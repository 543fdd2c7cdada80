"""What viewers see."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.actions import Bid, RideOn, Wager
from domain.games.pionjar.ahead import Ride, rides_ahead
from domain.games.pionjar.data import DEEDS
from domain.games.pionjar.events import (
    BidMade,
    BidSealed,
    Event,
    Found,
    HaulLost,
    HaulSurrendered,
    LotSold,
    MoneyPaid,
    SpoilsSold,
    TurnBegan,
)
from domain.games.pionjar.setup import TableOptions
from domain.games.pionjar.state import NOBODY, Pioneer, PionjarState, PriceChange, Spoils
from domain.kernel.rules import EVERYONE, SPECTATOR, Setup
from tests.domain.pionjar.table import (
    NEIGHBOUR,
    act,
    follow,
    onto,
    ride,
    settler,
    table,
    turn,
    wagon,
)

HAND = Spoils((1_000, 2_100), (900,), (3_600,))


def test_a_view_shows_the_whole_table_and_the_own_hand() -> None:
    mover = settler(42, cash=4_200, spoils=HAND, harvest=2, owner=False, laps=1, sheriff=True)
    other = settler(1, property="high_falls", spoils=Spoils((3_000,)))
    state = turn(
        table(
            mover,
            other,
            wagon(21, "great_lakes", skips=True),
            last_year=1860,
            saloon=12_300,
            lease=1,
            trading_post=1,
            fishing=6,
            changes=(PriceChange("harvest", 50),),
            gone=Spoils((), (), (2_000,)),
        )
    ).state
    seen = json.loads(msgspec.json.encode(rules.view(state, 0)))

    seats = seen.pop("seats")
    assert seen == {
        "viewer": 0,
        "round": 1,
        "turn": 0,
        "first": 0,
        "pacemaker": 1,
        "month": 0,
        "last_month": 35,
        "options": {
            "last_year": 1860,
            "auction": "open",
            "saloon": "squares",
            "automatic_moves": True,
        },
        "roll": None,
        "left": 2,
        "prices": {"harvest": 2_250, "timber": 800},
        "changes": [{"goods": "harvest", "percent": 50}],
        "saloon": 12_300,
        "lease": 1,
        "trading_post": 1,
        "raiders": {"hunting": None, "fishing": 6},
        "stacks": {"buffalo": 21, "fish": 11, "gold": 5, "post": 12, "proclamation": 12},
        "gone": {"gold": [2_000]},
        "auction": None,
        "wagering": None,
        "pending": {
            "type": "seats",
            "decisions": {"0": {"ask": "visit", "round": 1, "turn": 0}},
        },
    }
    assert seats[0] == {
        "cash": 4_200,
        "property": "green_valley",
        "owner": False,
        "where": "ring",
        "at": 0,
        "branch": None,
        "laps": 2,
        "harvest": 2,
        "timber": 0,
        "buffalo": 2,
        "fish": 1,
        "gold": 1,
        "hand": {"buffalo": [1_000, 2_100], "fish": [900], "gold": [3_600]},
        "land": 0,
        "capital": 4_200 + 1_000 + 2_100 + 900 + 3_600,
        "sheriff": True,
        "skips": False,
        "free_from": None,
        "ahead": [
            {"month": 1, "steps": 5, "square": 5},
            {"month": 2, "steps": 5, "square": 10},
            {"month": 3, "steps": 4, "square": 14},
        ],
    }
    assert (seats[1]["hand"], seats[1]["capital"], seats[1]["buffalo"]) == (None, None, 1)
    assert seats[1]["land"] == 12_500
    assert (seats[2]["branch"], seats[2]["at"], seats[2]["skips"]) == ("great_lakes", 21, True)
    assert seats[2]["ahead"] == []


@pytest.mark.rule("PJ-28")
@pytest.mark.parametrize(
    ("viewer", "known"),
    [(0, (True, False)), (1, (False, True)), (SPECTATOR, (False, False)), (EVERYONE, (True, True))],
    ids=["holder", "other", "spectator", "everyone"],
)
def test_a_hand_is_its_holders_alone(viewer: int, known: tuple[bool, bool]) -> None:
    state = turn(table(settler(42, spoils=HAND), NEIGHBOUR)).state

    seats = rules.view(state, viewer).seats

    assert tuple(seat.hand is not None for seat in seats) == known
    assert tuple(seat.capital is not None for seat in seats) == known


def test_after_the_end_all_hands_are_open() -> None:
    prisoner = replace(settler(where="prison", spoils=HAND), free_from=61)
    ended = turn(table(prisoner, NEIGHBOUR, month=59, saloon=0)).state

    for viewer in (SPECTATOR, 0, 1):
        assert rules.view(ended, viewer).seats[0].hand == HAND


@pytest.mark.rule("PJ-42")
def test_a_sealed_bid_is_its_bidders_alone() -> None:
    state = onto(18, settler(), NEIGHBOUR, wagon(), auction="sealed")
    opened = ride(state, state.proclamations.index("buffalo_auction")).state
    sealed = act(opened, 1, Bid(1_700)).state

    auctions = {viewer: rules.view(sealed, viewer).auction for viewer in (SPECTATOR, 0, 1)}

    for viewer, auction in auctions.items():
        assert auction is not None
        assert auction.committed == (1,)
        assert (auction.bid, auction.bidder) == (None, None)
        assert auction.own_bid == (1_700 if viewer == 1 else None)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Found(0, "gold", 3_600), Found(0, "gold", None)),
        (LotSold(0, "gold", 2_500, 3_600), LotSold(0, "gold", 2_500, None)),
        (HaulLost(0, 2, 1, 1, HAND), HaulLost(0, 2, 1, 1, None)),
        (BidSealed(0, 1_200), None),
    ],
)
def test_others_are_told_less_of_some_events(event: Event, told: Event | None) -> None:
    assert [rules.redact(event, viewer) for viewer in (0, EVERYONE)] == [event, event]
    assert [rules.redact(event, viewer) for viewer in (1, SPECTATOR)] == [told, told]


@pytest.mark.parametrize(
    "event",
    [
        HaulSurrendered(0, HAND),
        SpoilsSold(0, "gold", (3_600,), 25),
        MoneyPaid(0, "bank", 1, "lease"),
        BidMade(0, 1_000),
        TurnBegan(0, 1),
    ],
)
def test_what_is_done_openly_is_told_to_all(event: Event) -> None:
    assert [rules.redact(event, viewer) for viewer in (1, SPECTATOR)] == [event, event]


def test_before_time_begins_there_are_no_prices_and_no_first_squatter() -> None:
    state = follow(rules.start(Setup(2, TableOptions())), 1, 2).state

    seen = rules.view(state, SPECTATOR)

    assert (seen.month, seen.prices, seen.pacemaker) == (-1, None, None)
    assert (seen.turn, seen.round) == (1, 1)


def test_a_wager_whose_die_is_out_is_shown() -> None:
    state = turn(table(settler(8), NEIGHBOUR)).state
    thrown = rules.evolve(state, *rules.decide(state, 0, Wager(300)))

    assert rules.view(thrown, SPECTATOR).wagering == 300


GREEN, FALLS = DEEDS["green_valley"].numbers, DEEDS["high_falls"].numbers


def months(state: PionjarState, seat: int) -> list[int]:
    return [one.month for one in rides_ahead(state, seat)]


@pytest.mark.rule("PJ-12")
@pytest.mark.rule("PJ-14")
def test_the_next_three_rides_are_told_by_month_and_square() -> None:
    seats = (settler(3), settler(5, property="high_falls"), settler(7, property="great_lakes"))
    # the second seat is the first squatter, so the marker moves on with its turn
    waiting = turn(table(*seats, month=6, automatic_moves=False)).state
    moved = act(turn(table(settler(42), *seats[1:], month=6)).state, 0, RideOn()).state

    assert rides_ahead(waiting, 0) == (
        Ride(6, GREEN[6], (3 + GREEN[6]) % 44),
        Ride(7, GREEN[7], (3 + GREEN[6] + GREEN[7]) % 44),
        Ride(8, GREEN[8], (3 + GREEN[6] + GREEN[7] + GREEN[8]) % 44),
    )
    assert months(waiting, 1) == [7, 8, 9]
    assert months(waiting, 2) == [7, 8, 9]
    assert months(moved, 0) == [7, 8, 9]


@pytest.mark.rule("PJ-52")
def test_in_the_first_january_those_before_the_first_squatter_ride_it_too() -> None:
    seats = (wagon(3), settler(0), settler(0, property="high_falls"))
    state = turn(table(*seats, january=True, automatic_moves=False)).state

    assert months(state, 1) == [0, 1, 2]
    assert months(state, 2) == [0, 1, 2]


@pytest.mark.rule("PJ-52")
def test_a_claim_between_the_first_squatters_turns_rides_january_twice() -> None:
    seats = (settler(3), wagon(3), settler(5, property="high_falls"))
    # the third seat claimed first; the first seat's turn comes before its next one
    state = turn(table(*seats, january=True, pacemaker=2, automatic_moves=False)).state

    assert months(state, 0) == [0, 0, 1]


@pytest.mark.rule("PJ-38")
def test_from_prison_the_rides_are_told_from_the_release_on() -> None:
    prisoner = replace(settler(where="prison"), free_from=9)
    state = turn(table(settler(42), replace(prisoner, property="high_falls"), month=6)).state

    assert rides_ahead(state, 1)[0] == Ride(9, FALLS[9], 32 + FALLS[9])


def test_no_ride_is_told_beyond_the_last_month_nor_on_road_and_trail() -> None:
    trail = settler(3, where="hunting", property="great_lakes")
    state = turn(table(settler(42), NEIGHBOUR, trail, wagon(), month=58)).state

    assert months(state, 0) == [59]
    assert months(state, 2) == months(state, 3) == []


def test_a_new_field_of_the_state_would_leave_old_hashes_alone() -> None:
    state = rules.start(Setup(2, TableOptions()))

    assert set(msgspec.to_builtins(state)) == {
        "last_month",
        "sealed",
        "anywhere",
        "automatic_moves",
        "pioneers",
        "bank",
        "saloon",
        "stacks",
        "post",
        "proclamations",
    }
    assert set(msgspec.to_builtins(Pioneer(cash=5))) == {"cash"}
    assert state.pacemaker == NOBODY
