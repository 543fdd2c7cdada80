"""A stop must end, also when a client swallows that it was cancelled."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from services.ending import ended
from services.worker.steady import going_on
from tests.services.tables import HOST, Service, command

SOON = 5


class Stubborn:
    """Waits for ever, and swallows so many cancellations."""

    def __init__(self, swallowed: int) -> None:
        """It has not begun."""
        self.begun = asyncio.Event()
        self.left = swallowed

    async def wait(self) -> None:
        """Wait."""
        self.begun.set()
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if not self.left:
                    raise
                self.left -= 1


@pytest.fixture(params=[0, 1, 3])
async def stubborn(request: pytest.FixtureRequest) -> AsyncIterator[Stubborn]:
    """Swallows that often; whatever the test has left behind ends after it."""
    made = Stubborn(request.param)
    yield made
    made.left = 0
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()


async def test_a_task_ends_however_often_its_cancellation_is_swallowed(stubborn: Stubborn) -> None:
    task = asyncio.create_task(stubborn.wait())
    await stubborn.begun.wait()

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


async def test_work_that_goes_on_ends_when_it_is_left(stubborn: Stubborn) -> None:
    async with asyncio.timeout(SOON), going_on("waiting", stubborn.wait):
        await stubborn.begun.wait()

    assert len(asyncio.all_tasks()) == 1


async def test_bots_turns_end_when_the_matches_are_closed(
    stubborn: Stubborn, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service()

    async def act_as_bot(_: object) -> bool:
        await stubborn.wait()
        return True

    monkeypatch.setattr(service.matches._play, "act_as_bot", act_as_bot)
    match = await service.lobby("parley", ["me", "bot"])
    await service.matches.start(match.id, HOST, command(2))
    await stubborn.begun.wait()

    closing = asyncio.create_task(service.matches.close())
    closed, _ = await asyncio.wait([closing], timeout=SOON)

    assert closed
    assert service.matches.bots_playing == 0
