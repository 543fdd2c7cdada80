"""A process that appends to many matches at once and prints what was acknowledged.

python -m tests.services.adapters.appender FOLDER [postgresql://...]
"""

import asyncio
import os
import sys
from pathlib import Path
from uuid import uuid4

from services.adapters.event_store import DurableEventStore
from services.application.ports import Busy, Uncertain
from services.application.recorded import GENESIS
from services.settings import DatabaseAddress
from tests.services.adapters.streams import EVENT_TYPE, stream
from tests.stores import Kept

MATCHES = 50


async def _play(store: DurableEventStore) -> None:
    match_id, version, previous = uuid4(), 0, GENESIS
    while True:
        events = stream(match_id, 2, after=version, previous=previous)
        await store.append(events)
        version, previous = events[-1].originator_version, events[-1].hash
        sys.stdout.write(f"{match_id} {version} {previous}\n")
        sys.stdout.flush()


async def _main(folder: str, *urls: str) -> None:
    address = DatabaseAddress(urls[0]) if urls else None
    store = Kept(Path(folder), address).events(EVENT_TYPE)
    try:
        await asyncio.gather(*(_play(store) for _ in range(MATCHES)))
    except (Busy, Uncertain):
        os._exit(1)  # the database has ended, and with it this process's work


asyncio.run(_main(*sys.argv[1:]))
