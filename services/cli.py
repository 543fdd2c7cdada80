"""The chuckwagon command."""

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
import segno
import uvicorn

from domain.registry import GAMES
from services.adapters.composition import opened
from services.api.app import create_app
from services.api.contract import contract
from services.api.route_list import ROUTES
from services.api.server import Server, addresses, options
from services.application.codec import Codec
from services.application.ports import Elsewhere
from services.settings import PREFIX, InvalidSetting, Settings
from services.worker.projector import rebuild

PROJECT: Final = Path(__file__).resolve().parents[1]
OPENAPI: Final = PROJECT / "openapi" / "openapi.json"
WRONG_USE: Final = 2
YOUNG_OBJECTS_MAX: Final = 50_000

Command = Callable[[argparse.Namespace, Settings], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; answers the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["simulate"]:
        from services import simulate  # noqa: PLC0415 — a server need not load it

        return simulate.main(given[1:])
    asked = _parser().parse_args(given)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    try:
        settings = Settings.read({**os.environ, **_flags(asked)})
    except InvalidSetting as invalid:
        print(invalid, file=sys.stderr)
        return WRONG_USE
    command: Command = asked.run
    return command(asked, settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "chuckwagon", description="Tabletop games, live or by turns, watched by anyone."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="serve the game")
    serve.add_argument("--host", help="address to listen on (default 127.0.0.1; 0.0.0.0: all)")
    serve.add_argument("--port", help="port to listen on (default 8000; 0: any free one)")
    serve.add_argument("--data", help="folder of the databases (default ./data)")
    serve.add_argument("--tls-cert", help="certificate, to serve https")
    serve.add_argument("--tls-key", help="its key")
    serve.add_argument("--reload", action="store_true", help="start anew when the code changes")
    serve.set_defaults(run=_serve)
    anew = commands.add_parser("rebuild", help="make the match lists anew from the events")
    anew.add_argument("--data", help="folder of the databases (default ./data)")
    anew.set_defaults(run=_rebuild)
    openapi = commands.add_parser("openapi", help="print the API's description")
    openapi.add_argument(
        "--check", action="store_true", help="compare it with openapi/openapi.json instead"
    )
    openapi.set_defaults(run=_openapi)
    commands.add_parser("simulate", help="let bots play many matches (--help for more)")
    return parser


def _flags(asked: argparse.Namespace) -> dict[str, str]:
    """The flags as the variables that they stand for."""
    return {
        f"{PREFIX}{name.upper()}": value
        for name, value in vars(asked).items()
        if isinstance(value, str)
    }


def _serve(asked: argparse.Namespace, settings: Settings) -> int:
    if (settings.tls_cert is None) != (settings.tls_key is None):
        print("https needs both --tls-cert and --tls-key", file=sys.stderr)
        return WRONG_USE
    if asked.reload:
        _serve_reloading(asked, settings)
    else:
        # Once all is closed in order, uvicorn passes the signal on that it was stopped by.
        with contextlib.suppress(KeyboardInterrupt):
            Server(create_app(settings), settings, _on_started).run()
    return 0


def _serve_reloading(asked: argparse.Namespace, settings: Settings) -> None:
    os.environ.update(_flags(asked))
    for address in addresses(settings, settings.port):
        _announce(address)
    uvicorn.run(
        "services.api.app:app_from_environment",
        factory=True,
        reload=True,
        reload_dirs=[str(PROJECT / "domain"), str(PROJECT / "services")],
        **options(settings),
    )


def _on_started(served_at: list[str]) -> None:
    for address in served_at:
        _announce(address)
    # What is loaded by now stays: the collector need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS_MAX, 20, 20)


def _announce(address: str) -> None:
    print(f"Chuckwagon serves {address}", flush=True)
    if sys.stdout.isatty() and "//localhost:" not in address and "//127." not in address:
        segno.make(address).terminal(compact=True)


def _openapi(asked: argparse.Namespace, _: Settings) -> int:
    text = openapi_text()
    if not asked.check:
        sys.stdout.buffer.write(text)
        return 0
    if OPENAPI.is_file() and OPENAPI.read_bytes() == text:
        return 0
    print("openapi/openapi.json is out of date: run ./dev openapi", file=sys.stderr)
    return 1


def openapi_text() -> bytes:
    """The API's description as it is committed."""
    return msgspec.json.format(msgspec.json.encode(contract(ROUTES, GAMES)), indent=2) + b"\n"


def _rebuild(_: argparse.Namespace, settings: Settings) -> int:
    try:
        count = asyncio.run(_rebuilt(settings))
    except Elsewhere:
        print("A server works on this folder: stop it first.", file=sys.stderr)
        return 1
    print(f"{count} matches listed")
    return 0


async def _rebuilt(settings: Settings) -> int:
    codec = Codec(GAMES)
    async with opened(settings, codec.event_type) as ports:
        return await asyncio.to_thread(rebuild, codec, ports.store, ports.lists, ports.alone)


if __name__ == "__main__":
    sys.exit(main())
