"""Buildings: which are due, and what activating one does (PR-20 to PR-31)."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from domain.games.pioneer_rails.actions import Activation
from domain.games.pioneer_rails.data import (
    BANKED_MAX,
    CAUGHT_BY,
    RANKS,
    ROUNDS,
    Kind,
    OwnerId,
    Rank,
)
from domain.games.pioneer_rails.events import BuildingActivated
from domain.games.pioneer_rails.maps import Building, Map
from domain.games.pioneer_rails.marking import marked
from domain.games.pioneer_rails.position import Position
from domain.games.pioneer_rails.regions import REGIONS
from domain.games.pioneer_rails.scoring import rightmost
from domain.games.pioneer_rails.state import Sheet
from domain.kernel.violations import RuleViolation

BANKER: Final[OwnerId] = "C-1"
BANKERS_EDGES: Final = 2
LANDLORD: Final[OwnerId] = "C-3"
LANDLORDS_EDGES: Final = 1
SEVERAL: Final = 2
COMPLETED: Final[tuple[Kind, ...]] = ("bank", "fort", "yard", "saloon", "jail")
"""The kinds that tracks of several stations may complete together (PR-53)."""


class Site(NamedTuple):
    """Where and when buildings activate: the lines after the turn's tracks, owner, round."""

    of: Map
    at: Position
    owner: str
    round: int


def needed(building: Building, owner: str) -> int:
    """How many edges make a building due; a bandit is settled by its first track."""
    match building.kind:
        case "bank" if owner == BANKER:
            return BANKERS_EDGES
        case "saloon" if owner == LANDLORD:
            return LANDLORDS_EDGES
        case "bandit":
            return 1
        case _:
            return building.needed


def due(site: Site, done: Sequence[str]) -> list[str]:
    """The buildings and ranches that activate now, in the order of the sheet."""
    laid, owner = site.at.laid, site.owner
    found = [
        building.id
        for building in site.of.buildings
        if building.edges & laid
        and building.needed
        and building.id not in done
        and (building.edges & laid).bit_count() >= needed(building, owner)
    ]
    return [*found, *REGIONS[site.of.sheet.id].parted(site.at.gates, tuple(done))]


def kind_of(of: Map, building: str) -> Kind:
    """What kind of building an identifier stands for."""
    return of.building[building].kind if building in of.building else "ranch"


def activate(site: Site, sheet: Sheet, seat: int, chosen: Activation) -> BuildingActivated:
    """What a due building does; raises RuleViolation for a choice that it does not have."""
    kind = kind_of(site.of, chosen.building)
    _check_spare(chosen, kind, desert=site.of.desert)
    printed = site.of.sheet.score_tracks
    event = BuildingActivated(seat, chosen.building, kind, 0, mixed=_mixed(site, chosen.building))
    match kind:
        case "mine":
            return replace(event, points=1, circled=True)
        case "bank":
            return _bank(site, sheet, event, chosen.gold)
        case "fort":
            forts = printed.forts if isinstance(printed.forts, tuple) else ()
            return _climbed(event, forts, sheet.forts)
        case "ranch":
            return _climbed(event, printed.ranches, sheet.ranches)
        case "yard":
            climbed = _climbed(event, printed.yards, sheet.yards)
            return replace(climbed, points=climbed.points * sheet.network)
        case "saloon":
            return _saloon(site, sheet, event, chosen.rank)
        case "jail":
            return _jail(site, sheet, event, chosen.jail)
        case "bandit":
            return _bandit(site, sheet, event, chosen.jail)


def _climbed(event: BuildingActivated, track: Sequence[int], circled: int) -> BuildingActivated:
    """The event with the next box of a track circled, of which only the rightmost counts."""
    if circled >= len(track):  # PR-52
        return event
    return replace(event, points=track[circled] - rightmost(track, circled), circled=True)


def _mixed(site: Site, building: str) -> bool:
    """Whether it was completed with tracks of several stations (PR-41, PR-53)."""
    found = site.of.building.get(building)
    if found is None or found.kind not in COMPLETED:
        return False
    return sum(bool(found.edges & edges) for edges in site.at.edges) >= SEVERAL


def _check_spare(chosen: Activation, kind: Kind, *, desert: bool) -> None:
    if chosen.gold and kind != "bank":
        raise RuleViolation("PR-25", "Gold is put into a bank alone.")
    if chosen.rank and (kind != "saloon" or desert):
        raise RuleViolation("PR-28", "A rank is chosen for a saloon of the Forest alone.")
    if chosen.jail and kind not in ("jail", "bandit"):
        raise RuleViolation("PR-30", "Only jails and bandits have to do with the jails' boxes.")


def gold_most(sheet: Sheet) -> int:
    """How many pieces a bank could take now."""
    return min(BANKED_MAX, sheet.gold - sheet.banked)


def _bank(site: Site, sheet: Sheet, event: BuildingActivated, gold: int) -> BuildingActivated:
    multipliers = site.of.sheet.score_tracks.banks
    if len(sheet.banks) >= len(multipliers):  # PR-52
        if gold:
            raise RuleViolation("PR-52", "Every box for a bank is filled.")
        return event
    if gold > gold_most(sheet):
        raise RuleViolation("PR-25", f"{gold_most(sheet)} pieces of gold can be banked at most.")
    multiplier = multipliers[len(sheet.banks)]
    points = gold * multiplier
    return replace(event, points=points, circled=True, gold=gold, multiplier=multiplier)


