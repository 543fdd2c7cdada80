"""What whoever runs the server does on the command line, while it serves."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from domain.registry import GAMES
from services import cli
from services.adapters import embedded
from services.adapters import server as server_mode
from services.application.codec import Codec
from tests.services.api.listening import frames, listening
from tests.services.api.people import Person, eventually
from tests.services.api.running import running, running_on
from tests.stores import Kept

Chuckwagon = Callable[..., Awaitable[int]]


@pytest.fixture
def chuckwagon(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> Chuckwagon:
    """The command, as another process beside the server would run it."""
    monkeypatch.setenv("CHUCKWAGON_DATA", str(kept.folder))
    if kept.address is not None:
        monkeypatch.setenv("CHUCKWAGON_DATABASE_URL", kept.address.url)

    def run(*arguments: object) -> Awaitable[int]:
        return asyncio.to_thread(cli.main, [*map(str, arguments)])

    return run


async def test_an_erased_person_is_out_and_nameless_within_seconds(
    kept: Kept, chuckwagon: Chuckwagon, monkeypatch: pytest.MonkeyPatch
) -> None:
    for way in (embedded, server_mode):
        monkeypatch.setattr(way, "SHARED_SECONDS", 0.2)
    async with (
        running(kept.folder, GAMES, database_url=kept.address) as server,
        Person(server.url) as ada,
        Person(server.url) as ben,
        Person(server.url) as program,
    ):
        await ada.become_guest("Ada Lovelace")
        await ben.become_guest("Ben")
        token = (await ada.made("/me/tokens", {"label": "program"}))["token"]
        program.http.headers["authorization"] = f"Bearer {token}"
        await program.read("/me")
        match = await ada.opened_for(ben)

        assert await chuckwagon("erase", ada.id) == 0

        async def is_out() -> bool:
            by_token = await program.get("/me")
            return (await ada.get("/me")).status_code == by_token.status_code == 401

        await eventually(is_out)
        seen = await ben.get(f"/matches/{match}")
        assert "Ada Lovelace" not in seen.text
        assert [seat["kind"] for seat in seen.json()["table"]["seats"]] == ["user", "user"]
        assert await chuckwagon("erase", ada.id) == 1


async def test_nobody_waits_for_a_person_whom_the_command_erased(
    kept: Kept, chuckwagon: Chuckwagon
) -> None:
    async with (
        running_on(kept, GAMES) as server,
        Person(server.url) as ada,
        Person(server.url) as ben,
    ):
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await ada.opened_for(ben)
        await ada.made(f"/matches/{match}/start")
        await eventually(lambda: listed(ada, "running"))
        mover, other = (ada, ben) if await may_act(ada, match) else (ben, ada)
        server.backend.streams.heartbeat_seconds = 0.3
        async with listening(other, f"/matches/{match}/stream"):
            assert await chuckwagon("erase", mover.id) == 0
            await eventually(lambda: may_act(other, match))

        seats = (await other.read(f"/matches/{match}"))["table"]["seats"]
        assert sorted(seat["kind"] for seat in seats) == ["bot", "user"]


async def test_a_closed_match_ends_for_everybody_who_looks_at_it(
    kept: Kept, chuckwagon: Chuckwagon
) -> None:
    async with (
        running(kept.folder, GAMES, database_url=kept.address) as server,
        Person(server.url) as ada,
        Person(server.url) as ben,
    ):
        await ada.become_guest("Ada")
        await ben.become_guest("Ben")
        match = await ada.opened_for(ben)
        await ada.made(f"/matches/{match}/start")
        server.backend.streams.heartbeat_seconds = 0.3
        async with listening(ben, f"/matches/{match}/stream") as heard:
            before = json.loads((await frames(heard, 1))[0].data)

            assert await chuckwagon("close", match) == 0

            ended = json.loads((await frames(heard, 1))[0].data)
        table = (await ada.read(f"/matches/{match}"))["table"]
        assert before["pending"]["finished"] is False
        assert ended["pending"] == {"awaits": [], "finished": True}
        assert ended["events"] == [{"type": "match.cancelled", "reason": "operator"}]
        assert (table["status"], table["closed_by"]) == ("cancelled", "operator")
        assert await chuckwagon("close", match) == 1


async def test_what_there_is_not_is_not_closed_or_erased(
    kept: Kept, chuckwagon: Chuckwagon, capsys: pytest.CaptureFixture[str]
) -> None:
    async with kept.opened(Codec(GAMES).event_type):
        pass
    assert await chuckwagon("close", uuid4()) == 1
    assert await chuckwagon("close", "not-an-id") == 2
    assert await chuckwagon("erase", uuid4()) == 1

    said = capsys.readouterr().err
    assert "There is no such table" in said
    assert "is a UUID" in said
    assert "no such user" in said


@pytest.mark.parametrize(
    "command", [("close", UUID(int=7)), ("erase", "somebody"), ("rebuild",)], ids=lambda one: one[0]
)
async def test_a_folder_that_holds_nothing_is_named_and_not_made(
    command: tuple[object, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mistyped"

    assert cli.main([*map(str, command), "--data", str(folder)]) == 1
    assert f"no data in {folder}" in capsys.readouterr().err
    assert not folder.exists()


async def test_files_that_cannot_be_are_named_in_one_line(
    kept: Kept, chuckwagon: Chuckwagon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with kept.opened(Codec(GAMES).event_type):
        pass
    missing = tmp_path / "missing" / "backup"

    assert await chuckwagon("backup", missing) == 1
    assert await chuckwagon("restore", missing) == 1
    assert await chuckwagon("restore", tmp_path) == 1
    written, absent, folder = capsys.readouterr().err.splitlines()
    assert f"{missing} cannot be written: No such file" in written
    assert absent == f"There is no {missing}."
    assert folder == f"{tmp_path} is no file."


async def may_act(person: Person, match: str) -> bool:
    """Whether the match waits for the person."""
    return bool((await person.read(f"/matches/{match}"))["frame"]["options"])


async def listed(person: Person, status: str) -> bool:
    """Whether a match of the person's is in the lists by now."""
    return bool((await person.read(f"/matches?status={status}&mine=true"))["items"])
