"""python -m tests.bench [NAME…]: the figures of speed and size, each beside its target."""

import sys
import time
from typing import Final

from tests.bench import (
    actions,
    catchup,
    domain,
    length,
    lighthouse,
    memory,
    options,
    processes,
    spectators,
    stalled,
    store,
    web,
)
from tests.bench.figures import table

BENCHES: Final = {
    "actions": actions.run,
    "domain": domain.run,
    "options": options.run,
    "catchup": catchup.run,
    "memory": memory.run,
    "web": web.run,
    "lighthouse": lighthouse.run,
    "store": store.run,
    "processes": processes.run,
    "spectators": spectators.run,
    "stalled": stalled.run,
    "length": length.run,
}


def main() -> None:
    """Run the named benches, or all; a missed target is reported and no failure."""
    names = sys.argv[1:] or list(BENCHES)
    if unknown := set(names) - set(BENCHES):
        sys.exit(f"no bench {', '.join(sorted(unknown))}; there are {', '.join(BENCHES)}")
    for name in names:
        start = time.perf_counter()
        figures = BENCHES[name]()
        print(f"{name} ({time.perf_counter() - start:.0f} s)\n{table(figures)}\n", flush=True)


if __name__ == "__main__":
    main()
