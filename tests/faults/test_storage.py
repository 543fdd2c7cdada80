"""Row 21: when nothing can be stored everyone is told so, nothing is done by halves, and it passes.

The disk is full, the tables are locked, all connections are taken, the database is away or can
only be read.
"""

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final, cast
from uuid import UUID, uuid4

import httpx
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from services.adapters import postgres, sqlite
from services.adapters.accounts import StoredAccounts
from services.adapters.event_store import DurableEventStore
from services.adapters.postgres import PostgresDatabase, SharedDatastore
from services.adapters.postgres_events import PostgresEvents
from services.adapters.postgres_tables import migrate
from services.settings import DatabaseAddress
from tests import servers
from tests.services.api.people import Person, eventually
from tests.services.api.running import Running, running_on
from tests.services.api.scene import KEPT_FOR_GOOD, Scene, set_up
from tests.stores import Kept

PATIENCE_SECONDS: Final = 1
ENOUGH_SECONDS: Final = 30

Fault = Callable[[Kept, Running], AbstractContextManager[None]]


# What may happen to files


@contextmanager
def full_disk(kept: Kept, server: Running) -> Iterator[None]:
    """Nothing can be written to any file of this process."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def locked_files(kept: Kept, server: Running) -> Iterator[None]:
    """Somebody else writes, and goes on and on."""
    with ExitStack() as stack:
        for name in ("events.db", "accounts.db", "views.db"):
            other = stack.enter_context(closing(sqlite3.connect(kept.folder / name)))
            other.execute("BEGIN IMMEDIATE")
            stack.callback(other.rollback)
        yield


# What may happen to a database


def _execute(kept: Kept, *statements: str) -> None:
    assert kept.address is not None
    with psycopg.connect(kept.address.url) as connection:
        for statement in statements:
            connection.execute(cast("Any", statement))


@contextmanager
def full_tables(kept: Kept, server: Running) -> Iterator[None]:
    """The database answers as it does without room on its disk, when it comes to the rows."""
    _execute(
        kept,
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$",
        *(
            f"CREATE TRIGGER full_disk AFTER INSERT OR UPDATE ON {table}"
            " FOR EACH ROW EXECUTE FUNCTION full_disk()"
            for table in KEPT_FOR_GOOD
        ),
    )
    try:
        yield
    finally:
        _execute(kept, "DROP FUNCTION full_disk CASCADE")


@contextmanager
def locked_tables(kept: Kept, server: Running) -> Iterator[None]:
    """Somebody else holds the tables, and lets them be read alone."""
    assert kept.address is not None
    with psycopg.connect(kept.address.url) as other:
        for table in KEPT_FOR_GOOD:
            other.execute(cast("Any", f"LOCK TABLE {table} IN EXCLUSIVE MODE"))
        yield
        other.rollback()


@contextmanager
def exhausted_pools(kept: Kept, server: Running) -> Iterator[None]:
    """All connections of the process are taken."""
    store = cast("DurableEventStore", server.backend.matches._store)
    events = cast("PostgresEvents", store._recorder).datastore
    accounts = cast("StoredAccounts", server.backend.accounts)
    rest = cast("PostgresDatabase", accounts._database)._datastore
    with ExitStack() as stack:
        for datastore in (cast("SharedDatastore", events), rest):
            for _ in range(datastore.pool.max_size):
                stack.enter_context(datastore.get_connection())
        yield


def _altered(kept: Kept, setting: str) -> str:
    assert kept.address is not None
    return f"ALTER DATABASE {conninfo_to_dict(kept.address.url)['dbname']} {setting}"


@contextmanager
def read_only_database(kept: Kept, server: Running) -> Iterator[None]:
    """Whoever runs the database lets it be read alone, and ends the connections that there are."""
    _execute(
        kept,
        _altered(kept, "SET default_transaction_read_only = on"),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    try:
        yield
    finally:
        _execute(
            kept,
            "SET TRANSACTION READ WRITE",
            _altered(kept, "RESET default_transaction_read_only"),
        )


FAULTS: Final[dict[str, list[Fault]]] = {
    "sqlite": [full_disk, locked_files],
    "postgres": [full_tables, locked_tables, exhausted_pools, read_only_database],
}


# What people do meanwhile


def _attempts(scene: Scene) -> dict[str, tuple[Person, str, object]]:
    """Something of each kind that has to be stored."""
    order = {"game": "rancher", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    return {
        "act": (scene.mover, f"/matches/{scene.running}/actions", scene.action),
        "open a table": (scene.ada, "/matches", order),
        "sit down": (scene.cleo, f"/matches/{scene.lobby}/seats", {}),
        "arrive": (scene.visitor, "/guests", {"name": "Dora"}),
    }


Attempts = dict[str, tuple[Person, str, object]]
Commands = dict[str, UUID]


async def _all_at_once(attempts: Attempts, commands: Commands) -> dict[str, httpx.Response]:
    async def one(what: str) -> httpx.Response:
        person, path, body = attempts[what]
        return await person.post(path, body, commands[what])

    answers = await asyncio.gather(*map(one, attempts))
    return dict(zip(attempts, answers, strict=True))


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(postgres, "LOCK_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(postgres, "ACQUIRE_SECONDS", PATIENCE_SECONDS)


class Stage:
    """A server and the scene on it."""

    def __init__(self, kept: Kept, server: Running, scene: Scene) -> None:
        """In order so far."""
        self.kept = kept
        self.server = server
        self.scene = scene


async def _staged(stack: AsyncExitStack, kept: Kept) -> Stage:
    server = await stack.enter_async_context(running_on(kept))
    people = [await stack.enter_async_context(Person(server.url)) for _ in range(4)]
    for person, name in zip(people, ("Ada", "Ben", "Cleo"), strict=False):
        await person.become_guest(name)
    return Stage(kept, server, await set_up(people, kept))


async def _reads(scene: Scene) -> dict[str, httpx.Response]:
    """Something of each kind that has to be looked up; no match is one that a process remembers."""
    match = f"/matches/{uuid4()}"
    paths = ["/me", "/me/tokens", "/matches", f"/invites/{scene.code}"]
    paths += [match, f"{match}/frames", f"{match}/stream"]
    return {path: await scene.ada.get(path) for path in paths}


def _refused(answers: dict[str, httpx.Response]) -> None:
    for what, answer in answers.items():
        assert (answer.status_code, answer.json()["code"]) == (503, "busy"), what
        assert answer.headers["retry-after"] == "1"


async def _recovers(attempts: Attempts, commands: Commands) -> None:
    """The same commands come through, each as soon as it is sent again for long enough."""
    waiting = dict(attempts)

    async def all_done() -> bool:
        for what, answer in (await _all_at_once(waiting, commands)).items():
            assert answer.is_success or answer.json()["code"] == "busy", (what, answer.text)
            if answer.is_success:
                del waiting[what]
        return not waiting

    await eventually(all_done, ENOUGH_SECONDS)


@pytest.mark.parametrize(
    ("kept", "fault"),
    [(kind, fault) for kind, faults in FAULTS.items() for fault in faults],
    indirect=["kept"],
)
async def test_a_store_that_cannot_be_written_to_says_so_and_recovers(
    kept: Kept, fault: Fault
) -> None:
    async with AsyncExitStack() as stack:
        stage = await _staged(stack, kept)
        attempts = _attempts(stage.scene)
        commands = {what: uuid4() for what in attempts}
        before = stage.scene.stored()
        with fault(kept, stage.server):
            answers = await _all_at_once(attempts, commands)
            ready = (await stage.scene.visitor.http.get("/readyz")).json()
        after = stage.scene.stored()
        _refused(answers)
        await _recovers(attempts, commands)

    assert after == before
    assert fault is not read_only_database or "not written to" in ready["missing"][0]["detail"]


async def test_a_database_that_is_away_is_told_of_and_found_again(tmp_path: Path) -> None:
    with servers.postgres(in_memory=True) as own:
        kept = Kept(tmp_path, DatabaseAddress(own.url()))
        migrate(DatabaseAddress(own.url()))
        async with AsyncExitStack() as stack:
            stage = await _staged(stack, kept)
            attempts = _attempts(stage.scene)
            commands = {what: uuid4() for what in attempts}
            before = stage.scene.stored()
            await asyncio.to_thread(own.kill)
            answers = await _all_at_once(attempts, commands)
            reads = await _reads(stage.scene)
            ready = await stage.scene.visitor.http.get("/readyz")
            await asyncio.to_thread(own.start)
            after = stage.scene.stored()
            _refused(answers | reads)
            await _recovers(attempts, commands)

    assert all("cannot be reached" in answer.json()["detail"] for answer in reads.values())
    assert all("cannot store" in answer.json()["detail"] for answer in answers.values())
    assert (ready.status_code, ready.json()["code"]) == (503, "not_ready")
    assert after == before
