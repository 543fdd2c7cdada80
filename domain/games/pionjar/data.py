"""Board, almanacs, prices and decks of Pionjär: constants only, read once from the JSON files."""

from importlib.resources import files
from typing import Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Struct

PropertyId = Literal[
    "green_valley",
    "buffalo_head",
    "high_falls",
    "great_lakes",
    "golden_mountains",
    "silent_forest",
]
"""The properties in the order of PJ-4."""
PROPERTIES: Final[tuple[PropertyId, ...]] = get_args(PropertyId)
Goods = Literal["buffalo", "fish", "gold"]
"""What is found on the trails: the spoils."""
GOODS: Final[tuple[Goods, ...]] = get_args(Goods)
Crop = Literal["harvest", "timber"]
CROPS: Final[tuple[Crop, ...]] = get_args(Crop)
TrailId = Literal["hunting", "fishing"]
TRAIL_IDS: Final[tuple[TrailId, ...]] = get_args(TrailId)
Stack = Literal["post", "proclamation"]
PostCard = Literal[
    "arrested",
    "sheriff",
    "saloon_lease",
    "inheritance",
    "freight_bill",
    "grain_prize",
    "sawmill_order",
    "locusts",
    "forest_fire",
    "stagecoach_ticket",
]
Proclamation = Literal[
    "buffalo_auction",
    "gold_auction",
    "harvest_rise",
    "timber_rise",
    "glut",
    "buffalo_rise",
    "fish_fall",
    "gold_rise",
    "hunting_raiders",
    "fishing_raiders",
    "cavalry",
]
Card = PostCard | Proclamation
RoadKind = Literal["plain", "black", "red", "missouri", "claim"]
SquareKind = Literal[
    "city",
    "prairie",
    "trapper",
    "sell_harvest",
    "sell_timber",
    "sell_spoils",
    "post",
    "telegram",
    "saloon",
]
CircleKind = Literal["path", "buffalo", "fish", "gold", "raider"]

SEATS_MIN: Final = 2
SEATS_MAX: Final = 6
CASH_START: Final = 5_000
SALOON_START: Final = 10_000
SALOON_JANUARY: Final = 10_000
EQUIPMENT_PRICE: Final = 500
TRADING_POST_PRICE: Final = 7_000
DIE_SIDES: Final = 6
MONTHS: Final = 60
MONTHS_A_YEAR: Final = 12
FIRST_YEAR: Final = 1858
MONTHS_INSIDE: Final = 2
BID_STEP: Final = 100
BID_LOWEST: Final[dict[Goods, int]] = {"buffalo": 1_000, "fish": 500, "gold": 2_000}
"""PJ-42; fish are never auctioned."""


class Dot(Struct, frozen=True):
    """A yellow, black or red dot of the road."""

    n: int
    kind: RoadKind


class Branch(Struct, frozen=True):
    """The way from Missouri to a property."""

    property: PropertyId
    dots: tuple[Dot, ...]


class Road(Struct, frozen=True):
    """The wagon road (PJ-6)."""

    common: tuple[Dot, ...]
    branches: tuple[Branch, ...]
    red_steps: int
    steps_start_to_claim: int


class Square(Struct, frozen=True):
    """A square of the circuit; `goods` are sold there, `exit` is where a trail comes out."""

    n: int
    kind: SquareKind
    goods: tuple[Goods, ...] = ()
    exit: TrailId | None = None


class Circle(Struct, frozen=True):
    """A circle of a trail, numbered from 1."""

    n: int
    kind: CircleKind


class Trail(Struct, frozen=True):
    """A trail: its circles from the trailhead on, and the square where it comes out."""

    circles: tuple[Circle, ...]
    exit_square: int


class Trails(Struct, frozen=True):
    """Both trails."""

    hunting: Trail
    fishing: Trail


class Prison(Struct, frozen=True):
    """The prison; who is released stands on the gate's square."""

    gate_square: int


class Board(Struct, frozen=True):
    """What the rules need of the board; drawing data is not read here."""

    road: Road
    circuit: tuple[Square, ...]
    trails: Trails
    prison: Prison


