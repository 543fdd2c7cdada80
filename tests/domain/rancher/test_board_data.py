"""The board's data against the printed rules and against what a phone 360 px wide can show.

Every check takes a board and yields the defects it finds. The board in use must have none;
`DEFECTS` plants one at a time, to show that each check can see.
"""

import json
import math
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest

Board = dict[str, Any]
Thing = dict[str, Any]
Check = Callable[[Board], Iterator[str]]

PHONE_WIDTH_PX = 360
LETTERING_PX_MIN = 10.0
SLOT_PX_MIN = 12.0
STEP_SPREAD_MAX = 0.12  # how far one step may differ from the mean step of its path
GAP_MIN = 2.0
MARGIN = 8.0
CIRCUIT_HALF_WIDTH = 33.0
SHORTCUT_HALF_WIDTH = 26.0
LANE_MAX = 175.0  # an orange space farther from its farm is no longer read as the farm's own
SLOTS_IN_A_ROW_MAX = 6  # more are not counted at a glance
JOINT_LEAD_MIN = 1.2  # the next space but one must be this much farther than the joint

# Hundredths of an em: Besley at weight 800 for names, Source Sans 3 at 600 for figures.
NAME_ADVANCE = {
    " ": 30, "’": 34, "B": 82, "C": 84, "D": 89, "F": 79, "G": 92, "H": 98, "L": 77, "O": 89,
    "R": 90, "T": 80, "V": 93, "a": 66, "c": 60, "d": 71, "e": 61, "f": 44, "h": 73, "i": 41,
    "k": 74, "l": 40, "m": 105, "n": 75, "o": 63, "r": 61, "s": 56, "t": 45, "u": 74, "v": 65,
    "w": 92, "y": 69,
}  # fmt: skip
FIGURE_ADVANCE = {",": 28} | dict.fromkeys("0123456789", 51)

# RA-2 (order, names, prices), RA-6 (capacities), RA-5 (dark orange spaces).
FARMS = [
    ("hells_gate", "Hell’s Gate", 5000, 20, 1),
    ("devils_creek", "Devil’s Creek", 5000, 20, 1),
    ("glover_leaf", "Glover Leaf", 4400, 18, 2),
    ("blue_bell_ranch", "Blue Bell Ranch", 3800, 15, 2),
    ("green_valley", "Green Valley", 3000, 12, 2),
    ("red_river", "Red River", 2400, 8, 2),
    ("three_oaks", "Three Oaks", 2000, 9, 2),
]


class Disc(NamedTuple):
    """A round thing: a space, a farm circle, a slot."""

    what: str
    x: float
    y: float
    r: float


class Box(NamedTuple):
    """A line of lettering, from the tops of its capitals to the ends of its tails."""

    what: str
    left: float
    top: float
    right: float
    bottom: float


def load() -> Board:
    text = (files("domain.games.rancher") / "board.json").read_text(encoding="utf-8")
    board: Board = json.loads(text)
    return board


def distance(a: Thing, b: Thing) -> float:
    return math.dist((a["x"], a["y"]), (b["x"], b["y"]))


def shortcut_path(board: Board) -> list[Thing]:
    """The shortcut with the circuit's spaces at its two ends."""
    ring, cut = board["circuit"], board["shortcut"]
    return [ring[cut["leaves"]], *cut["spaces"], ring[cut["rejoins"]]]


def spaces_of(board: Board, farm: Thing) -> list[Thing]:
    return [s for s in board["circuit"] if s.get("farm") == farm["id"]]


def radius(board: Board, space: Thing) -> float:
    name = {"farm": "orange", "town": "orange", "fork": "plain", "rejoin": "plain"}
    kind = space.get("kind", "shortcut")
    r: float = board["radii"][name.get(kind, kind)]
    return r


def space_discs(board: Board) -> Iterator[Disc]:
    for space in [*board["circuit"], *board["shortcut"]["spaces"]]:
        yield Disc(f"space {space['id']}", space["x"], space["y"], radius(board, space))


def farm_discs(board: Board) -> Iterator[Disc]:
    for farm in board["farms"]:
        circle, pasture = farm["circle"], farm["pasture"]
        yield Disc(f"circle of {farm['id']}", circle["x"], circle["y"], circle["r"])
        for at, slot in enumerate(pasture["slots"]):
            yield Disc(f"slot {at} of {farm['id']}", slot["x"], slot["y"], pasture["slot_r"])


