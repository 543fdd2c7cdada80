"""Buildings of both families (PR-20, PR-21, PR-24 to PR-31, PR-52)."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import Activation, SubmitTurn
from domain.games.pioneer_rails.activating import FIRST, kind_of
from domain.games.pioneer_rails.data import RANKS, SHEETS, Kind, Rank, SheetId
from domain.games.pioneer_rails.events import BuildingActivated, TurnPlayed
from domain.games.pioneer_rails.maps import MAPS
from domain.games.pioneer_rails.previews import ActivationPreview, TurnPreview
from domain.games.pioneer_rails.state import RailsState
from domain.kernel.rules import StepAsk
from tests.domain.pioneer_rails.table import (
    Done,
    given,
    laid,
    marked,
    of,
    play,
    refused,
    route_along,
    route_to,
    routes_along,
    town,
    tracks,
)

FORESTS: tuple[SheetId, ...] = ("forest_a", "forest_b")
OWN_STATION: dict[Kind, tuple[SheetId, str]] = {
    "bank": ("desert_a", "bank_2"),
    "fort": ("desert_a", "fort_1"),
    "mine": ("desert_a", "mine_3"),
    "yard": ("desert_a", "yard_2"),
    "saloon": ("desert_a", "saloon_2"),
    "jail": ("forest_a", "jail_1"),
    "bandit": ("forest_a", "bandit_2"),
}
NEEDED: dict[Kind, int] = {"mine": 1, "bank": 3, "yard": 3, "saloon": 2, "fort": 4, "jail": 3}


def ready(sheet: SheetId, building: str, edges: int) -> tuple[RailsState, list[str]]:
    """A table where a spade line has all of these edges but the last, and the whole path."""
    state = given(sheet)
    path = route_along(state, "spade", building, edges)
    state = laid(state, "spade", path[:-1])
    waiting = [
        each.id
        for each in of(state).buildings
        if each.id != building and each.id in {mark.building for mark in settled_now(state)}
    ]
    return marked(state, done=tuple(waiting)), path


def settled_now(state: RailsState) -> list[BuildingActivated]:
    return play(state).of(BuildingActivated)


def event(done: Done, building: str) -> BuildingActivated:
    [found] = [each for each in done.of(BuildingActivated) if each.building == building]
    assert isinstance(found, BuildingActivated)
    return found


@pytest.mark.rule("PR-20")
@pytest.mark.parametrize("kind", NEEDED)
def test_a_building_activates_with_its_number_of_edges_and_not_before(kind: Kind) -> None:
    sheet, building = OWN_STATION[kind]
    state, path = ready(sheet, building, NEEDED[kind])
    assert building not in {mark.building for mark in settled_now(state)}

    done = play(state, *tracks(path[-2:]))

    assert event(done, building).kind == kind
    assert building in done.sheet.done


@pytest.mark.rule("PR-20")
def test_a_building_activates_once() -> None:
    state, path = ready("desert_a", "mine_3", 1)
    done = play(state, *tracks(path[-2:]))
    ring = next(
        each
        for each in routes_along(laid(state, "spade", path[-2:]), "spade", "mine_3", 1)
        if each[-1] not in path
    )
    again = laid(
        replace(state, sheets=(replace(state.sheets[0], done=done.sheet.done),)),
        "spade",
        path[-2:],
    )

    more = play(laid(again, "spade", ring[:-1]), *tracks(ring[-2:]))

    assert "mine_3" not in {mark.building for mark in more.of(BuildingActivated)}


@pytest.mark.rule("PR-20")
def test_tracks_of_all_stations_count() -> None:
    state, path = ready("desert_a", "saloon_2", 2)
    heart = replace(
        state.sheets[0],
        tracks=tuple(replace(track, station="heart") for track in state.sheets[0].tracks),
    )
    state = replace(state, sheets=(heart,))

    done = play(state, *tracks(path[-2:]), card="QH")

    assert event(done, "saloon_2").kind == "saloon"


def several() -> tuple[RailsState, list[str]]:
    """A turn that activates a bank and more beside it."""
    for building in ("bank_1", "bank_2", "bank_3"):
        state = given()
        for path in routes_along(state, "spade", building, 3):
            start = laid(state, "spade", path[:-3])
            waiting = tuple(mark.building for mark in settled_now(start))
            start = marked(start, done=waiting, gold=waiting.count("mine"))
            done = play(start, *tracks(path[-4:]))
            kinds = [mark.kind for mark in done.of(BuildingActivated)]
            if "bank" in kinds and "mine" in kinds:
                return start, path[-4:]
    raise AssertionError("no bank lies beside a mine")


@pytest.mark.rule("PR-20")
def test_several_activate_in_the_order_that_the_player_chooses() -> None:
    state, path = several()
    proposed = play(state, *tracks(path)).of(BuildingActivated)
    bank = next(mark.building for mark in proposed if mark.kind == "bank")
    rest = [Activation(mark.building) for mark in proposed if mark.building != bank]

    first = play(state, *tracks(path), activations=[Activation(bank), *rest])
    last = play(state, *tracks(path), activations=[*rest, Activation(bank, gold=1)])

    assert next(mark.building for mark in first.of(BuildingActivated)) == bank
    assert event(first, bank).gold == 0
    assert (event(last, bank).gold, event(last, bank).points) == (1, 2)
    assert refused(state, *tracks(path), activations=[Activation(bank, gold=1), *rest]) == "PR-25"


@pytest.mark.rule("PR-20")
def test_all_that_are_due_activate_and_nothing_else() -> None:
    state, path = several()
    proposed = play(state, *tracks(path)).of(BuildingActivated)
    every = [Activation(mark.building) for mark in proposed]

    assert refused(state, *tracks(path), activations=every[:-1]) == "PR-20"
    assert refused(state, *tracks(path), activations=[*every, Activation("fort_3")]) == "PR-20"
    assert refused(state, *tracks(path), activations=[every[0], *every]) == "PR-20"
    assert refused(state, *tracks(path), activations=[Activation("nothing"), *every]) == "PR-20"


@pytest.mark.rule("PR-20")
def test_mines_are_proposed_before_banks_and_every_order_is_offered() -> None:
    state, path = several()
    view = rules.view(state, 0)
    turn = SubmitTurn("KS", tracks=tracks(path))
    finish, choose, *_ = rules.options(view, turn)

    assert isinstance(finish.action, SubmitTurn)
    kinds = [kind_of(of(state), each.building) for each in finish.action.activations]
    assert kinds == sorted(kinds, key=lambda kind: FIRST.get(kind, 2))
    assert kinds[0] == "mine"
    assert (choose.action, choose.ask) == (replace(turn, closed=True), StepAsk("activations"))
    whole, *steps = rules.options(view, choose.action)
    assert whole.action == finish.action
    assert isinstance(whole.preview, TurnPreview)
    named = {
        option.action.activations[0].building
        for option in steps
        if isinstance(option.action, SubmitTurn)
    }
    assert named == {each.building for each in finish.action.activations}
    assert all(isinstance(option.preview, ActivationPreview) for option in steps)


@pytest.mark.rule("PR-21")
def test_the_first_line_to_a_town_circles_a_symbol_worth_a_point() -> None:
    state = given()
    at = town(state, "town_2")
    path = route_to(state, "spade", at)
    state = laid(state, "spade", path[:-1])
    state = marked(state, done=tuple(mark.building for mark in settled_now(state)))
    before = rules.view(state, 0).seats[0]

    done = play(state, *tracks(path[-2:]))

    after = rules.view(done.state, 0).seats[0]
    assert done.of(TurnPlayed)[0].towns == ("town_2",)
    assert (before.symbols, before.scores.towns) == (1, 1)
    assert (after.symbols, after.scores.towns) == (2, 2)
    beside = of(state).ways[of(state).corner_number[at]]
    names = [of(state).corner_names[each] for each, _, _ in beside]
    again = laid(state, "spade", path[-2:])
    ready_ = laid(again, "heart", [next(name for name in names if name not in path), at])
    assert ready_.sheets[0].towns == ("town_2",)


@pytest.mark.rule("PR-21")
def test_symbols_crossed_out_count_as_well() -> None:
    state = marked(given(), towns=("town_1", "town_2"), crossed=2)

    assert rules.view(state, 0).seats[0].scores.towns == 3


@pytest.mark.rule("PR-24")
def test_a_mine_gives_one_piece_of_gold_worth_a_point() -> None:
    state, path = ready("desert_a", "mine_3", 1)

    done = play(state, *tracks(path[-2:]))

    assert event(done, "mine_3") == BuildingActivated(0, "mine_3", "mine", 1, circled=True)
    assert done.sheet.gold == 1
    banked = marked(given(), gold=4, banked=4, banks=(8,))
    assert rules.view(banked, 0).seats[0].scores.gold == 4


@pytest.mark.rule("PR-25")
@pytest.mark.parametrize(
    ("banks", "gold", "taken", "factor"),
    [((), 5, 4, 2), ((), 5, 0, 2), ((8,), 3, 3, 3), ((8, 3), 9, 4, 4), ((0,), 1, 1, 3)],
)
def test_a_bank_takes_up_to_four_pieces_at_the_next_factor(
    banks: tuple[int, ...], gold: int, taken: int, factor: int
) -> None:
    state, path = ready("desert_a", "bank_2", 3)
    state = marked(state, gold=gold, banks=banks)

    done = play(state, *tracks(path[-2:]), activations=[Activation("bank_2", gold=taken)])

    assert event(done, "bank_2") == BuildingActivated(
        0, "bank_2", "bank", taken * factor, circled=True, gold=taken, multiplier=factor
    )
    assert done.sheet.banks == (*banks, taken * factor)
    assert done.sheet.banked == taken


@pytest.mark.rule("PR-25")
@pytest.mark.parametrize(("gold", "banked", "most"), [(2, 0, 2), (9, 0, 4), (5, 4, 1), (4, 4, 0)])
def test_a_bank_takes_what_is_circled_and_not_crossed(gold: int, banked: int, most: int) -> None:
    state, path = ready("desert_a", "bank_2", 3)
    state = marked(state, gold=gold, banked=banked)
    turn = SubmitTurn("KS", tracks=tracks(path[-2:]), closed=True)
    listed = rules.options(rules.view(state, 0), turn)
    offered = [
        option.action.activations[0].gold
        for option in listed
        if isinstance(option.action, SubmitTurn)
    ]

    assert offered == [*range(most, -1, -1)]
    if most < 4:
        assert (
            refused(state, *turn.tracks, activations=[Activation("bank_2", gold=most + 1)])
            == "PR-25"
        )


@pytest.mark.rule("PR-25")
@pytest.mark.parametrize(
    "spare", [Activation("mine_3", gold=1), Activation("mine_3", rank="A")], ids=["gold", "rank"]
)
def test_nothing_is_chosen_for_a_building_that_has_no_choice(spare: Activation) -> None:
    state, path = ready("desert_a", "mine_3", 1)

    assert refused(state, *tracks(path[-2:]), activations=[spare]) in {"PR-25", "PR-28"}


@pytest.mark.rule("PR-26")
@pytest.mark.parametrize(
    ("turn", "circled", "number"),
    [(0, (), 1), (0, (1,), 2), (7, (), 2), (7, (2, 3), 4), (19, (), 4), (19, (4,), 0)],
)
def test_a_saloon_of_the_desert_circles_the_next_usable_round(
    turn: int, circled: tuple[int, ...], number: int
) -> None:
    state, path = ready("desert_a", "saloon_2", 2)
    state = replace(state, turn=turn, round=turn // 5 + 1)
    state = marked(state, saloons=circled)

    done = play(state, *tracks(path[-2:]))

    assert event(done, "saloon_2") == BuildingActivated(
        0, "saloon_2", "saloon", 0, circled=number > 0, round=number
    )
    assert done.sheet.saloons == (*circled, *([number] if number else []))


@pytest.mark.rule("PR-27")
@pytest.mark.rule("PR-52")
@pytest.mark.parametrize(("circled", "points"), [(0, 6), (1, 8), (2, 10), (3, 0)])
def test_a_fort_of_the_desert_circles_the_next_box(circled: int, points: int) -> None:
    state, path = ready("desert_a", "fort_1", 4)
    state = marked(state, forts=circled)

    done = play(state, *tracks(path[-2:]))

    assert event(done, "fort_1") == BuildingActivated(
        0, "fort_1", "fort", points, circled=circled < 3
    )
    assert done.sheet.forts == min(3, circled + 1)
    scores = rules.view(done.state, 0).seats[0].scores
    assert scores.forts == (6, 14, 24, 24)[circled]


@pytest.mark.rule("PR-28")
def test_the_forest_has_no_mines_gold_or_banks() -> None:
    for sheet in FORESTS:
        kinds = {at.kind for at in SHEETS[sheet].hexes}
        assert not kinds & {"mine", "bank"}
        assert kinds >= {"bandit", "jail"}


@pytest.mark.rule("PR-28")
@pytest.mark.parametrize("rank", RANKS)
def test_a_saloon_of_the_forest_has_a_rank_chosen(rank: Rank) -> None:
    state, path = ready("forest_a", "saloon_2", 2)

    done = play(state, *tracks(path[-2:]), activations=[Activation("saloon_2", rank=rank)])

    assert event(done, "saloon_2") == BuildingActivated(
        0, "saloon_2", "saloon", 0, circled=True, rank=rank
    )
    assert done.sheet.ranks == (rank,)


@pytest.mark.rule("PR-28")
@pytest.mark.parametrize("chosen", [Activation("saloon_2"), Activation("saloon_2", rank="Q")])
def test_a_rank_is_chosen_and_none_twice(chosen: Activation) -> None:
    state, path = ready("forest_a", "saloon_2", 2)
    state = marked(state, ranks=("Q",))

    assert refused(state, *tracks(path[-2:]), activations=[chosen]) == "PR-28"
    turn = SubmitTurn("KS", tracks=tracks(path[-2:]), closed=True)
    offered = {
        option.action.activations[0].rank
        for option in rules.options(rules.view(state, 0), turn)
        if isinstance(option.action, SubmitTurn)
    }
    assert offered == {*RANKS} - {"Q"}


def bandit(jails: Sequence[int], edges: int) -> tuple[RailsState, list[str]]:
    state = given("forest_a")
    path = route_along(state, "spade", "bandit_2", edges)
    state = laid(state, "spade", path[: -edges - 0] if edges else path)
    waiting = tuple(mark.building for mark in settled_now(state))
    return marked(state, done=waiting, jails=tuple(jails)), path[-edges - 1 :]


@pytest.mark.rule("PR-29")
@pytest.mark.parametrize("edges", [2, 3])
def test_two_tracks_or_more_in_one_turn_catch_a_bandit(edges: int) -> None:
    state, path = bandit([1], edges)

    done = play(state, *tracks(path))

    assert event(done, "bandit_2") == BuildingActivated(
        0, "bandit_2", "bandit", 2, circled=True, jail=1
    )
    assert (done.sheet.caught, done.sheet.cells) == (("bandit_2",), (1, 0, 0))


@pytest.mark.rule("PR-29")
@pytest.mark.parametrize(
    ("jails", "edges", "cells"),
    [((1,), 1, (0, 0, 0)), ((), 2, (0, 0, 0)), ((1,), 2, (3, 0, 0)), ((3,), 2, (0, 0, 2))],
    ids=["one track", "no jail", "jail full", "small jail full"],
)
def test_otherwise_it_escapes_and_costs_a_point(
    jails: tuple[int, ...], edges: int, cells: tuple[int, ...]
) -> None:
    state, path = bandit(jails, edges)
    state = marked(state, cells=cells)

    done = play(state, *tracks(path))

    assert event(done, "bandit_2") == BuildingActivated(0, "bandit_2", "bandit", -1, circled=True)
    assert done.sheet.escaped == 1
    assert rules.view(done.state, 0).seats[0].scores.escaped == -1


@pytest.mark.rule("PR-29")
def test_of_several_jails_the_player_chooses_and_the_leftmost_cell_is_filled() -> None:
    state, path = bandit([2, 3], 2)
    state = marked(state, cells=(0, 1, 0))

    for jail, points in ((2, 4), (3, 4)):
        done = play(state, *tracks(path), activations=[Activation("bandit_2", jail=jail)])
        assert event(done, "bandit_2").points == points
    for jail in (0, 1):
        assert (
            refused(state, *tracks(path), activations=[Activation("bandit_2", jail=jail)])
            == "PR-29"
        )


@pytest.mark.rule("PR-29")
def test_a_bandit_is_dealt_with_once() -> None:
    state, path = bandit([1], 2)
    first = play(state, *tracks(path[:2]))
    assert event(first, "bandit_2").points == -1

    later = laid(marked(state, done=first.sheet.done), "spade", path[:2])
    second = play(later, *tracks(path[1:]))

    assert "bandit_2" not in {mark.building for mark in second.of(BuildingActivated)}


@pytest.mark.rule("PR-30")
@pytest.mark.parametrize("box", [1, 2, 3])
def test_a_jail_circles_a_box_of_choice(box: int) -> None:
    state, path = ready("forest_a", "jail_1", 3)

    done = play(state, *tracks(path[-2:]), activations=[Activation("jail_1", jail=box)])

    assert event(done, "jail_1") == BuildingActivated(
        0, "jail_1", "jail", 0, circled=True, jail=box
    )
    assert done.sheet.jails == (box,)


@pytest.mark.rule("PR-30")
@pytest.mark.parametrize("box", [0, 2])
def test_a_box_is_circled_once(box: int) -> None:
    state, path = ready("forest_a", "jail_1", 3)
    state = marked(state, jails=(2,))

    assert (
        refused(state, *tracks(path[-2:]), activations=[Activation("jail_1", jail=box)]) == "PR-30"
    )


@pytest.mark.rule("PR-30")
def test_jails_have_cells_and_filled_ones_score_what_they_print() -> None:
    for sheet in FORESTS:
        assert SHEETS[sheet].score_tracks.jails == ((2, 3, 4), (3, 4, 5), (4, 6))
    state = marked(given("forest_b"), jails=(1, 2, 3), cells=(2, 3, 1))

    assert rules.view(state, 0).seats[0].scores.jails == (2 + 3) + (3 + 4 + 5) + 4


@pytest.mark.rule("PR-30")
def test_a_jail_comes_before_the_bandits_that_it_is_proposed_for() -> None:
    assert (FIRST["mine"], FIRST["jail"]) < (FIRST["bank"], FIRST["bandit"])
    assert max(FIRST["mine"], FIRST["jail"]) < min(FIRST["bank"], FIRST["bandit"])


@pytest.mark.rule("PR-31")
@pytest.mark.parametrize("edges", [1, 2, 3])
def test_a_fort_of_the_forest_scores_two_a_track_and_never_activates(edges: int) -> None:
    state = given("forest_a")
    path = route_along(state, "spade", "fort_1", edges)
    state = laid(state, "spade", path[:-edges])

    done = play(state, *tracks(path[-edges - 1 :]))

    scores = rules.view(done.state, 0).seats[0].scores
    assert scores.forts == 2 * edges
    assert "fort_1" not in {mark.building for mark in done.of(BuildingActivated)}


@pytest.mark.rule("PR-52")
def test_an_edge_counts_for_the_hexes_on_both_of_its_sides() -> None:
    found = 0
    for map_ in MAPS.values():
        for edge in range(len(map_.edges)):
            found += len(map_.buildings_at[edge]) == 2
    assert found
    state = given()
    edge = next(
        number
        for number, pair in enumerate(of(state).buildings_at)
        if {each.kind for each in pair} == {"mine"} and len(pair) == 2
    )
    one, other = (
        of(state).corner_names[each]
        for each in next(pair for pair, (number, _) in of(state).joins.items() if number == edge)
    )
    done = play(laid(state, "spade", [one, other]))
    built = {mark.building for mark in done.of(BuildingActivated)}

    assert built == {each.id for each in of(state).buildings_at[edge]}


@pytest.mark.rule("PR-52")
@pytest.mark.parametrize(
    ("kind", "full"),
    [
        ("bank", {"banks": (8, 8, 8), "gold": 4}),
        ("yard", {"yards": 3}),
        ("jail", {"jails": (1, 2, 3)}),
    ],
)
def test_a_building_without_a_symbol_left_is_crossed_out_and_brings_nothing(
    kind: Kind, full: dict[str, object]
) -> None:
    sheet, building = OWN_STATION[kind]
    state, path = ready(sheet, building, NEEDED[kind])
    state = replace(state, sheets=(replace(state.sheets[0], **full),))

    done = play(state, *tracks(path[-2:]))

    assert event(done, building) == BuildingActivated(0, building, kind, 0)
    assert building in done.sheet.done
    assert {field: getattr(done.sheet, field) for field in full} == full
    if kind == "bank":
        assert (
            refused(state, *tracks(path[-2:]), activations=[Activation(building, gold=1)])
            == "PR-52"
        )
