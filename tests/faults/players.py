"""People who play on whatever breaks, and write down what they were promised.

Whoever gets no answer, or is told that the server is busy, sends the very same again: it
counts once. Any other refusal is a fault, since nobody else plays at their tables.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple
from uuid import UUID, uuid4

import msgspec
from msgspec import Struct

from domain.registry import GAMES
from services.application.codec import Codec
from services.application.recorded import Recorded, first_broken
from tests.bench.line import Line
from tests.bench.tables import API, Frame, Table, command, people
from tests.stores import Kept

PATIENCE_SECONDS: Final = 15
PAUSE_SECONDS: Final = 0.01
PROGRESS_SECONDS_MAX: Final = 60
LOOK_SECONDS: Final = 0.005
SEATS: Final = 2
RANCHER: Final = {"rounds": 120, "automatic_rolls": False}


class Promise(NamedTuple):
    """A command that was acknowledged, and the version that it led to."""

    match: UUID
    command: UUID
    version: int


class Journal:
    """Promises, each on the disk before its player goes on."""

    def __init__(self, path: Path) -> None:
        """Begin an empty one."""
        self.length = 0
        self._path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, promise: Promise) -> None:
        """Write it down for good."""
        os.write(self._file, f"{promise.match} {promise.command} {promise.version}\n".encode())
        os.fsync(self._file)
        self.length += 1

    async def grown(self, promises: int) -> None:
        """Wait until there are so many more."""
        wanted = self.length + promises
        async with asyncio.timeout(PROGRESS_SECONDS_MAX):
            while self.length < wanted:  # noqa: ASYNC110 — many write here
                await asyncio.sleep(LOOK_SECONDS)

    def close(self) -> None:
        """Write no more."""
        os.close(self._file)

    def promises(self) -> Iterator[Promise]:
        """All of them."""
        for line in self._path.read_text().splitlines():
            match, command_id, version = line.split()
            yield Promise(UUID(match), UUID(command_id), int(version))


class _Problem(Struct):
    code: str


class _Id(Struct):
    id: str


class _Opened(Struct):
    table: _Id
    frame: Frame


_problem = msgspec.json.Decoder(_Problem).decode
_opened = msgspec.json.Decoder(_Opened).decode
_frame = msgspec.json.Decoder(Frame).decode


class Player:
    """Somebody who holds both seats of one match after another, through two accounts."""

    def __init__(self, port: int, tokens: Sequence[str], journal: Journal) -> None:
        """Not seated yet."""
        self.port = port
        self.unclear = 0
        """How many requests brought no answer that tells what became of them."""
        self._tokens = tokens
        self._journal = journal
        self._table: Table | None = None
        self._line: Line | None = None

    async def play(self) -> None:
        """Act without a pause until cancelled."""
        while True:
            await self.act()

    async def act(self) -> None:
        """Do the next thing and hold on to it until it is acknowledged."""
        if self._table is None or self._table.over:
            self._table = await self._seated()
        command_id = uuid4()
        body = await self.insist(self._table.request(command_id=command_id))
        self._table.take_in(body)
        self._note(self._table.match, command_id, _frame(body).version)

    async def _seated(self) -> Table:
        seats = [{"kind": "me"}, {"kind": "open"}]
        order = {"game": "rancher", "options": RANCHER, "seats": seats}
        host, guest = self._tokens
        match = await self._done(f"{API}/matches", host, order)
        path = f"{API}/matches/{match.table.id}"
        await self._done(f"{path}/seats", guest, {})
        begun = await self._done(f"{path}/start", host, None)
        return Table(match.table.id, self._tokens, begun.frame)

    async def _done(self, path: str, token: str, order: object) -> _Opened:
        command_id = uuid4()
        opened = _opened(await self.insist(command(path, token, order, command_id)))
        self._note(opened.table.id, command_id, opened.frame.version)
        return opened

    def _note(self, match: str, command_id: UUID, version: int) -> None:
        self._journal.note(Promise(UUID(match), command_id, version))

    async def insist(self, request: bytes) -> bytes:
        """Send it until it is answered; raises RuntimeError for a refusal."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    if self._line is None:
                        self._line = await Line.to(self.port)
                    return (await self._line.ask(request)).body
            except OSError:
                self.hang_up()
            except RuntimeError as refused:
                if _problem(str(refused)).code not in {"busy", "not_ready"}:
                    raise
            self.unclear += 1
            await self.puzzled()
            await asyncio.sleep(PAUSE_SECONDS)

    async def puzzled(self) -> None:
        """Nobody knows what became of the request; called before it is sent again."""

    def hang_up(self) -> None:
        """Leave the line, if there is one."""
        if self._line is not None:
            self._line.close()
            self._line = None


@asynccontextmanager
async def playing(
    ports: Sequence[int], count: int, journal: Journal
) -> AsyncIterator[list[Player]]:
    """So many players at work, spread over these servers.

    Whatever goes wrong for one of them is raised at the end.
    """
    tokens = await people(ports[0], count * SEATS)
    pairs = [tokens[first : first + SEATS] for first in range(0, len(tokens), SEATS)]
    players = [
        Player(ports[number % len(ports)], pair, journal) for number, pair in enumerate(pairs)
    ]
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield players
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            player.hang_up()
        failed = [end for end in ends if not isinstance(end, asyncio.CancelledError)]
        if failed:
            raise AssertionError("a player gave up") from failed[0]


async def audit(kept: Kept, journal: Journal) -> None:
    """What was promised is in the log, once, and nothing is there by halves."""
    store = kept.events(Codec(GAMES).event_type)
    promised: dict[UUID, dict[UUID, int]] = {}
    for promise in journal.promises():
        promised.setdefault(promise.match, {})[promise.command] = promise.version
    try:
        for match, commands in promised.items():
            check(await store.read(match), commands)
    finally:
        await store.close()


def check(events: Sequence[Recorded], promised: Mapping[UUID, int]) -> None:
    """The same, for the events of one match and the versions that its commands led to."""
    assert first_broken(events) is None, "an event is missing or changed"
    assert not events or events[-1].meta.state, "half a command was stored"
    begun = [_command_of(event) for event in events if event.meta.command]
    ends = [event.originator_version for event in events if event.meta.state]
    stored = dict(zip(begun, ends, strict=True))
    assert len(stored) == len(begun), "a command was carried out twice"
    found = {command_id: stored.get(command_id) for command_id in promised}
    assert found == promised, "what was acknowledged is not in the log"


def _command_of(event: Recorded) -> UUID:
    return UUID(event.meta.command.rpartition(":")[2])
