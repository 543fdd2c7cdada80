"""One and two API processes on PostgreSQL and Redis, matches routed by hash; SQLite beside them."""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final
from uuid import UUID

import uvloop

from services.adapters.postgres_tables import migrate
from services.application.events import OptionValue
from services.settings import DatabaseAddress
from tests import servers
from tests.bench.figures import Figure, at_least
from tests.bench.line import Line
from tests.bench.load import Window, window
from tests.bench.tables import Table, people, tables
from tests.faults.forks import Fork, Forks, environment, forks
from tests.stores import Kept

MATCHES: Final = 100
SEATS: Final = 2
WINDOWS: Final = 5
SECONDS: Final = 1.5
RATIO_MIN: Final = 0.6
OPTIONS: Final[dict[str, OptionValue]] = {"rounds": 120, "automatic_rolls": False}


class Kind:
    """Some processes, their tables, and the lines by which each table is reached."""

    def __init__(self, apis: Sequence[Fork]) -> None:
        self.apis = apis
        self.windows: list[Window] = []
        self._lines: list[Line] = []
        self._tables: list[Table] = []

    async def open(self) -> None:
        """Sit down, and look for each table at the process that its hash says."""
        port = self.apis[0].port
        tokens = await people(port, MATCHES * SEATS)
        self._tables = await tables(port, tokens, SEATS, OPTIONS)
        for table in self._tables:
            api = self.apis[UUID(table.match).int % len(self.apis)]
            self._lines.append(await Line.to(api.port))

    async def measure(self) -> None:
        """Another window, unless a match is over."""
        if not any(table.over for table in self._tables):
            pid = self.apis[0].pid
            self.windows.append(await window(pid, self._lines, self._tables, SECONDS))

    @property
    def best(self) -> Window:
        """What the machine can do when it is let."""
        return max(self.windows, key=lambda one: one.rate)

    def close(self) -> None:
        """Hang up."""
        for line in self._lines:
            line.close()


def run() -> list[Figure]:
    """Alternating windows, the best of each."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        source = stack.enter_context(forks(folder))
        kinds = stack.enter_context(_kinds(source, folder))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_alternating(kinds))
    sqlite, one, two = (kind.best for kind in kinds)
    return [
        Figure("SQLite, 1 process", str(sqlite)),
        Figure("PostgreSQL and Redis, 1 process", str(one)),
        at_least(
            "  rate against SQLite", one.rate / sqlite.rate, RATIO_MIN,
            f"{one.rate / sqlite.rate:.2f}",
        ),
        Figure("PostgreSQL and Redis, 2 processes", str(two)),
        Figure("  rate against 1 process", f"{two.rate / one.rate:.2f}"),
    ]  # fmt: skip


@contextmanager
def _kinds(source: Forks, folder: Path) -> Iterator[list[Kind]]:
    with servers.postgres() as postgres, servers.valkey() as valkey:
        kinds = [Kind([source.api(environment(Kept(folder)))])]
        for processes in (1, 2):
            address = DatabaseAddress(postgres.url(postgres.create()))
            migrate(address)
            told = environment(Kept(folder, address), valkey.url())
            kinds.append(Kind([source.api(told) for _ in range(processes)]))
        yield kinds
        for fork in source.made:
            fork.kill()


async def _alternating(kinds: Sequence[Kind]) -> None:
    for kind in kinds:
        await kind.open()
    for _ in range(WINDOWS):
        for kind in kinds:
            await kind.measure()
    for kind in kinds:
        kind.close()
