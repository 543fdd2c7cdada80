"""Lists show each match once, where it belongs, newest change first."""

import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
from eventsourcing.persistence import IntegrityError
from msgspec.structs import replace

from services.adapters.database import Database
from services.adapters.match_lists import Listed, StoredMatchLists
from services.adapters.postgres import PostgresDatabase
from services.adapters.views_file import sqlite_match_lists
from services.application.events import Seat, Visibility
from services.application.ports import Due
from services.application.summary import Awaited, MatchSummary
from services.application.table import Status
from tests.stores import Kept

KEPT_FOR_CLEO = Seat("invited", invitee="cleo")


@pytest.fixture
def lists(kept: Kept) -> Iterator[StoredMatchLists]:
    opened = kept.lists()
    yield opened
    opened.close()


def _match(
    *holders: str,
    status: Status = "running",
    game: str = "rancher",
    awaited: int | None = None,
    host: str = "ada",
) -> MatchSummary:
    awaits = () if awaited is None else (Awaited(awaited, "roll", 1, 1, 3),)
    return MatchSummary(
        id=uuid4(),
        game=game,
        status=status,
        version=1,
        host=host,
        seats=tuple(Seat("user", holder) for holder in holders),
        options={"rounds": 40},
        awaits=awaits,
        scores=(),
        winners=(),
        created_at=1,
        updated_at=2,
    )


def _put(lists: StoredMatchLists, *matches: MatchSummary) -> None:
    start = lists.position() or 0
    listed = [Listed(match, start + number) for number, match in enumerate(matches, 1)]
    lists.put(listed, start + len(matches))


def _ids(lists: StoredMatchLists, **filters: Any) -> list[UUID]:  # noqa: ANN401 — find's own
    return [one.id for one in lists.find(**filters).items]


def test_a_match_is_listed_as_it_was_written(lists: StoredMatchLists) -> None:
    match = _match("ada", "bert", awaited=1)
    _put(lists, match)

    assert lists.find().items == [match]
    assert lists.find().next is None


def test_the_match_that_changed_last_comes_first_and_only_once(lists: StoredMatchLists) -> None:
    old, new = _match("ada"), _match("ada")
    _put(lists, old, new)
    assert _ids(lists) == [new.id, old.id]

    moved = replace(old, version=2)
    _put(lists, moved)

    assert lists.find().items == [moved, new]
    assert lists.find(viewer="ada", mine=True).items == [moved, new]


def test_each_filter_keeps_what_it_names(lists: StoredMatchLists) -> None:
    lobby = _match("ada", status="lobby", game="parley")
    running = _match("ada", "bert", awaited=1)
    finished = _match("bert", "cleo", status="finished", host="bert")
    _put(lists, lobby, running, finished)

    assert _ids(lists, status="lobby") == [lobby.id]
    assert _ids(lists, game="rancher") == [finished.id, running.id]
    assert _ids(lists, game="rancher", status="finished") == [finished.id]
    assert _ids(lists, viewer="ada", mine=True) == [running.id, lobby.id]
    assert _ids(lists, viewer="ada", mine=True, game="parley") == [lobby.id]
    assert _ids(lists, viewer="bert", mine=True, status="finished") == [finished.id]
    assert _ids(lists, viewer="bert", awaited=True) == [running.id]
    assert _ids(lists, viewer="bert", awaited=True, mine=True) == [running.id]
    assert _ids(lists, viewer="ada", awaited=True) == []
    assert _ids(lists, viewer="nobody", mine=True) == []


def test_who_left_a_table_finds_it_no_more(lists: StoredMatchLists) -> None:
    match = _match("ada", "bert", status="lobby")
    _put(lists, match)
    _put(lists, replace(match, seats=(Seat("user", "ada"), Seat("open"))))

    assert _ids(lists, viewer="bert", mine=True) == []
    assert _ids(lists, viewer="ada", mine=True) == [match.id]


def test_a_host_who_does_not_play_finds_the_table_and_bots_belong_to_nobody(
    lists: StoredMatchLists,
) -> None:
    match = replace(_match(host="ada", awaited=0), seats=(Seat("bot"), Seat("bot")))
    _put(lists, match)

    assert _ids(lists, viewer="ada", mine=True) == [match.id]
    assert _ids(lists, viewer="ada", awaited=True) == []
    assert _ids(lists, viewer="", mine=True) == []


