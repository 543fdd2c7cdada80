"""Guests who play over the API, to bring matches to where a test begins in the browser."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final
from uuid import UUID, uuid4

import httpx
from playwright.sync_api import BrowserContext

Json = dict[str, Any]

API: Final = "/api/v1"
COOKIE: Final = "session"
ACTIONS_MAX: Final = 2_000
MATCHES_MAX: Final = 30
HERD: Final = 4
TURN_SECONDS: Final = 259_200

# What the app remembers beside the cookie; pages without an address have no storage.
KNOWN: Final = """if (location.protocol.startsWith("http")) {
  localStorage.setItem("chuckwagon.known", "yes");
}"""


class Guest:
    """Somebody with a session, who can take it along to a browser."""

    def __init__(self, url: str, name: str) -> None:
        """Sign in."""
        self.url = url
        self.name = name
        self._http = httpx.Client(base_url=f"{url}{API}", timeout=10)
        self.id: str = self.post("/guests", {"name": name})["id"]

    @property
    def cookie(self) -> str:
        """What the browser shows the server."""
        return self._http.cookies[COOKIE]

    @property
    def is_known(self) -> bool:
        """Whether the server still knows who this is."""
        return self._http.get("/me").is_success

    def read(self, path: str) -> Json:
        """What is there."""
        return _answer(self._http.get(path))

    def post(self, path: str, body: object = None, command: UUID | None = None) -> Json:
        """What was made or done, by a new command or by this one."""
        headers = {"Idempotency-Key": str(command or uuid4())}
        return _answer(self._http.post(path, json=body, headers=headers))

    def refused(self, path: str, body: object) -> Json:
        """Why something is not done."""
        headers = {"Idempotency-Key": str(uuid4())}
        response = self._http.post(path, json=body, headers=headers)
        assert response.is_client_error, response.text
        problem: Json = response.json()
        return problem

    def sit_down_at(self, context: BrowserContext, url: str | None = None) -> None:
        """Let a browser be this guest's, as the app would have left it, at one of its names."""
        context.add_cookies(
            [
                {
                    "name": COOKIE,
                    "value": self.cookie,
                    "url": url or self.url,
                    "httpOnly": True,
                    "sameSite": "Lax",
                }
            ]
        )
        context.add_init_script(KNOWN)

    def header(self, url: str, name: str) -> str:
        """A header of whatever is answered at an address."""
        return self._http.get(url).headers[name]

    def close(self) -> None:
        """Go home."""
        self._http.close()


def _answer(response: httpx.Response) -> Json:
    assert response.is_success, response.text
    body: Json = response.json() if response.content else {}
    return body


@cache
def _anybody() -> httpx.Client:
    """Whoever looks on without a session.

    One client for all looks, since each would read the machine's certificates anew; and no
    connection is kept, since servers are killed in between.
    """
    return httpx.Client(limits=httpx.Limits(max_keepalive_connections=0))


def spectate(url: str, match: str) -> Json:
    """The match's table and frame as anybody sees them."""
    return _answer(_anybody().get(f"{url}{API}/matches/{match}"))


def history(url: str, match: str) -> list[Json]:
    """Every frame of the match, as anybody sees them."""
    answer = _answer(_anybody().get(f"{url}{API}/matches/{match}/frames", params={"after": 0}))
    frames: list[Json] = answer["frames"]
    return frames


def opened(
    host: Guest,
    *seats: str,
    name: str | None = None,
    automatic: bool = True,
    visibility: str = "public",
) -> Json:
    """A lobby with the host and seats of these kinds; its table."""
    order = {
        "game": "rancher",
        "options": {"rounds": 40, "automatic_rolls": automatic},
        "seats": [{"kind": kind} for kind in ("me", *seats)],
        "visibility": visibility,
        "turn_seconds": TURN_SECONDS,  # so that tables show all that they may have to show
        **({} if name is None else {"name": name}),
    }
    table: Json = host.post("/matches", order)["table"]
    return table


class Played:
    """A match that guests play over the API, each on the seat of their place in the list."""

    def __init__(self, guests: Sequence[Guest], name: str | None = None) -> None:
        """Sit down and start."""
        self.guests = guests
        host, *others = guests
        self.id = str(opened(host, *["open"] * len(others), name=name, automatic=False)["id"])
        for guest in others:
            guest.post(f"/matches/{self.id}/seats", {})
        self.frame: Json = host.post(f"/matches/{self.id}/start")["frame"]

    @property
    def awaited(self) -> Json:
        """The seat that must act and what it is asked."""
        awaited: Json = self.frame["pending"]["awaits"][0]
        return awaited

    @property
    def mover(self) -> Guest:
        """Who must act."""
        return self.guests[self.awaited["seat"]]

    @property
    def over(self) -> bool:
        """Whether the last round has been played."""
        return bool(self.frame["pending"]["finished"])

    def look(self) -> None:
        """See what has been played elsewhere meanwhile."""
        self.frame = self.guests[0].read(f"/matches/{self.id}")["frame"]

    def step(self) -> None:
        """One action, the one that gets most going."""
        seat = self.awaited["seat"]
        order = {"seat": seat, "action": self._choice(), "expected_version": self.frame["version"]}
        self.frame = self.mover.post(f"/matches/{self.id}/actions", order)

    def _choice(self) -> Json:
        match self.awaited["ask"]:
            case "roll":
                return {"type": "rancher.roll_dice"}
            case "way":
                way = "shortcut" if self.awaited["turn"] % 3 == 0 else "trail"
                return {"type": "rancher.choose_way", "way": way}
            case "buy":
                return {"type": "rancher.buy_farm", "cattle": min(HERD, self._most())}
            case "drive":
                return {"type": "rancher.drive_herd", "cattle": max(1, self._most() - 1)}
            case _:
                return {"type": "rancher.steal_herd"}

    def _most(self) -> int:
        frame = self.frame
        if frame["seat"] != self.awaited["seat"]:
            frame = self.mover.read(f"/matches/{self.id}")["frame"]
        return int(frame["options"][0]["ask"]["max"])

    def play_out(self) -> None:
        """Play to the end."""
        for _ in range(ACTIONS_MAX):
            if self.over:
                return
            self.step()
        raise AssertionError("the match did not end")


def played_until(guests: Sequence[Guest], found: Callable[[Json], bool]) -> Played:
    """A match that stands at a frame for which `found` holds, however the dice fall."""
    for _ in range(MATCHES_MAX):
        match = Played(guests)
        while not match.over:
            if found(match.frame):
                return match
            match.step()
    raise AssertionError("no match came to such a frame")
