"""The table before the first round: options, empty sheets, and what solo has to reach."""

from msgspec import Struct

from domain.games.pioneer_rails.data import CARDS, SHEETS, STANDARD_CARDS, SheetId
from domain.games.pioneer_rails.state import RailsState, Sheet
from domain.kernel.rules import Setup


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses: the sheet (PR-43), and any of the variants (PR-44 to PR-46)."""

    sheet: SheetId = "desert_a"
    advanced_hand: bool = False
    owners: bool = False
    jokers: bool = False


def laid_out(setup: Setup[TableOptions]) -> RailsState:
    """The table as everyone sits down to it."""
    options = setup.options
    return RailsState(
        sheet=options.sheet,
        advanced_hand=options.advanced_hand,
        owners=options.owners,
        jokers=options.jokers,
        sheets=(Sheet(),) * setup.seats,
        deck=full_deck(jokers=options.jokers),
        submitted=(None,) * setup.seats,
    )


def full_deck(*, jokers: bool) -> tuple[int, ...]:
    """One of each card, jokers only where they are played with (PR-1, PR-46)."""
    return (1,) * len(CARDS if jokers else STANDARD_CARDS)


def target(state: RailsState) -> int | None:
    """What a solo player has to reach now (PR-50); None for several seats."""
    if len(state.sheets) > 1:
        return None
    return SHEETS[state.sheet].solo_base - state.sheets[0].eased