def _hidden(visibility: Visibility, *holders: str) -> MatchSummary:
    return replace(_match(*holders, status="lobby"), visibility=visibility)


@pytest.mark.parametrize("visibility", ["link", "closed"])
def test_a_table_that_is_not_public_is_listed_for_its_people_alone(
    lists: StoredMatchLists, visibility: Visibility
) -> None:
    hidden = _hidden(visibility, "ada", "bert")
    invited = replace(hidden, id=uuid4(), seats=(Seat("user", "ada"), KEPT_FOR_CLEO))
    public = _match("dora", status="lobby", host="dora")
    _put(lists, hidden, invited, public)

    assert _ids(lists) == _ids(lists, viewer="dora") == [public.id]
    assert _ids(lists, viewer="ada") == [public.id, invited.id, hidden.id]
    assert _ids(lists, viewer="bert") == [public.id, hidden.id]
    assert _ids(lists, viewer="cleo") == [public.id, invited.id]
    assert _ids(lists, viewer="bert", status="lobby", limit=1) == [public.id]
    assert _ids(lists, viewer="ada", mine=True) == [invited.id, hidden.id]


def test_an_invitation_is_listed_until_the_match_begins(lists: StoredMatchLists) -> None:
    lobby = replace(_match(status="lobby"), seats=(Seat("user", "ada"), KEPT_FOR_CLEO))
    _put(lists, lobby)
    assert _ids(lists, viewer="cleo", invited=True) == [lobby.id]
    assert _ids(lists, viewer="cleo", mine=True) == []
    assert _ids(lists, viewer="ada", invited=True) == []

    _put(lists, replace(lobby, status="cancelled"))
    assert _ids(lists, viewer="cleo", invited=True, status="cancelled") == []


def test_what_is_due_is_known_to_the_service_the_longest_due_first(
    lists: StoredMatchLists,
) -> None:
    soon, sooner = replace(_match("ada"), due=200), replace(_hidden("closed", "ada"), due=100)
    _put(lists, soon, sooner, replace(_match("ada"), due=301), _match("ada"))

    assert lists.due(300) == [Due(sooner.id, 100), Due(soon.id, 200)]
    assert lists.due(99) == []

    _put(lists, replace(soon, due=None), replace(sooner, due=400))
    assert lists.due(300) == []


def test_a_seat_that_a_bot_holds_keeps_the_match_on_its_owner_s_list(
    lists: StoredMatchLists,
) -> None:
    held = Seat("bot", former="ada", away="user")
    given_up = Seat("bot", former="cleo")
    match = replace(_match(host="ben"), seats=(held, given_up))
    _put(lists, match)

    assert _ids(lists, viewer="ada", mine=True) == [match.id]
    assert _ids(lists, viewer="cleo", mine=True) == []
    assert _ids(lists, viewer="ada", awaited=True) == []


def test_cancelled_tables_are_listed_only_when_asked_for(lists: StoredMatchLists) -> None:
    cancelled, lobby = _match("ada", status="cancelled"), _match("ada", status="lobby")
    _put(lists, cancelled, lobby)

    assert _ids(lists) == _ids(lists, viewer="ada", mine=True) == [lobby.id]
    assert _ids(lists, status="cancelled") == [cancelled.id]
    assert _ids(lists, status="cancelled", viewer="ada", mine=True) == [cancelled.id]


@pytest.mark.parametrize("filters", [{}, {"viewer": "ada", "mine": True}, {"status": "running"}])
def test_pages_hold_every_match_once(lists: StoredMatchLists, filters: dict[str, Any]) -> None:
    matches = [_match("ada") for _ in range(23)]
    _put(lists, *matches)
    seen: list[UUID] = []
    cursor: str | None = None

    for _ in range(5):
        page = lists.find(**filters, cursor=cursor, limit=5)
        seen += [one.id for one in page.items]
        cursor = page.next

    assert seen == [match.id for match in reversed(matches)]
    assert cursor is None


def test_a_page_that_ends_with_the_last_match_names_no_next(lists: StoredMatchLists) -> None:
    _put(lists, *[_match("ada") for _ in range(5)])

    assert lists.find(limit=5).next is None


