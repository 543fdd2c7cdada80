"""Whose secrets people come with: what many want to know at once is asked in one go."""

import asyncio
from collections.abc import Callable, Mapping

from services.application.ports import Accounts, Busy


class SignIns:
    """Asks the accounts on one event loop: one question at a time, about all who wait for it."""

    def __init__(self, accounts: Accounts) -> None:
        """Nobody has asked yet."""
        self.remembered = accounts.remembered
        self._users_of = accounts.users_of
        self._wanted: set[str] = set()
        self._next: asyncio.Task[Mapping[str, str] | None] | None = None
        self._asking = asyncio.Lock()

    async def user(self, secret: str) -> str | None:
        """The id of the user whose secret it is, as of now or a moment ago. Raises Busy."""
        known = self.remembered(secret)
        if known is not None:
            return known
        asking = self._asked_about(secret)
        # Whoever goes away meanwhile leaves the question to the others.
        await asyncio.wait({asking})
        found = asking.result()
        if found is None:
            raise Busy
        return found.get(secret)

    def after_asking(self, secret: str, call: Callable[[], None]) -> None:
        """Ask as well, and call once there is an answer or none to be had."""
        self._asked_about(secret).add_done_callback(lambda _: call())

    def _asked_about(self, secret: str) -> asyncio.Task[Mapping[str, str] | None]:
        self._wanted.add(secret)
        if self._next is None:
            self._next = asyncio.create_task(self._ask())
        return self._next

    async def _ask(self) -> Mapping[str, str] | None:
        """Whose the secrets are that are wanted by now; None from a store that is busy."""
        async with self._asking:
            wanted, self._wanted, self._next = self._wanted, set(), None
            try:
                return await asyncio.to_thread(self._users_of, wanted)
            except Busy:
                return None
