"""Frames: the one shape for live play, catch-up, replay and the offline copy.

A frame is a function of the match's events and the viewer alone, so its bytes are the
same wherever it appears.
"""

from collections.abc import Iterable, Iterator, Sequence
from uuid import UUID

from msgspec import Struct

from domain.kernel.game import AnyGame
from domain.kernel.rules import EVERYONE, SPECTATOR, Option
from services.application.codec import Codec, encode
from services.application.events import is_service, public
from services.application.match import Match
from services.application.moments import iso
from services.application.recorded import Recorded
from services.application.summary import Awaited
from services.application.table import ENDED


class Perspective(Struct, frozen=True):
    """Whose eyes: a user's own seats, or one `seat` (a number, SPECTATOR, EVERYONE).

    `opened` is true for finished matches: then any seat may be looked through.
    """

    user: str = ""
    seat: int | None = None
    opened: bool = False

    def viewer(self, match: Match) -> int:
        """The viewer of the match's latest frame.

        Of several own seats it is the one that acted last if that is awaited, for its owner
        has the device in hand; else the lowest awaited, else the lowest. Also one that a bot
        holds for its owner, who goes on seeing what the seat sees.
        """
        if match.state is None:
            return SPECTATOR
        own = match.table.seats_of(self.user)
        if self.seat is not None:
            return self.seat if self.opened or self.seat in own else SPECTATOR
        awaited = [seat for seat in own if match.since(seat) is not None]
        if not awaited:
            return own[0] if own else SPECTATOR
        last = max(own, key=match.acted)
        return last if last in awaited else awaited[0]


class FramePending(Struct, frozen=True):
    """Who is awaited; `finished` once nobody will be again."""

    awaits: tuple[Awaited, ...]
    finished: bool


class Frame(Struct, frozen=True):
    """What one command did, as a viewer may know it, and where it left the match."""

    after: int
    version: int
    seat: int | str | None
    at: str
    events: list[Struct]
    view: Struct | None
    pending: FramePending
    options: list[Option[Struct, Struct]] | None


def frame(match: Match, events: Sequence[Recorded], viewer: int) -> bytes:
    """The match's latest frame; `events` are those of its last command."""
    game = match.game
    view, options = None, None
    if match.state is not None:
        view = game.rules.view(match.state, viewer)
        if match.may_act(viewer):
            options = game.rules.options(view, None)
    return encode(
        Frame(
            after=match.before,
            version=match.version,
            seat=None if match.state is None else _seat(viewer),
            at=iso(match.updated_at),
            events=_shown(game, events, viewer),
            view=view,
            pending=FramePending(match.awaits(), match.table.status in ENDED),
            options=options,
        )
    )


class Replay:
    """A match told once more from its first event on; holds no more of it than one position."""

    def __init__(self, match_id: UUID, codec: Codec, perspective: Perspective, after: int) -> None:
        """Nothing is folded yet; frames up to the version `after` are left out."""
        self.match_id = match_id
        self._match = Match(match_id, codec)
        self._perspective = perspective
        self._after = after
        self._begun: list[Recorded] = []

    @property
    def version(self) -> int:
        """The version of the last event that was taken in."""
        return self._match.version

    def frames(self, events: Iterable[Recorded]) -> Iterator[tuple[int, bytes]]:
        """Take the next events in; each frame that they end, behind its version."""
        match = self._match
        for recorded in events:
            self._begun.append(recorded)
            if not match.fold(recorded):
                continue
            begun, self._begun = self._begun, []
            match.done.clear()  # nobody repeats a command here, and there are ever more of them
            if match.version > self._after:
                yield match.version, frame(match, begun, self._perspective.viewer(match))

    def some(self, events: Iterable[Recorded], bytes_max: int) -> list[tuple[int, bytes]]:
        """The same, and no further than to the frame with which they are so many bytes."""
        some: list[tuple[int, bytes]] = []
        size = 0
        for version, encoded in self.frames(events):
            some.append((version, encoded))
            size += len(encoded)
            if size >= bytes_max:
                break
        return some


def _seat(viewer: int) -> int | str | None:
    if viewer == SPECTATOR:
        return None
    return "all" if viewer == EVERYONE else viewer


def _shown(game: AnyGame, events: Sequence[Recorded], viewer: int) -> list[Struct]:
    shown: list[Struct] = []
    for recorded in events:
        event = recorded.event
        if is_service(event):
            shown.append(public(event))
        elif (seen := game.rules.redact(event, viewer)) is not None:
            shown.append(seen)
    return shown
