"""Company owners (PR-45, PR-54)."""

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import SubmitTurn, Track
from domain.games.pioneer_rails.agenda import owners_to_draw
from domain.games.pioneer_rails.allowances import Payment, Wanted, payment
from domain.games.pioneer_rails.data import OWNERS, SHEET_IDS, OwnerId, SheetId, Suit
from domain.games.pioneer_rails.events import (
    BuildingActivated,
    GoalReached,
    GoalRevealed,
    OwnerRevealed,
    RoundBegan,
    TurnPlayed,
)
from domain.games.pioneer_rails.maps import Way
from domain.games.pioneer_rails.previews import TrackPreview
from domain.games.pioneer_rails.state import RailsState
from domain.kernel.chance import DrawFrom
from domain.kernel.rules import AwaitChance
from tests.domain.pioneer_rails.table import (
    OPENING,
    Path,
    drawn,
    fold,
    given,
    laid,
    marked,
    of,
    play,
    refused,
    route_along,
    routes,
    routes_along,
    spot,
    start,
    tracks,
)


def path_of(state: RailsState, suit: Suit, length: int, away: Path = ()) -> list[str]:
    """A path of so many tracks that touches no corner of another."""
    return next(
        path for path in routes(state, suit) if len(path) == length + 1 and not {*path} & {*away}
    )


@pytest.mark.rule("PR-45")
@pytest.mark.parametrize("sheet", SHEET_IDS)
def test_an_owner_is_open_each_round_and_then_under_the_deck(sheet: SheetId) -> None:
    state = fold(start(sheet, owners=True), *map(GoalRevealed, OPENING), RoundBegan(1))
    deck = [owner for owner in OWNERS if owner != "C-1" or sheet.startswith("desert")]

    assert rules.pending(state) == AwaitChance(DrawFrom((1,) * len(deck)))
    done = drawn(state, 2)
    assert done.events == [OwnerRevealed(deck[2], 1)]
    assert rules.view(done.state, 0).owner == deck[2]
    assert owners_to_draw(done.state) == tuple(owner for owner in deck if owner != deck[2])


@pytest.mark.rule("PR-45")
def test_an_owners_rule_ends_with_its_round() -> None:
    state = given(turn=4, owner="C-6")

    after = fold(play(state).state, RoundBegan(2))

    assert rules.view(after, 0).owner == ""


@pytest.mark.rule("PR-45")
@pytest.mark.rule("PR-54")
@pytest.mark.parametrize(
    ("owner", "building", "edges", "usual"),
    [("C-1", "bank_2", 2, 3), ("C-3", "saloon_2", 1, 2)],
)
def test_some_buildings_need_fewer_tracks_and_activate_with_those_they_have(
    owner: OwnerId, building: str, edges: int, usual: int
) -> None:
    state = given(owner=owner)
    path = route_along(state, "spade", building, edges)
    before = laid(state, "spade", path[:-1])

    def built(table: RailsState, *new: Track) -> bool:
        events = play(table, *new).of(BuildingActivated)
        return building in {event.building for event in events}

    assert not built(before)
    assert built(before, *tracks(path[-2:]))
    assert built(laid(state, "spade", path))
    plain = replace(laid(state, "spade", path), owners_met=("C-10",))
    assert not built(plain)
    assert usual > edges


@pytest.mark.rule("PR-45")
@pytest.mark.rule("PR-54")
def test_a_track_at_a_fort_gives_one_more_that_may_go_anywhere() -> None:
    state = marked(given(owner="C-2"), crossed=1)
    fort = route_along(state, "spade", "fort_1", 1)
    state = laid(state, "spade", fort[:-1])
    there = tracks(fort[-2:])
    other = tracks(path_of(state, "spade", 3, away=fort))

    done = play(state, *there, *other)

    [turn] = done.of(TurnPlayed)
    assert (len(turn.tracks), turn.power, turn.symbol) == (4, True, False)
    assert refused(state, *other, *there) == "PR-5"
    longer = tracks(path_of(state, "spade", 4, away=fort))
    assert refused(state, *there, *longer) == "PR-5"
    assert refused(state, *longer) == "PR-5"


