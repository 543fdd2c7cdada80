"""The world in memory: what the application's tests stand on where no disk is the point."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from uuid import UUID

from services.application.ports import AtOnce, Conflict, Heard, News, TakeIn, Watch
from services.application.recorded import Recorded


class MemoryStore:
    """A store that refuses a version that it has."""

    def __init__(self) -> None:
        """Hold nothing."""
        self.streams: dict[UUID, list[Recorded]] = {}
        self.appends = 0
        self.reads = 0

    async def append(self, events: Sequence[Recorded]) -> None:
        """Store all or none."""
        stream = self.streams.setdefault(events[0].originator_id, [])
        self.appends += 1
        if events[0].originator_version != len(stream) + 1:
            raise Conflict
        stream.extend(events)

    async def read(
        self, match_id: UUID, after: int = 0, up_to: int | None = None
    ) -> list[Recorded]:
        """The stream's part."""
        self.reads += 1
        return self.streams.get(match_id, [])[after:up_to]

    def mark(self) -> int:
        """How often somebody has stored."""
        return self.appends


class MemoryVault:
    """Seeds made from the match id, or given."""

    def __init__(self, seed: bytes | None = None) -> None:
        """Use one seed for every match when given."""
        self._seed = seed

    def seed(self, match_id: UUID) -> bytes:
        """32 bytes."""
        return self._seed or match_id.bytes * 2


class MemoryNames:
    """Names in a dict."""

    def __init__(self) -> None:
        """Hold nothing."""
        self.names: dict[str, str] = {}

    def name(self, key: str, name: str) -> None:
        """Keep the first name."""
        self.names.setdefault(key, name)

    def named(self, keys: Iterable[str]) -> dict[str, str]:
        """Those that are known."""
        return {key: self.names[key] for key in keys if key in self.names}


class MemoryInvites:
    """Codes that are the match id itself."""

    def code(self, match_id: UUID) -> str:
        """The id as a code."""
        return str(match_id)

    def match(self, code: str) -> UUID | None:
        """The id again."""
        return UUID(code) if len(code) == len(str(UUID(int=0))) else None


class CountingClock:
    """A clock that ticks a second at each look."""

    def __init__(self) -> None:
        """Begin at a round time."""
        self._ticks = itertools.count(1_700_000_000_000, 1000)

    def now_ms(self) -> int:
        """The next second."""
        return next(self._ticks)


class SetClock:
    """A clock that stands until it is set."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        """Stand at a round time."""
        self.now = now

    def now_ms(self) -> int:
        """What it is set to."""
        return self.now


class Ear:
    """A listener of RecordingBroadcaster's."""

    async def heard(self, timeout_seconds: float, at_once: AtOnce | None = None) -> Heard:
        """Nothing but the time passes."""
        del timeout_seconds, at_once
        return Heard()

    def ring(self, news: News) -> None:
        """Nobody hears it."""


class RecordingBroadcaster:
    """Remembers what was announced."""

    def __init__(self) -> None:
        """Hold nothing."""
        self.news: list[News] = []

    def announce(self, news: News) -> None:
        """Remember."""
        self.news.append(news)

    def before_telling(self, take_in: TakeIn) -> None:
        """There is no other process."""

    @contextmanager
    def watch(self, match_id: UUID | None = None, user: str | None = None) -> Iterator[Watch]:
        """A listener that hears nothing."""
        del match_id, user
        yield Ear()
