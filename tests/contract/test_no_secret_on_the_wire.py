"""Nothing secret leaves the server: not in answers, headers, streams, logs or on the console."""

import asyncio
import base64
import contextlib
import io
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest

from services.api import witness
from services.application.recorded import Recorded
from services.logs import configure
from tests.contract.secrets_game import Leak, secrets_game
from tests.servers import free_port
from tests.services.api.people import API, Json, Person
from tests.services.api.running import Running, running
from tests.services.scrape import text

CONTRIBUTIONS = ("11" * 16, "22" * 16)


class Eavesdropper:
    """Keeps every byte that one person is sent: bodies, headers, streams."""

    def __init__(self, person: Person) -> None:
        """Listen to what comes from now on."""
        self.person = person
        self.sent: list[bytes] = []
        self._tasks: list[asyncio.Task[None]] = []
        person.http.event_hooks = {"response": [self._keep]}

    async def _keep(self, response: httpx.Response) -> None:
        self.sent += [name + b": " + value for name, value in response.headers.raw]
        if "event-stream" not in response.headers.get("content-type", ""):
            self.sent.append(await response.aread())

    def follow(self, path: str) -> None:
        """Keep a stream too."""
        self._tasks.append(asyncio.create_task(self._follow(path)))

    async def _follow(self, path: str) -> None:
        async with self.person.http.stream("GET", f"{API}{path}", timeout=None) as response:
            async for chunk in response.aiter_raw():
                self.sent.append(chunk)

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    @property
    def heard(self) -> bytes:
        """All of it."""
        return b"\n".join(self.sent)


class Table:
    """A match of the secrets game with everyone listened to."""

    def __init__(self, server: Running, ears: list[Eavesdropper], match: str, frame: Json) -> None:
        """After the start."""
        self.server = server
        self.ada, self.ben, self.spectator, self.visitor = ears
        self.ears = ears
        self.match = match
        self.frame = frame

    async def recorded(self) -> list[Recorded]:
        """The match's events as stored."""
        return await self.server.backend.matches._store.read(UUID(self.match))

    async def words(self) -> list[bytes]:
        """The secret words, by seat."""
        events = [recorded.event for recorded in await self.recorded()]
        return [event.word.encode() for event in events if hasattr(event, "word")]

    def seed(self) -> bytes:
        """The secret seed."""
        vault = self.server.backend.matches._lobby._vault
        return vault.seed(UUID(self.match))

    async def everybody_tries_everything(self) -> None:
        """Right and wrong requests of all kinds, by everyone."""
        path = f"/matches/{self.match}"
        nod = {"type": "secrets.nod"}
        act = {"seat": 1, "action": nod, "expected_version": self.frame["version"]}
        stale = {**act, "seat": 0, "expected_version": 1}
        for ear in self.ears:
            for query in ("", "?seat=0", "?seat=1", "?seat=all", "?version=1", "?version=99"):
                await ear.person.get(f"{path}{query}")
            for query in ("", "?seat=0", "?seat=1", "?seat=all"):
                await ear.person.get(f"{path}/frames{query}")
            for order in (act, stale, {**act, "action": {"type": "secrets.tell"}}):
                await ear.person.post(f"{path}/actions", order)
                await ear.person.post(f"{path}/options", {**order, "expected_version": 0})
                await ear.person.post(
                    f"{path}/options", {"seat": order["seat"], "action": order["action"]}
                )
            for seat in (0, 1):
                await ear.person.post(f"{path}/nudge", {"seat": seat})
            await ear.person.post(f"{path}/rematch")
            await ear.person.post(f"{path}/decline")
            for other in ("/matches", "/matches?my_turn=true", "/me", "/games", "/invites/222222"):
                await ear.person.get(other)
            await ear.person.http.get("/openapi.json")
        await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def at_the_table(
    folder: Path, leak: Leak = "", metrics_port: int | None = None
) -> AsyncIterator[Table]:
    async with (
        running(folder, {"secrets": secrets_game(leak)}, metrics_port=metrics_port) as server,
        AsyncExitStack() as stack,
    ):
        people = [await stack.enter_async_context(Person(server.url)) for _ in range(4)]
        ears = [Eavesdropper(person) for person in people]
        for ear in ears:
            stack.push_async_callback(ear.close)
        for person, name in zip(people[:3], ("Ada", "Ben", "Cleo"), strict=True):
            await person.become_guest(name)
        ada, ben, *_ = people
        opened = await ada.made(
            "/matches",
            {
                "game": "secrets",
                "options": {},
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "contribution": CONTRIBUTIONS[0],
            },
        )
        match = opened["table"]["id"]
        for ear in ears:
            ear.follow(f"/matches/{match}/stream?after=0")
        await ben.made(f"/matches/{match}/seats", {"contribution": CONTRIBUTIONS[1]})
        started = await ada.made(f"/matches/{match}/start")
        yield Table(server, ears, match, started["frame"])


def spellings(secret: bytes) -> list[bytes]:
    """How a secret might be written."""
    encoded = base64.b64encode(secret)
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        encoded.rstrip(b"="),
        encoded.translate(bytes.maketrans(b"+/", b"-_")).rstrip(b"="),
        str(int.from_bytes(secret, "big")).encode(),
    ]


