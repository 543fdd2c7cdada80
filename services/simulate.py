"""chuckwagon simulate: bots play many matches of a game, and what happened is told."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from domain.kernel.game import AnyGame
from domain.registry import BALANCE, GAMES
from services.application.wording import sentence
from services.simulation import Kind, Report, median, simulate
from services.verdicts import (
    Verdict,
    mean_interval,
    of_greenhorn,
    of_one_sided,
    of_standard_play,
    shown,
)

MATCHES_DEFAULT: Final = 300
FAILURES_SHOWN: Final = 5
SHARES_A_PERCENT: Final = 10
EVERYTHING: Final = 100 * SHARES_A_PERCENT
"""Figures of balance are shares of 1,000."""
GREENHORN: Final = "greenhorn"


def main(arguments: Sequence[str]) -> int:
    """Run from a command line; the exit status is 1 when a match failed or a wish of balance.

    Exits with status 2, and says what is legal, when the command line cannot be followed.
    """
    parser = _parser()
    asked = parser.parse_args(arguments)
    game = GAMES[asked.game]
    try:
        sizes, options = _sizes(game, asked.seats), _options(game, asked.option)
    except ValueError as wrong:
        parser.error(str(wrong))
    good = True
    for seats in sizes:
        report = simulate(game.name, seats, asked.matches, asked.seed, options, asked.workers)
        sys.stdout.write(text(report))
        good = good and not report.failures
        if asked.balance:
            for verdict in _verdicts(report, asked):
                sys.stdout.write(line(verdict))
                good = good and verdict.holds
    return int(not good)


def _sizes(game: AnyGame, wanted: Sequence[int] | None) -> Sequence[int]:
    possible = range(game.seats_min, game.seats_max + 1)
    for seats in wanted or ():
        if seats not in possible:
            raise ValueError(
                f"argument --seats: {game.name} is played by {game.seats_min} to"
                f" {game.seats_max}, not {seats}"
            )
    return wanted or possible


def _options(game: AnyGame, pairs: Sequence[str]) -> Struct:
    chosen = {}
    for pair in pairs:
        name, given, value = pair.partition("=")
        if not given:
            raise ValueError(f"argument --option: {pair!r} is not NAME=VALUE")
        try:
            chosen[name] = json.loads(value)
        except json.JSONDecodeError:
            chosen[name] = value
    try:
        options = msgspec.convert(chosen, game.options_type)
    except msgspec.ValidationError as error:
        raise ValueError(f"argument --option: {sentence(error)}") from error
    if game.clock and game.clock(options):
        raise ValueError("argument --option: no time passes in a simulation: choose no clock")
    return options


def _verdicts(report: Report, asked: argparse.Namespace) -> Iterator[Verdict]:
    yield from of_standard_play(report)
    for guest in (*BALANCE[report.game].one_sided, GREENHORN):
        judge = of_greenhorn if guest == GREENHORN else of_one_sided
        part = simulate(
            report.game,
            report.seats,
            asked.matches,
            asked.seed,
            report.options,
            asked.workers,
            guest=guest,
        )
        if part.failures:
            yield Verdict(f"matches with {guest} fail", part.failures[0], holds=False)
        else:
            yield judge(part)


def line(verdict: Verdict) -> str:
    """A verdict for people."""
    return f"  {'holds' if verdict.holds else 'FAILS'}  {verdict.about:50} {verdict.found}\n"


def text(report: Report) -> str:
    """The report for people."""
    options = msgspec.json.encode(report.options).decode()
    lines = [f"{report.game}, {report.seats} seats, {_matches(report.matches)}, {options}"]
    if report.matches:
        lines += [*_win_lines(report), *_figure_lines(report), *_event_lines(report)]
    lines.append(f"  exceptions and broken conservation: {len(report.failures)}")
    lines += [f"    {failure}" for failure in report.failures[:FAILURES_SHOWN]]
    return "\n".join(lines) + "\n"


def _matches(count: int) -> str:
    return f"{count} match{'es' * (count != 1)}"


def _win_lines(report: Report) -> Iterator[str]:
    for seat, wins in enumerate(report.wins):
        yield f"  seat {seat} wins {shown(wins, report.matches)}"
    yield f"  choices a match {report.actions / report.matches:.1f}"
    yield f"  lead changes a match (median) {median(report.lead_changes):g}"


def _figure_lines(report: Report) -> Iterator[str]:
    width = max(map(len, report.figures), default=0)
    amounts = BALANCE[report.game].amounts
    for name, values in sorted(report.figures.items()):
        unit, each = (amounts[name], 1) if name in amounts else ("%", SHARES_A_PERCENT)
        low, mean, high = (figure / each for figure in mean_interval(values))
        if unit == "%" and max(values) <= EVERYTHING:
            low, high = max(low, 0.0), min(high, 100.0)
        spread = f"(95 %: {low:.1f} to {high:.1f} {unit}, {_matches(values.total())})"
        yield f"  {name:{width}} {mean:8.1f} {unit:6}   {spread}"


def _event_lines(report: Report) -> Iterator[str]:
    names = sorted({name for name, _ in report.happened})
    width = max(map(len, names))
    yield f"  {'':{width}}  a match  in matches"
    for name in names:
        count, share = report.happened[name, ""] / report.matches, _share(report, (name, ""))
        yield f"  {name:{width}} {count:8.2f} {share:>10}"
        words = sorted(word for named, word in report.happened if named == name and word)
        if words:
            yield "      " + ", ".join(f"{word} {_share(report, (name, word))}" for word in words)


def _share(report: Report, kind: Kind) -> str:
    return f"{report.matches_with[kind] / report.matches:.1%}"


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 on")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("chuckwagon simulate", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, nargs="+", help="table sizes (default: all)")
    parser.add_argument(
        "--matches", type=_at_least_one, default=MATCHES_DEFAULT, help="of each size"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument(
        "--workers", type=_at_least_one, default=os.cpu_count() or 1, help="processes"
    )
    parser.add_argument(
        "--balance",
        action="store_true",
        help="also check the game's wishes, with one-sided players and greenhorns as guests",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option: sheet=desert_b",
    )
    return parser
