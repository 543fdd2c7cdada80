"""One player's phone through a hundred sessions of bad luck: every decision lands once."""

import random
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.browser import WAIT_MS_MAX, Device, eventually
from tests.e2e.conftest import NewDevice, serving
from tests.e2e.guests import Guest, Played
from tests.e2e.match_in_browser import DECISIONS
from tests.e2e.server import ServerProcess
from tests.sizes import sized

SESSIONS: Final = sized(100, 5_000)
ACTIONS: Final = "**/api/v1/matches/*/actions"
STEPS_MAX: Final = 2_000

# The faults, and how often each is drawn.
LUCK: Final = {
    "none": 2,
    "offline": 3,
    "offline_and_reloaded": 3,
    "offline_and_closed": 3,
    "two_tabs": 3,
    "lost_request": 3,
    "lost_answer": 3,
    "server_down": 2,
    "new_edition": 1,
}


class Session:
    """A phone at a match, the other seat played over the API."""

    def __init__(self, server: ServerProcess, edition: Path, phone: Device, seed: int) -> None:
        """Both sit down."""
        self.server = server
        self.edition = edition
        self.phone = phone
        self.page = phone.page
        self.chance = random.Random(seed)
        self.guests = [Guest(server.url, name) for name in ("Ada", "Bo")]
        self.guests[0].sit_down_at(phone.context)
        self.match = Played(self.guests)
        self.page.goto(self.address)
        self.page.evaluate("navigator.serviceWorker.ready")
        self.page.reload()

    @property
    def address(self) -> str:
        """Where the match is."""
        return f"{self.server.url}/t/{self.match.id}"

    def close(self) -> None:
        """Go home."""
        for guest in self.guests:
            guest.close()

    def run(self, luck: str) -> None:
        """Bring Ada to a decision, let her make it in bad luck, and see that it counts once."""
        self._until_asked()
        before = self.match.frame["version"]
        getattr(self, luck)()
        eventually(self.page, lambda: self._acted(before), 1)
        expect(self.page.get_by_role("link", name=re.compile("not sent"))).to_have_count(0)
        assert self._acted(before) == 1

    def _until_asked(self) -> None:
        self.match.look()
        for _ in range(STEPS_MAX):
            if self.match.over:
                self.match = Played(self.guests)
                self.page.goto(self.address)
            if self.match.awaited["seat"] == 0:
                return
            self.match.step()
        raise AssertionError("Ada is never asked")

    def _acted(self, version: int) -> int:
        """How many actions count since a version."""
        path = f"/matches/{self.match.id}/frames?after={version}"
        return len(self.guests[0].read(path)["frames"])

    def _button(self, page: Page) -> Locator:
        likely, _, _ = DECISIONS[self.match.awaited["ask"]]
        sheet = page.get_by_role("region", name="Decision")
        return sheet.get_by_role("button", name=re.compile(likely)).first

    def decide(self, page: Page | None = None) -> None:
        """Press the likely button."""
        self.phone.press(self._button(page or self.page))

    def none(self) -> None:
        """Nothing goes wrong."""
        self.decide()

    @contextmanager
    def _offline(self) -> Iterator[None]:
        expect(self._button(self.page)).to_be_enabled(timeout=WAIT_MS_MAX)
        self.phone.context.set_offline(offline=True)
        yield
        self.phone.context.set_offline(offline=False)

    def offline(self) -> None:
        """The network is away while Ada decides."""
        with self._offline():
            self.decide()
            self._queued(self.page)

    def _queued(self, page: Page) -> None:
        expect(page.get_by_role("link", name="Outbox: 1 not sent").first).to_be_attached()

    def offline_and_reloaded(self) -> None:
        """And she loads the page anew before it is back."""
        with self._offline():
            self.decide()
            self._queued(self.page)
            self.page.reload()
            self._queued(self.page)

    def offline_and_closed(self) -> None:
        """And she closes the page, and opens it when the network is back."""
        with self._offline():
            self.decide()
            self._queued(self.page)
            self._another_page()
        self.page.goto(self.address)

    def _another_page(self) -> None:
        page = self.phone.context.new_page()
        self.page.close()
        self.page = page

    def two_tabs(self) -> None:
        """And she has decided in two tabs at once, as far as the second lets her."""
        other = self.phone.context.new_page()
        other.goto(self.address)
        expect(self._button(other)).to_be_enabled(timeout=WAIT_MS_MAX)
        with self._offline():
            for page in (self.page, other):
                page.evaluate(
                    "document.querySelectorAll('.sheet .btn.red').forEach((red) => red.click())"
                )
            self._queued(other)
        expect(other.get_by_role("link", name=re.compile("not sent"))).to_have_count(0)
        other.close()

    def lost_request(self) -> None:
        """The request never arrives."""
        self.page.route(ACTIONS, lambda route: route.abort(), times=1)
        self.decide()

    def lost_answer(self) -> None:
        """The request arrives and its answer does not."""

        def lose(route: Route) -> None:
            route.fetch()
            route.abort()

        self.page.route(ACTIONS, lose, times=1)
        self.decide()

    def server_down(self) -> None:
        """The server dies, and comes back."""
        expect(self._button(self.page)).to_be_enabled(timeout=WAIT_MS_MAX)
        self.server.kill()
        self.decide()
        self._queued(self.page)
        self.server.start()

    def new_edition(self) -> None:
        """The app is renewed while the decision waits."""
        expect(self._button(self.page)).to_be_enabled(timeout=WAIT_MS_MAX)
        with (self.edition / "sw.js").open("a") as script:
            script.write(f"\n// edition {self.chance.random()}")
        self.page.route(ACTIONS, lambda route: route.abort())
        self.decide()
        with self.page.expect_navigation():
            self.page.evaluate(
                "navigator.serviceWorker.getRegistration().then(async (known) => {"
                " await known.update();"
                " while (!known.waiting) { await new Promise((go) => setTimeout(go, 20)); }"
                " known.waiting.postMessage('skip waiting'); })"
            )
        self.page.unroute(ACTIONS)


def test_every_decision_lands_once(web_app: Path, tmp_path: Path, devices: NewDevice) -> None:
    edition = tmp_path / "edition"
    shutil.copytree(web_app, edition)
    seed = random.randrange(1_000_000)
    with serving(tmp_path, edition) as server:
        phone = devices("phone")
        session = Session(server, edition, phone, seed)
        fates = session.chance.choices(list(LUCK), list(LUCK.values()), k=SESSIONS)
        for at, luck in enumerate(fates):
            try:
                session.run(luck)
            except AssertionError as error:
                error.add_note(f"seed {seed}, session {at}: {luck}; before: {fates[:at][-3:]}")
                raise
        # Everything that the phone complains of has been brought about on purpose.
        phone.complaints.clear()
        session.close()
