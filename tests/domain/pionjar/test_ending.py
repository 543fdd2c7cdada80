"""The last roll in the saloon, capital, and who wins."""

import pytest
from msgspec.structs import replace

from domain.games.pionjar import rules
from domain.games.pionjar.data import DEEDS, PROPERTIES, PropertyId
from domain.games.pionjar.events import Capital, LastRolled, MatchEnded, MoneyPaid
from domain.games.pionjar.state import Pioneer, PionjarState, Spoils
from domain.kernel.rules import Finished
from tests.domain.pionjar.table import Done, settler, table, turn, wagon


def last_turn(*pioneers: Pioneer, **fields: object) -> PionjarState:
    """The first seat, in prison, has the last turn of the match."""
    prisoner = replace(settler(where="prison", cash=1_000), free_from=61)
    return table(prisoner, *pioneers, month=59, **fields)


def ended(state: PionjarState, *rolls: int) -> Done:
    """What happens after the last turn has fallen away."""
    done = turn(state, *rolls)
    return Done(done.state, done.events[2:])


BO = settler(20, cash=2_000, property="high_falls", owner=False)


@pytest.mark.rule("PJ-40")
@pytest.mark.rule("PJ-53")
def test_all_roll_for_what_is_in_the_saloon_and_the_highest_takes_it() -> None:
    done = ended(last_turn(BO, wagon(3), saloon=7_000), 2, 5, 4)

    assert done.events[:4] == [
        LastRolled(0, 2),
        LastRolled(1, 5),
        LastRolled(2, 4),
        MoneyPaid("saloon", 1, 7_000, "last_roll"),
    ]
    assert isinstance(done.events[4], MatchEnded)
    assert done.state.saloon == 0


@pytest.mark.rule("PJ-40")
def test_those_who_tie_roll_again() -> None:
    done = ended(last_turn(BO, wagon(3), saloon=7_000), 5, 1, 5, 3, 3, 2, 6)

    assert done.events[:8] == [
        LastRolled(0, 5),
        LastRolled(1, 1),
        LastRolled(2, 5),
        LastRolled(0, 3),
        LastRolled(2, 3),
        LastRolled(0, 2),
        LastRolled(2, 6),
        MoneyPaid("saloon", 2, 7_000, "last_roll"),
    ]


@pytest.mark.rule("PJ-40")
def test_with_a_leaseholder_the_money_is_theirs_and_nobody_rolls() -> None:
    done = ended(last_turn(BO, saloon=7_000, lease=1))

    assert done.events[0] == MoneyPaid("saloon", 1, 7_000, "lease_end")
    assert isinstance(done.events[1], MatchEnded)


@pytest.mark.rule("PJ-53")
@pytest.mark.parametrize("lease", [-1, 1])
def test_an_empty_saloon_is_not_rolled_for(lease: int) -> None:
    done = ended(last_turn(BO, saloon=0, lease=lease))

    assert [type(event) for event in done.events] == [MatchEnded]


@pytest.mark.rule("PJ-46")
@pytest.mark.rule("PJ-53")
def test_capital_is_land_of_owners_spoils_at_their_values_and_cash() -> None:
    owner = settler(
        20,
        cash=1_234,
        property="great_lakes",
        spoils=Spoils((1_000, 2_000), (500,), (10_000,)),
        harvest=2,
        timber=2,
        sheriff=True,
    )
    squatter = replace(owner, property="silent_forest", owner=False, spoils=Spoils(), cash=900)

    done = ended(last_turn(owner, squatter, wagon(7), saloon=0, trading_post=2, lease=2))

    assert done.events == [
        MatchEnded(
            (
                Capital(15_000, 0, 0, 0, 1_000),
                Capital(12_500, 3_000, 500, 10_000, 1_234),
                Capital(0, 0, 0, 0, 900),
                Capital(0, 0, 0, 0, 5_000),
            ),
            (1,),
        )
    ]
    assert rules.pending(done.state) == Finished((16_000, 27_234, 900, 5_000), (1,))


@pytest.mark.rule("PJ-4")
@pytest.mark.rule("PJ-46")
@pytest.mark.parametrize("name", PROPERTIES)
def test_land_counts_by_its_class(name: PropertyId) -> None:
    done = ended(last_turn(settler(20, cash=0, property=name), saloon=0))

    assert done.events[0].capital[1] == Capital(DEEDS[name].worth, 0, 0, 0, 0)  # type: ignore[union-attr]


@pytest.mark.rule("PJ-46")
def test_equal_capital_shares_the_win() -> None:
    equal = settler(20, cash=3_500, property="high_falls")
    done = ended(last_turn(equal, saloon=0))

    assert rules.pending(done.state) == Finished((16_000, 16_000), (0, 1))
    assert done.events[0].winners == (0, 1)  # type: ignore[union-attr]
