"""Folding of post cards and proclamations."""

from typing import Final, TypeVar

from msgspec.structs import replace

from domain.games.pionjar.changes import with_seat
from domain.games.pionjar.data import Card, PostCard, Proclamation
from domain.games.pionjar.events import (
    CardEvent,
    CardLost,
    LeaseEnded,
    LeaseTaken,
    PostDrawn,
    PriceChanged,
    ProclamationDrawn,
    RaiderPlaced,
    RaidersLeft,
    SheriffAppointed,
    StackShuffled,
    StarReturned,
)
from domain.games.pionjar.state import NOBODY, PionjarState, PriceChange

ASKING: Final[frozenset[Card]] = frozenset(
    {"saloon_lease", "stagecoach_ticket", "hunting_raiders", "fishing_raiders"}
)
"""The cards that want an answer."""
Kind = TypeVar("Kind", bound=str)


def fold_card(state: PionjarState, event: CardEvent) -> PionjarState:
    """The table after the event."""
    match event:
        case PostDrawn(card=post):
            left = _without(state.post, post)
            return _used(replace(_read(state, post), post=left), post)
        case ProclamationDrawn(card=card):
            used = (*state.proclamations_used, card)
            rest = _without(state.proclamations, card)
            read = _read(state, card)
            return replace(read, proclamations=rest, proclamations_used=used)
        case StackShuffled(stack="post"):
            return replace(state, post=state.post_used, post_used=())
        case StackShuffled():
            return replace(state, proclamations=state.proclamations_used, proclamations_used=())
        case CardLost(seat=seat, goods="harvest"):
            return with_seat(state, seat, harvest=state.pioneers[seat].harvest - 1)
        case CardLost(seat=seat):
            return with_seat(state, seat, timber=state.pioneers[seat].timber - 1)
        case SheriffAppointed(seat=seat):
            return with_seat(_kept(state, "sheriff"), seat, sheriff=True)
        case StarReturned(seat=seat):
            return with_seat(_used(state, "sheriff"), seat, sheriff=False)
        case LeaseTaken(seat=seat):
            kept = _kept(state, "saloon_lease")
            return replace(kept, stage="landed", drawn=None, lease=seat)
        case LeaseEnded():
            return replace(_used(state, "saloon_lease"), lease=NOBODY)
        case PriceChanged(goods=goods, percent=percent):
            others = tuple(change for change in state.changes if change.goods != goods)
            return replace(state, changes=(*others, PriceChange(goods, percent)))
        case RaiderPlaced(trail="hunting", circle=circle):
            return replace(state, stage="landed", drawn=None, hunting=circle)
        case RaiderPlaced(circle=circle):
            return replace(state, stage="landed", drawn=None, fishing=circle)
        case RaidersLeft():
            return replace(state, hunting=0, fishing=0)


def _read(state: PionjarState, card: PostCard | Proclamation) -> PionjarState:
    if card in ASKING:
        return replace(state, stage="card", drawn=card)
    return replace(state, stage="landed", drawn=None)


def _used(state: PionjarState, card: PostCard) -> PionjarState:
    return replace(state, post_used=(*state.post_used, card))


def _kept(state: PionjarState, card: PostCard) -> PionjarState:
    return replace(state, post_used=_without(state.post_used, card))


def _without(stack: tuple[Kind, ...], card: Kind) -> tuple[Kind, ...]:
    place = stack.index(card)
    return stack[:place] + stack[place + 1 :]
