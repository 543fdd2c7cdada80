"""Tables set up for tests: a service in memory, people, and lobbies that start."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from uuid import UUID, uuid5

import msgspec
from msgspec import Raw, Struct

from services.adapters.buckets import Buckets
from services.application.codec import Codec
from services.application.events import OptionValue
from services.application.match import Match
from services.application.matches import Matches
from services.application.orders import NewMatch, NewSeat, SeatWish
from services.application.ports import Clock, Limiter
from tests.services.fakes import (
    CountingClock,
    MemoryInvites,
    MemoryNames,
    MemoryStore,
    MemoryVault,
    RecordingBroadcaster,
)
from tests.testgame.games import ALL_GAMES

HOST = "u-host"
NAMESPACE = UUID(int=4711)
SMALLEST: dict[str, dict[str, OptionValue]] = {
    "parley": {"rounds": 1},
    "pioneer_rails": {"advanced_hand": True},
    "pionjar": {"last_year": 1859, "automatic_moves": False},
    "rancher": {"rounds": 40, "automatic_rolls": False},
}
TURNS_OF_THE_LOOP_MAX = 100_000
encode = msgspec.json.encode


def command(number: int) -> UUID:
    """A command id of a test's."""
    return uuid5(NAMESPACE, str(number))


def guest(number: int) -> str:
    """A user beside the host, who sits on that seat."""
    return f"u-guest-{number}"


def user_at(seat: int) -> str:
    """Who sits where in started tables."""
    return guest(seat) if seat else HOST


@dataclass
class Service:
    """A whole service in memory."""

    store: MemoryStore = field(default_factory=MemoryStore)
    vault: MemoryVault = field(default_factory=MemoryVault)
    broadcaster: RecordingBroadcaster = field(default_factory=RecordingBroadcaster)
    limiter: Limiter = field(default_factory=Buckets)
    names: MemoryNames = field(default_factory=MemoryNames)
    clock: Clock = field(default_factory=CountingClock)
    codec: Codec = field(default_factory=lambda: Codec(ALL_GAMES))

    def __post_init__(self) -> None:
        """Open the matches on it."""
        self.matches = self.another()

    def another(self) -> Matches:
        """A second process on the same store."""
        return Matches(
            self.codec,
            store=self.store,
            vault=self.vault,
            names=self.names,
            invites=MemoryInvites(),
            broadcaster=self.broadcaster,
            limiter=self.limiter,
            clock=self.clock,
        )

    async def lobby(
        self,
        game: str,
        kinds: Sequence[str],
        contribution: str = "",
        number: int = 1,
        turn_seconds: int = 0,
    ) -> Match:
        """A table of the host's with these kinds of seats, one for each number."""
        seats = tuple(NewSeat(kind) for kind in kinds)  # type: ignore[arg-type]
        order = NewMatch(
            game, SMALLEST[game], seats, contribution=contribution, turn_seconds=turn_seconds
        )
        return await self.matches.create(HOST, command(number), order)

    async def started(
        self,
        game: str,
        seats: int = 2,
        contributions: Sequence[str] = ("", "", "", ""),
        turn_seconds: int = 0,
    ) -> Match:
        """A running match of the host and guests."""
        kinds = ["me", *["open"] * (seats - 1)]
        match = await self.lobby(game, kinds, contributions[0], turn_seconds=turn_seconds)
        for number in range(1, seats):
            wish = SeatWish(contribution=contributions[number])
            await self.matches.take_seat(match.id, guest(number), command(1), wish)
        return await self.matches.start(match.id, HOST, command(2))


async def until(matches: Matches, match: Match, holds: Callable[[Match], bool]) -> None:
    """Let the loop run until it holds of the match."""
    for _ in range(TURNS_OF_THE_LOOP_MAX):
        if holds(await matches.match(match.id)):
            return
        await asyncio.sleep(0)
    raise AssertionError("nothing happens any more")


def is_finished(match: Match) -> bool:
    """Whether the match has ended."""
    return match.table.status == "finished"


def raw(action: Struct) -> Raw:
    """An action as it arrives."""
    return Raw(encode(action))
