"""The tables in PostgreSQL: made by `chuckwagon migrate` alone, and only looked at by the rest."""

from contextlib import closing
from typing import Any, Final, cast

from eventsourcing.postgres import PostgresTrackingRecorder
from psycopg import Connection
from psycopg.rows import DictRow

from services.adapters.postgres import SharedDatastore, check_writable, connected
from services.adapters.postgres_events import PostgresEvents
from services.application.ports import NotReady
from services.settings import DatabaseAddress

TRACKING: Final = "tracking"
_LOCK: Final = "SELECT pg_advisory_xact_lock(hashtextextended('chuckwagon migrate', 0))"

_ACCOUNTS: Final = (
    """CREATE TABLE users (
        id TEXT PRIMARY KEY, guest BOOLEAN NOT NULL, erased BOOLEAN NOT NULL DEFAULT FALSE,
        digest TEXT NOT NULL, created_at BIGINT NOT NULL
    )""",
    """CREATE TABLE secrets (
        hash BYTEA PRIMARY KEY, "user" TEXT NOT NULL, kind TEXT NOT NULL,
        id TEXT NOT NULL UNIQUE, label TEXT NOT NULL, created_at BIGINT NOT NULL,
        rowid BIGINT GENERATED ALWAYS AS IDENTITY
    )""",
    'CREATE INDEX secrets_of_user ON secrets ("user")',
    """CREATE TABLE links (
        hash BYTEA PRIMARY KEY, "user" TEXT NOT NULL, expires_at BIGINT NOT NULL
    )""",
    "CREATE TABLE names (key TEXT PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE TABLE invites (match TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE)",
    "CREATE TABLE seeds (match TEXT PRIMARY KEY, seed BYTEA NOT NULL)",
    "CREATE TABLE beats (part TEXT PRIMARY KEY, at BIGINT NOT NULL)",
    "CREATE TABLE outages (began BIGINT NOT NULL, ended BIGINT NOT NULL)",
)
_LISTS: Final = (
    """CREATE TABLE matches (
        match TEXT PRIMARY KEY, changed BIGINT NOT NULL,
        status TEXT NOT NULL, game TEXT NOT NULL, public BOOLEAN NOT NULL, summary BYTEA NOT NULL,
        due BIGINT
    )""",
    "CREATE INDEX matches_by_due ON matches (due) WHERE due IS NOT NULL",
    "CREATE INDEX matches_by_change ON matches (changed, status, game, public)",
    "CREATE INDEX matches_by_status ON matches (status, changed, game, public)",
    """CREATE TABLE players (
        "user" TEXT NOT NULL, changed BIGINT NOT NULL, match TEXT NOT NULL,
        status TEXT NOT NULL, game TEXT NOT NULL, plays BOOLEAN NOT NULL,
        awaited BOOLEAN NOT NULL, invited BOOLEAN NOT NULL,
        PRIMARY KEY ("user", changed)
    )""",
    "CREATE INDEX players_by_match ON players (match)",
    'CREATE INDEX players_awaited ON players ("user", changed) WHERE awaited',
    'CREATE INDEX players_invited ON players ("user", changed) WHERE invited',
)
_VERSION: Final = "CREATE TABLE chuckwagon (version INTEGER NOT NULL)"

STEPS: Final[tuple[tuple[str, ...], ...]] = ((_VERSION, *_ACCOUNTS, *_LISTS),)
"""What leads from each version to the next; only ever added to.

Processes of the version before go on while a step is made and after it: it may add, but
take nothing away that they use. The first one also makes the library's tables.
"""
VERSION: Final = len(STEPS)


def migrate(address: DatabaseAddress) -> int:
    """Bring the tables to this program's version in one transaction; the version before.

    Several at once wait for one another. Raises NotReady when they are of a newer program,
    and when the database cannot be reached, cannot be written to or keeps nothing safely.
    """
    with closing(connected(address)) as connection:
        check_writable(connection)
        with connection.transaction():
            return _migrated(address, connection)


def _migrated(address: DatabaseAddress, connection: Connection[DictRow]) -> int:
    connection.execute(_LOCK)
    before = _version(connection)
    if before > VERSION:
        raise _newer()
    if before == 0:
        _make_librarys(address, connection)
    for step in STEPS[before:]:
        for statement in step:
            connection.execute(cast("Any", statement))
    connection.execute("DELETE FROM chuckwagon")
    connection.execute("INSERT INTO chuckwagon VALUES (%s)", (VERSION,))
    return before


def check_tables(connection: Connection[DictRow]) -> None:
    """Raises NotReady unless the tables are of this program's version."""
    version = _version(connection)
    if version > VERSION:
        raise _newer()
    if version == 0:
        raise NotReady("The database has no tables yet. Run `chuckwagon migrate` once.")
    if version < VERSION:
        raise NotReady(
            "The database's tables are of an older version. Run `chuckwagon migrate` once."
        )


def tracking(datastore: SharedDatastore) -> PostgresTrackingRecorder:
    """The library's record of the position up to which the lists are made."""
    return PostgresTrackingRecorder(datastore, tracking_table_name=TRACKING)


def _make_librarys(address: DatabaseAddress, connection: Connection[DictRow]) -> None:
    datastore = SharedDatastore(address, connections_max=1)
    with closing(datastore):
        for recorder in (PostgresEvents(datastore), tracking(datastore)):
            for statement in recorder.sql_create_statements:
                connection.execute(statement)


def _version(connection: Connection[DictRow]) -> int:
    found = connection.execute("SELECT to_regclass('chuckwagon') IS NOT NULL AS made").fetchone()
    if found is None or not found["made"]:
        return 0
    row = connection.execute("SELECT version FROM chuckwagon").fetchone()
    return 0 if row is None else int(row["version"])


def _newer() -> NotReady:
    return NotReady("The database was made by a newer version of this program. Update this one.")
