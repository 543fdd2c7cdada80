"""Backups: from either store into either, whole or not at all."""

import asyncio
import gzip
import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from uuid import UUID

import msgspec
import psycopg
import pytest

from services import cli
from services.adapters.accounts_file import AccountsFile
from services.adapters.backup import source
from services.adapters.backup_file import Begin, Damaged, End, Event, Row, read, writing
from services.adapters.backup_tables import EVENTS, LEFT_OUT, TABLES
from services.adapters.composition import matches_on
from services.application.codec import Codec
from services.application.orders import NewMatch, NewSeat
from services.settings import DatabaseAddress
from services.worker.projector import rebuild
from tests.servers import Postgres
from tests.services.tables import command, until
from tests.stores import Kept
from tests.testgame.games import ALL_GAMES

Chuckwagon = Callable[..., int]
Records = list[Begin | Event | Row | End]
encode = msgspec.msgpack.Encoder().encode


@pytest.fixture
def chuckwagon(monkeypatch: pytest.MonkeyPatch) -> Chuckwagon:
    """The command, on a place."""

    def run(place: Kept, *arguments: object) -> int:
        monkeypatch.setenv("CHUCKWAGON_DATA", str(place.folder))
        monkeypatch.delenv("CHUCKWAGON_DATABASE_URL", raising=False)
        if place.address is not None:
            monkeypatch.setenv("CHUCKWAGON_DATABASE_URL", place.address.url)
        return cli.main([str(argument) for argument in arguments])

    return run


async def begun(place: Kept) -> None:
    """A server has run there, and nobody came."""
    async with place.opened(Codec(ALL_GAMES).event_type):
        pass


async def filled(place: Kept) -> list[UUID]:
    """Matches between bots that have begun, with people, names, secrets and codes."""
    codec = Codec(ALL_GAMES)
    async with place.opened(codec.event_type) as ports:
        matches = matches_on(codec, ports)
        user, _ = ports.accounts.create_guest(command(1), "Ada", "digest")
        ports.accounts.create_token(user.id, "programs")
        ports.accounts.create_link(user.id)
        gone, _ = ports.accounts.create_guest(command(2), "Ben", "digest")
        ports.accounts.erase(gone.id)
        ports.beats.beat("api", 1_000)
        ports.beats.beat("api", 10_000_000)
        ids = []
        for number in (3, 4):
            order = NewMatch("parley", {"rounds": 1}, (NewSeat("bot"), NewSeat("bot")), name="Blö")
            match = await matches.create(user.id, command(number), order)
            await matches.start(match.id, user.id, command(5))
            await until(matches, match, lambda now: now.version > 8)
            ids.append(match.id)
        await matches.close()
    return ids


def content(place: Kept) -> tuple[list[Event], list[Row]]:
    """Everything that is worth keeping."""
    with source(place.settings()) as kept:
        return list(kept.events()), sorted(kept.rows(), key=lambda row: (row.table, repr(row)))


async def listed(place: Kept) -> int:
    """How many matches there are, once the lists are made from the events."""
    codec = Codec(ALL_GAMES)
    async with place.opened(codec.event_type) as ports:
        return await asyncio.to_thread(rebuild, codec, ports.store, ports.lists, ports.alone)


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """An empty place of each kind, beside `kept`."""
    if request.param == "sqlite":
        return Kept(tmp_path / "restored" / "data")
    return Kept(tmp_path / "unused", request.getfixturevalue("another_database"))


@pytest.fixture
def another_database(postgres_server: Postgres, migrated: str) -> Iterator[DatabaseAddress]:
    name = postgres_server.create(migrated)
    yield DatabaseAddress(postgres_server.url(name))
    postgres_server.drop(name)