def boxes_of(what: str, label: Thing, lines: list[str], advance: dict[str, int]) -> Iterator[Box]:
    for row, text in enumerate(lines):
        size = label["size"]
        width = sum(advance[c] for c in text) / 100 * size
        left = label["x"] - (width / 2 if label["anchor"] == "middle" else 0)
        base = label["y"] + row * size
        yield Box(f"'{text}' of {what}", left, base - 0.75 * size, left + width, base + 0.22 * size)


def lettering(board: Board) -> Iterator[Box]:
    for thing in [*board["farms"], *board["places"]]:
        yield from boxes_of(thing["id"], thing["label"], thing["label"]["lines"], NAME_ADVANCE)
    for farm in board["farms"]:
        price = f"{farm['price']:,}"
        yield from boxes_of(farm["id"], farm["price_label"], [price], FIGURE_ADVANCE)


def from_box(disc: Disc, box: Box) -> float:
    """How far the disc's centre lies outside the box."""
    across = max(box.left - disc.x, 0, disc.x - box.right)
    down = max(box.top - disc.y, 0, disc.y - box.bottom)
    return math.hypot(across, down)


def along(path: list[Thing]) -> Iterator[Disc]:
    """Points close to each other on the straight lines from space to space."""
    for a, b in pairwise(path):
        for part in range(8):
            share = part / 8
            x, y = (a[k] + (b[k] - a[k]) * share for k in ("x", "y"))
            yield Disc(f"the way from space {a['id']} to {b['id']}", x, y, 0)


def check_circuit(board: Board) -> Iterator[str]:
    ring = board["circuit"]
    if not 60 <= len(ring) <= 80:
        yield f"RA-5: {len(ring)} spaces, not 60 to 80"
    if [s["id"] for s in ring] != list(range(len(ring))):
        yield "spaces are not numbered from 0 in riding order"
    area = sum(a["x"] * b["y"] - b["x"] * a["y"] for a, b in pairwise([*ring, ring[0]]))
    if area <= 0:  # y points down, so a positive area is clockwise to the eye
        yield "RA-5: the circuit does not run clockwise"
    for kind in ("start", "fork", "rejoin"):
        if sum(s["kind"] == kind for s in ring) != 1:
            yield f"RA-5: not exactly one {kind} space"
    if ring[0]["kind"] != "start":
        yield "RA-4: space 0 is not the start arrow"


def check_town(board: Board) -> Iterator[str]:
    size = len(board["circuit"])
    town = [s["id"] for s in board["circuit"] if s["kind"] == "town"]
    if len(town) != 4:
        yield f"RA-17: {len(town)} dark orange spaces in Beefy Town, not 4"
    for space in town:
        if (space + 1) % size in town:
            yield f"RA-5: town spaces {space} and {(space + 1) % size} are adjacent"
        if min(space, size - space) > 5:
            yield f"RA-5: town space {space} is not beside the start arrow"


def check_farms(board: Board) -> Iterator[str]:
    found = [
        (f["id"], f["name"], f["price"], f["capacity"], len(spaces_of(board, f)))
        for f in board["farms"]
    ]
    if found != FARMS:
        yield "RA-2, RA-5, RA-6: farms, spellings, prices, capacities or orange spaces differ"
    order = [s["farm"] for s in board["circuit"] if s["kind"] == "farm"]
    if order != [farm for farm, *_, spaces in FARMS for _ in range(spaces)]:
        yield f"RA-5: the farms do not come in the order of RA-2: {order}"
    for farm in board["farms"]:
        ids = [s["id"] for s in spaces_of(board, farm)]
        if ids[1:] and not 2 <= ids[1] - ids[0] <= 6:
            yield f"RA-5: the orange spaces {ids} of {farm['id']} are not a few spaces apart"