def ranks_left(sheet: Sheet) -> list[Rank]:
    """The ranks that no saloon of the Forest has yet, from low to high."""
    return [rank for rank in RANKS if rank not in sheet.ranks]


def _saloon(
    site: Site, sheet: Sheet, event: BuildingActivated, rank: Literal["", Rank]
) -> BuildingActivated:
    if site.of.desert:  # PR-26
        usable = (number for number in range(site.round, ROUNDS + 1) if number not in sheet.saloons)
        number = next(usable, 0)
        return replace(event, circled=number > 0, round=number)
    left = ranks_left(sheet)
    if left and not rank:
        raise RuleViolation("PR-28", "A saloon of the Forest takes a rank.")
    if rank and rank not in left:
        raise RuleViolation("PR-28", "That rank has a saloon already.")
    return replace(event, circled=bool(rank), rank=rank)


def jails_left(site: Site, sheet: Sheet) -> list[int]:
    """The jail boxes not circled yet."""
    boxes = range(1, len(site.of.sheet.score_tracks.jails) + 1)
    return [box for box in boxes if box not in sheet.jails]


def _jail(site: Site, sheet: Sheet, event: BuildingActivated, jail: int) -> BuildingActivated:
    left = jails_left(site, sheet)
    if jail not in (left or [0]):
        raise RuleViolation("PR-30", "A jail circles one of the boxes that are left.")
    return replace(event, circled=jail > 0, jail=jail)


def cells_open(of: Map, sheet: Sheet) -> list[int]:
    """The circled jail boxes that have a free cell."""
    printed = of.sheet.score_tracks.jails
    return [box for box in sorted(sheet.jails) if sheet.cells[box - 1] < len(printed[box - 1])]


def bandit_jails(site: Site, sheet: Sheet, bandit: str) -> list[int]:
    """The jail boxes that a bandit may go to; none when it escapes (PR-29)."""
    tracks = (site.of.building[bandit].edges & site.at.laid).bit_count()
    return cells_open(site.of, sheet) if tracks >= CAUGHT_BY else []


def _bandit(site: Site, sheet: Sheet, event: BuildingActivated, jail: int) -> BuildingActivated:
    free = bandit_jails(site, sheet, event.building)
    if jail not in (free or [0]):
        raise RuleViolation("PR-29", "A caught bandit goes to a jail with a free cell.")
    if not jail:
        return replace(event, points=-1, circled=True)
    cells = site.of.sheet.score_tracks.jails[jail - 1]
    return replace(event, points=cells[sheet.cells[jail - 1]], circled=True, jail=jail)


FIRST: Final[dict[Kind, int]] = {"mine": 0, "jail": 1, "bank": 3, "bandit": 3}
"""Mines before banks and jails before bandits; the rest in between."""


def proposal(site: Site, sheet: Sheet, seat: int, waiting: Sequence[str]) -> list[Activation]:
    """A good order of what is due, with good choices (PR-20)."""
    chosen = []
    caught = sum(kind_of(site.of, building) == "bandit" for building in waiting)
    for building in sorted(waiting, key=lambda due: FIRST.get(kind_of(site.of, due), 2)):
        activation = _proposed(site, sheet, building, caught)
        chosen.append(activation)
        sheet = marked(sheet, activate(site, sheet, seat, activation))
    return chosen


def _proposed(site: Site, sheet: Sheet, building: str, bandits: int) -> Activation:
    options = choices(site, sheet, building)
    printed = site.of.sheet.score_tracks.jails

    def worth(option: Activation) -> tuple[int, int]:
        if option.rank:
            hand = sheet.hands[-1] if sheet.hands else ()
            return hand.count(option.rank), 0
        if not option.jail:
            return option.gold, 0
        cells = printed[option.jail - 1]
        if kind_of(site.of, building) == "bandit":
            return cells[sheet.cells[option.jail - 1]], 0
        return sum(cells[:bandits]), sum(cells)

    return max(options, key=worth)


def choices(site: Site, sheet: Sheet, building: str) -> list[Activation]:
    """Every way to activate a due building next."""
    match kind_of(site.of, building):
        case "bank":
            full = len(sheet.banks) >= len(site.of.sheet.score_tracks.banks)
            most = 0 if full else gold_most(sheet)
            return [Activation(building, gold=gold) for gold in range(most, -1, -1)]
        case "saloon" if not site.of.desert:
            left = ranks_left(sheet)
            return [Activation(building, rank=rank) for rank in left] or [Activation(building)]
        case "jail":
            return [Activation(building, jail=jail) for jail in jails_left(site, sheet) or [0]]
        case "bandit":
            jails = bandit_jails(site, sheet, building) or [0]
            return [Activation(building, jail=jail) for jail in jails]
        case _:
            return [Activation(building)]


def activations(
    site: Site, sheet: Sheet, seat: int, chosen: Sequence[Activation]
) -> Iterator[BuildingActivated]:
    """The activations asked for, one by one; raises RuleViolation at the first wrong one."""
    waiting = due(site, sheet.done)
    for activation in chosen:
        if activation.building not in waiting:
            raise RuleViolation("PR-20", "This building does not activate now.")
        waiting.remove(activation.building)
        event = activate(site, sheet, seat, activation)
        yield event
        sheet = marked(sheet, event)
