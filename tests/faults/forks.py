"""Processes of the service that start in a moment: forked from one that has loaded it all.

python -m tests.faults.forks takes lines of JSON: the arguments of a chuckwagon command, its
environment, and the files for its output and errors. It answers each with a process id.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Self, TextIO

from services import cli
from tests.servers import LOOPBACK, free_port
from tests.stores import Kept

STARTING_SECONDS: Final = 60
ENDING_SECONDS: Final = 20
LOOK_SECONDS: Final = 0.002
FAULT: Final = 70


class Forks:
    """Where processes come from; all of them end with it."""

    def __init__(self, folder: Path) -> None:
        """Outputs and errors are kept in the folder."""
        self.folder = folder
        self.made: list[Fork] = []
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.forks"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def api(self, environment: Mapping[str, str]) -> "Fork":
        """An API process, started, at an address that it keeps over all its lives."""
        port = free_port()
        return self._started(["serve", "--port", str(port)], environment, port)

    def worker(self, environment: Mapping[str, str]) -> "Fork":
        """A worker, started."""
        return self._started(["worker"], environment, 0)

    def _started(
        self, arguments: Sequence[str], environment: Mapping[str, str], port: int
    ) -> "Fork":
        fork = Fork(self, arguments, environment, port)
        self.made.append(fork)
        fork.start()
        return fork

    def fork(self, order: object) -> int:
        """Start what the order says; its process id."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(json.dumps(order) + "\n")
        self._parent.stdin.flush()
        return int(self._parent.stdout.readline())

    def logs(self) -> str:
        """All that the processes have complained of."""
        return "".join(path.read_text() for path in sorted(self.folder.glob("*.err")))

    def close(self) -> None:
        """End all processes."""
        for fork in self.made:
            fork.kill()
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait(ENDING_SECONDS)
        self._parent.stdout.close()


class Fork:
    """A process that can be killed and started again and again."""

    def __init__(
        self, forks: Forks, arguments: Sequence[str], environment: Mapping[str, str], port: int
    ) -> None:
        """Nothing runs yet."""
        self.port = port
        self.url = f"http://{LOOPBACK}:{port}"
        self.pid = 0
        name = f"{arguments[0]}-{len(forks.made)}"
        self._forks = forks
        self._output = forks.folder / f"{name}.out"
        self._order = {
            "arguments": list(arguments),
            "environment": dict(environment),
            "output": str(self._output),
            "errors": str(forks.folder / f"{name}.err"),
        }

    def start(self) -> None:
        """Start it, and wait until it says that it is up."""
        self._output.write_text("")
        self.pid = self._forks.fork(self._order)
        end = time.monotonic() + STARTING_SECONDS
        while "\n" not in self._output.read_text():
            assert time.monotonic() < end, self._forks.logs()
            assert _alive(self.pid), self._forks.logs()
            time.sleep(LOOK_SECONDS)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self.pid:
            self._signal(signal.SIGKILL)
            end = time.monotonic() + ENDING_SECONDS
            while _alive(self.pid):
                assert time.monotonic() < end
                time.sleep(LOOK_SECONDS)
            self.pid = 0

    def freeze(self) -> None:
        """Let it stand still."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)


@contextmanager
def forks(folder: Path) -> Iterator[Forks]:
    """A source of processes until the block ends."""
    made = Forks(folder)
    try:
        yield made
    finally:
        made.close()


def environment(kept: Kept, redis_url: str = "") -> dict[str, str]:
    """What a process is told that keeps everything there."""
    given = {"CHUCKWAGON_DATA": str(kept.folder), "CHUCKWAGON_RATE_LIMITS": "off"}
    if kept.address is not None:
        given["CHUCKWAGON_DATABASE_URL"] = kept.address.url
    if redis_url:
        given["CHUCKWAGON_REDIS_URL"] = redis_url
    return given


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class _Order:
    """A line of the input."""

    def __init__(self, line: str) -> None:
        said = json.loads(line)
        self.arguments: list[str] = said["arguments"]
        self.environment: dict[str, str] = said["environment"]
        self.output: str = said["output"]
        self.errors: str = said["errors"]

    @classmethod
    def all_of(cls, lines: TextIO) -> Iterator[Self]:
        """Those that come, one after another."""
        for line in lines:
            yield cls(line)

    def obey(self) -> None:
        """Become the command; never returns."""
        status = FAULT
        try:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.environ.update(self.environment)
            for path, number in ((self.output, 1), (self.errors, 2)):
                os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), number)
            # Not closed: what is opened next would take its number, and libuv refuses those.
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            status = cli.main(self.arguments)
        finally:
            sys.stdout.flush()
            os._exit(status)


def _main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for those that end
    for order in _Order.all_of(sys.stdin):
        pid = os.fork()
        if not pid:
            order.obey()
        print(pid, flush=True)


if __name__ == "__main__":
    _main()
