"""The end of a server: it says so first, serves on for a while, and leaves nothing behind."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Final

import httpx
import pytest

from services.settings import InvalidSetting, Settings
from tests.contract.process import Process, served
from tests.services.api.people import API, Json, Person

DELAY_SECONDS: Final = 3
PLAYERS: Final = 6


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose server serves on for a while when it is asked to end."""
    monkeypatch.setenv("CHUCKWAGON_STOP_DELAY_SECONDS", str(DELAY_SECONDS))
    return tmp_path / "data"


async def unready(person: Person) -> httpx.Response:
    """The first answer that says that the server is not ready."""
    async with asyncio.timeout(10):
        # What is asked over HTTP signals nobody.
        while (answer := await person.http.get("/readyz")).is_success:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return answer


async def test_it_is_not_ready_any_more_and_serves_on(patient: Path) -> None:
    with served(patient) as server:
        async with Person(server.url) as ada:
            await ada.become_guest("Ada")
            server.running.send_signal(signal.SIGTERM)
            refused = await unready(ada)
            alive = await ada.http.get("/healthz")
            opened = await ada.opened("me", "open")
        status = server.running.wait(10)

    assert (refused.status_code, refused.json()["code"]) == (503, "not_ready")
    assert (alive.status_code, alive.headers["connection"]) == (200, "close")
    assert opened["table"]["status"] == "lobby"
    assert status == 0


async def test_streams_go_on_until_the_end_and_are_told_when_to_come_back(patient: Path) -> None:
    with served(patient) as server:
        async with Person(server.url) as ada, Person(server.url) as ben:
            await ada.become_guest("Ada")
            await ben.become_guest("Ben")
            lobby = (await ada.opened("me", "open"))["table"]["id"]
            lines: list[str] = []
            asked = False
            path = f"{API}/matches/{lobby}/stream"
            async with ada.http.stream("GET", path, timeout=20) as stream:
                async for line in stream.aiter_lines():
                    lines.append(line)
                    if line.startswith("data: ") and not asked:
                        asked = True
                        server.running.send_signal(signal.SIGTERM)
                        await unready(ben)
                        await ben.made(f"/matches/{lobby}/seats", {})
        status = server.running.wait(10)

    # The position at first, and the seat that was taken after that.
    assert lines.count("event: frame") == 2
    assert [line for line in lines if line][-1].startswith("retry: ")
    assert status == 0


async def _playing(server: Process, name: str) -> tuple[str, list[Json]]:
    """Play as fast as answers come, until the server is gone; what it acknowledged."""
    acknowledged: list[Json] = []
    async with Person(server.url) as person:
        await person.become_guest(name)
        opened = await person.opened("me", "device", rounds=120, automatic_rolls=False)
        match = opened["table"]["id"]
        await person.made(f"/matches/{match}/start")
        try:
            while True:
                frame = (await person.read(f"/matches/{match}"))["frame"]
                while frame["options"]:
                    frame = await person.acted(match, frame)
                    acknowledged.append(frame)
        except httpx.TransportError:
            return match, acknowledged


async def test_what_was_acknowledged_before_the_end_is_there_after_it(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        playing = [asyncio.create_task(_playing(server, f"P{n}")) for n in range(PLAYERS)]
        await asyncio.sleep(2)
        server.running.send_signal(signal.SIGTERM)
        journals = await asyncio.gather(*playing)
        status = await asyncio.to_thread(server.running.wait, 10)

    with served(data) as server:
        async with Person(server.url) as visitor:
            for match, acknowledged in journals:
                frames = (await visitor.read(f"/matches/{match}/frames"))["frames"]
                versions = {frame["version"] for frame in frames}
                assert {frame["version"] for frame in acknowledged} <= versions
    assert status == 0
    assert all(acknowledged for _, acknowledged in journals)


@pytest.mark.parametrize("delay", ["-1", "61", "soon"])
def test_a_delay_that_cannot_be_is_refused(delay: str) -> None:
    with pytest.raises(InvalidSetting, match="CHUCKWAGON_STOP_DELAY_SECONDS"):
        Settings.read({**os.environ, "CHUCKWAGON_STOP_DELAY_SECONDS": delay})
