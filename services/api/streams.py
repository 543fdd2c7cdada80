"""Server-Sent Events: frames of a match and notices of a user's matches, resumable.

A watch begins before the store is read, so nothing falls between. What is heard is a
hint only; every heartbeat looks into the store again. While the store is away a stream
stays open and waits for it.
"""

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Final

from litestar.response import Stream
from msgspec import Struct

from services.api.auth import SignIn
from services.api.backend import Backend
from services.api.company import Company
from services.api.gathering import Line
from services.api.notices import Notices
from services.api.open_streams import OpenStreams
from services.api.operation import EVENTS
from services.application.frames import Perspective
from services.application.match import Match
from services.application.matches import Matches
from services.application.ports import Busy, Heard, News
from services.application.refusals import Refused

HEARTBEAT: Final = b": still here\n\n"


class Wanted(Struct):
    """What a stream of a match is to tell: frames after a version or from the current one on."""

    sign_in: SignIn
    eyes: Perspective
    after: int | None
    presence: bool


class Telling:
    """One stream of a match: what it has told so far, and how it goes on."""

    def __init__(  # noqa: PLR0913 — what a stream stands on, each of its own kind
        self,
        matches: Matches,
        match: Match,
        wanted: Wanted,
        company: Company,
        line: Line | None,
        ring: Callable[[News], None],
    ) -> None:
        """Nothing is told yet; without a line, nothing will be at once.

        `ring` lets the stream hear news again.
        """
        self._matches = matches
        self._match_id = match.id
        self._wanted = wanted
        self._company = company
        self._line = line
        self._ring = ring
        self._asked_for: News | None = None
        self._last = match.before if wanted.after is None else wanted.after

    async def rest(self, match: Match) -> AsyncIterator[bytes]:
        """Events for all that has not been told."""
        self._company.note(match)
        frames = self._matches.each_frame(match, self._wanted.eyes, self._last)
        async for self._last, frame in frames:
            yield _event(self._last, frame)
        for event in self._beside(match):
            yield event

    def at_once(self, news: News) -> bool:
        """Tell the next frame without a wait.

        That takes a reader who keeps up and whose sign-in is known to stand, a frame that is
        at hand, and nothing more to tell. If only the sign-in is not known, all streams ask
        about theirs in one go first, and then hear the news again.
        """
        if self._line is None or news.match_id != self._match_id or news.nudged:
            return False
        if news.version <= self._last:
            return True
        eyes = self._wanted.eyes
        found = self._matches.at_hand(self._match_id, eyes, self._last)
        if found is None or not found.match.table.may_look(eyes.user) or not self._line.free:
            return False
        if not self._wanted.sign_in.known:
            return self._ask_first(news)
        match, frame = found
        self._company.note(match)
        self._line.write(b"".join((_event(match.version, frame), *self._beside(match))))
        self._last = match.version
        return True

    def _ask_first(self, news: News) -> bool:
        """Whether the news wait for an answer now, and not for the second time."""
        if self._asked_for == news:
            return False
        self._asked_for = news
        self._wanted.sign_in.after_asking(lambda: self._ring(news))
        return True

    def _beside(self, match: Match) -> list[bytes]:
        return self._company.news(match) if self._wanted.presence else []


async def match_events(
    backend: Backend, match: Match, wanted: Wanted, line: Line | None
) -> AsyncGenerator[bytes]:
    """Frames of a match, who is there, and notices of the user's other matches."""
    streams, matches, user = backend.streams, backend.matches, wanted.sign_in.user
    notices = Notices(backend, user, besides=match.id)
    with (
        backend.broadcaster.watch(match.id, user) as watch,
        backend.presence.watching(match.id, user) as onlooker,
    ):
        company = Company(backend.presence, onlooker, user)
        telling = Telling(matches, match, wanted, company, line, watch.ring)
        yield streams.retry()
        beat = streams.beat()
        while not streams.closing and match.table.may_look(user):
            try:
                async for event in telling.rest(match):
                    yield event
                heard = await streams.heard(watch, beat, telling.at_once)
                match = await matches.match(match.id, heard.version(match.id))
                due = heard.missed or not beat.left
                if due:
                    match = await matches.refresh(match)
                for event in await _beside(heard, notices, look=due):
                    yield event
                if due:
                    beat.looked()
            except Busy:
                await beat.miss()
    if streams.closing:
        yield streams.retry()


def _event(version: int, frame: bytes) -> bytes:
    return b"id: %d\nevent: frame\ndata: %b\n\n" % (version, frame)


async def user_events(backend: Backend, user: str) -> AsyncGenerator[bytes]:
    """Notices of the user's matches."""
    streams = backend.streams
    notices = Notices(backend, user)
    with backend.broadcaster.watch(user=user) as watch:
        yield streams.retry()
        beat = streams.beat()
        while not streams.closing:
            try:
                heard = await streams.heard(watch, beat)
                due = heard.missed or not beat.left
                for event in await _beside(heard, notices, look=due):
                    yield event
                if due:
                    beat.looked()
            except Busy:
                await beat.miss()
    if streams.closing:
        yield streams.retry()


async def _beside(heard: Heard, notices: Notices, *, look: bool) -> list[bytes]:
    """What goes out beside frames: a sign of life, and notices, also of what was missed."""
    events = [HEARTBEAT] if heard.nothing else []
    events += await notices.of(heard.news)
    if look:
        events += await notices.look()
    return events


async def while_signed_in(
    streams: OpenStreams, sign_in: SignIn, events: AsyncGenerator[bytes]
) -> AsyncIterator[bytes]:
    """The events, up to the first that finds the sign-in revoked or its user erased.

    Every heartbeat is an event: a stream without news ends then.
    """
    async with aclosing(events):
        async for event in events:
            if not streams.closing and not await _stands(streams, sign_in):
                return
            yield event


async def _stands(streams: OpenStreams, sign_in: SignIn) -> bool:
    beat = streams.beat()
    while not streams.closing:
        try:
            return await sign_in.stands()
        except Busy:
            await beat.miss()
    return False


def stream(streams: OpenStreams, sign_in: SignIn, events: AsyncGenerator[bytes]) -> Stream:
    """The events as a response that nothing on the way may keep or hold back."""
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    told = while_signed_in(streams, sign_in, events)
    return Stream(told, media_type=EVENTS, headers=headers)


def resumed_from(last_event_id: str | None, after: int | None) -> int | None:
    """The version to go on from; a browser that comes back knows better than its address."""
    if not last_event_id:
        return after
    if not (last_event_id.isascii() and last_event_id.isdigit() and len(last_event_id) < 10):  # noqa: PLR2004
        raise Refused("invalid_parameter", "Last-Event-ID is the version of a frame.")
    return int(last_event_id)