@pytest.mark.rule("PR-45")
@pytest.mark.rule("PR-54")
def test_the_extra_track_comes_once_a_turn_beside_a_symbol() -> None:
    state = given(owner="C-2")
    fort = next(routes_along(state, "spade", "fort_1", 2))
    state = laid(state, "spade", fort[:-2])
    there = tracks(fort[-3:])
    three = tracks(path_of(state, "spade", 3, away=fort))
    four = tracks(path_of(state, "spade", 4, away=fort))

    done = play(state, *there, *three)

    [turn] = done.of(TurnPlayed)
    assert (len(turn.tracks), turn.power, turn.symbol) == (5, True, True)
    assert refused(state, *there, *four) != ""


@pytest.mark.rule("PR-45")
@pytest.mark.rule("PR-54")
def test_two_tracks_may_be_laid_from_any_stations_in_place_of_the_three() -> None:
    state = marked(given(owner="C-5"), crossed=1)
    heart, club = tracks(path_of(state, "heart", 1)), tracks(path_of(state, "club", 1))
    spades = tracks(path_of(state, "spade", 3))

    both = play(state, *heart, *club, card="KS").of(TurnPlayed)[0]

    assert [track.station for track in both.tracks] == ["heart", "club"]
    assert (both.power, both.suit) == (True, "spade")
    assert play(state, *heart, spades[0]).of(TurnPlayed)[0].power
    assert not play(state, *spades).of(TurnPlayed)[0].power
    assert refused(state, *heart, *spades[:2]) == "PR-45"
    diamond = tracks(path_of(state, "diamond", 1))
    assert refused(state, *heart, *club, *diamond) == "PR-45"
    assert refused(replace(state, owners_met=("C-4",)), *heart) == "PR-10"


@pytest.mark.rule("PR-54")
def test_a_symbols_track_keeps_the_suit_beside_that_owner() -> None:
    state = given(owner="C-5")
    heart, club = tracks(path_of(state, "heart", 1)), tracks(path_of(state, "club", 1))
    diamond, spade = tracks(path_of(state, "diamond", 1)), tracks(path_of(state, "spade", 2))

    done = play(state, *heart, *club, spade[0])

    [turn] = done.of(TurnPlayed)
    assert (turn.power, turn.symbol, len(turn.tracks)) == (True, True, 3)
    assert refused(state, *heart, *club, *diamond) == "PR-45"
    assert refused(state, *heart, *club, *spade) == "PR-45"


WAYS: list[tuple[OwnerId, Way]] = [
    ("C-6", "switch"),
    ("C-7", "bridge"),
    ("C-8", "tunnel"),
    ("C-9", "shortcut"),
]


def special(state: RailsState, way: Way) -> tuple[RailsState, Track, list[str]]:
    """A table with a line up to where the way is laid, the track, and what the line touches."""
    if way == "switch":
        path = path_of(state, "spade", 4)
        state = laid(state, "spade", path)
        map_ = of(state)
        for corner in path[1:-1]:
            for beside, _, kind in map_.ways[map_.corner_number[corner]]:
                name = map_.corner_names[beside]
                if kind == "rail" and name not in path and beside not in map_.town_at:
                    return state, Track(corner, name, "switch"), [*path, name]
    path = spot(state, way, "spade")
    if len(path) > 2:
        state = laid(state, "spade", path[:-1])
    return state, Track(path[-2], path[-1], way), path


@pytest.mark.rule("PR-45")
@pytest.mark.parametrize(("owner", "way"), WAYS)
def test_two_tracks_one_of_them_special_in_place_of_the_three(owner: OwnerId, way: Way) -> None:
    state, track, line = special(marked(given(owner=owner), crossed=1), way)
    two = tracks(path_of(state, "spade", 2, away=line))

    done = play(state, track, two[0])

    [turn] = done.of(TurnPlayed)
    assert (turn.power, turn.symbol, turn.effect) == (True, False, "")
    assert refused(state, track, *two) == "PR-14"
    others = [each for each, _ in WAYS if each != owner]
    for other in others:
        assert refused(replace(state, owners_met=(other,)), track) == "PR-14"


@pytest.mark.rule("PR-54")
@pytest.mark.parametrize(("owner", "way"), WAYS)
def test_they_may_be_used_beside_a_symbol(owner: OwnerId, way: Way) -> None:
    state, track, line = special(given(owner=owner), way)
    two = tracks(path_of(state, "spade", 2, away=line))
    three = tracks(path_of(state, "spade", 3, away=line))

    assert play(state, track, two[0]).of(TurnPlayed)[0].symbol is False
    done = play(state, track, *two).of(TurnPlayed)[0]
    assert (done.symbol, done.effect) == (True, way)
    whole = play(state, track, *three).of(TurnPlayed)[0]
    assert (whole.power, whole.symbol, whole.effect) == (False, True, way)


