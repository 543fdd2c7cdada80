"""A railway owner who plans: the turn's best tracks by what they bring and may still bring."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from domain.games.pioneer_rails.actions import Action, PickCard, SubmitTurn, Track
from domain.games.pioneer_rails.activating import COMPLETED, due, proposal
from domain.games.pioneer_rails.agenda import PICK
from domain.games.pioneer_rails.data import (
    JOKERS,
    RANK_OF,
    RANKS,
    SUIT_OF,
    SUITS,
    TURNS,
    Rank,
    Suit,
)
from domain.games.pioneer_rails.hopes import hand_hope
from domain.games.pioneer_rails.maps import NO_EDGE, Building, bits
from domain.games.pioneer_rails.marking import written
from domain.games.pioneer_rails.options import cards_at, desk_at
from domain.games.pioneer_rails.outlook import ENDS_MAX, MIXED_STEP, Outlook
from domain.games.pioneer_rails.planning import (
    Desk,
    Plan,
    extended,
    next_steps,
    planned,
    played,
)
from domain.games.pioneer_rails.position import Position, Step, position
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.games.pioneer_rails.wishes import ADVANCE
from domain.kernel.rules import AwaitSeats, Draw

BEAM: Final = 6
"""So many plans of each price go on to the next track."""
LAYERS: Final = 5
ABOUT_AS_GOOD: Final = 3.0
"""Points; what a plan may bring is no surer than that."""


class Draft(NamedTuple):
    """Tracks planned so far, their worth beyond the sheet's, open ends' pulls, wishes' progress."""

    value: float
    plan: Plan
    symbol: bool
    pulls: tuple[float, ...]
    wishes: tuple[int, ...]


def advise(view: PioneerRailsView, draw: Draw) -> Action:
    """A legal action for the view's awaited seat.

    The same for the same view, but where all choose from the same cards on equal sheets:
    there `draw` decides between cards that are about as good, so that bots part.
    """
    return advise_without(view, draw, ())


def advise_without(view: PioneerRailsView, draw: Draw, ignored: Collection[str]) -> Action:
    """The same by one who does not see some sources of points."""
    desk = desk_at(view)
    at = position(desk.of, desk.sheet.tracks)
    goals = [(goal.goal, bool(goal.reached)) for goal in view.goals]
    outlook = Outlook(desk, at, goals, ignored, solo=view.target is not None)
    picking = isinstance(view.pending, AwaitSeats) and (
        view.pending.decisions[view.viewer].ask == PICK
    )
    cards = view.cards if picking else cards_at(view)
    secret = view.secret if view.turn < TURNS else ""
    alike = view.dealer is None and len(view.seats) > 1
    turn = _Search(outlook, secret, ignored).best(cards, draw if alike else None)
    return PickCard(turn.card) if picking else _complete(desk, turn)


def _complete(desk: Desk, turn: SubmitTurn) -> SubmitTurn:
    """The turn with the activations as proposed."""
    plan = planned(desk, turn)
    sheet, site = written(desk.sheet, played(desk, plan, turn.card)), desk.site(plan.at)
    chosen = proposal(site, sheet, desk.seat, due(site, sheet.done))
    return replace(turn, closed=True, activations=tuple(chosen))


