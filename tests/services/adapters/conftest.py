"""A store on a fresh place of each kind for each test that asks for one."""

from collections.abc import AsyncIterator

import pytest

from services.adapters.event_store import DurableEventStore
from tests.services.adapters.streams import EVENT_TYPE
from tests.stores import Kept


@pytest.fixture
async def store(kept: Kept) -> AsyncIterator[DurableEventStore]:
    opened = kept.events(EVENT_TYPE)
    yield opened
    await opened.close()
