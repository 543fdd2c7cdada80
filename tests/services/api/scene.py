"""A scene that most things can go wrong in: a lobby, a running match, a finished one."""

import hashlib
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.services.api.people import Json, Person, filled

ACTIONS_MAX = 500


@dataclass(frozen=True)
class Scene:
    """Ada hosts, Ben plays with her, Cleo stands by, the visitor has not signed in.

    In `running` (Rancher) `mover` is awaited and `waiting` is not; `frame` is what the
    mover sees. `lobby` has Ada on seat 0, an invited seat 1 and an open seat 2. `closed`
    (Parley) is running, and closed to all but Ada and Ben.
    """

    ada: Person
    ben: Person
    cleo: Person
    visitor: Person
    data: Path
    lobby: str
    code: str
    running: str
    finished: str
    closed: str
    mover: Person
    waiting: Person
    frame: Json

    @property
    def seat(self) -> int:
        """The awaited seat."""
        return int(self.frame["seat"])

    @property
    def action(self) -> Json:
        """A legal action of the awaited seat, as it is sent."""
        return {
            "seat": self.seat,
            "action": filled(self.frame["options"][0]),
            "expected_version": self.frame["version"],
        }

    def stored(self) -> str:
        """A fingerprint of all that the server keeps for good."""
        digest = hashlib.sha256()
        for name in ("events.db", "accounts.db"):
            with closing(sqlite3.connect(f"file:{self.data / name}?mode=ro", uri=True)) as file:
                digest.update("\n".join(file.iterdump()).encode())
        return digest.hexdigest()


async def set_up(people: Sequence[Person], data: Path) -> Scene:
    """Open the tables of a scene and play them as far as it says."""
    ada, ben, cleo, visitor = people
    lobby = (await ada.opened("me", "invited", "open"))["table"]
    running = await begun(ada, ben, game="rancher", rounds=40)
    finished = await begun(ada, ben, game="parley", rounds=1)
    await played_out(ada, ben, finished)
    closed = await begun(ada, ben, game="parley", visibility="closed")
    frames = [(await person.read(f"/matches/{running}"))["frame"] for person in (ada, ben)]
    adas_turn = frames[0]["options"] is not None
    return Scene(
        ada=ada,
        ben=ben,
        cleo=cleo,
        visitor=visitor,
        data=data,
        lobby=lobby["id"],
        code=lobby["invite_code"],
        running=running,
        finished=finished,
        closed=closed,
        mover=ada if adas_turn else ben,
        waiting=ben if adas_turn else ada,
        frame=frames[0] if adas_turn else frames[1],
    )


async def begun(
    host: Person, other: Person, game: str, visibility: str = "public", **options: object
) -> str:
    """A match of two that has started."""
    opened = await host.opened("me", "open", game=game, visibility=visibility, **options)
    match = str(opened["table"]["id"])
    await other.made(f"/matches/{match}/seats", {"code": opened["table"]["invite_code"]})
    await host.made(f"/matches/{match}/start")
    return match


async def played_out(host: Person, other: Person, match: str) -> Json:
    """Play a match of two to its end; answers its last table."""
    for _ in range(ACTIONS_MAX):
        for person in (host, other):
            seen = await person.read(f"/matches/{match}")
            if seen["table"]["status"] == "finished":
                table: Json = seen["table"]
                return table
            if seen["frame"]["options"]:
                await person.acted(match, seen["frame"])
    raise AssertionError("the match did not end")
