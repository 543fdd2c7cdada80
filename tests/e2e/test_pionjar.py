"""Pionjär on phones: a whole match, decisions one by one, and screens that shut nobody out."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import violations
from tests.e2e.browser import POLL_MS, SIZES, WAIT_MS_MAX, Device, Shape, eventually
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import Guest, Json, spectate
from tests.e2e.pioneers import Pioneers, brought_to, events_of
from tests.e2e.position import number
from tests.e2e.server import ServerProcess
from tests.e2e.test_every_screen import TAP_MIN

DECISIONS_MAX: Final = 300
STEPS_OF_A_VISIT_MAX: Final = 6
BOTS: Final = 4
FOCUSED: Final = "document.activeElement !== document.body"


@pytest.fixture
def guests(shared_server: ServerProcess) -> Iterator[list[Guest]]:
    """Two people who are signed in."""
    found = [Guest(shared_server.url, name) for name in ("Ada", "Ben")]
    yield found
    for guest in found:
        guest.close()


@pytest.fixture
def phone_of(devices: NewDevice, shared_server: ServerProcess) -> Callable[[Guest, str], Device]:
    """Opens a table on a phone of somebody's."""

    def opened(guest: Guest, match: str) -> Device:
        device = devices("phone")
        guest.sit_down_at(device.context)
        device.page.goto(f"{shared_server.url}/t/{match}")
        expect(sheet(device)).to_be_visible()
        return device

    return opened


def sheet(device: Device) -> Locator:
    """The part of the screen where decisions are made."""
    return device.page.get_by_role("region", name="Decision")


def red(device: Device) -> Locator:
    """The likely button."""
    return sheet(device).locator("button.red")


def question(device: Device) -> str:
    """What the sheet says."""
    return sheet(device).get_by_role("heading").first.inner_text()


# A whole match


def test_two_phones_play_to_december_1859(
    shared_server: ServerProcess,
    guests: list[Guest],
    phone_of: Callable[[Guest, str], Device],
) -> None:
    match = Pioneers(guests)
    phones = [phone_of(guest, match.id) for guest in guests]
    for _ in range(DECISIONS_MAX):
        frame = spectate(shared_server.url, match.id)["frame"]
        for phone in phones:
            eventually(phone.page, partial(cash_on, phone), cash_in(frame["view"]))
        if frame["pending"]["finished"]:
            break
        decide(shared_server.url, match.id, phones, frame)

    result = spectate(shared_server.url, match.id)["table"]["result"]
    for seat, phone in enumerate(phones):
        phone.press_button("See the result")
        table = phone.page.get_by_role("table", name="Capital")
        rows = table.get_by_role("row").filter(has=phone.page.get_by_role("rowheader"))
        assert [number(row.get_by_role("cell").last.inner_text()) for row in rows.all()] == sorted(
            result["scores"], reverse=True
        )
        won = phone.page.get_by_role("heading", level=1).inner_text().startswith("You")
        assert won == (seat in result["winners"])


def cash_on(device: Device) -> list[int]:
    """Everybody's cash as a phone shows it."""
    seats = device.page.get_by_role("list", name="Pioneers").get_by_role("listitem")
    return [number(text) for text in seats.locator("b").all_inner_texts()]


def cash_in(view: Json) -> list[int]:
    """Everybody's cash as the server tells it."""
    return [seat["cash"] for seat in view["seats"]]


def decide(url: str, match: str, phones: list[Device], frame: Json) -> None:
    """Whoever is asked presses the likely button of each step; bids once, then passes."""
    [awaited] = frame["pending"]["awaits"]
    phone = phones[awaited["seat"]]
    if awaited["ask"] == "bid" and frame["view"]["auction"]["bid"] is not None:
        phone.press(sheet(phone).get_by_role("button", name="Pass"))
        await_news(url, match, phone, frame["version"], None)
        return
    for _ in range(STEPS_OF_A_VISIT_MAX):
        # The phone may not have heard yet that it is asked.
        expect(red(phone)).to_be_visible()
        asked = question(phone)
        phone.press(red(phone))
        if await_news(url, match, phone, frame["version"], asked):
            return
    raise AssertionError(f"no decision came of {awaited['ask']}")


