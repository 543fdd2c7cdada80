"""One data folder opens again and again, and keeps what was acknowledged in between."""

import asyncio
import stat
import time
from pathlib import Path
from uuid import uuid4

from services.adapters.clock import SystemClock
from services.adapters.embedded import embedded
from tests.services.adapters.signing_in import signed_in
from tests.services.adapters.streams import EVENT_TYPE, stream


async def test_a_folder_is_made_at_need_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    async with embedded(folder, EVENT_TYPE) as ports:
        await ports.store.append(stream(uuid4(), 1))
        ports.vault.seed(uuid4())

        made = folder.stat()

    assert stat.S_IMODE(made.st_mode) == stat.S_IRWXU
    assert (folder / "events.db").exists()
    assert (folder / "accounts.db").exists()
    assert (folder / "views.db").exists()


async def test_what_one_opening_kept_the_next_one_finds(tmp_path: Path) -> None:
    events = stream(uuid4(), 2)
    async with embedded(tmp_path, EVENT_TYPE) as first:
        await first.store.append(events)
        guest, secret = first.accounts.create_guest(uuid4(), "Ada", "d")

    async with embedded(tmp_path, EVENT_TYPE) as second:
        assert await second.store.read(events[0].originator_id) == events
        assert signed_in(second.accounts, secret) == guest.id


async def test_two_openings_at_once_see_each_others_events(tmp_path: Path) -> None:
    events = stream(uuid4(), 2)
    async with embedded(tmp_path, EVENT_TYPE) as one, embedded(tmp_path, EVENT_TYPE) as other:
        await one.store.append(events[:1])
        await other.store.append(events[1:])

        assert await one.store.read(events[0].originator_id) == events


async def test_what_is_on_its_way_at_the_end_is_stored(tmp_path: Path) -> None:
    commands = [stream(uuid4(), 1) for _ in range(300)]
    async with embedded(tmp_path, EVENT_TYPE) as first:
        sent = [asyncio.create_task(first.store.append(events)) for events in commands]
        await asyncio.sleep(0)
    await asyncio.gather(*sent)

    async with embedded(tmp_path, EVENT_TYPE) as second:
        assert second.store.position() == len(commands)


def test_the_clock_counts_milliseconds_since_1970() -> None:
    before = time.time()
    now = SystemClock().now_ms()

    assert before * 1000 - 1 <= now <= time.time() * 1000 + 1
