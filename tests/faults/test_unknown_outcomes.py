"""Row 2: whoever does not learn what became of a command sends it again, and it counts once.

Lines break at the worst moments: before and after the COMMIT, before the request arrives,
before the answer goes out. SQLite has no line to its file; there the call fails.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final, cast

from domain.registry import GAMES
from services.adapters.event_store import DurableEventStore
from services.adapters.recorder import Group
from services.application.codec import Codec
from services.settings import DatabaseAddress
from tests.bench.tables import people
from tests.faults.forks import Forks, environment
from tests.faults.players import SEATS, Journal, Player, audit
from tests.faults.proxy import TcpProxy
from tests.services.api.running import running
from tests.sizes import sized
from tests.stores import Kept

CASES: Final = sized(250, 5_000)
"""On each store."""
UNKNOWN_MIN: Final = 0.1
INSERT: Final = b"INSERT INTO"
COMMIT: Final = b"COMMIT\x00"
"""The statement as well as its answer; a new connection begins with one too."""

Break = Callable[[], None]


class Doubter(Player):
    """A player who looks whether a command was stored before sending it again."""

    def __init__(
        self, port: int, tokens: Sequence[str], journal: Journal, log: DurableEventStore
    ) -> None:
        """`log` is read past all lines that break."""
        super().__init__(port, tokens, journal)
        self.known_to_nobody = 0
        """How many commands were stored without an answer."""
        self._log = log
        self._position = 0

    async def insist(self, request: bytes) -> bytes:
        """The same, with a mark in the log."""
        self._position = self._log.position()
        return await super().insist(request)

    async def puzzled(self) -> None:
        """Count it if it was stored."""
        position = self._log.position()
        self.known_to_nobody += position > self._position
        self._position = position


@dataclass
class Stage:
    """Somebody who plays, and what can break on the way."""

    player: Doubter
    breaks: Mapping[str, Break]
    mend: Callable[[], None]


@asynccontextmanager
async def staged(kept: Kept, source: Forks, journal: Journal) -> AsyncIterator[Stage]:
    """A server behind lines that can break."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        port, at_the_commit = await (
            _in_here(stack, kept) if kept.address is None else _beyond_a_line(stack, kept, source)
        )
        line = await enter(TcpProxy(port))
        log = kept.events(Codec(GAMES).event_type)
        stack.push_async_callback(log.close)
        player = Doubter(line.port, await people(line.port, SEATS), journal, log)
        stack.callback(player.hang_up)
        await player.act()
        yield Stage(player, {**at_the_commit, **_at_the_api(line)}, line.hold_together)


async def _in_here(stack: AsyncExitStack, kept: Kept) -> tuple[int, Mapping[str, Break]]:
    server = await stack.enter_async_context(running(kept.folder))
    store = cast("DurableEventStore", server.backend.matches._store)
    return int(server.url.rpartition(":")[2]), _at_the_file(store)


async def _beyond_a_line(
    stack: AsyncExitStack, kept: Kept, source: Forks
) -> tuple[int, Mapping[str, Break]]:
    assert kept.address is not None
    host, _, name = kept.address.url.rpartition("/")
    line = await stack.enter_async_context(TcpProxy(int(host.rpartition(":")[2]), singly=True))
    address = DatabaseAddress(f"{host.rpartition(':')[0]}:{line.port}/{name}")
    # The line is in this loop, and a process has to get through before it says that it is up.
    api = await asyncio.to_thread(source.api, environment(Kept(kept.folder, address)))
    stack.push_async_callback(asyncio.to_thread, api.kill)
    return api.port, _at_the_line(line)


def _at_the_api(line: TcpProxy) -> Mapping[str, Break]:
    return {
        "before the request": lambda: line.break_once(b"POST", there=True),
        "before the answer": lambda: line.break_once(b"HTTP/1.1 20", there=False),
    }


def _at_the_line(line: TcpProxy) -> Mapping[str, Break]:
    return {
        "before the commit": lambda: line.break_once(COMMIT, there=True, after=INSERT),
        "after the commit": lambda: line.break_once(COMMIT, there=False, after=INSERT),
    }


def _at_the_file(store: DurableEventStore) -> Mapping[str, Break]:
    insert = store._recorder.insert_groups

    def failing(*, stored: bool) -> None:
        def fail(groups: Sequence[Group]) -> list[bool]:
            store._recorder.insert_groups = insert  # type: ignore[method-assign]
            if stored:
                insert(groups)
            raise OSError("the disk does not answer")

        store._recorder.insert_groups = fail  # type: ignore[method-assign]

    return {
        "before the commit": lambda: failing(stored=False),
        "after the commit": lambda: failing(stored=True),
    }


async def test_a_repeat_of_a_command_with_an_unknown_outcome_counts_once(
    kept: Kept, source: Forks, journal: Journal
) -> None:
    seed = random.randrange(2**32)
    print("seed", seed)
    rng = random.Random(seed)
    async with staged(kept, source, journal) as stage:
        kinds = sorted(stage.breaks)
        broken = dict.fromkeys(kinds, 0)
        for _ in range(CASES):
            kind = rng.choice(kinds)
            unclear = stage.player.unclear
            stage.breaks[kind]()
            await stage.player.act()
            stage.mend()
            broken[kind] += stage.player.unclear > unclear
        unknown = stage.player.known_to_nobody

    print(broken, unknown, "stored without an answer")
    assert min(broken.values()) > CASES / 25
    assert unknown >= UNKNOWN_MIN * CASES
    await audit(kept, journal)
