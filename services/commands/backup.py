"""chuckwagon backup: everything that cannot be made again, in one file, while servers run."""

import argparse
import sys
from pathlib import Path

from services.adapters.backup import source
from services.adapters.backup_file import Damaged, read, writing
from services.adapters.clock import SystemClock
from services.commands.command import DONE, REFUSED, Commands, add_data, command
from services.settings import Settings


def add(commands: Commands) -> None:
    """Add the command."""
    backup = command(commands, "backup", "write a backup, while servers run or not", _backup)
    backup.add_argument("file", type=Path, help="a file that does not exist yet; it holds secrets")
    add_data(backup)


def _backup(asked: argparse.Namespace, settings: Settings) -> int:
    try:
        with source(settings) as kept, writing(asked.file, SystemClock().now_ms()) as file:
            for event in kept.events():
                file.put(event)
            for row in kept.rows():
                file.put(row)
    except FileExistsError:
        print(f"{asked.file} is there already.", file=sys.stderr)
        return REFUSED
    except OSError as error:
        print(f"{asked.file} cannot be written: {error.strerror}.", file=sys.stderr)
        return REFUSED
    try:
        for _ in read(asked.file):
            pass
    except Damaged as damaged:
        print(f"{asked.file} was written, but {damaged}: the store is damaged.", file=sys.stderr)
        return REFUSED
    print(f"{asked.file}: {file.events} events and {file.rows} rows, read again and whole")
    return DONE
