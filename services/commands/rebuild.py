"""chuckwagon rebuild: the match lists, made anew."""

import argparse
import asyncio
import sys

from domain.registry import GAMES
from services.adapters.composition import opened
from services.application.codec import Codec
from services.application.ports import Elsewhere
from services.commands.command import DONE, REFUSED, Commands, add_data, check_kept, command
from services.settings import Settings
from services.worker.projector import rebuild


def add(commands: Commands) -> None:
    """Add the command."""
    add_data(command(commands, "rebuild", "make the match lists anew from the events", _rebuild))


def _rebuild(_: argparse.Namespace, settings: Settings) -> int:
    check_kept(settings)
    try:
        count = asyncio.run(_rebuilt(settings))
    except Elsewhere:
        print("Another process keeps these lists: stop it first.", file=sys.stderr)
        return REFUSED
    print(f"{count} matches listed")
    return DONE


async def _rebuilt(settings: Settings) -> int:
    codec = Codec(GAMES)
    async with opened(settings, codec.event_type) as ports:
        return await asyncio.to_thread(rebuild, codec, ports.store, ports.lists, ports.alone)
