"""chuckwagon close: whoever runs the server ends a match."""

import argparse
import asyncio
import sys
from uuid import UUID

from domain.registry import GAMES
from services.adapters.composition import matches_on, opened
from services.application.codec import Codec
from services.application.refusals import Refused
from services.commands.command import (
    DONE,
    REFUSED,
    WRONG_USE,
    Commands,
    add_data,
    check_kept,
    command,
)
from services.settings import Settings


def add(commands: Commands) -> None:
    """Add the command."""
    text = "end a match without a result, while servers run or not; its players see why"
    close = command(commands, "close", text, _close)
    close.add_argument("match", metavar="MATCH", help="the id in the match's address")
    add_data(close)


def _close(asked: argparse.Namespace, settings: Settings) -> int:
    try:
        match_id = UUID(asked.match)
    except ValueError:
        print("A match's id is a UUID: the last part of its address.", file=sys.stderr)
        return WRONG_USE
    check_kept(settings)
    try:
        asyncio.run(_closed(match_id, settings))
    except Refused as refused:
        print(refused.detail, file=sys.stderr)
        return REFUSED
    print("Closed. Whoever looks at it sees so within fifteen seconds.")
    return DONE


async def _closed(match_id: UUID, settings: Settings) -> None:
    codec = Codec(GAMES)
    async with opened(settings, codec.event_type) as ports:
        matches = matches_on(codec, ports)
        try:
            await matches.call_off(match_id)
        finally:
            await matches.close()
