"""The truth on SQLite: events of all matches, through the eventsourcing library."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, cast
from uuid import UUID

from eventsourcing.application import Application
from eventsourcing.persistence import InfrastructureFactory, PersistenceError
from eventsourcing.sqlite import SQLiteFactory
from eventsourcing.utils import Environment, EnvType

from services.adapters.committer import Command, Committer
from services.adapters.mapper import UPCASTERS, StructMapper, Upcaster
from services.adapters.recorder import GroupRecorder, Moved
from services.adapters.sqlite import DurableDatastore, Synchronous, nothing_stored
from services.application.ports import Busy
from services.application.recorded import Recorded

READERS: Final = 3


class _Factory(SQLiteFactory):
    application_recorder_class = GroupRecorder


class _Matches(Application[UUID]):
    """The library's application over one file; the environment's variables do not touch it."""

    def __init__(self, datastore: DurableDatastore, mapper: StructMapper) -> None:
        self._datastore = datastore
        self._mapper = mapper
        super().__init__()

    def construct_env(self, name: str, env: EnvType | None = None) -> Environment:
        return Environment(name, {"SQLITE_DBNAME": self._datastore.pool.db_name, **(env or {})})

    def construct_factory(self, env: Environment) -> InfrastructureFactory:
        factory = _Factory(env)
        factory.datastore = self._datastore
        return cast("InfrastructureFactory", factory)

    def construct_mapper(self) -> StructMapper:
        return self._mapper


class SQLiteEventStore:
    """Implements the EventStore port. Made and closed on the event loop that appends."""

    def __init__(
        self,
        path: Path,
        event_type: object,
        *,
        synchronous: Synchronous = "FULL",
        upcasters: Mapping[str, Upcaster] = UPCASTERS,
    ) -> None:
        self._mapper = StructMapper(event_type, upcasters)
        self._app = _Matches(DurableDatastore(path, synchronous), self._mapper)
        self._recorder = cast("GroupRecorder", self._app.recorder)
        self._committer = Committer(self._write)
        self.batches = self._committer.batches
        self._readers = ThreadPoolExecutor(READERS, "event-reader")

    def on_commit(self, listener: Callable[[], None]) -> None:
        """Call the listener on the loop after each commit; it must not block or raise."""
        self._committer.listen(listener)

    async def append(self, events: Sequence[Recorded]) -> None:
        """Store the events of one command, all or none; durable when it returns.

        Raises Conflict, Busy; Uncertain after a fault with an unknown outcome.
        """
        await self._committer.commit(events)

    async def read(
        self, match_id: UUID, after: int = 0, up_to: int | None = None
    ) -> list[Recorded]:
        """The match's events with after < version <= up_to, in order; raises Corrupt."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.load, match_id, after, up_to)

    def load(self, match_id: UUID, after: int = 0, up_to: int | None = None) -> list[Recorded]:
        """The same as `read`, in the caller's thread."""
        stored = self._recorder.select_match(match_id, after, up_to)
        return [self._mapper.to_domain_event(event) for event in stored]

    def position(self) -> int:
        """The last position in the log of all matches' events, 0 while nothing is stored."""
        return self._recorder.max_notification_id() or 0

    def moved(self, after: int) -> list[Moved]:
        """The matches with events after a position in the log, the first to have moved first."""
        return self._recorder.select_moved(after)

    async def close(self) -> None:
        """Write what waits, then close the file; calls after this are refused."""
        await self._committer.close()
        self._readers.shutdown()
        self._app.close()

    def _write(self, commands: Sequence[Command]) -> list[bool]:
        to_stored = self._mapper.to_stored_event
        try:
            return self._recorder.insert_groups(
                [[to_stored(event) for event in command] for command in commands]
            )
        except PersistenceError as error:
            if nothing_stored(error):
                raise Busy from error
            raise
