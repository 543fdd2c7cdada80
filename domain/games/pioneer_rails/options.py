"""What a seat may do next, from its view alone: card, tracks one by one, activations (PR-6)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from domain.games.pioneer_rails.actions import Action, Activation, PickCard, SubmitTurn, Track
from domain.games.pioneer_rails.activating import (
    Site,
    activate,
    activations,
    choices,
    due,
    needed,
    proposal,
)
from domain.games.pioneer_rails.agenda import PICK
from domain.games.pioneer_rails.allowances import Payment
from domain.games.pioneer_rails.data import JOKERS, RANK_OF, RANKS, SUIT_OF, SUITS, TURNS, GoalId
from domain.games.pioneer_rails.events import BuildingActivated
from domain.games.pioneer_rails.goals import Holding, reached
from domain.games.pioneer_rails.maps import MAPS, NO_EDGE
from domain.games.pioneer_rails.marking import marked, written
from domain.games.pioneer_rails.planning import (
    Desk,
    Plan,
    at_fort,
    extended,
    next_steps,
    paid,
    planned,
    played,
)
from domain.games.pioneer_rails.position import Position, Step
from domain.games.pioneer_rails.previews import (
    ActivationPreview,
    CardPreview,
    Preview,
    SuitPreview,
    TrackPreview,
    TurnPreview,
)
from domain.games.pioneer_rails.regions import REGIONS
from domain.games.pioneer_rails.scoring import scores
from domain.games.pioneer_rails.state import Sheet
from domain.games.pioneer_rails.turns import goals_open, hand_scored
from domain.games.pioneer_rails.view import PioneerRailsView, sheet_of
from domain.kernel.rules import AwaitSeats, ChoiceAsk, Option, StepAsk
from domain.kernel.violations import RuleViolation

Listed = list[Option[Action, Preview]]


def options(view: PioneerRailsView, partial: Action | None) -> Listed:
    """The next steps of the seat's decision; none unless it is awaited, or for a wrong partial."""
    waits = view.pending
    if not isinstance(waits, AwaitSeats) or view.viewer not in waits.decisions:
        return []
    if waits.decisions[view.viewer].ask == PICK:
        return _picks(view, partial)
    if isinstance(partial, PickCard):
        return []
    try:
        return _turns(view, partial or SubmitTurn())
    except RuleViolation:
        return []


def _picks(view: PioneerRailsView, partial: Action | None) -> Listed:
    desk = desk_at(view)
    listed: Listed = [Option(PickCard(card), None, card_preview(desk, card)) for card in view.cards]
    if partial is None or partial == PickCard():
        return listed
    return [option for option in listed if option.action == partial]


def cards_at(view: PioneerRailsView) -> tuple[str, ...]:
    """The cards that the view's seat may use (PR-2, PR-3, PR-44)."""
    if view.secrets and view.turn == TURNS:
        return (view.secret,)
    if view.picked and view.viewer == view.dealer:
        return (view.picked,)
    taken = view.picked or view.set_aside
    return tuple(card for card in view.cards if card != taken)


def desk_at(view: PioneerRailsView) -> Desk:
    """What the view's seat plans on."""
    return Desk(
        MAPS[view.sheet],
        view.viewer,
        sheet_of(view.seats[view.viewer]),
        cards_at(view),
        view.owner,
        view.round,
        (view.round - 1) * TURNS + view.turn - 1,
        view.secret,
        view.set_aside,
    )


def _turns(view: PioneerRailsView, partial: SubmitTurn) -> Listed:
    desk = desk_at(view)
    if not partial.card:
        return _cards(desk) if partial == SubmitTurn() else []
    if partial.card in JOKERS and not (partial.rank and partial.suit):
        return _joker(desk, partial)
    plan = planned(desk, partial)
    goals = [goal.goal for goal in view.goals]
    drafted = _Draft(desk, partial, plan, goals)
    if partial.closed:
        return drafted.activating()
    return [] if partial.activations else drafted.laying()


