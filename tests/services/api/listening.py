"""Listening to a stream of Server-Sent Events as a browser does, byte by byte."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx

from tests.services.api.people import API, Person

PATIENCE_SECONDS = 20


@dataclass(frozen=True)
class Heard:
    """One event of a stream; a comment has no name."""

    name: str
    id: str
    data: bytes


@asynccontextmanager
async def listening(
    person: Person, path: str, last_event_id: str | None = None
) -> AsyncIterator[AsyncIterator[Heard]]:
    """The events of a stream, for as long as the block lasts."""
    headers = {} if last_event_id is None else {"Last-Event-ID": last_event_id}
    async with person.http.stream("GET", f"{API}{path}", headers=headers) as response:
        assert response.status_code == 200
        yield events(response)


async def events(response: httpx.Response) -> AsyncIterator[Heard]:
    """Split a stream into its events."""
    pending = b""
    async for chunk in response.aiter_raw():
        *whole, pending = (pending + chunk).split(b"\n\n")
        for event in whole:
            yield _parsed(event)


def _parsed(event: bytes) -> Heard:
    fields = dict(line.split(b": ", 1) for line in event.split(b"\n"))
    return Heard(
        fields.get(b"event", b"").decode(),
        fields.get(b"id", b"").decode(),
        fields.get(b"data", b""),
    )


async def frames(heard: AsyncIterator[Heard], count: int) -> list[Heard]:
    """The next so many frames."""
    found: list[Heard] = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        async for event in heard:
            if event.name == "frame":
                found.append(event)
                if len(found) == count:
                    return found
    raise AssertionError(f"the stream ended after {len(found)} of {count} frames")
