"""What lies ahead of the viewer: herds to leave on pastures, ways to choose, in marks."""

from functools import partial
from itertools import chain
from typing import Final

from msgspec import Struct

from domain.games.rancher.data import (
    BOARD,
    CHIP_PRICE,
    CIRCUIT,
    DEEDS,
    FARM_SPACES,
    FINE_PER_HERD,
    FORK,
    REJOIN,
)
from domain.games.rancher.durations import SECONDS_A_MINUTE
from domain.games.rancher.odds import CERTAIN, ahead, caught, lands_on
from domain.games.rancher.pastures import bred, weighed
from domain.games.rancher.raids import (
    SPACES_IN_TWO_TURNS,
    TURNS_PER_LAP,
    stakes,
    theft_risk,
    turns_for,
    turns_to_sale,
)
from domain.games.rancher.supply import chips_left
from domain.games.rancher.view import RancherView, SeatView

SECONDS_A_TURN: Final = 4
"""How long each turn is taken to last by the clock."""
TURNS_LEFT_MOST: Final = 120
"""By the clock nobody looks further ahead than so many turns, nor less far than a lap."""
RESERVE: Final = 1_000
"""Cash in marks that is not spent on a farm."""
SAVED: Final = REJOIN - FORK - (len(BOARD.shortcut.spaces) + 1)
"""How many spaces shorter the shortcut is than the stretch that it skips."""


def turns_left(view: RancherView) -> int:
    """How many turns each seat still has after this one; a guess while the clock runs."""
    if view.rounds is None:
        rounds = view.minutes * SECONDS_A_MINUTE // (SECONDS_A_TURN * len(view.ranchers))
        return min(max(rounds - view.round, TURNS_PER_LAP), TURNS_LEFT_MOST)
    return view.rounds - view.round


class Outlook(Struct, frozen=True):
    """What awaits a herd of the viewer's on this farm.

    `breeds` is how often it will breed before the end; `threats` until it next does are,
    for each rival and each space of the farm, the chances in millionths that it lands
    there, and that it would be caught after a theft.
    """

    number: int
    rivals: int
    breeds: int
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
    breeds = max(0, (reach - _to_breeding(rider, number)) // CIRCUIT + 1)
    return Outlook(number, len(view.ranchers) - 1, breeds, tuple(threats))


def _to_breeding(rider: int, number: int) -> int:
    """How far it is to the farm in the lap after this one, when its herd breeds next."""
    spaces = FARM_SPACES[number]
    distance = ahead(rider, spaces[0])
    return distance if rider in spaces else distance + CIRCUIT


def herd_worth(ahead_of_it: Outlook, herd: int) -> int:
    """What leaving so many chips on the pasture brings."""
    if herd == 0:
        return 0
    number, rivals = ahead_of_it.number, ahead_of_it.rivals
    safe, lost, at_stake = CERTAIN, 0, stakes(number, herd, rivals)
    for lands, risk in ahead_of_it.threats:
        if at_stake.pays(risk):
            robbed = safe * lands // CERTAIN
            safe -= robbed
            lost += robbed * at_stake.loss(risk)
    later = bred(number, herd, ahead_of_it.breeds, rivals)
    return (safe * later - weighed(lost, rivals)) // CERTAIN


def best_purchase(view: RancherView, number: int) -> tuple[int, int]:
    """How many cattle to buy with this farm of the bank's, and their worth; (0, 0): none."""
    deed = DEEDS[number]
    spendable = view.ranchers[view.viewer].cash - RESERVE - deed.price
    supply = chips_left(view.viewer, chain(view.farms, *(rancher.tow for rancher in view.ranchers)))
    worth = partial(herd_worth, outlook(view, number))
    herds = range(min(deed.capacity, supply, spendable // CHIP_PRICE) + 1)
    best = max(herds, key=worth, default=0)
    return best, worth(best)


def trail_worth(view: RancherView) -> int:
    """What the herd path is worth to the viewer at the fork beyond the shortcut."""
    pursuits = sum(_pursuit_worth(view, rival) for rival in view.ranchers)
    return pursuits + sum(_skipped_worth(view, number) for number in range(len(DEEDS)))


def _pursuit_worth(view: RancherView, thief: SeatView) -> int:
    """What the herd path adds to the hope of catching this rider; below 0: the shortcut does."""
    stolen = [lot.chips for lot in thief.tow if lot.owner == view.viewer]
    if not stolen or thief is view.ranchers[view.viewer]:
        return 0
    gap = ahead(FORK, thief.space)
    turns = min(turns_to_sale(thief.space), turns_left(view))
    passed_by = FORK < thief.space < REJOIN
    by_shortcut = 0 if passed_by else caught(gap - SAVED, turns)
    worth = FINE_PER_HERD * len(stolen) + CHIP_PRICE * sum(stolen)
    return worth * (caught(gap, turns) - by_shortcut) // CERTAIN


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
    farm = view.farms[number]
    if farm.owner is not None:
        return CHIP_PRICE * farm.chips // 2
    return best_purchase(view, number)[1]
