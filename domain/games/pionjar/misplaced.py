"""Refusals of actions that are not what a seat is asked for."""

from domain.games.pionjar.actions import (
    Action,
    Bid,
    ChooseBranch,
    ChooseTrail,
    EnterTrail,
    Equip,
    Move,
    PassBid,
    PlaceRaider,
    RideOn,
    TakeLease,
    TakeStagecoach,
    Visit,
    Wager,
)
from domain.kernel.violations import RuleViolation


def misplaced(action: Action) -> RuleViolation:
    """The rule that says when this kind of action has its place."""
    match action:
        case Move():
            return RuleViolation("PJ-47", "A turn has one move, at its start.")
        case ChooseBranch():
            return RuleViolation("PJ-50", "The branch is chosen when a move leaves Missouri.")
        case Equip():
            return RuleViolation("PJ-11", "A claim is equipped once, on arrival.")
        case EnterTrail():
            return RuleViolation("PJ-27", "The trails begin in Pioneer City alone.")
        case ChooseTrail():
            return RuleViolation("PJ-50", "The trail is chosen when a move leaves the trailhead.")
        case Visit():
            return RuleViolation("PJ-17", "Pioneer City is open to those who reach or pass it.")
        case Wager():
            return RuleViolation("PJ-37", "There is one wager when a move comes to the saloon.")
        case TakeLease():
            return RuleViolation("PJ-24", "The saloon is leased by a post card alone.")
        case TakeStagecoach():
            return RuleViolation("PJ-24", "The stagecoach wants a ticket from the post.")
        case PlaceRaider():
            return RuleViolation("PJ-48", "Raiders are placed when their proclamation is drawn.")
        case Bid() | PassBid():
            return RuleViolation("PJ-42", "There is no auction in which it is your turn.")
        case RideOn():
            return RuleViolation("PJ-47", "Nothing is on offer that could be left.")
