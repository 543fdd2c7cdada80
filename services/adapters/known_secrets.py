"""Secrets seen lately and whose they are, so that signing in seldom asks the database."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from threading import Lock
from typing import Final

REMEMBERED_MAX: Final = 20_000
SHARED_SECONDS: Final = 5.0
"""How long a secret is remembered, since other processes may revoke it: commands at least.

A revoked token and an erased user's sessions stop working everywhere within this time.
"""


class KnownSecrets:
    """Hashes of secrets to user ids; the least lately used are dropped. For any thread."""

    def __init__(
        self,
        *,
        seconds: float = inf,
        limit: int = REMEMBERED_MAX,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Remember for so many seconds; for ever where nobody else can revoke a secret."""
        self._users: OrderedDict[bytes, tuple[str, float]] = OrderedDict()
        self._seconds = seconds
        self._limit = limit
        self._now = now
        self._lock = Lock()
        self._forgotten = 0

    def user(self, hash_: bytes) -> str | None:
        """Whose secret it is, if that is remembered."""
        with self._lock:
            user, end = self._users.get(hash_, ("", -inf))
            if end <= self._now():
                return None
            self._users.move_to_end(hash_)
            return user

    def moment(self) -> tuple[int, float]:
        """Now, to be taken before the database is asked."""
        with self._lock:
            return self._forgotten, self._now()

    def remember(self, hash_: bytes, user: str, asked: tuple[int, float]) -> None:
        """Keep what was read at a moment, unless something was forgotten since.

        A secret that was revoked in between must not come to life again.
        """
        with self._lock:
            forgotten, at = asked
            if forgotten != self._forgotten:
                return
            self._users[hash_] = user, at + self._seconds
            if len(self._users) > self._limit:
                self._users.popitem(last=False)

    def forget(self, hash_: bytes) -> None:
        """Ask the database again for this secret."""
        with self._lock:
            self._forgotten += 1
            self._users.pop(hash_, None)
