"""What all commands have in common: how they are added, and how they end."""

import argparse
from collections.abc import Callable
from typing import Final, TypeAlias

from services.adapters.folder import DataFolder
from services.application.ports import NotReady
from services.settings import PREFIX, Settings

DONE: Final = 0
REFUSED: Final = 1
WRONG_USE: Final = 2

Command = Callable[[argparse.Namespace, Settings], int]
"""Carries out what was asked; answers the exit status."""
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 — it has no other name


def command(commands: Commands, name: str, text: str, run: Command) -> argparse.ArgumentParser:
    """Add a command; its flags that have the name of a setting stand for it."""
    parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    parser.set_defaults(run=run)
    return parser


def add_data(parser: argparse.ArgumentParser) -> None:
    """The flag that names the folder of the databases."""
    parser.add_argument("--data", help="folder of the databases (default ./data)")


def check_kept(settings: Settings) -> None:
    """Raises NotReady where nothing was ever kept, rather than begin there, or nothing can be."""
    if settings.database_url is not None:
        return
    if not DataFolder.is_one(settings.data):
        raise NotReady(f"There is no data in {settings.data}.")
    DataFolder(settings.data).check()


def flags(asked: argparse.Namespace) -> dict[str, str]:
    """What was asked with flags, as the variables of settings that they stand for."""
    return {
        f"{PREFIX}{name.upper()}": value
        for name, value in vars(asked).items()
        if isinstance(value, str) and name in Settings.__struct_fields__
    }
