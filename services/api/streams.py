"""Server-Sent Events: frames of a match and notices of a user's matches, resumable.

A watch begins before the store is read, so nothing falls between. What is heard is a
hint only; every heartbeat looks into the store again.
"""

from collections.abc import AsyncIterator
from typing import Final
from uuid import UUID

import msgspec
from litestar.response import Stream
from msgspec import Struct

from services.api.backend import Backend
from services.api.operation import EVENTS
from services.api.replies import encode
from services.api.schemas.answers import Notice
from services.application.frames import Perspective
from services.application.match import Match
from services.application.ports import News
from services.application.refusals import Refused

HEARTBEAT: Final = b": still here\n\n"
RETRY: Final = b"retry: 1000\n\n"


class _Head(Struct):
    version: int


_head = msgspec.json.Decoder(_Head)


async def match_events(
    backend: Backend, match: Match, eyes: Perspective, user: str | None, after: int | None
) -> AsyncIterator[bytes]:
    """Frames after a version, or from the current one on; and notices of the user's others."""
    streams = backend.streams
    with backend.broadcaster.watch(match.id, user) as watch:
        yield RETRY
        last = match.before if after is None else after
        while not streams.closing and match.table.may_look(user):
            for frame in await backend.matches.frames(match, eyes, last):
                last = _head.decode(frame).version
                yield b"id: %d\nevent: frame\ndata: %b\n\n" % (last, frame)
            heard = await streams.heard(watch)
            match = await backend.matches.match(match.id)
            if not heard:
                yield HEARTBEAT
                match = await backend.matches.refresh(match)
            for notice in await _notices(backend, user, heard, besides=match.id):
                yield notice


async def user_events(backend: Backend, user: str) -> AsyncIterator[bytes]:
    """Notices of the user's matches."""
    streams = backend.streams
    with backend.broadcaster.watch(user=user) as watch:
        yield RETRY
        while not streams.closing:
            heard = await streams.heard(watch)
            if not heard:
                yield HEARTBEAT
            for notice in await _notices(backend, user, heard):
                yield notice


async def _notices(
    backend: Backend, user: str | None, heard: list[News], besides: UUID | None = None
) -> list[bytes]:
    if user is None:
        return []
    return [
        await _notice(backend, user, news)
        for news in heard
        if user in news.nudged or (news.match_id != besides and user in news.users)
    ]


async def _notice(backend: Backend, user: str, news: News) -> bytes:
    match = await backend.matches.match(news.match_id)
    my_turn = any(match.since(seat) is not None for seat in match.table.seats_of(user))
    notice = Notice(match.id, match.version, my_turn, user in news.nudged)
    return b"event: notice\ndata: %b\n\n" % encode(notice)


def stream(events: AsyncIterator[bytes]) -> Stream:
    """The events as a response that nothing on the way may keep or hold back."""
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(events, media_type=EVENTS, headers=headers)


def resumed_from(last_event_id: str | None, after: int | None) -> int | None:
    """The version to go on from; a browser that comes back knows better than its address."""
    if not last_event_id:
        return after
    if not (last_event_id.isascii() and last_event_id.isdigit() and len(last_event_id) < 10):  # noqa: PLR2004
        raise Refused("invalid_parameter", "Last-Event-ID is the version of a frame.")
    return int(last_event_id)
