"""The worker: match lists, clocks, absent players and stranded bots, in one process at a time."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from services.adapters.ports import Ports
from services.application.codec import Codec
from services.application.matches import Matches
from services.worker.agenda import Agenda
from services.worker.projector import Projector, projecting
from services.worker.steady import going_on


@asynccontextmanager
async def working(codec: Codec, ports: Ports, matches: Matches) -> AsyncIterator[Projector]:
    """Work on the running loop; where another process works already, as soon as it has ended."""
    async with projecting(
        codec,
        ports.store,
        ports.lists,
        alone=ports.alone,
        remembered=matches.remembered,
    ) as projector:
        agenda = Agenda(
            matches,
            lists=ports.lists,
            beats=ports.beats,
            clock=ports.clock,
            leads=lambda: projector.leads,
        )
        async with going_on("the agenda", agenda.look):
            yield projector
