"""Selling harvests, timber and spoils."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar.data import GOODS, PRICES, Goods
from domain.games.pionjar.events import CropsSold, Event, FursSold, MoneyPaid, SpoilsSold
from domain.games.pionjar.state import PionjarState, PriceChange, Spoils
from tests.domain.pionjar.table import NEIGHBOUR, begins_by_itself, onto, ride, settler, table, turn

HARVESTS, TIMBERS = (6, 16, 24, 34, 42), (2, 11, 21, 29, 38)
TRAPPERS = (8, 17, 27, 39)
HAUL = Spoils((1_000, 2_100), (900,), (3_600, 10_000))


@pytest.mark.rule("PJ-19")
@pytest.mark.parametrize("square", HARVESTS)
def test_a_harvest_square_sells_all_harvest_cards_and_nothing_else(square: int) -> None:
    done = ride(onto(square, settler(harvest=3, timber=1)))

    price = PRICES.harvest[done.state.month]
    assert done.events == [
        CropsSold(0, "harvest", 3, price),
        MoneyPaid("bank", 0, 3 * price, "sale"),
    ]
    sold = done.state.pioneers[0]
    assert (sold.harvest, sold.timber, sold.cash) == (0, 1, 5_000 + 3 * price)
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-19")
@pytest.mark.parametrize("square", TIMBERS)
def test_a_timber_square_sells_all_timber_cards_and_nothing_else(square: int) -> None:
    done = ride(onto(square, settler(harvest=3, timber=1, cash=0)))

    price = PRICES.timber[done.state.month]
    assert done.events == [
        CropsSold(0, "timber", 1, price),
        MoneyPaid("bank", 0, price, "sale"),
    ]
    assert done.state.pioneers[0].harvest == 3


@pytest.mark.rule("PJ-19")
@pytest.mark.parametrize("month", [1, 8, 30, 59])
def test_the_price_is_that_of_the_marked_month(month: int) -> None:
    mover = settler(harvest=1)
    steps = turn(table(settler(20), NEIGHBOUR, month=month)).events[1].steps  # type: ignore[union-attr]
    done = ride(table(replace(mover, at=24 - steps, cash=0), NEIGHBOUR, month=month))

    assert done.events[0] == CropsSold(0, "harvest", 1, PRICES.harvest[month])


@pytest.mark.rule("PJ-19")
@pytest.mark.parametrize("square", [*HARVESTS, *TIMBERS, *TRAPPERS, 4, 12, 20, 26, 33, 41])
def test_who_has_nothing_to_sell_sells_nothing(square: int) -> None:
    done = ride(onto(square, settler(cash=0)))

    assert done.events == []
    assert begins_by_itself(done.state)


@pytest.mark.rule("PJ-20")
@pytest.mark.rule("PJ-31")
@pytest.mark.parametrize(("percent", "price"), [(50, 2_250), (-50, 750)])
def test_a_proclamation_changes_what_a_harvest_brings(percent: int, price: int) -> None:
    changes = (PriceChange("timber", 50), PriceChange("harvest", percent))

    done = ride(onto(6, settler(harvest=2), changes=changes))

    assert PRICES.harvest[0] == 1_500
    assert done.events == [
        CropsSold(0, "harvest", 2, price),
        MoneyPaid("bank", 0, 2 * price, "sale"),
    ]


def with_haul(square: int, *, sheriff: bool = False, **fields: object) -> PionjarState:
    return onto(square, settler(spoils=HAUL, sheriff=sheriff, cash=0), **fields)


@pytest.mark.rule("PJ-34")
@pytest.mark.parametrize(
    ("square", "sold", "kept"),
    [
        (4, {"buffalo": (1_000, 2_100)}, Spoils((), (900,), (3_600, 10_000))),
        (12, {"fish": (900,), "gold": (3_600, 10_000)}, Spoils((1_000, 2_100))),
        (20, {"buffalo": (1_000, 2_100), "fish": (900,)}, Spoils((), (), (3_600, 10_000))),
        (26, {"gold": (3_600, 10_000)}, Spoils((1_000, 2_100), (900,))),
        (33, {"buffalo": (1_000, 2_100), "gold": (3_600, 10_000)}, Spoils((), (900,))),
        (41, {"fish": (900,)}, Spoils((1_000, 2_100), (), (3_600, 10_000))),
    ],
)
def test_the_pictured_spoils_are_sold_at_their_values_and_leave_the_game(
    square: int, sold: dict[Goods, tuple[int, ...]], kept: Spoils
) -> None:
    done = ride(with_haul(square))

    expected: list[Event] = []
    for goods, values in sold.items():
        expected.append(SpoilsSold(0, goods, values, 0))
        expected.append(MoneyPaid("bank", 0, sum(values), "sale"))
    assert done.events == expected
    assert done.state.pioneers[0].spoils == kept
    for goods in GOODS:
        assert done.state.gone.of(goods) == sold.get(goods, ())


@pytest.mark.rule("PJ-31")
@pytest.mark.rule("PJ-34")
def test_spoils_sell_at_their_values_as_changed() -> None:
    changes = (PriceChange("fish", -50), PriceChange("gold", 25), PriceChange("buffalo", 100))

    both = ride(with_haul(12, changes=changes))
    buffalo = ride(with_haul(4, changes=changes))

    assert both.events == [
        SpoilsSold(0, "fish", (900,), -50),
        MoneyPaid("bank", 0, 450, "sale"),
        SpoilsSold(0, "gold", (3_600, 10_000), 25),
        MoneyPaid("bank", 0, 4_500 + 12_500, "sale"),
    ]
    assert buffalo.events[1] == MoneyPaid("bank", 0, 6_200, "sale")


@pytest.mark.rule("PJ-31")
@pytest.mark.rule("PJ-35")
@pytest.mark.parametrize("square", TRAPPERS)
@pytest.mark.parametrize("sheriff", [False, True], ids=["anybody", "the sheriff"])
def test_fur_trappers_take_all_buffalo_for_half_and_from_a_sheriff_for_all(
    square: int, *, sheriff: bool
) -> None:
    doubled = (PriceChange("buffalo", 100),)

    done = ride(with_haul(square, sheriff=sheriff, changes=doubled))

    assert done.events == [
        FursSold(0, (1_000, 2_100), half=not sheriff),
        MoneyPaid("bank", 0, 3_100 if sheriff else 1_550, "furs"),
    ]
    assert done.state.gone == Spoils((1_000, 2_100))
    assert done.state.pioneers[0].spoils == Spoils((), (900,), (3_600, 10_000))