async def test_a_seats_secret_reaches_that_seat_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    async with at_the_table(tmp_path) as table:
        await table.everybody_tries_everything()
        adas, bens = await table.words()

        assert adas in table.ada.heard
        assert bens in table.ben.heard
        assert adas not in table.ben.heard
        assert bens not in table.ada.heard
        for ear in (table.spectator, table.visitor):
            assert adas not in ear.heard
            assert bens not in ear.heard
    logged = (caplog.text + "".join(capfd.readouterr())).encode()
    assert adas not in logged
    assert bens not in logged


@pytest.mark.parametrize("leak", ["view", "event", "refusal"])
async def test_a_planted_leak_is_heard(tmp_path: Path, leak: Leak) -> None:
    async with at_the_table(tmp_path, leak) as table:
        await table.everybody_tries_everything()
        adas, _ = await table.words()

        assert adas in table.ben.heard


async def test_what_the_dice_come_from_is_told_by_nobody_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    async with at_the_table(tmp_path) as table:
        await table.everybody_tries_everything()
        before = b"\n".join(ear.heard for ear in table.ears)
        actor = await table.server.backend.matches._actors.get(UUID(table.match))
        key = await table.server.backend.matches._actors.key(actor)
        secrets = [table.seed(), key, *map(bytes.fromhex, CONTRIBUTIONS)]
        hashes = [part for one in await table.recorded() for part in (one.hash, one.meta.state)]

        for secret in secrets:
            assert not [form for form in spellings(secret) if form in before]
        # Whoever knows all but one card could try them all against a hash of the position.
        assert not [digest for digest in hashes if digest and digest.encode() in before]
        logged = (caplog.text + "".join(capfd.readouterr())).encode()
        for secret in secrets:
            assert not [form for form in spellings(secret) if form in logged]


async def test_whoever_resigns_learns_no_more_than_before_and_the_bot_tells_nothing(
    tmp_path: Path,
) -> None:
    async with at_the_table(tmp_path) as table:
        path = f"/matches/{table.match}"
        adas, bens = await table.words()
        await table.ben.person.made(f"{path}/resign", {"seat": 1})
        await table.everybody_tries_everything()

        assert adas not in table.ben.heard
        for ear in (table.ada, table.spectator, table.visitor):
            assert bens not in ear.heard
        for secret in (table.seed(), *map(bytes.fromhex, CONTRIBUTIONS)):
            assert not [form for form in spellings(secret) if form in table.ben.heard]


async def test_the_seed_is_told_at_the_end(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as table:
        ada, ben = table.ada.person, table.ben.person
        frame = await ada.acted(table.match, table.frame)
        seen = await ben.read(f"/matches/{table.match}")
        await ben.acted(table.match, seen["frame"])
        ended = await table.visitor.person.read(f"/matches/{table.match}")

        assert frame["pending"]["finished"] is False
        assert ended["table"]["seed"] == table.seed().hex()
        assert table.seed().hex().encode() in table.visitor.heard


@pytest.fixture
def log() -> io.StringIO:
    """Everything that is logged, as it would be written."""
    written = io.StringIO()
    configure("debug", written)
    return written


async def credentials(person: Person) -> list[str]:
    """Whatever lets somebody in as this person: cookie, token, a code for another device."""
    token = await person.made("/me/tokens", {"label": "canary"})
    link = await person.made("/me/link")
    return [person.http.cookies["session"], token["token"], link["code"]]


async def used(table: Table, secrets: list[str]) -> None:
    """Let them be used rightly and wrongly, where they belong and where they do not."""
    cookie, token, code = secrets
    visitor = table.visitor.person
    for headers in (
        {"authorization": f"Bearer {token}"},
        {"authorization": f"Bearer {token}x"},
        {"cookie": f"session={cookie}"},
    ):
        await visitor.get("/me", **headers)
        await visitor.http.post(f"{API}/sessions", json={"code": code}, headers=headers)
        await visitor.get(f"/matches?cursor={token}", **headers)
        await visitor.http.get(f"/join/{code}?token={token}", headers=headers)
        await visitor.get(f"/invites/{code}", **headers)
    await table.everybody_tries_everything()


async def test_logs_and_metrics_hold_no_cookie_token_code_or_card(
    tmp_path: Path, log: io.StringIO
) -> None:
    port = free_port()
    async with at_the_table(tmp_path, metrics_port=port) as table:
        secrets = await credentials(table.ada.person)
        await used(table, secrets)
        words, told = await table.words(), (await text(port)).encode()
        secret_bytes = [*map(str.encode, secrets), *words, *spellings(table.seed())]

    logged = log.getvalue().encode()
    assert logged.count(b'"operation": "act"') > len(table.ears)
    assert [secret for secret in secret_bytes if secret in told] == []
    assert [secret for secret in secret_bytes if secret in logged] == []


async def test_a_planted_line_with_a_cookie_is_found(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts: Callable[..., dict[str, object]] = witness._facts

    def chatty(scope: Mapping[str, Any], *seen: object) -> dict[str, object]:
        return {**facts(scope, *seen), "headers": str(dict(scope["headers"]))}

    monkeypatch.setattr(witness, "_facts", chatty)
    async with at_the_table(tmp_path) as table:
        cookie = table.ada.person.http.cookies["session"]
        await table.ada.person.get("/me", x_planted=cookie)

    assert cookie in log.getvalue()
