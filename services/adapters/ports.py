"""What the application stands on, whichever way it is kept."""

from dataclasses import dataclass

from services.adapters.accounts import SQLiteAccounts
from services.adapters.clock import SystemClock
from services.adapters.event_store import SQLiteEventStore
from services.adapters.hub import Hub
from services.adapters.invites import SQLiteInvites
from services.adapters.match_lists import SQLiteMatchLists
from services.adapters.names import SQLiteNames
from services.adapters.vault import SQLiteVault
from services.application.ports import Alone


@dataclass(frozen=True, kw_only=True)
class Ports:
    """The ports of the application, ready for use; `alone` gives work to one process."""

    clock: SystemClock
    hub: Hub
    store: SQLiteEventStore
    lists: SQLiteMatchLists
    accounts: SQLiteAccounts
    names: SQLiteNames
    invites: SQLiteInvites
    vault: SQLiteVault
    alone: Alone
