"""What no event of Pionjär may change, counted from the state alone."""

from collections import Counter

from domain.games.pionjar.data import CASH_START, DEEDS, POST_STACK, PROCLAMATION_STACK
from domain.games.pionjar.state import NOBODY, Pioneer, PionjarState


def conserved(state: PionjarState) -> dict[str, int]:
    """The money of all, the cards of each stack, and how often a limit is overstepped (0)."""
    pioneers = state.pioneers
    claims = [pioneer.property for pioneer in pioneers if pioneer.property is not None]
    return {
        "money": state.bank + state.saloon + sum(pioneer.cash for pioneer in pioneers),
        "handed out": CASH_START * len(pioneers),
        "spoils": spoils(state).total(),
        "values": sum(value * count for value, count in spoils(state).items()),
        "post cards": _post_cards(state),
        "proclamations": _differs([*state.proclamations, *state.proclamations_used]),
        "cash below nothing": sum(pioneer.cash < 0 for pioneer in pioneers) + (state.saloon < 0),
        "properties twice": len(claims) - len(set(claims)),
        "too many crops": sum(_overfull(pioneer) for pioneer in pioneers),
        "owners without land": sum(
            pioneer.owner and pioneer.property is None for pioneer in pioneers
        ),
    }


def spoils(state: PionjarState) -> Counter[int]:
    """All spoils in stacks, hands and beside the game, by value."""
    piles = [state.stacks, state.gone, state.lost, *(pioneer.spoils for pioneer in state.pioneers)]
    return Counter(value for pile in piles for value in (*pile.buffalo, *pile.fish, *pile.gold))


def _post_cards(state: PionjarState) -> int:
    kept = ["sheriff"] * sum(pioneer.sheriff for pioneer in state.pioneers)
    kept += ["saloon_lease"] * (state.lease != NOBODY)
    stack = sorted([*state.post, *state.post_used, *kept])
    return int(stack != sorted(POST_STACK))


def _differs(proclamations: list[str]) -> int:
    return int(sorted(proclamations) != sorted(PROCLAMATION_STACK))


def _overfull(pioneer: Pioneer) -> bool:
    if pioneer.property is None:
        return pioneer.harvest + pioneer.timber > 0
    deed = DEEDS[pioneer.property]
    return not (0 <= pioneer.harvest <= deed.farmland and 0 <= pioneer.timber <= deed.forest)
