"""Cards, goals, owners and what the four sheets print: constants, read once from JSON."""

from importlib.resources import files
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

SheetId = Literal["desert_a", "desert_b", "forest_a", "forest_b"]
Suit = Literal["spade", "heart", "diamond", "club"]
Rank = Literal["10", "J", "Q", "K", "A"]
Kind = Literal["mine", "bank", "fort", "ranch", "yard", "saloon", "bandit", "jail"]
Ground = Literal["land", "mountain", "river", "station"]
GoalKind = Literal["sheriff", "ranch", "train"]

SHEET_IDS: Final[tuple[SheetId, ...]] = get_args(SheetId)
SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
"""From low to high."""
SUIT_NUMBER: Final[dict[str, int]] = {suit: number for number, suit in enumerate(SUITS)}

SEATS_MIN: Final = 1
SEATS_MAX: Final = 8
DEALT_TO_MAX: Final = 4
"""Up to so many seats a dealer picks; with more, a card is set aside by lot (PR-3)."""
ROUNDS: Final = 4
TURNS: Final = 5
"""Turns in a round (PR-1)."""
SHOWN: Final = 3
"""Cards revealed a turn (PR-2)."""
TRACKS: Final = 3
"""Tracks a turn (PR-5)."""
LINES_AT_A_TOWN: Final = 3
BANKED_MAX: Final = 4
CAUGHT_BY: Final = 2
"""Tracks in one turn that catch a bandit (PR-29)."""
GOAL_FIRST: Final = 10
GOAL_LATER: Final = 5
SOLO_GOAL: Final = 5
"""What a goal takes off a solo player's target (PR-50)."""

STANDARD_CARDS: Final = tuple(f"{rank}{suit[0].upper()}" for suit in SUITS for rank in RANKS)
JOKERS: Final = ("joker_1", "joker_2")
CARDS: Final = (*STANDARD_CARDS, *JOKERS)
CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
RANK_OF: Final[dict[str, Rank]] = {
    f"{rank}{suit[0].upper()}": rank for suit in SUITS for rank in RANKS
}
SUIT_OF: Final[dict[str, Suit]] = {
    f"{rank}{suit[0].upper()}": suit for suit in SUITS for rank in RANKS
}

GoalId = Literal[
    "1A", "1B", "1C", "1D", "1E", "1F", "1G", "1H", "1I", "1J", "1K", "1L", "1M", "1N", "1O",
    "2A", "2B", "2C", "2D", "2E", "2F",
]  # fmt: skip
GOAL_KINDS: Final[tuple[GoalKind, ...]] = get_args(GoalKind)
DESERT_GOALS: Final[dict[GoalKind, tuple[GoalId, ...]]] = {
    "sheriff": ("1A", "1B", "1C", "1D", "1E"),
    "ranch": ("1F", "1G", "1H", "1I", "1J"),
    "train": ("1K", "1L", "1M", "1N", "1O"),
}
FOREST_GOALS: Final[dict[GoalKind, tuple[GoalId, ...]]] = {
    "sheriff": ("1D", "2A", "2B", "2C"),
    "ranch": ("1F", "1G", "1H", "1I", "1J", "2D"),
    "train": ("1K", "1L", "1M", "1N", "1O", "2E", "2F"),
}

OwnerId = Literal["C-1", "C-2", "C-3", "C-4", "C-5", "C-6", "C-7", "C-8", "C-9", "C-10"]
OWNERS: Final[tuple[OwnerId, ...]] = get_args(OwnerId)
DESERT_OWNER: Final[OwnerId] = "C-1"
"""Speaks of banks alone, so it is drawn again in the Forest (PR-45)."""


class HexPrint(Struct, frozen=True, omit_defaults=True):
    """A hex as printed: a station with its suit, a building with its identifier."""

    q: int
    r: int
    kind: Kind | Ground
    id: str = ""
    suit: Suit | None = None
    edges_needed: int = 0


class TownPrint(Struct, frozen=True):
    """A town and the corner that it stands on."""

    id: str
    at: str
    name: str


class SaloonPrint(Struct, frozen=True, omit_defaults=True):
    """What a saloon is worth: a factor on a round's hand, or points for a rank."""

    factor: int = 1
    points_each: int = 0


class FortPrint(Struct, frozen=True):
    """What a track at a fort is worth in the Forest."""

    points_a_track: int


class ScoreTracks(Struct, frozen=True, omit_defaults=True):
    """The printed boxes; a family has only some of them."""

    ranches: tuple[int, ...]
    yards: tuple[int, ...]
    saloons: SaloonPrint
    forts: tuple[int, ...] | FortPrint
    banks: tuple[int, ...] = ()
    jails: tuple[tuple[int, ...], ...] = ()


class SheetPrint(Struct, frozen=True):
    """What the rules need of a sheet; drawing data is not read here."""

    id: SheetId
    name: str
    family: Literal["desert", "forest"]
    hexes: tuple[HexPrint, ...]
    towns: tuple[TownPrint, ...]
    score_tracks: ScoreTracks
    solo_base: int


def _read(sheet: SheetId) -> SheetPrint:
    text = files("domain.games.pioneer_rails").joinpath(f"{sheet}.json").read_bytes()
    return msgspec.json.decode(text, type=SheetPrint)


SHEETS: Final[dict[SheetId, SheetPrint]] = {sheet: _read(sheet) for sheet in SHEET_IDS}