class Deed(Struct, frozen=True):
    """A property card (PJ-4) with its almanac (PJ-5); `worth` is what it counts at the end."""

    id: PropertyId
    name: str
    farmland: int
    forest: int
    redemption: int
    full_value: int
    worth: int
    numbers: tuple[int, ...]


class Almanacs(Struct, frozen=True):
    """The property cards, in the order of PJ-4."""

    properties: tuple[Deed, ...]


class Prices(Struct, frozen=True):
    """What a card of each crop brings, month by month (PJ-19)."""

    harvest: tuple[int, ...]
    timber: tuple[int, ...]


class PostText(Struct, frozen=True):
    """A kind of post card (PJ-24)."""

    id: PostCard
    count: int
    amount: int = 0
    share: int = 0
    price: int = 0


class ProclamationText(Struct, frozen=True):
    """A kind of proclamation (PJ-25)."""

    id: Proclamation
    count: int
    cards: dict[str, int] = {}
    goods: tuple[Goods | Crop, ...] = ()
    percent: int = 0


class Decks(Struct, frozen=True):
    """All cards of the box."""

    buffalo: tuple[int, ...]
    fish: tuple[int, ...]
    gold: tuple[int, ...]
    post: tuple[PostText, ...]
    proclamation: tuple[ProclamationText, ...]


File = TypeVar("File")


def _read(name: str, kind: type[File]) -> File:
    text = files("domain.games.pionjar").joinpath(name).read_bytes()
    return msgspec.json.decode(text, type=kind)


BOARD: Final = _read("board.json", Board)
DEEDS: Final[dict[PropertyId, Deed]] = {
    deed.id: deed for deed in _read("almanacs.json", Almanacs).properties
}
PRICES: Final = _read("prices.json", Prices)
DECKS: Final = _read("decks.json", Decks)

MISSOURI: Final = len(BOARD.road.common)
"""The place on the road where the branches part; the start is place 0."""
CLAIM: Final = BOARD.road.steps_start_to_claim
"""The place at the end of each branch."""
RED_STEPS: Final = BOARD.road.red_steps
CIRCUIT: Final = len(BOARD.circuit)
CITY: Final = next(square.n for square in BOARD.circuit if square.kind == "city")
SALOONS: Final = frozenset(square.n for square in BOARD.circuit if square.kind == "saloon")
GATE: Final = BOARD.prison.gate_square
TRAILS: Final[dict[TrailId, Trail]] = {
    "hunting": BOARD.trails.hunting,
    "fishing": BOARD.trails.fishing,
}
RAIDER_CIRCLES: Final[dict[TrailId, tuple[int, ...]]] = {
    name: tuple(circle.n for circle in trail.circles if circle.kind == "raider")
    for name, trail in TRAILS.items()
}
"""The two places for a raider on each trail, the nearer first."""
POST: Final = {card.id: card for card in DECKS.post}
PROCLAMATIONS: Final = {card.id: card for card in DECKS.proclamation}
POST_STACK: Final = tuple(card.id for card in DECKS.post for _ in range(card.count))
PROCLAMATION_STACK: Final = tuple(card.id for card in DECKS.proclamation for _ in range(card.count))
_COMMON: Final[tuple[RoadKind, ...]] = ("plain", *(dot.kind for dot in BOARD.road.common))
_ROADS: Final[dict[PropertyId, tuple[RoadKind, ...]]] = {
    branch.property: (*_COMMON, *(dot.kind for dot in branch.dots), "claim")
    for branch in BOARD.road.branches
}


def road_kind(place: int, branch: PropertyId | None) -> RoadKind:
    """What lies on this place of the road, on this branch beyond Missouri."""
    return _COMMON[place] if branch is None else _ROADS[branch][place]


def circle_kind(trail: TrailId, circle: int) -> CircleKind:
    """What lies on a circle of a trail, counted from 1."""
    return TRAILS[trail].circles[circle - 1].kind
