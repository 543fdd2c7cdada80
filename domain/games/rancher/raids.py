"""What stealing brings, and what being robbed costs, in marks, as far as the odds can tell.

Worth is relative: what the others gain counts against it, shared among them.
"""

from functools import cache
from typing import Final

from msgspec import Struct

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


class Stakes(Struct, frozen=True, gc=False):
    """What is at stake in a theft, in marks.

    The thief has `kept` if it gets away and loses `fined` if it is caught; the victim
    loses `gone` in the one case and has `regained` in the other.
    """

    kept: int
    fined: int
    gone: int
    regained: int

    def pays(self, risk: int) -> bool:
        """Whether it pays to steal at this risk in millionths."""
        return (CERTAIN - risk) * self.kept - risk * self.fined >= CERTAIN

    def loss(self, risk: int) -> int:
        """What the theft costs its victim when the thief runs this risk."""
        return ((CERTAIN - risk) * self.gone - risk * self.regained) // CERTAIN


@cache
def stakes(number: int, herd: int, rivals: int) -> Stakes:
    """The stakes of a theft of this herd from this farm when each has so many rivals."""
    worth, paid = CHIP_PRICE * herd, compensation(DEEDS[number])
    return Stakes(
        kept=worth + (worth + paid) // rivals,
        fined=FINE_PER_HERD + (FINE_PER_HERD - paid) // rivals,
        gone=worth + paid + worth // rivals,
        regained=FINE_PER_HERD - paid + FINE_PER_HERD // rivals,
    )
