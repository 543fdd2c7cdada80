"""What a game says about its own balance, for simulation to look after."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, cast

from msgspec import Struct

from domain.kernel.rules import Action, Bot, State, View


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What is wanted of a figure that is taken of each match, at tables of these sizes.

    The figure's median, or its mean as a share of 1,000, is to lie within the bounds.
    `tables` says for which options of a table that is so.
    """

    about: str
    figure: str
    reading: Literal["share", "median"]
    seats: frozenset[int]
    least: int = 0
    most: int = 1_000
    tables: Callable[[Struct], bool] = lambda _: True


@dataclass(frozen=True, kw_only=True)
class Balance(Generic[State, View, Action]):
    """How to measure a game, and what is wanted of it.

    `conserved` are figures of a state that stay the same throughout a match, between any
    two actions; `standing` says how far each seat is, more being better. `one_sided` are
    players of one idea, none of whom may win more than its share. `seat_spread` is how far
    a seat's share of wins may be from equal, in percent of all. `seen[name, word]` is the
    least share of matches, in percent, in which an event with this name and word happens
    ("" for any word), `lead_changes[seats]` the least median of changes at the top, where
    that matters. `figures` answers for the events of a finished match and its last state;
    a figure that says nothing of this match is left out. Figures are shares of 1,000, but for
    those that `amounts` gives a unit. With `one_sided_lose` players of
    one idea are to win less than their share.
    """

    conserved: Callable[[State], Mapping[str, int]]
    standing: Callable[[State], Sequence[int]]
    one_sided: Mapping[str, Bot[View, Action]]
    seat_spread: int
    seen: Mapping[tuple[str, str], int]
    lead_changes: Mapping[int, int] = field(default_factory=dict)
    figures: Callable[[Sequence[Struct], State], Mapping[str, int]] = lambda _, __: {}
    amounts: Mapping[str, str] = field(default_factory=dict)
    wishes: Sequence[Wish] = ()
    one_sided_lose: bool = False


AnyBalance = Balance[Struct, Struct, Struct]


def erased(balance: Balance[State, View, Action]) -> AnyBalance:
    """The same with its types forgotten."""
    return cast("AnyBalance", balance)
