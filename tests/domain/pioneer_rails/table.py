"""A table in any position, routes on its maps, and turns on it with cards that the test chooses."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal, TypedDict, Unpack

import pytest
from msgspec.structs import replace

from domain.games.pioneer_rails import rules
from domain.games.pioneer_rails.actions import Activation, SubmitTurn, Track
from domain.games.pioneer_rails.data import (
    DESERT_GOALS,
    FOREST_GOALS,
    SUITS,
    GoalId,
    OwnerId,
    Rank,
    SheetId,
    Suit,
)
from domain.games.pioneer_rails.events import (
    CardPicked,
    CardRevealed,
    CardSetAside,
    DealerDrawn,
    Event,
    GoalRevealed,
    OwnerRevealed,
    RoundBegan,
    SecretDealt,
    TurnEnded,
    TurnPlayed,
)
from domain.games.pioneer_rails.maps import MAPS, Map, Way
from domain.games.pioneer_rails.networks import Link, largest_network
from domain.games.pioneer_rails.position import position
from domain.games.pioneer_rails.setup import TableOptions
from domain.games.pioneer_rails.state import Laid, RailsState, Reached, Sheet
from domain.kernel.rules import AwaitChance, Finished, Pending, Proceed, Setup
from domain.kernel.violations import RuleViolation
from domain.toolkit import hexgrid
from domain.toolkit.hexgrid import Hex

CARDS = ("KS", "QH", "JD")
QUIET: dict[str, tuple[GoalId, ...]] = {
    "desert": ("1A", "1H", "1O"),
    "forest": ("2A", "1H", "1O"),
}
"""Goals that are not reached by the way."""
OPENING: tuple[GoalId, ...] = ("1A", "1F", "1K")
Path = Sequence[str]


class Marks(TypedDict, total=False):
    """Fields of a paper."""

    crossed: int
    hands: tuple[tuple[Rank, ...], ...]
    points: tuple[int, ...]
    done: tuple[str, ...]
    towns: tuple[str, ...]
    saloons: tuple[int, ...]
    ranks: tuple[Rank, ...]
    gold: int
    banked: int
    banks: tuple[int, ...]
    forts: int
    yards: int
    ranches: int
    jails: tuple[int, ...]
    cells: tuple[int, ...]
    caught: tuple[str, ...]
    escaped: int
    network: int
    mixed: bool
    goals: tuple[Reached, ...]
    eased: int


class Asked(TypedDict, total=False):
    """What a turn asks for beside its tracks; the activations as proposed unless given."""

    card: str
    rank: Literal["", Rank]
    suit: Literal["", Suit]
    changed: Literal["", Suit]
    activations: Sequence[Activation]


def start(sheet: SheetId = "desert_a", seats: int = 1, **options: bool) -> RailsState:
    """A new table before its first draw."""
    return rules.start(Setup(seats, TableOptions(sheet, **options)))


def fold(state: RailsState, *events: Event) -> RailsState:
    """The table after these events."""
    for event in events:
        state = rules.evolve(state, event)
    return state


def given(
    sheet: SheetId = "desert_a",
    seats: int = 1,
    *,
    cards: Sequence[str] = CARDS,
    goals: Sequence[GoalId] = (),
    owner: OwnerId | None = None,
    picked: str = "",
    turn: int = 0,
    **options: bool,
) -> RailsState:
    """A table where everyone plans the turn of this number with these cards open.

    The turns before brought nothing; seat 0 deals.
    """
    state = start(sheet, seats, **options)
    state = fold(state, *map(GoalRevealed, goals or QUIET[MAPS[sheet].sheet.family]))
    if 1 < seats < 5:
        state = fold(state, DealerDrawn(0))
    for number in range(turn // 5 + 1):
        state = fold(state, RoundBegan(number + 1))
    if owner:
        state = replace(state, owners_met=("C-3",) * (state.round - 1))
        state = fold(state, OwnerRevealed(owner, state.round))
    state = replace(state, turn=turn)
    if state.advanced_hand:
        secrets = ("10C", "JC", "QC", "KC", "AC", "10D", "AD", "QD")
        state = fold(state, *(SecretDealt(seat, secrets[seat]) for seat in range(seats)))
    if not (state.advanced_hand and turn % 5 == 4):
        state = fold(state, *map(CardRevealed, cards))
        if seats > 4:
            state = fold(state, CardSetAside(cards[2]))
        elif seats > 1:
            state = fold(state, CardPicked(0, picked or cards[0]))
    return state


# --- lines


def of(state: RailsState) -> Map:
    """The table's map."""
    return MAPS[state.sheet]


