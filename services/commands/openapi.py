"""chuckwagon openapi: the API's description, as it is committed."""

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from domain.registry import GAMES
from services.api.contract import contract
from services.api.route_list import ROUTES
from services.commands.command import DONE, REFUSED, Commands, command
from services.settings import Settings

OPENAPI: Final = Path(__file__).resolve().parents[2] / "openapi" / "openapi.json"


def add(commands: Commands) -> None:
    """Add the command."""
    openapi = command(commands, "openapi", "print the API's description", _openapi)
    openapi.add_argument(
        "--check", action="store_true", help="compare it with openapi/openapi.json instead"
    )


def _openapi(asked: argparse.Namespace, _: Settings) -> int:
    text = openapi_text()
    if not asked.check:
        sys.stdout.buffer.write(text)
        return DONE
    if OPENAPI.is_file() and OPENAPI.read_bytes() == text:
        return DONE
    print("openapi/openapi.json is out of date: run ./dev openapi", file=sys.stderr)
    return REFUSED


def openapi_text() -> bytes:
    """The API's description as it is committed."""
    return msgspec.json.format(msgspec.json.encode(contract(ROUTES, GAMES)), indent=2) + b"\n"
