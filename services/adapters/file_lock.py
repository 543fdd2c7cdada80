"""Locks between the processes that work on one data folder."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from services.adapters.folder import DataFolder
from services.application.ports import Alone, Elsewhere


class _HeldFile:
    def check(self) -> None:
        """The system keeps the lock for as long as the file is open."""


def file_locks(folder: DataFolder) -> Alone:
    """Locks by files of the folder."""

    @contextmanager
    def alone(work: str) -> Iterator[_HeldFile]:
        with folder.lock(work).open("a") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise Elsewhere(work) from error
            yield _HeldFile()

    return alone
