"""Group commit: batches, limits, cancelled callers and faults, on a disk that obeys."""

import asyncio
import threading
from collections.abc import Sequence
from uuid import uuid4

import pytest

from services.adapters.committer import Command, Committer
from services.application.ports import Busy, Uncertain
from tests.services.adapters.streams import stream


class Disk:
    """Holds each write until it is let go; `fault` is raised instead of storing."""

    def __init__(self) -> None:
        self.batches: list[list[Command]] = []
        self.fault: Exception | None = None
        self.let_go = threading.Event()

    def write(self, commands: Sequence[Command]) -> list[bool]:
        assert self.let_go.wait(5)
        if self.fault is not None:
            raise self.fault
        self.batches.append(list(commands))
        return [True] * len(commands)


def _send(committer: Committer, count: int) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(committer.commit(stream(uuid4(), 1))) for _ in range(count)]


async def test_nothing_is_acknowledged_before_it_is_written() -> None:
    disk = Disk()
    committer = Committer(disk.write)
    (sent,) = _send(committer, 1)

    done, _ = await asyncio.wait([sent], timeout=0.05)
    assert not done

    disk.let_go.set()
    await sent
    assert len(disk.batches) == 1


async def test_arrivals_during_a_commit_are_the_next_batch() -> None:
    disk = Disk()
    committer = Committer(disk.write, batch_max=4)
    first = _send(committer, 1)
    await asyncio.sleep(0.01)
    later = _send(committer, 6)
    await asyncio.sleep(0.01)

    disk.let_go.set()
    await asyncio.gather(*first, *later)

    assert [len(batch) for batch in disk.batches] == [1, 4, 2]


async def test_a_full_queue_refuses_at_once_and_serves_those_who_wait() -> None:
    disk = Disk()
    committer = Committer(disk.write, waiting_max=3)
    first = _send(committer, 1)
    await asyncio.sleep(0.01)
    waiting = _send(committer, 3)
    await asyncio.sleep(0.01)

    with pytest.raises(Busy):
        await committer.commit(stream(uuid4(), 1))

    disk.let_go.set()
    await asyncio.gather(*first, *waiting)
    await committer.commit(stream(uuid4(), 1))


async def test_cancelled_callers_harm_nobody() -> None:
    disk = Disk()
    committer = Committer(disk.write)
    first = _send(committer, 3)
    await asyncio.sleep(0.01)
    second = _send(committer, 3)
    await asyncio.sleep(0.01)

    first[1].cancel()
    second[0].cancel()
    disk.let_go.set()
    results = await asyncio.gather(*first, *second, return_exceptions=True)

    gone = [number for number, result in enumerate(results) if result is not None]
    assert gone == [1, 3]
    assert [len(batch) for batch in disk.batches] == [3, 3]


async def test_after_an_unclear_fault_everyone_of_the_batch_is_told_so() -> None:
    disk = Disk()
    disk.let_go.set()
    disk.fault = OSError("input/output error")
    committer = Committer(disk.write)

    results = await asyncio.gather(*_send(committer, 3), return_exceptions=True)
    assert [type(result) for result in results] == [Uncertain] * 3

    disk.fault = None
    await committer.commit(stream(uuid4(), 1))


async def test_listeners_hear_of_each_commit_after_the_write() -> None:
    disk = Disk()
    disk.let_go.set()
    committer = Committer(disk.write)
    heard: list[int] = []
    committer.listen(lambda: heard.append(len(disk.batches)))

    await committer.commit(stream(uuid4(), 1))
    await committer.commit(stream(uuid4(), 1))

    assert heard == [1, 2]


async def test_closing_writes_what_waits_and_takes_nothing_more() -> None:
    disk = Disk()
    committer = Committer(disk.write, batch_max=2)
    first = _send(committer, 1)
    await asyncio.sleep(0.01)
    waiting = _send(committer, 4)
    await asyncio.sleep(0.01)
    closing = asyncio.create_task(committer.close())
    await asyncio.sleep(0.01)
    assert not closing.done()

    disk.let_go.set()
    await closing

    assert [len(batch) for batch in disk.batches] == [1, 2, 2]
    await asyncio.gather(*first, *waiting)
    with pytest.raises(Busy):
        await committer.commit(stream(uuid4(), 1))
