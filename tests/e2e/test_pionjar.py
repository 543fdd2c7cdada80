"""Pionjär on phones: a whole match, decisions one by one, and screens that shut nobody out."""

import re
import time
from collections import Counter
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
from tests.e2e.pioneers import Pioneers, brought_to, events_of, sown
from tests.e2e.position import number
from tests.e2e.server import ServerProcess
from tests.e2e.test_every_screen import TAP_MIN

DECISIONS_MAX: Final = 300
STEPS_OF_A_VISIT_MAX: Final = 6
BOTS: Final = 4
LOW: Final = 480  # px, where a phone shows less
NARROW_DESK: Final = 1100  # px, with room on one side of the board only
STEPS_TO_CLAIM: Final = 29
# Of 6,000 seeds that with the fewest presses in which the likely buttons lead to all of these.
EVENTFUL: Final = 5980
MET: Final = ("turned_back", "auction_began", "lot_sold", "saloon_rolled", "match_ended")
OFFERS: Final = (
    "Buy the land?",
    "How many harvest cards?",
    "How many timber cards?",
    "Buy the trading post?",
    "Take the trails from here?",
)
BY_HAND: Final[Json] = {"automatic_moves": False}
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
    match = Pioneers(guests, command=sown(shared_server, guests[0], EVENTFUL))
    phones = [phone_of(guest, match.id) for guest in guests]
    asked: list[list[str]] = []
    for _ in range(DECISIONS_MAX):
        frame = spectate(shared_server.url, match.id)["frame"]
        for phone in phones:
            eventually(phone.page, partial(cash_on, phone), cash_in(frame["view"]))
        if frame["pending"]["finished"]:
            break
        asked.append(decide(shared_server.url, match.id, phones, frame))

    # So that the match shows all this, its seed was looked for: another is needed where the rules,
    # or what the sheet proposes, have changed.
    met = {event["type"] for event in events_of(shared_server.url, match.id)}
    assert {f"pionjar.{event}" for event in MET} <= met
    assert [*OFFERS, "All in one go:"] in asked

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


def decide(url: str, match: str, phones: list[Device], frame: Json) -> list[str]:
    """Whoever is asked presses the likely button of each step; bids once, then passes.

    Answers what was asked, step by step.
    """
    [awaited] = frame["pending"]["awaits"]
    phone = phones[awaited["seat"]]
    if awaited["ask"] == "bid" and frame["view"]["auction"]["bid"] is not None:
        phone.press(sheet(phone).get_by_role("button", name="Pass"))
        await_news(url, match, phone, frame["version"], None)
        return []
    steps = []
    for _ in range(STEPS_OF_A_VISIT_MAX):
        # The phone may not have heard yet that it is asked.
        expect(red(phone)).to_be_visible()
        steps.append(question(phone))
        phone.press(red(phone))
        if await_news(url, match, phone, frame["version"], steps[-1]):
            return steps
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
    expect(amount).to_have_accessible_description(re.compile(f"it is {lowest + 100:,}"))
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


def everything_is_offered(match: Pioneers) -> bool:
    """Whether whoever visits can have the land, cards, the trading post and the trails."""
    offer = match.preview("visit")
    mover = match.asked("visit")
    if mover is None or offer.get("land") is None or offer["trading_post"] is None:
        return False
    cash: int = match.view["seats"][match.guests.index(mover)]["cash"]
    return cash >= int(offer["land"]) and int(offer["harvest"]) > 0 and int(offer["timber"]) > 0


