"""Secrets seen lately and whose they are, so that signing in asks the disk once."""

from collections import OrderedDict
from threading import Lock
from typing import Final

REMEMBERED_MAX: Final = 20_000


class KnownSecrets:
    """Hashes of secrets to user ids; the least lately used are dropped. For any thread."""

    def __init__(self, limit: int = REMEMBERED_MAX) -> None:
        self._users: OrderedDict[bytes, str] = OrderedDict()
        self._limit = limit
        self._lock = Lock()
        self.generation = 0

    def user(self, hash_: bytes) -> str | None:
        """Whose secret it is, if that is remembered."""
        with self._lock:
            user = self._users.get(hash_)
            if user is not None:
                self._users.move_to_end(hash_)
            return user

    def remember(self, hash_: bytes, user: str, generation: int) -> None:
        """Keep what was read from disk, unless something was forgotten since.

        `generation` is the one from before the reading: a secret that was revoked in
        between must not come to life again.
        """
        with self._lock:
            if generation != self.generation:
                return
            self._users[hash_] = user
            if len(self._users) > self._limit:
                self._users.popitem(last=False)

    def forget(self, hash_: bytes) -> None:
        """Ask the disk again for this secret."""
        with self._lock:
            self.generation += 1
            self._users.pop(hash_, None)