def await_news(url: str, match: str, phone: Device, version: int, asked: str | None) -> bool:
    """Wait for what a press brings: an action at the server (true), or the next step (false)."""

    def acted() -> bool:
        return bool(spectate(url, match)["frame"]["version"] > version)

    for _ in range(WAIT_MS_MAX // POLL_MS):
        if acted():
            return True
        if asked is not None and red(phone).count() > 0 and question(phone) != asked:
            # Another question is the next step, unless the action has come in between.
            return acted()
        phone.page.wait_for_timeout(POLL_MS)
    raise AssertionError(f"nothing came of {asked or 'passing'}")


# Decisions one by one


def test_a_bid_is_kept_while_another_seat_seals_its_own(
    guests: list[Guest], phone_of: Callable[[Guest, str], Device]
) -> None:
    match = brought_to(guests, both_are_asked, {"auction": "sealed"})
    ada, ben = (phone_of(guest, match.id) for guest in guests)
    amount = ada.page.get_by_role("textbox", name="Amount")
    ada.press(sheet(ada).get_by_role("button", name="More"))
    chosen = amount.input_value()
    ben.press(red(ben))

    expect(sheet(ben).get_by_text(re.compile(r"Your bid of [\d,]+ is sealed\."))).to_be_visible()
    expect(ada.page.get_by_role("img", name="Bid sealed")).to_be_visible()
    assert amount.input_value() == chosen
    ada.press(red(ada))
    eventually(ada.page, lambda: sealed(guests[0], match.id)[-1:], [number(chosen)])


def both_are_asked(match: Pioneers) -> bool:
    """Whether a sealed lot waits for everybody."""
    return len(match.frame["pending"]["awaits"]) == len(match.guests)


def sealed(guest: Guest, match: str) -> list[int]:
    """The sealed bids that a guest may know of, which are the guest's own."""
    frames = guest.read(f"/matches/{match}/frames?after=0")["frames"]
    return [
        event["amount"]
        for frame in frames
        for event in frame["events"]
        if event["type"] == "pionjar.bid_sealed"
    ]


def test_an_exact_bid_can_be_typed(
    shared_server: ServerProcess,
    guests: list[Guest],
    phone_of: Callable[[Guest, str], Device],
) -> None:
    match = brought_to(guests, lambda found: found.asked("bid") is not None)
    mover = match.asked("bid")
    assert mover is not None
    phone = phone_of(mover, match.id)
    amount = phone.page.get_by_role("textbox", name="Amount")
    lowest = number(amount.input_value())
    amount.fill(str(lowest + 130))
    expect(sheet(phone).get_by_role("button", name=f"Bid {lowest + 100:,}")).to_be_visible()
    phone.press(red(phone))

    eventually(
        phone.page,
        lambda: bids(shared_server.url, match.id)[-1:],
        [lowest + 100],
    )


def bids(url: str, match: str) -> list[int]:
    """All open bids so far."""
    return [one["amount"] for one in events_of(url, match) if one["type"] == "pionjar.bid_made"]


def test_a_visit_is_told_whole_before_it_is_done(
    shared_server: ServerProcess,
    guests: list[Guest],
    phone_of: Callable[[Guest, str], Device],
) -> None:
    match = brought_to(guests, lambda found: found.asked("visit") is not None)
    mover = match.asked("visit")
    assert mover is not None
    phone = phone_of(mover, match.id)
    done = sheet(phone).get_by_role("button", name="Do all this")
    red(phone).focus()
    for _ in range(STEPS_OF_A_VISIT_MAX):
        if done.count() > 0:
            break
        asked = question(phone)
        phone.press(red(phone))
        expect(sheet(phone).get_by_role("heading").first).not_to_have_text(asked)
        expect(sheet(phone).get_by_role("button").first).to_be_visible()
        assert phone.page.evaluate(FOCUSED)
    expect(sheet(phone).get_by_text("Then the trails")).to_be_visible()
    phone.press(done)

    eventually(
        phone.page,
        lambda: [
            one["seat"]
            for one in events_of(shared_server.url, match.id)
            if one["type"] == "pionjar.trail_entered"
        ][-1:],
        [guests.index(mover)],
    )


def test_a_claim_is_lost_to_an_earlier_arrival(
    guests: list[Guest], phone_of: Callable[[Guest, str], Device]
) -> None:
    match = brought_to(guests, lambda found: found.happened("turned_back"))
    late = next(e["seat"] for e in match.frame["events"] if e["type"] == "pionjar.turned_back")
    phone = phone_of(guests[late], match.id)
    phone.press_button("Log and more")

    told = phone.page.get_by_text(re.compile("You are too late for .+: Ada|Ben was there first"))
    expect(told.first).to_be_visible()


def test_six_seats_four_of_them_bots(
    shared_server: ServerProcess,
    guests: list[Guest],
    phone_of: Callable[[Guest, str], Device],
) -> None:
    match = Pioneers(guests, bots=BOTS)
    phone = phone_of(guests[0], match.id)
    seats = phone.page.get_by_role("list", name="Pioneers").get_by_role("listitem")
    expect(seats).to_have_count(2 + BOTS)
    assert sideways(phone.page) == 0
    phone.press(seats.nth(5).get_by_role("button"))
    ledger = phone.page.get_by_role("dialog", name="Land and goods")
    expect(ledger.get_by_role("heading", level=3).first).to_be_visible()
    assert violations(phone.page) == []
    phone.press(ledger.get_by_role("button", name="Close"))

    for _ in range(WAIT_MS_MAX // POLL_MS):
        match.look()
        if match.over:
            break
        if not match.step():
            phone.page.wait_for_timeout(POLL_MS)
    assert match.over
    expect(sheet(phone).get_by_role("button", name="See the result")).to_be_visible()


# Every screen


class Screen(NamedTuple):
    """A point of a match, for whom of the guests, and what stands on the sheet."""

    found: Callable[[Pioneers], bool]
    viewer: Callable[[Pioneers], int]
    heading: str
    options: Json


def asks(ask: str, heading: str, options: Json | None = None) -> Screen:
    """The screen of whoever is asked this."""

    def viewer(match: Pioneers) -> int:
        mover = match.asked(ask)
        assert mover is not None
        return match.guests.index(mover)

    return Screen(lambda match: match.asked(ask) is not None, viewer, heading, options or {})


def prisoner(match: Pioneers) -> int:
    """A seat in prison that is not asked; -1 where there is none."""
    awaited = {one["seat"] for one in match.frame["pending"]["awaits"]}
    return next(
        (
            seat
            for seat, one in enumerate(match.view["seats"])
            if one["free_from"] is not None and seat not in awaited and awaited
        ),
        -1,
    )


BY_HAND: Final[Json] = {"automatic_moves": False}
SCREENS: Final = {
    "road": asks("branch", "Which road from Missouri"),
    "ring": asks("depart", "Ride, or take the trails"),
    "move": asks("move", "Your move", BY_HAND),
    "claim": asks("equip", "cards"),
    "trail": asks("trail", "The fork"),
    "visit": asks("visit", r"\?"),
    "saloon": asks("wager", "The saloon"),
    "auction-open": asks("bid", "Auction"),
    "auction-sealed": asks("bid", "Auction", {"auction": "sealed"}),
    "raider": asks("raider", "Where shall the raider stand"),
    "prison": Screen(lambda match: prisoner(match) >= 0, prisoner, "Waiting for", {}),
    "end": Screen(lambda match: match.over, lambda _: 0, r"wins? by|share", {}),
}
Scheme = Literal["light", "dark"]
LOOKED_AT: Final[list[tuple[str, Shape, Scheme]]] = [
    *((name, "phone", "light") for name in SCREENS),
    ("ring", "desk", "light"),
    ("auction-open", "desk", "dark"),
    *((name, "phone", "dark") for name in ("road", "saloon", "prison")),
]


@pytest.mark.parametrize(("name", "shape", "scheme"), LOOKED_AT)
def test_a_screen_shuts_nobody_out(
    name: str,
    shape: Shape,
    scheme: Scheme,
    devices: NewDevice,
    shared_server: ServerProcess,
    guests: list[Guest],
    pictures: Path | None,
) -> None:
    screen = SCREENS[name]
    match = brought_to(guests, screen.found, screen.options)
    device = devices(shape)
    device.page.emulate_media(color_scheme=scheme)
    guests[screen.viewer(match)].sit_down_at(device.context)
    device.page.goto(f"{shared_server.url}/t/{match.id}")
    heading = device.page.get_by_role("heading", name=re.compile(screen.heading))
    expect(heading.first).to_be_visible()
    device.page.evaluate("document.fonts.ready")
    if pictures is not None:
        device.page.screenshot(path=pictures / f"pionjar-{name}-{shape}-{scheme}.png")

    assert sideways(device.page) == 0
    assert violations(device.page) == []
    if match.over:
        assert sideways(device.page, ".box:has(> .res)") == 0
    elif shape == "phone":
        assert out_of_reach(device.page) == []


def sideways(page: Page, of: str = "html") -> int:
    """How far the page, or a part of it, can be pushed sideways."""
    part = page.locator(of).first
    excess: int = part.evaluate("(part) => part.scrollWidth - part.clientWidth")
    return excess


def out_of_reach(page: Page) -> list[str]:
    """Buttons of the decision that are too small, or not seen without scrolling."""
    size = SIZES["phone"]
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size["height"]
    missed = []
    for button in page.get_by_role("region", name="Decision").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        if box["height"] < TAP_MIN or box["y"] + box["height"] > size["height"]:
            missed.append(f"{button.inner_text()}: {box}")
    return missed


@pytest.mark.parametrize("path", ["/new", "/rules/pionjar"])
def test_table_and_rules_shut_nobody_out(
    path: str,
    devices: NewDevice,
    shared_server: ServerProcess,
    guests: list[Guest],
    pictures: Path | None,
) -> None:
    device = devices("phone")
    guests[0].sit_down_at(device.context)
    device.page.goto(shared_server.url + path)
    if path == "/new":
        device.page.get_by_role("radio", name="Pionjär").check()
        expect(device.page.get_by_role("radio", name="Sealed")).to_be_visible()
    else:
        expect(device.page.get_by_role("heading", name="How Pionjär is played")).to_be_visible()
        expect(device.page.locator(".chapter").first).to_be_visible()
    if pictures is not None:
        name = path.strip("/").replace("/", "-")
        device.page.screenshot(path=pictures / f"pionjar-{name}.png", full_page=True)

    assert sideways(device.page) == 0
    assert violations(device.page) == []


LANGUAGES: Final = ("en", "de", "sv", "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_in_every_language(
    language: str,
    devices: NewDevice,
    shared_server: ServerProcess,
    guests: list[Guest],
    pictures: Path | None,
) -> None:
    match = brought_to(guests, lambda found: found.asked("wager") is not None)
    mover = match.asked("wager")
    assert mover is not None
    device = devices("phone")
    mover.sit_down_at(device.context)
    device.context.add_init_script(
        f"""if (location.protocol.startsWith("http")) {{
          localStorage.setItem("chuckwagon.language", "{language}");
        }}"""
    )
    device.page.goto(f"{shared_server.url}/t/{match.id}")
    expect(device.page.locator(".odds")).to_be_visible()
    device.page.evaluate("document.fonts.ready")
    if pictures is not None:
        device.page.screenshot(path=pictures / f"pionjar-saloon-{language}.png")

    assert device.page.locator("html").get_attribute("lang") == language
    assert sideways(device.page) == 0
    assert (
        device.page.evaluate("document.scrollingElement.scrollHeight") <= SIZES["phone"]["height"]
    )
    assert cut_off(device.page) == []


def cut_off(page: Page) -> list[str]:
    """Buttons and headings of the sheet whose words do not fit."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".sheet button, .sheet h2, .odds li")]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent)"""
    )
    return found