def test_a_visit_asks_for_land_cards_trading_post_and_trails(
    shared_server: ServerProcess,
    guests: list[Guest],
    phone_of: Callable[[Guest, str], Device],
) -> None:
    match = brought_to(guests, everything_is_offered, {"last_year": 1862})
    mover = match.asked("visit")
    assert mover is not None
    phone = phone_of(mover, match.id)
    expect(sheet(phone).get_by_role("heading", name="Buy the land?")).to_be_visible()
    phone.press(sheet(phone).get_by_role("button", name="Not now"))
    for goods in ("harvest", "timber"):
        expect(sheet(phone).get_by_role("heading", name=f"How many {goods} cards?")).to_be_visible()
        less = sheet(phone).get_by_role("button", name="Less")
        while sheet(phone).get_by_text(f"no {goods} cards").count() == 0:
            phone.press(less)
        phone.press(sheet(phone).get_by_role("button", name="Next"))
    expect(sheet(phone).get_by_role("heading", name="Buy the trading post?")).to_be_visible()
    phone.press(sheet(phone).get_by_role("button", name="Buy"))
    expect(sheet(phone).get_by_role("heading", name="Take the trails from here?")).to_be_visible()
    phone.press(sheet(phone).get_by_role("button", name="Take the trails"))
    rows = sheet(phone).get_by_role("listitem")
    expect(rows).to_have_text([re.compile("The trading post.*7,000"), "Then the trails"])
    phone.press(sheet(phone).get_by_role("button", name="Do all this"))

    expect(phone.page.get_by_role("img", name="Trading post")).to_be_visible()
    seat = guests.index(mover)
    done = [
        event["type"]
        for event in events_of(shared_server.url, match.id)
        if event.get("seat") == seat and event["type"] in BOUGHT
    ]
    assert done[-2:] == ["pionjar.trading_post_bought", "pionjar.trail_entered"]


BOUGHT: Final = {
    "pionjar.land_bought",
    "pionjar.equipped",
    "pionjar.trading_post_bought",
    "pionjar.trail_entered",
}


def test_a_claim_is_lost_to_an_earlier_arrival(
    guests: list[Guest], phone_of: Callable[[Guest, str], Device]
) -> None:
    match = brought_to(guests, both_are_near_a_claim, BY_HAND)
    mover = match.asked("move")
    assert mover is not None
    first = guests.index(mover)
    names = [guest.name for guest in guests]
    phones = [phone_of(guest, match.id) for guest in guests]
    roll(phones[first])
    expect(sheet(phones[first]).get_by_role("heading", name="harvest cards?")).to_be_visible()
    late = phones[1 - first]
    told = f"You are too late for .+: {names[first]} was there first. Back to Missouri."
    expect(sheet(late).get_by_text(re.compile(told))).to_be_visible()

    phones[first].press(sheet(phones[first]).get_by_role("button", name="Buy nothing"))
    roll(late)
    expect(sheet(late).get_by_role("heading", name="Which road from Missouri?")).to_be_visible()
    expect(sheet(late).get_by_text(re.compile(told))).to_be_visible()


def both_are_near_a_claim(match: Pioneers) -> bool:
    """Whether the mover is a step from a claim that the other, too, is on the way to."""
    mover = match.asked("move")
    if mover is None:
        return False
    here = match.view["seats"][match.guests.index(mover)]
    return (
        here["where"] == "road"
        and here["at"] == STEPS_TO_CLAIM - 1
        and all(seat["branch"] == here["branch"] for seat in match.view["seats"])
    )


def roll(device: Device) -> None:
    """Move by the die."""
    device.press(sheet(device).get_by_role("button", name="Roll the die"))


@pytest.mark.parametrize("auction", ["open", "sealed"])
def test_an_auction_is_played_to_its_last_lot_on_two_phones(
    auction: str,
    shared_server: ServerProcess,
    guests: list[Guest],
    phone_of: Callable[[Guest, str], Device],
) -> None:
    match = brought_to(guests, an_auction_of_several_lots, {"auction": auction})
    phones = [phone_of(guest, match.id) for guest in guests]
    for _ in range(DECISIONS_MAX):
        frame = spectate(shared_server.url, match.id)["frame"]
        up = frame["view"]["auction"]
        for seat, phone in enumerate(phones):
            names = [guest.name for guest in guests]
            names[seat] = "You"
            lots = phone.page.get_by_role("list", name="Lots").get_by_role("listitem")
            told = lots_told(up, events_of(shared_server.url, match.id), names)
            expect(lots).to_have_text(told)
            marked = phone.page.locator(".pionjar-strip > li[aria-current]")
            expect(marked).to_have_count(len(frame["pending"]["awaits"]))
        if up is None:
            return
        bid(shared_server.url, match.id, phones, frame)
    raise AssertionError("the auction did not end")


