"""Guests, sessions and tokens: made once, kept as hashes, gone when revoked."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest

from services.adapters.accounts import REPEAT_MS_MAX, StoredAccounts
from services.adapters.accounts_file import AccountsFile
from services.adapters.database import Database
from services.adapters.first_names import FIRST_NAMES
from services.adapters.known_secrets import KnownSecrets
from services.adapters.links import CODE_SIGNS, LIFETIME_MS
from services.application.ports import Busy, CommandReused, NotReady, User
from tests.services.adapters.signing_in import signed_in
from tests.stores import Kept


@dataclass
class SetClock:
    ms: int = 1_700_000_000_000

    def now_ms(self) -> int:
        return self.ms


@pytest.fixture
def database(kept: Kept) -> Iterator[Database]:
    opened = kept.database()
    yield opened
    opened.close()


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def accounts(database: Database, clock: SetClock) -> StoredAccounts:
    return StoredAccounts(database, clock, KnownSecrets())


def test_a_guest_is_signed_in_by_their_secret_and_by_no_other(accounts: StoredAccounts) -> None:
    ada, secret = accounts.create_guest(uuid4(), "Ada", "d")

    assert ada == User(ada.id, "Ada", guest=True)
    assert accounts.user(ada.id) == ada
    assert signed_in(accounts, secret) == ada.id
    assert signed_in(accounts, secret[:-1]) is None
    assert signed_in(accounts, "\ud800") is None


def test_sign_in_survives_the_end_of_the_process(
    accounts: StoredAccounts, kept: Kept, clock: SetClock
) -> None:
    ada, secret = accounts.create_guest(uuid4(), "Ada", "d")
    again = kept.database()

    assert signed_in(StoredAccounts(again, clock, KnownSecrets()), secret) == ada.id
    again.close()


def test_no_secret_is_kept_in_the_clear(accounts: StoredAccounts, database: Database) -> None:
    ada, session = accounts.create_guest(uuid4(), "Ada", "d")
    _, bearer = accounts.create_token(ada.id, "script")

    stored = _dump(database, "users", "secrets")

    assert ada.id.encode() in stored
    assert session.encode() not in stored
    assert bearer.encode() not in stored


def _dump(database: Database, *tables: str) -> bytes:
    """All columns of the tables, text and bytes as they are kept."""
    columns: list[object] = []
    with database.reading() as cursor:
        for table in tables:
            cursor.execute(f"SELECT * FROM {table}")  # noqa: S608 — our own words
            columns += [value for row in cursor.fetchall() for value in dict(row).values()]
    return b" ".join(one if isinstance(one, bytes) else str(one).encode() for one in columns)


def test_a_guest_without_a_name_gets_a_frontier_name(accounts: StoredAccounts) -> None:
    names = {accounts.create_guest(uuid4(), None, "d")[0].name for _ in range(30)}

    assert names <= set(FIRST_NAMES)
    assert len(names) > 1
    assert len(set(FIRST_NAMES)) == len(FIRST_NAMES)


def test_a_repeat_gives_the_same_guest_and_a_session_of_its_own(
    accounts: StoredAccounts, clock: SetClock
) -> None:
    command = uuid4()
    first, secret = accounts.create_guest(command, None, "d")
    clock.ms += REPEAT_MS_MAX

    again, another = accounts.create_guest(command, None, "d")

    assert again == first
    assert another != secret
    assert signed_in(accounts, secret) == signed_in(accounts, another) == first.id


def test_parallel_repeats_make_one_guest(accounts: StoredAccounts) -> None:
    command = uuid4()
    with ThreadPoolExecutor(20) as pool:
        made = list(pool.map(lambda _: accounts.create_guest(command, None, "d"), range(50)))

    assert len({user.id for user, _ in made}) == 1
    assert len({user.name for user, _ in made}) == 1
    assert {signed_in(accounts, secret) for _, secret in made} == {made[0][0].id}


def test_the_same_command_for_something_else_is_refused(accounts: StoredAccounts) -> None:
    command = uuid4()
    ada, _ = accounts.create_guest(command, "Ada", "one")

    with pytest.raises(CommandReused):
        accounts.create_guest(command, "Eve", "another")

    assert accounts.user(ada.id) == ada


def test_a_command_id_does_not_open_the_account_for_ever(
    accounts: StoredAccounts, clock: SetClock
) -> None:
    command = uuid4()
    accounts.create_guest(command, "Ada", "d")
    clock.ms += REPEAT_MS_MAX + 1

    with pytest.raises(CommandReused):
        accounts.create_guest(command, "Ada", "d")


def test_a_user_is_renamed_and_nobody_else(accounts: StoredAccounts) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    bert, _ = accounts.create_guest(uuid4(), "Bert", "d")

    assert accounts.rename(ada.id, "Augusta") == User(ada.id, "Augusta", guest=True)
    assert accounts.user(ada.id) == User(ada.id, "Augusta", guest=True)
    assert accounts.user(bert.id) == bert
    with pytest.raises(LookupError):
        accounts.rename("nobody", "Eve")


def test_an_erased_user_is_forgotten_and_stays_so(accounts: StoredAccounts) -> None:
    command = uuid4()
    ada, session = accounts.create_guest(command, "Ada", "d")
    _, bearer = accounts.create_token(ada.id, "script")
    bert, berts = accounts.create_guest(uuid4(), "Bert", "d")
    assert signed_in(accounts, session) == signed_in(accounts, bearer) == ada.id

    accounts.erase(ada.id)
    accounts.erase(ada.id)
    accounts.erase("nobody")

    assert accounts.user(ada.id) is None
    assert signed_in(accounts, session) is None
    assert signed_in(accounts, bearer) is None
    assert accounts.tokens(ada.id) == []
    with pytest.raises(LookupError):
        accounts.rename(ada.id, "Ada")
    with pytest.raises(LookupError):
        accounts.create_token(ada.id, "late")
    with pytest.raises(CommandReused):
        accounts.create_guest(command, "Ada", "d")
    assert signed_in(accounts, berts) == bert.id


def test_tokens_are_listed_newest_first_without_their_secrets(
    accounts: StoredAccounts, clock: SetClock
) -> None:
    ada, session = accounts.create_guest(uuid4(), "Ada", "d")
    old, old_secret = accounts.create_token(ada.id, "old")
    clock.ms += 1
    new, new_secret = accounts.create_token(ada.id, "new")

    assert accounts.tokens(ada.id) == [new, old]
    assert (old.label, old.created_at) == ("old", clock.ms - 1)
    assert signed_in(accounts, old_secret) == signed_in(accounts, new_secret) == ada.id
    assert session not in {old_secret, new_secret}


def test_a_revoked_token_signs_nobody_in_and_only_its_owner_can_revoke_it(
    accounts: StoredAccounts,
) -> None:
    ada, session = accounts.create_guest(uuid4(), "Ada", "d")
    eve, _ = accounts.create_guest(uuid4(), "Eve", "d")
    token, secret = accounts.create_token(ada.id, "script")
    assert signed_in(accounts, secret) == ada.id

    assert not accounts.revoke_token(eve.id, token.id)
    assert signed_in(accounts, secret) == ada.id
    assert accounts.revoke_token(ada.id, token.id)
    assert signed_in(accounts, secret) is None
    assert not accounts.revoke_token(ada.id, token.id)
    assert signed_in(accounts, session) == ada.id


@pytest.mark.parametrize("no_id", ["", "\0", "\ud800", "x' OR 'x' = 'x"])
def test_what_can_be_no_id_is_nobodys_token(accounts: StoredAccounts, no_id: str) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")

    assert not accounts.revoke_token(ada.id, no_id)


def test_a_full_disk_is_busy_and_makes_no_half_guest(tmp_path: Path, clock: SetClock) -> None:
    file = AccountsFile(tmp_path / "accounts.db")
    accounts = StoredAccounts(file, clock, KnownSecrets())
    accounts.create_guest(uuid4(), "Ada", "d")
    connection = file.datastore.pool._pool[0]._sqlite_conn
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    made: list[User] = []

    def make_many() -> None:
        for _ in range(1_000):
            user, _ = accounts.create_guest(uuid4(), "A" * 24, "d")
            made.append(user)

    with pytest.raises(Busy):
        make_many()

    with file.reading() as cursor:
        cursor.execute("SELECT (SELECT count(*) FROM users), (SELECT count(*) FROM names)")
        assert tuple(cursor.fetchone()) == (len(made) + 1, len(made) + 1)
    connection.execute("PRAGMA max_page_count=1073741823")
    assert accounts.create_guest(uuid4(), "Ada", "d")[0].name == "Ada"
    file.close()


def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    AccountsFile(tmp_path / "accounts.db").close()
    with sqlite3.connect(tmp_path / "accounts.db") as connection:
        connection.execute("PRAGMA user_version=99")

    with pytest.raises(NotReady, match="newer"):
        AccountsFile(tmp_path / "accounts.db")


def test_a_code_signs_the_same_user_in_once(accounts: StoredAccounts) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    link = accounts.create_link(ada.id)

    redeemed = accounts.redeem_link(link.code)

    assert redeemed is not None
    assert redeemed[0] == ada
    assert signed_in(accounts, redeemed[1]) == ada.id
    assert accounts.redeem_link(link.code) is None


def test_a_code_is_known_however_it_is_typed(accounts: StoredAccounts) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    dashed = accounts.create_link(ada.id).code
    assert accounts.redeem_link(f"{dashed[:4]}-{dashed[4:]}".lower()) is not None

    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in accounts.create_link(ada.id).code)
    assert accounts.redeem_link(f" {wide} ") is not None


def test_a_code_lives_for_ten_minutes(accounts: StoredAccounts, clock: SetClock) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    made_at = clock.ms
    link = accounts.create_link(ada.id)
    clock.ms = link.expires_at - 1
    assert accounts.redeem_link(link.code) is not None
    link = accounts.create_link(ada.id)
    clock.ms = link.expires_at

    assert accounts.redeem_link(link.code) is None
    assert link.expires_at - made_at == 2 * LIFETIME_MS - 1


def test_a_new_code_makes_the_users_old_one_void_and_nobody_elses(
    accounts: StoredAccounts,
) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    ben, _ = accounts.create_guest(uuid4(), "Ben", "d")
    first, bens, second = (accounts.create_link(user.id) for user in (ada, ben, ada))

    assert accounts.redeem_link(first.code) is None
    assert accounts.redeem_link(second.code) is not None
    redeemed = accounts.redeem_link(bens.code)
    assert redeemed is not None
    assert redeemed[0] == ben


def test_of_many_who_use_a_code_at_once_one_is_signed_in(accounts: StoredAccounts) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    link = accounts.create_link(ada.id)
    with ThreadPoolExecutor(8) as people:
        found = list(people.map(accounts.redeem_link, [link.code] * 8))

    assert sum(one is not None for one in found) == 1


def test_codes_are_kept_as_fingerprints_and_go_with_the_user(
    accounts: StoredAccounts, database: Database
) -> None:
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    code = accounts.create_link(ada.id).code
    stored = _dump(database, "links")
    assert len(code) == CODE_SIGNS
    assert ada.id.encode() in stored
    assert code.encode() not in stored

    accounts.erase(ada.id)

    assert accounts.redeem_link(code) is None


def test_a_file_of_the_first_version_learns_codes(tmp_path: Path, clock: SetClock) -> None:
    path = tmp_path / "accounts.db"
    AccountsFile(path).close()
    with sqlite3.connect(path) as stored:
        stored.execute("DROP TABLE links")
        stored.execute("PRAGMA user_version=1")
    file = AccountsFile(path)
    accounts = StoredAccounts(file, clock, KnownSecrets())
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")

    assert accounts.redeem_link(accounts.create_link(ada.id).code) is not None
    file.close()
