"""Guests who play Pioneer Rails over the API, and plan the turns that a browser lays by hand."""

import time
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tests.e2e.guests import Guest, Json, history

TURNS_MAX: Final = 20
BOTS_SECONDS_MAX: Final = 20
LOOKS_A_SECOND: Final = 20


class Planned(NamedTuple):
    """A turn that scores well: its card, its tracks as edges of the map, the whole action."""

    card: str
    edges: tuple[str, ...]
    buildings: int
    """How many of them it activates."""

    action: Json


class Surveyors:
    """A match of Pioneer Rails: guests on the first seats, bots on the others."""

    def __init__(self, guests: Sequence[Guest], match_id: str) -> None:
        """Each guest sits on the seat of its place in the list; the match runs."""
        self.guests = guests
        self.id = match_id

    @classmethod
    def seated(cls, guests: Sequence[Guest], options: Json, bots: int) -> "Surveyors":
        """A match of its own, started."""
        host, *others = guests
        kinds = ["me", *["open"] * len(others), *["bot"] * bots]
        seats = [{"kind": kind} for kind in kinds]
        order = {"game": "pioneer_rails", "options": options, "seats": seats}
        match = cls(guests, str(host.post("/matches", order)["table"]["id"]))
        for guest in others:
            guest.post(f"/matches/{match.id}/seats", {})
        host.post(f"/matches/{match.id}/start")
        return match

    def frame(self, seat: int = 0) -> Json:
        """The position as a guest sees it."""
        frame: Json = self.guests[seat].read(f"/matches/{self.id}")["frame"]
        return frame

    def awaited(self) -> Iterator[tuple[int, str]]:
        """Guests' seats that are asked, and what, until the match is over; bots play between."""
        give_up = time.monotonic() + BOTS_SECONDS_MAX
        while time.monotonic() < give_up:
            pending = self.frame()["pending"]
            if pending["finished"]:
                return
            asked = [one for one in pending["awaits"] if one["seat"] < len(self.guests)]
            if asked:
                yield asked[0]["seat"], asked[0]["ask"]
                give_up = time.monotonic() + BOTS_SECONDS_MAX
            else:
                time.sleep(1 / LOOKS_A_SECOND)
        raise AssertionError("the bots did not play on")

    def turn(self, seat: int) -> int:
        """Which turn of the match a seat is asked about, from 0."""
        awaits = self.frame(seat)["pending"]["awaits"]
        turn: int = next(one["turn"] for one in awaits if one["seat"] == seat)
        return turn

    def plan(self, seat: int) -> Planned:
        """The best card by its hand, then the tracks that activate or score most, one by one."""
        first = self.options(seat, None)
        chosen = max(first, key=lambda option: option["preview"]["points"])
        edges: list[str] = []
        while True:
            options = self.options(seat, chosen["action"])
            tracks = [one for one in options if _is_plain(one)]
            if not tracks:
                break
            chosen = max(tracks, key=_worth)
            edges.append(_edge(chosen))
        finish = options[0]
        buildings = len(finish["preview"]["activations"])
        return Planned(finish["action"]["card"], tuple(edges), buildings, finish["action"])

    def options(self, seat: int, partial: Json | None) -> list[Json]:
        """What may follow a partial turn, or open it."""
        if partial is None:
            options: list[Json] = self.frame(seat)["options"]
        else:
            order = {"seat": seat, "action": partial}
            options = self.guests[seat].post(f"/matches/{self.id}/options", order)["options"]
        return options

    def with_track(self, seat: int, partial: Json, edge: str) -> Json:
        """A partial turn with plain track on one more edge."""
        tracks = (one for one in self.options(seat, partial) if _is_plain(one))
        action: Json = next(one["action"] for one in tracks if _edge(one) == edge)
        return action

    def step(self, seat: int, ask: str) -> None:
        """A guest's pick or turn."""
        if ask == "pick":
            self.act(seat, self.options(seat, None)[0]["action"])
        else:
            self.act(seat, self.plan(seat).action)

    def act(self, seat: int, action: Json) -> None:
        """Hand an action in."""
        version = self.frame(seat)["version"]
        order = {"seat": seat, "action": action, "expected_version": version}
        self.guests[seat].post(f"/matches/{self.id}/actions", order)

    def play_out(self) -> None:
        """Play to the end."""
        for seat, ask in self.awaited():
            self.step(seat, ask)

    def history(self, eyes: int | str | None) -> list[Json]:
        """Every position of the finished match, by a seat's eyes, "all", or nobody's."""
        if eyes is None:
            frames = history(self.guests[0].url, self.id)
        else:
            frames = self.guests[0].read(f"/matches/{self.id}/frames?after=0&seat={eyes}")["frames"]
        return [one for one in frames if one["view"] is not None]

    def scores(self) -> list[Json]:
        """Every seat's points, source by source."""
        return [seat["scores"] for seat in self.frame()["view"]["seats"]]


def _edge(option: Json) -> str:
    track = option["action"]["tracks"][-1]
    return " ".join(sorted([track["start"], track["end"]]))


def _is_plain(option: Json) -> bool:
    preview = option["preview"]
    return bool(
        preview["type"] == "pioneer_rails.track_preview"
        and preview["way"] == "rail"
        and not preview["symbol"]
    )


def _worth(option: Json) -> tuple[int, int]:
    preview = option["preview"]
    return len(preview["activates"]), preview["points"]
