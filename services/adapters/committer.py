"""Group commit: commands of many matches share one transaction, and one wait for the disk."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from services.application.ports import Busy, Conflict, Uncertain
from services.application.recorded import Recorded

BATCH_MAX: Final = 256
WAITING_MAX: Final = 2_000

Command = Sequence[Recorded]
Write = Callable[[Sequence[Command]], list[bool]]
"""Stores commands in one transaction and says of each whether it was stored, else conflicts.

Raises Busy when nothing was stored; after another error nobody knows.
"""


class Batches:
    """How often a batch had less than 1, 2, 4, 8 … commands, and how many commands in all."""

    def __init__(self, batch_max: int) -> None:
        self.sizes = [0] * (batch_max.bit_length() + 1)
        self.commands = 0

    def add(self, commands: int) -> None:
        """Count a batch."""
        self.sizes[commands.bit_length()] += 1
        self.commands += commands


@dataclass(slots=True, eq=False)
class _Waiter:
    command: Command
    done: asyncio.Future[None]


class Committer:
    """Takes commands from one event loop and writes them in one thread.

    There is no timer: what arrives while a batch is committed is the next batch.
    """

    def __init__(
        self,
        write: Write,
        *,
        batch_max: int = BATCH_MAX,
        waiting_max: int = WAITING_MAX,
    ) -> None:
        self._write = write
        self._batch_max = batch_max
        self.batches = Batches(batch_max)
        self._waiting_max = waiting_max
        self._waiting: deque[_Waiter] = deque()
        self._writer = ThreadPoolExecutor(1, "event-writer")
        self._draining: asyncio.Task[None] | None = None
        self._closed = False
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener on the loop after each commit; it must not block or raise."""
        self._listeners.append(listener)

    async def commit(self, command: Command) -> None:
        """Return once the command is stored; raises Busy, Conflict or Uncertain.

        A cancelled caller's command is written all the same.
        """
        if self._closed or len(self._waiting) >= self._waiting_max:
            raise Busy
        waiter = _Waiter(command, asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        await waiter.done

    async def close(self) -> None:
        """Refuse what comes from now on, write what waits, and end the thread."""
        self._closed = True
        if self._draining is not None:
            await self._draining
        self._writer.shutdown()

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._write_batch()
        finally:
            self._draining = None

    async def _write_batch(self) -> None:
        count = min(self._batch_max, len(self._waiting))
        self.batches.add(count)
        batch = [self._waiting.popleft() for _ in range(count)]
        commands = [waiter.command for waiter in batch]
        loop = asyncio.get_running_loop()
        answers = await loop.run_in_executor(self._writer, self._answers, commands)
        for waiter, answer in zip(batch, answers, strict=True):
            _settle(waiter.done, answer)
        for listener in self._listeners:
            listener()

    def _answers(self, commands: Sequence[Command]) -> list[Exception | None]:
        try:
            stored = self._write(commands)
        except Busy:
            return [Busy() for _ in commands]
        except Exception as error:  # noqa: BLE001 — handed to everyone who waits
            return [_uncertain(error) for _ in commands]
        return [None if kept else Conflict() for kept in stored]


def _uncertain(error: Exception) -> Uncertain:
    uncertain = Uncertain(str(error))
    uncertain.__cause__ = error
    return uncertain


def _settle(done: asyncio.Future[None], answer: Exception | None) -> None:
    if done.done():  # its caller was cancelled
        return
    if answer is None:
        done.set_result(None)
    else:
        done.set_exception(answer)