class _Search:
    """Looks for the best turn from one position."""

    def __init__(self, outlook: Outlook, secret: str, ignored: Collection[str]) -> None:
        self._outlook, self._desk, self._of = outlook, outlook.desk, outlook.desk.of
        self._ranks = [RANK_OF[secret]] if secret in RANK_OF else []
        self._ignored = ignored
        self._found: dict[tuple[Suit, bool], Draft] = {}
        self._price = min(1.6, 0.25 + 0.12 * outlook.left)
        ends = (corner for mask in outlook.at.ends for corner in bits(mask))
        self._pulls = tuple(sorted((outlook.pull[corner] for corner in ends), reverse=True))

    def best(self, cards: Sequence[str], draw: Draw | None) -> SubmitTurn:
        """The best card, with its tracks; with `draw` one that is about as good."""
        found = [self._best_with([card]) for card in cards]
        most = max(value for value, _ in found)
        slack = 0.0 if draw is None else ABOUT_AS_GOOD
        near = [turn for value, turn in found if most - value <= slack]
        return near[0] if draw is None else near[draw(len(near))]

    def _best_with(self, cards: Sequence[str]) -> tuple[float, SubmitTurn]:
        best, most = SubmitTurn(cards[0]), float("-inf")
        for card, rank, suit in _named(cards):
            hand = self._hand(rank)
            for draft in self._drafts(suit):
                value = hand + draft.value - self._price * draft.symbol
                if value > most:
                    best, most = self._turn(card, rank, suit, draft.plan), value
        return most, best

    def _turn(self, card: str, rank: Rank, suit: Suit, plan: Plan) -> SubmitTurn:
        names = self._of.corner_names
        tracks = (Track(names[step.start], names[step.end], step.way) for step in plan.steps)
        changed = plan.suit if plan.changed else ""
        if card in JOKERS:
            return SubmitTurn(card, rank, suit, changed, tuple(tracks))
        return SubmitTurn(card, "", "", changed, tuple(tracks))

    def _hand(self, rank: Rank) -> float:
        if "hands" in self._ignored:
            return 0.0
        desk = self._desk
        hand = hand_hope([*desk.sheet.hands[-1], rank, *self._ranks])
        if desk.of.desert and desk.round in desk.sheet.saloons:
            hand *= 2
        return hand + (rank in desk.sheet.ranks)

    def _drafts(self, suit: Suit) -> Iterator[Draft]:
        yield self._searched(suit, changed=False)
        spare = self._desk.symbols > 1 or self._outlook.left <= TURNS
        if spare and self._desk.symbols:
            for other in SUITS:
                if other != suit:
                    yield self._searched(other, changed=True)

    def _searched(self, suit: Suit, *, changed: bool) -> Draft:
        if (suit, changed) not in self._found:
            self._found[suit, changed] = self._search(suit, changed=changed)
        return self._found[suit, changed]

    def _search(self, suit: Suit, *, changed: bool) -> Draft:
        """The best tracks of a suit, by a beam that goes on from the best of each price."""
        plan = Plan(RANKS[0], suit, changed, (), self._outlook.at)
        has = tuple(wish.has for wish in self._outlook.wishes)
        layer = [Draft(0.0, plan, changed, self._pulls, has)]
        best, worth = layer[0], -self._price * changed
        for _ in range(LAYERS):
            layer = self._next_layer(layer)
            for draft in layer:
                value = draft.value - self._price * draft.symbol
                if value > worth:
                    best, worth = draft, value
        return best

    def _next_layer(self, layer: Sequence[Draft]) -> list[Draft]:
        found = []
        for number, draft in enumerate(layer):
            at = draft.plan.at
            for step, price, _ in next_steps(self._desk, draft.plan):
                found.append(
                    (draft.value + self._gain(draft, at, step), number, step, price.symbol)
                )
        found.sort(key=lambda each: -each[0])
        room, seen, chosen = {True: BEAM, False: BEAM}, set(), []
        for value, number, step, symbol in found:
            if not room[symbol]:
                continue
            draft = layer[number]
            key = draft.plan.at.laid | 1 << step.edge if step.edge != NO_EDGE else step.end
            if (key, symbol) in seen:
                continue
            seen.add((key, symbol))
            room[symbol] -= 1
            chosen.append(self._with(draft, value, step, symbol=symbol))
        return chosen

    def _with(self, draft: Draft, value: float, step: Step, *, symbol: bool) -> Draft:
        outlook, at = self._outlook, draft.plan.at
        has = tuple(
            count + ADVANCE[wish.goal](self._desk, at, step)
            for wish, count in zip(outlook.wishes, draft.wishes, strict=True)
        )
        plan = extended(self._of, draft.plan, step)
        return Draft(value, plan, symbol, self._moved(draft, at, step), has)

    def _moved(self, draft: Draft, at: Position, step: Step) -> tuple[float, ...]:
        """The open ends' pulls after a step, the strongest first."""
        pull, pulls = self._outlook.pull, list(draft.pulls)
        if at.ends[step.station] >> step.start & 1:
            pulls.remove(pull[step.start])
        if step.end not in self._of.town_at:
            pulls.append(pull[step.end])
            pulls.sort(reverse=True)
        return tuple(pulls)

    def _gain(self, draft: Draft, at: Position, step: Step) -> float:
        """What a step adds to a draft's value."""
        outlook = self._outlook
        total = sum(self._moved(draft, at, step)[:ENDS_MAX]) - sum(draft.pulls[:ENDS_MAX])
        if step.edge != NO_EDGE:
            edge = 1 << step.edge
            for building in self._of.buildings_at[step.edge]:
                table = outlook.tables.get(building.id)
                if table:
                    laid = (building.edges & at.laid).bit_count()
                    total += table[laid + 1] - table[laid]
                    if outlook.mixes and _meets(building, at, step):
                        total += MIXED_STEP
            for cut in outlook.cuts:
                if cut.edges & edge:
                    total += cut.value(at.laid | edge) - cut.value(at.laid)
        if step.end in self._of.town_at:
            total += outlook.second_town if at.touched >> step.end & 1 else outlook.town
        for wish, has in zip(outlook.wishes, draft.wishes, strict=True):
            more = ADVANCE[wish.goal](self._desk, at, step)
            if more:
                total += wish.value(has + more) - wish.value(has)
        return total


def _meets(building: Building, at: Position, step: Step) -> bool:
    """Whether a station comes to a building that another one has begun (1J)."""
    own = at.edges[step.station] & building.edges
    return building.kind in COMPLETED and not own and bool(building.edges & at.laid)


def _named(cards: Sequence[str]) -> Iterator[tuple[str, Rank, Suit]]:
    """Each card with its rank and suit, a joker with all that it may be."""
    for card in cards:
        if card in JOKERS:
            yield from ((card, rank, suit) for rank in RANKS for suit in SUITS)
        else:
            yield card, RANK_OF[card], SUIT_OF[card]
