"""A match folded from its events: table, game, who is awaited, which commands were done."""

import hashlib
from collections.abc import Sequence
from typing import Final, cast
from uuid import UUID

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.game import AnyGame
from domain.kernel.rules import AwaitSeats, Decision, Pending
from services.application.codec import Codec, encode
from services.application.events import MatchStarted, is_service
from services.application.recorded import GENESIS, Recorded
from services.application.summary import Awaited, MatchSummary
from services.application.table import Table, evolve

MS_A_SECOND: Final = 1000


class Done(Struct, frozen=True):
    """A command that was carried out: the version of its frame, and its digest."""

    version: int
    digest: str


class Match:
    """The current position of a match; moves only by events that are stored.

    `before` is the version of the frame before the latest one. Times are milliseconds
    since 1970; `ends_at` is when the time of a match by the clock runs out.
    """

    def __init__(self, match_id: UUID, codec: Codec) -> None:
        """A match of which nothing has been read yet: version 0."""
        self.id = match_id
        self.version = 0
        self.before = 0
        self.state: Struct | None = None
        self.draws_made = 0
        self.hash = GENESIS
        self.done: dict[str, Done] = {}
        self.created_at = 0
        self.updated_at = 0
        self.started_at: int | None = None
        self.ends_at: int | None = None
        self._codec = codec
        self._table: Table | None = None
        self._since: dict[int, tuple[Decision, int]] = {}
        self._frame_end = 0
        self._command = ""
        self._digest = ""

    @property
    def table(self) -> Table:
        """The table; a match has one from its first event on."""
        if self._table is None:
            raise ValueError("nothing of this match has been read")
        return self._table

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return self._codec.games[self.table.game]

    def fold(self, recorded: Recorded) -> bool:
        """Take the next event in; whether it ended a frame."""
        event = recorded.event
        if is_service(event):
            self._table = evolve(self._table, event)
            if isinstance(event, MatchStarted):
                self.state = self.game.rules.start(self._codec.setup(self.table))
        else:
            self.state = self.game.rules.evolve(cast("Struct", self.state), event)
        self._place(recorded)
        if not recorded.meta.state:
            return False
        self._end_frame(self.pending())
        return True

    def absorb(
        self,
        events: Sequence[Recorded],
        table: Table,
        state: Struct | None,
        pending: Pending | None,
    ) -> None:
        """Take a command's events in whose outcome is known already."""
        self._table = table
        self.state = state
        for recorded in events:
            self._place(recorded)
        self._end_frame(pending)

    def _place(self, recorded: Recorded) -> None:
        meta = recorded.meta
        self.version = recorded.originator_version
        self.hash = recorded.hash
        self.updated_at = meta.at
        if self.version == 1:
            self.created_at = meta.at
        if isinstance(recorded.event, MatchStarted):
            self._start_clock(meta.at)
        if meta.draw is not None:
            self.draws_made = meta.draw + 1
        if meta.command:
            self._command, self._digest = meta.command, meta.digest

    def _start_clock(self, at: int) -> None:
        self.started_at = at
        due = self._codec.clock(self.table)
        self.ends_at = None if due is None else at + MS_A_SECOND * due[0]

    def _end_frame(self, pending: Pending | None) -> None:
        self.before, self._frame_end = self._frame_end, self.version
        if self._command:
            self.done[self._command] = Done(self.version, self._digest)
            self._command = ""
        match pending:
            case AwaitSeats(decisions):
                self._since = {
                    seat: self._unchanged(seat, decision) or (decision, self.version)
                    for seat, decision in decisions.items()
                }
            case _:
                self._since = {}

    def _unchanged(self, seat: int, decision: Decision) -> tuple[Decision, int] | None:
        known = self._since.get(seat)
        return known if known and known[0] == decision else None

    def pending(self) -> Pending | None:
        """What the game waits for; None before the start."""
        return None if self.state is None else self.game.rules.pending(self.state)

    def since(self, seat: int) -> int | None:
        """The version at which the seat's question became this one; None when not awaited."""
        known = self._since.get(seat)
        return known[1] if known else None

    def awaits(self) -> tuple[Awaited, ...]:
        """Everyone who is awaited, by seat."""
        return tuple(
            Awaited(seat, asked.ask, asked.round, asked.turn, since, asked.about)
            for seat, (asked, since) in sorted(self._since.items())
        )

    def awaited_bot(self) -> int | None:
        """The first awaited seat that a bot plays."""
        for seat in self._since:
            if self.table.seats[seat].kind == "bot":
                return seat
        return None

    def summary(self) -> MatchSummary:
        """The match as lists show it."""
        table = self.table
        return MatchSummary(
            id=self.id,
            game=table.game,
            status=table.status,
            version=self.version,
            host=table.host,
            seats=tuple(replace(seat, contribution="") for seat in table.seats),
            options=table.options,
            awaits=self.awaits(),
            scores=table.scores,
            winners=table.winners,
            created_at=self.created_at,
            updated_at=self.updated_at,
            visibility=table.visibility,
            started_at=self.started_at,
            ends_at=self.ends_at,
            rematch=table.rematch,
        )


def state_hash(table: Table, state: Struct | None) -> str:
    """SHA-256 over the canonical table and game, in hex."""
    return hashlib.sha256(encode((table, state))).hexdigest()