def _cards(desk: Desk) -> Listed:
    return [
        Option(
            SubmitTurn(card),
            ChoiceAsk("rank", RANKS) if card in JOKERS else StepAsk("tracks"),
            card_preview(desk, card),
        )
        for card in desk.cards
    ]


def card_preview(desk: Desk, card: str) -> CardPreview:
    """What a card makes of the round's hand."""
    ranks, rank = desk.sheet.hands[-1], RANK_OF.get(card)
    if rank:
        ranks = (*ranks, rank)
    held = replace(desk.sheet, hands=(ranks,))
    scored = hand_scored(desk.of, held, desk.seat, desk.owner, desk.round)
    return CardPreview(card, rank or "", SUIT_OF.get(card) or "", ranks, scored.hand, scored.points)


def _joker(desk: Desk, partial: SubmitTurn) -> Listed:
    named = SubmitTurn(partial.card, partial.rank, partial.suit)
    if partial.card not in desk.cards or partial != named:
        return []
    preview = card_preview(desk, partial.card)
    if not partial.rank:
        return [Option(partial, ChoiceAsk("rank", RANKS), preview)]
    return [Option(partial, ChoiceAsk("suit", SUITS), preview)]


class _Marks(NamedTuple):
    """A sheet before activations, and where they happen."""

    site: Site
    sheet: Sheet


