"""PostgreSQL away, slow, cut off in the middle or unsafe: nothing is told that is not so."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, nullcontext
from typing import Any, TypeVar, cast
from uuid import uuid4

import psycopg
import pytest
from eventsourcing.persistence import StoredEvent

from services import cli
from services.adapters import postgres, postgres_bell, server
from services.adapters.accounts import StoredAccounts, _hold
from services.adapters.clock import SystemClock
from services.adapters.database import Database
from services.adapters.known_secrets import KnownSecrets
from services.adapters.names import StoredNames
from services.adapters.postgres import PostgresDatabase, SharedDatastore, connected
from services.adapters.postgres_bell import PostgresBell
from services.adapters.postgres_events import EVENTS, PostgresEvents, postgres_event_store
from services.adapters.postgres_tables import VERSION, migrate
from services.application.ports import Busy, Conflict, NotReady, Uncertain
from services.settings import DatabaseAddress
from tests import servers
from tests.faults.proxy import TcpProxy
from tests.services.adapters.signing_in import signed_in
from tests.services.adapters.streams import EVENT_TYPE, stream
from tests.stores import Kept

Answer = TypeVar("Answer")

SOON_SECONDS = 15.0
NOWHERE = f"postgresql://postgres:hunter2@{servers.LOOPBACK}:{servers.free_port()}/x"


async def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON_SECONDS
    while not done():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.02)


def _execute(address: DatabaseAddress, statement: str) -> None:
    with psycopg.connect(address.url, autocommit=True) as connection:
        connection.execute(cast("Any", statement))


# Settings that lose what was acknowledged


@pytest.mark.usefixtures("no_start")
@pytest.mark.parametrize("setting", ["fsync", "full_page_writes", "synchronous_commit"])
def test_a_server_that_would_lose_acknowledged_actions_is_refused(
    setting: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with servers.postgres(in_memory=True, **{setting: "off"}) as unsafe:
        monkeypatch.setenv("CHUCKWAGON_DATABASE_URL", unsafe.url())
        statuses = [cli.main([command]) for command in ("migrate", "serve", "worker")]

    assert statuses == [1, 1, 1]
    assert capsys.readouterr().err.count(f"{setting}=off") == 3


@pytest.mark.parametrize("whose", ["DATABASE {name}", "ROLE ada IN DATABASE {name}"])
def test_a_setting_of_the_database_or_the_role_is_refused_too(
    whose: str, database: DatabaseAddress
) -> None:
    name = database.url.rpartition("/")[2]
    _execute(database, "DO $$ BEGIN CREATE ROLE ada LOGIN; EXCEPTION WHEN OTHERS THEN END $$")
    _execute(database, f"ALTER {whose.format(name=name)} SET synchronous_commit = off")
    address = DatabaseAddress(database.url.replace("postgres@", "ada@"))

    with pytest.raises(NotReady, match="synchronous_commit=off"):
        connected(address)


def test_a_setting_that_turns_unsafe_later_is_refused_by_every_new_connection(
    database: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "ACQUIRE_SECONDS", 0.3)
    name = database.url.rpartition("/")[2]
    _execute(database, f"ALTER DATABASE {name} SET synchronous_commit = off")

    with closing(PostgresDatabase(SharedDatastore(database, 2))) as late, pytest.raises(Busy):
        StoredNames(late).name("key", "name")


# A database that can only be read


@pytest.mark.usefixtures("no_start")
def test_a_start_on_a_database_that_can_only_be_read_is_refused(
    database: DatabaseAddress,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = database.url.rpartition("/")[2]
    _execute(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    monkeypatch.setenv("CHUCKWAGON_DATABASE_URL", database.url)

    statuses = [cli.main([command]) for command in ("migrate", "serve", "worker")]

    lines = capsys.readouterr().err.splitlines()
    assert statuses == [1, 1, 1]
    assert len(lines) == 3
    assert all("CHUCKWAGON_DATABASE_URL" in line and "only be read" in line for line in lines)


# Tables


def test_many_that_migrate_at_once_all_end_well(postgres_server: servers.Postgres) -> None:
    for _ in range(5):
        name = postgres_server.create()
        address = DatabaseAddress(postgres_server.url(name))
        found: list[object] = []

        def run(address: DatabaseAddress = address, found: list[object] = found) -> None:
            try:
                found.append(migrate(address))
            except Exception as error:  # noqa: BLE001 — whatever it is, it is to be seen
                found.append(error)

        threads = [threading.Thread(target=run) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        postgres_server.drop(name)

        assert Counter(found) == {0: 1, VERSION: 3}


@pytest.mark.usefixtures("no_start")
def test_it_is_said_what_to_do_about_tables_that_do_not_fit(
    postgres_server: servers.Postgres,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = postgres_server.create()
    address = DatabaseAddress(postgres_server.url(name))
    monkeypatch.setenv("CHUCKWAGON_DATABASE_URL", address.url)

    def said(*commands: str) -> tuple[list[int], str]:
        statuses = [cli.main([command]) for command in commands]
        return statuses, capsys.readouterr().err

    assert said("serve") == (
        [1],
        "The database has no tables yet. Run `chuckwagon migrate` once.\n",
    )
    assert said("migrate", "migrate") == ([0, 0], "")
    _execute(address, "UPDATE chuckwagon SET version = version + 1")
    status, newer = said("serve", "migrate", "worker", "rebuild")
    _execute(address, "UPDATE chuckwagon SET version = -1")
    older = said("serve")
    postgres_server.drop(name)

    assert status == [1, 1, 1, 1]
    assert newer.count("made by a newer version of this program") == 4
    assert older[0] == [1]
    assert "older version. Run `chuckwagon migrate`" in older[1]


def test_migrate_has_to_be_told_of_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["migrate"]) == 2
    assert "CHUCKWAGON_DATABASE_URL" in capsys.readouterr().err


def test_the_function_that_stores_without_the_lock_does_not_exist(
    database: DatabaseAddress,
) -> None:
    with connected(database) as connection:
        found = connection.execute("SELECT 1 FROM pg_proc WHERE proname LIKE 'es_insert%'")
        assert found.fetchall() == []


# A database that is away


@pytest.mark.usefixtures("no_start")
def test_a_start_waits_for_a_database_and_then_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres, "START_SECONDS", 0.6)
    monkeypatch.setattr(postgres, "START_PAUSE_SECONDS", 0.1)
    monkeypatch.setenv("CHUCKWAGON_DATABASE_URL", NOWHERE)

    status = cli.main(["serve"])

    said = capsys.readouterr().err
    assert status == 1
    assert "The database cannot be reached" in said
    assert "hunter2" not in said


def test_a_start_goes_on_once_the_database_is_there() -> None:
    with servers.postgres(in_memory=True) as late:
        address = DatabaseAddress(late.url())
        late.kill()
        starting = threading.Timer(0.5, late.start)
        starting.start()

        connected(address).close()

        starting.join()


async def test_a_database_that_goes_away_is_busy_and_comes_back_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres, "ACQUIRE_SECONDS", 0.3)
    with servers.postgres(in_memory=True) as own:
        address = DatabaseAddress(own.url())
        migrate(address)
        events, later = stream(uuid4(), 2), stream(uuid4(), 1)
        async with server.server(address, EVENT_TYPE) as ports:
            await _again(lambda: ports.store.append(events))
            own.kill()

            for call in (
                lambda: ports.store.append(later),
                lambda: ports.store.read(events[0].originator_id),
                lambda: asyncio.to_thread(ports.lists.find),
                lambda: asyncio.to_thread(ports.names.name, "key", "name"),
                lambda: asyncio.to_thread(ports.accounts.users_of, ["secret"]),
                lambda: asyncio.to_thread(ports.store.position),
            ):
                with pytest.raises(Busy):
                    await call()

            own.start()
            await _again(lambda: ports.store.append(later))
            assert await ports.store.read(events[0].originator_id) == events
            assert await _again(lambda: asyncio.to_thread(ports.names.named, ["key"])) == {}


async def _again(call: Callable[[], Awaitable[Answer]]) -> Answer:
    end = time.monotonic() + SOON_SECONDS
    while True:
        try:
            return await call()
        except Busy:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)


async def test_a_table_that_another_process_holds_refuses_the_batch_and_recovers(
    database: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LOCK_SECONDS", 1)
    store = postgres_event_store(database, EVENT_TYPE)
    events = stream(uuid4(), 1)
    with connected(database) as other, other.transaction():
        other.execute(f"LOCK TABLE {EVENTS} IN EXCLUSIVE MODE")
        with pytest.raises(Busy):
            await store.append(events)
        assert await store.read(events[0].originator_id) == []

    await store.append(events)
    await store.close()


def test_when_all_connections_are_in_use_a_call_is_refused_in_time(
    database: DatabaseAddress,
) -> None:
    datastore = SharedDatastore(database, 2)
    with closing(PostgresDatabase(datastore)) as shared:
        names = StoredNames(shared)
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(shared.reading())
            datastore.pool.timeout = 0.1
            with pytest.raises(Busy):
                names.named(["key"])

        assert names.named(["key"]) == {}


def test_only_the_first_waits_long_for_a_database_that_is_away(
    database: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    datastore = SharedDatastore(database, 1)
    with closing(PostgresDatabase(datastore)) as shared:
        waits: list[float] = []
        with shared.reading():
            datastore.pool.timeout = 0.3
            monkeypatch.setattr(postgres, "ACQUIRE_SECONDS", 0.3)
            for _ in range(2):
                waits.append(datastore.pool.timeout)
                with pytest.raises(Busy), shared.reading():
                    pass
        for _ in range(2):
            waits.append(datastore.pool.timeout)
            with shared.reading():
                pass

    away = postgres.AWAY_SECONDS
    assert waits == [0.3, away, away, 0.3]


# Cut off in the middle


@pytest.fixture
async def line(postgres_server: servers.Postgres) -> AsyncIterator[TcpProxy]:
    async with TcpProxy(postgres_server.port) as proxy:
        yield proxy


def _through(line: TcpProxy, address: DatabaseAddress) -> DatabaseAddress:
    host, _, name = address.url.rpartition("/")
    return DatabaseAddress(f"{host.rpartition(':')[0]}:{line.port}/{name}")


@pytest.mark.parametrize(
    ("mark", "there", "told", "repeated"),
    [
        (b"INSERT INTO", True, Busy, None),
        (b"INSERT 0 ", False, Busy, None),
        (b"COMMIT\x00", True, Uncertain, None),
        (b"COMMIT\x00", False, Uncertain, Conflict),
    ],
    ids=["before the insert", "before its answer", "before the commit", "before its answer too"],
)
async def test_a_line_that_breaks_is_told_as_it_is(
    line: TcpProxy,
    database: DatabaseAddress,
    mark: bytes,
    *,
    there: bool,
    told: type[Exception],
    repeated: type[Exception] | None,
) -> None:
    store = await asyncio.to_thread(postgres_event_store, _through(line, database), EVENT_TYPE)
    events = stream(uuid4(), 2)
    await store.append(stream(uuid4(), 1))
    line.break_once(mark, there=there)

    with pytest.raises(told):
        await store.append(events)
    with nullcontext() if repeated is None else pytest.raises(repeated):
        await _again(lambda: store.append(events))

    assert await store.read(events[0].originator_id) == events
    await store.close()


@pytest.mark.parametrize(("there", "kept_name"), [(True, {}), (False, {"bot": "Dusty"})])
async def test_a_line_that_breaks_at_the_commit_of_a_name_leaves_it_uncertain(
    line: TcpProxy,
    database: DatabaseAddress,
    kept_name: dict[str, str],
    *,
    there: bool,
) -> None:
    shared = PostgresDatabase(SharedDatastore(_through(line, database), 2))
    names = StoredNames(shared)
    await asyncio.to_thread(names.named, ["bot"])
    line.break_once(b"COMMIT\x00", there=there)

    with pytest.raises(Uncertain):
        await asyncio.to_thread(names.name, "bot", "Dusty")

    assert await asyncio.to_thread(names.named, ["bot"]) == kept_name
    await asyncio.to_thread(shared.close)


# Other processes


async def test_commits_of_other_processes_are_heard_of_also_after_the_line_was_cut(
    database: DatabaseAddress,
) -> None:
    store, other = (postgres_event_store(database, EVENT_TYPE) for _ in range(2))
    heard: list[float] = []
    store.on_commit(lambda: heard.append(time.monotonic()))
    await _until(lambda: bool(heard))  # it has begun to listen
    heard.clear()

    await other.append(stream(uuid4(), 1))
    await _until(lambda: bool(heard))

    _execute(
        database,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    )
    heard.clear()
    await other.append(stream(uuid4(), 1))
    await _until(lambda: bool(heard))
    for one in (store, other):
        await one.close()


def test_a_bell_that_nobody_listens_to_has_no_thread(database: DatabaseAddress) -> None:
    before = threading.active_count()
    bell = PostgresBell(database, EVENTS)

    assert threading.active_count() == before
    bell.close()


def test_a_bell_without_its_database_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_bell, "PAUSE_SECONDS", 0.01)
    tries = threading.Semaphore(0)

    def connect(*_: object, **__: object) -> None:
        tries.release()
        raise psycopg.OperationalError("nobody there")

    monkeypatch.setattr(psycopg, "connect", connect)
    bell = PostgresBell(DatabaseAddress(NOWHERE), EVENTS)
    bell.listen(lambda: None)
    for _ in range(3):
        assert tries.acquire(timeout=SOON_SECONDS)
    bell.close()

    assert [record.getMessage() for record in caplog.records] == [
        "commits are not heard of for a while: nobody there"
    ]


async def test_a_bell_goes_on_after_a_fault_of_ours(
    database: DatabaseAddress, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_bell, "PAUSE_SECONDS", 0.01)
    rung = threading.Semaphore(0)

    def listener() -> None:
        rung.release()
        if not caplog.records:
            raise ValueError

    with closing(PostgresBell(database, EVENTS)) as bell:
        bell.listen(listener)
        for _ in range(2):
            assert await asyncio.to_thread(rung.acquire, timeout=SOON_SECONDS)


async def test_a_token_revoked_in_one_process_soon_opens_nothing_in_another(
    database: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "SHARED_SECONDS", 0.5)
    kept = Kept(cast("Any", None), database)
    async with kept.opened(EVENT_TYPE) as one, kept.opened(EVENT_TYPE) as other:
        ada, session = one.accounts.create_guest(uuid4(), "Ada", "d")
        token, secret = one.accounts.create_token(ada.id, "script")
        assert signed_in(other.accounts, session) == signed_in(other.accounts, secret) == ada.id

        one.accounts.revoke_token(ada.id, token.id)
        assert other.accounts.remembered(secret) == ada.id
        await _until(lambda: signed_in(other.accounts, secret) is None)

        one.accounts.erase(ada.id)
        await _until(lambda: signed_in(other.accounts, session) is None)


# Two transactions at once


def test_positions_ascend_in_the_order_of_the_commits(database: DatabaseAddress) -> None:
    # Else whoever follows the log could pass by what is committed late at an early position.
    datastore = SharedDatastore(database, 3)
    recorder = PostgresEvents(datastore)
    early, late = (StoredEvent(uuid4(), 1, "topic", b"state") for _ in range(2))
    writing = threading.Thread(target=recorder.insert_groups, args=([[late]],))
    with datastore.get_connection() as connection, connection.transaction():
        recorder._insert_stored_events(connection.cursor(), [early])
        writing.start()
        writing.join(0.3)
        assert writing.is_alive(), "nobody takes a position before this one is committed"
        assert recorder.position() == 0
    writing.join()

    assert [one.match_id for one in recorder.select_moved(0)] == [
        early.originator_id,
        late.originator_id,
    ]
    datastore.close()


@pytest.fixture
def shared(kept: Kept) -> Iterator[Database]:
    opened = kept.database()
    yield opened
    opened.close()


def test_a_token_made_while_its_user_is_erased_does_not_outlive_them(shared: Database) -> None:
    accounts = StoredAccounts(shared, SystemClock(), KnownSecrets())
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    erasing = threading.Thread(target=accounts.erase, args=(ada.id,))
    with shared.writing() as cursor:
        _hold(cursor, ada.id)
        secret, _ = accounts._add_secret(cursor, ada.id, "token", "late")
        erasing.start()
        erasing.join(0.3)
        assert erasing.is_alive(), "nobody is erased in the middle of this"
    erasing.join()

    assert signed_in(accounts, secret) is None
    with pytest.raises(LookupError):
        accounts.create_token(ada.id, "too late")
