"""Forgetting a person, in such a way that nobody waits for them."""

import asyncio
from typing import Final, Literal
from uuid import UUID

from services.application.matches import Matches
from services.application.ports import Accounts, MatchLists

MATCHES_A_PAGE: Final = 100


async def erase(user: str, matches: Matches, lists: MatchLists, accounts: Accounts) -> None:
    """Leave all matches, then forget name, sessions and tokens.

    In lobbies the user's seats become free, and those that they host close: nobody else
    could start them. In running matches bots take the seats. Refuses with busy, before
    anything is forgotten.
    """
    found = await asyncio.to_thread(_own, lists, user)
    await matches.leave_lobbies(user, found)
    await matches.leave_all(user, found)
    await asyncio.to_thread(accounts.erase, user)


def _own(lists: MatchLists, user: str) -> list[UUID]:
    """The matches that have not ended in which the user has a part.

    Those that start meanwhile are among them: lobbies are looked up first.
    """
    return [*_listed(lists, user, "lobby"), *_listed(lists, user, "running")]


def _listed(lists: MatchLists, user: str, status: Literal["lobby", "running"]) -> list[UUID]:
    found: list[UUID] = []
    cursor = None
    while True:
        page = lists.find(
            status=status, viewer=user, mine=True, cursor=cursor, limit=MATCHES_A_PAGE
        )
        found += [one.id for one in page.items]
        if page.next is None:
            return found
        cursor = page.next