@pytest.mark.parametrize(
    "cursor", ["", "a", "AAAAAAAAAAA", "AAAAAAAAAA!", "AAAAAAAAAAF", "é", "A" * 400, "__________8"]
)
def test_a_foreign_cursor_is_refused(lists: StoredMatchLists, cursor: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 — any of its kinds will do
        lists.find(cursor=cursor)


def test_rows_and_position_change_together_or_not_at_all(lists: StoredMatchLists) -> None:
    first, second = _match("ada"), _match("ada")
    lists.put([Listed(first, 7)], 7)

    with pytest.raises(IntegrityError):
        lists.put([Listed(second, 6)], 6)  # another projector got further

    assert _ids(lists) == [first.id]
    assert lists.position() == 7


def test_a_file_of_another_shape_is_emptied(tmp_path: Path) -> None:
    old = sqlite_match_lists(tmp_path / "views.db")
    _put(old, _match("ada"))
    old.close()
    with sqlite3.connect(tmp_path / "views.db") as connection:
        connection.execute("PRAGMA user_version=1")
        connection.execute("ALTER TABLE matches DROP COLUMN summary")

    new = sqlite_match_lists(tmp_path / "views.db")

    assert new.position() is None
    _put(new, _match("ada"))
    assert len(new.find().items) == 1
    new.close()


def test_a_file_that_another_process_writes_to_can_be_opened(tmp_path: Path) -> None:
    first = sqlite_match_lists(tmp_path / "views.db")
    with first._database.writing() as cursor:
        cursor.execute("DELETE FROM matches")  # takes the lock on writing

        second = sqlite_match_lists(tmp_path / "views.db")

        assert second.find().items == []
        second.close()
    first.close()


def test_a_file_of_todays_shape_is_kept(tmp_path: Path) -> None:
    first = sqlite_match_lists(tmp_path / "views.db")
    _put(first, _match("ada"))
    first.close()

    second = sqlite_match_lists(tmp_path / "views.db")

    assert second.position() == 1
    assert len(second.find().items) == 1
    second.close()


@pytest.mark.parametrize(
    "filters",
    [
        {},
        {"status": "running"},
        {"game": "parley"},
        {"viewer": "ada", "mine": True},
        {"viewer": "ada", "mine": True, "status": "running", "game": "rancher"},
        {"viewer": "ada"},
        {"viewer": "ada", "awaited": True},
        {"viewer": "ada", "invited": True},
    ],
    ids=str,
)
def test_no_question_sorts_or_walks_through_all_summaries(
    lists: StoredMatchLists, filters: dict[str, Any]
) -> None:
    dice = random.Random(1)
    users = [f"user {number}" for number in range(20)]
    _put(lists, *[_match(*dice.sample(users, 3), awaited=0) for _ in range(100)])
    asked = Explaining(lists._database)

    StoredMatchLists(asked, lists._record).find(**filters, cursor=lists.find(limit=5).next)

    walked = [step for step in asked.plan if "SCAN" in step and "INDEX" not in step]
    assert not walked, asked.plan
    assert not any("TEMP B-TREE" in step or "SORT" in step for step in asked.plan), asked.plan


class Explaining:
    """A database that says how it would answer, and answers."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.plan: list[str] = []
        self.writing, self.close = database.writing, database.close

    @contextmanager
    def reading(self) -> Iterator[Any]:
        with self.database.reading() as self.cursor:
            yield self

    def execute(self, statement: str, values: Sequence[object]) -> None:
        # Few rows are as quickly sorted; shown is that more of them need not be.
        shared = isinstance(self.database, PostgresDatabase)
        for method in ("seqscan", "sort", "incremental_sort", "bitmapscan") if shared else ():
            self.cursor.execute(f"SET enable_{method} = off")
        self.cursor.execute(f"EXPLAIN {'' if shared else 'QUERY PLAN'} {statement}", values)
        self.plan = [str([*dict(row).values()][-1]).upper() for row in self.cursor.fetchall()]
        self.cursor.execute(statement, values)

    def fetchall(self) -> Any:  # noqa: ANN401 — rows of either kind
        return self.cursor.fetchall()
