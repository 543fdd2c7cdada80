"""What a sheet is worth (PR-47), source by source as the paper has it (PR-49)."""

from collections.abc import Sequence

from msgspec import Struct

from domain.games.pioneer_rails.data import ScoreTracks
from domain.games.pioneer_rails.maps import Map
from domain.games.pioneer_rails.state import Sheet


class Scores(Struct, frozen=True, gc=False):
    """Every source of points; `escaped` is 0 or less."""

    hands: int
    towns: int
    ranches: int
    yards: int
    forts: int
    gold: int
    banks: int
    jails: int
    escaped: int
    goals: int
    total: int


def rightmost(track: Sequence[int], circled: int) -> int:
    """The number of the rightmost circled box; 0 while none is."""
    return track[circled - 1] if circled else 0


def fort_points(printed: ScoreTracks, sheet: Sheet) -> int:
    """Desert: the rightmost circled (PR-27); Forest: so much a track (PR-31)."""
    if isinstance(printed.forts, tuple):
        return rightmost(printed.forts, sheet.forts)
    return printed.forts.points_a_track * sheet.fort_tracks


def scores(of: Map, sheet: Sheet) -> Scores:
    """The sheet's points if the match ended now."""
    printed = of.sheet.score_tracks
    hands = sum(sheet.points)
    towns = 1 + len(sheet.towns)  # PR-21: the symbol circled from the start counts
    ranches = rightmost(printed.ranches, sheet.ranches)
    yards = rightmost(printed.yards, sheet.yards) * sheet.network
    forts = fort_points(printed, sheet)
    banks = sum(sheet.banks)
    jails = sum(
        sum(cells[:filled]) for cells, filled in zip(printed.jails, sheet.cells, strict=False)
    )
    goals = sum(reached.points for reached in sheet.goals)
    total = hands + towns + ranches + yards + forts + sheet.gold + banks + jails
    return Scores(
        hands, towns, ranches, yards, forts, sheet.gold, banks, jails, -sheet.escaped, goals,
        total - sheet.escaped + goals,
    )  # fmt: skip
