"""A match folded from its events: table, game, who is awaited, which commands were done."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, cast
from uuid import UUID

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.game import AnyGame
from domain.kernel.rules import TABLE, AwaitSeats, Decision, Pending
from services.application.codec import Codec, encode
from services.application.events import MatchStarted, SeatReturned, TurnTimedOut, is_service
from services.application.moments import MS_A_DAY, MS_A_SECOND, iso
from services.application.recorded import GENESIS, Recorded
from services.application.summary import Awaited, Deadline, MatchSummary
from services.application.table import Table, evolve

LOBBY_MS_MAX: Final = 7 * MS_A_DAY
"""A lobby that has not started by then is closed."""
BOT_MS_MAX: Final = 2 * MS_A_SECOND
"""A bot that has not played by then is left behind by a process that ended."""


Lost = Callable[[int], int]
"""For how many milliseconds since a moment nobody could play."""


class Done(Struct, frozen=True):
    """A command that was carried out: the version of its frame, and its digest."""

    version: int
    digest: str


class Asked(Struct, frozen=True):
    """A seat's question: the version at which it became this one, and when its time began."""

    decision: Decision
    since: int
    began: int


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
        self._asked: dict[int, Asked] = {}
        self._missed: dict[int, int] = {}
        self._acted: dict[int, int] = {}
        self._given_time: set[int] = set()
        self._time_ran_out = False
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
        if isinstance(recorded.event, TurnTimedOut | SeatReturned):
            self._give_time(recorded.event)
        elif meta.seat == TABLE:
            self._time_ran_out = True
        elif meta.seat is not None:
            self._missed[meta.seat] = 0
            self._acted[meta.seat] = self.version

    def _give_time(self, event: TurnTimedOut | SeatReturned) -> None:
        late = isinstance(event, TurnTimedOut)
        self._missed[event.seat] = self.missed(event.seat) + 1 if late else 0
        self._given_time.add(event.seat)

    def _start_clock(self, at: int) -> None:
        self.started_at = at
        due = self._codec.clock(self.table)
        self.ends_at = None if due is None else at + MS_A_SECOND * due[0]

    def _end_frame(self, pending: Pending | None) -> None:
        self.before, self._frame_end = self._frame_end, self.version
        if self._command:
            self.done[self._command] = Done(self.version, self._digest)
            self._command = ""
        decisions = pending.decisions if isinstance(pending, AwaitSeats) else {}
        self._asked = {seat: self._question(seat, one) for seat, one in decisions.items()}
        self._given_time.clear()

    def _question(self, seat: int, decision: Decision) -> Asked:
        known = self._asked.get(seat)
        if known is None or known.decision != decision:
            return Asked(decision, self.version, self.updated_at)
        if seat in self._given_time:  # the same question, and all the time for it once more
            return replace(known, began=self.updated_at)
        return known

    def pending(self) -> Pending | None:
        """What the game waits for; None before the start and once it was called off."""
        if self.state is None or self.table.status == "cancelled":
            return None
        return self.game.rules.pending(self.state)

    def since(self, seat: int) -> int | None:
        """The version at which the seat's question became this one; None when not awaited."""
        known = self._asked.get(seat)
        return known.since if known else None

    def may_act(self, seat: int) -> bool:
        """Whether the match waits for the seat, and no bot holds it for its owner."""
        return seat in self._asked and not self.table.seats[seat].away

    def waits_for(self, user: str) -> bool:
        """Whether one of the user's seats may act."""
        return any(self.may_act(seat) for seat in self.table.seats_of(user))

    def acted(self, seat: int) -> int:
        """The version of the last thing that the seat did; 0 before the first."""
        return self._acted.get(seat, 0)

    def missed(self, seat: int) -> int:
        """How many times in a row the seat has let its time run out."""
        return self._missed.get(seat, 0)

    def awaits(self) -> tuple[Awaited, ...]:
        """Everyone who is awaited, by seat."""
        dues = {one.seat: iso(one.due) for one in self.deadlines()}
        return tuple(
            _awaited(seat, asked, dues.get(seat, "")) for seat, asked in sorted(self._asked.items())
        )

    def deadlines(self) -> tuple[Deadline, ...]:
        """Until when those who are awaited have time, by seat; none without a turn clock."""
        turn_ms = self.table.turn_seconds * MS_A_SECOND
        if not turn_ms:
            return ()
        return tuple(
            Deadline(seat, asked.since, asked.began, asked.began + turn_ms)
            for seat, asked in sorted(self._asked.items())
            if self.table.takes_time(seat)
        )

    def due(self, lost: Lost = lambda _: 0) -> int | None:
        """When somebody has to look after the match even if nobody touches it.

        A lobby that never starts, time that runs out, a bot that nobody moves. Time that is
        `lost` comes on top.
        """
        if self.table.status == "lobby":
            return self.created_at + LOBBY_MS_MAX + lost(self.created_at)
        if self.table.status != "running":
            return None
        times = [one.due + lost(one.began) for one in self.deadlines()]
        if self.ends_at is not None and not self._time_ran_out:
            times.append(self.ends_at + lost(self.started_at or 0))
        if self.awaited_bot() is not None:
            times.append(self.updated_at + BOT_MS_MAX)
        return min(times, default=None)

    def awaited_bot(self) -> int | None:
        """The first awaited seat that a bot plays at once."""
        for seat in self._asked:
            if self.table.seats[seat].kind == "bot" and not self.table.takes_time(seat):
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
            turn_seconds=table.turn_seconds,
            deadlines=self.deadlines(),
            due=self.due(),
        )


def _awaited(seat: int, asked: Asked, due_at: str) -> Awaited:
    question = asked.decision
    return Awaited(
        seat, question.ask, question.round, question.turn, asked.since, question.about, due_at
    )


def state_hash(table: Table, state: Struct | None) -> str:
    """SHA-256 over the canonical table and game, in hex."""
    return hashlib.sha256(encode((table, state))).hexdigest()
