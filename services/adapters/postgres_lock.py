"""Locks between all processes that share a PostgreSQL."""

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Final

import psycopg
from psycopg import Connection
from psycopg.rows import DictRow

from services.adapters.postgres import connected
from services.application.ports import Alone, Busy, Elsewhere, NotReady
from services.settings import DatabaseAddress

SILENCE_SECONDS: Final = 30
"""A holder that stands still for so long loses its lock to those who are alive."""

_KEEP: Final = (
    f"SET idle_session_timeout = '{SILENCE_SECONDS}s'",
    # The server notices about as soon as its clients do that the other side is gone.
    "SET tcp_keepalives_idle = 4",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
)
_NAME: Final = "hashtextextended('chuckwagon ' || %s, 0)"


class _HeldLock:
    def __init__(self, work: str, connection: Connection[DictRow]) -> None:
        self._work = work
        self._connection = connection

    def check(self) -> None:
        """The lock lives as long as the connection that took it."""
        try:
            self._connection.execute("")
        except psycopg.Error as error:
            raise Elsewhere(self._work) from error


def postgres_locks(address: DatabaseAddress) -> Alone:
    """Locks of sessions, each on a connection of its own; raise Busy while there is none to get."""

    @contextmanager
    def alone(work: str) -> Iterator[_HeldLock]:
        with closing(_connected(address)) as connection:
            row = connection.execute(f"SELECT pg_try_advisory_lock({_NAME}) AS got", (work,))
            taken = row.fetchone()
            if taken is None or not taken["got"]:
                raise Elsewhere(work)
            try:
                yield _HeldLock(work, connection)
            finally:
                with suppress(psycopg.Error):  # then it is gone with the connection
                    connection.execute(f"SELECT pg_advisory_unlock({_NAME})", (work,))

    return alone


def _connected(address: DatabaseAddress) -> Connection[DictRow]:
    try:
        connection = connected(address, seconds=0)
        for setting in _KEEP:
            connection.execute(setting)
    except (NotReady, psycopg.Error) as error:
        raise Busy(str(error)) from error
    return connection
