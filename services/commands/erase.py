"""chuckwagon erase: whoever runs the server forgets a person."""

import argparse
import asyncio
import sys

from domain.registry import GAMES
from services.adapters.composition import opened
from services.application.codec import Codec
from services.commands.command import DONE, REFUSED, Commands, add_data, check_kept, command
from services.settings import Settings


def add(commands: Commands) -> None:
    """Add the command."""
    text = "forget a person: name, sessions, tokens and codes, while servers run or not"
    erase = command(commands, "erase", text, _erase)
    erase.add_argument("person", metavar="USER", help="the id that /api/v1/me shows them")
    add_data(erase)


def _erase(asked: argparse.Namespace, settings: Settings) -> int:
    check_kept(settings)
    if not asyncio.run(_erased(asked.person, settings)):
        print("There is no such user; perhaps they are erased already.", file=sys.stderr)
        return REFUSED
    print("Erased. Servers that run let them in no more within five seconds.")
    return DONE


async def _erased(user: str, settings: Settings) -> bool:
    async with opened(settings, Codec(GAMES).event_type) as ports:
        if await asyncio.to_thread(ports.accounts.user, user) is None:
            return False
        await asyncio.to_thread(ports.accounts.erase, user)
        return True
