"""When the parts of the service were heard of last, and the gaps between: down-time."""

from typing import Final

from services.adapters.database import Database
from services.application.down_time import GAP_MS_MAX
from services.application.moments import MS_A_DAY
from services.application.ports import Outage, Part

KEPT_MS: Final = 30 * MS_A_DAY
NOT_YET: Final = 2**62
"""The end of an outage that goes on."""


class StoredBeats:
    """Implements the Beats port."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def beat(self, part: Part, now_ms: int) -> None:
        """The part is up; a gap before this that is too long is kept as an outage."""
        with self._database.writing() as cursor:
            # Whoever is first of several sees the gap; the others wait here and see none.
            cursor.execute("UPDATE beats SET at = at WHERE part = ?", (part,))
            cursor.execute(
                "INSERT INTO outages SELECT at, ? FROM beats WHERE part = ? AND at < ?",
                (now_ms, part, now_ms - GAP_MS_MAX),
            )
            cursor.execute(
                "INSERT INTO beats VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET at = excluded.at",
                (part, now_ms),
            )
            cursor.execute("DELETE FROM outages WHERE ended < ?", (now_ms - KEPT_MS,))

    def outages(self, now_ms: int) -> list[Outage]:
        """The outages of the last month, and those that go on, which have no end yet."""
        with self._database.reading() as cursor:
            cursor.execute("SELECT began, ended FROM outages")
            outages = [Outage(row["began"], row["ended"]) for row in cursor.fetchall()]
            cursor.execute("SELECT at FROM beats WHERE at < ?", (now_ms - GAP_MS_MAX,))
            return outages + [Outage(row["at"], NOT_YET) for row in cursor.fetchall()]
