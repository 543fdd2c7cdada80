"""Whether a game's simulated matches are as balanced as it wants: one verdict for each wish."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from typing import Final

from msgspec import Struct

from domain.kernel.balance import Wish
from domain.registry import BALANCE
from services.simulation import Report, median

CONFIDENCE_95: Final = 1.96
PERCENT: Final = 100
THOUSAND: Final = 1_000


class Verdict(Struct, frozen=True):
    """What was found about one thing, and whether it is as wanted."""

    about: str
    found: str
    holds: bool


def interval(wins: Fraction, matches: int) -> tuple[float, float]:
    """The 95 percent confidence interval (Wilson) of the share that so many wins show."""
    share, z2 = float(wins) / matches, CONFIDENCE_95**2
    middle = share + z2 / (2 * matches)
    spread = CONFIDENCE_95 * sqrt(share * (1 - share) / matches + z2 / (4 * matches**2))
    return (middle - spread) / (1 + z2 / matches), (middle + spread) / (1 + z2 / matches)


def shown(wins: Fraction, matches: int) -> str:
    """A share of wins with its confidence interval."""
    low, high = interval(wins, matches)
    return f"{float(wins) / matches:6.1%}   (95 %: {low:.1%} to {high:.1%})"


def mean_interval(values: Counter[int]) -> tuple[float, float, float]:
    """The mean of the values counted, between the bounds of its 95 percent interval (normal)."""
    matches = values.total()
    mean = sum(value * count for value, count in values.items()) / matches
    off = sum((value - mean) ** 2 * count for value, count in values.items())
    spread = CONFIDENCE_95 * sqrt(off / max(1, matches - 1) / matches)
    return mean - spread, mean, mean + spread


def of_standard_play(report: Report) -> Iterator[Verdict]:
    """Seats, events and lead changes in matches between standard bots."""
    wanted, matches, equal = BALANCE[report.game], report.matches, Fraction(1, report.seats)
    for seat, wins in enumerate(report.wins):
        off = abs(wins / matches - equal) * PERCENT
        yield Verdict(
            f"seat {seat} wins within {wanted.seat_spread} points of {float(equal):.1%}",
            shown(wins, matches),
            off <= wanted.seat_spread,
        )
    for (name, word), least in wanted.seen.items():
        share = Fraction(report.matches_with[name, word], matches)
        about = f"{name} {word}".rstrip()
        yield Verdict(
            f"{about} in {least} % of matches", f"{float(share):6.1%}", share * PERCENT >= least
        )
    if report.seats in wanted.lead_changes:
        changes, least = median(report.lead_changes), wanted.lead_changes[report.seats]
        yield Verdict(f"{least} lead changes or more (median)", f"{changes:g}", changes >= least)
    for wish in wanted.wishes:
        if report.seats in wish.seats and wish.tables(report.options):
            yield _of_wish(report.figures.get(wish.figure, Counter()), wish)


def _of_wish(values: Counter[int], wish: Wish) -> Verdict:
    """A figure that no match has had is not as wanted."""
    matches = values.total()
    if not matches:
        return Verdict(wish.about, "never", holds=False)
    if wish.reading == "median":
        middle = median(values)
        return Verdict(wish.about, f"{middle:g}", wish.least <= middle <= wish.most)
    total = Fraction(sum(value * count for value, count in values.items()), THOUSAND)
    holds = wish.least <= total / matches * THOUSAND <= wish.most
    return Verdict(wish.about, shown(total, matches), holds)


def of_one_sided(report: Report) -> Verdict:
    """The guest does not win significantly more than its share, or wins less where it is to."""
    low, _ = interval(report.guest_wins, report.matches)
    won, equal = report.guest_wins / report.matches, Fraction(1, report.seats)
    lose = BALANCE[report.game].one_sided_lose
    return Verdict(
        f"one who {report.guest}",
        shown(report.guest_wins, report.matches),
        won < equal if lose else low <= equal,
    )


def of_greenhorn(report: Report) -> Verdict:
    """The guest wins significantly less than its share."""
    _, high = interval(report.guest_wins, report.matches)
    return Verdict(
        "a greenhorn, who is to win less",
        shown(report.guest_wins, report.matches),
        high < 1 / report.seats,
    )
