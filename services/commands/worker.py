"""chuckwagon worker: match lists, clocks and absent players, for all servers on one database."""

import argparse
import asyncio
import signal
import sys
from contextlib import AsyncExitStack

from domain.registry import GAMES
from services.adapters.composition import check, matches_on, opened
from services.application.codec import Codec
from services.commands.command import DONE, WRONG_USE, Commands, command
from services.commands.places import check_metrics
from services.metrics import Metrics, telling
from services.settings import Settings
from services.worker.progress import Progress
from services.worker.tell import tell
from services.worker.working import working


def add(commands: Commands) -> None:
    """Add the command."""
    command(commands, "worker", "keep match lists and clocks for all servers on a database", _work)


def _work(_: argparse.Namespace, settings: Settings) -> int:
    if settings.database_url is None:
        print("Without CHUCKWAGON_DATABASE_URL the server does all of it itself.", file=sys.stderr)
        return WRONG_USE
    check_metrics(settings)
    check(settings)
    asyncio.run(_worked(settings))
    return DONE


async def _worked(settings: Settings) -> None:
    codec, metrics, ended = Codec(GAMES), Metrics(), asyncio.Event()
    for signum in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(signum, ended.set)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(
            telling(metrics, settings.metrics_host, settings.metrics_port)
        )
        ports = await stack.enter_async_context(opened(settings, codec.event_type))
        matches = matches_on(codec, ports)
        stack.push_async_callback(matches.close)
        await stack.enter_async_context(working(codec, ports, matches))
        tell(metrics, ports, matches, Progress(ports.store, ports.lists))
        print("Chuckwagon works", flush=True)
        await ended.wait()
