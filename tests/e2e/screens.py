"""Every screen of the app: who looks at it, how one gets there, and what shows that it is there."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page, Route, expect

from tests.e2e.browser import NO_ANSWER, Device
from tests.e2e.rows import fill
from tests.e2e.scenes import Scene, Scenes

NOWHERE: Final = "00000000-0000-4000-8000-000000000000"
ACTIONS: Final = "**/api/v1/matches/*/actions"
# In the log: what happened before all else.
FIRST: Final = "for the first turn"

Step = Callable[[Device, Scenes], None]


class Screen(NamedTuple):
    """How to get to a screen, and what shows that it is there.

    `heading` is one of its headings and `last` the last of its words to come, both in English.
    A still screen is one that is played on without scrolling. `before` happens in the browser
    before the address is opened, `then` afterwards: both get along without words.
    """

    scene: Callable[[Scenes], Scene]
    heading: str
    still: bool = False
    last: str | None = None
    before: Step | None = None
    then: Step | None = None


def at(path: str, *, guest: bool = False) -> Callable[[Scenes], Scene]:
    """A newcomer at an address, or a guest."""
    return lambda scenes: Scene(path, scenes.guests[0] if guest else None)


def table(question: str) -> Callable[[Scenes], Scene]:
    """The table of the seat that is asked something."""
    return lambda scenes: scenes.asked(question)


def _make_a_code(device: Device, scenes: Scenes) -> None:
    device.press(device.page.get_by_role("main").get_by_role("button").first)
    expect(device.page.locator("main .code").first).to_be_visible()


def _open_dialog(opener: str) -> Step:
    def step(device: Device, scenes: Scenes) -> None:
        device.press(device.page.locator(opener).last)
        expect(device.page.get_by_role("dialog")).to_be_visible()

    return step


def _empty_lists(device: Device, scenes: Scenes) -> None:
    device.context.route(
        re.compile(r"/api/v1/matches\?"),
        lambda route: route.fulfill(json={"items": [], "next": None}),
    )


def _silent_server(device: Device, scenes: Scenes) -> None:
    device.context.route(re.compile(r"/api/"), lambda route: route.abort())
    device.excuse(NO_ANSWER)


def _missing_part(device: Device, scenes: Scenes) -> None:
    device.context.route(re.compile(r"/assets/rules-[^/]*\.js"), lambda route: route.abort())
    device.excuse(NO_ANSWER)


def _decisions_in_every_state(device: Device, scenes: Scenes) -> None:
    """One is sent and not answered for as long as the page is looked at."""
    unanswered: list[Route] = []

    # A method of a list cannot be a handler: Playwright marks handlers.
    def keep(route: Route) -> None:
        unanswered.append(route)

    device.context.route(ACTIONS, keep)
    device.excuse(NO_ANSWER)
    device.page.goto(f"{scenes.url}/settings")
    expect(device.page.locator("h1").first).to_be_attached()
    fill(device.page, scenes.guests[0], scenes.four)


SCREENS: Final = {
    "home-empty": Screen(at("/"), "Buy land"),
    "home-filled": Screen(Scenes.home, "Your turn"),
    "home-invited": Screen(lambda scenes: Scene("/", scenes.invited), "Invitations"),
    "tables": Screen(lambda scenes: scenes.home()._replace(path="/tables"), "Tables"),
    "tables-empty": Screen(at("/tables"), "Quiet out here", before=_empty_lists),
    "new-table": Screen(at("/new"), "New table"),
    "invitation": Screen(Scenes.invitation, "A seat is kept for you"),
    "no-such-invitation": Screen(at("/j/NO-SUCH"), "No table under that code"),
    "lobby": Screen(Scenes.laid, "Friday herd"),
    "lobby-guest": Screen(lambda scenes: scenes.laid(1), "Friday herd"),
    "lobby-visitor": Screen(lambda scenes: scenes.laid(None), "Friday herd"),
    "table-roll": Screen(table("roll"), "Your turn", still=True, last=FIRST),
    "table-way": Screen(table("way"), "Which way", still=True, last=FIRST),
    "table-buy": Screen(table("buy"), "It is for sale", still=True, last=FIRST),
    "table-drive": Screen(table("drive"), "Drive your herd", still=True, last=FIRST),
    "table-steal": Screen(table("steal"), "You landed at", still=True, last=FIRST),
    "table-theft": Screen(Scenes.robbed, "Your turn|Catch or pass", still=True, last=FIRST),
    "table-waiting": Screen(Scenes.waiting, "Waiting for", still=True, last=FIRST),
    "table-watching": Screen(Scenes.watching, "Waiting for", still=True, last=FIRST),
    "table-menu": Screen(Scenes.waiting, "Log", then=_open_dialog(".table-bar button")),
    "summary": Screen(Scenes.over, r"wins? by|share", last="Round by round"),
    "summary-rematch": Screen(Scenes.over_again, r"wins? by|share", last="Round by round"),
    "replay": Screen(Scenes.replayed, "The long way home", still=True),
    "replay-share": Screen(Scenes.replayed, "Share", then=_open_dialog(".eyes button")),
    "rules": Screen(at("/rules"), "How Rancher is played", last="Try it on a board"),
    "outbox": Screen(
        at("/outbox", guest=True), "Needs you", last="You saw", before=_decisions_in_every_state
    ),
    "outbox-empty": Screen(at("/outbox", guest=True), "Everything is sent"),
    "settings": Screen(at("/settings", guest=True), "Settings"),
    "move": Screen(at("/move", guest=True), "another phone", then=_make_a_code),
    "erase": Screen(at("/erase", guest=True), "Erase Ada for good"),
    "erase-nobody": Screen(at("/erase"), "Nobody to erase"),
    "nowhere": Screen(at("/nowhere"), "Nothing grows here"),
    "no-such-table": Screen(at(f"/t/{NOWHERE}"), "That table is not here"),
    "closed-table": Screen(lambda scenes: scenes.closed, "This table is closed"),
    "silent-server": Screen(at(f"/t/{NOWHERE}"), "does not answer", before=_silent_server),
    "missing-part": Screen(at("/rules"), "did not arrive", before=_missing_part),
}


def visit(device: Device, scenes: Scenes, name: str) -> Page:
    """Open a screen, and wait until it is drawn."""
    screen, page = SCREENS[name], device.page
    device.excuse(r"status of 40[34] .*/(matches|invites)/")
    scene = screen.scene(scenes)
    if scene.guest is not None:
        scene.guest.sit_down_at(device.context)
    if screen.before is not None:
        screen.before(device, scenes)
    page.goto(scenes.url + scene.path)
    if screen.still:
        expect(page.locator(".rancher-board svg").first).to_be_visible()
    expect(page.get_by_role("main").first).to_be_visible()
    expect(page.locator("h1, h2").first).to_be_attached()
    if screen.then is not None:
        screen.then(device, scenes)
    page.evaluate("document.fonts.ready")
    return page


def visit_in_english(device: Device, scenes: Scenes, name: str) -> Page:
    """The same, and see that its words are there, the last of them too."""
    page, screen = visit(device, scenes, name), SCREENS[name]
    heading = page.get_by_role("heading", name=re.compile(screen.heading))
    expect(heading.first).to_be_visible()
    if screen.last is not None:
        expect(page.get_by_text(screen.last).first).to_be_attached()
    return page
