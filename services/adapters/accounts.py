"""Users, and the secrets that they sign in with."""

import secrets
from collections.abc import Collection
from typing import Final, Literal
from uuid import UUID, uuid4, uuid5

from services.adapters.database import Cursor, Database, marks
from services.adapters.fingerprints import fingerprint
from services.adapters.first_names import FIRST_NAMES
from services.adapters.known_secrets import KnownSecrets
from services.adapters.links import add_link, take_link
from services.application.ports import Clock, CommandReused, LinkCode, Token, User

GUESTS: Final = UUID("0b3e4f5a-6c1d-5e2f-9a47-2d6c8b1e7f30")
"""The namespace that users' ids are made in, from the id of the command that made them."""
SECRET_BYTES: Final = 32
SECRETS_MAX: Final = 500
"""So many are asked for in one statement."""
REPEAT_MS_MAX: Final = 60 * 60 * 1000
"""How long a repeat is taken for one. The id opens the account it made, so not for ever."""


class StoredAccounts:
    """Implements the Accounts port; all calls but `remembered` belong in a thread."""

    def __init__(self, database: Database, clock: Clock, known: KnownSecrets) -> None:
        """`known` is this process's memory of secrets; others may revoke them meanwhile."""
        self._database = database
        self._clock = clock
        self._known = known

    def create_guest(self, command_id: UUID, name: str | None, digest: str) -> tuple[User, str]:
        """A guest and a session secret. The same command id gives the same guest again.

        Without a name one is picked. Raises CommandReused for another digest, after an
        hour, and once the guest was erased.
        """
        user_id = str(uuid5(GUESTS, str(command_id)))
        chosen = name if name is not None else secrets.choice(FIRST_NAMES)
        now = self._clock.now_ms()
        with self._database.writing() as cursor:
            cursor.execute(
                "INSERT INTO users (id, guest, digest, created_at) VALUES (?, TRUE, ?, ?)"
                " ON CONFLICT DO NOTHING RETURNING id",
                (user_id, digest, now),
            )
            if cursor.fetchall():
                cursor.execute("INSERT INTO names VALUES (?, ?)", (user_id, chosen))
            else:
                _check_repeat(cursor, user_id, digest, now)
            user = _find(cursor, user_id)
            secret, _ = self._add_secret(cursor, user_id, "session", "")
        return user, secret

    def remembered(self, secret: str) -> str | None:
        """The id of the user whose session or bearer secret this is, if it was seen lately."""
        return self._known.user(fingerprint(secret))

    def users_of(self, secrets: Collection[str]) -> dict[str, str]:
        """The ids of users by their secrets, asked of the database whatever is remembered."""
        by_hash = {fingerprint(secret): secret for secret in secrets}
        hashes = list(by_hash)
        asked = self._known.moment()
        found: dict[bytes, str] = {}
        with self._database.reading() as cursor:
            for start in range(0, len(hashes), SECRETS_MAX):
                some = hashes[start : start + SECRETS_MAX]
                select = f'SELECT hash, "user" FROM secrets WHERE hash IN ({marks(len(some))})'  # noqa: S608 — marks alone
                cursor.execute(select, some)
                found |= {bytes(row["hash"]): row["user"] for row in cursor.fetchall()}
        for hash_, user in found.items():
            self._known.remember(hash_, user, asked)
        return {by_hash[hash_]: user for hash_, user in found.items()}

    def user(self, user_id: str) -> User | None:
        """The user, None once erased."""
        with self._database.reading() as cursor:
            try:
                return _find(cursor, user_id)
            except LookupError:
                return None

    def rename(self, user_id: str, name: str) -> User:
        """Change the name that others see; raises LookupError when there is no such user."""
        with self._database.writing() as cursor:
            cursor.execute(
                "UPDATE names SET name = ? WHERE key = ?"
                " AND EXISTS (SELECT 1 FROM users WHERE id = key)",
                (name, user_id),
            )
            return _find(cursor, user_id)

    def erase(self, user_id: str) -> None:
        """Forget name, sessions and tokens; events keep the opaque id."""
        with self._database.writing() as cursor:
            # The row stays, so that a late repeat of the guest's first command finds it.
            cursor.execute("UPDATE users SET erased = TRUE WHERE id = ? RETURNING id", (user_id,))
            if not cursor.fetchall():
                return
            cursor.execute("DELETE FROM names WHERE key = ?", (user_id,))
            # Links before secrets: who redeems one holds it until their secret is stored.
            cursor.execute('DELETE FROM links WHERE "user" = ?', (user_id,))
            cursor.execute('DELETE FROM secrets WHERE "user" = ? RETURNING hash', (user_id,))
            gone = cursor.fetchall()
        for row in gone:
            self._known.forget(row["hash"])

    def create_token(self, user_id: str, label: str) -> tuple[Token, str]:
        """A bearer token and its secret, which is shown this once."""
        with self._database.writing() as cursor:
            _hold(cursor, user_id)
            secret, token = self._add_secret(cursor, user_id, "token", label)
        return token, secret

    def tokens(self, user_id: str) -> list[Token]:
        """The user's bearer tokens, newest first."""
        with self._database.reading() as cursor:
            cursor.execute(
                'SELECT id, label, created_at FROM secrets WHERE "user" = ?'
                " AND kind = 'token' ORDER BY created_at DESC, rowid DESC",
                (user_id,),
            )
            rows = cursor.fetchall()
        return [Token(row["id"], row["label"], row["created_at"]) for row in rows]

    def create_link(self, user_id: str) -> LinkCode:
        """A code for another device of the user's; the user's earlier one is void."""
        with self._database.writing() as cursor:
            _hold(cursor, user_id)
            return add_link(cursor, user_id, self._clock.now_ms())

    def redeem_link(self, code: str) -> tuple[User, str] | None:
        """The code's user and a session secret; None for a wrong, old or used code."""
        with self._database.writing() as cursor:
            user_id = take_link(cursor, code, self._clock.now_ms())
            if user_id is None:
                return None
            secret, _ = self._add_secret(cursor, user_id, "session", "")
            return _find(cursor, user_id), secret

    def revoke_token(self, user_id: str, token_id: str) -> bool:
        """Whether there was such a token of this user's."""
        if not token_id.isalnum():  # there is text that a database cannot even be asked for
            return False
        with self._database.writing() as cursor:
            cursor.execute(
                """DELETE FROM secrets WHERE id = ? AND "user" = ? AND kind = 'token'"""
                " RETURNING hash",
                (token_id, user_id),
            )
            gone = cursor.fetchall()
        for row in gone:
            self._known.forget(row["hash"])
        return bool(gone)

    def _add_secret(
        self, cursor: Cursor, user_id: str, kind: Literal["session", "token"], label: str
    ) -> tuple[str, Token]:
        secret = secrets.token_urlsafe(SECRET_BYTES)
        token = Token(uuid4().hex, label, self._clock.now_ms())
        cursor.execute(
            'INSERT INTO secrets (hash, "user", kind, id, label, created_at)'
            " VALUES (?, ?, ?, ?, ?, ?)",
            (fingerprint(secret), user_id, kind, token.id, token.label, token.created_at),
        )
        return secret, token


def _hold(cursor: Cursor, user_id: str) -> None:
    """Nobody erases the user before this transaction ends; raises LookupError once erased."""
    cursor.execute(
        "UPDATE users SET erased = FALSE WHERE id = ? AND NOT erased RETURNING id", (user_id,)
    )
    if not cursor.fetchall():
        raise LookupError(f"there is no user {user_id}")


def _find(cursor: Cursor, user_id: str) -> User:
    cursor.execute(
        "SELECT id, name, guest FROM users JOIN names ON key = id WHERE id = ? AND NOT erased",
        (user_id,),
    )
    row = cursor.fetchone()
    if row is None:
        raise LookupError(f"there is no user {user_id}")
    return User(row["id"], row["name"], bool(row["guest"]))


def _check_repeat(cursor: Cursor, user_id: str, digest: str, now: int) -> None:
    # By a write, so that nobody erases the user before this transaction ends.
    cursor.execute(
        "UPDATE users SET guest = guest WHERE id = ? RETURNING digest, created_at, erased, guest",
        (user_id,),
    )
    row = cursor.fetchone()
    same = row["digest"] == digest and row["guest"] and not row["erased"]
    if not same or now - row["created_at"] > REPEAT_MS_MAX:
        raise CommandReused
