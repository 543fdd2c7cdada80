"""Matches in a data folder, made by the application itself before a server opens it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final
from uuid import uuid4

import msgspec
from msgspec import Raw

from domain.registry import GAMES
from services.adapters.embedded import embedded
from services.application.codec import Codec
from services.application.events import OptionValue
from services.application.match import Match
from services.application.matches import Matches
from services.application.orders import NewMatch, NewSeat
from tests.bench.tables import CHOICES

HOST: Final = "u-host"


@asynccontextmanager
async def matches_in(data: Path) -> AsyncIterator[Matches]:
    """The application on a data folder; durability does not matter here."""
    codec = Codec(GAMES)
    async with embedded(data, codec.event_type, "NORMAL") as ports:
        matches = Matches(
            codec,
            store=ports.store,
            vault=ports.vault,
            names=ports.names,
            invites=ports.invites,
            broadcaster=ports.hub,
            limiter=ports.limiter,
            clock=ports.clock,
        )
        yield matches
        await matches.close()


async def started(matches: Matches, seats: int, options: dict[str, OptionValue]) -> Match:
    """A running match of people on one device."""
    order = NewMatch("rancher", options, (NewSeat("me"), *[NewSeat("device")] * (seats - 1)))
    match = await matches.create(HOST, uuid4(), order)
    return await matches.start(match.id, HOST, uuid4())


async def played_out(matches: Matches, match: Match) -> int:
    """Play the match to its end; how many actions that took."""
    actions = 0
    while awaits := match.awaits():
        awaited, version = awaits[0], match.version
        action = Raw(msgspec.json.encode(CHOICES[awaited.ask][version % 2]))
        await matches.act(match.id, HOST, uuid4(), awaited.seat, action, version)
        actions += 1
    return actions