def corners(state: RailsState, place: str) -> list[str]:
    """The six corners of a building, a ranch or a station ("spade"), clockwise from the top."""
    [at] = [Hex(at.q, at.r) for at in of(state).sheet.hexes if place in (at.id, at.suit)]
    return [hexgrid.corner_name(corner) for corner in hexgrid.corners(at)]


def town(state: RailsState, name: str) -> str:
    """The corner of a town."""
    return next(each.at for each in of(state).sheet.towns if each.id == name)


def laid(
    state: RailsState, suit: Suit, path: Path, way: Way = "rail", *, seat: int = 0, line: int = 0
) -> RailsState:
    """The table once an earlier turn has laid this path for a station, without more ado.

    A new line unless `line` is given or the path goes on from an open end.
    """
    sheet = state.sheets[seat]
    at = position(of(state), sheet.tracks)
    numbers = of(state).corner_number
    here = at.line_at.get(numbers[path[0]], at.lines[SUITS.index(suit)] + 1)
    tracks = tuple(
        Laid(suit, line or here, one, other, way, max(0, state.turn - 1))
        for one, other in pairwise(path)
    )
    return fold(state, _recorded(state, sheet, suit, tracks, seat))


def _recorded(
    state: RailsState, sheet: Sheet, suit: Suit, tracks: tuple[Laid, ...], seat: int
) -> TurnPlayed:
    every = (*sheet.tracks, *tracks)
    at_towns = {each.at: each.id for each in of(state).sheet.towns}
    towns = dict.fromkeys(at_towns[track.end] for track in every if track.end in at_towns)
    links = [
        Link(of(state).corner_number[track.end], SUITS.index(track.station), track.line)
        for track in every
        if track.end in at_towns
    ]
    return TurnPlayed(
        seat=seat,
        card="",
        rank="10",
        suit=suit,
        tracks=tracks,
        symbol=False,
        effect="",
        power=False,
        towns=tuple(each for each in towns if each not in sheet.towns),
        network=largest_network(links),
        fort_tracks=sheet.fort_tracks,
    )


def routes(
    state: RailsState,
    suit: Suit,
    *,
    seat: int = 0,
    most: int = 12,
    starts: Sequence[str] = (),
) -> Iterator[list[str]]:
    """Every plain path from the station's free corners or these, short ones first.

    It touches nothing that is touched already, and no town but with its end.
    """
    map_ = of(state)
    at = position(map_, state.sheets[seat].tracks)
    station = map_.station_corners[SUITS.index(suit)]
    begin = [map_.corner_number[name] for name in starts] or [
        corner
        for corner in range(len(map_.corners))
        if station >> corner & ~at.touched >> corner & 1
    ]
    todo = [[corner] for corner in begin]
    seen = set(begin)
    for path in todo:
        for beside, _, way in map_.ways[path[-1]]:
            if way != "rail" or beside in seen or at.touched >> beside & 1:
                continue
            longer = [*path, beside]
            if beside in map_.town_at:
                yield [map_.corner_names[corner] for corner in longer]
                continue
            seen.add(beside)
            yield [map_.corner_names[corner] for corner in longer]
            if len(longer) <= most:
                todo.append(longer)