def an_auction_of_several_lots(match: Pioneers) -> bool:
    """Whether the first of several lots is up, and nobody has bid."""
    up = match.view["auction"]
    return bool(up) and up["lots"] > up["lot"] == 1 and not up["bid"] and not up["committed"]


def lots_told(auction: Json | None, events: list[Json], names: list[str]) -> list[str]:
    """What each lot's row should say; none once the auction is over."""
    if auction is None:
        return []
    began = max(at for at, one in enumerate(events) if one["type"] == "pionjar.auction_began")
    gone = [
        f"{names[one['seat']]} {one['price']:,}" if "price" in one else "no bid"
        for one in events[began:]
        if one["type"] in {"pionjar.lot_sold", "pionjar.lot_unsold"}
    ]
    still = ["open now", *["to come"] * auction["lots"]]
    rows = [*gone, *still][: auction["lots"]]
    return [f"Lot {at}{row}" for at, row in enumerate(rows, start=1)]


def bid(url: str, match: str, phones: list[Device], frame: Json) -> None:
    """Whoever is asked first bids the least, or passes where somebody else has bid."""
    seat = frame["pending"]["awaits"][0]["seat"]
    likely = "Pass" if frame["view"]["auction"]["bid"] is not None else re.compile("^(Bid|Seal)")
    phones[seat].press(sheet(phones[seat]).get_by_role("button", name=likely))
    eventually(
        phones[seat].page,
        lambda: spectate(url, match)["frame"]["version"] > frame["version"],
        wanted=True,
    )


