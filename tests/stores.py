"""Where a test keeps what it stores: in files of a folder, or in a database of its own."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path

from services.adapters.accounts_file import AccountsFile
from services.adapters.composition import opened
from services.adapters.database import Database
from services.adapters.event_store import DurableEventStore
from services.adapters.folder import DataFolder
from services.adapters.match_lists import StoredMatchLists
from services.adapters.ports import Ports
from services.adapters.postgres import PostgresDatabase, SharedDatastore
from services.adapters.postgres_events import postgres_event_store
from services.adapters.postgres_tables import tracking
from services.adapters.sqlite_events import sqlite_event_store
from services.adapters.views_file import sqlite_match_lists
from services.settings import DatabaseAddress, Settings

CONNECTIONS_MAX = 6


@dataclass(frozen=True)
class Kept:
    """A place of either kind. All that is opened from it has to be closed before the test ends."""

    folder: Path
    address: DatabaseAddress | None = None

    def settings(self, **more: object) -> Settings:
        """Settings of a process that keeps everything here."""
        fields = {"data": self.folder, "durability": "normal", "port": 0, **more}
        return Settings(database_url=self.address, **fields)  # type: ignore[arg-type]

    def opened(self, event_type: object) -> AbstractAsyncContextManager[Ports]:
        """All ports, as a process has them."""
        return opened(self.settings(), event_type)

    def events(self, event_type: object) -> DurableEventStore:
        """The store of events alone; as durable as can be."""
        if self.address is not None:
            return postgres_event_store(self.address, event_type)
        return sqlite_event_store(DataFolder(self.folder).events, event_type)

    def database(self) -> Database:
        """Where accounts, names, codes and seeds are."""
        if self.address is not None:
            return PostgresDatabase(SharedDatastore(self.address, CONNECTIONS_MAX))
        return AccountsFile(DataFolder(self.folder).accounts)

    def lists(self) -> StoredMatchLists:
        """The lists of matches."""
        if self.address is None:
            return sqlite_match_lists(DataFolder(self.folder).views)
        datastore = SharedDatastore(self.address, CONNECTIONS_MAX)
        record = tracking(datastore)._insert_tracking
        return StoredMatchLists(PostgresDatabase(datastore), record)
