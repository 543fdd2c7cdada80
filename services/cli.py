"""The chuckwagon command: one module of services.commands for each thing that it can do."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from services import logs
from services.application.ports import NotReady
from services.commands import (
    backup,
    close,
    erase,
    migrate,
    openapi,
    rebuild,
    restore,
    serve,
    worker,
)
from services.commands.command import REFUSED, WRONG_USE, Command, flags
from services.settings import InvalidSetting, Settings

COMMANDS: Final = (serve, worker, migrate, backup, restore, rebuild, erase, close, openapi)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; answers the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["simulate"]:
        from services import simulate  # noqa: PLC0415 — a server need not load it

        return simulate.main(given[1:])
    asked = parser().parse_args(given)
    try:
        settings = Settings.read({**os.environ, **flags(asked)})
    except InvalidSetting as invalid:
        print(invalid, file=sys.stderr)
        return WRONG_USE
    logs.configure(settings.log)
    run: Command = asked.run
    try:
        return run(asked, settings)
    except NotReady as lacking:
        print(lacking, file=sys.stderr)
        return REFUSED


def parser() -> argparse.ArgumentParser:
    """What can be asked of the command."""
    made = argparse.ArgumentParser(
        "chuckwagon", description="Tabletop games, live or by turns, watched by anyone."
    )
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    for one in COMMANDS:
        one.add(commands)
    commands.add_parser("simulate", help="let bots play many matches (--help for more)")
    return made


if __name__ == "__main__":
    sys.exit(main())
