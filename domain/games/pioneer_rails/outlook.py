"""What everything on a sheet may still bring, as a bot sees it at the start of a turn.

All worths are points, weighed by how likely they still come about.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from domain.games.pioneer_rails.activating import COMPLETED, cells_open
from domain.games.pioneer_rails.cuts import cut
from domain.games.pioneer_rails.data import (
    BANKED_MAX,
    ROUNDS,
    TURNS,
    GoalId,
    Kind,
)
from domain.games.pioneer_rails.fields import Field, building_fields, town_fields, way_field
from domain.games.pioneer_rails.hopes import hand_hope
from domain.games.pioneer_rails.maps import Building, Map, bits
from domain.games.pioneer_rails.planning import Desk
from domain.games.pioneer_rails.position import Position
from domain.games.pioneer_rails.scoring import rightmost
from domain.games.pioneer_rails.wishes import wishes

Table = tuple[float, ...]
"""What a building is worth with 0 to 6 of its edges laid."""
EDGES: Final = 6
NETWORK_MAX: Final = 4
FADES: Final = 0.66
"""How much of a pull is left a track farther away."""
ENDS_MAX: Final = 6
"""More open ends than this are of no use."""
ESCAPE_LOSS: Final = 1.2
CELL_LOSS: Final = 1.6
JAIL_WORTH: Final = (6.5, 5.5, 3.5)
HUNTED_JAIL: Final = 8.0
HUNTED: Final = 4.0
"""What a bandit counts for beyond its cell while goal 2A is wished for."""
WAY_PULL: Final = 2.5
"""Towards tunnels and bridges, while their goals are wished for."""
MIXED_STEP: Final = 5.0
"""For the first track of another station at such a building."""
MIXED_PULL: Final = 12.0
"""Towards buildings begun, while goal 1J is wished for."""
HUNTERS_JAILS: Final = 2
"""Goal 2A takes the cells of so many jails."""
TOO_LATE: Final = 2
"""In the last turns no bandit is to be hoped for."""
FOREST_FORT: Final = 0.4
"""A fort's points in a forest are sure, but its tracks are lost to what pays more later; the hunt
for bandits gains from them, since forts stand among the bandits."""
FOREST_YARD: Final = 0.5
"""A yard's points hang on a network that is seldom whole in a forest.

Alone, both keep their full worth: solo targets are what that play reaches (PR-50), and they are
part of the rules that a match began with."""
MATCH_TURNS: Final = ROUNDS * TURNS


class Cut(NamedTuple):
    """A ranch's smallest cuts, all their edges, and what each number of tracks left is worth."""

    edges: int
    sides: tuple[int, ...]
    table: Table

    def value(self, laid: int) -> float:
        """What is worth with these edges laid."""
        return self.table[min([EDGES, *[(side & ~laid).bit_count() for side in self.sides]])]


