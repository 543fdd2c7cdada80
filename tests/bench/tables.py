"""People at running tables of Rancher, set up over HTTP, who know what to do next."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar
from uuid import UUID, uuid4

import msgspec
from msgspec import Struct

from services.application.events import OptionValue
from tests.bench.line import Line, post

API: Final = "/api/v1"
LINES: Final = 32
"""How many things are set up at a time."""

CHOICES: Final = {
    "roll": ({"type": "rancher.roll_dice"},) * 2,
    "way": ({"type": "rancher.choose_way", "way": "trail"},) * 2,
    "buy": ({"type": "rancher.buy_farm", "cattle": 1}, {"type": "rancher.ride_on"}),
    "drive": ({"type": "rancher.drive_herd", "cattle": 1}, {"type": "rancher.ride_on"}),
    "steal": ({"type": "rancher.steal_herd"}, {"type": "rancher.ride_on"}),
}
"""Two legal answers to each question of Rancher; the match's version picks one."""

encode = msgspec.json.Encoder().encode
Made = TypeVar("Made")


class Awaited(Struct):
    """Who is asked what."""

    seat: int
    ask: str


class Pending(Struct):
    """What the match waits for."""

    awaits: list[Awaited]


class Frame(Struct):
    """As much of a frame as is needed to go on."""

    version: int
    pending: Pending


class _Token(Struct):
    token: str


class _Match(Struct):
    id: str


class _MatchFrame(Struct):
    table: _Match
    frame: Frame


_frame = msgspec.json.Decoder(Frame).decode
_match_frame = msgspec.json.Decoder(_MatchFrame).decode


class Table:
    """A running match, and the bearer tokens of its seats."""

    def __init__(self, match: str, tokens: Sequence[str], frame: Frame) -> None:
        self.match = match
        self._path = f"{API}/matches/{match}/actions"
        self._tokens = tokens
        self._frame = frame

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return not self._frame.pending.awaits

    @property
    def version(self) -> int:
        """The version of the position that the next action stands on."""
        return self._frame.version

    def request(self, path: str = "", command_id: UUID | None = None) -> bytes:
        """The awaited seat's next action, sent to the route for actions or to another.

        Under a new command id unless one is given.
        """
        awaited, version = self._frame.pending.awaits[0], self._frame.version
        action = CHOICES[awaited.ask][version % 2]
        order = {"seat": awaited.seat, "action": action, "expected_version": version}
        return command(path or self._path, self._tokens[awaited.seat], order, command_id)

    def take_in(self, frame: bytes) -> None:
        """Go on from what was answered."""
        self._frame = _frame(frame)


def command(path: str, token: str, order: object, command_id: UUID | None = None) -> bytes:
    """A request to do something, under a new command id unless one is given."""
    body = b"" if order is None else encode(order)
    key = str(command_id or uuid4())
    return post(path, body, authorization=f"Bearer {token}", idempotency_key=key)


async def people(port: int, count: int) -> list[str]:
    """Bearer tokens of new guests."""
    return await _at_once(port, [_guest] * count)


async def _guest(line: Line) -> str:
    guest = await line.ask(post(f"{API}/guests", b"{}", idempotency_key=str(uuid4())))
    session = guest.head.partition(b"session=")[2].partition(b";")[0].decode()
    label = encode({"label": "bench"})
    made = await line.ask(post(f"{API}/me/tokens", label, cookie=f"session={session}"))
    return msgspec.json.decode(made.body, type=_Token).token


async def tables(
    port: int, tokens: Sequence[str], seats: int, options: dict[str, OptionValue]
) -> list[Table]:
    """Running tables of so many seats; everyone sits at one."""

    def job(group: Sequence[str]) -> Callable[[Line], Awaitable[Table]]:
        return lambda line: _table(line, group, options)

    firsts = range(0, len(tokens), seats)
    return await _at_once(port, [job(tokens[first : first + seats]) for first in firsts])


async def _table(line: Line, tokens: Sequence[str], options: dict[str, OptionValue]) -> Table:
    host = tokens[0]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(tokens) - 1)]
    order = {"game": "rancher", "options": options, "seats": seats}
    opened = await line.ask(command(f"{API}/matches", host, order))
    match = _match_frame(opened.body).table.id
    for guest in tokens[1:]:
        await line.ask(command(f"{API}/matches/{match}/seats", guest, {}))
    begun = await line.ask(command(f"{API}/matches/{match}/start", host, None))
    return Table(match, tokens, _match_frame(begun.body).frame)


async def tables_alone(
    port: int, token: str, count: int, seats: int, options: dict[str, OptionValue]
) -> list[Table]:
    """Running tables of so many seats, all of which one person holds."""

    async def job(line: Line) -> Table:
        kinds = [{"kind": "me"}, *[{"kind": "device"}] * (seats - 1)]
        order = {"game": "rancher", "options": options, "seats": kinds}
        opened = await line.ask(command(f"{API}/matches", token, order))
        match = _match_frame(opened.body).table.id
        begun = await line.ask(command(f"{API}/matches/{match}/start", token, None))
        return Table(match, [token] * seats, _match_frame(begun.body).frame)

    return await _at_once(port, [job] * count)


async def _at_once(port: int, jobs: Sequence[Callable[[Line], Awaitable[Made]]]) -> list[Made]:
    made: list[Made] = []
    waiting = list(jobs)

    async def work() -> None:
        line = await Line.to(port)
        while waiting:
            made.append(await waiting.pop()(line))
        line.close()

    await asyncio.gather(*(work() for _ in range(min(LINES, len(jobs)))))
    return made
