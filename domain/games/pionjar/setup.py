"""The table before the first turn: options, starting money, and who moves first."""

from typing import Final, Literal

from msgspec import Struct

from domain.games.pionjar.contests import roller, winner
from domain.games.pionjar.data import (
    CASH_START,
    DECKS,
    FIRST_YEAR,
    MONTHS_A_YEAR,
    POST_STACK,
    PROCLAMATION_STACK,
    SALOON_START,
)
from domain.games.pionjar.events import Event, FirstChosen, OrderRolled
from domain.games.pionjar.state import Pioneer, PionjarState, Spoils
from domain.kernel.rules import Setup


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses.

    December of `last_year` is the last month (PJ-45); how auctions are held (PJ-42); where
    one may wager (PJ-37); whether turns without a choice are played by themselves (PJ-47).
    """

    last_year: Literal[1859, 1860, 1861, 1862] = 1862
    auction: Literal["open", "sealed"] = "open"
    saloon: Literal["squares", "anywhere"] = "squares"
    automatic_moves: bool = True


CORRESPONDENCE: Final = TableOptions(last_year=1860, auction="sealed")
"""Where decisions may take days, if nothing else is chosen (PJ-42, PJ-45)."""


def laid_out(setup: Setup[TableOptions]) -> PionjarState:
    """The table as PJ-3 lays it out, everyone still to roll for the first turn."""
    options = setup.options
    return PionjarState(
        last_month=(options.last_year - FIRST_YEAR + 1) * MONTHS_A_YEAR - 1,
        sealed=options.auction == "sealed",
        anywhere=options.saloon == "anywhere",
        automatic_moves=options.automatic_moves,
        pioneers=(Pioneer(cash=CASH_START),) * setup.seats,
        bank=-CASH_START * setup.seats - SALOON_START,
        saloon=SALOON_START,
        stacks=Spoils(DECKS.buffalo, DECKS.fish, DECKS.gold),
        post=POST_STACK,
        proclamations=PROCLAMATION_STACK,
    )


def roll_for_order(state: PionjarState, value: int) -> list[Event]:
    """The next roll for the first turn, and the first seat once one is highest (PJ-3)."""
    events: list[Event] = [OrderRolled(roller(state), value)]
    seat = winner(state, value)
    if seat is not None:
        events.append(FirstChosen(seat))
    return events


def options_of(state: PionjarState) -> TableOptions:
    """What the table chose."""
    match state.last_month // MONTHS_A_YEAR + FIRST_YEAR:
        case 1859 | 1860 | 1861 | 1862 as last_year:
            return TableOptions(
                last_year,
                "sealed" if state.sealed else "open",
                "anywhere" if state.anywhere else "squares",
                state.automatic_moves,
            )
        case year:
            raise AssertionError(f"no match ends in {year}")
