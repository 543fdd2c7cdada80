"""The board, almanacs, prices and decks meet every constraint of their rules."""

import json
import math
import statistics
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest

from domain.games.pionjar import data
from domain.games.pionjar.data import (
    BOARD,
    CIRCUIT,
    CLAIM,
    DECKS,
    DEEDS,
    MISSOURI,
    PRICES,
    PROPERTIES,
    TRAILS,
    PropertyId,
    TrailId,
    road_kind,
)
from domain.games.pionjar.state import Spoils

KINDS = [square.kind for square in BOARD.circuit]
CENTRE = (180, 210)
every_property = pytest.mark.parametrize("name", PROPERTIES)


def drawing() -> Any:  # noqa: ANN401 — JSON
    """The whole board, drawing data and all."""
    return json.loads(files("domain.games.pionjar").joinpath("board.json").read_bytes())


def places(kind: str) -> list[int]:
    return [square.n for square in BOARD.circuit if square.kind == kind]


def longest_run(kinds: Iterable[str], dull: str) -> int:
    best = run = 0
    for kind in kinds:
        run = run + 1 if kind == dull else 0
        best = max(best, run)
    return best


def gaps(at: Sequence[int]) -> list[int]:
    return [(after - place) % CIRCUIT or CIRCUIT for place, after in pairwise([*at, at[0]])]


# The box


@pytest.mark.rule("PJ-1")
def test_the_box_holds_what_it_should() -> None:
    assert [len(DECKS.buffalo), len(DECKS.fish), len(DECKS.gold)] == [24, 12, 6]
    assert sum(deed.farmland for deed in DEEDS.values()) == 12
    assert sum(deed.forest for deed in DEEDS.values()) == 12
    assert (len(data.POST_STACK), len(data.PROCLAMATION_STACK)) == (12, 12)
    assert (len(DEEDS), data.SEATS_MIN, data.SEATS_MAX) == (6, 2, 6)


@pytest.mark.rule("PJ-2")
@pytest.mark.parametrize(
    ("values", "least", "most"),
    [(DECKS.buffalo, 1_000, 3_000), (DECKS.fish, 500, 1_500), (DECKS.gold, 2_000, 10_000)],
    ids=["buffalo", "fish", "gold"],
)
def test_values_are_whole_hundreds_spread_over_their_range(
    values: tuple[int, ...], least: int, most: int
) -> None:
    step = (most - least) / (len(values) - 1)

    assert (min(values), max(values)) == (least, most)
    assert all(value % 100 == 0 for value in values)
    assert all(after - value <= 2 * step for value, after in pairwise(sorted(values)))


@pytest.mark.rule("PJ-4")
def test_properties_are_three_classes_of_two() -> None:
    rows = {
        name: (deed.farmland, deed.forest, deed.redemption, deed.full_value, deed.worth)
        for name, deed in DEEDS.items()
    }

    assert list(rows) == list(PROPERTIES)
    assert rows == {
        "green_valley": (3, 1, 6_000, 12_000, 15_000),
        "buffalo_head": (3, 1, 6_000, 12_000, 15_000),
        "high_falls": (2, 2, 5_000, 10_000, 12_500),
        "great_lakes": (2, 2, 5_000, 10_000, 12_500),
        "golden_mountains": (1, 3, 4_000, 8_000, 10_000),
        "silent_forest": (1, 3, 4_000, 8_000, 10_000),
    }


@pytest.mark.rule("PJ-5")
@every_property
def test_an_almanac_has_sixty_numbers_of_a_moderate_mean(name: PropertyId) -> None:
    numbers = DEEDS[name].numbers

    assert len(numbers) == 60
    assert set(numbers) <= set(range(1, 9))
    assert 4.5 <= statistics.mean(numbers) <= 5.5


@pytest.mark.rule("PJ-5")
def test_no_property_travels_faster_but_each_in_a_rhythm_of_its_own() -> None:
    totals = [sum(deed.numbers) for deed in DEEDS.values()]

    assert max(totals) - min(totals) <= 3
    for one, other in combinations(DEEDS.values(), 2):
        assert statistics.correlation(one.numbers, other.numbers) < 0.75


@pytest.mark.rule("PJ-5")
@every_property
def test_nobody_who_stays_on_the_ring_is_four_months_in_a_row_on_the_prairie(
    name: PropertyId,
) -> None:
    place, kinds = 0, []
    for steps in DEEDS[name].numbers:
        place = (place + steps) % CIRCUIT
        kinds.append(KINDS[place])

    assert longest_run(kinds, "prairie") <= 3


# The road


