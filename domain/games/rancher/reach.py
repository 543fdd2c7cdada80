"""Where the next roll may lead, for those who want to know before they roll."""

from domain.games.rancher.data import (
    DIE_SIDES,
    FARM_AT,
    FARM_IDS,
    FORK,
    NEXT,
    NO_FARM,
    SHORTCUT_FIRST,
    TOWN,
)
from domain.games.rancher.previews import Reach
from domain.games.rancher.thefts import holds_herd_of
from domain.games.rancher.view import RancherView


def after(space: int, steps: int) -> int:
    """The space that many steps on by the herd path."""
    for _ in range(steps):
        space = NEXT[space]
    return space


def reach(view: RancherView) -> tuple[Reach, ...]:
    """The outcomes of the die for the view's seat, from 1 to 6."""
    space = view.ranchers[view.viewer].space
    thieves = _thieves(view)
    free = not view.ranchers[view.viewer].tow
    caught: tuple[int, ...] = _caught(thieves, space)
    detour: int | None = None
    reached = []
    for value in range(1, DIE_SIDES + 1):
        if detour is not None:
            detour = NEXT[detour]
        elif space == FORK and free and not caught:  # RA-10: who recovers a herd keeps to the trail
            detour = SHORTCUT_FIRST
        space = NEXT[space]
        if thieves:
            caught += _caught(thieves, space)
        number = FARM_AT[space]
        farm = None if number == NO_FARM else FARM_IDS[number]
        reached.append(Reach(value, space, caught, farm, space in TOWN, detour))
    return tuple(reached)


def _thieves(view: RancherView) -> list[tuple[int, int]]:
    """Who tows a herd stolen from the view's seat, and where."""
    return [
        (seat, rancher.space)
        for seat, rancher in enumerate(view.ranchers)
        if seat != view.viewer and holds_herd_of(rancher.tow, view.viewer)
    ]


def _caught(thieves: list[tuple[int, int]], here: int) -> tuple[int, ...]:
    return tuple(seat for seat, space in thieves if space == here)
