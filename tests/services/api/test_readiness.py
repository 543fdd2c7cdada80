"""Readiness: what a process is short of, and whether it can serve all the same."""

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from services.api import readiness as module
from services.api.problems import Missing
from services.api.readiness import Readiness
from services.application.ports import Busy
from services.worker.progress import STALLED_SECONDS, Progress
from tests.services.api.people import Person
from tests.services.api.running import Running
from tests.services.worker.test_progress import At, World


def away() -> int:
    raise Busy


def yes() -> bool:
    return True


def no() -> bool:
    return False


class Elsewhere:
    """A log whose position is found out by calling something."""

    def __init__(self, position: Callable[[], int]) -> None:
        """Call this."""
        self.position = position


def parts(missing: list[Missing]) -> list[tuple[str, bool]]:
    return [(one.part, one.essential) for one in missing]


async def test_a_process_that_has_all_is_short_of_nothing() -> None:
    world = World(At(7), At(7))

    assert await Readiness(world.progress(), yes, yes).missing() == []


async def test_without_others_doorbells_and_with_old_lists_it_serves_on() -> None:
    world = World(At(7), At(3))
    progress = world.progress()
    progress.standing()
    world.now += STALLED_SECONDS + 1
    missing = await Readiness(progress, no, yes).missing()

    assert parts(missing) == [("doorbell", False), ("lists", False)]
    assert "4 events" in missing[1].detail


async def test_with_a_store_that_can_be_read_alone_it_serves_on() -> None:
    missing = await Readiness(World(At(7), At(7)).progress(), yes, no).missing()

    assert parts(missing) == [("store", False)]
    assert "not written to" in missing[0].detail


async def test_without_its_store_it_does_not_serve() -> None:
    readiness = Readiness(Progress(Elsewhere(away), At(0)), yes, yes)

    assert parts(await readiness.missing()) == [("store", True)]


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Holds whoever waits for it until the test ends."""
    event = threading.Event()
    yield event
    event.set()


async def test_a_store_that_hangs_is_away_and_holds_one_thread_alone(
    held: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ANSWER_SECONDS_MAX", 0.05)
    asked = 0

    def hang() -> int:
        nonlocal asked
        asked += 1
        held.wait()
        return 7

    readiness = Readiness(Progress(Elsewhere(hang), At(7)), yes, yes)
    for _ in range(3):
        assert parts(await readiness.missing()) == [("store", True)]
    assert asked == 1

    held.set()
    monkeypatch.setattr(module, "ANSWER_SECONDS_MAX", 5)
    assert await readiness.missing() == []


async def test_a_store_that_fails_when_nobody_waits_any_more_makes_no_noise(
    held: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ANSWER_SECONDS_MAX", 0.05)
    noise: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: noise.append(context))

    def hang() -> int:
        held.wait()
        return away()

    readiness = Readiness(Progress(Elsewhere(hang), At(7)), yes, yes)
    assert parts(await readiness.missing()) == [("store", True)]
    (asking,) = asyncio.all_tasks() - {asyncio.current_task()}
    held.set()
    await asyncio.wait({asking})
    del asking, readiness
    gc.collect()

    assert noise == []


async def test_a_server_without_its_store_says_so_and_comes_back(
    server: Running, visitor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(server.backend.lists, "position", away)
        refused = await visitor.http.get("/readyz")
        alive = await visitor.http.get("/healthz")
    ready = await visitor.http.get("/readyz")

    assert refused.status_code == 503
    assert refused.json()["code"] == "not_ready"
    assert [one["part"] for one in refused.json()["missing"]] == ["store"]
    assert refused.headers["retry-after"] == "1"
    assert (alive.status_code, ready.status_code) == (200, 200)


async def test_a_server_that_is_about_to_end_is_not_ready(server: Running, visitor: Person) -> None:
    server.backend.stopping.begin()
    refused = await visitor.http.get("/readyz")

    assert refused.status_code == 503
    assert [one["part"] for one in refused.json()["missing"]] == ["server"]
