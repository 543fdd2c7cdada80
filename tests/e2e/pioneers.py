"""Guests who play Pionjär over the API, to bring matches to where a test begins in the browser."""

from collections.abc import Callable, Sequence
from typing import Final
from uuid import UUID, uuid4, uuid5

from domain.kernel.chance import SEED_BYTES
from services.application.lobby import MATCHES
from tests.e2e.guests import Guest, Json, history
from tests.e2e.server import ServerProcess

STEPS_MAX: Final = 2_000
MATCHES_MAX: Final = 100
SHORTEST: Final[Json] = {"last_year": 1859}

Found = Callable[["Pioneers"], bool]
Choice = Callable[[Sequence[Json]], Json]


class Pioneers:
    """A match of Pionjär: guests on the first seats, bots on the others."""

    def __init__(
        self,
        guests: Sequence[Guest],
        options: Json | None = None,
        bots: int = 0,
        command: UUID | None = None,
    ) -> None:
        """Sit down and start."""
        self.guests = guests
        host, *others = guests
        kinds = ["me", *["open"] * len(others), *["bot"] * bots]
        order = {
            "game": "pionjar",
            "options": SHORTEST | (options or {}),
            "seats": [{"kind": kind} for kind in kinds],
        }
        self.id = str(host.post("/matches", order, command)["table"]["id"])
        for guest in others:
            guest.post(f"/matches/{self.id}/seats", {})
        self.frame: Json = host.post(f"/matches/{self.id}/start")["frame"]

    @property
    def view(self) -> Json:
        """The table as the last mover saw it."""
        view: Json = self.frame["view"]
        return view

    @property
    def over(self) -> bool:
        """Whether the last month has been played."""
        return bool(self.frame["pending"]["finished"])

    def asked(self, question: str) -> Guest | None:
        """The guest who is asked this, if one is."""
        awaits = self.frame["pending"]["awaits"]
        seats = [one["seat"] for one in awaits if one["ask"] == question]
        return self.guests[seats[0]] if seats and seats[0] < len(self.guests) else None

    def preview(self, question: str) -> Json:
        """What the first option of whoever is asked this would lead to; empty for nobody."""
        mover = self.asked(question)
        if mover is None:
            return {}
        frame = self.frame
        if frame["seat"] != self.guests.index(mover) or frame["options"] is None:
            frame = mover.read(f"/matches/{self.id}")["frame"]
        return next((one["preview"] for one in frame["options"] if one.get("preview")), {})

    def look(self) -> None:
        """See what has been played elsewhere meanwhile."""
        self.frame = self.guests[0].read(f"/matches/{self.id}")["frame"]

    def bid_or_pass(self) -> None:
        """The guest who is asked first bids the least, or passes where somebody has bid."""
        self.step(first_bid)

    def step(self, choose: Choice | None = None) -> bool:
        """One action of a guest; false where none is asked."""
        seats = [one["seat"] for one in self.frame["pending"]["awaits"]]
        mine = [seat for seat in seats if seat < len(self.guests)]
        if not mine:
            return False
        seat = mine[0]
        mover = self.guests[seat]
        frame = self.frame
        if frame["seat"] != seat or frame["options"] is None:
            frame = mover.read(f"/matches/{self.id}")["frame"]
        if frame["options"] is None:
            self.frame = frame
            return True
        order = {
            "seat": seat,
            "action": (choose or choice)(frame["options"]),
            "expected_version": frame["version"],
        }
        self.frame = mover.post(f"/matches/{self.id}/actions", order)
        return True

    def play_out(self) -> None:
        """Play to the end."""
        for _ in range(STEPS_MAX):
            if self.over or not self.step():
                return
        raise AssertionError("the match did not end")

    def happened(self, event: str) -> bool:
        """Whether the last step brought such an event."""
        return any(one["type"] == f"pionjar.{event}" for one in self.frame["events"])


def sown(server: ServerProcess, host: Guest, seed: int) -> UUID:
    """A command by which the host makes a match with these dice and cards."""
    command = uuid4()
    match = uuid5(MATCHES, f"{host.id}:{command}")
    server.sow(match, seed.to_bytes(SEED_BYTES, "big"))
    return command


def choice(options: Sequence[Json]) -> Json:
    """The trails where one may take them, else the first that asks for nothing more."""
    whole = [one["action"] for one in options if one.get("ask") is None]
    trails = [action for action in whole if action["type"] == "pionjar.enter_trail"]
    action: Json = (trails or whole)[0]
    return action


def first_bid(options: Sequence[Json]) -> Json:
    """The least bid where nobody has made one, else what `choice` says."""
    bids = [one for one in options if one["action"]["type"] == "pionjar.bid"]
    if bids and bids[0]["preview"]["bid"] is None:
        return {"type": "pionjar.bid", "amount": bids[0]["ask"]["min"]}
    return choice(options)


def brought_to(guests: Sequence[Guest], found: Found, options: Json | None = None) -> Pioneers:
    """A match that stands where `found` holds, however the dice fall."""
    for _ in range(MATCHES_MAX):
        match = Pioneers(guests, options)
        for _ in range(STEPS_MAX):
            if found(match):
                return match
            if match.over or not match.step():
                break
    raise AssertionError("no match came to such a point")


def events_of(url: str, match: str) -> list[Json]:
    """Everything that anybody may know to have happened."""
    return [event for frame in history(url, match) for event in frame["events"]]