def check_shortcut(board: Board) -> Iterator[str]:
    ring, cut = board["circuit"], board["shortcut"]
    leaves, rejoins = cut["leaves"], cut["rejoins"]
    if (ring[leaves]["kind"], ring[rejoins]["kind"]) != ("fork", "rejoin"):
        yield "RA-5: the shortcut does not run from the fork to the rejoin space"
    first = len(ring)
    if [s["id"] for s in cut["spaces"]] != list(range(first, first + len(cut["spaces"]))):
        yield "the shortcut's spaces are not numbered on from the circuit's"
    shorter = 1 - (len(cut["spaces"]) + 1) / (rejoins - leaves)
    if not 0.30 <= shorter <= 0.50:
        yield f"RA-5: the shortcut is {shorter:.0%} shorter, not 30 to 50 %"
    skipped = [s["farm"] for s in ring[leaves:rejoins] if s["kind"] == "farm"]
    whole = [f["id"] for f in board["farms"] if len(spaces_of(board, f)) == skipped.count(f["id"])]
    if not whole or len(skipped) > 3:
        yield f"RA-5: the shortcut skips {skipped}, not one whole farm and at most one space more"


def check_joints(board: Board) -> Iterator[str]:
    """Each end of the shortcut must be seen to join the space that it joins."""
    path = shortcut_path(board)
    for joint, end in ((path[0], path[1]), (path[-1], path[-2])):
        others = [distance(end, s) for s in board["circuit"] if s is not joint]
        if min(others) < JOINT_LEAD_MIN * distance(end, joint):
            yield f"space {end['id']} lies as near to another space as to {joint['id']}"


def check_steps(board: Board) -> Iterator[str]:
    ring = board["circuit"]
    for what, path in (("circuit", [*ring, ring[0]]), ("shortcut", shortcut_path(board))):
        steps = [(a["id"], b["id"], distance(a, b)) for a, b in pairwise(path)]
        mean = sum(length for *_, length in steps) / len(steps)
        for a, b, length in steps:
            if abs(length / mean - 1) > STEP_SPREAD_MAX:
                yield f"{what}: the step from {a} to {b} is {length:.0f}, the mean {mean:.0f}"


def check_pastures(board: Board) -> Iterator[str]:
    for farm in board["farms"]:
        slots = farm["pasture"]["slots"]
        if len(slots) != farm["capacity"]:
            yield f"RA-6: {len(slots)} slots for {farm['capacity']} chips at {farm['id']}"
        heights = [s["y"] for s in slots]
        rows = {heights.count(y) for y in heights}
        if len(rows) != 1 or max(rows) > SLOTS_IN_A_ROW_MAX:
            yield f"the rows at {farm['id']} hold {sorted(rows)} slots: hard to count"
        for space in spaces_of(board, farm):
            if min(distance(space, p) for p in [*slots, farm["circle"]]) > LANE_MAX:
                yield f"orange space {space['id']} is too far from {farm['id']}"


def check_overlaps(board: Board) -> Iterator[str]:
    discs = [*space_discs(board), *farm_discs(board)]
    boxes = list(lettering(board))
    for a, b in combinations(discs, 2):
        if math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r + GAP_MIN:
            yield f"{a.what} overlaps {b.what}"
    for disc in discs:
        for box in boxes:
            if from_box(disc, box) < disc.r + GAP_MIN:
                yield f"{disc.what} overlaps {box.what}"
    for one, two in combinations(boxes, 2):
        across = one.left < two.right and two.left < one.right
        if across and one.top < two.bottom and two.top < one.bottom:
            yield f"{one.what} overlaps {two.what}"


def on_the_way(points: Iterable[Disc], half_width: float, board: Board) -> Iterator[str]:
    farms, boxes = list(farm_discs(board)), list(lettering(board))
    for point in points:
        for disc in farms:
            if math.hypot(disc.x - point.x, disc.y - point.y) < half_width + disc.r:
                yield f"{disc.what} lies on {point.what}"
        for box in boxes:
            if from_box(point, box) < half_width:
                yield f"{box.what} lies on {point.what}"


def check_ways(board: Board) -> Iterator[str]:
    """The trail and the shortcut are broad: nothing but spaces may lie on them."""
    ring = board["circuit"]
    yield from on_the_way(along([*ring, ring[0]]), CIRCUIT_HALF_WIDTH, board)
    yield from on_the_way(along(shortcut_path(board)), SHORTCUT_HALF_WIDTH, board)


def check_edges(board: Board) -> Iterator[str]:
    left, top, width, height = board["view_box"]
    discs = [*space_discs(board), *farm_discs(board)]
    boxes = [Box(d.what, d.x - d.r, d.y - d.r, d.x + d.r, d.y + d.r) for d in discs]
    for box in [*boxes, *lettering(board)]:
        inside = left + MARGIN <= box.left and box.right <= left + width - MARGIN
        if not (inside and top + MARGIN <= box.top and box.bottom <= top + height - MARGIN):
            yield f"{box.what} runs off the board"


