"""What comes next: the order of things within a turn and between turns."""

from typing import Final, Literal, get_args

from domain.games.pionjar.auctions import bidders
from domain.games.pionjar.calendar import is_over
from domain.games.pionjar.data import BOARD, CITY, EQUIPMENT_PRICE, MISSOURI
from domain.games.pionjar.ending import finished
from domain.games.pionjar.market import sells_here
from domain.games.pionjar.road import dot_of, unclaimed
from domain.games.pionjar.saloon import may_lease, may_wager
from domain.games.pionjar.state import NOBODY, Auction, PionjarState, mover, round_of
from domain.games.pionjar.trails import findable
from domain.kernel.chance import Die, DrawFrom
from domain.kernel.rules import AwaitChance, AwaitSeats, Decision, Pending, Proceed

Question = Literal[
    "move",
    "depart",
    "branch",
    "equip",
    "trail",
    "visit",
    "wager",
    "lease",
    "ticket",
    "raider",
    "bid",
]
"""What a seat is asked."""
Draw = Literal["die", "spoil", "post", "proclamation", "lot"]
"""What chance is asked for."""
Step = (
    Question
    | Draw
    | Literal[
        "begin",
        "set_out",
        "drive",
        "only_branch",
        "land_on_dot",
        "ride",
        "walk",
        "arrive",
        "sell",
        "shuffle_post",
        "shuffle_proclamations",
        "open_bids",
        "put_back",
        "lease_pays",
        "end",
        "over",
    ]
)
"""A question, a draw, or what happens by itself."""

QUESTIONS: Final = frozenset(get_args(Question))
ROLL_DIE: Final = AwaitChance(Die())
PROCEED: Final = Proceed()
ROLLING: Final = frozenset({"order", "rolling", "gambling"})


def pending(state: PionjarState) -> Pending:
    """Who or what must act now."""
    match next_step(state):
        case "die":
            return ROLL_DIE
        case "spoil" | "post" | "proclamation" | "lot" as draw:
            return AwaitChance(DrawFrom((1,) * cards_left(state, draw)))
        case "bid":
            return AwaitSeats(dict.fromkeys(bidding(state), _decision(state, "bid")))
        case "over":
            return finished(state)
        case step if step in QUESTIONS:
            return AwaitSeats({mover(state): _decision(state, step)})
        case _:
            return PROCEED


def cards_left(state: PionjarState, draw: Draw) -> int:
    """How many cards there are to draw from."""
    match draw:
        case "post":
            return len(state.post)
        case "proclamation":
            return len(state.proclamations)
        case "lot":
            return len(state.stacks.of(lot(state).goods))
        case _:
            goods = findable(state, mover(state))
            return 0 if goods is None else len(state.stacks.of(goods))


def lot(state: PionjarState) -> Auction:
    """What is being auctioned."""
    if state.auction is None:
        raise AssertionError("nothing is auctioned")
    return state.auction


def bidding(state: PionjarState) -> list[int]:
    """The seats that are to bid now."""
    return bidders(lot(state), [pioneer.cash for pioneer in state.pioneers])


def next_step(state: PionjarState) -> Step:
    """The step that is due, in the order of the rulebook."""
    match state.stage:
        case "order" | "rolling" | "gambling":
            return "die"
        case "setting_out":
            return _setting_out(state)
        case "moving":
            return _moving(state)
        case "arriving":
            return "arrive"
        case "visit":
            return "visit"
        case "saloon":
            return _at_saloon(state)
        case "landing":
            return _landing(state)
        case "card":
            return _answer(state)
        case "bidding":
            return _bidding(state)
        case "equip":
            return _equipping(state)
        case "landed":
            return _landed(state)
        case "ended":
            return "over"
        case _:
            return _between_turns(state)


def _setting_out(state: PionjarState) -> Step:
    pioneer = state.pioneers[mover(state)]
    if pioneer.where != "ring":
        return "die" if state.automatic_moves else "move"
    if pioneer.at == CITY:
        return "depart"
    return "set_out" if state.automatic_moves else "move"


def _moving(state: PionjarState) -> Step:
    pioneer = state.pioneers[mover(state)]
    match pioneer.where:
        case "road":
            if pioneer.at != MISSOURI or pioneer.branch is not None:
                return "drive"
            return "branch" if len(unclaimed(state.pioneers)) > 1 else "only_branch"
        case "trailhead":
            return "trail"
        case "hunting" | "fishing":
            return "walk"
        case _:
            return "ride"


def _at_saloon(state: PionjarState) -> Step:
    if may_wager(state, mover(state)):
        return "wager"
    return _moving(state) if state.left else _landing(state)


def _landing(state: PionjarState) -> Step:
    seat = mover(state)
    pioneer = state.pioneers[seat]
    if pioneer.where == "road":
        kind = dot_of(state, seat)
        return _between_turns(state) if kind in ("plain", "missouri") else "land_on_dot"
    if pioneer.where != "ring":
        return "spoil" if findable(state, seat) else _landed(state)
    square = BOARD.circuit[pioneer.at]
    if square.kind == "post":
        return "post" if state.post else "shuffle_post"
    if square.kind == "telegram":
        return "proclamation" if state.proclamations else "shuffle_proclamations"
    return "sell" if sells_here(pioneer, square) else _landed(state)


def _answer(state: PionjarState) -> Step:
    match state.drawn:
        case "saloon_lease":
            return "lease" if may_lease(state, mover(state)) else _landed(state)
        case "stagecoach_ticket":
            return "ticket"
        case _:
            return "raider"


def _bidding(state: PionjarState) -> Step:
    auction = lot(state)
    if bidding(state):
        return "bid"
    sealed = any(bid is not None for bid in auction.bids)
    if sealed and not auction.opened:
        return "open_bids"
    return "put_back" if auction.bidder == NOBODY else "lot"


def _equipping(state: PionjarState) -> Step:
    pioneer = state.pioneers[mover(state)]
    return "equip" if pioneer.cash >= EQUIPMENT_PRICE else _between_turns(state)


def _landed(state: PionjarState) -> Step:
    # PJ-51: where wagers are made anywhere, they come after the move.
    if state.anywhere and may_wager(state, mover(state)):
        return "wager"
    return _between_turns(state)


def _between_turns(state: PionjarState) -> Step:
    if not is_over(state):
        return "begin"
    if not state.saloon:
        return "end"
    return "die" if state.lease == NOBODY else "lease_pays"


def _decision(state: PionjarState, question: Step) -> Decision:
    return Decision(question, round_of(state, state.turn), state.turn, _about(state, question))


def _about(state: PionjarState, question: Step) -> str:
    match question:
        case "equip":
            return state.pioneers[mover(state)].property or ""
        case "raider":
            return raided(state)
        case "bid":
            auction = lot(state)
            return f"{auction.goods}-{auction.lot}-{auction.bid}"
        case _:
            return ""


def raided(state: PionjarState) -> Literal["hunting", "fishing"]:
    """The trail that the drawn card sends a raider to."""
    return "hunting" if state.drawn == "hunting_raiders" else "fishing"
