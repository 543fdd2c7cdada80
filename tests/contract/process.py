"""The server in a process of its own, started by its command as anyone would."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

STARTING_SECONDS = 20
ENDING_SECONDS = 10


@dataclass(frozen=True)
class Process:
    """A server that says it serves."""

    url: str
    running: subprocess.Popen[str]
    log: Path

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Ask it to end; how many seconds that took."""
        began = time.monotonic()
        self.running.send_signal(how)
        self.running.wait(ENDING_SECONDS)
        return time.monotonic() - began


@contextmanager
def served(data: Path, *flags: str) -> Iterator[Process]:
    """Run `chuckwagon serve` on a data folder and a free port."""
    log = data.with_suffix(".log")
    command = [sys.executable, "-m", "services.cli", "serve", "--port", "0", "--data", str(data)]
    with log.open("w") as errors:
        running = subprocess.Popen(
            [*command, *flags],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "CHUCKWAGON_RATE_LIMITS": "off"},
        )
    try:
        yield Process(_address(running, log), running, log)
    finally:
        running.kill()
        running.wait()
        if running.stdout is not None:
            running.stdout.close()


def _address(running: subprocess.Popen[str], log: Path) -> str:
    assert running.stdout is not None
    ready, _, _ = select.select([running.stdout], [], [], STARTING_SECONDS)
    line = running.stdout.readline() if ready else ""
    assert line.startswith("Chuckwagon serves "), log.read_text()
    return line.split()[-1]
