"""What clients saw of some matches, and whether one order of commands explains all of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal


@dataclass(frozen=True)
class Seen:
    """A request and its answer, between two moments of one clock.

    `read`: the position was `version`, shown as `frame` or what that is the hash of.
    `written`: an action led from `after` to `version`. `refused`: the position was `version`
    and not `after`, on which the action stood.
    """

    kind: Literal["read", "written", "refused"]
    began: float
    ended: float
    version: int
    after: int = 0
    frame: bytes = b""


def faults(history: Iterable[Seen]) -> list[str]:
    """What cannot be in the history of one match, in words; nothing when all is well."""
    seen = sorted(history, key=lambda one: one.ended)
    return [*_stale(seen), *_overlapping(seen), *_different(seen), *_dishonest(seen)]


def _stale(seen: Sequence[Seen]) -> Iterable[str]:
    """Whoever asks after an answer is told at least as much."""
    ended = 0
    known = 0
    for one in sorted(seen, key=lambda one: one.began):
        while ended < len(seen) and seen[ended].ended < one.began:
            known = max(known, seen[ended].version)
            ended += 1
        if one.version < known:
            yield f"{one.kind} {one.version} after {known} was known"
        if one.kind == "written" and one.after < known:
            yield f"written upon {one.after} after {known} was known"


def _overlapping(seen: Sequence[Seen]) -> Iterable[str]:
    """Each version was made by one action."""
    written = sorted((one for one in seen if one.kind == "written"), key=lambda one: one.version)
    for one, other in pairwise(written):
        if other.after < one.version:
            yield f"{other.after}–{other.version} and {one.after}–{one.version} were both written"


def _different(seen: Sequence[Seen]) -> Iterable[str]:
    """A version has one frame."""
    frames: dict[int, bytes] = {}
    for one in seen:
        if one.kind == "read" and frames.setdefault(one.version, one.frame) != one.frame:
            yield f"{one.version} was shown in two ways"


def _dishonest(seen: Sequence[Seen]) -> Iterable[str]:
    """Nobody is refused for a position that is still the current one."""
    for one in seen:
        if one.kind == "refused" and one.version <= one.after:
            yield f"refused upon {one.after} at {one.version}"
