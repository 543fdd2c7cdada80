"""What a herd that is left on its pasture is worth over the laps to come, in marks.

Worth is the gain over not having the herd there. Where rivals will stand in later laps is
not known, so they are taken to be anywhere.
"""

from functools import cache
from typing import Final

from domain.games.rancher.data import CHIP_PRICE, CIRCUIT, DEEDS, FARM_SPACES
from domain.games.rancher.odds import CERTAIN, lands_on
from domain.games.rancher.raids import TURNS_PER_LAP, stakes, theft_risk

SPACE_RISK: Final = 2 * CERTAIN // 7
"""The chance that a rider who passes a space lands on it."""
LOSS_WEIGHS: Final = (100, 75, 60)
"""What a loss weighs against a like gain with 1, 2 and 3 rivals, in percent.

One winner takes all: the more rivals, the more it takes to be ahead of each of them, and
the less it matters who of them gains.
"""


def weighed(loss: int, rivals: int) -> int:
    """What a loss counts for."""
    return loss * LOSS_WEIGHS[rivals - 1] // 100


@cache
def left_alone(number: int, herd: int, laps: int, rivals: int) -> int:
    """The worth of a herd that will be bred this many times, each time after all rivals passed."""
    if herd == 0:
        return 0
    steals, loss = _usual_theft(number, herd, rivals)
    robbed = passed(number) * steals // CERTAIN
    safe = CERTAIN
    for _ in range(rivals):
        safe -= safe * robbed // CERTAIN
    lost = weighed(loss, rivals) * (CERTAIN - safe)
    return (safe * bred(number, herd, laps, rivals) - lost) // CERTAIN


@cache
def bred(number: int, herd: int, laps: int, rivals: int) -> int:
    """The worth of a herd that its rancher comes to now and `laps - 1` times later on."""
    if laps == 0:
        return 0
    grown = min(2 * herd, DEEDS[number].capacity)
    landing = passed(number)
    as_it_is = left_alone(number, grown, laps - 1, rivals)
    as_wished = max(left_alone(number, kept, laps - 1, rivals) for kept in range(grown + 1))
    later = landing * as_wished + (CERTAIN - landing) * as_it_is
    return CHIP_PRICE * (grown - herd) + later // CERTAIN


@cache
def passed(number: int) -> int:
    """The chance that a rider who comes by the farm lands on one of its spaces."""
    first, *others = FARM_SPACES[number]
    chance = SPACE_RISK
    for space in others:
        chance += SPACE_RISK - SPACE_RISK * lands_on(space - first) // CERTAIN
    return chance


@cache
def _usual_theft(number: int, herd: int, rivals: int) -> tuple[int, int]:
    """How often a rival who lands there steals, and what such a theft costs, on average."""
    risks = [
        theft_risk(gap, space, TURNS_PER_LAP * 2)
        for space in FARM_SPACES[number]
        for gap in range(CIRCUIT)
    ]
    at_stake = stakes(number, herd, rivals)
    losses = [at_stake.loss(risk) for risk in risks if at_stake.pays(risk)]
    return CERTAIN * len(losses) // len(risks), sum(losses) // max(len(losses), 1)
