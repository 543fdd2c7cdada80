"""A seat's turn, planned: which tracks and activations are legal, and what they lead to (PR-6)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from domain.games.pioneer_rails.actions import SubmitTurn, Track
from domain.games.pioneer_rails.activating import Site
from domain.games.pioneer_rails.allowances import (
    ANY_STATION,
    EVERY_WAY,
    OWNERS_WAY,
    Payment,
    Wanted,
    payment,
    without,
)
from domain.games.pioneer_rails.data import (
    JOKERS,
    LINES_AT_A_TOWN,
    RANK_OF,
    SUIT_NUMBER,
    SUIT_OF,
    SUITS,
    Rank,
    Suit,
)
from domain.games.pioneer_rails.events import TurnPlayed
from domain.games.pioneer_rails.maps import NO_EDGE, Map, Way
from domain.games.pioneer_rails.networks import Link, largest_network
from domain.games.pioneer_rails.position import Position, Step, after, position, steps
from domain.games.pioneer_rails.state import Effect, Laid, Sheet
from domain.kernel.violations import RuleViolation


class Desk(NamedTuple):
    """What a seat plans on: map, own sheet, the cards that it may use, owner, round and turn.

    `secret` is the seat's own card of the fifth turn, `aside` the one set aside by lot, "" without.
    """

    of: Map
    seat: int
    sheet: Sheet
    cards: tuple[str, ...]
    owner: str
    round: int
    turn: int
    secret: str
    aside: str

    @property
    def symbols(self) -> int:
        """The town symbols that can be spent: those circled before this turn (PR-51)."""
        return 1 + len(self.sheet.towns) - self.sheet.crossed

    def site(self, at: Position) -> Site:
        """Where buildings activate once these lines run."""
        return Site(self.of, at, self.owner, self.round)


class Plan(NamedTuple):
    """Tracks of a turn so far: the turn's rank and suit, the steps, and where they lead."""

    rank: Rank
    suit: Suit
    changed: bool
    steps: tuple[Step, ...]
    at: Position


def planned(desk: Desk, asked: SubmitTurn, before: Position | None = None) -> Plan:
    """The turn's card and tracks, checked; raises RuleViolation at the first wrong part.

    `before`: the sheet's position, where it is known already.
    """
    rank, suit = _card(desk, asked)
    if asked.changed:
        if asked.changed == suit:
            raise RuleViolation("PR-19", "The turn has that suit already.")
        if not desk.symbols:
            raise RuleViolation("PR-14", "No town symbol is left to cross out.")
        suit = asked.changed
    at = before or position(desk.of, desk.sheet.tracks)
    plan = Plan(rank, suit, bool(asked.changed), (), at)
    for track in asked.tracks:
        plan = extended(desk.of, plan, _step(desk, plan, track))
        _check_paid(desk, plan)
    return plan


def extended(of: Map, plan: Plan, step: Step) -> Plan:
    """The plan with one more track; trusts it."""
    return plan._replace(steps=(*plan.steps, step), at=after(of, plan.at, step))


def _card(desk: Desk, asked: SubmitTurn) -> tuple[Rank, Suit]:
    if asked.card not in desk.cards:
        raise _not_yours(desk, asked.card)
    if asked.card in JOKERS:
        if not asked.rank or not asked.suit:
            raise RuleViolation("PR-46", "A joker is used as a rank and a suit that are named.")
        return asked.rank, asked.suit
    if asked.rank or asked.suit:
        raise RuleViolation("PR-46", "Only a joker's rank and suit are named.")
    return RANK_OF[asked.card], SUIT_OF[asked.card]


def _not_yours(desk: Desk, card: str) -> RuleViolation:
    """Why a seat may not use a card, by what it knows of it."""
    if desk.secret and (card == desk.secret or desk.secret in desk.cards):
        return RuleViolation("PR-44", "A secret card is used in the fifth turn, and no other then.")
    if desk.aside and card == desk.aside:
        return RuleViolation("PR-3", "That card is set aside this turn.")
    return RuleViolation("PR-2", "That card is not yours to use this turn.")


