"""A killed process loses nothing that it acknowledged."""

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Final
from uuid import UUID

from services.adapters.sqlite_events import sqlite_event_store
from services.application.recorded import first_broken
from tests.services.adapters.streams import EVENT_TYPE
from tests.sizes import sized

KILLS: Final = sized(3, 50)


async def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    acknowledged: dict[UUID, tuple[int, str]] = {}
    for _ in range(KILLS):
        acknowledged |= _appended_until_killed(tmp_path / "events.db")

    store = sqlite_event_store(tmp_path / "events.db", EVENT_TYPE)
    for match_id, (version, last_hash) in acknowledged.items():
        events = await store.read(match_id)
        assert events[version - 1].hash == last_hash
        assert first_broken(events) is None
        assert len(events) % 2 == 0, "half a command was stored"
    await store.close()


def _appended_until_killed(path: Path) -> dict[UUID, tuple[int, str]]:
    command = [sys.executable, "-m", "tests.services.adapters.appender", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as appender:
        assert appender.stdout is not None
        lines = [appender.stdout.readline()]
        time.sleep(random.uniform(0.05, 0.3))
        appender.kill()
        lines += appender.stdout.readlines()
    # The kill may have cut the last line short.
    words = [line.split() for line in lines if line.endswith("\n")]
    assert len(words) > 1
    return {UUID(match_id): (int(version), last) for match_id, version, last in words}
