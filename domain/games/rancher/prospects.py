"""What herds and ways are worth to a rancher, in marks, as far as the odds can tell."""

from typing import Final

from domain.games.rancher.data import (
    CHIP_PRICE,
    DEEDS,
    FARM_SPACES,
    FINE_PER_HERD,
    FORK,
    REJOIN,
    FarmDeed,
)
from domain.games.rancher.odds import CERTAIN, ahead, either, lands_on
from domain.games.rancher.thefts import compensation, holds_herd_of
from domain.games.rancher.view import FarmView, RancherView

STEALS: Final = 600_000
"""How often a rival who lands on our pasture steals, in millionths."""
RECOVERS: Final = 350_000
"""How often we get a stolen herd back, in millionths."""
SPACES_IN_TWO_TURNS: Final = 7


def turns_left(view: RancherView) -> int:
    """How many turns each seat still has after this one."""
    return view.rounds - view.round


def spaces_left(view: RancherView) -> int:
    """How far a rider gets on average until the match ends."""
    return turns_left(view) * SPACES_IN_TWO_TURNS // 2


def herd_prospect(view: RancherView, number: int, herd: int) -> int:
    """What leaving so many chips on the viewer's pasture brings until they next breed."""
    if herd == 0:
        return 0
    deed, rider = DEEDS[number], view.ranchers[view.viewer].space
    to_breeding = min(ahead(rider, space) for space in FARM_SPACES[number])
    bred = 0
    if to_breeding <= spaces_left(view):
        bred = CHIP_PRICE * min(herd, deed.capacity - herd)
    robbed = danger(view, number)
    half = compensation(deed)
    gone, regained = CHIP_PRICE * herd + half, half - FINE_PER_HERD
    loss = ((CERTAIN - RECOVERS) * gone + RECOVERS * regained) // CERTAIN
    return ((CERTAIN - robbed) * bred - robbed * loss) // CERTAIN


def danger(view: RancherView, number: int) -> int:
    """The chance in millionths that a rival robs the farm within a lap."""
    reach = spaces_left(view)
    robbed = 0
    for seat, rancher in enumerate(view.ranchers):
        if seat == view.viewer:
            continue
        for space in FARM_SPACES[number]:
            distance = ahead(rancher.space, space)
            if distance <= reach:
                robbed = either(robbed, lands_on(distance) * STEALS // CERTAIN)
    return robbed


def trail_prospect(view: RancherView) -> int:
    """What the viewer at the fork may find on the stretch that the shortcut skips."""
    fines = [
        FINE_PER_HERD
        for rancher in view.ranchers
        if FORK < rancher.space < REJOIN and holds_herd_of(rancher.tow, view.viewer)
    ]
    return sum(fines) + sum(_skipped_prospect(view, number) for number in range(len(DEEDS)))


def _skipped_prospect(view: RancherView, number: int) -> int:
    deed, farm = DEEDS[number], view.farms[number]
    skipped = [space for space in FARM_SPACES[number] if FORK < space < REJOIN]
    if farm.owner == view.viewer:
        breeds_later = len(skipped) < len(FARM_SPACES[number])
        return 0 if breeds_later else CHIP_PRICE * min(farm.chips, deed.capacity - farm.chips)
    landing = 0
    for space in skipped:
        landing = either(landing, _lands_on_from_fork(view, space))
    return landing * _find(view, deed, farm) // CERTAIN


def _lands_on_from_fork(view: RancherView, space: int) -> int:
    """The chance of landing there when the rest of this roll is ridden by the trail."""
    return lands_on(space - FORK - view.left)


def _find(view: RancherView, deed: FarmDeed, farm: FarmView) -> int:
    """What it may be worth to land on a farm that is not the viewer's."""
    if farm.owner is not None:
        return CHIP_PRICE * farm.chips // 2
    affordable = view.ranchers[view.viewer].cash >= 2 * deed.price
    return CHIP_PRICE * deed.capacity // 8 if affordable else 0
