"""chuckwagon erase: whoever runs the server forgets a person."""

import argparse
import asyncio
import sys

from domain.registry import GAMES
from services.adapters.composition import matches_on, opened
from services.application.codec import Codec
from services.application.erasing import erase
from services.application.refusals import Refused
from services.commands.command import DONE, REFUSED, Commands, add_data, check_kept, command
from services.settings import Settings


def add(commands: Commands) -> None:
    """Add the command."""
    text = "forget a person: name, sessions, tokens and codes, while servers run or not"
    parser = command(commands, "erase", text, _erase)
    parser.add_argument("person", metavar="USER", help="the id that /api/v1/me shows them")
    add_data(parser)


def _erase(asked: argparse.Namespace, settings: Settings) -> int:
    check_kept(settings)
    try:
        erased = asyncio.run(_erased(asked.person, settings))
    except Refused as refused:
        print(refused.detail, file=sys.stderr)
        return REFUSED
    if not erased:
        print("There is no such user; perhaps they are erased already.", file=sys.stderr)
        return REFUSED
    print("Erased. Servers that run let them in no more within five seconds.")
    return DONE


async def _erased(user: str, settings: Settings) -> bool:
    codec = Codec(GAMES)
    async with opened(settings, codec.event_type) as ports:
        if await asyncio.to_thread(ports.accounts.user, user) is None:
            return False
        matches = matches_on(codec, ports)
        try:
            await erase(user, matches, ports.lists, ports.accounts)
        finally:
            await matches.close()
        return True
