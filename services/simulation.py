"""Simulation: bots play many matches of a game, and what happened is counted."""

import random
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from msgspec import Struct

from domain.kernel.chance import SEED_BYTES
from domain.kernel.game import AnyGame
from domain.kernel.play import Played, begin, submit
from domain.kernel.rules import AwaitSeats, Bot, Finished, Setup
from domain.registry import BALANCE, GAMES

STANDARD: Final = "standard"
ACTIONS_MAX: Final = 100_000
"""A match with more actions than this counts as one that never ends."""
Kind = tuple[str, str]


class BrokenMatchError(Exception):
    """A match that never ends, or in which something conserved has changed."""


@dataclass
class Report:
    """What happened in the matches of one table size; reports of parts add up.

    `guest` plays one seat of each match, all seats in turn, the others are standard bots;
    `guest_wins` are its own. `lead_changes[n]` counts the matches in which the seat that
    alone stood best was another than before n times, as seen whenever a seat was asked.
    `happened[kind]` counts events, `matches_with[kind]` the matches with at least one;
    a kind is an event's stable name and a word out of the event, or "" for any:
    `("rancher.farm_bought", "hells_gate")`. `figures[name][value]` counts the matches in
    which the game's own figure of that name had this value.
    """

    game: str
    seats: int
    options: Struct
    guest: str = STANDARD
    matches: int = 0
    actions: int = 0
    wins: list[Fraction] = field(default_factory=list)
    guest_wins: Fraction = Fraction(0)
    lead_changes: Counter[int] = field(default_factory=Counter)
    happened: Counter[Kind] = field(default_factory=Counter)
    matches_with: Counter[Kind] = field(default_factory=Counter)
    figures: dict[str, Counter[int]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nobody has won yet."""
        self.wins = self.wins or [Fraction(0)] * self.seats

    def add(self, other: "Report") -> None:
        """Take in another part of the same table size."""
        self.matches += other.matches
        self.actions += other.actions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.guest_wins += other.guest_wins
        self.lead_changes += other.lead_changes
        self.happened += other.happened
        self.matches_with += other.matches_with
        for name, values in other.figures.items():
            self.figures[name] = self.figures.get(name, Counter()) + values
        self.failures += other.failures


def simulate(  # noqa: PLR0913 — a simulation has this many settings
    game: str,
    seats: int,
    matches: int,
    seed: int,
    options: Struct,
    workers: int = 1,
    guest: str = STANDARD,
) -> Report:
    """Play matches between bots, match i under seed + i, in this many processes.

    The report is the same for any number of workers.
    """
    report = Report(game, seats, options, guest)
    parts = [range(seed + worker, seed + matches, workers) for worker in range(workers)]
    if workers == 1:
        report.add(_part(report, parts[0]))
        return report
    with ProcessPoolExecutor(workers) as pool:
        futures = [pool.submit(_part, report, part) for part in parts]
        for future in futures:
            report.add(future.result())
    return report


def players(game: str) -> dict[str, Bot[Struct, Struct]]:
    """The bots of a game that can be a guest, by name: those of its levels, and the one-sided."""
    return {
        **BALANCE[game].one_sided,
        **{str(level): bot for level, bot in GAMES[game].bots.items()},
    }


def _part(whole: Report, seeds: range) -> Report:
    report = Report(whole.game, whole.seats, whole.options, whole.guest)
    for seed in seeds:
        try:
            _count_match(report, seed)
        except Exception as failure:  # noqa: BLE001 — any failure is a finding, and play goes on
            report.failures.append(f"seed {seed}: {type(failure).__name__}: {failure}")
    return report


def _count_match(report: Report, seed: int) -> None:
    game, balance = GAMES[report.game], BALANCE[report.game]
    host, guest = seed % report.seats, players(report.game)[report.guest]
    lineup = [game.bots[STANDARD]] * report.seats
    lineup[host] = guest
    happened: Counter[Kind] = Counter()
    actions, finished, leaders = -1, None, _Leaders()
    held: object = None
    events: list[Struct] = []
    figures: Mapping[str, int] = {}
    for played in _match(game, lineup, Setup(report.seats, report.options), seed):
        actions += 1
        events += played.events
        for event in played.events:
            happened.update(_kinds(event))
        now = balance.conserved(played.state)
        if actions and now != held:
            raise BrokenMatchError(f"action {actions}: {held} became {now}")
        held = now
        leaders.see(balance.standing(played.state))
        if isinstance(played.pending, Finished):
            finished, figures = played.pending, balance.figures(events, played.state)
    if finished is None:
        raise BrokenMatchError(f"no end after {actions} actions")
    report.matches += 1
    report.actions += actions
    report.lead_changes[leaders.changes] += 1
    if host in finished.winners:
        report.guest_wins += Fraction(1, len(finished.winners))
    report.happened += happened
    report.matches_with.update(happened.keys())
    for name, value in figures.items():
        report.figures.setdefault(name, Counter())[value] += 1
    for winner in finished.winners:
        report.wins[winner] += Fraction(1, len(finished.winners))


class _Leaders:
    """Counts how often another seat than before is ahead of all."""

    def __init__(self) -> None:
        self.changes = 0
        self._leader: int | None = None

    def see(self, standing: Sequence[int]) -> None:
        best = max(standing)
        if standing.count(best) > 1:
            return
        leader = standing.index(best)
        self.changes += self._leader not in {None, leader}
        self._leader = leader


def _match(
    game: AnyGame, lineup: Sequence[Bot[Struct, Struct]], setup: Setup[Struct], seed: int
) -> Iterator[Played[Struct, Struct]]:
    """The opening, then each action with what came of it."""
    key = seed.to_bytes(SEED_BYTES, "big")
    bots = random.Random(seed)  # noqa: S311 — a bot's choices are no secret here
    played = begin(game.rules, setup, key)
    yield played
    for _ in range(ACTIONS_MAX):
        pending = played.pending
        if not isinstance(pending, AwaitSeats):
            return
        seat = min(pending.decisions)
        action = lineup[seat].advise(game.rules.view(played.state, seat), bots.randrange)
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


def median(counts: Counter[int]) -> float:
    """The median of the numbers that are counted; raises StatisticsError where none are."""
    return statistics.median(sorted(counts.elements()))
