"""A golden match as lines of JSON: a header, one line for each action, the result."""

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct

from domain.games.pionjar.events import MatchEnded, MoneyPaid
from domain.kernel.game import AnyGame
from domain.kernel.play import Played, begin, submit
from domain.kernel.rules import EVERYONE, SPECTATOR, TABLE, Finished, Setup
from tests.driver import ACTIONS_MAX, complete, due, key_of, seats_awaited
from tests.golden.scenarios import (
    LEASED,
    NOBODY,
    SHARED,
    SINGLE,
    TIMED_SHARED,
    TIMED_SINGLE,
    Scenario,
    december,
)

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")
HASH_DIGITS = 16


class Header(Struct, frozen=True):
    """What the match began with."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, object]
    key: str
    ends: str


class Line(Struct, frozen=True):
    """An action (none for the opening), what came of it, and hashes of what it led to.

    `views` by viewer; hashes are the first digits of SHA-256 over the canonical JSON.
    """

    seat: int | None
    action: msgspec.Raw
    events: list[msgspec.Raw]
    state: str
    views: dict[int, str]


class First(random.Random):
    """Chance that always takes what comes first."""

    def choice(self, seq: "SupportsLenAndGetItem[T]") -> T:
        """The first of them."""
        return seq[0]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The least."""
        return 0 if stop is None else start


def played_out(game: AnyGame, scenario: Scenario) -> Iterator[bytes]:
    """The lines of a golden match, played anew."""
    options = msgspec.convert(scenario.options, game.options_type)
    setup = Setup(scenario.seats, options)
    key, rng = key_of(scenario.seed), random.Random(scenario.seed)
    yield msgspec.json.encode(
        Header(
            game.name,
            game.rules_version,
            scenario.seats,
            msgspec.to_builtins(options),
            key.hex(),
            scenario.ends,
        )
    )
    played = begin(game.rules, setup, key)
    yield line(game, scenario.seats, None, None, played)
    for number in range(ACTIONS_MAX):
        pending = game.rules.pending(played.state)
        seats = seats_awaited(pending)
        if not seats:
            yield msgspec.json.encode(pending)
            return
        seat = TABLE if number == scenario.timed else rng.choice(seats)
        view = game.rules.view(played.state, seat)
        if seat == TABLE:
            action = _rung(game, setup)
        elif scenario.players == "bots":
            action = game.bots["standard"].advise(view, rng.randrange)
        else:
            taste = rng if scenario.players == "random" else First()
            action = complete(game, view, taste.choice(game.rules.options(view, None)), taste)
        played = submit(game.rules, played.state, seat, action, key, played.draws_made)
        yield line(game, scenario.seats, seat, action, played)


def _rung(game: AnyGame, setup: Setup[Struct]) -> Struct:
    action = due(game, setup)
    if action is None:
        raise ValueError("this table is not played by the clock")
    return action


def line(
    game: AnyGame,
    seats: int,
    seat: int | None,
    action: Struct | None,
    played: Played[Struct, Struct],
) -> bytes:
    """One step of the match as it is stored."""
    return msgspec.json.encode(
        Line(
            seat,
            msgspec.Raw(msgspec.json.encode(action)),
            [msgspec.Raw(msgspec.json.encode(event)) for event in played.events],
            digits(played.state),
            views(game, seats, played.state),
        )
    )


def digits(value: Struct) -> str:
    """The hash of a state or view."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:HASH_DIGITS]


def views(game: AnyGame, seats: int, state: Struct) -> dict[int, str]:
    """What each viewer sees, hashed."""
    viewers = (EVERYONE, SPECTATOR, *range(seats))
    return {viewer: digits(game.rules.view(state, viewer)) for viewer in viewers}


def ending(
    header: Header, result: Finished, last_events: Sequence[Struct], *, timed: bool = False
) -> str:
    """The way in which the match ended; `timed` when its clock ran out."""
    shared = len(result.winners) > 1
    if timed:
        return TIMED_SHARED if shared else TIMED_SINGLE
    if not result.winners:
        return NOBODY
    if shared or "last_year" not in header.options:
        return SHARED if shared else SINGLE
    match last_events:
        case [*_, MoneyPaid(reason="lease_end"), MatchEnded()]:
            return LEASED
        case _:
            return december(header.options["last_year"])