@pytest.mark.rule("PJ-6")
def test_six_branches_of_equal_length_lead_to_the_six_properties() -> None:
    branches = BOARD.road.branches
    lengths = [branch["length_px"] for branch in drawing()["road"]["branches"]]

    assert {branch.property for branch in branches} == set(PROPERTIES)
    assert len({len(branch.dots) for branch in branches}) == 1
    assert max(lengths) - min(lengths) <= 2
    assert MISSOURI + len(branches[0].dots) + 1 == CLAIM


@pytest.mark.rule("PJ-7")
def test_missouri_is_the_last_of_fourteen_to_eighteen_dots_with_black_and_red_among_them() -> None:
    kinds = [dot.kind for dot in BOARD.road.common]

    assert 14 <= len(kinds) <= 18
    assert kinds.index("missouri") == len(kinds) - 1
    assert {"black", "red"} <= set(kinds)
    assert [dot.n for dot in BOARD.road.common] == list(range(1, len(kinds) + 1))


@pytest.mark.rule("PJ-7")
def test_every_branch_has_ten_to_fourteen_dots_and_equally_many_black_and_red_ones() -> None:
    rows = [[dot.kind for dot in branch.dots] for branch in BOARD.road.branches]

    assert all(10 <= len(kinds) <= 14 for kinds in rows)
    assert len({(kinds.count("black"), kinds.count("red")) for kinds in rows}) == 1
    assert all("black" in kinds and "red" in kinds for kinds in rows)


@cache
def turns_from(place: int, branch: PropertyId) -> Fraction:
    """How many turns a wagon needs on average from here to the claim, skipped ones included."""
    if place == CLAIM:
        return Fraction(0)
    total = Fraction(6)
    for value in range(1, 7):
        end = min(place + value, CLAIM)
        while road_kind(end, branch) == "red":
            end = min(end + data.RED_STEPS, CLAIM)
        total += (road_kind(end, branch) == "black") + turns_from(end, branch)
    return total / 6


@pytest.mark.rule("PJ-6")
@pytest.mark.rule("PJ-7")
def test_all_branches_take_the_same_time_within_a_percent() -> None:
    turns = [turns_from(0, name) for name in PROPERTIES]

    assert max(turns) / min(turns) < Fraction(101, 100)


@pytest.mark.rule("PJ-9")
@every_property
def test_no_red_dot_leads_straight_to_another_coloured_one(name: PropertyId) -> None:
    for place in range(1, CLAIM - data.RED_STEPS + 1):
        if road_kind(place, name) == "red":
            assert road_kind(place + data.RED_STEPS, name) not in {"red", "black"}


# The ring


@pytest.mark.rule("PJ-16")
def test_the_ring_has_its_squares_in_their_numbers() -> None:
    count = KINDS.count

    assert 44 <= CIRCUIT <= 56
    assert [square.n for square in BOARD.circuit] == list(range(CIRCUIT))
    assert count("city") == 1
    assert count("trapper") == 4
    assert min(count("sell_harvest"), count("sell_timber"), count("sell_spoils")) >= 4
    assert 4 <= count("post") <= 6
    assert 4 <= count("telegram") <= 6
    assert 1 <= count("saloon") <= 2


@pytest.mark.rule("PJ-16")
def test_each_spoil_is_sold_on_two_squares_or_more_and_on_sale_squares_alone() -> None:
    sold = [goods for square in BOARD.circuit for goods in square.goods]

    assert all(sold.count(goods) >= 2 for goods in data.GOODS)
    assert all(bool(square.goods) == (square.kind == "sell_spoils") for square in BOARD.circuit)


@pytest.mark.rule("PJ-16")
def test_squares_of_a_kind_are_spread_and_the_prairie_is_short() -> None:
    assert longest_run([*KINDS, *KINDS], "prairie") <= 2
    for kind in set(KINDS) - {"city", "prairie"}:
        at = places(kind)
        assert max(gaps(at)) <= 1.5 * CIRCUIT / len(at), kind
    for here, after in pairwise([*KINDS, KINDS[0]]):
        assert here == "prairie" or here != after


@pytest.mark.rule("PJ-15")
@pytest.mark.rule("PJ-16")
def test_city_prison_trailhead_and_exits_lie_where_they_should_and_squares_go_clockwise() -> None:
    board = drawing()
    ring, head, prison = board["circuit"], board["trails"]["head"], board["prison"]
    right, bottom = max(one["x"] for one in ring), max(one["y"] for one in ring)
    city, gate = ring[data.CITY], ring[data.GATE]
    hunting, fishing = (ring[TRAILS[name].exit_square] for name in ("hunting", "fishing"))

    assert max(city["x"], city["y"]) < 60
    assert gate["x"] < 60
    assert gate["y"] > 360
    assert math.dist((prison["x"], prison["y"]), (gate["x"], gate["y"])) < 90
    assert head["x"] < 120
    assert head["y"] < 160
    assert right - hunting["x"] < 10
    assert bottom - fishing["y"] < 10
    for here, after in pairwise([*ring, ring[0]]):
        turning = (here["x"] - CENTRE[0]) * (after["y"] - CENTRE[1])
        assert turning > (here["y"] - CENTRE[1]) * (after["x"] - CENTRE[0])


