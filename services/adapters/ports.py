"""What the application stands on, whichever way it is kept."""

from dataclasses import dataclass

from services.adapters.accounts import StoredAccounts
from services.adapters.buckets import Buckets
from services.adapters.clock import SystemClock
from services.adapters.event_store import DurableEventStore
from services.adapters.hub import Hub
from services.adapters.invites import StoredInvites
from services.adapters.match_lists import StoredMatchLists
from services.adapters.names import StoredNames
from services.adapters.presence import Attendance
from services.adapters.redis_buckets import RedisBuckets
from services.adapters.redis_hub import RedisHub
from services.adapters.vault import StoredVault
from services.application.ports import Alone, Beats


@dataclass(frozen=True, kw_only=True)
class Ports:
    """The ports of the application, ready for use; `alone` gives work to one process."""

    clock: SystemClock
    hub: Hub | RedisHub
    limiter: Buckets | RedisBuckets
    presence: Attendance
    store: DurableEventStore
    lists: StoredMatchLists
    accounts: StoredAccounts
    names: StoredNames
    invites: StoredInvites
    vault: StoredVault
    beats: Beats
    alone: Alone