def route_to(state: RailsState, suit: Suit, goal: str, *, starts: Sequence[str] = ()) -> list[str]:
    """The shortest plain path to a corner."""
    return next(path for path in routes(state, suit, starts=starts) if path[-1] == goal)


def route_along(
    state: RailsState, suit: Suit, place: str, edges: int, *, starts: Sequence[str] = ()
) -> list[str]:
    """A plain path that ends with so many edges of a building, and has none of its others."""
    return next(routes_along(state, suit, place, edges, starts=starts))


def routes_along(
    state: RailsState, suit: Suit, place: str, edges: int, *, starts: Sequence[str] = ()
) -> Iterator[list[str]]:
    """Every such path that is found."""
    ring = corners(state, place)
    map_ = of(state)
    towns = {each.at for each in map_.sheet.towns}
    at = position(map_, state.sheets[0].tracks)
    begin = starts or fresh(state, suit)
    for path in [[name] for name in begin] + [*routes(state, suit, starts=starts)]:
        if path[-1] not in ring or {*path[:-1]} & {*ring} or path[-1] in towns:
            continue
        first = ring.index(path[-1])
        for turn in (1, -1):
            walk = [ring[(first + turn * step) % 6] for step in range(1, edges + 1)]
            whole = [*path, *walk]
            pairs = zip(path[-1:] + walk, walk, strict=False)
            if (
                len({*whole}) == len(whole)
                and not {*walk[:-1]} & towns
                and all(plain(map_, one, other) for one, other in pairs)
                and not any(at.touched >> map_.corner_number[corner] & 1 for corner in walk)
            ):
                yield whole


def plain(map_: Map, one: str, other: str) -> bool:
    """Whether plain track may run between two corners."""
    numbers = map_.corner_number
    return (numbers[one], numbers[other]) in map_.joins and (
        map_.joins[numbers[one], numbers[other]][1] == "rail"
    )


def spot(state: RailsState, way: Way, suit: Suit) -> list[str]:
    """A plain path from the station to a corner, and one beyond, which takes this way."""
    return next(spots(state, way, suit))


def spots(state: RailsState, way: Way, suit: Suit) -> Iterator[list[str]]:
    """Every such path that is found, short ones first."""
    map_ = of(state)
    numbers = map_.corner_number
    towns = {each.at for each in map_.sheet.towns}
    at = position(map_, state.sheets[0].tracks)
    for path in [[name] for name in fresh(state, suit)] + [*routes(state, suit)]:
        for (one, other), (_, kind) in map_.joins.items():
            beyond = map_.corner_names[other]
            away = beyond not in towns and beyond not in path and not at.touched >> other & 1
            if kind == way and one == numbers[path[-1]] and path[-1] not in towns and away:
                yield [*path, beyond]


def fresh(state: RailsState, suit: Suit, seat: int = 0) -> list[str]:
    """The station's corners without a line."""
    at = position(of(state), state.sheets[seat].tracks)
    mask = of(state).station_corners[SUITS.index(suit)] & ~at.touched
    return [name for number, name in enumerate(of(state).corner_names) if mask >> number & 1]


# --- turns


def tracks(path: Path, way: Way = "rail") -> tuple[Track, ...]:
    """Tracks along a path."""
    return tuple(Track(one, other, way) for one, other in pairwise(path))


