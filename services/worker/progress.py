"""How far the lists of matches are behind the events, and since when they stand still."""

import time
from collections.abc import Callable
from threading import Lock
from typing import Final, NamedTuple, Protocol

STALLED_SECONDS: Final = 60.0
"""Lists that are behind and have not moved for so long are worth a look."""


class Log(Protocol):
    """Where the events are."""

    def position(self) -> int:
        """The last position in the log of all matches' events."""


class Lists(Protocol):
    """What is made from them."""

    def position(self) -> int | None:
        """The position up to which the lists are made; None when they are not."""


class Standing(NamedTuple):
    """How many events the lists do not show, and for how long that has not become better."""

    events: int
    seconds: float

    @property
    def stalled(self) -> bool:
        """Whether whatever makes the lists seems to be stuck or gone."""
        return self.events > 0 and self.seconds > STALLED_SECONDS


class Progress:
    """Looks from outside, so that it sees a projector of another process as well as its own.

    For any thread; blocks on the store.
    """

    def __init__(
        self, log: Log, lists: Lists, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        """Nothing is looked at yet."""
        self._log = log
        self._lists = lists
        self._monotonic = monotonic
        self._lock = Lock()
        self._position = -1
        self._since = monotonic()

    def standing(self) -> Standing:
        """How the lists stand; raises what the store raises."""
        reached = self._lists.position() or 0
        behind = max(0, self._log.position() - reached)
        with self._lock:
            now = self._monotonic()
            if behind == 0 or reached != self._position:
                self._position, self._since = reached, now
            return Standing(behind, now - self._since)
