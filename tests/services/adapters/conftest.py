"""A store on a fresh file for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from services.adapters.event_store import SQLiteEventStore
from tests.services.adapters.streams import EVENT_TYPE


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SQLiteEventStore]:
    opened = SQLiteEventStore(tmp_path / "events.db", EVENT_TYPE)
    yield opened
    await opened.close()
