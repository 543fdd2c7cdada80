"""A stop must end, also when a client swallows that it was cancelled."""

import asyncio
import contextlib

import pytest

from services.adapters.ending import ended

SOON = 5


@pytest.mark.parametrize("swallowed", [0, 1, 3])
async def test_a_task_ends_however_often_its_cancellation_is_swallowed(swallowed: int) -> None:
    async def stubborn() -> None:
        for _ in range(swallowed):
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
        await asyncio.Event().wait()

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)

    async with asyncio.timeout(SOON):
        await ended([task])

    assert task.cancelled()


async def test_what_failed_before_has_ended() -> None:
    async def failing() -> None:
        raise OSError

    task = asyncio.create_task(failing())
    await asyncio.sleep(0)

    await ended([task])

    assert isinstance(task.exception(), OSError)
