"""What a bench reports: a measured figure beside its target."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One line of the report; `target` is empty and `met` None where nothing is promised."""

    what: str
    measured: str
    target: str = ""
    met: bool | None = None


def at_least(what: str, value: float, target: float, measured: str) -> Figure:
    """A figure that must not fall below its target."""
    return Figure(what, measured, f">= {target:,g}", value >= target)


def at_most(what: str, value: float, target: float, measured: str) -> Figure:
    """A figure that must not rise above its target."""
    return Figure(what, measured, f"<= {target:,g}", value <= target)


def table(figures: Sequence[Figure]) -> str:
    """The figures under each other."""
    verdicts = {True: "met", False: "MISSED", None: ""}
    rows = [(one.what, one.measured, one.target, verdicts[one.met]) for one in figures]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "\n".join(lines)
