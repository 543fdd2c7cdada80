"""What lies on Pioneer Rails's table."""

from typing import Literal

from msgspec import Struct

from domain.games.pioneer_rails.actions import SubmitTurn
from domain.games.pioneer_rails.data import GoalId, OwnerId, Rank, SheetId, Suit
from domain.games.pioneer_rails.maps import Way


class Laid(Struct, frozen=True, gc=False):
    """A track on a sheet: from a corner where its line is to a new one.

    `line` counts a station's lines from 1; `turn` counts from 0 within the match.
    """

    station: Suit
    line: int
    start: str
    end: str
    way: Way
    turn: int


class Reached(Struct, frozen=True, gc=False):
    """A goal that a seat has reached in `turn`, and what it got for it (0 in solo)."""

    goal: GoalId
    points: int
    turn: int


class Sheet(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's paper.

    `done` are the buildings crossed out, `caught` the bandits of them in a jail, `towns`
    those connected, all in order. `crossed` counts town symbols spent. `hands` holds the
    ranks of each round begun, `points` what each finished round's hand scored. `saloons`
    are rounds (1 to 4), `jails` boxes (1 to 3), `cells` how many of each box are filled.
    `banked` of the circled `gold` is crossed, `banks` what each bank was filled with.
    `forts`, `yards` and `ranches` count circled symbols. `network` is the largest number
    of towns on lines joined through towns, `fort_tracks` how often forts' edges carry
    track; `mixed` tells that goal 1J is reached. `eased` is what
    goals have taken off a solo player's target.
    """

    tracks: tuple[Laid, ...] = ()
    done: tuple[str, ...] = ()
    caught: tuple[str, ...] = ()
    towns: tuple[str, ...] = ()
    crossed: int = 0
    hands: tuple[tuple[Rank, ...], ...] = ()
    points: tuple[int, ...] = ()
    saloons: tuple[int, ...] = ()
    ranks: tuple[Rank, ...] = ()
    gold: int = 0
    banked: int = 0
    banks: tuple[int, ...] = ()
    forts: int = 0
    yards: int = 0
    ranches: int = 0
    jails: tuple[int, ...] = ()
    cells: tuple[int, ...] = (0, 0, 0)
    escaped: int = 0
    network: int = 0
    fort_tracks: int = 0
    mixed: bool = False
    goals: tuple[Reached, ...] = ()
    eased: int = 0


class RailsState(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table between two events.

    `deck` says for every card of `data.CARDS` whether it is still to come this round.
    `turn` counts from 0; `round` is the one begun last (0: none yet). `dealer` is a seat
    or None. `owners_met` are the owners of all rounds, the last one in force.
    `secrets` and `submitted` by seat; `winners` once the match has ended.
    """

    sheet: SheetId
    advanced_hand: bool
    owners: bool
    jokers: bool
    sheets: tuple[Sheet, ...]
    deck: tuple[int, ...]
    submitted: tuple[SubmitTurn | None, ...]
    goals: tuple[GoalId, ...] = ()
    dealer: int | None = None
    round: int = 0
    turn: int = 0
    owners_met: tuple[OwnerId, ...] = ()
    secrets: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    picked: str = ""
    set_aside: str = ""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


Effect = Literal["", "bridge", "tunnel", "shortcut", "switch", "suit"]