class Outlook:
    """A turn's estimates: `tables` by building, `pull` by corner, `cuts`, `wishes`, towns."""

    def __init__(
        self,
        desk: Desk,
        at: Position,
        goals: Sequence[tuple[GoalId, bool]],
        ignored: Collection[str],
        *,
        solo: bool,
    ) -> None:
        """See what the desk's sheet holds; `goals` in play, and whether others have each."""
        self.desk, self.at, self.solo, self._ignored = desk, at, solo, ignored
        self.left = MATCH_TURNS - desk.turn
        self.hope = min(1.0, 0.35 + self.left / 14)
        self.wishes = [] if "goals" in ignored else wishes(desk, at, goals, solo=solo)
        self.hunts = any(wish.goal == "2A" for wish in self.wishes)
        self.mixes = any(wish.goal == "1J" for wish in self.wishes)
        self._pulls: list[tuple[float, Field]] = []
        self.tables = self._tables()
        self.town, self.second_town = self._towns()
        self.cuts = [] if "ranches" in ignored else self._cuts()
        for wish in self.wishes:
            if wish.goal in ("1I", "1M"):
                way = way_field(desk.of.sheet.id, "tunnel" if wish.goal == "1I" else "bridge")
                self._pulls.append((WAY_PULL, way))
        self.pull = self._pull()

    def _pull(self) -> list[float]:
        scale = 0.5 * min(1, self.left / 4)
        powers = [FADES**away for away in range(100)]
        return [
            scale * sum([worth * powers[field[corner]] for worth, field in self._pulls])
            for corner in range(len(self.desk.of.corners))
        ]

    def _tables(self) -> dict[str, Table]:
        of, sheet, fields = self.desk.of, self.desk.sheet, building_fields(self.desk.of.sheet.id)
        found: dict[str, Table] = {}
        for building in of.buildings:
            if building.needed and building.id in sheet.done:
                continue
            worth, table = self._building(building)
            found[building.id] = table
            laid = (building.edges & self.at.laid).bit_count()
            if self.mixes and laid and building.kind in COMPLETED:
                worth += MIXED_PULL
            if worth:
                self._pulls.append((worth * (0.16 + 0.07 * laid), fields[building.id]))
        return found

    def _building(self, building: Building) -> tuple[float, Table]:
        worth = self._worth(building.kind)
        if building.kind == "bandit":
            loss = self._loss()
            return max(0.0, worth), (0.0, loss, *[worth] * (EDGES - 1))
        if not building.needed:
            return 2 * worth, tuple(worth * count for count in range(EDGES + 1))
        if building.kind == "mine":
            return worth, (0.0, *[worth] * EDGES)
        return worth, _towards(building.needed, worth * self.hope * 0.8, worth)

    def _worth(self, kind: Kind) -> float:
        if SOURCE_OF[kind] in self._ignored:
            return 0.0
        return {
            "mine": self._mine,
            "bank": self._bank,
            "fort": self._fort,
            "yard": self._yard,
            "saloon": self._saloon,
            "jail": self._jail,
            "bandit": self._bandit,
        }[kind]()

    def _mine(self) -> float:
        sheet = self.desk.sheet
        if len(sheet.banks) >= len(self.desk.of.sheet.score_tracks.banks):
            return 1.0
        loose = sheet.gold - sheet.banked
        return 1 + (1.3 * self.hope if loose < BANKED_MAX else 0.4)

    def _bank(self) -> float:
        sheet, boxes = self.desk.sheet, self.desk.of.sheet.score_tracks.banks
        if len(sheet.banks) >= len(boxes):
            return 0.0
        return min(BANKED_MAX, sheet.gold - sheet.banked) * boxes[len(sheet.banks)] + 0.5

    def _fort(self) -> float:
        forts, circled = self.desk.of.sheet.score_tracks.forts, self.desk.sheet.forts
        if not isinstance(forts, tuple):
            return (1 if self.hunts or self.solo else FOREST_FORT) * forts.points_a_track
        return 0.0 if circled >= len(forts) else forts[circled] - rightmost(forts, circled) + 1.5

    def _yard(self) -> float:
        yards, circled = self.desk.of.sheet.score_tracks.yards, self.desk.sheet.yards
        if circled >= len(yards):
            return 0.0
        towns = max(self.desk.sheet.network, min(NETWORK_MAX, 1 + self.left // 4))
        worth = (yards[circled] - rightmost(yards, circled)) * towns + (circled < len(yards) - 1)
        return worth if self.solo or self.desk.of.desert else FOREST_YARD * worth

    def _saloon(self) -> float:
        desk, sheet = self.desk, self.desk.sheet
        if not desk.of.desert:
            return min(7.0, 1.15 * self.left / TURNS + 0.4)
        if desk.round not in sheet.saloons:
            return hand_hope(sheet.hands[-1]) + 0.3
        later = range(desk.round, ROUNDS + 1)
        return 4.0 if any(number not in sheet.saloons for number in later) else 0.0

    def _jail(self) -> float:
        circled = len(self.desk.sheet.jails)
        if self.left <= TOO_LATE or circled >= len(JAIL_WORTH):
            return 0.0
        hunted = HUNTED_JAIL if self.hunts and circled < HUNTERS_JAILS else 0
        return JAIL_WORTH[circled] * self.hope + hunted

    def _loss(self) -> float:
        """What a bandit that escapes costs: its point, and the cell that it might have filled."""
        return -ESCAPE_LOSS - CELL_LOSS * min(1, self.left / 8) - HUNTED * self.hunts

    def _bandit(self) -> float:
        of, sheet = self.desk.of, self.desk.sheet
        jails = of.sheet.score_tracks.jails
        cells = [jails[box - 1][sheet.cells[box - 1]] for box in cells_open(of, sheet)]
        return max(cells) + HUNTED * self.hunts if cells else self._loss()

    def _towns(self) -> tuple[float, float]:
        if "towns" in self._ignored:
            return 0.0, 0.0
        sheet, printed = self.desk.sheet, self.desk.of.sheet.score_tracks
        yards = 0 if "yards" in self._ignored else rightmost(printed.yards, sheet.yards)
        worth = 1 + 1.1 * min(1, self.left / 6) + 0.5 * yards
        for corner, field in town_fields(self.desk.of.sheet.id).items():
            if not self.at.touched >> corner & 1:
                self._pulls.append((worth * 0.22, field))
        return worth, 0.4 + 0.2 * yards

    def _cuts(self) -> list[Cut]:
        desk, found = self.desk, list[Cut]()
        of, ranches = desk.of, desk.of.sheet.score_tracks.ranches
        if desk.sheet.ranches >= len(ranches):
            return found
        stuck = _stuck(of, self.at)
        worth = ranches[desk.sheet.ranches] - rightmost(ranches, desk.sheet.ranches) + 1.2
        shares = (0.56, 0.4, 0.27, 0.17, 0.1, 0.05)
        table = (worth, *(worth * self.hope * share for share in shares))
        for ranch, field in building_fields(of.sheet.id).items():
            if ranch in of.building or ranch in desk.sheet.done:
                continue
            sides = cut(of.sheet.id, ranch, self.at.laid, stuck)
            if sides and all(sides):
                size = min(side.bit_count() for side in sides)
                edges = 0
                for side in sides:
                    edges |= side
                found.append(Cut(edges, sides, table))
                self._pulls.append((worth * 0.6 / (1 + size), field))
        return found


SOURCE_OF: Final[dict[Kind, str]] = {
    "mine": "gold",
    "bank": "gold",
    "fort": "forts",
    "ranch": "ranches",
    "yard": "yards",
    "saloon": "hands",
    "jail": "bandits",
    "bandit": "bandits",
}


def _towards(needed: int, hoped: float, worth: float) -> Table:
    """A table that rises towards what is needed, and is flat from there."""
    return tuple(
        worth if laid >= needed else hoped * (laid / needed) ** 1.5 for laid in range(EDGES + 1)
    )


def _stuck(of: Map, at: Position) -> int:
    """The edges that no track can have any more: lines hold both of their corners."""
    held = at.touched & ~of.towns
    mask = 0
    for corner in bits(held):
        for beside, edge, _ in of.ways[corner]:
            if held >> beside & 1:
                mask |= 1 << edge
    return mask & ~at.laid