# The trails


@pytest.mark.rule("PJ-30")
@pytest.mark.parametrize(
    ("trail", "goods", "least"), [("hunting", "buffalo", 7), ("fishing", "fish", 5)]
)
def test_a_trail_has_its_circles(trail: TrailId, goods: str, least: int) -> None:
    kinds = [circle.kind for circle in TRAILS[trail].circles]
    gold = [place for place, kind in enumerate(kinds) if kind == "gold"]

    assert 18 <= len(kinds) <= 26
    assert kinds.count(goods) >= least  # type: ignore[arg-type]
    assert kinds.count("raider") == 2
    assert gold
    assert min(gold) >= len(kinds) * 2 / 3
    assert longest_run(kinds, "path") <= 2
    assert [circle.n for circle in TRAILS[trail].circles] == list(range(1, len(kinds) + 1))
    assert BOARD.circuit[TRAILS[trail].exit_square].exit == trail


def haul_a_turn(trail: TrailId) -> Fraction:
    """What a turn on the whole trail brings on average while all stacks are full."""
    kinds = [circle.kind for circle in TRAILS[trail].circles]
    full = Spoils(DECKS.buffalo, DECKS.fish, DECKS.gold)
    reached = [Fraction(1)] + [Fraction(0)] * len(kinds)
    for place in range(1, len(kinds) + 1):
        reached[place] = sum(reached[max(0, place - 6) : place], Fraction(0)) / 6
    haul = Fraction(0)
    for chance, kind in zip(reached[1:], kinds, strict=True):
        if kind not in {"path", "raider"}:
            values = full.of(kind)  # type: ignore[arg-type]
            haul += chance * Fraction(sum(values), len(values))
    return haul / sum(reached)


@pytest.mark.rule("PJ-30")
def test_fishing_brings_seventy_to_a_hundred_and_thirty_percent_of_hunting() -> None:
    assert Fraction(7, 10) <= haul_a_turn("fishing") / haul_a_turn("hunting") <= Fraction(13, 10)


# Prices and cards


@pytest.mark.rule("PJ-19")
@pytest.mark.parametrize("row", [PRICES.harvest, PRICES.timber], ids=["harvest", "timber"])
def test_prices_are_sixty_follow_the_seasons_and_sometimes_lie_below_a_cards_price(
    row: tuple[int, ...],
) -> None:
    by_month = [statistics.mean(row[month::12]) for month in range(12)]

    assert len(row) == 60
    assert all(300 <= price <= 2_400 and price % 100 == 0 for price in row)
    assert min(row) < data.EQUIPMENT_PRICE
    assert max(by_month) / min(by_month) > 1.6


@pytest.mark.rule("PJ-19")
def test_both_crops_bring_about_the_same() -> None:
    means = statistics.mean(PRICES.harvest), statistics.mean(PRICES.timber)

    assert max(means) / min(means) < 1.05


@pytest.mark.rule("PJ-24")
def test_the_post_cards_are_those_of_the_rule() -> None:
    assert {card.id: (card.count, card.amount, card.share, card.price) for card in DECKS.post} == {
        "arrested": (2, 0, 0, 0),
        "sheriff": (1, 0, 0, 0),
        "saloon_lease": (2, 0, 3, 2_000),
        "inheritance": (1, 2_000, 0, 0),
        "freight_bill": (1, 1_000, 0, 0),
        "grain_prize": (1, 400, 0, 0),
        "sawmill_order": (1, 400, 0, 0),
        "locusts": (1, 0, 0, 0),
        "forest_fire": (1, 0, 0, 0),
        "stagecoach_ticket": (1, 0, 0, 0),
    }


@pytest.mark.rule("PJ-25")
def test_the_proclamations_are_those_of_the_rule() -> None:
    rows = {
        card.id: (card.count, card.goods, card.percent, tuple(card.cards.values()))
        for card in DECKS.proclamation
    }

    assert rows == {
        "buffalo_auction": (2, (), 0, (4, 3, 3, 2, 2)),
        "gold_auction": (1, (), 0, (3, 2, 1, 1, 1)),
        "harvest_rise": (1, ("harvest",), 50, ()),
        "timber_rise": (1, ("timber",), 50, ()),
        "glut": (1, ("harvest", "timber"), -50, ()),
        "buffalo_rise": (1, ("buffalo",), 100, ()),
        "fish_fall": (1, ("fish",), -50, ()),
        "gold_rise": (1, ("gold",), 25, ()),
        "hunting_raiders": (1, (), 0, ()),
        "fishing_raiders": (1, (), 0, ()),
        "cavalry": (1, (), 0, ()),
    }
