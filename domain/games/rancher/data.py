"""Board, prices and limits of Rancher: constants only, read once from board.json."""

from importlib.resources import files
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

FarmId = Literal[
    "hells_gate",
    "devils_creek",
    "glover_leaf",
    "blue_bell_ranch",
    "green_valley",
    "red_river",
    "three_oaks",
]
"""The farms in the order of RA-2, which is the order of `Board.farms` too."""
FARM_IDS: Final[tuple[FarmId, ...]] = get_args(FarmId)

SEATS_MIN: Final = 2
SEATS_MAX: Final = 4
CASH_START: Final = 15_000
CHIP_PRICE: Final = 500
FINE_PER_HERD: Final = 5_000
CHIPS_PER_COLOUR: Final = 40
FARMS_PER_COLOUR: Final = 5
DIE_SIDES: Final = 6


class Space(Struct, frozen=True):
    """A space of the circuit; `farm` where it is a dark orange one of a farm."""

    id: int
    kind: Literal["start", "plain", "town", "farm", "fork", "rejoin"]
    farm: FarmId | None = None


class ShortcutSpace(Struct, frozen=True):
    """A yellow dot."""

    id: int


class Shortcut(Struct, frozen=True):
    """The way past Fort Laramie: the circuit spaces it joins, and its own in riding order."""

    leaves: int
    rejoins: int
    spaces: tuple[ShortcutSpace, ...]


class FarmDeed(Struct, frozen=True):
    """A farm as printed: price in marks (RA-2) and pasture capacity in chips (RA-6)."""

    id: FarmId
    name: str
    price: int
    capacity: int


class Board(Struct, frozen=True):
    """What the rules need of the board; drawing data is not read here."""

    circuit: tuple[Space, ...]
    shortcut: Shortcut
    farms: tuple[FarmDeed, ...]


def _read() -> Board:
    text = files("domain.games.rancher").joinpath("board.json").read_bytes()
    return msgspec.json.decode(text, type=Board)


def _ways_on(board: Board) -> tuple[int, ...]:
    """The space after each one, by the herd path where there are two."""
    circuit = len(board.circuit)
    dots = [dot.id for dot in board.shortcut.spaces]
    trail = [(space + 1) % circuit for space in range(circuit)]
    return (*trail, *dots[1:], board.shortcut.rejoins)


BOARD: Final = _read()
START: Final = next(space.id for space in BOARD.circuit if space.kind == "start")
FORK: Final = BOARD.shortcut.leaves
REJOIN: Final = BOARD.shortcut.rejoins
CIRCUIT: Final = len(BOARD.circuit)
"""How many spaces a lap by the herd path has; they are numbered from 0."""
SHORTCUT_FIRST: Final = BOARD.shortcut.spaces[0].id
NEXT: Final = _ways_on(BOARD)
"""The space after space n by the herd path; from the fork, SHORTCUT_FIRST is the other way."""
DEEDS: Final = BOARD.farms
NUMBER: Final[dict[FarmId, int]] = {farm: number for number, farm in enumerate(FARM_IDS)}
"""Where a farm stands in `DEEDS` and in the state's farms."""
NO_FARM: Final = -1
FARM_AT: Final = tuple(
    NO_FARM if space.farm is None else NUMBER[space.farm] for space in BOARD.circuit
) + (NO_FARM,) * len(BOARD.shortcut.spaces)
"""The number of the farm whose dark orange space this is, or NO_FARM."""
FARM_SPACES: Final = tuple(
    tuple(space.id for space in BOARD.circuit if space.farm == farm) for farm in FARM_IDS
)
"""The dark orange spaces of each farm, in the order of RA-2."""
TOWN: Final = frozenset(space.id for space in BOARD.circuit if space.kind == "town")
"""The dark orange spaces of Beefy Town."""
