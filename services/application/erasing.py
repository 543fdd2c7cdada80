"""Forgetting a person, in such a way that nobody waits for them."""

import asyncio
from typing import Final
from uuid import UUID

from services.application.matches import Matches
from services.application.ports import Accounts, MatchLists

MATCHES_A_PAGE: Final = 100


async def erase(user: str, matches: Matches, lists: MatchLists, accounts: Accounts) -> None:
    """Hand the user's seats in running matches to bots, then forget name, sessions and tokens.

    Refuses with busy, before anything is forgotten.
    """
    running = await asyncio.to_thread(_running, lists, user)
    await matches.leave_all(user, running)
    await asyncio.to_thread(accounts.erase, user)


def _running(lists: MatchLists, user: str) -> list[UUID]:
    """The matches under way in which the user has a part."""
    found: list[UUID] = []
    cursor = None
    while True:
        page = lists.find(
            status="running", viewer=user, mine=True, cursor=cursor, limit=MATCHES_A_PAGE
        )
        found += [one.id for one in page.items]
        if page.next is None:
            return found
        cursor = page.next