def _step(desk: Desk, plan: Plan, track: Track) -> Step:
    """The step that a track is; raises RuleViolation where the map or the lines forbid it."""
    of, at = desk.of, plan.at
    start, end = of.corner_number.get(track.start), of.corner_number.get(track.end)
    if start is None or end is None:
        raise RuleViolation("PR-9", "The sheet has no such corner.")
    station = _station(desk, plan, start)
    _check_way(of, at, start, end, track.way)
    edge, _ = of.joins[start, end]
    open_here = at.ends[station] >> start & 1 or not at.touched >> start & 1
    if (track.way == "switch") == bool(open_here):
        raise RuleViolation("PR-18", "Lines branch by a switch alone, and no other way.")
    if end in of.town_at:
        if at.full >> end & 1:
            raise RuleViolation("PR-11", f"{LINES_AT_A_TOWN} lines meet in that town already.")
    elif at.touched >> end & 1:
        raise RuleViolation("PR-11", "Lines meet nowhere but in towns.")
    if edge != NO_EDGE and at.laid >> edge & 1:
        raise RuleViolation("PR-13", "That edge carries a track already.")
    line = at.line_at.get(start, at.lines[station] + 1)
    return Step(station, line, start, end, edge, track.way)


def _station(desk: Desk, plan: Plan, start: int) -> int:
    """The station whose line a track goes on with, by its number."""
    of, at = desk.of, plan.at
    if start in of.town_at:
        raise RuleViolation("PR-11", "Nothing starts from a town.")
    corners = at.corners if at.touched >> start & 1 else of.station_corners
    station = next((number for number, mask in enumerate(corners) if mask >> start & 1), None)
    if station is None:
        raise RuleViolation("PR-10", "Track starts at a station or at the end of a line.")
    if station != SUIT_NUMBER[plan.suit] and desk.owner != ANY_STATION:
        raise RuleViolation("PR-10", "Track belongs to the station of the turn's suit.")
    return station


def _check_way(of: Map, at: Position, start: int, end: int, way: Way) -> None:
    if (start, end) not in of.joins:
        if any(corners >> start & corners >> end & 1 for corners in of.station_corners):
            raise RuleViolation("PR-13", "No track runs along a station.")
        raise RuleViolation("PR-9", "Track runs along one edge, from a corner to the next.")
    _, kind = of.joins[start, end]
    if kind == "bridge" and way != kind:
        raise RuleViolation("PR-12", "Between two hexes of river there is track by bridge alone.")
    if kind == "tunnel" and way != kind:
        raise RuleViolation("PR-12", "Between two hexes of mountain track needs a tunnel.")
    if way == "bridge" and kind != way:
        raise RuleViolation("PR-15", "A bridge lies between two hexes of river.")
    if way == "tunnel" and kind != way:
        raise RuleViolation("PR-16", "A tunnel lies between two hexes of mountain.")
    if (way == "shortcut") != (kind == "shortcut"):
        raise RuleViolation("PR-17", "A shortcut, and nothing else, crosses a hex of empty land.")
    if kind == "shortcut" and at.crossed & of.land_between(start, end):
        raise RuleViolation("PR-17", "A hex has one shortcut at most.")


def wanted(of: Map, plan: Plan) -> Wanted:
    """What the plan's tracks ask for."""
    laid, suit = plan.steps, SUIT_NUMBER[plan.suit]
    return Wanted(
        tracks=len(laid),
        special=tuple(step.way for step in laid if step.way != "rail"),
        foreign=sum(step.station != suit for step in laid),
        fort=any(at_fort(of, step) for step in laid[:-1]),
        changed=plan.changed,
    )


def at_fort(of: Map, step: Step) -> bool:
    """Whether a track lies beside a fort."""
    return step.edge != NO_EDGE and bool(of.forts >> step.edge & 1)


def paid(desk: Desk, plan: Plan) -> Payment | None:
    """How the plan is paid for; None when it cannot be."""
    return payment(wanted(desk.of, plan), desk.owner, desk.symbols)


def _check_paid(desk: Desk, plan: Plan) -> None:
    if paid(desk, plan):
        return
    asks = wanted(desk.of, plan)
    if asks.special and not desk.symbols:
        raise RuleViolation("PR-14", "No town symbol is left to cross out for that.")
    if asks.foreign:
        raise RuleViolation("PR-45", "Two tracks may be laid from any stations, instead of three.")
    if asks.special:
        raise RuleViolation("PR-14", "A turn has one town symbol, and a symbol has one effect.")
    raise RuleViolation("PR-5", "So many tracks are more than this turn has.")


