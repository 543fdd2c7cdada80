"""Work is done by one at a time, and goes to the next when its holder ends, however it ends."""

import time
from collections.abc import Callable

import psycopg
import pytest

from services.adapters import postgres_lock
from services.adapters.file_lock import file_locks
from services.adapters.folder import DataFolder
from services.adapters.postgres_lock import postgres_locks
from services.application.ports import Alone, Busy, Elsewhere
from services.settings import DatabaseAddress
from tests.servers import LOOPBACK, free_port
from tests.stores import Kept

SOON_SECONDS = 10.0


@pytest.fixture
def alone(kept: Kept) -> Alone:
    if kept.address is not None:
        return postgres_locks(kept.address)
    return file_locks(DataFolder(kept.folder))


def _taken(alone: Alone, work: str) -> bool:
    try:
        with alone(work):
            return False
    except Elsewhere:
        return True


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON_SECONDS
    while not done():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def test_who_holds_it_is_alone_until_the_end(alone: Alone) -> None:
    with alone("projector") as held:
        held.check()
        assert _taken(alone, "projector")
        held.check()

    assert not _taken(alone, "projector")


def test_work_of_another_name_goes_on_beside_it(alone: Alone) -> None:
    with alone("projector"):
        assert not _taken(alone, "clocks")


def test_a_failure_ends_it_too(alone: Alone) -> None:
    with pytest.raises(KeyError), alone("projector"):
        raise KeyError

    assert not _taken(alone, "projector")


def _end_sessions(address: DatabaseAddress) -> None:
    with psycopg.connect(address.url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks"
            " WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()"
        )


def test_a_lost_connection_is_a_lost_lock_and_its_holder_notices(
    database: DatabaseAddress,
) -> None:
    alone = postgres_locks(database)
    with alone("projector") as held:
        _end_sessions(database)

        with pytest.raises(Elsewhere):
            held.check()
        _until(lambda: not _taken(alone, "projector"))


def test_a_holder_that_stands_still_loses_it(
    database: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert f"'{postgres_lock.SILENCE_SECONDS}s'" in postgres_lock._KEEP[0]
    monkeypatch.setattr(
        postgres_lock, "_KEEP", ("SET idle_session_timeout = '100ms'", *postgres_lock._KEEP[1:])
    )
    alone = postgres_locks(database)
    with alone("projector") as held:
        _until(lambda: not _taken(alone, "projector"))

        with pytest.raises(Elsewhere):
            held.check()


def test_without_a_database_nobody_is_said_to_hold_it() -> None:
    address = DatabaseAddress(f"postgresql://postgres@{LOOPBACK}:{free_port()}/x")

    with pytest.raises(Busy), postgres_locks(address)("projector"):
        pass
