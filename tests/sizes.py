"""Two sizes of one test: P in every run, L by `./dev soak`."""

import os


def sized(small: int, large: int) -> int:
    """The number of trials for this run."""
    return large if os.environ.get("SOAK_SIZE") == "L" else small
