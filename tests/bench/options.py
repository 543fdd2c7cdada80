"""Options of partial turns in Pioneer Rails, and how long its bots think: CPU time on each sheet.

Standard bots play with all variants; at every turn a plan is grown at random through its
options, step by step, and each answer is timed.
"""

import random
import statistics
import time
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from domain.games.pioneer_rails import bot, rules
from domain.games.pioneer_rails.actions import SubmitTurn
from domain.games.pioneer_rails.data import JOKERS, SHEET_IDS, SheetId
from domain.games.pioneer_rails.setup import TableOptions
from domain.games.pioneer_rails.view import PioneerRailsView
from domain.kernel.play import begin, submit
from domain.kernel.rules import AwaitSeats, Setup
from tests.bench.figures import Figure, at_most
from tests.driver import key_of

SEATS: Final = 3
MATCHES: Final = 2
MEDIAN_MS_MAX: Final = 5
THOUGHT_MS_MAX: Final = 50
SLOWEST: Final = 0.99


def run() -> list[Figure]:
    """The median and the slowest of a hundred, sheet by sheet; then the bots."""
    figures, thoughts = [], list[float]()
    for sheet in SHEET_IDS:
        answers: list[float] = []
        for seed in range(MATCHES):
            for kind, milliseconds in _timed(sheet, seed):
                (answers if kind == "options" else thoughts).append(milliseconds)
        middle = statistics.median(answers)
        slow = sorted(answers)[int(len(answers) * SLOWEST)]
        measured = f"{middle:.2f} ms (slowest of 100: {slow:.1f}; {len(answers):,} answers)"
        figures.append(at_most(f"options on {sheet}", middle, MEDIAN_MS_MAX, measured))
    slow = sorted(thoughts)[int(len(thoughts) * SLOWEST)]
    measured = f"{statistics.median(thoughts):.1f} ms (slowest of 100: {slow:.1f})"
    return [*figures, at_most("a standard bot's thought", slow, THOUGHT_MS_MAX, measured)]


def _timed(sheet: SheetId, seed: int) -> Iterator[tuple[str, float]]:
    """What answers and thoughts took in one match."""
    rng = random.Random(seed)
    table = TableOptions(sheet, advanced_hand=True, owners=True, jokers=True)
    done = begin(rules, Setup(SEATS, table), key_of(seed))
    while isinstance(pending := rules.pending(done.state), AwaitSeats):
        seat = min(pending.decisions)
        view = rules.view(done.state, seat)
        for milliseconds in _answers(view, rng):
            yield "options", milliseconds
        start = time.process_time()
        action = bot.advise(view, rng.randrange)
        yield "thought", (time.process_time() - start) * 1_000
        done = submit(rules, done.state, seat, action, key_of(seed), done.draws_made)


def _answers(view: PioneerRailsView, rng: random.Random) -> Iterator[float]:
    """The times of the options asked for while one plan is made."""
    partial = rules.options(view, None)[0].action
    if not isinstance(partial, SubmitTurn):
        return
    if partial.card in JOKERS:
        partial = replace(partial, rank="A", suit="club")
    while True:
        start = time.process_time()
        listed = rules.options(view, partial)
        yield (time.process_time() - start) * 1_000
        going = [option.action for option in listed if option.ask is not None]
        if not going:
            return
        partial = rng.choice(going[-len(going) // 2 :])