@dataclass
class Done:
    """The table after something was done, and what happened up to the end of the turn."""

    state: RailsState
    events: list[Event]

    def of(self, *kinds: type) -> list[Any]:
        """The events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    @property
    def sheet(self) -> Sheet:
        """The paper of seat 0."""
        return self.state.sheets[0]


def planned(
    state: RailsState,
    *laid_now: Track,
    seat: int = 0,
    **asked: Unpack[Asked],
) -> SubmitTurn:
    """A closed turn; its activations are those that the options propose unless given."""
    turn = _turn(state, laid_now, seat, asked)
    if "activations" in asked:
        return replace(turn, closed=True, activations=tuple(asked["activations"]))
    listed = rules.options(rules.view(state, seat), turn)
    if listed and listed[0].ask is None and isinstance(listed[0].action, SubmitTurn):
        return listed[0].action
    return replace(turn, closed=True)


def _turn(state: RailsState, laid_now: tuple[Track, ...], seat: int, asked: Asked) -> SubmitTurn:
    return SubmitTurn(
        asked.get("card") or card_of(state, seat),
        asked.get("rank", ""),
        asked.get("suit", ""),
        asked.get("changed", ""),
        laid_now,
    )


def play(state: RailsState, *laid_now: Track, seat: int = 0, **asked: Unpack[Asked]) -> Done:
    """A seat's turn, submitted; the others who are awaited lay nothing."""
    events: list[Event] = []
    every = (seat, *(other for other in range(len(state.sheets)) if other != seat))
    for each in every:
        if state.submitted[each] is not None:
            continue
        if each == seat:
            turn = planned(state, *laid_now, seat=each, **asked)
        else:
            turn = planned(state, seat=each)
        new = rules.decide(state, each, turn)
        events += new
        state = fold(state, *new)
    return settle(state, events)


def card_of(state: RailsState, seat: int) -> str:
    """A card that the seat may use."""
    action = rules.options(rules.view(state, seat), None)[0].action
    assert isinstance(action, SubmitTurn)
    return action.card


def settle(state: RailsState, events: Sequence[Event] = ()) -> Done:
    """What happens by itself, up to a draw, a choice or the end."""
    happened = [*events]
    while isinstance(rules.pending(state), Proceed):
        new = rules.resolve(state, None)
        state = fold(state, *new)
        happened += new
        if any(isinstance(event, TurnEnded) for event in new):
            break
    return Done(state, happened)


def drawn(state: RailsState, outcome: int) -> Done:
    """What an outcome leads to."""
    assert isinstance(rules.pending(state), AwaitChance)
    new = [*rules.resolve(state, outcome)]
    return Done(fold(state, *new), new)


def refused(state: RailsState, *laid_now: Track, seat: int = 0, **asked: Unpack[Asked]) -> str:
    """The rule that forbids a turn; the options lead to it nowhere either."""
    turn = _turn(state, laid_now, seat, asked)
    closed = replace(turn, closed=True, activations=tuple(asked.get("activations", ())))
    with pytest.raises(RuleViolation) as violation:
        rules.decide(state, seat, closed)
    if "activations" not in asked:
        view = rules.view(state, seat)
        assert rules.options(view, turn) == []
        before = rules.options(view, replace(turn, tracks=laid_now[:-1])) if laid_now else []
        assert turn not in [option.action for option in before]
    return violation.value.rule_id


def hand(state: RailsState, *ranks: Rank, seat: int = 0) -> RailsState:
    """The table with these ranks in the round's hand."""
    sheet = state.sheets[seat]
    sheet = replace(sheet, hands=(*sheet.hands[:-1], ranks))
    return changed(state, sheet, seat)


def changed(state: RailsState, sheet: Sheet, seat: int = 0) -> RailsState:
    """The table with another paper."""
    return replace(state, sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :]))


def marked(state: RailsState, seat: int = 0, **fields: Unpack[Marks]) -> RailsState:
    """The table with some marks on a paper."""
    return changed(state, replace(state.sheets[seat], **fields), seat)


def finished(state: RailsState) -> Finished:
    """The result."""
    pending: Pending = rules.pending(state)
    assert isinstance(pending, Finished)
    return pending


def decks(sheet: SheetId) -> set[GoalId]:
    """All goals that may be in play on a sheet."""
    by_kind = DESERT_GOALS if MAPS[sheet].desert else FOREST_GOALS
    return {goal for goals in by_kind.values() for goal in goals}
