"""Guessing of codes: a few wrong ones are a slip of the finger, many are an attack."""

from typing import Final

from services.application.ports import Limit, Limiter
from services.application.refusals import too_many_requests

WRONG_CODES: Final = Limit("guesses", 10, 1 / 60)
"""Of each network: a handful at once, and then one a minute."""


class Guesses:
    """Codes that were tried, by the network that they came from."""

    def __init__(self, limiter: Limiter) -> None:
        """The limiter remembers them."""
        self._limiter = limiter

    async def attempt(self, network: str) -> None:
        """A code is about to be tried; refuses with too_many_requests after many wrong ones.

        It counts as wrong until it has turned out right, so that none slips by meanwhile.
        """
        wait = await self._limiter.take(WRONG_CODES, network)
        if wait:
            raise too_many_requests("Too many wrong codes came from here. Wait a while.", wait)

    async def was_right(self, network: str) -> None:
        """The code that was tried is a real one."""
        await self._limiter.give_back(WRONG_CODES, network)
