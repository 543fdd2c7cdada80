"""Our recorders keep the library's promises, and never use a notification id twice."""

import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from eventsourcing.persistence import StoredEvent
from eventsourcing.postgres import PostgresTrackingRecorder
from eventsourcing.sqlite import SQLiteTrackingRecorder

from services.adapters.postgres import SharedDatastore
from services.adapters.postgres_events import PostgresEvents
from services.adapters.postgres_tables import tracking
from services.adapters.sqlite import DurableDatastore
from services.adapters.sqlite_events import SQLiteEvents
from services.adapters.views_file import ViewsFile
from services.settings import DatabaseAddress
from tests.services.adapters.library_cases import (
    ApplicationRecorderTestCase,
    NonInterleavingNotificationIDsBaseCase,
    TrackingRecorderTestCase,
)
from tests.stores import Kept

JOIN_SECONDS_MAX = 30
CONNECTIONS_MAX = 20
"""The library's cases have more readers than a process of ours."""


class _InFolder:
    """Makes the recorder that the library's cases test, in a folder of its own."""

    recorder: SQLiteEvents

    def setUp(self) -> None:
        self.others = set(threading.enumerate())
        self.folder = tempfile.TemporaryDirectory()

    def tearDown(self) -> None:
        # The library's cases tell their readers to stop and do not wait for them; a
        # connection that is closed while another thread reads by it crashes the process.
        for reader in set(threading.enumerate()) - self.others:
            reader.join(JOIN_SECONDS_MAX)
        self.recorder.datastore.close()
        self.folder.cleanup()

    def create_recorder(self) -> SQLiteEvents:
        self.recorder = SQLiteEvents(DurableDatastore(Path(self.folder.name) / "events.db"))
        self.recorder.create_table()
        return self.recorder


class _InDatabase:
    """Makes the recorder that the library's cases test, in a database of its own."""

    @pytest.fixture(autouse=True)
    def _connect(self, database: DatabaseAddress) -> Iterator[None]:
        self.datastore = SharedDatastore(database, CONNECTIONS_MAX)
        yield
        self.datastore.close()

    def create_recorder(self) -> PostgresEvents:
        return PostgresEvents(self.datastore)


class TestLibrarysApplicationRecorder(_InFolder, ApplicationRecorderTestCase[SQLiteEvents]):
    test_performance = None  # type: ignore[assignment]  # prints figures, shows nothing
    test_concurrent_throughput = None  # type: ignore[assignment]  # likewise


class TestLibrarysApplicationRecorderOnPostgres(
    _InDatabase, ApplicationRecorderTestCase[PostgresEvents]
):
    test_performance = None  # type: ignore[assignment]  # prints figures, shows nothing
    test_concurrent_throughput = None  # type: ignore[assignment]  # likewise

    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


class TestLibrarysNotificationOrder(_InFolder, NonInterleavingNotificationIDsBaseCase):
    pass


class TestLibrarysNotificationOrderOnPostgres(_InDatabase, NonInterleavingNotificationIDsBaseCase):
    pass


class TestLibrarysTracking(TrackingRecorderTestCase):
    @pytest.fixture(autouse=True)
    def _in_folder(self, tmp_path: Path) -> Iterator[None]:
        self.file = ViewsFile(tmp_path / "views.db")
        yield
        self.file.close()

    def create_recorder(self) -> SQLiteTrackingRecorder:
        return self.file.tracking


class TestLibrarysTrackingOnPostgres(TrackingRecorderTestCase):
    @pytest.fixture(autouse=True)
    def _in_database(self, database: DatabaseAddress) -> Iterator[None]:
        self.datastore = SharedDatastore(database, CONNECTIONS_MAX)
        yield
        self.datastore.close()

    def create_recorder(self) -> PostgresTrackingRecorder:
        return tracking(self.datastore)


@pytest.fixture
def recorder(kept: Kept) -> Iterator[SQLiteEvents | PostgresEvents]:
    if kept.address is not None:
        datastore = SharedDatastore(kept.address, CONNECTIONS_MAX)
        yield PostgresEvents(datastore)
        datastore.close()
        return
    made = SQLiteEvents(DurableDatastore(kept.folder / "events.db"))
    made.create_table()
    yield made
    made.datastore.close()


def test_a_notification_id_is_not_used_again_after_a_loss(tmp_path: Path) -> None:
    recorder = SQLiteEvents(DurableDatastore(tmp_path / "events.db"))
    recorder.create_table()
    match_id = uuid4()
    events = [StoredEvent(match_id, version, "topic", b"state") for version in range(1, 5)]
    recorder.insert_groups([events[:2]])
    with recorder.datastore.transaction(commit=True) as cursor:
        cursor.execute("DELETE FROM stored_events WHERE originator_version = 2")
    with recorder.datastore.get_connection(commit=True) as connection:
        connection._sqlite_conn.execute("VACUUM")

    recorder.insert_groups([events[1:3]])

    found = recorder.select_notifications(start=None, limit=10)
    assert [(one.id, one.originator_version) for one in found] == [(1, 1), (3, 2), (4, 3)]


def test_ids_ascend_in_the_order_of_the_commands_around_a_conflict(
    recorder: SQLiteEvents | PostgresEvents,
) -> None:
    first, second, third = (
        [StoredEvent(uuid4(), version, "topic", b"state") for version in (1, 2)] for _ in range(3)
    )
    recorder.insert_groups([second])

    stored = recorder.insert_groups([first, second, third])

    assert stored == [True, False, True]
    order = [one.originator_id for one in recorder.select_notifications(start=3, limit=10)]
    expected = [event.originator_id for event in (*first, *third)]
    assert order == expected


def test_a_conflict_in_the_middle_of_a_command_leaves_none_of_it(
    recorder: SQLiteEvents | PostgresEvents,
) -> None:
    match_id = uuid4()
    events = [StoredEvent(match_id, version, "topic", b"state") for version in (1, 2, 3)]
    recorder.insert_groups([events[1:2]])

    assert recorder.insert_groups([events]) == [False]
    assert recorder.select_events(match_id) == events[1:2]


def test_a_batch_of_conflicts_alone_stores_nothing(
    recorder: SQLiteEvents | PostgresEvents,
) -> None:
    events = [StoredEvent(uuid4(), 1, "topic", b"state") for _ in range(3)]
    recorder.insert_groups([events])

    assert recorder.insert_groups([[event] for event in events]) == [False] * 3
    assert len(recorder.select_notifications(start=None, limit=10)) == 3


def test_of_two_commands_of_a_batch_for_one_version_the_first_is_stored(
    recorder: SQLiteEvents | PostgresEvents,
) -> None:
    match_id = uuid4()
    first, second = ([StoredEvent(match_id, 1, "topic", state)] for state in (b"one", b"two"))

    assert recorder.insert_groups([first, second]) == [True, False]
    assert recorder.select_events(match_id) == first
