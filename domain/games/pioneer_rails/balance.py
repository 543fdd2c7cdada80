"""How Pioneer Rails's balance is measured, and what is wanted of it; shares are of 1,000."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from domain.games.pioneer_rails.actions import Action
from domain.games.pioneer_rails.agenda import result
from domain.games.pioneer_rails.conserved import conserved
from domain.games.pioneer_rails.data import (
    DESERT_GOALS,
    FOREST_GOALS,
    SHEETS,
    GoalId,
    SheetId,
    SheetPrint,
)
from domain.games.pioneer_rails.events import DealerDrawn
from domain.games.pioneer_rails.maps import MAPS
from domain.games.pioneer_rails.one_sided import ONE_SIDED
from domain.games.pioneer_rails.scoring import Scores, scores
from domain.games.pioneer_rails.setup import TableOptions
from domain.games.pioneer_rails.state import RailsState, Sheet
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.kernel.balance import Balance, Wish

WHOLE: Final = 1_000
PARTS: Final[Mapping[str, Callable[[Scores], int]]] = {
    "hands": lambda counted: counted.hands,
    "towns": lambda counted: counted.towns,
    "ranches": lambda counted: counted.ranches,
    "yards": lambda counted: counted.yards,
    "forts": lambda counted: counted.forts,
    "gold, bandits": lambda counted: counted.gold + counted.banks + counted.jails + counted.escaped,
    "goals": lambda counted: counted.goals,
}
"""The sources of points whose shares are looked after."""
SOURCE_LEAST: Final = 50
SOURCE_MOST: Final = 400
GOAL_REACHED: Final = 100
GOAL_PARTS: Final = 250
NEVER_PARTS: Final[tuple[SheetId, GoalId]] = ("desert_b", "1F")
"""Stations stand in the corners, so everybody reaches the edge of the map soon."""
DEALER_SPREAD: Final = 50
SOLO_LEAST: Final = 350
SOLO_MOST: Final = 450
MEASURED: Final = frozenset({2, 4})


def figures(events: Sequence[Struct], state: RailsState) -> dict[str, int]:
    """The sources' shares of all points, goals, buildings and towns reached, and who won."""
    sheets, of = state.sheets, MAPS[state.sheet]
    counted = [scores(of, sheet) for sheet in sheets]
    total = sum(each.total for each in counted)
    found = {"points a seat": total // len(sheets)}
    found |= {name: _share(sum(map(part, counted)), total) for name, part in PARTS.items()}
    for goal in state.goals:
        found |= _goal(sheets, goal)
    for place in _places(of.sheet):
        reached = sum(place in _had(sheet) for sheet in sheets)
        found[f"{place} reached"] = _share(reached, len(sheets))
    return found | dict(_winning(events, state))


def _had(sheet: Sheet) -> tuple[str, ...]:
    """Buildings activated and towns connected; of bandits those that were caught."""
    built = (place for place in sheet.done if not place.startswith("bandit"))
    return (*built, *sheet.caught, *sheet.towns)


def _share(some: int, whole: int) -> int:
    return round(WHOLE * some / whole) if whole else 0


def _goal(sheets: Sequence[Sheet], goal: GoalId) -> Iterator[tuple[str, int]]:
    points = [
        next((mark.points for mark in sheet.goals if mark.goal == goal), -1) for sheet in sheets
    ]
    reached = sum(each >= 0 for each in points)
    yield f"{goal} reached", _share(reached, len(sheets))
    if len(sheets) > 1:
        yield f"{goal} parts", WHOLE if len({*points}) > 1 else 0


def _places(sheet: SheetPrint) -> Iterator[str]:
    """Every building that activates, and every town."""
    for at in sheet.hexes:
        if at.edges_needed or at.kind == "ranch":
            yield at.id
    for town in sheet.towns:
        yield town.id


def _winning(events: Sequence[Struct], state: RailsState) -> Iterator[tuple[str, int]]:
    totals, winners = result(state)
    for event in events:
        if isinstance(event, DealerDrawn):
            won = WHOLE // len(winners) if event.seat in winners else 0
            yield "first dealer wins", won
    if len(state.sheets) == 1:
        yield "solo wins", WHOLE * len(winners)
        yield "solo points with goals", totals[0] + state.sheets[0].eased


def _at(sheet: SheetId) -> Callable[[Struct], bool]:
    return lambda options: isinstance(options, TableOptions) and options.sheet == sheet


def _plain(sheet: SheetId) -> Callable[[Struct], bool]:
    return lambda options: options == TableOptions(sheet)


def _wishes() -> Iterator[Wish]:
    for source in PARTS:
        yield Wish(
            about=f"{source} are 5 to 40 % of all points",
            figure=source,
            reading="share",
            seats=MEASURED,
            least=SOURCE_LEAST,
            most=SOURCE_MOST,
        )
    for seats in sorted(MEASURED):
        yield Wish(
            about="the first dealer wins within 5 points of equal",
            figure="first dealer wins",
            reading="share",
            seats=frozenset({seats}),
            least=WHOLE // seats - DEALER_SPREAD,
            most=WHOLE // seats + DEALER_SPREAD,
        )
    for sheet in SHEETS.values():
        yield from _sheet_wishes(sheet)


def _sheet_wishes(sheet: SheetPrint) -> Iterator[Wish]:
    decks = DESERT_GOALS if sheet.family == "desert" else FOREST_GOALS
    for goal in (goal for deck in decks.values() for goal in deck):
        yield _reached(sheet.id, goal, GOAL_REACHED)
        if (sheet.id, goal) != NEVER_PARTS:
            yield Wish(
                about=f"{goal} gives two seats different points in 25 % of its matches",
                figure=f"{goal} parts",
                reading="share",
                seats=MEASURED,
                least=GOAL_PARTS,
                tables=_at(sheet.id),
            )
    for place in _places(sheet):
        yield _reached(sheet.id, place, 1)
    yield Wish(
        about="a solo player wins 35 to 45 %",
        figure="solo wins",
        reading="share",
        seats=frozenset({1}),
        least=SOLO_LEAST,
        most=SOLO_MOST,
        tables=_plain(sheet.id),
    )


def _reached(sheet: SheetId, what: str, least: int) -> Wish:
    often = f"by {least // 10} % of the seats" if least > 1 else "by somebody"
    return Wish(
        about=f"{what} is reached {often}",
        figure=f"{what} reached",
        reading="share",
        seats=MEASURED,
        least=least,
        tables=_at(sheet),
    )


def standing(state: RailsState) -> Sequence[int]:
    """The points of each seat as they stand."""
    return [scores(MAPS[state.sheet], sheet).total for sheet in state.sheets]


PIONEER_RAILS_BALANCE: Final[Balance[RailsState, PioneerRailsView, Action]] = Balance(
    conserved=conserved,
    standing=standing,
    one_sided=ONE_SIDED,
    seat_spread=100,
    seen={},
    figures=figures,
    amounts={"points a seat": "points", "solo points with goals": "points"},
    wishes=tuple(_wishes()),
    one_sided_lose=True,
)
"""Seats are equal but for the first deal, which the lot gives: no seat is looked after."""
