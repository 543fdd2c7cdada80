"""Matches of four guests, each brought to a point that is worth looking at."""

from collections.abc import Callable
from functools import cached_property
from typing import Final, NamedTuple

from tests.e2e.guests import Guest, Json, Played, opened, played_until, spectate

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan")
PAIR: Final = ("Eve", "Finn")
WELL_UNDER_WAY: Final = 9
FARMS_SOLD: Final = 3


class Scene(NamedTuple):
    """An address of the app, and who looks at it: nobody is a newcomer."""

    path: str
    guest: Guest | None


class Scenes:
    """Scenes on one server, made at need."""

    def __init__(self, url: str) -> None:
        """The guests arrive."""
        self.url = url
        self.guests = [Guest(url, name) for name in NAMES]

    def close(self) -> None:
        """The guests go home."""
        for guest in (*self.guests, *self._pair):
            guest.close()

    def asked(self, question: str) -> Scene:
        """The awaited seat's table at this question, with some farms sold already."""

        def found(frame: Json) -> bool:
            [awaited] = frame["pending"]["awaits"]
            return bool(awaited["ask"] == question and _well_under_way(frame))

        return self._found(question, found)

    def robbed(self) -> Scene:
        """The table of somebody whose herd has just been stolen, and who moves next."""

        def found(frame: Json) -> bool:
            [awaited] = frame["pending"]["awaits"]
            stolen = (e for e in frame["events"] if e["type"] == "rancher.herd_stolen")
            return any(awaited["seat"] == theft["victim"] for theft in stolen)

        return self._found("theft", found)

    def waiting(self) -> Scene:
        """The table of somebody who waits for another seat."""
        scene = self.asked("roll")
        other = next(guest for guest in self.guests if guest is not scene.guest)
        return scene._replace(guest=other)

    def watching(self) -> Scene:
        """The same table for a passer-by."""
        return self.asked("roll")._replace(guest=None)

    def home(self) -> Scene:
        """The page of somebody with tables of every kind, on a server with more of them."""

        def found(frame: Json) -> bool:
            [awaited] = frame["pending"]["awaits"]
            wanted = {"seat": 0, "ask": "buy"}
            return bool(wanted.items() <= awaited.items() and _well_under_way(frame))

        self._found("home", found)
        self.waiting()
        assert self.lobby
        assert self.finished
        assert self._others
        return Scene("/", self.guests[0])

    def invitation(self) -> Scene:
        """What an invite link opens."""
        return Scene(f"/j/{self.lobby['invite_code']}", None)

    def laid(self, who: int | None = 0) -> Scene:
        """The lobby, for its host, somebody else who sits there, or a passer-by."""
        return Scene(f"/t/{self.lobby['id']}", None if who is None else self.guests[who])

    def over(self) -> Scene:
        """The result."""
        return Scene(f"/t/{self.finished}", self.guests[0])

    def over_again(self) -> Scene:
        """The result of a match whose table the other player has laid once more."""
        return Scene(f"/t/{self._rematched}", self.invited)

    @property
    def invited(self) -> Guest:
        """Somebody for whom a seat is kept at that table, and who has no other."""
        assert self._rematched
        return self._pair[1]

    @cached_property
    def closed(self) -> Scene:
        """A table that is closed to the passer-by who looks."""
        table = opened(self.guests[3], "bot", visibility="closed")
        self.guests[3].post(f"/matches/{table['id']}/start")
        return Scene(f"/t/{table['id']}", None)

    @cached_property
    def four(self) -> list[str]:
        """Four matches of the first guest's, all with a history."""
        scenes = [self.asked(question) for question in ("roll", "buy", "drive", "steal")]
        return [scene.path.rpartition("/")[2] for scene in scenes]

    def replayed(self) -> Scene:
        """The replay in the middle."""
        version = spectate(self.url, self.finished)["table"]["version"]
        return Scene(f"/t/{self.finished}/replay?at={version // 2}", self.guests[0])

    @cached_property
    def lobby(self) -> Json:
        """A lobby with two people, a kept seat and an open one."""
        table = opened(self.guests[0], "open", "invited", "open", name="Friday herd")
        self.guests[1].post(f"/matches/{table['id']}/seats", {"seat": 1})
        return table

    @cached_property
    def finished(self) -> str:
        """A match that has ended."""
        match = Played(self.guests, name="The long way home")
        match.play_out()
        return match.id

    @cached_property
    def _pair(self) -> list[Guest]:
        return [Guest(self.url, name) for name in PAIR]

    @cached_property
    def _rematched(self) -> str:
        """A match of two that has ended, and that one of them wants to play again."""
        match = Played(self._pair)
        match.play_out()
        self._pair[0].post(f"/matches/{match.id}/rematch")
        return match.id

    @cached_property
    def _others(self) -> str:
        """Tables of others: open seats, and one to watch."""
        opened(self.guests[2], "open", "open", name="Åsa’s table")
        opened(self.guests[3], "open", name="Late shift")
        return Played(self.guests[1:], name="Dust and thunder").id

    @cached_property
    def _matches(self) -> dict[str, Played]:
        return {}

    def _found(self, what: str, found: Callable[[Json], bool]) -> Scene:
        match = self._matches.get(what)
        if match is None:
            match = self._matches[what] = played_until(self.guests, found)
        return Scene(f"/t/{match.id}", match.mover)


def _well_under_way(frame: Json) -> bool:
    view = frame["view"]
    sold = [farm for farm in view["farms"] if farm["owner"] is not None]
    return view["round"] >= WELL_UNDER_WAY and len(sold) >= FARMS_SOLD