async def test_what_is_restored_is_what_was_there_whichever_store_it_was_in(
    kept: Kept,
    elsewhere: Kept,
    chuckwagon: Chuckwagon,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ids = await filled(kept)
    before, file = content(kept), tmp_path / "backup"
    backed_up = chuckwagon(kept, "backup", file)
    restored = chuckwagon(elsewhere, "restore", file)
    said = capsys.readouterr()

    assert (backed_up, restored) == (0, 0), said.err
    assert content(elsewhere) == before
    events, rows = before
    assert {UUID(event.match) for event in events} == set(ids)
    assert {row.table for row in rows} == {table.name for table in TABLES}
    assert f"{len(events)} events restored" in said.out
    assert await listed(elsewhere) == len(ids)


async def test_restored_matches_go_on(
    kept: Kept, elsewhere: Kept, chuckwagon: Chuckwagon, tmp_path: Path
) -> None:
    (match_id, *_), codec = await filled(kept), Codec(ALL_GAMES)
    chuckwagon(kept, "backup", tmp_path / "backup")
    chuckwagon(elsewhere, "restore", tmp_path / "backup")
    async with elsewhere.opened(codec.event_type) as ports:
        matches = matches_on(codec, ports)
        match = await matches.match(match_id)
        await matches.look_after(match_id)
        await until(matches, match, lambda now: now.table.status == "finished")
        table = (await matches.match(match_id)).table
        await matches.close()

    assert hashlib.sha256(bytes.fromhex(table.seed)).hexdigest() == table.commitment


def test_a_backup_is_for_its_owner_alone_and_never_overwrites(
    chuckwagon: Chuckwagon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file = Kept(tmp_path / "data"), tmp_path / "backup"
    asyncio.run(begun(place))
    assert chuckwagon(place, "backup", file) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    written = file.read_bytes()

    assert chuckwagon(place, "backup", file) == 1
    assert "is there already" in capsys.readouterr().err
    assert file.read_bytes() == written


@pytest.mark.parametrize("name", ["file", "file/data"])
def test_what_can_be_no_folder_is_not_restored_into(
    name: str, chuckwagon: Chuckwagon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file = Kept(tmp_path / "data"), tmp_path / "file"
    asyncio.run(begun(place))
    assert chuckwagon(place, "backup", file) == 0
    written = file.read_bytes()

    assert chuckwagon(Kept(tmp_path / name), "restore", file) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{tmp_path / name} ")
    assert file.read_bytes() == written


def test_a_backup_that_breaks_off_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="planted"), writing(tmp_path / "backup", 0):
        raise OSError("planted")

    assert list(tmp_path.iterdir()) == []


def test_where_there_is_nothing_a_backup_says_so(
    chuckwagon: Chuckwagon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chuckwagon(Kept(tmp_path / "nothing"), "backup", tmp_path / "backup") == 1
    assert "There is no" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_version_is_for_another_program(
    chuckwagon: Chuckwagon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = Kept(tmp_path / "data")
    asyncio.run(begun(place))
    with closing(sqlite3.connect(place.folder / "accounts.db")) as connection:
        connection.execute("PRAGMA user_version = 1")

    assert chuckwagon(place, "backup", tmp_path / "backup") == 1
    assert "of another version" in capsys.readouterr().err
    assert not (tmp_path / "backup").exists()


async def test_a_place_that_is_not_empty_is_left_alone(
    kept: Kept, chuckwagon: Chuckwagon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(kept)
    before = content(kept)
    chuckwagon(kept, "backup", tmp_path / "backup")

    assert chuckwagon(kept, "restore", tmp_path / "backup") == 1
    assert "is not empty" in capsys.readouterr().err
    assert content(kept) == before


@pytest.fixture
async def backup(chuckwagon: Chuckwagon, tmp_path: Path) -> Path:
    """A backup of a folder."""
    place = Kept(tmp_path / "data")
    await filled(place)
    assert chuckwagon(place, "backup", tmp_path / "backup") == 0
    return tmp_path / "backup"


def records(path: Path) -> Records:
    """All records but the last."""
    return list(read(path))


def rewritten(path: Path, kept: Records, end: End | None) -> None:
    """Write records as somebody would who knows the format; with an end that fits if None."""
    content = b"".join(framed(record) for record in kept)
    if end is None:
        events, rows = (sum(isinstance(one, kind) for one in kept) for kind in (Event, Row))
        end = End(events, rows, hashlib.sha256(content).hexdigest())
    path.write_bytes(gzip.compress(content + framed(end)))


def framed(record: Begin | Event | Row | End) -> bytes:
    content = encode(record)
    return len(content).to_bytes(4) + content


def flipped(event: Event) -> Event:
    """The event with another byte in its middle."""
    state = bytearray(event.state)
    state[len(state) // 2] ^= 1
    return Event(event.match, event.version, event.topic, bytes(state))


def test_a_changed_event_is_named(
    backup: Path, chuckwagon: Chuckwagon, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = records(backup)
    place = next(n for n, one in enumerate(kept) if isinstance(one, Event) and one.version == 5)
    changed = kept[place]
    assert isinstance(changed, Event)
    rewritten(backup, [*kept[:place], flipped(changed), *kept[place + 1 :]], None)
    elsewhere = Kept(backup.parent / "restored")

    assert chuckwagon(elsewhere, "restore", backup) == 1
    said = capsys.readouterr().err
    assert f"event 5 of match {changed.match} does not hold" in said
    assert not elsewhere.folder.exists()


def test_an_event_that_is_left_out_is_noticed_by_the_next_one(backup: Path) -> None:
    kept = records(backup)
    place = next(n for n, one in enumerate(kept) if isinstance(one, Event) and one.version == 5)
    rewritten(backup, [*kept[:place], *kept[place + 1 :]], None)

    with pytest.raises(Damaged, match="event 6 of match"):
        records(backup)


def test_the_last_event_that_is_left_out_is_noticed_by_the_end(backup: Path) -> None:
    kept = records(backup)
    last = max(n for n, one in enumerate(kept) if isinstance(one, Event))
    content = b"".join(framed(record) for record in kept)
    end = End(
        sum(isinstance(one, Event) for one in kept),
        sum(isinstance(one, Row) for one in kept),
        hashlib.sha256(content).hexdigest(),
    )
    rewritten(backup, [*kept[:last], *kept[last + 1 :]], end)

    with pytest.raises(Damaged, match="changed or left out"):
        records(backup)


def test_a_file_that_was_cut_short_is_noticed_wherever_it_was(backup: Path) -> None:
    whole = backup.read_bytes()
    for length in range(0, len(whole), max(1, len(whole) // 40)):
        backup.write_bytes(whole[:length])
        with pytest.raises(Damaged):
            records(backup)


def test_a_flipped_byte_is_noticed_wherever_it_is(backup: Path) -> None:
    whole = backup.read_bytes()
    for place in range(10, len(whole), max(1, len(whole) // 40)):
        backup.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(Damaged):
            records(backup)


def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"SQLite format 3\0", gzip.compress(b"hello"), gzip.compress(b"")):
        (tmp_path / "file").write_bytes(content)
        with pytest.raises(Damaged):
            records(tmp_path / "file")


def test_a_later_format_is_refused(tmp_path: Path) -> None:
    rewritten(tmp_path / "backup", [Begin(2, 0)], None)

    with pytest.raises(Damaged, match="format 2"):
        records(tmp_path / "backup")


def test_no_table_of_a_folder_is_forgotten(tmp_path: Path) -> None:
    file = AccountsFile(tmp_path / "accounts.db")
    with file.reading() as cursor:
        cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = {row["name"] for row in cursor.fetchall()}
        columns = {}
        for table in TABLES:
            cursor.execute(f"PRAGMA table_info({table.name})")
            columns[table.name] = tuple(row["name"] for row in cursor.fetchall())
    file.close()

    assert names - LEFT_OUT == {table.name for table in TABLES}
    assert columns == {table.name: table.columns for table in TABLES}


def test_no_table_of_a_database_is_forgotten(database: DatabaseAddress) -> None:
    found: dict[str, set[str]] = {}
    with psycopg.connect(database.url) as connection:
        for table, column in connection.execute(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = 'public'"
        ):
            found.setdefault(str(table), set()).add(str(column))

    kept = {table.name: set(table.columns) for table in TABLES}
    assert set(found) - LEFT_OUT - {EVENTS} == set(kept)
    assert {name: found[name] - {"rowid"} for name in kept} == kept