@pytest.mark.rule("PR-54")
def test_an_owners_special_track_leaves_the_symbols_effect_for_another() -> None:
    state, bridge, line = special(given(owner="C-7"), "bridge")
    path = next(path for path in [spot(state, "tunnel", "spade")] if not {*path} & {*line})
    state = laid(state, "spade", path[:-1])
    tunnel = Track(path[-2], path[-1], "tunnel")

    done = play(state, bridge, tunnel).of(TurnPlayed)[0]

    assert (done.power, done.symbol, done.effect) == (True, True, "tunnel")
    previews = [
        option.preview
        for option in rules.options(rules.view(state, 0), SubmitTurn("KS", tracks=(bridge,)))
    ]
    tunnels = [each for each in previews if isinstance(each, TrackPreview) and each.way == "tunnel"]
    assert tunnels
    assert all(each.power and each.symbol for each in tunnels)


@pytest.mark.rule("PR-45")
@pytest.mark.parametrize(("owner", "first", "later"), [("C-10", 15, 10), ("C-9", 10, 5)])
def test_goals_of_the_round_may_be_worth_five_more(owner: OwnerId, first: int, later: int) -> None:
    state = marked(given(seats=2, goals=("1B", "1H", "1O"), owner=owner), gold=8)

    done = play(state)
    after = marked(given(seats=2, goals=("1B", "1H", "1O"), owner=owner), 1, goals=done.sheet.goals)

    assert done.of(GoalReached) == [GoalReached(0, "1B", first)]
    assert play(marked(after, gold=8)).of(GoalReached) == [GoalReached(0, "1B", later)]


@pytest.mark.rule("PR-54")
def test_alone_such_a_goal_lowers_the_target_by_ten() -> None:
    state = marked(given(goals=("1B", "1H", "1O"), owner="C-10"), gold=8)

    assert play(state).of(GoalReached) == [GoalReached(0, "1B", 0, less=10)]


@pytest.mark.rule("PR-54")
def test_owners_hold_with_five_seats_and_more() -> None:
    state = marked(given(seats=6, owner="C-7"), crossed=1)
    path = spot(state, "bridge", "spade")
    state = laid(state, "spade", path[:-1])

    assert play(state, *tracks(path[-2:], "bridge")).of(TurnPlayed)[0].power


@pytest.mark.rule("PR-45")
@pytest.mark.parametrize(
    ("wanted", "owner", "symbols", "paid"),
    [
        (Wanted(3, (), 0, fort=False, changed=False), "", 0, Payment(False, False)),
        (Wanted(4, (), 0, fort=False, changed=False), "", 1, Payment(True, False)),
        (Wanted(4, (), 0, fort=True, changed=False), "C-2", 1, Payment(False, True)),
        (Wanted(4, (), 0, fort=False, changed=False), "C-2", 1, Payment(True, False)),
        (Wanted(5, ("tunnel",), 0, fort=True, changed=False), "C-2", 1, Payment(True, True)),
        (Wanted(2, ("tunnel",), 0, fort=False, changed=False), "C-8", 1, Payment(False, True)),
        (Wanted(3, ("tunnel",), 0, fort=False, changed=False), "C-8", 1, Payment(True, False)),
        (Wanted(3, ("tunnel",) * 2, 0, fort=False, changed=False), "C-8", 1, Payment(True, True)),
        (Wanted(4, ("tunnel",) * 2, 0, fort=False, changed=False), "C-8", 1, None),
        (Wanted(3, ("tunnel",), 0, fort=False, changed=True), "C-8", 1, Payment(True, True)),
        (Wanted(1, ("tunnel",), 0, fort=False, changed=True), "", 1, None),
        (Wanted(2, (), 2, fort=False, changed=False), "C-5", 0, Payment(False, True)),
        (Wanted(3, ("bridge",), 2, fort=False, changed=False), "C-5", 1, Payment(True, True)),
        (Wanted(3, (), 3, fort=False, changed=False), "C-5", 1, None),
    ],
)  # fmt: skip
def test_a_turn_is_paid_for_in_the_cheapest_way(
    wanted: Wanted, owner: str, symbols: int, paid: Payment | None
) -> None:
    assert payment(wanted, owner, symbols) == paid
