"""python -m tests.golden.rewrite [GAME ...]: play the golden matches that are missing.

A match that is there stays as its bots of the day played it: remove it to have it anew.
"""

import sys
from collections.abc import Sequence

from tests.golden.record import played_out
from tests.golden.scenarios import SCENARIOS, path_of
from tests.testgame.games import ALL_GAMES


def main(names: Sequence[str]) -> None:
    """Write the missing matches of these games, or of all."""
    for name in names or SCENARIOS:
        game = ALL_GAMES[name]
        for scenario in SCENARIOS[name]:
            path = path_of(name, scenario.name, game.rules_version)
            if not path.is_file():
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(b"\n".join(played_out(game, scenario)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
