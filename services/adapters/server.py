"""All that a service of several processes stands on: one PostgreSQL, and Redis beside it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Final

from services.adapters.accounts import StoredAccounts
from services.adapters.beats import StoredBeats
from services.adapters.clock import SystemClock
from services.adapters.invites import StoredInvites
from services.adapters.known_secrets import SHARED_SECONDS, KnownSecrets
from services.adapters.match_lists import StoredMatchLists
from services.adapters.names import StoredNames
from services.adapters.ports import Ports
from services.adapters.postgres import (
    PostgresDatabase,
    SharedDatastore,
    check_writable,
    connected,
)
from services.adapters.postgres_events import postgres_event_store
from services.adapters.postgres_lock import postgres_locks
from services.adapters.postgres_tables import check_tables, tracking
from services.adapters.redis_side import beside
from services.adapters.vault import StoredVault
from services.settings import DatabaseAddress, RedisAddress

CONNECTIONS_MAX: Final = 6
"""For accounts and lists. A process has at most so many, four for events, one that listens
and one for each lock that it asks for: a dozen."""


def check_database(address: DatabaseAddress) -> None:
    """Wait for the database.

    Raises NotReady unless it is reached, durable, open for writing and migrated.
    """
    with closing(connected(address)) as connection:
        check_writable(connection)
        check_tables(connection)


@asynccontextmanager
async def server(
    address: DatabaseAddress, event_type: object, redis: RedisAddress | None = None
) -> AsyncIterator[Ports]:
    """Connect on the running loop; may be entered again and again, in any number of processes.

    Close what uses them first: streams and bots, then the projector. Raises NotReady.
    """
    await asyncio.to_thread(check_database, address)
    clock = SystemClock()
    async with AsyncExitStack() as stack:
        side = await stack.enter_async_context(beside(redis))
        datastore = SharedDatastore(address, CONNECTIONS_MAX)
        stack.push_async_callback(asyncio.to_thread, datastore.close)
        database = PostgresDatabase(datastore)
        record = tracking(datastore)._insert_tracking  # noqa: SLF001 — made to be used by subclasses
        store = postgres_event_store(address, event_type)
        stack.push_async_callback(store.close)
        yield Ports(
            clock=clock,
            hub=side.hub,
            limiter=side.limiter,
            presence=side.presence,
            store=store,
            lists=StoredMatchLists(database, record),
            accounts=StoredAccounts(database, clock, KnownSecrets(seconds=SHARED_SECONDS)),
            names=StoredNames(database),
            beats=StoredBeats(database),
            invites=StoredInvites(database),
            vault=StoredVault(database),
            alone=postgres_locks(address),
        )
