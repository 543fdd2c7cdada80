"""What a viewer may know of Pioneer Rails: all but others' plans and secret cards."""

from msgspec import Struct

from domain.games.pioneer_rails.actions import SubmitTurn
from domain.games.pioneer_rails.agenda import next_due, owner_now, pending
from domain.games.pioneer_rails.data import GOAL_KINDS, TURNS, GoalId, GoalKind, Rank, SheetId
from domain.games.pioneer_rails.events import Event, SecretDealt, TurnSubmitted
from domain.games.pioneer_rails.goals import GOALS, Holding
from domain.games.pioneer_rails.maps import MAPS, Map
from domain.games.pioneer_rails.position import position
from domain.games.pioneer_rails.scoring import Scores, scores
from domain.games.pioneer_rails.setup import target
from domain.games.pioneer_rails.state import Laid, RailsState, Reached, Sheet
from domain.kernel.rules import EVERYONE, Pending


class Achiever(Struct, frozen=True, gc=False):
    """A seat that reached a goal, in which turn of the match, and its points."""

    seat: int
    points: int
    turn: int


class GoalView(Struct, frozen=True, gc=False):
    """A goal in play: how much of something it wants, what each seat has, who has reached it.

    `has` goes by seat and may be more than is `wanted`; `reached` is in the order of seats.
    """

    goal: GoalId
    kind: GoalKind
    wanted: int
    has: tuple[int, ...]
    reached: tuple[Achiever, ...]


class SheetView(Struct, frozen=True, gc=False):
    """A seat's paper after the last finished turn; fields as in `state.Sheet`.

    `symbols` counts town symbols circled; `scores` is what the paper is worth now.
    """

    tracks: tuple[Laid, ...]
    done: tuple[str, ...]
    caught: tuple[str, ...]
    towns: tuple[str, ...]
    symbols: int
    crossed: int
    hands: tuple[tuple[Rank, ...], ...]
    points: tuple[int, ...]
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
    escaped: int
    network: int
    fort_tracks: int
    mixed: bool
    goals: tuple[Reached, ...]
    scores: Scores


class PioneerRailsView(Struct, frozen=True):
    """The table as `viewer` sees it.

    `round` counts from 1, `turn` from 1 within the round. `secret` is the viewer's own
    card of the fifth turn, "" when it has none; `secrets` says whether such cards are
    out. `submitted` is the viewer's own plan. `waiting` have not planned the turn yet.
    `target` is what a solo player has to reach.
    """

    viewer: int
    sheet: SheetId
    advanced_hand: bool
    owners: bool
    jokers: bool
    round: int
    turn: int
    dealer: int | None
    goals: tuple[GoalView, ...]
    owner: str
    cards: tuple[str, ...]
    picked: str
    set_aside: str
    secret: str
    secrets: bool
    submitted: SubmitTurn | None
    waiting: tuple[int, ...]
    target: int | None
    seats: tuple[SheetView, ...]
    pending: Pending


def view(state: RailsState, viewer: int) -> PioneerRailsView:
    """The table as a seat, SPECTATOR or EVERYONE knows it."""
    of, sits = MAPS[state.sheet], 0 <= viewer < len(state.sheets)
    planning = next_due(state) == "turn"
    return PioneerRailsView(
        viewer=viewer,
        sheet=state.sheet,
        advanced_hand=state.advanced_hand,
        owners=state.owners,
        jokers=state.jokers,
        round=state.round,
        turn=min(state.turn, state.round * TURNS - 1) % TURNS + 1,
        dealer=state.dealer,
        goals=tuple(_goal_view(state, number) for number in range(len(state.goals))),
        owner=owner_now(state),
        cards=state.cards,
        picked=state.picked,
        set_aside=state.set_aside,
        secret=state.secrets[viewer] if sits and state.secrets else "",
        secrets=bool(state.secrets),
        submitted=state.submitted[viewer] if sits else None,
        waiting=tuple(
            seat for seat, turn in enumerate(state.submitted) if planning and turn is None
        ),
        target=target(state),
        seats=tuple([_sheet_view(of, sheet) for sheet in state.sheets]),
        pending=pending(state),
    )


def _goal_view(state: RailsState, number: int) -> GoalView:
    goal, of = state.goals[number], MAPS[state.sheet]
    wanted, has = GOALS[goal]
    held = [Holding(of, position(of, sheet.tracks), sheet) for sheet in state.sheets]
    achievers = tuple(
        Achiever(seat, mark.points, mark.turn)
        for seat, sheet in enumerate(state.sheets)
        for mark in sheet.goals
        if mark.goal == goal
    )
    return GoalView(goal, GOAL_KINDS[number], wanted, tuple(map(has, held)), achievers)


def _sheet_view(of: Map, sheet: Sheet) -> SheetView:
    return SheetView(
        tracks=sheet.tracks,
        done=sheet.done,
        caught=sheet.caught,
        towns=sheet.towns,
        symbols=1 + len(sheet.towns),
        crossed=sheet.crossed,
        hands=sheet.hands,
        points=sheet.points,
        saloons=sheet.saloons,
        ranks=sheet.ranks,
        gold=sheet.gold,
        banked=sheet.banked,
        banks=sheet.banks,
        forts=sheet.forts,
        yards=sheet.yards,
        ranches=sheet.ranches,
        jails=sheet.jails,
        cells=sheet.cells,
        escaped=sheet.escaped,
        network=sheet.network,
        fort_tracks=sheet.fort_tracks,
        mixed=sheet.mixed,
        goals=sheet.goals,
        scores=scores(of, sheet),
    )


def sheet_of(seen: SheetView) -> Sheet:
    """The paper that a view shows, for planning on."""
    return Sheet(
        tracks=seen.tracks,
        done=seen.done,
        caught=seen.caught,
        towns=seen.towns,
        crossed=seen.crossed,
        hands=seen.hands,
        points=seen.points,
        saloons=seen.saloons,
        ranks=seen.ranks,
        gold=seen.gold,
        banked=seen.banked,
        banks=seen.banks,
        forts=seen.forts,
        yards=seen.yards,
        ranches=seen.ranches,
        jails=seen.jails,
        cells=seen.cells,
        escaped=seen.escaped,
        network=seen.network,
        fort_tracks=seen.fort_tracks,
        mixed=seen.mixed,
        goals=seen.goals,
    )


def redact(event: Event, viewer: int) -> Event:
    """Others' plans and secret cards lose what is in them; that they are there is open."""
    match event:
        case TurnSubmitted(seat) if viewer not in {seat, EVERYONE}:
            return TurnSubmitted(seat, None)
        case SecretDealt(seat) if viewer not in {seat, EVERYONE}:
            return SecretDealt(seat, None)
        case _:
            return event
