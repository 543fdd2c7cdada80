"""Examples for every operation: one small match, really played from a fixed seed."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from uuid import UUID

import msgspec
from msgspec import Struct

from domain.kernel.chance import commitment, match_key
from domain.kernel.game import AnyGame
from domain.kernel.play import begin
from services.api.replies import encode
from services.application.codec import Codec
from services.application.events import MatchCreated, MatchStarted, Seat
from services.application.frames import frame
from services.application.match import Match
from services.application.moments import iso
from services.application.recorded import Meta, Recorded, link
from services.application.table import Table, evolve

Json = dict[str, Any]

AT_MS: Final = 1_795_999_923_456
MATCH: Final = UUID("0b6f6f0e-6d3c-5f5e-9c55-3d7a0f3b8a10")
ADA: Final = "5e0c1a527d0f4b8e9a3c2f3f1d0f6b11"
BEN: Final = "c2b9d0a18f6e4d7b8a55e1f09d3c7a42"
SEED: Final = bytes(32)
TOKEN: Final = "Xq3v0bq0m1f2d8yR9cJp5sT7wK4zN6hL"  # noqa: S105 — an example
CODE: Final = "7KQM2P"
LINK: Final = "7KQM2PXW"


class Example(NamedTuple):
    """A body and the answer to it."""

    body: Json | None
    answer: object = None


PARAMETERS: Final[Mapping[str, Json]] = {
    "match_id": {
        "description": "The match",
        "schema": {"type": "string", "format": "uuid"},
        "example": str(MATCH),
    },
    "seat": {
        "description": "A seat, counted from 0",
        "schema": {"type": "integer", "minimum": 0, "maximum": 7},
        "example": 1,
    },
    "code": {
        "description": "A table's code; case and dash do not matter",
        "schema": {"type": "string", "minLength": 1, "maxLength": 16},
        "example": "7KQ-M2P",
    },
    "game": {
        "description": "A game's name",
        "schema": {"type": "string", "minLength": 1, "maxLength": 40},
        "example": "rancher",
    },
    "token_id": {
        "description": "A token's id",
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
        "example": "2f7c1d0e",
    },
}


class _Sample:
    """A match of two in its lobby and at its first decision."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.game = next(iter(games.values()))
        self.match = Match(MATCH, Codec(games))
        seats = (Seat("user", ADA, ADA), Seat("user", BEN, BEN))
        created = MatchCreated(self.game.name, {}, ADA, seats, commitment(SEED))
        self.lobby = self._take_in([created])
        started = MatchStarted(self.game.rules_version, (0, 1))
        setup = Codec(games).setup(evolve(self._table, started))
        played = begin(self.game.rules, setup, match_key(SEED, [b"", b""]))
        self.position = self._take_in([started, *played.events])
        self.table = self._table

    def _take_in(self, events: list[Struct]) -> Json:
        recorded: list[Recorded] = []
        for number, event in enumerate(events, 1):
            meta = Meta(AT_MS, ADA, state="-" if number == len(events) else "")
            version = self.match.version + 1
            recorded.append(link(MATCH, version, "", event, meta))
            self.match.fold(recorded[-1])
        self._table: Table = self.match.table
        seats = [awaited.seat for awaited in self.match.awaits()]
        decoded: Json = msgspec.json.decode(frame(self.match, recorded, (seats or [0])[0]))
        return decoded