class _Draft:
    """A turn as far as it is planned, with what all its options share."""

    def __init__(
        self, desk: Desk, partial: SubmitTurn, plan: Plan, goals: Sequence[GoalId]
    ) -> None:
        self._desk, self._partial, self._plan, self._goals = desk, partial, plan, goals
        self._score = scores(desk.of, desk.sheet).total
        self._marks = self._after(plan)
        self._due = due(self._marks.site, desk.sheet.done)

    def _after(self, plan: Plan) -> _Marks:
        sheet = written(self._desk.sheet, played(self._desk, plan, self._partial.card))
        return _Marks(self._desk.site(plan.at), sheet)

    # --- laying tracks

    def laying(self) -> Listed:
        """Finish, choose the order of activations, change the suit, or lay one more track."""
        marks, seat = self._marks, self._desk.seat
        proposed = proposal(marks.site, marks.sheet, seat, self._due)
        finished = replace(self._partial, closed=True, activations=tuple(proposed))
        listed: Listed = [Option(finished, None, self._turn_preview(proposed))]
        if len(self._due) > 1 or self._chooses():
            closed = replace(self._partial, closed=True)
            listed.append(Option(closed, StepAsk("activations"), self._turn_preview(proposed)))
        if not self._plan.steps and not self._plan.changed and self._desk.symbols:
            listed += self._changes()
        listed += self._tracks(proposed)
        return listed

    def _chooses(self) -> bool:
        marks = self._marks
        return any(len(choices(marks.site, marks.sheet, building)) > 1 for building in self._due)

    def _changes(self) -> Iterator[Option[Action, Preview]]:
        for suit in SUITS:
            if suit != self._plan.suit:
                changed = replace(self._partial, changed=suit)
                yield Option(changed, StepAsk("tracks"), SuitPreview(suit))

    def _tracks(self, proposed: Sequence[Activation]) -> Iterator[Option[Action, Preview]]:
        names, asks = self._desk.of.corner_names, StepAsk("tracks")
        base = self._gain(self._marks, proposed)
        for step, price, left in next_steps(self._desk, self._plan):
            track = Track(names[step.start], names[step.end], step.way)
            action = replace(self._partial, tracks=(*self._partial.tracks, track))
            yield Option(action, asks, self._track_preview(step, price, left, base))

    def _track_preview(self, step: Step, price: Payment, left: int, points: int) -> TrackPreview:
        """`points` are those of the turn without this step."""
        desk, of = self._desk, self._desk.of
        town, activates = of.town_at.get(step.end), self._activates(step)
        if activates or town is not None or at_fort(of, step) or self._touches_due(step):
            marks = self._after(extended(of, self._plan, step))
            waiting = due(marks.site, desk.sheet.done)
            points = self._gain(marks, proposal(marks.site, marks.sheet, desk.seat, waiting))
        return TrackPreview(
            station=SUITS[step.station],
            line=step.line,
            edge="" if step.edge == NO_EDGE else of.edge_names[step.edge],
            way=step.way,
            symbol=price.symbol,
            power=price.power,
            left=left,
            town="" if town is None else of.town_ids[town],
            activates=activates,
            points=points,
        )

    def _touches_due(self, step: Step) -> bool:
        """Whether a building that is due anyway gets a track more: a bandit is caught by two."""
        if step.edge == NO_EDGE:
            return False
        return any(building.id in self._due for building in self._desk.of.buildings_at[step.edge])

    def _activates(self, step: Step) -> tuple[str, ...]:
        """The buildings that are due by this step alone."""
        desk, at, edge = self._desk, self._plan.at, step.edge
        if edge == NO_EDGE:
            return ()
        laid = at.laid | 1 << edge
        found = [
            building.id
            for building in desk.of.buildings_at[edge]
            if building.needed
            and building.id not in self._due
            and building.id not in desk.sheet.done
            and (building.edges & laid).bit_count() >= needed(building, desk.owner)
        ]
        return (*found, *self._parts(at, step))

    def _parts(self, at: Position, step: Step) -> Iterator[str]:
        """The ranches that this step cuts off: it must close a ring of walls."""
        regions, walls = REGIONS[self._desk.of.sheet.id], self._desk.of.wall_corners
        if step.edge in regions.gate and (walls | at.touched) >> step.end & 1:
            done = (*self._desk.sheet.done, *self._due)
            yield from regions.parted(regions.closed(at.gates, step.edge), done)

    # --- activations

    def activating(self) -> Listed:
        """The rest as proposed, then every next activation with each of its choices."""
        partial, marks, seat = self._partial, self._marks, self._desk.seat
        sheet, waiting = marks.sheet, list(self._due)
        for event in activations(marks.site, sheet, seat, partial.activations):
            waiting.remove(event.building)
            sheet = marked(sheet, event)
        rest = (*partial.activations, *proposal(marks.site, sheet, seat, waiting))
        whole = replace(partial, activations=rest)
        listed: Listed = [Option(whole, None, self._turn_preview(rest))]
        for building in waiting:
            for choice in choices(marks.site, sheet, building):
                action = replace(partial, activations=(*partial.activations, choice))
                if action != whole:
                    event = activate(marks.site, sheet, seat, choice)
                    ask = StepAsk("activations") if len(waiting) > 1 else None
                    listed.append(Option(action, ask, _activation_preview(event)))
        return listed

    # --- what a turn comes to

    def _gain(self, marks: _Marks, chosen: Sequence[Activation]) -> int:
        sheet = marks.sheet
        for event in activations(marks.site, sheet, self._desk.seat, chosen):
            sheet = marked(sheet, event)
        return scores(self._desk.of, sheet).total - self._score

    def _turn_preview(self, chosen: Sequence[Activation]) -> TurnPreview:
        desk, marks = self._desk, self._marks
        events: list[BuildingActivated] = []
        sheet = marks.sheet
        for event in activations(marks.site, sheet, desk.seat, chosen):
            events.append(event)
            sheet = marked(sheet, event)
        price = paid(desk, self._plan) or Payment(symbol=False, power=False)
        held = Holding(desk.of, self._plan.at, sheet)
        return TurnPreview(
            price.symbol,
            price.power,
            towns=sheet.towns[len(desk.sheet.towns) :],
            activations=tuple(map(_activation_preview, events)),
            goals=tuple(goal for goal in goals_open(self._goals, sheet) if reached(held, goal)),
            points=scores(desk.of, sheet).total - self._score,
        )


def _activation_preview(event: BuildingActivated) -> ActivationPreview:
    return ActivationPreview(event.building, event.kind, event.points)
