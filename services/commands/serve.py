"""chuckwagon serve: the game, over HTTP."""

import argparse
import contextlib
import gc
import os
import signal
import sys
from pathlib import Path
from typing import Final

import segno
import uvicorn

from services.adapters.composition import check
from services.api.app import create_app
from services.api.server import Server, addresses, options
from services.commands.command import (
    DONE,
    REFUSED,
    WRONG_USE,
    Commands,
    add_data,
    command,
    flags,
)
from services.commands.places import check_metrics, check_tls
from services.settings import Settings

PROJECT: Final = Path(__file__).resolve().parents[2]
YOUNG_OBJECTS_MAX: Final = 50_000


def add(commands: Commands) -> None:
    """Add the command."""
    serve = command(commands, "serve", "serve the game", _serve)
    serve.add_argument("--host", help="address to listen on (default 127.0.0.1; 0.0.0.0: all)")
    serve.add_argument("--port", help="port to listen on (default 8000; 0: any free one)")
    add_data(serve)
    serve.add_argument("--tls-cert", help="certificate, to serve https")
    serve.add_argument("--tls-key", help="its key")
    serve.add_argument("--reload", action="store_true", help="start anew when the code changes")


def _serve(asked: argparse.Namespace, settings: Settings) -> int:
    if (settings.tls_cert is None) != (settings.tls_key is None):
        print("https needs both --tls-cert and --tls-key", file=sys.stderr)
        return WRONG_USE
    check_tls(settings)
    check_metrics(settings)
    check(settings)
    if asked.reload:
        _serve_reloading(asked, settings)
    else:
        # Once all is closed in order, uvicorn passes the signal on that it was stopped by.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(DONE))
        server = Server(create_app(settings), settings, on_started)
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
        if not server.started:
            return REFUSED
    return DONE


def _serve_reloading(asked: argparse.Namespace, settings: Settings) -> None:
    os.environ.update(flags(asked))
    for address in addresses(settings, settings.port):
        announce(address)
    uvicorn.run(
        "services.api.app:app_from_environment",
        factory=True,
        reload=True,
        reload_dirs=[str(PROJECT / "domain"), str(PROJECT / "services")],
        **options(settings),
    )


def on_started(served_at: list[str]) -> None:
    """Say where the app is served, and let the collector of garbage rest."""
    for address in served_at:
        announce(address)
    # What is loaded by now stays: the collector need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS_MAX, 20, 20)


def announce(address: str) -> None:
    """Print the address; on a terminal also as a picture for phones."""
    print(f"Chuckwagon serves {address}", flush=True)
    if sys.stdout.isatty() and "//localhost:" not in address and "//127." not in address:
        segno.make(address).terminal(compact=True)