def examples(games: Mapping[str, AnyGame]) -> Mapping[str, Example]:
    """An example for each operation, by its id."""
    sample = _Sample(games)
    lobby = {"table": _table(sample, "lobby"), "frame": sample.lobby}
    running = {"table": _table(sample, "running"), "frame": sample.position}
    option = sample.position["options"][0]
    seat = sample.position["seat"]
    action = {"seat": seat, "action": option["action"]}
    game = _game(sample.game)
    user = {"id": ADA, "name": "Ada", "guest": True}
    token = {"id": "2f7c1d0e", "label": "Stats for our club", "created_at": iso(AT_MS)}
    notice = {"match": str(MATCH), "version": sample.match.version, "my_turn": True, "nudge": False}
    return {
        "createGuest": Example({"name": "Ada"}, user),
        "readMe": Example(None, user),
        "renameMe": Example({"name": "Ada"}, user),
        "eraseMe": Example(None),
        "createToken": Example({"label": token["label"]}, {**token, "token": TOKEN}),
        "listTokens": Example(None, {"items": [token]}),
        "revokeToken": Example(None),
        "createLink": Example(None, {"code": LINK, "expires_at": iso(AT_MS + 600_000)}),
        "createSession": Example({"code": "7KQM-2PXW"}, user),
        "listGames": Example(None, {"items": [game]}),
        "readGame": Example(None, game),
        "createMatch": Example(_order(sample.game), lobby),
        "listMatches": Example(None, {"items": [_summary(sample)], "next": None}),
        "readMatch": Example(None, running),
        "findInvite": Example(None, lobby),
        "openRematch": Example(None, lobby),
        "takeSeat": Example({"code": "7KQ-M2P"}, lobby),
        "leaveSeat": Example(None, lobby),
        "decline": Example(None),
        "startMatch": Example(None, running),
        "listOptions": Example(
            action, {"version": sample.match.version, "options": sample.position["options"]}
        ),
        "act": Example({**action, "expected_version": sample.match.version}, sample.position),
        "nudge": Example({"seat": seat}),
        "resign": Example({"seat": seat}, running),
        "comeBack": Example({"seat": seat}, running),
        "listFrames": Example(None, {"frames": [sample.lobby, sample.position]}),
        "streamMatch": Example(None, _event("frame", sample.position, sample.match.version)),
        "streamMe": Example(None, _event("notice", notice)),
        "readHealth": Example(None, {"status": "ok"}),
        "readReadiness": Example(None, {"status": "ready", "missing": []}),
    }


def _order(game: AnyGame) -> Json:
    seats = [{"kind": "me"}, {"kind": "invited"}]
    return {"game": game.name, "options": {}, "seats": seats, "name": "Friday herd"}


def _game(game: AnyGame) -> Json:
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "seats_min": game.seats_min,
        "seats_max": game.seats_max,
        "options_schema": msgspec.json.schema(game.options_type),
        "durations": [{"seats": 2, "rounds": 40, "turns": 80, "minutes": 25}],
    }


def _shared(sample: _Sample, status: str) -> Json:
    person = {"level": None, "invited_me": False, "held": False}
    return {
        "id": str(MATCH),
        "game": sample.game.name,
        "name": "Friday herd",
        "status": status,
        "version": sample.lobby["version"] if status == "lobby" else sample.match.version,
        "host": ADA,
        "hosted_by_me": True,
        "options": msgspec.structs.asdict(sample.game.options_type()),
        "seats": [
            {"seat": 0, "kind": "user", "name": "Ada", "mine": True, **person},
            {"seat": 1, "kind": "user", "name": "Ben", "mine": False, **person},
        ],
        "visibility": "public",
        "result": None,
        "rematch": None,
        "created_at": iso(AT_MS),
        "updated_at": iso(AT_MS),
        "started_at": None if status == "lobby" else iso(AT_MS),
        "ends_at": None,
        "turn_seconds": 0,
        "deadlines": [],
    }


def _table(sample: _Sample, status: str) -> Json:
    return {
        **_shared(sample, status),
        "rules_version": 0 if status == "lobby" else sample.game.rules_version,
        "invite_code": CODE if status == "lobby" else None,
        "commitment": sample.table.commitment,
        "seed": None,
        "closed_by": None,
    }


def _summary(sample: _Sample) -> Json:
    return {
        **_shared(sample, "running"),
        "awaits": sample.position["pending"]["awaits"],
        "progress": {"round": 1, "rounds": 80},
        "my_turn": True,
    }


def _event(name: str, data: Json, version: int | None = None) -> str:
    head = "" if version is None else f"id: {version}\n"
    return f"{head}event: {name}\ndata: {encode(data).decode()}\n\n"
