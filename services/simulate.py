"""chuckwagon simulate: bots play many matches of a game, and what happened is counted."""

import argparse
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Final

import msgspec
from msgspec import Struct

from domain.kernel.chance import SEED_BYTES
from domain.kernel.game import AnyGame
from domain.kernel.play import Played, begin, submit
from domain.kernel.rules import AwaitSeats, Finished, Setup
from domain.registry import CONSERVED, GAMES

MATCHES_DEFAULT: Final = 300
ACTIONS_MAX: Final = 100_000
"""A match with more actions than this counts as one that never ends."""
CONFIDENCE_95: Final = 1.96
FAILURES_SHOWN: Final = 5

Kind = tuple[str, str]


class BrokenMatchError(Exception):
    """A match that never ends, or in which something conserved has changed."""


@dataclass
class Report:
    """What happened in the matches of one table size; reports of parts add up.

    `happened[kind]` counts events, `matches_with[kind]` the matches with at least one;
    a kind is an event's stable name and a word out of the event, or "" for any:
    `("rancher.farm_bought", "hells_gate")`.
    """

    game: str
    seats: int
    options: Struct
    matches: int = 0
    actions: int = 0
    wins: list[Fraction] = field(default_factory=list)
    happened: Counter[Kind] = field(default_factory=Counter)
    matches_with: Counter[Kind] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nobody has won yet."""
        self.wins = self.wins or [Fraction(0)] * self.seats

    def add(self, other: "Report") -> None:
        """Take in another part of the same table size."""
        self.matches += other.matches
        self.actions += other.actions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.happened += other.happened
        self.matches_with += other.matches_with
        self.failures += other.failures


def simulate(  # noqa: PLR0913 — a simulation has this many settings
    game: str,
    seats: int,
    matches: int,
    seed: int,
    options: Struct,
    workers: int = 1,
) -> Report:
    """Play matches between bots, match i under seed + i, in this many processes.

    The report is the same for any number of workers.
    """
    report = Report(game, seats, options)
    parts = [range(seed + worker, seed + matches, workers) for worker in range(workers)]
    if workers == 1:
        report.add(_part(game, seats, parts[0], options))
        return report
    with ProcessPoolExecutor(workers) as pool:
        futures = [pool.submit(_part, game, seats, part, options) for part in parts]
        for future in futures:
            report.add(future.result())
    return report


def _part(name: str, seats: int, seeds: range, options: Struct) -> Report:
    report = Report(name, seats, options)
    for seed in seeds:
        try:
            _count_match(report, seed)
        except Exception as failure:  # noqa: BLE001 — any failure is a finding, and play goes on
            report.failures.append(f"seed {seed}: {type(failure).__name__}: {failure}")
    return report


def _count_match(report: Report, seed: int) -> None:
    game = GAMES[report.game]
    happened: Counter[Kind] = Counter()
    actions, finished = -1, None
    held: object = None
    for played in _match(game, Setup(report.seats, report.options), seed):
        actions += 1
        for event in played.events:
            happened.update(_kinds(event))
        now = CONSERVED[game.name](played.state)
        if actions and now != held:
            raise BrokenMatchError(f"action {actions}: {held} became {now}")
        held = now
        pending = game.rules.pending(played.state)
        finished = pending if isinstance(pending, Finished) else None
    if finished is None:
        raise BrokenMatchError(f"no end after {actions} actions")
    report.matches += 1
    report.actions += actions
    report.happened += happened
    report.matches_with.update(happened.keys())
    for winner in finished.winners:
        report.wins[winner] += Fraction(1, len(finished.winners))


def _match(game: AnyGame, setup: Setup[Struct], seed: int) -> Iterator[Played[Struct, Struct]]:
    """The opening, then each action with what came of it."""
    key = seed.to_bytes(SEED_BYTES, "big")
    bots = random.Random(seed)  # noqa: S311 — a bot's choices are no secret here
    played = begin(game.rules, setup, key)
    yield played
    for _ in range(ACTIONS_MAX):
        pending = game.rules.pending(played.state)
        if not isinstance(pending, AwaitSeats):
            return
        seat = min(pending.decisions)
        action = game.bots["standard"].advise(game.rules.view(played.state, seat), bots.randrange)
        played = submit(game.rules, played.state, seat, action, key, played.draws_made)
        yield played


def _kinds(event: Struct) -> Iterator[Kind]:
    """The event's name without a word, and with each word that the event holds."""
    name = str(event.__struct_config__.tag)
    yield name, ""
    for part in event.__struct_fields__:
        value = getattr(event, part)
        if isinstance(value, str):
            yield name, value


def interval(wins: Fraction, matches: int) -> tuple[float, float]:
    """The 95 percent confidence interval (Wilson) of the share that so many wins show."""
    share, z2 = float(wins) / matches, CONFIDENCE_95**2
    middle = share + z2 / (2 * matches)
    spread = CONFIDENCE_95 * sqrt(share * (1 - share) / matches + z2 / (4 * matches**2))
    return (middle - spread) / (1 + z2 / matches), (middle + spread) / (1 + z2 / matches)


def text(report: Report) -> str:
    """The report for people."""
    options = msgspec.json.encode(report.options).decode()
    lines = [f"{report.game}, {report.seats} seats, {report.matches} matches, {options}"]
    if report.matches:
        lines += [*_win_lines(report), *_event_lines(report)]
    lines.append(f"  exceptions and broken conservation: {len(report.failures)}")
    lines += [f"    {failure}" for failure in report.failures[:FAILURES_SHOWN]]
    return "\n".join(lines) + "\n"


def _win_lines(report: Report) -> Iterator[str]:
    for seat, wins in enumerate(report.wins):
        low, high = interval(wins, report.matches)
        share = float(wins) / report.matches
        yield f"  seat {seat} wins {share:6.1%}   (95 %: {low:.1%} to {high:.1%})"
    yield f"  choices a match {report.actions / report.matches:.1f}"


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


def main(arguments: Sequence[str]) -> int:
    """Run from a command line; the exit status is 1 when a match failed."""
    asked = _parser().parse_args(arguments)
    game = GAMES[asked.game]
    try:
        chosen = dict(_option(pair) for pair in asked.option)
        options = msgspec.convert(chosen, game.options_type)
    except msgspec.ValidationError as invalid:
        sys.stderr.write(f"{invalid}\n")
        return 2
    failed = False
    for seats in asked.seats or range(game.seats_min, game.seats_max + 1):
        report = simulate(game.name, seats, asked.matches, asked.seed, options, asked.workers)
        sys.stdout.write(text(report))
        failed = failed or bool(report.failures)
    return int(failed)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("chuckwagon simulate", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, nargs="+", help="table sizes (default: all)")
    parser.add_argument("--matches", type=int, default=MATCHES_DEFAULT, help="of each size")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=JSON", help="a table option"
    )
    return parser


def _option(pair: str) -> tuple[str, object]:
    name, _, value = pair.partition("=")
    return name, json.loads(value)