def check_sizes(board: Board) -> Iterator[str]:
    scale = PHONE_WIDTH_PX / board["view_box"][2]
    for thing in [*board["farms"], *board["places"]]:
        for key in ("label", "price_label"):
            if thing.get(key, {}).get("size", math.inf) * scale < LETTERING_PX_MIN:
                yield f"{key} of {thing['id']} is too small on a phone"
    for farm in board["farms"]:
        if 2 * farm["pasture"]["slot_r"] * scale < SLOT_PX_MIN:
            yield f"the slots of {farm['id']} are too small on a phone"


def farm_of(board: Board, name: str) -> Thing:
    farm: Thing = next(f for f in board["farms"] if f["id"] == name)
    return farm


def turned(board: Board) -> None:
    board["circuit"] = [board["circuit"][0], *board["circuit"][:0:-1]]


def crowded(board: Board) -> None:
    first, second, *_ = farm_of(board, "devils_creek")["pasture"]["slots"]
    first.update(second)


# What is planted, the check that must see it, and how it is planted.
DEFECTS: list[tuple[str, Check, Callable[[Board], object]]] = [
    ("too few spaces", check_circuit, lambda b: b["circuit"].__delitem__(slice(-5, None))),
    ("anticlockwise", check_circuit, turned),
    ("two forks", check_circuit, lambda b: b["circuit"][16].update(kind="fork")),
    ("town spaces adjacent", check_town, lambda b: b["circuit"][3].update(kind="town")),
    ("town space far out", check_town, lambda b: b["circuit"][7].update(kind="town")),
    ("price", check_farms, lambda b: farm_of(b, "glover_leaf").update(price=4000)),
    ("spelling", check_farms, lambda b: farm_of(b, "glover_leaf").update(name="Clover Leaf")),
    ("farm order", check_farms, lambda b: b["farms"].reverse()),
    (
        "one orange space too many",
        check_farms,
        lambda b: b["circuit"][10].update(kind="farm", farm="hells_gate"),
    ),
    (
        "shortcut too short",
        check_shortcut,
        lambda b: b["shortcut"]["spaces"].__delitem__(slice(0, 3)),
    ),
    ("rejoins elsewhere", check_shortcut, lambda b: b["shortcut"].update(rejoins=31)),
    ("joint in doubt", check_joints, lambda b: b["shortcut"]["spaces"][-1].update(x=515, y=803)),
    ("uneven step", check_steps, lambda b: b["circuit"][20].update(y=b["circuit"][20]["y"] + 12)),
    (
        "a slot missing",
        check_pastures,
        lambda b: farm_of(b, "hells_gate")["pasture"]["slots"].pop(),
    ),
    ("slots overlap", check_overlaps, crowded),
    ("label on a space", check_overlaps, lambda b: farm_of(b, "red_river")["label"].update(x=60)),
    (
        "circle on the trail",
        check_ways,
        lambda b: farm_of(b, "green_valley")["circle"].update(x=90),
    ),
    ("off the board", check_edges, lambda b: farm_of(b, "three_oaks")["circle"].update(x=10)),
    ("label too small", check_sizes, lambda b: farm_of(b, "red_river")["label"].update(size=20)),
    (
        "slots too small",
        check_sizes,
        lambda b: farm_of(b, "red_river")["pasture"].update(slot_r=14),
    ),
]

CHECKS: list[Check] = [
    check_circuit,
    check_town,
    check_farms,
    check_shortcut,
    check_joints,
    check_steps,
    check_pastures,
    check_overlaps,
    check_ways,
    check_edges,
    check_sizes,
]


@pytest.mark.parametrize("check", CHECKS)
def test_the_board_has_no_defect(check: Check) -> None:
    assert list(check(load())) == []


@pytest.mark.parametrize(
    ("check", "plant"), [row[1:] for row in DEFECTS], ids=[row[0] for row in DEFECTS]
)
def test_a_planted_defect_is_found(check: Check, plant: Callable[[Board], object]) -> None:
    board = deepcopy(load())
    plant(board)

    assert list(check(board)) != []


def test_every_check_has_a_planted_defect() -> None:
    assert {check for _, check, _ in DEFECTS} == set(CHECKS)
