"""Servers that several kinds of tests stand on; each is started when a test first asks for it."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from services.adapters.postgres_tables import migrate
from services.api.server import Server
from services.commands import worker
from services.settings import DatabaseAddress
from tests import servers
from tests.stores import Kept

SERVED_FIXTURES = frozenset({"postgres_server", "valkey_server", "any_redis"})
SERVERS = ("postgres", "redis", "valkey")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What stands on a server is thorough, and so is each test's turn on a server."""
    for item in items:
        parameters = item.name.partition("[")[2]
        served = SERVED_FIXTURES.intersection(getattr(item, "fixturenames", ()))
        if served or any(server in parameters for server in SERVERS):
            item.add_marker(pytest.mark.thorough)


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Whatever a test sends logs to, the next one begins as this one did."""
    root, ours = logging.getLogger(), logging.getLogger("services")
    kept = ([*root.handlers], root.level, ours.level)
    yield
    root.handlers, root.level, ours.level = kept


class Unheard(logging.Handler):
    """Keeps what asyncio complains of: failures that nobody has taken.

    Playwright's own are not ours to take: it leaves tasks behind when a page closes, and
    the collector finds them during whichever test comes then.
    """

    def __init__(self) -> None:
        """Nothing was complained of yet."""
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, if it is one of those."""
        kind = record.exc_info[0] if record.exc_info else None
        if kind is not None and not kind.__module__.startswith("playwright."):
            self.records.append(logging.Formatter().format(record))


@pytest.fixture(autouse=True)
def every_failure_is_taken() -> Iterator[None]:
    """A task or callback that fails by itself fails the test in which that comes to light."""
    unheard, loops = Unheard(), logging.getLogger("asyncio")
    loops.addHandler(unheard)
    yield
    loops.removeHandler(unheard)
    assert unheard.records == []


@pytest.fixture
def no_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server or worker that is not refused fails the test; it would run until it is stopped."""

    def started(*_: object) -> None:
        pytest.fail("it was to be refused, and starts")

    monkeypatch.setattr(Server, "run", started)
    monkeypatch.setattr(worker, "_worked", started)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[servers.Postgres]:
    """A PostgreSQL that tests share; who stops or kills one starts one of their own."""
    with servers.postgres(in_memory=True) as server:
        yield server


@pytest.fixture(scope="session")
def migrated(postgres_server: servers.Postgres) -> str:
    """A database with its tables made and nothing in them, to make others like it."""
    name = postgres_server.create()
    migrate(DatabaseAddress(postgres_server.url(name)))
    return name


@pytest.fixture
def database(postgres_server: servers.Postgres, migrated: str) -> Iterator[DatabaseAddress]:
    """A database of the test's own, with its tables made."""
    name = postgres_server.create(migrated)
    yield DatabaseAddress(postgres_server.url(name))
    postgres_server.drop(name)


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """A place for what a test stores, of each kind."""
    address = request.getfixturevalue("database") if request.param == "postgres" else None
    return Kept(tmp_path, address)


@pytest.fixture(scope="session")
def valkey_server() -> Iterator[servers.Valkey]:
    """A Redis-protocol server that tests share; who stops or kills one starts one of their own."""
    with servers.valkey() as server:
        yield server


@pytest.fixture
def redis_url(valkey_server: servers.Valkey) -> str:
    """A Redis-protocol server with nothing in it."""
    with redis.Redis.from_url(valkey_server.url()) as client:
        client.flushall()
    return valkey_server.url()


@pytest.fixture(
    scope="session", params=[*servers.redis_programs().values()], ids=[*servers.redis_programs()]
)
def any_redis(request: pytest.FixtureRequest) -> Iterator[servers.Valkey]:
    """Each Redis-protocol server that is found, shared as above."""
    with servers.valkey(request.param) as server:
        yield server
