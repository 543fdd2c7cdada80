"""People at their devices: they sign in, sit down, read and act, all over HTTP."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self
from uuid import UUID, uuid4

import httpx

from services.api.operation import EVENTS
from tests.contract.described import described

Json = dict[str, Any]
API = "/api/v1"

# Made once: the default one of each client would read all the world's certificates.
_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Person:
    """One person's browser or program."""

    def __init__(self, url: str) -> None:
        """Nobody is signed in yet."""
        hooks = {"response": [_is_described]}
        self.http = httpx.AsyncClient(base_url=url, timeout=10, event_hooks=hooks, verify=_TLS)
        self.id = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Go away."""
        await self.http.aclose()

    async def become_guest(self, name: str) -> None:
        """Sign in as somebody new."""
        self.id = (await self.made("/guests", {"name": name}))["id"]

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """Read."""
        return await self.http.get(f"{API}{path}", headers=_named(headers))

    async def post(
        self, path: str, body: object = None, command: UUID | None = None, **headers: str
    ) -> httpx.Response:
        """Ask for something, under a new command id unless one is given."""
        sent = {"Idempotency-Key": str(command or uuid4()), **_named(headers)}
        return await self.http.post(f"{API}{path}", json=body, headers=sent)

    async def post_raw(self, path: str, body: str) -> httpx.Response:
        """Do something with a body that no encoder would write."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid4())}
        return await self.http.post(f"{API}{path}", content=body, headers=headers)

    async def patch(self, path: str, body: object) -> httpx.Response:
        """Change something."""
        return await self.http.patch(f"{API}{path}", json=body)

    async def delete(self, path: str) -> httpx.Response:
        """Take something away."""
        return await self.http.delete(f"{API}{path}")

    async def read(self, path: str) -> Json:
        """What is there."""
        return _fine(await self.get(path))

    async def made(self, path: str, body: object = None) -> Json:
        """What was made or done."""
        return _fine(await self.post(path, body))

    async def status(self, match: str) -> str:
        """How far a match is."""
        return str((await self.read(f"/matches/{match}"))["table"]["status"])

    async def opened(
        self,
        *seats: str,
        game: str = "rancher",
        visibility: str = "public",
        turn_seconds: int = 0,
        **options: object,
    ) -> Json:
        """A new table with seats of these kinds."""
        order = {
            "game": game,
            "options": options,
            "seats": [{"kind": kind} for kind in seats],
            "visibility": visibility,
            "turn_seconds": turn_seconds,
        }
        return await self.made("/matches", order)

    async def opened_for(self, other: Self, rounds: int = 40) -> str:
        """A new table with one seat more, which the other takes; its match's id."""
        match = str((await self.opened("me", "open", rounds=rounds))["table"]["id"])
        await other.made(f"/matches/{match}/seats", {})
        return match

    async def acted(self, match: str, frame: Json) -> Json:
        """The frame after the first option of a frame, with whatever it asks filled in."""
        order = {"seat": frame["seat"], "expected_version": frame["version"]}
        option = frame["options"][0]
        while option.get("ask"):
            partial = {"seat": frame["seat"], "action": filled(option)}
            option = (await self.made(f"/matches/{match}/options", partial))["options"][0]
        order["action"] = option["action"]
        return await self.made(f"/matches/{match}/actions", order)


async def _is_described(response: httpx.Response) -> None:
    """Nothing undocumented is ever answered, whatever else a test looks at."""
    media_type = response.headers.get("content-type", "").partition(";")[0]
    body = b"" if media_type == EVENTS else await response.aread()
    request = response.request
    described().check(request.method, request.url.path, response.status_code, media_type, body)


async def eventually(holds: Callable[[], Awaitable[object]], seconds: float = 20) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(seconds):
        while not await holds():  # noqa: ASYNC110 — what is asked over HTTP signals nobody
            await asyncio.sleep(0.02)


def filled(option: Json) -> Json:
    """An option's action, a step further: with the least number, the first choice."""
    ask = option.get("ask")
    if ask is None:
        return dict(option["action"])
    value = ask["min"] if ask["type"] == "number" else ask["values"][0]
    return {**option["action"], ask["field"]: value}


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): text for name, text in headers.items()}


def _fine(response: httpx.Response) -> Json:
    assert response.is_success, response.text
    body: Json = response.json()
    return body
