"""The server as people run it: a process that can be killed, and started again on the same data."""

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Final
from uuid import UUID

import httpx

from tests.servers import free_port

COMMAND: Final = Path(sys.executable).with_name("chuckwagon")
START_SECONDS_MAX: Final = 60
STOP_SECONDS_MAX: Final = 15
ANNOUNCEMENT: Final = "Chuckwagon serves "


class ServerProcess:
    """`chuckwagon serve` on a folder of its own, at a port that it keeps."""

    def __init__(self, folder: Path, web: Path) -> None:
        """Nothing runs yet."""
        self._data = folder / "data"
        self._log = folder / "server.log"
        self._web = web
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        """Where browsers find it, as an origin that they trust."""
        return f"http://localhost:{self.port}"

    @property
    def insecure_url(self) -> str:
        """The same server as an origin that browsers do not trust, as from another device."""
        return f"http://table.test:{self.port}"

    def start(self) -> None:
        """Run, and wait until it serves."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [COMMAND, "serve", "--port", str(self.port), "--data", self._data],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "CHUCKWAGON_WEB": str(self._web)},
            )
        give_up = time.monotonic() + START_SECONDS_MAX
        while not self._serves():
            if self._process.poll() is not None or time.monotonic() > give_up:
                raise AssertionError(f"the server did not start:\n{self._log.read_text()}")

    def _serves(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/readyz", timeout=1).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it without warning, as a loss of power would."""
        process = self._running()
        process.kill()
        process.wait()

    def stop(self) -> None:
        """Ask it to end, and see that it does."""
        process = self._running()
        process.terminate()
        process.wait(STOP_SECONDS_MAX)

    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def sow(self, match: UUID, seed: bytes) -> None:
        """Let a match that is yet to be made draw from this seed, as if it had come to it."""
        with closing(sqlite3.connect(self._data / "accounts.db")) as accounts, accounts:
            accounts.execute("INSERT INTO seeds VALUES (?, ?)", (match.hex, seed))

    def complaints(self) -> list[str]:
        """What it has written beyond its address: a warning, a traceback, anything else."""
        lines = self._log.read_text().splitlines()
        return [line for line in lines if not line.startswith(ANNOUNCEMENT)]
