"""chuckwagon restore: a backup, put into an empty store of either kind."""

import argparse
import sys
from pathlib import Path

from services.adapters.backup import restore
from services.adapters.backup_file import Damaged, read
from services.commands.command import DONE, REFUSED, Commands, add_data, command
from services.settings import Settings


def add(commands: Commands) -> None:
    """Add the command."""
    text = "put a backup into an empty folder or database"
    parser = command(commands, "restore", text, _restore)
    parser.add_argument("file", type=Path, help="a file that `chuckwagon backup` wrote")
    add_data(parser)


def _restore(asked: argparse.Namespace, settings: Settings) -> int:
    if not asked.file.is_file():
        is_there = asked.file.exists()
        what = f"{asked.file} is no file" if is_there else f"There is no {asked.file}"
        print(f"{what}.", file=sys.stderr)
        return REFUSED
    try:
        for _ in read(asked.file):  # all of it, before anything is written
            pass
        count = restore(asked.file, settings)
    except Damaged as damaged:
        print(f"{asked.file} is damaged: {damaged}. Nothing was restored.", file=sys.stderr)
        return REFUSED
    print(f"{count} events restored; the lists of matches are made when a server starts")
    return DONE
