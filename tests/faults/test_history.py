"""Row 4: one order of commands for each match, and no old answer, whichever process is asked.

Many clients read and write the same few matches through two processes, of which now one,
now the other stands still for a while.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final
from uuid import UUID

import msgspec
import pytest
from msgspec import Raw, Struct

from domain.registry import GAMES
from services.application.codec import Codec
from services.application.events import OptionValue
from tests.bench.line import Line, get
from tests.bench.tables import API, Frame, Pending, Table, people, tables_alone
from tests.faults.forks import Fork, Forks, environment
from tests.faults.history import Seen, faults
from tests.sizes import sized
from tests.stores import Kept

OPERATIONS: Final = sized(20_000, 200_000)
"""On each store."""
MATCHES: Final = 24
"""At a time, so that always several clients are at the same one."""
SEATS: Final = 2
CLIENTS: Final = 48
"""So many that some are left for the one process while the other stands still."""
FROZEN_SECONDS_MAX: Final = 0.2
SIGHT_SECONDS_MAX: Final = 0.3


class _Written(Struct):
    after: int
    version: int
    pending: Pending


class _Looked(Struct):
    frame: Raw


class _Problem(Struct):
    code: str
    version: int = 0


class Chronicle:
    """The histories of some matches at a time, until there is enough."""

    def __init__(self, port: int, token: str) -> None:
        """Nothing has begun."""
        self.histories: dict[str, list[Seen]] = {}
        self.going_on: list[str] = []
        self.busy = 0
        self._over: set[str] = set()
        self._port = port
        self._token = token

    @property
    def enough(self) -> bool:
        """Whether there is."""
        return sum(map(len, self.histories.values())) >= OPERATIONS

    async def begin(self, matches: int) -> None:
        """Open so many more."""
        options: dict[str, OptionValue] = {"rounds": 120, "automatic_rolls": False}
        for table in await tables_alone(self._port, self._token, matches, SEATS, options):
            self.histories[table.match] = []
            self.going_on.append(table.match)

    async def end(self, match: str) -> None:
        """The match is over; another one takes its place."""
        if match not in self._over:
            self._over.add(match)
            await self.begin(1)
            self.going_on.remove(match)


class Client:
    """Reads and writes at either process, in the name of one who holds all seats."""

    def __init__(self, chronicle: Chronicle, ports: Sequence[int], token: str, seed: int) -> None:
        """A line to each process, once there is something to ask."""
        self._chronicle = chronicle
        self._ports = ports
        self._lines: dict[int, Line] = {}
        self._token = token
        self._rng = random.Random(seed)

    async def work(self) -> None:
        """Read a match and then write to it, as often as is needed."""
        while not self._chronicle.enough:
            match = self._rng.choice(self._chronicle.going_on)
            frame = await self._read(match)
            if frame is None:
                continue
            if not frame.pending.awaits:
                await self._chronicle.end(match)
                continue
            await self._write(Table(match, [self._token] * SEATS, frame))

    async def _read(self, match: str) -> Frame | None:
        path = f"{API}/matches/{match}"
        began = time.monotonic()
        answer = await self._ask(get(path, authorization=f"Bearer {self._token}"))
        if isinstance(answer, _Problem):
            self._chronicle.busy += 1
            return None
        bytes_ = bytes(msgspec.json.decode(answer, type=_Looked).frame)
        frame = msgspec.json.decode(bytes_, type=Frame)
        shown = blake2b(bytes_, digest_size=16).digest()
        self._note(match, Seen("read", began, time.monotonic(), frame.version, frame=shown))
        return frame

    async def _write(self, table: Table) -> None:
        began, upon = time.monotonic(), table.version
        answer = await self._ask(table.request())
        ended = time.monotonic()
        if not isinstance(answer, _Problem):
            made = msgspec.json.decode(answer, type=_Written)
            self._note(table.match, Seen("written", began, ended, made.version, made.after))
        elif answer.code == "busy":
            self._chronicle.busy += 1
        elif answer.code == "not_running":
            await self._chronicle.end(table.match)
        else:
            assert answer.code in {"stale_version", "not_awaited"}, answer.code
            self._note(table.match, Seen("refused", began, ended, answer.version, upon))

    async def _ask(self, request: bytes) -> bytes | _Problem:
        port = self._rng.choice(self._ports)
        if port not in self._lines:
            self._lines[port] = await Line.to(port)
        try:
            return (await self._lines[port].ask(request)).body
        except RuntimeError as problem:
            return msgspec.json.decode(str(problem), type=_Problem)
        except ConnectionError:  # a line that is idle for seconds is hung up
            self._lines.pop(port).close()
            return _Problem("busy")

    def close(self) -> None:
        """Hang up."""
        for line in self._lines.values():
            line.close()

    def _note(self, match: str, seen: Seen) -> None:
        self._chronicle.histories[match].append(seen)


async def _stand_still(apis: Sequence[Fork], seed: int) -> None:
    """Let one process at a time stand still, again and again."""
    rng = random.Random(seed)
    while True:
        await asyncio.sleep(rng.random() * SIGHT_SECONDS_MAX)
        api = rng.choice(apis)
        api.freeze()
        try:
            await asyncio.sleep(rng.random() * FROZEN_SECONDS_MAX)
        finally:
            api.thaw()


async def test_one_order_explains_what_everybody_saw(
    kept: Kept, source: Forks, redis_url: str
) -> None:
    seed = random.randrange(2**32)
    print("seed", seed)
    apis = [source.api(environment(kept, redis_url)) for _ in range(2)]
    (token,) = await people(apis[0].port, 1)
    chronicle = Chronicle(apis[0].port, token)
    await chronicle.begin(MATCHES)
    ports = [api.port for api in apis]
    clients = [Client(chronicle, ports, token, seed + number) for number in range(CLIENTS)]
    freezing = asyncio.create_task(_stand_still(apis, seed))
    await asyncio.gather(*(client.work() for client in clients))
    freezing.cancel()
    await asyncio.gather(freezing, return_exceptions=True)
    for client in clients:
        client.close()

    kinds = [one.kind for history in chronicle.histories.values() for one in history]
    print({kind: kinds.count(kind) for kind in sorted(set(kinds))}, chronicle.busy, "busy")
    assert min(kinds.count("written"), kinds.count("refused")) > OPERATIONS / 20
    for match, history in chronicle.histories.items():
        assert faults(history) == [], match
    await _are_stored(kept, chronicle)


async def _are_stored(kept: Kept, chronicle: Chronicle) -> None:
    """What was written is in the log, as one action each."""
    store = kept.events(Codec(GAMES).event_type)
    try:
        for match, history in chronicle.histories.items():
            events = await store.read(UUID(match))
            ends = {event.originator_version for event in events if event.meta.state}
            assert {one.version for one in history if one.kind == "written"} <= ends
    finally:
        await store.close()


# The checker itself

FINE: Final = (
    Seen("read", 0, 1, 5, frame=b"five"),
    Seen("written", 2, 4, 7, after=5),
    Seen("read", 2, 3, 5, frame=b"five"),
    Seen("read", 3, 5, 7, frame=b"seven"),
    Seen("refused", 4.5, 6, 7, after=5),
    Seen("written", 7, 8, 9, after=7),
)


def test_a_history_that_one_order_explains_has_no_faults() -> None:
    assert faults(FINE) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Seen("read", 4.5, 5, 5, frame=b"five"), "read 5 after 7 was known"),
        (Seen("refused", 9, 10, 7, after=5), "refused 7 after 9 was known"),
        (Seen("written", 2, 4, 8, after=5), "were both written"),
        (Seen("written", 9, 10, 10, after=7), "written upon 7 after 9 was known"),
        (Seen("read", 3, 5, 7, frame=b"SEVEN"), "was shown in two ways"),
        (Seen("refused", 9, 10, 9, after=9), "refused upon 9 at 9"),
    ],
    ids=["old answer", "old refusal", "two winners", "lost write", "two faces", "false refusal"],
)
def test_a_history_that_cannot_be_is_noticed(wrong: Seen, said: str) -> None:
    assert any(said in fault for fault in faults([*FINE, wrong]))
