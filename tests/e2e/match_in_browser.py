"""A match that devices play in their browsers, held against what the API tells."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from playwright.sync_api import Locator, Response, Route, expect

from tests.e2e.browser import NO_ANSWER, Device, eventually
from tests.e2e.guests import Json, history, spectate
from tests.e2e.position import Position, number, shown, told
from tests.e2e.server import ServerProcess

ACTIONS: Final = "**/api/v1/matches/*/actions"
DECISIONS_MAX: Final = 1_000
ROUNDS_MAX: Final = 1_000

# For each question: the likely button, its key, and whether one may ride on instead.
DECISIONS: Final = {
    "roll": (r"^Roll", "r", False),
    "way": (r"^The (trail|shortcut)", "t", False),
    "buy": (r"^Buy with", "b", True),
    "drive": (r"^Drive", "d", True),
    "steal": (r"^Steal", "s", True),
}


class MatchInBrowser:
    """Two players' devices and a spectator's, at one running match.

    `journal` has the frames that the server has acknowledged to the players, in order.
    """

    def __init__(self, server: ServerProcess, players: list[Device], watcher: Device) -> None:
        """All three show the match that has just started."""
        self.server = server
        self.id = players[0].page.url.rpartition("/")[2]
        self.players = players
        self.devices = [*players, watcher]
        table = spectate(server.url, self.id)["table"]
        self.names = [seat["name"] for seat in table["seats"]]
        self.journal: list[Json] = []
        self.chance = random.Random(14)

    @property
    def frame(self) -> Json:
        """The current frame as a spectator's."""
        frame: Json = spectate(self.server.url, self.id)["frame"]
        return frame

    def seat_of(self, device: Device) -> int | None:
        """The seat that is played from a device."""
        return self.players.index(device) if device in self.players else None

    def shown_on(self, device: Device) -> Position:
        """The position on a device's screen."""
        return shown(device.page, self.names, self.seat_of(device))

    def agree(self) -> Json:
        """See that all devices show the position that the server tells; answers its frame."""
        frame = self.frame
        for device in self.devices:
            eventually(device.page, partial(self.shown_on, device), told(frame["view"]))
        return frame

    def play(self, until: int = ROUNDS_MAX) -> None:
        """Decide and compare, decision by decision, to a round or to the end."""
        for _ in range(DECISIONS_MAX):
            frame = self.agree()
            # Where the die rolls itself, a round may pass without a decision.
            if frame["pending"]["finished"] or frame["view"]["round"] >= until:
                return
            self.decide(frame)
        raise AssertionError("the match did not end")

    def decide(self, frame: Json) -> None:
        """The awaited player decides, by touch or by key, and the server acknowledges it."""
        [awaited] = frame["pending"]["awaits"]
        device = self.players[awaited["seat"]]
        with device.page.expect_response(ACTIONS) as answered:
            self.choose(device, awaited["ask"])
        self.journal.append(acknowledged(answered.value))

    def choose(self, device: Device, ask: str) -> None:
        """Press what answers a question: mostly the likely button, of several any."""
        likely, key, may_ride_on = DECISIONS[ask]
        by_key = self.chance.random() < 0.2
        if may_ride_on and self.chance.random() < 0.2:
            likely, key = r"^Ride on", "o"
        elif ask in {"buy", "drive"}:
            self._count(device)
        buttons = self.sheet(device).get_by_role("button", name=re.compile(likely))
        if by_key:
            # While the last answer is still being taken in, keys do as little as buttons.
            expect(buttons.first).to_be_enabled()
            device.page.keyboard.press(key)
        else:
            device.press(buttons.nth(self.chance.randrange(buttons.count())))

    def _count(self, device: Device) -> None:
        """One head of cattle more or fewer than the sheet proposes, if that can be."""
        name = self.chance.choice(["Fewer cattle", "More cattle"])
        step = self.sheet(device).get_by_role("button", name=name)
        step.wait_for()
        if step.is_enabled():
            device.press(step)

    def sheet(self, device: Device) -> Locator:
        """The part of the screen where decisions are made."""
        return device.page.get_by_role("region", name="Decision")

    @contextmanager
    def losing_the_answer(self) -> Iterator[list[Json]]:
        """The next action reaches the server, but power fails before its answer is out.

        Yields a list that gets the frame which the server has acknowledged into the void.
        """
        into_the_void: list[Json] = []

        def fail(route: Route) -> None:
            answer = route.fetch()
            self.server.kill()
            into_the_void.append(answer.json())
            route.abort()

        with self._failing(fail):
            yield into_the_void

    @contextmanager
    def losing_the_request(self) -> Iterator[None]:
        """Power fails while the next action is on its way."""

        def fail(route: Route) -> None:
            self.server.kill()
            route.continue_()

        with self._failing(fail):
            yield

    @contextmanager
    def _failing(self, fail: Callable[[Route], None]) -> Iterator[None]:
        for device in self.players:
            device.page.route(ACTIONS, fail, times=1)
        yield
        for device in self.players:
            device.page.unroute(ACTIONS)

    def notice_the_failure(self, mover: Device) -> None:
        """See that every device says what it knows while nobody answers."""
        expect(mover.page.get_by_text("Server not reached, trying again")).to_be_visible()
        for device in self.devices:
            expect(device.page.get_by_text("Reconnecting")).to_be_visible()

    def recover(self) -> Json:
        """Start the server again and let the devices find it; answers the frame they show."""
        self.server.start()
        for device in self.devices:
            expect(device.page.get_by_text("Reconnecting")).to_have_count(0)
            expect(device.page.get_by_text("Server not reached")).to_have_count(0)
            expect(device.page.get_by_role("alert")).to_have_count(0)
            device.excuse(NO_ANSWER)
        return self.agree()

    def history(self) -> list[Json]:
        """Every frame from the start of the match on."""
        return [frame for frame in history(self.server.url, self.id) if frame["view"]]

    def reckoning(self, device: Device) -> list[tuple[int, int]]:
        """Seat and wealth of each row of the result, as a device shows it."""
        rows = device.page.get_by_role("table", name="Final wealth").get_by_role("row").all()
        own = self.seat_of(device)
        found = []
        for row in rows[1:]:
            name = row.get_by_role("rowheader").locator("span").last.inner_text()
            seat = own if name == "You" and own is not None else self.names.index(name)
            found.append((seat, number(row.get_by_role("cell").last.inner_text())))
        return found


def acknowledged(response: Response) -> Json:
    """The frame that an accepted action is answered with."""
    assert response.ok, response.text()
    frame: Json = response.json()
    return frame
