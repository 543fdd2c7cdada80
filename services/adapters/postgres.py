"""PostgreSQL: connections that keep what they acknowledged, and faults told apart."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final, cast

import psycopg
from eventsourcing.persistence import InterfaceError, OperationalError
from eventsourcing.postgres import ConnectionPool, PostgresDatastore
from psycopg import Connection, IsolationLevel
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import ReadOnlySqlTransaction
from psycopg.rows import DictRow, dict_row, tuple_row
from psycopg_pool import PoolTimeout

from services.application.ports import Busy, NotReady, Uncertain
from services.settings import DatabaseAddress

CONNECT_SECONDS: Final = 5
ACQUIRE_SECONDS: Final = 2.0
"""How long a call waits for a connection before it is refused."""
AWAY_SECONDS: Final = 0.1
"""The same once one has waited in vain, until the next that does not."""
LOCK_SECONDS: Final = 5
"""How long a transaction waits for those of other processes."""
IDLE_SECONDS: Final = 10
"""A process that stands still in a transaction, and so in everyone's way, loses it."""
RECONNECT_SECONDS: Final = 2.0
START_SECONDS: Final = 30.0
START_PAUSE_SECONDS: Final = 0.5

_CONNECTION: Final[dict[str, Any]] = {
    "connect_timeout": CONNECT_SECONDS,
    "application_name": "chuckwagon",
    # A server whose machine is gone is noticed after about ten seconds.
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_UNSAFE: Final = (("fsync", "off"), ("full_page_writes", "off"), ("synchronous_commit", "off"))

log = logging.getLogger(__name__)


class SharedCursor(psycopg.Cursor[DictRow]):
    """Takes SQLite's marks for values too, so that both stores share their statements."""

    def execute(self, query: Any, *args: Any, **options: Any) -> "SharedCursor":  # noqa: ANN401, D102 — the library's
        return super().execute(_marked(query), *args, **options)

    def executemany(self, query: Any, *args: Any, **options: Any) -> None:  # noqa: ANN401, D102 — likewise
        super().executemany(_marked(query), *args, **options)


def _marked(query: Any) -> Any:  # noqa: ANN401 — the library has statements of several types
    return _translated(query) if isinstance(query, str) else query


@lru_cache(1024)
def _translated(statement: str) -> str:
    return statement.replace("?", "%s")


class SharedDatastore(PostgresDatastore):
    """A bounded pool of connections whose durability was read back.

    Every fault of the connection is told as Busy: what fails before a COMMIT was sent
    has stored nothing, and so has a write to a database that can only be read. What fails
    after it is Uncertain (see `committing`).
    """

    def __init__(self, address: DatabaseAddress, connections_max: int) -> None:
        super().__init__(
            "", "", "", "", "", idle_in_transaction_session_timeout=IDLE_SECONDS,
            lock_timeout=LOCK_SECONDS,
        )  # fmt: skip
        configure = self.after_connect_func()

        def prepare(connection: Connection[Any]) -> None:
            configure(connection)
            connection.execute(cast("Any", f"SET lock_timeout = '{LOCK_SECONDS}s'"))
            connection.isolation_level = IsolationLevel.READ_COMMITTED
            try:
                check_durability(connection)
            except NotReady as unsafe:
                log.error("%s", unsafe)  # noqa: TRY400 — the place in the program tells nobody anything
                raise

        self.pool = ConnectionPool(
            connection_info(address),
            connection_class=Connection[DictRow],
            kwargs={"row_factory": dict_row, "cursor_factory": SharedCursor},
            min_size=1,
            max_size=connections_max,
            open=False,
            configure=prepare,
            check=ConnectionPool.check_connection,
            timeout=ACQUIRE_SECONDS,
            reconnect_timeout=RECONNECT_SECONDS,
            num_workers=1,
        )

    @contextmanager
    def get_connection(self) -> Iterator[Connection[DictRow]]:
        """A connection of the pool; raises Busy."""
        try:
            with super().get_connection() as connection:
                self.pool.timeout = ACQUIRE_SECONDS
                with _renewed_unless_writable(connection):
                    yield connection
        except (OperationalError, InterfaceError) as error:
            if isinstance(error.__cause__, PoolTimeout):
                # Not every call is to wait in a thread for a database that is away.
                self.pool.timeout = AWAY_SECONDS
            raise Busy(str(error)) from error


@contextmanager
def _renewed_unless_writable(connection: Connection[Any]) -> Iterator[None]:
    """Raises Busy for a write to a database that can only be read.

    The connection is closed, for it would stay as it is when the database can be written
    to again, and may lead to a machine that is not the first any more.
    """
    try:
        yield
    except ReadOnlySqlTransaction as error:
        connection.close()
        raise Busy(str(error)) from error


class PostgresDatabase:
    """Implements Database."""

    def __init__(self, datastore: SharedDatastore) -> None:
        self._datastore = datastore

    @contextmanager
    def reading(self) -> Iterator[psycopg.Cursor[DictRow]]:
        """One look; each statement sees what is committed by then."""
        with self._datastore.get_connection() as connection, connection.cursor() as cursor:
            yield cursor

    @contextmanager
    def writing(self) -> Iterator[psycopg.Cursor[DictRow]]:
        """One transaction among others."""
        with (
            self._datastore.get_connection() as connection,
            committing() as commit,
            connection.transaction(),
            connection.cursor() as cursor,
        ):
            yield cursor
            commit.sent = True

    def close(self) -> None:
        """Close the connections; calls after this are refused."""
        self._datastore.close()


class Commit:
    """Whether a COMMIT may have reached the server."""

    sent = False


@contextmanager
def committing() -> Iterator[Commit]:
    """Raises Uncertain for a fault of the connection after the COMMIT was sent.

    Any such fault: the server may have committed and died, or ended before it could say so.
    """
    commit = Commit()
    try:
        yield commit
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        if commit.sent:
            raise Uncertain(str(error)) from error
        raise


def connection_info(address: DatabaseAddress) -> str:
    """How libpq is to connect; what the address says goes before what we prefer."""
    return make_conninfo("", **{**_CONNECTION, **conninfo_to_dict(address.url)})


def check_durability(connection: Connection[Any]) -> None:
    """Raises NotReady when a commit on this connection would not outlast a loss of power."""
    names = [name for name, _ in _UNSAFE]
    asked = ", ".join(f"current_setting('{name}') AS {name}" for name in names)
    with connection.cursor(row_factory=dict_row) as cursor:
        row = cursor.execute(cast("Any", f"SELECT {asked}")).fetchone() or {}
    for name, value in _UNSAFE:
        if row.get(name) == value:
            raise NotReady(
                f"PostgreSQL runs with {name}={value}, for the server, this database or this role:"
                " an acknowledged action would not survive a loss of power. Turn it on."
            )


def check_writable(connection: Connection[Any]) -> None:
    """Raises NotReady when the database can only be read on this connection."""
    with connection.cursor(row_factory=tuple_row) as cursor:
        if not takes_writes(cursor):
            raise NotReady(
                "The database of CHUCKWAGON_DATABASE_URL can only be read: it is a standby, or"
                " default_transaction_read_only is on for it or its role. Name the one that is"
                " written to, or turn that off."
            )


def takes_writes(cursor: psycopg.Cursor[Any]) -> bool:
    """Whether transactions on its connection may write; for a cursor that answers tuples."""
    row = cursor.execute("SELECT current_setting('transaction_read_only')").fetchone()
    return bool(row == ("off",))


def connected(address: DatabaseAddress, seconds: float | None = None) -> Connection[DictRow]:
    """A connection of one's own, durable and in auto-commit.

    Waits for a database that is away, START_SECONDS or so long; raises NotReady when it
    cannot be had in time, or is not durable.
    """
    end = time.monotonic() + (START_SECONDS if seconds is None else seconds)
    while True:
        try:
            connection = psycopg.connect(
                connection_info(address),
                autocommit=True,
                row_factory=dict_row,
                cursor_factory=SharedCursor,
            )
        except psycopg.OperationalError as error:
            if time.monotonic() >= end:
                raise NotReady(f"The database cannot be reached: {error}") from error
            log.warning("the database cannot be reached yet: %s", error)
            time.sleep(START_PAUSE_SECONDS)
        else:
            check_durability(connection)
            return connection
