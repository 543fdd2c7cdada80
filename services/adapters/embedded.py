"""All that a service on one machine stands on, in one data folder."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from services.adapters.accounts import StoredAccounts
from services.adapters.accounts_file import AccountsFile
from services.adapters.beats import StoredBeats
from services.adapters.clock import SystemClock
from services.adapters.file_lock import file_locks
from services.adapters.folder import DataFolder
from services.adapters.invites import StoredInvites
from services.adapters.known_secrets import SHARED_SECONDS, KnownSecrets
from services.adapters.names import StoredNames
from services.adapters.ports import Ports
from services.adapters.redis_side import beside
from services.adapters.sqlite import Synchronous
from services.adapters.sqlite_events import sqlite_event_store
from services.adapters.vault import StoredVault
from services.adapters.views_file import sqlite_match_lists
from services.settings import RedisAddress


@asynccontextmanager
async def embedded(
    data: Path,
    event_type: object,
    synchronous: Synchronous = "FULL",
    redis: RedisAddress | None = None,
) -> AsyncIterator[Ports]:
    """Open the files of the folder on the running loop; may be entered again and again.

    Close what uses them first: streams and bots, then the projector. On leaving, the
    store writes what waits and closes, then the lists, then the accounts.
    """
    folder, clock = DataFolder(data), SystemClock()
    async with AsyncExitStack() as stack:
        side = await stack.enter_async_context(beside(redis))
        file = AccountsFile(folder.accounts)
        stack.callback(file.close)
        lists = sqlite_match_lists(folder.views)
        stack.callback(lists.close)
        store = sqlite_event_store(folder.events, event_type, synchronous=synchronous)
        stack.push_async_callback(store.close)
        yield Ports(
            clock=clock,
            hub=side.hub,
            limiter=side.limiter,
            presence=side.presence,
            store=store,
            lists=lists,
            accounts=StoredAccounts(file, clock, KnownSecrets(seconds=SHARED_SECONDS)),
            names=StoredNames(file),
            beats=StoredBeats(file),
            invites=StoredInvites(file),
            vault=StoredVault(file),
            alone=file_locks(folder),
        )
