"""Watching over real processes while what they stand on goes away and comes back."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from services.adapters.postgres_tables import migrate
from services.settings import DatabaseAddress
from tests import servers
from tests.servers import free_port
from tests.services.api.people import Json, Person, eventually
from tests.services.scrape import scraped, value
from tests.topology.processes import Api, site

PATIENCE_SECONDS = 40


@dataclass
class Watched:
    """An API process and a worker with the ports of their metrics, and what they stand on."""

    api: Api
    api_port: int
    worker_port: int
    database: servers.Postgres
    redis: servers.Valkey

    async def ready(self) -> Json:
        """What the API process says of itself."""
        async with httpx.AsyncClient(base_url=self.api.url, timeout=10) as http:
            answer = await http.get("/readyz")
        said: Json = answer.json()
        return said

    async def becomes(self, holds: Callable[[Json], bool]) -> None:
        """Wait until it says so."""

        async def says() -> bool:
            return holds(await self.ready())

        await eventually(says, PATIENCE_SECONDS)


@contextmanager
def _watched(folder: Path) -> Iterator[Watched]:
    api_port, worker_port = free_port(), free_port()
    with servers.postgres(in_memory=True) as database, servers.valkey() as redis:
        address = DatabaseAddress(database.url(database.create()))
        migrate(address)
        (folder / "api").mkdir()
        (folder / "worker").mkdir()
        with (
            site(folder / "api", address, redis.url(), metrics_port=str(api_port)) as apis,
            site(folder / "worker", address, redis.url(), metrics_port=str(worker_port)) as workers,
        ):
            workers.worker()
            yield Watched(apis.api(), api_port, worker_port, database, redis)


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    with _watched(tmp_path) as made:
        yield made


async def played(watched: Watched) -> None:
    """A match against a bot begins, and the player acts."""
    async with Person(watched.api.url) as ada:
        await ada.become_guest("Ada")
        match = (await ada.opened("me", "bot", rounds=40))["table"]["id"]
        await ada.made(f"/matches/{match}/start")

        async def may_act() -> bool:
            return bool((await ada.read(f"/matches/{match}"))["frame"]["options"])

        await eventually(may_act)
        await ada.acted(match, (await ada.read(f"/matches/{match}"))["frame"])


async def told(port: int, sample: str, **labels: str) -> float | None:
    """What a process tells Prometheus."""
    return value(await scraped(port), f"chuckwagon_{sample}", **labels)


async def _lists_are_current(port: int) -> None:
    async def current() -> bool:
        return await told(port, "projection_lag_events") == 0

    await eventually(current)


async def test_both_kinds_of_process_tell_how_they_do(watched: Watched) -> None:
    await played(watched)

    assert await told(watched.api_port, "actions_total", outcome="accepted") == 1
    for port in (watched.api_port, watched.worker_port):
        await _lists_are_current(port)
        assert await told(port, "doorbell_connected") == 1
    assert await told(watched.worker_port, "requests_total") is None


async def test_a_process_says_what_is_away_and_that_it_is_back(watched: Watched) -> None:
    def missing(said: Json) -> list[str]:
        return [one["part"] for one in said.get("missing", [])]

    await watched.becomes(lambda said: said.get("status") == "ready")
    watched.redis.kill()
    await watched.becomes(lambda said: said.get("status") == "degraded")
    assert missing(await watched.ready()) == ["doorbell"]
    assert await told(watched.api_port, "doorbell_connected") == 0
    await played(watched)

    watched.redis.start()
    await watched.becomes(lambda said: said.get("status") == "ready")
    await asyncio.to_thread(watched.database.kill)
    await watched.becomes(lambda said: said.get("code") == "not_ready")
    assert missing(await watched.ready()) == ["store"]
    assert await told(watched.api_port, "projection_lag_events") is None
    assert await told(watched.api_port, "doorbell_connected") == 1

    await asyncio.to_thread(watched.database.start)
    await watched.becomes(lambda said: said.get("status") == "ready")
    await played(watched)
