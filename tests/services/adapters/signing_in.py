"""Whose secret somebody comes with, as a process finds out."""

from services.application.ports import Accounts


def signed_in(accounts: Accounts, secret: str) -> str | None:
    """The id of the secret's user: remembered, or else asked of the database."""
    known = accounts.remembered(secret)
    return known if known is not None else accounts.users_of([secret]).get(secret)
