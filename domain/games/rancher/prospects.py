"""What herds, thefts and ways are worth to a rancher, in marks, as far as the odds can tell.

Worth is relative: what the others gain counts against it, shared among them.
"""

from typing import Final

from msgspec import Struct

from domain.games.rancher.data import (
    CHIP_PRICE,
    CIRCUIT,
    DEEDS,
    FARM_SPACES,
    FINE_PER_HERD,
    FORK,
    REJOIN,
    TOWN,
)
from domain.games.rancher.odds import CERTAIN, ahead, caught, lands_on
from domain.games.rancher.thefts import compensation, holds_herd_of
from domain.games.rancher.view import RancherView

SPACES_IN_TWO_TURNS: Final = 7
TURNS_PER_LAP: Final = 18
ROUNDS_A_MINUTE: Final = 2
"""How fast a table is taken to play by the clock."""
TOWN_MISSED: Final = 260_000
"""How often a rider passes Beefy Town without landing where cattle are sold, in millionths."""


def turns_left(view: RancherView) -> int:
    """How many turns each seat still has after this one; a guess while the clock runs."""
    if view.rounds is None:
        return max(view.minutes * ROUNDS_A_MINUTE - view.round, TURNS_PER_LAP)
    return view.rounds - view.round


def turns_for(spaces: int) -> int:
    """How many turns so many spaces take on average."""
    return 2 * spaces // SPACES_IN_TWO_TURNS + 1


def theft_risk(gap: int, space: int, left: int) -> int:
    """The chance that a thief on this space is caught, in millionths.

    The victim rides `gap` spaces behind; each has `left` more turns.
    """
    sale = turns_for(min(ahead(space, town) for town in TOWN))
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


class Outlook(Struct, frozen=True):
    """What awaits a herd of the viewer's on this farm until it next breeds.

    `threats` are, for each rival and each space of the farm, the chances in millionths
    that it lands there, and that it would be caught after a theft.
    """

    number: int
    rivals: int
    breeds: bool
    threats: tuple[tuple[int, int], ...]


def outlook(view: RancherView, number: int) -> Outlook:
    """The outlook for the viewer's herd, on a farm that its rider is on or comes to."""
    rider, left = view.ranchers[view.viewer].space, turns_left(view)
    reach = left * SPACES_IN_TWO_TURNS // 2
    threats = []
    for seat, rival in enumerate(view.ranchers):
        if seat == view.viewer:
            continue
        gap = ahead(rider, rival.space) % CIRCUIT
        for space in FARM_SPACES[number]:
            distance = ahead(rival.space, space)
            if distance <= reach:
                risk = theft_risk(gap, space, left - turns_for(distance))
                threats.append((lands_on(distance), risk))
    breeds = _to_breeding(rider, number) <= reach
    return Outlook(number, len(view.ranchers) - 1, breeds, tuple(threats))


def _to_breeding(rider: int, number: int) -> int:
    """How far it is to the farm in the lap after this one, when its herd breeds next."""
    spaces = FARM_SPACES[number]
    distance = ahead(rider, spaces[0])
    return distance if rider in spaces else distance + CIRCUIT


def herd_worth(ahead_of_it: Outlook, herd: int) -> int:
    """What leaving so many chips on the pasture brings until they next breed."""
    if herd == 0:
        return 0
    number, rivals = ahead_of_it.number, ahead_of_it.rivals
    safe, lost = CERTAIN, 0
    for lands, risk in ahead_of_it.threats:
        if theft_worth(number, herd, risk, rivals) > 0:
            robbed = safe * lands // CERTAIN
            safe -= robbed
            lost += robbed * loss_by_theft(number, herd, risk, rivals)
    bred = min(herd, DEEDS[number].capacity - herd) if ahead_of_it.breeds else 0
    return (safe * CHIP_PRICE * bred - lost) // CERTAIN


def trail_worth(view: RancherView) -> int:
    """What the viewer at the fork may find on the stretch that the shortcut skips."""
    fines = [
        FINE_PER_HERD
        for rancher in view.ranchers
        if FORK < rancher.space < REJOIN and holds_herd_of(rancher.tow, view.viewer)
    ]
    return sum(fines) + sum(_skipped_worth(view, number) for number in range(len(DEEDS)))


def _skipped_worth(view: RancherView, number: int) -> int:
    deed, farm = DEEDS[number], view.farms[number]
    skipped = [space for space in FARM_SPACES[number] if FORK < space < REJOIN]
    if farm.owner == view.viewer:
        breeds_later = len(skipped) < len(FARM_SPACES[number])
        return 0 if breeds_later else CHIP_PRICE * min(farm.chips, deed.capacity - farm.chips)
    # The rest of this roll is ridden for certain; what lies behind it takes luck.
    landing = sum(lands_on(space - FORK - view.left) for space in skipped)
    return landing * _worth_of_landing(view, number) // CERTAIN


def _worth_of_landing(view: RancherView, number: int) -> int:
    """Roughly what it brings to land on a farm of a rival's or of the bank's."""
    deed, farm = DEEDS[number], view.farms[number]
    if farm.owner is not None:
        return CHIP_PRICE * farm.chips // 2
    herd = deed.capacity // 2
    if deed.price + CHIP_PRICE * herd > view.ranchers[view.viewer].cash:
        return 0
    return max(0, herd_worth(outlook(view, number), herd))