def next_steps(desk: Desk, plan: Plan) -> Iterator[tuple[Step, Payment, int]]:
    """Every track that the plan can go on with, and how the turn would be paid for then.

    The number says how many plain tracks could follow at no further cost.
    """
    asks = wanted(desk.of, plan)
    fort = any(at_fort(desk.of, step) for step in plan.steps)
    suit = SUIT_NUMBER[plan.suit]
    stations = range(len(SUITS)) if desk.owner == ANY_STATION else (suit,)
    for station in sorted(stations, key=lambda number: number != suit):
        more = asks._replace(foreign=asks.foreign + (station != suit), fort=fort)
        prices = _prices(desk, more)
        left: dict[tuple[Way, bool], int] = {}
        for step in steps(desk.of, plan.at, station, prices) if prices else ():
            key = step.way, at_fort(desk.of, step)
            if key not in left:
                left[key] = _tracks_left(desk, _with(more, step.way), prices[step.way], fort=key[1])
            yield step, prices[step.way], left[key]


def _with(asks: Wanted, way: Way) -> Wanted:
    """The same with one more track."""
    special = asks.special if way == "rail" else (*asks.special, way)
    return asks._replace(tracks=asks.tracks + 1, special=special)


def _prices(desk: Desk, asks: Wanted) -> dict[Way, Payment]:
    """The ways that one more track may have, with what the turn would take."""
    offers = {way: payment(_with(asks, way), desk.owner, desk.symbols) for way in EVERY_WAY}
    return {way: price for way, price in offers.items() if price}


def _tracks_left(desk: Desk, asks: Wanted, spent: Payment, *, fort: bool) -> int:
    """How many plain tracks can follow without another symbol; `fort`: the last one is at one."""
    asks = asks._replace(fort=asks.fort or fort)
    symbols = min(desk.symbols, int(spent.symbol))
    more = 0
    while payment(asks._replace(tracks=asks.tracks + more + 1), desk.owner, symbols):
        more += 1
    return more


def played(desk: Desk, plan: Plan, card: str) -> TurnPlayed:
    """What the plan writes on the sheet; trusts it."""
    of = desk.of
    price = paid(desk, plan) or Payment(symbol=False, power=False)
    tracks = tuple(laid(of, step, desk.turn) for step in plan.steps)
    return TurnPlayed(
        seat=desk.seat,
        card=card,
        rank=plan.rank,
        suit=plan.suit,
        tracks=tracks,
        symbol=price.symbol,
        effect=_effect(desk, plan, price),
        power=price.power,
        towns=_new_towns(desk, plan),
        network=largest_network(_links(of, (*desk.sheet.tracks, *tracks))),
        fort_tracks=sum(
            (building.edges & plan.at.laid).bit_count()
            for building in of.buildings
            if building.kind == "fort"
        ),
    )


def laid(of: Map, step: Step, turn: int) -> Laid:
    """A step as it is recorded."""
    start, end = of.corner_names[step.start], of.corner_names[step.end]
    return Laid(SUITS[step.station], step.line, start, end, step.way, turn)


def _links(of: Map, tracks: Sequence[Laid]) -> Iterator[Link]:
    for track in tracks:
        end = of.corner_number[track.end]
        if end in of.town_at:
            yield Link(end, SUIT_NUMBER[track.station], track.line)


def _new_towns(desk: Desk, plan: Plan) -> tuple[str, ...]:
    of = desk.of
    ends = dict.fromkeys(step.end for step in plan.steps if step.end in of.town_at)
    towns = (of.town_ids[of.town_at[end]] for end in ends)
    return tuple(town for town in towns if town not in desk.sheet.towns)


def _effect(desk: Desk, plan: Plan, price: Payment) -> Effect:
    """What the town's symbol did beside the extra track."""
    if not price.symbol:
        return ""
    if plan.changed:
        return "suit"
    owners = OWNERS_WAY.get(desk.owner) if price.power else None
    left = without(wanted(desk.of, plan).special, owners)
    return cast("Effect", left[0]) if left else ""
