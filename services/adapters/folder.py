"""Where a service on one machine keeps its files."""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from services.adapters.sqlite import LOCK_TIMEOUT_SECONDS
from services.application.ports import NotReady


class DataFolder:
    """One folder, made at need and closed to other users of the machine.

    `events` is the truth, `accounts` people's names and secrets: both belong in a backup.
    `views` can be deleted at any time and is made again from the events.
    """

    def __init__(self, path: Path) -> None:
        """Make it at need; raises NotReady where that cannot be."""
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise NotReady(f"{path} cannot be the folder of data: {error.strerror}.") from error
        self.events = path / "events.db"
        self.accounts = path / "accounts.db"
        self.views = path / "views.db"
        self._path = path

    def check(self) -> None:
        """Raises NotReady when anything of it could not be written to."""
        try:
            tempfile.TemporaryFile(dir=self._path).close()
        except OSError as error:
            raise _read_only(self._path, error.strerror) from error
        for file in (self.events, self.accounts, self.views):
            if file.exists():
                _check_file(file)

    @staticmethod
    def is_one(path: Path) -> bool:
        """Whether a service has kept anything there."""
        return (path / "events.db").exists()

    def lock(self, work: str) -> Path:
        """The file that whoever does this work holds a lock on."""
        return self._path / f"{work}.lock"


def _check_file(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file, timeout=LOCK_TIMEOUT_SECONDS)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except sqlite3.Error as error:
        raise _read_only(file, str(error)) from error


def _read_only(path: Path, why: str | None) -> NotReady:
    return NotReady(
        f"{path} cannot be written to: {why}. CHUCKWAGON_DATA has to name a folder"
        " where whoever runs this may write to all files."
    )
