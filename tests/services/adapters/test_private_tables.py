"""Names, table codes and seeds beside the accounts."""

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

import pytest

from services.adapters.accounts import SQLiteAccounts
from services.adapters.accounts_file import AccountsFile
from services.adapters.clock import SystemClock
from services.adapters.codes import SIGNS
from services.adapters.invites import CODE_SIGNS, SQLiteInvites
from services.adapters.names import SQLiteNames
from services.adapters.vault import SEED_BYTES, SQLiteVault


@pytest.fixture
def file(tmp_path: Path) -> Iterator[AccountsFile]:
    opened = AccountsFile(tmp_path / "accounts.db")
    yield opened
    opened.close()


def test_a_key_keeps_its_first_name(file: AccountsFile) -> None:
    names = SQLiteNames(file)
    names.name("bot", "Dusty")
    names.name("bot", "Rusty")

    assert names.named(["bot", "nameless"]) == {"bot": "Dusty"}


def test_a_users_key_takes_a_new_name(file: AccountsFile) -> None:
    names = SQLiteNames(file)
    accounts = SQLiteAccounts(file, SystemClock())
    ada, _ = accounts.create_guest(uuid4(), "Ada", "d")
    names.name(ada.id, "Augusta")

    assert names.named([ada.id]) == {ada.id: "Augusta"}
    assert accounts.user(ada.id) == type(ada)(ada.id, "Augusta", ada.guest)


def test_many_keys_are_looked_up_at_once(file: AccountsFile) -> None:
    names = SQLiteNames(file)
    for number in range(50):
        names.name(f"seat {number}", f"name {number}")

    found = names.named(f"seat {number}" for number in range(40_000))

    assert found == {f"seat {number}": f"name {number}" for number in range(50)}


def test_a_table_keeps_its_code_and_is_found_by_it_however_it_is_typed(
    file: AccountsFile,
) -> None:
    invites, match_id, other = SQLiteInvites(file), uuid4(), uuid4()
    code = invites.code(match_id)

    assert len(code) == CODE_SIGNS
    assert set(code) <= set(SIGNS)
    assert SQLiteInvites(file).code(match_id) == code
    assert invites.code(other) != code
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in code)
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} ", wide):
        assert invites.match(typed) == match_id
    for wrong in ("", code[:-1], code + "A", "\ud800", "000000"):
        assert invites.match(wrong) is None


def test_a_code_that_another_table_has_is_drawn_again(
    file: AccountsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter("AAAAAA" + "AAAAAA" + "BBBBBB")
    monkeypatch.setattr(secrets, "choice", lambda _: next(drawn))
    invites, first, second = SQLiteInvites(file), uuid4(), uuid4()

    assert invites.code(first) == "AAAAAA"
    assert invites.code(second) == "BBBBBB"
    assert invites.match("AAAAAA") == first


def test_parallel_first_calls_see_one_code_and_one_seed(file: AccountsFile) -> None:
    invites, vault, match_id = SQLiteInvites(file), SQLiteVault(file), uuid4()
    with ThreadPoolExecutor(20) as pool:
        codes = set(pool.map(lambda _: invites.code(match_id), range(40)))
        seeds = set(pool.map(lambda _: vault.seed(match_id), range(40)))

    assert len(codes) == len(seeds) == 1


def test_who_comes_second_to_make_a_code_or_a_seed_gets_the_first_ones(
    file: AccountsFile,
) -> None:
    invites, vault, match_id = SQLiteInvites(file), SQLiteVault(file), uuid4()
    code, seed = invites.code(match_id), vault.seed(match_id)

    # Both looked, both found nothing, and one of them was slower to write.
    assert invites._make(match_id) == code
    assert vault._make(match_id) == seed


def test_a_seed_is_secret_long_its_matchs_own_and_lasting(
    file: AccountsFile, tmp_path: Path
) -> None:
    vault, match_id = SQLiteVault(file), uuid4()
    seed = vault.seed(match_id)
    again = AccountsFile(tmp_path / "accounts.db")

    assert len(seed) == SEED_BYTES
    assert SQLiteVault(again).seed(match_id) == seed
    assert vault.seed(uuid4()) != seed
    again.close()
