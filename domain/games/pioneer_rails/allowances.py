"""What a turn's tracks cost: plain ones are free, the rest takes a town's symbol or an owner.

Of all ways to pay, the one that is cheapest for the player counts: a symbol is never crossed
where the owner's rule does as well, so nothing has to be said about it (PR-14, PR-45).
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from domain.games.pioneer_rails.data import TRACKS, OwnerId
from domain.games.pioneer_rails.maps import Way

ANY_STATION: Final[OwnerId] = "C-5"
FORT_TRACK: Final[OwnerId] = "C-2"
OWNERS_WAY: Final[Mapping[str, Way]] = {
    "C-6": "switch",
    "C-7": "bridge",
    "C-8": "tunnel",
    "C-9": "shortcut",
}
FEWER: Final = (ANY_STATION, *OWNERS_WAY)
SPECIAL: Final[tuple[Way, ...]] = ("bridge", "tunnel", "shortcut", "switch")
EVERY_WAY: Final[tuple[Way, ...]] = ("rail", *SPECIAL)


class Wanted(NamedTuple):
    """What a turn asks for: tracks in all, those laid in a special way, those of other stations.

    `fort`: a track before the last one stands at a fort. `changed`: the suit was changed.
    """

    tracks: int
    special: tuple[Way, ...]
    foreign: int
    fort: bool
    changed: bool


class Payment(NamedTuple):
    """How a turn is paid for: with a town's symbol, and with the owner's rule."""

    symbol: bool
    power: bool


CHOICES: Final = (
    Payment(symbol=False, power=False),
    Payment(symbol=False, power=True),
    Payment(symbol=True, power=False),
    Payment(symbol=True, power=True),
)


def payment(wanted: Wanted, owner: str, symbols: int) -> Payment | None:
    """The cheapest way to pay with so many symbols to spend; None where there is none."""
    for choice in CHOICES:
        if (symbols or not choice.symbol) and _pays(choice, wanted, owner):
            return choice
    return None


def _pays(choice: Payment, wanted: Wanted, owner: str) -> bool:
    if wanted.changed and not choice.symbol:
        return False
    limit = TRACKS + choice.symbol
    foreign_max, special = 0, wanted.special
    if choice.power:
        if owner in FEWER:
            limit -= 1
        if owner == ANY_STATION:
            foreign_max = TRACKS - 1
        elif owner == FORT_TRACK:
            limit += wanted.fort
        else:
            special = without(special, OWNERS_WAY.get(owner))
    effects = int(choice.symbol and not wanted.changed)
    return wanted.tracks <= limit and wanted.foreign <= foreign_max and len(special) <= effects


def without(special: Sequence[Way], way: Way | None) -> tuple[Way, ...]:
    """The ways but one of this kind."""
    left = list(special)
    if way in left:
        left.remove(way)
    return tuple(left)