def test_a_wager_is_played_on_the_bar_and_can_be_skipped(
    guests: list[Guest], phone_of: Callable[[Guest, str], Device]
) -> None:
    match = brought_to(guests, lambda found: found.asked("wager") is not None)
    mover = match.asked("wager")
    assert mover is not None
    phone = phone_of(mover, match.id)
    phone.page.emulate_media(reduced_motion="no-preference")
    phone.press(red(phone))
    wagers = phone.page.get_by_role("list", name="The last wagers").get_by_role("listitem")
    expect(wagers.filter(has_text="staked 500")).to_be_visible()
    phone.press_button("Skip")

    expect(phone.page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(sheet(phone).get_by_role("heading").first).to_be_visible()


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


def played_by_bots(host: Guest, seats: int) -> str:
    """A match to December 1859 that bots have played among themselves."""
    order = {"game": "pionjar", "options": {"last_year": 1859}, "seats": [{"kind": "bot"}] * seats}
    match = str(host.post("/matches", order)["table"]["id"])
    host.post(f"/matches/{match}/start")
    for _ in range(WAIT_MS_MAX // POLL_MS):
        if host.read(f"/matches/{match}")["frame"]["pending"]["finished"]:
            return match
        time.sleep(POLL_MS / 1000)
    raise AssertionError("the bots did not come to an end")


def test_a_replay_of_six_stops_at_every_turn_and_goes_from_mark_to_mark(
    devices: NewDevice, shared_server: ServerProcess, guests: list[Guest]
) -> None:
    match = played_by_bots(guests[0], 2 + BOTS)
    events = events_of(shared_server.url, match)
    told = Counter(event["type"] for event in events)
    phone = devices("phone")
    guests[0].sit_down_at(phone.context)
    page = phone.page
    page.goto(f"{shared_server.url}/t/{match}/replay")
    said = page.locator(".say")
    moment = page.get_by_role("slider", name="Moment of the match")
    expect(moment).to_be_visible()
    assert int(moment.get_attribute("max") or 0) >= told["pionjar.turn_began"]
    [first] = [one["seat"] for one in events if one["type"] == "pionjar.first_chosen"]
    marked = page.locator(".pionjar-strip > li")
    for turn in range(2 + BOTS):
        page.keyboard.press("ArrowRight")
        mover = marked.nth((first + turn) % (2 + BOTS))
        expect(mover).to_have_attribute("aria-current", "true")
    expect(page.locator(".table-bar .cap")).to_have_text(re.compile("round 1 · step 7 of"))

    for mark, event, sentence in (
        ("claim", "claimed", "claims "),
        ("auction", "auction_began", "Auction: "),
        ("arrest", "arrested", "is arrested"),
    ):
        n = told[f"pionjar.{event}"]
        go = page.get_by_role(
            "button", name=f"Next: {mark} ({n or 'none'}{' in all' if n else ''})"
        )
        expect(page.locator(f".scrub .tick.{mark}")).to_have_count(n)
        if n == 0:
            expect(go).to_be_disabled()
            continue
        phone.press(go)
        expect(said).to_contain_text(sentence)
    assert sideways(page) == 0
    assert page.evaluate("document.scrollingElement.scrollHeight") <= SIZES["phone"]["height"]
    assert violations(page) == []


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
    ("auction-sealed", "phone", "dark"),
    *((name, "phone", "dark") for name in ("road", "saloon", "prison")),
]


def test_whoever_sits_in_prison_can_see_the_arrest_again(
    guests: list[Guest], phone_of: Callable[[Guest, str], Device]
) -> None:
    match = brought_to(guests, lambda found: prisoner(found) >= 0)
    phone = phone_of(guests[prisoner(match)], match.id)
    phone.follow("Replay the arrest")

    # All that the frame brought: its headline may be of what came after.
    said = phone.page.locator(".replay > [aria-live]")
    expect(said).to_have_text(re.compile("You are arrested, out again in"))


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
        assert device.page.evaluate(OUT_OF_SIGHT) == []


def test_of_a_board_that_is_too_high_the_action_is_seen_and_a_drag_shows_the_rest(
    guests: list[Guest], phone_of: Callable[[Guest, str], Device]
) -> None:
    match = Pioneers(guests, BY_HAND)
    mover = match.asked("move")
    assert mover is not None
    page = phone_of(mover, match.id).page
    page.set_viewport_size({"width": SIZES["phone"]["width"], "height": LOW})
    eventually(page, lambda: page.evaluate(OUT_OF_SIGHT), [])
    middle = SIZES["phone"]["width"] / 2
    page.mouse.move(middle, LOW / 3)
    page.mouse.down()
    page.mouse.move(middle, LOW, steps=4)
    page.mouse.up()

    assert page.evaluate(OUT_OF_SIGHT) == [
        page.locator(".board .own").evaluate("(own) => own.outerHTML")
    ]


def test_a_wide_desk_has_land_and_prices_on_one_side_and_the_log_on_the_other(
    devices: NewDevice, shared_server: ServerProcess, guests: list[Guest]
) -> None:
    match = brought_to(guests, lambda found: found.asked("depart") is not None)
    mover = match.asked("depart")
    assert mover is not None
    device = devices("desk")
    mover.sit_down_at(device.context)
    page = device.page
    page.goto(f"{shared_server.url}/t/{match.id}")
    board, land, log = page.locator(".board"), page.locator(".side-land"), page.locator(".side-log")
    expect(land.get_by_role("heading", name="Prices 1858")).to_be_in_viewport(ratio=1)
    expect(land.locator(".year").last).to_be_in_viewport(ratio=1)
    expect(board).to_be_in_viewport(ratio=1)
    lefts = [
        one.evaluate("(one) => one.getBoundingClientRect().left") for one in (land, board, log)
    ]
    assert lefts == sorted(lefts)
    assert sideways(page) == 0

    page.set_viewport_size({"width": NARROW_DESK, "height": SIZES["desk"]["height"]})
    expect(land).to_have_count(0)
    expect(log.get_by_role("heading", name="Prices 1858")).to_be_attached()
    assert sideways(page) == 0


# A board is as wide as a phone, and where its sheet is tall what matters is seen of it: what is
# aimed at now by whoever is asked, else one's own piece.
OUT_OF_SIGHT: Final = """() => {
  const frame = document.querySelector(".board").getBoundingClientRect();
  const board = document.querySelector(".shifted")?.getBoundingClientRect();
  const asked = document.querySelector(".sheet button.red") !== null;
  const aims = document.querySelectorAll(".board .aim:not(.later):not(.aim-case)");
  const matters = asked && aims.length > 0 ? aims : document.querySelectorAll(".board .own");
  const unseen = [...matters].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < frame.top - 4 || bottom > frame.bottom + 4;
  });
  const narrow = board !== undefined && board.height < (frame.width * 7) / 6 - 1 ? ["narrow"] : [];
  return [...narrow, ...unseen.map((one) => one.outerHTML)];
}"""


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


@pytest.mark.parametrize("shape", ["phone", "desk"])
def test_the_roads_words_fit_their_places_in_every_language(
    shape: Shape, devices: NewDevice, shared_server: ServerProcess, guests: list[Guest]
) -> None:
    match = Pioneers(guests)
    device = devices(shape)
    guests[0].sit_down_at(device.context)
    device.page.goto(f"{shared_server.url}/t/{match.id}")
    for language in LANGUAGES:
        device.page.evaluate(f"localStorage.setItem('chuckwagon.language', '{language}')")
        device.page.reload()
        expect(device.page.locator(f"html[lang={language}] .board .claim-name")).to_have_count(6)
        device.page.evaluate("document.fonts.ready")
        assert device.page.evaluate(WIDER_THAN_THEIR_CARD) == []
        assert device.page.evaluate(ON_A_DOT) == []


# What is printed on the sea begins beside a sign of its own, and may end on no other dot.
ON_A_DOT: Final = """() => [...document.querySelectorAll(".board .sea")].flatMap((name) => {
  const said = name.getBoundingClientRect();
  const dots = [...document.querySelectorAll(".board :is(.red-dot, .black-dot, .plain-dot)")];
  return dots.map((dot) => dot.getBoundingClientRect())
    .filter(({ left, right, top, bottom }) => right > said.left + 2 && left < said.right - 1
      && bottom > said.top + 2 && top < said.bottom - 2)
    .map(() => `${document.documentElement.lang}: ${name.textContent}`);
})"""

WIDER_THAN_THEIR_CARD: Final = """() => [...document.querySelectorAll(".board .claim-name")]
  .filter((name) => {
    const [card, said] = [name.parentElement.querySelector("rect:nth-of-type(2)"), name]
      .map((one) => one.getBoundingClientRect());
    const border = card.width / 40;
    return said.left < card.left + border || said.right > card.right - border;
  })
  .map((name) => `${document.documentElement.lang}: ${name.textContent}`)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", ["wager", "bid"])
def test_words_fit_in_every_language(
    ask: str,
    language: str,
    devices: NewDevice,
    shared_server: ServerProcess,
    guests: list[Guest],
    pictures: Path | None,
) -> None:
    match = brought_to(guests, lambda found: found.asked(ask) is not None)
    mover = match.asked(ask)
    assert mover is not None
    device = devices("phone")
    mover.sit_down_at(device.context)
    device.context.add_init_script(
        f"""if (location.protocol.startsWith("http")) {{
          localStorage.setItem("chuckwagon.language", "{language}");
        }}"""
    )
    device.page.goto(f"{shared_server.url}/t/{match.id}")
    expect(device.page.locator(".amount")).to_be_visible()
    device.page.evaluate("document.fonts.ready")
    if pictures is not None:
        device.page.screenshot(path=pictures / f"pionjar-{ask}-{language}.png")

    assert device.page.locator("html").get_attribute("lang") == language
    assert sideways(device.page) == 0
    assert (
        device.page.evaluate("document.scrollingElement.scrollHeight") <= SIZES["phone"]["height"]
    )
    assert cut_off(device.page) == []


def cut_off(page: Page) -> list[str]:
    """Buttons and headings of the sheet whose words do not fit."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(
          ".sheet button, .sheet h2, .odds li, .lots span, .bidders span"
        )]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent)"""
    )
    return found
