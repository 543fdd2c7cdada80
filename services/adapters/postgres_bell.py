"""Hears of every commit of events, whichever process made it."""

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import psycopg
from psycopg import sql

from services.adapters.postgres import connection_info
from services.settings import DatabaseAddress

LOOK_SECONDS: Final = 0.2
"""How long it takes to notice that it is to end."""
PAUSE_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class PostgresBell:
    """Listens on a connection of its own, in a thread that the first listener starts.

    While the connection is away nobody is called; once it is back everybody is.
    """

    def __init__(self, address: DatabaseAddress, channel: str) -> None:
        self._address = address
        self._listen = sql.SQL("LISTEN {}").format(sql.Identifier(channel))
        self._listeners: list[Callable[[], None]] = []
        self._hears = True
        self._stopping = Event()
        self._thread = Thread(target=self._run, name="postgres-bell", daemon=True)

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener in the bell's thread after each commit; it must not block or raise."""
        self._listeners.append(listener)
        if not self._thread.is_alive():
            self._thread.start()

    def close(self) -> None:
        """Call nobody any more."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                self._hear()
            except psycopg.Error as error:
                if self._hears:
                    log.warning("commits are not heard of for a while: %s", error)
            except Exception:
                log.exception("commits are not heard of for a while")
            self._hears = False
            self._stopping.wait(PAUSE_SECONDS)

    def _hear(self) -> None:
        with psycopg.connect(connection_info(self._address), autocommit=True) as connection:
            connection.execute(self._listen)
            self._hears = True
            self._ring()  # for what was stored before this
            while not self._stopping.is_set():
                for _ in connection.notifies(timeout=LOOK_SECONDS, stop_after=1):
                    self._ring()

    def _ring(self) -> None:
        for listener in self._listeners:
            listener()
