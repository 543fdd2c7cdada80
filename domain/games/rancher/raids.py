"""What stealing brings, and what being robbed costs, in marks, as far as the odds can tell.

Worth is relative: what the others gain counts against it, shared among them.
"""

from functools import cache
from typing import Final

from domain.games.rancher.data import CHIP_PRICE, DEEDS, FINE_PER_HERD, TOWN
from domain.games.rancher.odds import CERTAIN, ahead, caught
from domain.games.rancher.thefts import compensation

SPACES_IN_TWO_TURNS: Final = 7
TURNS_PER_LAP: Final = 18
TOWN_MISSED: Final = 260_000
"""How often a rider passes Beefy Town without landing where cattle are sold, in millionths."""


def turns_for(spaces: int) -> int:
    """How many turns so many spaces take on average."""
    return 2 * spaces // SPACES_IN_TWO_TURNS + 1


@cache
def turns_to_sale(space: int) -> int:
    """How many turns it takes on average to where cattle are sold."""
    return turns_for(min(ahead(space, town) for town in TOWN))


def theft_risk(gap: int, space: int, left: int) -> int:
    """The chance that a thief on this space is caught, in millionths.

    The victim rides `gap` spaces behind; each has `left` more turns.
    """
    sale = turns_to_sale(space)
    soon, late = caught(gap, min(sale, left)), caught(gap, min(sale + TURNS_PER_LAP, left))
    return soon + (late - soon) * TOWN_MISSED // CERTAIN


def theft_worth(number: int, herd: int, risk: int, rivals: int) -> int:
    """What stealing the herd of this farm is worth to the thief."""
    worth, paid = CHIP_PRICE * herd, compensation(DEEDS[number])
    kept = worth + (worth + paid) // rivals
    fined = FINE_PER_HERD + (FINE_PER_HERD - paid) // rivals
    return ((CERTAIN - risk) * kept - risk * fined) // CERTAIN


def loss_by_theft(number: int, herd: int, risk: int, rivals: int) -> int:
    """What being robbed of the herd costs its owner."""
    worth, paid = CHIP_PRICE * herd, compensation(DEEDS[number])
    gone = worth + paid + worth // rivals
    regained = FINE_PER_HERD - paid + FINE_PER_HERD // rivals
    return ((CERTAIN - risk) * gone - risk * regained) // CERTAIN
