"""Our recorder keeps the library's promises, and never uses a notification id twice."""

import tempfile
import threading
from pathlib import Path
from uuid import uuid4

from eventsourcing.persistence import StoredEvent

from services.adapters.recorder import GroupRecorder
from services.adapters.sqlite import DurableDatastore
from tests.services.adapters.library_cases import (
    ApplicationRecorderTestCase,
    NonInterleavingNotificationIDsBaseCase,
)

JOIN_SECONDS_MAX = 30


def _recorder(folder: str | Path) -> GroupRecorder:
    recorder = GroupRecorder(DurableDatastore(Path(folder) / "events.db"))
    recorder.create_table()
    return recorder


class _InFolder:
    """Makes the recorder that the library's cases test, in a folder of its own."""

    recorder: GroupRecorder

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

    def create_recorder(self) -> GroupRecorder:
        self.recorder = _recorder(self.folder.name)
        return self.recorder


class TestLibrarysApplicationRecorder(_InFolder, ApplicationRecorderTestCase[GroupRecorder]):
    test_performance = None  # type: ignore[assignment]  # prints figures, shows nothing
    test_concurrent_throughput = None  # type: ignore[assignment]  # likewise


class TestLibrarysNotificationOrder(_InFolder, NonInterleavingNotificationIDsBaseCase):
    pass


def test_a_notification_id_is_not_used_again_after_a_loss(tmp_path: Path) -> None:
    recorder = _recorder(tmp_path)
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


def test_ids_ascend_in_the_order_of_the_commands_around_a_conflict(tmp_path: Path) -> None:
    recorder = _recorder(tmp_path)
    first, second, third = (
        [StoredEvent(uuid4(), version, "topic", b"state") for version in (1, 2)] for _ in range(3)
    )
    recorder.insert_groups([second])

    stored = recorder.insert_groups([first, second, third])

    assert stored == [True, False, True]
    order = [one.originator_id for one in recorder.select_notifications(start=3, limit=10)]
    expected = [event.originator_id for event in (*first, *third)]
    assert order == expected


def test_a_conflict_in_the_middle_of_a_command_leaves_none_of_it(tmp_path: Path) -> None:
    recorder = _recorder(tmp_path)
    match_id = uuid4()
    events = [StoredEvent(match_id, version, "topic", b"state") for version in (1, 2, 3)]
    recorder.insert_groups([events[1:2]])

    assert recorder.insert_groups([events]) == [False]
    assert recorder.select_events(match_id) == events[1:2]
