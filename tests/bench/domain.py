"""The rules alone: random actions of Rancher, each picked from its view's options.

CPU time counts, so that whatever else runs here does not. A loop of bare additions in the
same run tells how fast this machine's Python is.
"""

import time
from typing import Final

from domain.kernel.game import erased
from domain.registry import RANCHER
from tests.bench.figures import Figure, at_least
from tests.driver import random_match, setups

ROUNDS: Final = 5
SECONDS: Final = 0.8
LOOP: Final = 1_000_000
ACTIONS_MIN: Final = 20_000


def run() -> list[Figure]:
    """The best of some alternating rounds."""
    rates, loops = [], []
    for number in range(ROUNDS):
        loops.append(_loop())
        rates.append(_play(number))
    rate, loop = max(rates), max(loops)
    return [
        at_least("random actions a second", rate, ACTIONS_MIN, f"{rate:,.0f}"),
        Figure("bare additions a second", f"{loop:,.0f}"),
        Figure("additions in the time of an action", f"{loop / rate:,.0f}"),
    ]


def _loop() -> float:
    start, total = time.process_time(), 0
    for number in range(LOOP):
        total += number
    return LOOP / (time.process_time() - start)


def _play(first: int) -> float:
    """Over every kind of table in turn, so that short and long matches all count."""
    start, acted = time.process_time(), 0
    game = erased(RANCHER)
    kinds = setups(game)
    seed = first * 1_000
    while time.process_time() - start < SECONDS:
        seed += 1
        acted += sum(1 for _ in random_match(game, kinds[seed % len(kinds)], seed))
    return acted / (time.process_time() - start)
