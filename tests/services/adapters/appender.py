"""A process that appends to many matches at once and prints what was acknowledged.

python -m tests.services.adapters.appender events.db
"""

import asyncio
import sys
from pathlib import Path
from uuid import uuid4

from services.adapters.event_store import DurableEventStore
from services.adapters.sqlite_events import sqlite_event_store
from services.application.recorded import GENESIS
from tests.services.adapters.streams import EVENT_TYPE, stream

MATCHES = 50


async def _play(store: DurableEventStore) -> None:
    match_id, version, previous = uuid4(), 0, GENESIS
    while True:
        events = stream(match_id, 2, after=version, previous=previous)
        await store.append(events)
        version, previous = events[-1].originator_version, events[-1].hash
        sys.stdout.write(f"{match_id} {version} {previous}\n")
        sys.stdout.flush()


async def _main() -> None:
    store = sqlite_event_store(Path(sys.argv[1]), EVENT_TYPE)
    await asyncio.gather(*(_play(store) for _ in range(MATCHES)))


asyncio.run(_main())
