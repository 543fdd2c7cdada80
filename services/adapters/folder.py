"""Where a service on one machine keeps its files."""

from pathlib import Path

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

    @staticmethod
    def is_one(path: Path) -> bool:
        """Whether a service has kept anything there."""
        return (path / "events.db").exists()

    def lock(self, work: str) -> Path:
        """The file that whoever does this work holds a lock on."""
        return self._path / f"{work}.lock"
