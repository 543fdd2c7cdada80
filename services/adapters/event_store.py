"""The truth: events of all matches, through the eventsourcing library."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, cast
from uuid import UUID

from eventsourcing.application import Application
from eventsourcing.persistence import InfrastructureFactory
from eventsourcing.utils import Environment, EnvType

from services.adapters.committer import Command, Committer
from services.adapters.mapper import StructMapper
from services.adapters.recorder import GroupRecorder, Moved
from services.application.recorded import Recorded

READERS: Final = 3
CONNECTIONS_MAX: Final = READERS + 1
"""As many calls reach the recorder at once: the readers' and the one that writes."""


Mark = Callable[[], int | None]
"""Another number than before once anybody stored anything; None where only reading tells."""


class _Matches(Application[UUID]):
    """The library's application; the environment's variables do not touch it."""

    def __init__(self, factory: InfrastructureFactory, mapper: StructMapper) -> None:
        self._factory = factory
        self._mapper = mapper
        super().__init__()

    def construct_env(self, name: str, env: EnvType | None = None) -> Environment:
        return Environment(name, env)

    def construct_factory(self, env: Environment) -> InfrastructureFactory:  # noqa: ARG002 — its own
        return self._factory

    def construct_mapper(self) -> StructMapper:
        return self._mapper


class Bell(Protocol):
    """Hears of commits, whichever process made them."""

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener after each commit, in any thread."""

    def close(self) -> None:
        """Call nobody any more."""


class DurableEventStore:
    """Implements the EventStore port. Made and closed on the event loop that appends."""

    def __init__(
        self,
        factory: InfrastructureFactory,
        mapper: StructMapper,
        bell: Bell | None = None,
        mark: Mark = lambda: None,
    ) -> None:
        """`factory` makes a recorder of the library's that is a GroupRecorder too.

        `bell` tells of other processes' commits, where there may be any. `mark` says at no
        cost whether there were any.
        """
        self.mark = mark
        self._bell = bell
        self._mapper = mapper
        self._app = _Matches(factory, mapper)
        self._recorder = cast("GroupRecorder", self._app.recorder)
        self._committer = Committer(self._write)
        self.batches = self._committer.batches
        self._readers = ThreadPoolExecutor(READERS, "event-reader")

    def on_commit(self, listener: Callable[[], None]) -> None:
        """Call the listener on the running loop after each commit; it must not block or raise.

        Also after those of other processes that share the store, where there may be any.
        """
        self._committer.listen(listener)
        if self._bell is not None:
            loop = asyncio.get_running_loop()
            self._bell.listen(lambda: _call_soon(loop, listener))

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
        return self._recorder.position()

    def takes_writes(self) -> bool:
        """Whether it can be written to, as far as can be seen without a write; raises Busy."""
        return self._recorder.takes_writes()

    def moved(self, after: int) -> list[Moved]:
        """The matches with events after a position in the log, the first to have moved first."""
        return self._recorder.select_moved(after)

    async def close(self) -> None:
        """Write what waits, then close; calls after this are refused."""
        await self._committer.close()
        if self._bell is not None:
            await asyncio.to_thread(self._bell.close)
        self._readers.shutdown()
        await asyncio.to_thread(self._app.close)

    def _write(self, commands: Sequence[Command]) -> list[bool]:
        to_stored = self._mapper.to_stored_event
        return self._recorder.insert_groups(
            [[to_stored(event) for event in command] for command in commands]
        )


def _call_soon(loop: asyncio.AbstractEventLoop, listener: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(listener)
