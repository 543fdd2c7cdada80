"""Names, table codes and seeds beside the accounts."""

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest

from services.adapters.accounts import StoredAccounts
from services.adapters.clock import SystemClock
from services.adapters.codes import SIGNS
from services.adapters.database import Database
from services.adapters.invites import CODE_SIGNS, StoredInvites
from services.adapters.known_secrets import KnownSecrets
from services.adapters.names import StoredNames
from services.adapters.vault import SEED_BYTES, StoredVault
from tests.stores import Kept


@pytest.fixture
def database(kept: Kept) -> Iterator[Database]:
    opened = kept.database()
    yield opened
    opened.close()


def test_a_key_keeps_its_first_name(database: Database) -> None:
    names = StoredNames(database)
    names.name("bot", "Dusty")
    names.name("bot", "Rusty")

    assert names.named(["bot", "nameless"]) == {"bot": "Dusty"}


def test_a_users_key_takes_a_new_name(database: Database) -> None:
    names = StoredNames(database)
    accounts = StoredAccounts(database, SystemClock(), KnownSecrets())
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    names.name(ada.id, "Augusta")

    assert names.named([ada.id]) == {ada.id: "Augusta"}
    assert accounts.user(ada.id) == type(ada)(ada.id, "Augusta", ada.guest)


def test_many_keys_are_looked_up_at_once(database: Database) -> None:
    names = StoredNames(database)
    for number in range(50):
        names.name(f"seat {number}", f"name {number}")

    found = names.named(f"seat {number}" for number in range(40_000))

    assert found == {f"seat {number}": f"name {number}" for number in range(50)}


def test_a_table_keeps_its_code_and_is_found_by_it_however_it_is_typed(
    database: Database,
) -> None:
    invites, match_id, other = StoredInvites(database), uuid4(), uuid4()
    code = invites.code(match_id)

    assert len(code) == CODE_SIGNS
    assert set(code) <= set(SIGNS)
    assert StoredInvites(database).code(match_id) == code
    assert invites.code(other) != code
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in code)
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} ", wide):
        assert invites.match(typed) == match_id
    for wrong in ("", code[:-1], code + "A", "\ud800", "000000"):
        assert invites.match(wrong) is None


def test_a_code_that_another_table_has_is_drawn_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter("AAAAAA" + "AAAAAA" + "BBBBBB")
    monkeypatch.setattr(secrets, "choice", lambda _: next(drawn))
    invites, first, second = StoredInvites(database), uuid4(), uuid4()

    assert invites.code(first) == "AAAAAA"
    assert invites.code(second) == "BBBBBB"
    assert invites.match("AAAAAA") == first


def test_parallel_first_calls_see_one_code_and_one_seed(database: Database) -> None:
    invites, vault, match_id = StoredInvites(database), StoredVault(database), uuid4()
    with ThreadPoolExecutor(20) as pool:
        codes = set(pool.map(lambda _: invites.code(match_id), range(40)))
        seeds = set(pool.map(lambda _: vault.seed(match_id), range(40)))

    assert len(codes) == len(seeds) == 1


def test_who_comes_second_to_make_a_code_or_a_seed_gets_the_first_ones(
    database: Database,
) -> None:
    invites, vault, match_id = StoredInvites(database), StoredVault(database), uuid4()
    code, seed = invites.code(match_id), vault.seed(match_id)

    # Both looked, both found nothing, and one of them was slower to write.
    assert invites._make(match_id) == code
    assert vault._make(match_id) == seed


def test_a_seed_is_secret_long_its_matchs_own_and_lasting(database: Database, kept: Kept) -> None:
    vault, match_id = StoredVault(database), uuid4()
    seed = vault.seed(match_id)
    again = kept.database()

    assert len(seed) == SEED_BYTES
    assert StoredVault(again).seed(match_id) == seed
    assert vault.seed(uuid4()) != seed
    again.close()
