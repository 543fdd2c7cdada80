"""chuckwagon migrate: the tables in PostgreSQL, made or brought up to date."""

import argparse
import sys

from services.adapters.postgres_tables import VERSION, migrate
from services.commands.command import DONE, WRONG_USE, Commands, command
from services.settings import PREFIX, Settings


def add(commands: Commands) -> None:
    """Add the command."""
    command(commands, "migrate", "make the database's tables, or bring them up to date", _migrate)


def _migrate(_: argparse.Namespace, settings: Settings) -> int:
    if settings.database_url is None:
        print(f"{PREFIX}DATABASE_URL has to name the database.", file=sys.stderr)
        return WRONG_USE
    before = migrate(settings.database_url)
    print(f"The tables are of version {VERSION}; they were of version {before}.")
    return DONE
