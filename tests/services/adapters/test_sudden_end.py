"""A killed process loses nothing that it acknowledged, nor does a killed database."""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from uuid import UUID

import pytest

from services.adapters.postgres_tables import migrate
from services.application.recorded import first_broken
from services.settings import DatabaseAddress
from tests import servers
from tests.services.adapters.streams import EVENT_TYPE
from tests.sizes import sized
from tests.stores import Kept

pytestmark = pytest.mark.thorough

KILLS: Final = sized(3, 50)

Acknowledged = dict[UUID, tuple[int, str]]


async def test_what_was_acknowledged_survives_a_kill(kept: Kept) -> None:
    acknowledged: Acknowledged = {}
    for _ in range(KILLS):
        acknowledged |= _appended_until(kept, subprocess.Popen.kill)

    await _all_there(kept, acknowledged)


async def test_what_was_acknowledged_survives_a_kill_of_the_database(tmp_path: Path) -> None:
    with servers.postgres(in_memory=True) as own:
        kept = Kept(tmp_path, DatabaseAddress(own.url()))
        migrate(DatabaseAddress(own.url()))
        acknowledged: Acknowledged = {}
        for _ in range(KILLS):
            acknowledged |= _appended_until(kept, lambda _: own.kill())
            own.start()

        await _all_there(kept, acknowledged)


async def _all_there(kept: Kept, acknowledged: Acknowledged) -> None:
    store = kept.events(EVENT_TYPE)
    for match_id, (version, last_hash) in acknowledged.items():
        events = await store.read(match_id)
        assert events[version - 1].hash == last_hash
        assert first_broken(events) is None
        assert len(events) % 2 == 0, "half a command was stored"
    await store.close()


def _appended_until(kept: Kept, end: Callable[[subprocess.Popen[str]], None]) -> Acknowledged:
    urls = [] if kept.address is None else [kept.address.url]
    command = [sys.executable, "-m", "tests.services.adapters.appender", str(kept.folder), *urls]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as appender:
        assert appender.stdout is not None
        lines = [appender.stdout.readline()]
        time.sleep(random.uniform(0.05, 0.3))
        end(appender)
        lines += appender.stdout.readlines()
    # The kill may have cut the last line short.
    words = [line.split() for line in lines if line.endswith("\n")]
    assert len(words) > 1
    return {UUID(match_id): (int(version), last) for match_id, version, last in words}
