"""Pioneer Rails on phones: turns planned on the map, sent, woken in order, and added up."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from playwright.sync_api import Locator, Request, Route, expect

from tests.e2e.axe import violations
from tests.e2e.browser import NO_ANSWER, SIZES, Device, eventually, look_with
from tests.e2e.conftest import NewDevice
from tests.e2e.finger import Finger, middle
from tests.e2e.fit import cut, sideways
from tests.e2e.guests import Guest, Json
from tests.e2e.reader import LISTEN, heard
from tests.e2e.server import ServerProcess
from tests.e2e.surveyors import TURNS_MAX, Planned, Surveyors
from tests.e2e.test_every_screen import TAP_MIN

MAP_MIN = 180
MAP_PLANNED_MIN = 350
SWEEP = 120
ROUNDS = 4
LANGUAGES = ("en", "de", "sv", "ja")
# Where the words of the sheet begin, in px from above.
FIRST_LINE = """(body) =>
  body.getBoundingClientRect().top + parseFloat(getComputedStyle(body).paddingTop)"""
NOTHING = Planned("", (), 0, {})
CARD_NAME = re.compile(r"^(\w+) of (spades|hearts|diamonds|clubs)")


@pytest.fixture
def guests(shared_server: ServerProcess) -> Iterator[list[Guest]]:
    made = [Guest(shared_server.url, name) for name in ("Ada", "Bo")]
    yield made
    for guest in made:
        guest.close()


def phone(devices: NewDevice, guest: Guest, path: str) -> Device:
    device = devices("phone")
    guest.sit_down_at(device.context)
    device.page.goto(guest.url + path)
    return device


def test_two_phones_and_a_bot_play_a_match_on_desert_a(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests, {"sheet": "desert_a"}, bots=1)
    phones = [phone(devices, guest, f"/t/{match.id}") for guest in guests]
    play_by_hand(match, phones)

    for seat, device in enumerate(phones):
        see_the_reckoning(device, match, seat)
    assert violations(phones[0].page) == []


def test_a_plan_survives_a_reload_and_waits_on_the_map_once_it_is_sent(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests, {"sheet": "desert_a", "owners": True}, bots=0)
    dealer, ask = next(match.awaited())
    if ask == "pick":
        match.step(dealer, ask)
    device = phone(devices, guests[0], f"/t/{match.id}")
    planned = match.plan(0)
    lay(device, planned)
    tags = device.page.locator(".tag")
    expect(tags).to_have_count(len(planned.edges))
    see_that_it_fits(device)
    device.page.reload()
    expect(tags).to_have_count(len(planned.edges))
    device.press_button("Undo")
    expect(tags).to_have_count(len(planned.edges) - 1)
    device.press(edge(device, planned.edges[-1]))
    send(device, planned)

    expect(sheet(device).get_by_role("heading", name="Waiting for Bo")).to_be_visible()
    expect(tags).to_have_count(len(planned.edges))
    device.press_button(re.compile(r"^Bo\b"))
    expect(tags).to_have_count(0)
    see_that_it_fits(device)
    device.press_button("Back to yours")
    expect(tags).to_have_count(len(planned.edges))


def test_what_the_network_does_is_told_beside_the_words_not_on_them(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_a"}, bots=0)
    device = phone(devices, guests[0], f"/t/{match.id}")
    lay(device, match.plan(0))
    device.excuse(NO_ANSWER)
    device.context.set_offline(True)
    device.press(sheet(device).get_by_role("button", name=re.compile("^Send")))
    flag = sheet(device).get_by_text("Server not reached, trying again")
    expect(flag).to_be_visible()

    box = flag.bounding_box()
    words = sheet(device).locator(".sheet-body").evaluate(FIRST_LINE)
    assert box is not None
    assert box["y"] + box["height"] <= words


def test_the_next_edges_are_there_when_a_track_is_laid_whatever_the_network_does(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_a"}, bots=0)
    device = phone(devices, guests[0], f"/t/{match.id}")
    foreseen = Foreseen(device, match)
    planned = match.plan(0)
    heading = sheet(device).get_by_role("heading", name="Which card do you use?")
    expect(heading).to_be_visible()
    foreseen.see(None)
    card = next(one for one in match.options(0, None) if one["action"]["card"] == planned.card)
    step = card["action"]

    with foreseen.silent_line():
        press_card(device, planned.card)
        expect(edges(device).first).to_be_visible()
    for name in planned.edges:
        foreseen.see(step)
        with foreseen.silent_line():
            device.press(edge(device, name))
            expect(sheet(device).get_by_role("button", name=re.compile("^Send"))).to_be_enabled()
            expect(device.page.locator(".tag").last).to_be_visible()
        step = match.with_track(0, step, name)

    send(device, planned)
    expect(device.page.get_by_text("turn 2 of 5")).to_be_visible()


def test_goals_and_score_tracks_are_a_thumb_away_and_leave_the_map_in_sight(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "forest_a", "owners": True}, bots=7)
    dealt, ask = next(match.awaited())
    if ask == "pick":
        match.step(dealt, ask)
    device = phone(devices, guests[0], f"/t/{match.id}")
    page = device.page
    lay(device, match.plan(0))
    goals = page.get_by_role("button", name=re.compile("^Goals: .* of .* Company owner: "))
    tracks = page.get_by_role("button", name=re.compile(r"^Hand: .*\. Score tracks$"))
    for opener in (goals, tracks):
        box = opener.bounding_box()
        assert box is not None
        assert box["y"] > SIZES["phone"]["height"] / 2
        assert box["height"] >= TAP_MIN
        device.press(opener)
        expect(page.get_by_role("region", name="Score tracks")).to_be_visible()
        see_that_it_fits(device)
        assert map_of(device).bounding_box()["height"] >= MAP_MIN  # type: ignore[index]
        expect(page.locator(".tag").first).to_be_visible()
        device.press_button("Back to the turn")

    expect(sheet(device).get_by_role("button", name=re.compile("^Send"))).to_be_visible()


def test_others_sheets_are_a_swipe_away_around_a_table_of_eight(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_b"}, bots=7)
    device = phone(devices, guests[0], f"/t/{match.id}")
    expect(sheet(device).get_by_role("heading", name="Which card")).to_be_visible()
    names = seat_names(match)

    for name in names[1:]:
        swipe(device, -1)
        expect(sheet(device).get_by_role("heading", name=f"{name}’s sheet")).to_be_visible()
        see_that_it_fits(device)
    swipe(device, 1)
    expect(sheet(device).get_by_role("heading", name=f"{names[-2]}’s sheet")).to_be_visible()
    device.press_button("Back to yours")
    expect(sheet(device).get_by_role("heading", name="Which card")).to_be_visible()


@pytest.mark.parametrize("pause_ms", [0, 60, 200])
def test_a_tap_counts_however_soon_after_a_swipe(
    pause_ms: int, guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_a"}, bots=1)
    device = phone(devices, guests[0], f"/t/{match.id}")
    own = sheet(device).get_by_role("heading", name=re.compile("^(Which card|You deal)"))
    back = device.page.get_by_role("button", name="Back to yours")
    expect(own).to_be_visible()
    swipe(device, -1)
    place = middle(back)
    back.click()
    expect(own).to_be_visible()

    finger = Finger(device)
    swipe(device, -1)
    device.page.wait_for_timeout(pause_ms)
    finger.tap(place)
    expect(back).to_have_count(0)
    expect(own).to_be_visible()


def test_a_finger_lays_the_edge_that_it_slid_to_and_saw(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_a"}, bots=0)
    device = phone(devices, guests[0], f"/t/{match.id}")
    device.press(sheet(device).get_by_role("button", name=CARD_NAME).first)
    expect(edges(device).first).to_be_visible()
    names = [one.get_attribute("data-edge") or "" for one in edges(device).all()]
    first, other = middle(edge(device, names[0])), middle(edge(device, names[-1]))
    ghost = device.page.locator(".track.ghost")
    tags = device.page.locator(".tag")
    finger = Finger(device)

    finger.down(first)
    expect(ghost).to_have_count(1)
    finger.rest()
    finger.slide((first[0], SIZES["phone"]["height"] - 20))
    expect(ghost).to_have_count(0)
    finger.up()
    finger.down(first)
    finger.rest()
    finger.slide(other)
    expect(ghost).to_have_count(1)
    expect(tags).to_have_count(0)
    finger.up()

    expect(tags).to_have_count(1)
    expect(edge(device, names[-1])).to_have_count(0)
    expect(edge(device, names[0])).to_have_count(1)
    device.press_button("Undo")
    expect(edge(device, names[-1])).to_have_count(1)
    expect(tags).to_have_count(0)


def test_what_a_turn_brought_unfolds_on_the_map_until_it_is_skipped(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_a"}, bots=0)
    device = phone(devices, guests[0], f"/t/{match.id}")
    page = device.page
    page.emulate_media(reduced_motion="no-preference")
    planned = match.plan(0)
    lay(device, planned)
    send(device, planned)

    brought = sheet(device).get_by_role("heading", name="What the turn brought")
    expect(brought).to_be_visible()
    expect(page.locator(".unfolding .tag")).to_have_count(len(planned.edges))
    device.press(page.locator(".unfolding"))
    expect(brought).to_have_count(0)
    expect(page.get_by_text("turn 2 of 5")).to_be_visible()
    device.press_button(re.compile("^What the turn brought"))
    expect(brought).to_be_visible()
    see_that_it_fits(device)

    page.emulate_media(reduced_motion="reduce")
    device.press_button("Back to the turn")
    planned = match.plan(0)
    lay(device, planned)
    send(device, planned)
    expect(page.get_by_text("turn 3 of 5")).to_be_visible()
    expect(brought).to_have_count(0)


def test_a_shared_phone_is_passed_on_before_it_shows_a_secret_card(
    guests: list[Guest], devices: NewDevice
) -> None:
    ada = guests[0]
    order = {
        "game": "pioneer_rails",
        "options": {"sheet": "desert_a", "advanced_hand": True},
        "seats": [{"kind": "me"}, {"kind": "device", "name": "Zoe"}],
    }
    match = ada.post("/matches", order)["table"]["id"]
    ada.post(f"/matches/{match}/start")
    device = phone(devices, ada, f"/t/{match}")
    dealer = ada.read(f"/matches/{match}")["frame"]["view"]["dealer"]

    # The dealer has the phone in hand, and goes on; whose turn it is next is asked to take it.
    first, then = ("Ada", "Zoe") if dealer == 0 else ("Zoe", "Ada")
    take_over(device, first)
    pick(device)
    # The card that was picked is the only one to use, so it is used.
    lays = sheet(device).get_by_role("heading", name=f"{first}: up to three tracks for")
    expect(lays).to_be_visible()
    expect(sheet(device).get_by_role("button", name="Undo")).to_have_count(0)
    send(device, NOTHING)
    device.press_button(re.compile(rf"^{first}\b"))
    take_over(device, then)
    expect(sheet(device).get_by_role("heading", name=f"{then}: which card?")).to_be_visible()
    device.press(sheet(device).get_by_role("button", name=re.compile(" of ")).first)
    send(device, NOTHING)

    expect(device.page.get_by_text("turn 2 of 5")).to_be_visible()


def test_a_turn_is_planned_by_keyboard_alone(guests: list[Guest], devices: NewDevice) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_a"}, bots=0)
    device = phone(devices, guests[0], f"/t/{match.id}")
    keyboard = device.page.keyboard
    sheet(device).get_by_role("button").first.focus()
    keyboard.press("Enter")
    expect(sheet(device).get_by_role("heading")).to_be_focused()

    edges(device).first.focus()
    keyboard.press("ArrowRight")
    expect(edges(device).nth(1)).to_be_focused()
    for laid in (1, 2, 3):
        keyboard.press("Enter")
        expect(device.page.locator(".tag")).to_have_count(laid)
        expect(edges(device).first).to_be_focused()
    for left in (2, 1, 0):
        keyboard.press("z")
        expect(device.page.locator(".tag")).to_have_count(left)
        expect(edges(device).first).to_be_focused()
    keyboard.press("z")
    expect(sheet(device).get_by_role("button", name=CARD_NAME).first).to_be_focused()
    keyboard.press("Enter")
    edges(device).first.focus()
    for laid in (1, 2, 3):
        keyboard.press("Enter")
        expect(device.page.locator(".tag")).to_have_count(laid)
        expect(edges(device).first).to_be_focused()
    # The fourth is what the symbol of the start is worth; then there is no more to lay.
    keyboard.press("Enter")
    expect(sheet(device).get_by_role("button", name="Send 4 tracks")).to_be_focused()
    keyboard.press("Enter")

    expect(device.page.get_by_text("turn 2 of 5")).to_be_visible()


def test_a_turn_is_planned_by_roles_and_names_alone(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "desert_b"}, bots=0)
    device = devices("desk")
    guests[0].sit_down_at(device.context)
    page = device.page
    page.add_init_script(LISTEN)
    page.goto(f"{guests[0].url}/t/{match.id}")
    card = sheet(device).get_by_role("button", name=CARD_NAME).first
    rank, suit = re.findall(CARD_NAME, card.get_attribute("aria-label") or "")[0]
    card.press("Enter")

    for laid in (1, 2, 3):
        lay_by_name(device, suit)
        tracks = "Send 1 track" if laid == 1 else f"Send {laid} tracks"
        expect(sheet(device).get_by_role("button", name=tracks)).to_be_enabled()
    sheet(device).get_by_role("button", name="Undo").press("Enter")
    expect(sheet(device).get_by_role("button", name="Send 2 tracks")).to_be_enabled()
    said = ["Track 1 is laid", "Track 2 is laid", "Track 3 is laid", "Track 3 is taken back"]
    planned = re.compile(".*".join(said), re.DOTALL)
    eventually(page, lambda: planned.search("\n".join(heard(page))) is not None, wanted=True)
    lay_by_name(device, suit)
    sheet(device).get_by_role("button", name="Send 3 tracks").press("Enter")

    expect(page.get_by_text("turn 2 of 5")).to_be_visible()
    sign = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}[suit]
    told = re.compile(rf"You: {rank}{sign}, 3 tracks {sign}")
    eventually(page, lambda: told.search("\n".join(heard(page))) is not None, wanted=True)


def test_one_plays_alone_on_forest_b(guests: list[Guest], devices: NewDevice) -> None:
    device = phone(devices, guests[0], "/new")
    page = device.page
    page.get_by_role("radio", name="Pioneer Rails").check()
    page.get_by_role("radio", name=re.compile("Forest B")).check()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("combobox", name=seat).select_option("No one")
    assert sideways(page) == 0
    assert violations(page) == []
    device.press_button("Open the table")
    device.press_button(re.compile("^Start"))
    expect(sheet(device)).to_be_visible()
    match = Surveyors(guests[:1], page.url.rpartition("/")[2])

    play_by_hand(match, [device])

    see_the_reckoning(device, match, 0)
    target = match.frame()["view"]["target"]
    expect(page.get_by_text(f"To win: {target} points.")).to_be_visible()


def test_a_replay_marks_activations_and_goals_for_whoevers_eyes(
    guests: list[Guest], devices: NewDevice
) -> None:
    options = {"sheet": "forest_a", "advanced_hand": True, "owners": True}
    match = Surveyors.seated(guests, options, bots=1)
    match.play_out()
    device = phone(devices, guests[1], f"/t/{match.id}")
    page = device.page
    device.follow("Replay")
    eyes = page.get_by_role("combobox", name="Whose eyes")
    expect(eyes).to_be_visible()
    names = seat_names(match)
    assert eyes.get_by_role("option").all_inner_texts() == [
        "All open",
        "A spectator",
        names[0],
        "You",
        names[2],
    ]

    for label, seen_by in (("You", 1), (names[2], 2), ("A spectator", None), ("All open", "all")):
        look_with(eyes, label)
        frames = match.history(seen_by)
        for kind, tick in (("building_activated", "purchase"), ("goal_reached", "sale")):
            told = [event for one in frames for event in one["events"] if _is(event, kind)]
            assert told
            expect(page.locator(f".scrub .tick.{tick}")).to_have_count(len(told))
        expect(page.locator(".track-round")).to_have_count(ROUNDS)
        at = next(n for n, one in enumerate(frames) if _ends_a_turn_with(one, seen_by or 0))
        page.get_by_role("slider", name="Moment of the match").fill(str(at))
        woken = [event for event in frames[at]["events"] if _is(event, "building_activated")]
        seat = seen_by if isinstance(seen_by, int) else looked_at(device)
        expect(page.locator(".lit")).to_have_count(len([e for e in woken if e["seat"] == seat]))
        assert sideways(page) == 0
        assert violations(page) == []

    page.keyboard.press("End")
    totals = [seat["total"] for seat in match.scores()]
    shown = page.get_by_role("list", name="Players").locator("b").all_inner_texts()
    assert [int(points) for points in shown] == totals


def test_a_replay_shows_hidden_cards_and_plans_to_those_who_may_see_them(
    guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests, {"sheet": "desert_a", "advanced_hand": True}, bots=0)
    match.play_out()
    device = phone(devices, guests[0], f"/t/{match.id}/replay")
    page = device.page
    eyes = page.get_by_role("combobox", name="Whose eyes")
    names = seat_names(match)
    everything = match.history("all")
    at, sent = next(
        (n, event)
        for n, one in enumerate(everything)
        for event in one["events"]
        if _is(event, "turn_submitted") and not _plays(one) and event["turn"].get("tracks")
    )
    plan, planner = sent["turn"], sent["seat"]
    secrets = _secrets(everything)
    told = {True: len(plan["tracks"]), False: 0}

    for label, seen_by in (("All open", "all"), ("You", 0), (names[1], 1), ("A spectator", None)):
        look_with(eyes, label)
        page.get_by_role("slider", name="Moment of the match").fill(str(at))
        for seat in (0, 1):
            device.press(page.get_by_role("list", name="Players").get_by_role("button").nth(seat))
            knows = seen_by in {"all", seat}
            expect(page.locator(".tag")).to_have_count(told[knows and seat == planner])
            held = page.get_by_role("list", name="Cards").get_by_text(re.compile(", for turn 5"))
            expect(held).to_have_text([f"{spoken(secrets[seat])}, for turn 5"] if knows else [])
        assert sideways(page) == 0
        assert violations(page) == []


@pytest.mark.parametrize("bots", [3, 7])
def test_the_reckoning_of_many_fits_a_phone_in_every_language(
    bots: int, guests: list[Guest], devices: NewDevice
) -> None:
    match = Surveyors.seated(guests[:1], {"sheet": "forest_b"}, bots=bots)
    match.play_out()
    device = phone(devices, guests[0], f"/t/{match.id}")
    page = device.page

    for language in LANGUAGES:
        page.evaluate("(said) => localStorage.setItem('chuckwagon.language', said)", language)
        page.reload()
        columns = page.locator(".rails-reckoning thead th")
        expect(columns).to_have_count(bots + 1)
        expect(columns.last).to_be_in_viewport()
        assert sideways(page) == 0
        assert cut(page) == []
        assert violations(page) == []


def test_the_help_shuts_nobody_out(shared_server: ServerProcess, devices: NewDevice) -> None:
    device = devices("phone")
    device.page.goto(f"{shared_server.url}/rules/pioneer_rails")
    expect(device.page.get_by_text("House ruling").first).to_be_visible()

    assert sideways(device.page) == 0
    assert violations(device.page) == []


# --- what a hand does


def play_by_hand(match: Surveyors, phones: list[Device]) -> None:
    """Play to the end on the phones alone; the first time that there is an order, choose it."""
    ordered = False
    turns = [0] * len(phones)
    for seat, ask in match.awaited():
        if ask == "pick":
            pick(phones[seat])
            continue
        planned = match.plan(seat)
        lay(phones[seat], planned)
        if planned.buildings > 1 and not ordered:
            ordered = True
            wake_in_order(phones[seat], planned)
        else:
            send(phones[seat], planned)
        turns[seat] += 1
    assert ordered
    assert turns == [TURNS_MAX] * len(phones)


def sheet(device: Device) -> Locator:
    """The part of the screen where decisions are made."""
    return device.page.get_by_role("region", name="Decision")


def map_of(device: Device) -> Locator:
    """The map that is planned on."""
    return device.page.get_by_role("group", name="The map")


def edges(device: Device) -> Locator:
    """The edges that can hold the next track."""
    return map_of(device).get_by_role("button")


def edge(device: Device, name: str) -> Locator:
    """One of them."""
    return device.page.locator(f'[data-edge="{name}"] polygon')


def pick(device: Device) -> None:
    """The dealer's pick: any card."""
    heading = sheet(device).get_by_role("heading", name=re.compile(r"^(You deal|\w+ deals):"))
    expect(heading).to_be_visible()
    device.press(sheet(device).get_by_role("button", name=re.compile(" of ")).first)
    expect(heading).to_have_count(0)


def press_card(device: Device, card: str) -> None:
    """Choose a card by its name."""
    device.press(sheet(device).get_by_role("button", name=spoken(card)))


def spoken(card: str) -> str:
    """A card as it is read aloud."""
    suits = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
    return f"{card[:-1]} of {suits[card[-1]]}"


class Foreseen:
    """What a page has asked ahead; and a line on which nothing more is answered."""

    def __init__(self, device: Device, match: Surveyors) -> None:
        """The page's questions are counted from here on."""
        self._page, self._match = device.page, match
        self._answered: set[str] = set()
        self._silent = False
        self._held: list[Route] = []
        device.page.on("requestfinished", self._note)
        device.context.route("**/options", self._pass_on)
        device.page.reload()

    def _note(self, request: Request) -> None:
        if request.url.endswith("/options"):
            asked: Json = request.post_data_json or {}
            self._answered.add(msgspec.json.encode(asked["action"]).decode())

    def _pass_on(self, route: Route) -> None:
        if self._silent:
            self._held.append(route)
        else:
            route.continue_()

    def see(self, partial: Json | None) -> None:
        """Wait until all that can follow a turn, and leaves more to choose, was answered."""
        following = [one["action"] for one in self._match.options(0, partial) if one.get("ask")]
        wanted = {msgspec.json.encode(action).decode() for action in following}
        assert wanted
        eventually(self._page, lambda: sorted(wanted - self._answered), [])

    @contextmanager
    def silent_line(self) -> Iterator[None]:
        """Meanwhile nobody answers what is asked."""
        self._silent = True
        yield
        self._silent = False
        while self._held:
            self._held.pop().continue_()


def lay(device: Device, planned: Planned) -> None:
    """Choose a turn's card, where there are several, and lay its tracks."""
    which = sheet(device).get_by_role("heading", name="Which card do you use?")
    ready = sheet(device).get_by_role("heading", name="Lay up to")
    expect(which.or_(ready)).to_be_visible()
    if which.is_visible():
        press_card(device, planned.card)
    expect(sheet(device).get_by_role("button", name=re.compile("^Send"))).to_be_enabled()
    place = map_of(device).bounding_box()
    for name in planned.edges:
        device.press(edge(device, name))
    # It stays where it is, or the next tap would go astray.
    assert map_of(device).bounding_box() == place
    assert place is not None
    assert place["height"] >= MAP_PLANNED_MIN


def lay_by_name(device: Device, suit: str) -> None:
    """Lay a track that wakes something, or any: what is pressed has a name, and no place."""
    where = rf"^{suit}, line \d: track to the (north|south)(-east|-west)?"
    named = device.page.get_by_role("button", name=re.compile(f"{where}.*wakes"))
    waking = edges(device).and_(named)
    plain = edges(device).and_(device.page.get_by_role("button", name=re.compile(where)))
    expect(plain.first).to_be_visible()
    (waking.first if waking.count() else plain.first).dispatch_event("click")


def take_over(device: Device, name: str) -> None:
    """Take the phone that is passed on, and see one's secret card, but not before."""
    secret = device.page.get_by_role("img", name=re.compile("for turn 5"))
    passed = sheet(device).get_by_role("heading", name=f"Pass the phone to {name}.")
    expect(passed).to_be_visible()
    expect(secret).to_have_count(0)
    see_that_it_fits(device)
    device.press_button(f"I am {name}: show my cards")
    expect(secret).to_have_count(1)


def swipe(device: Device, way: int) -> None:
    """A finger across the map: to the left (-1) or the right (1)."""
    x, y = middle(device.page.locator(".board"))
    finger = Finger(device)
    finger.down((x - way * SWEEP / 2, y))
    finger.slide((x + way * SWEEP / 2, y))
    finger.up()


def send(device: Device, planned: Planned) -> None:
    """Hand the turn in as it is proposed."""
    n = len(planned.edges)
    said = {0: "Send without track", 1: "Send 1 track"}.get(n, f"Send {n} tracks")
    device.press(sheet(device).get_by_role("button", name=said))
    expect(sheet(device).get_by_role("button", name=said)).to_have_count(0)


def wake_in_order(device: Device, planned: Planned) -> None:
    """Wake the first building by hand, the rest as proposed: of two, the last needs no question."""
    device.press(sheet(device).get_by_role("button", name=re.compile("^Order")))
    expect(sheet(device).get_by_role("heading", name="What wakes next? Number 1.")).to_be_visible()
    see_that_it_fits(device)
    device.press(sheet(device).get_by_role("listitem").get_by_role("button").first)
    send_order = sheet(device).get_by_role("button", name=re.compile("^Send.* order"))
    asked = re.compile(r"Number 2\.|^Your order is complete\.$")
    expect(sheet(device).get_by_role("heading", name=asked)).to_be_visible()
    device.press(send_order)
    expect(send_order).to_have_count(0)
    assert planned.buildings > 1


def see_that_it_fits(device: Device) -> None:
    """See that the table shuts nobody out, fits the phone, and has room for fingers."""
    page = device.page
    assert violations(page) == []
    assert sideways(page) == 0
    size = SIZES[device.shape]
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size["height"]
    for button in sheet(device).get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= TAP_MIN
        assert box["width"] >= TAP_MIN


def see_the_reckoning(device: Device, match: Surveyors, seat: int) -> None:
    """The end is itemised: every column adds up to what the server counts."""
    page = device.page
    page.reload()
    table = page.get_by_role("table", name="Points by source")
    expect(table).to_be_visible()
    rows = [
        [cell.inner_text() for cell in row.locator("th, td").all()]
        for row in table.get_by_role("row").all()
    ]
    names = ["You" if at == seat else name for at, name in enumerate(seat_names(match))]
    totals = {names[at]: scores["total"] for at, scores in enumerate(match.scores())}
    columns = rows[0][1:]
    for at, name in enumerate(columns, start=1):
        points = [int(row[at].replace("−", "-")) for row in rows[1:]]
        assert sum(points[:-1]) == points[-1] == totals[name.strip()]
    assert [totals[name.strip()] for name in columns] == sorted(totals.values(), reverse=True)


def _is(event: Json, kind: str) -> bool:
    return bool(event["type"] == f"pioneer_rails.{kind}")


def _ends_a_turn_with(frame: Json, eyes: int | str) -> bool:
    """Whether something woke for these eyes' seat in a frame, or for the first one's."""
    seat = eyes if isinstance(eyes, int) else 0
    return any(
        _is(event, "building_activated") and event["seat"] == seat for event in frame["events"]
    )


def _plays(frame: Json) -> bool:
    """Whether all had sent their turns with this frame, so that they were played."""
    return any(_is(event, "turn_played") for event in frame["events"])


def _secrets(frames: list[Json]) -> dict[int, str]:
    """Each seat's secret card of the first round."""
    dealt = [e for one in frames for e in one["events"] if _is(e, "secret_dealt")]
    return {event["seat"]: event["card"] for event in reversed(dealt)}


def looked_at(device: Device) -> int:
    """The seat whose sheet lies there."""
    seats = device.page.get_by_role("list", name="Players").get_by_role("button").all()
    pressed = [seat.get_attribute("aria-pressed") for seat in seats]
    return pressed.index("true")


def seat_names(match: Surveyors) -> list[str]:
    """Who sits where."""
    table = match.guests[0].read(f"/matches/{match.id}")["table"]
    return [str(seat["name"]) for seat in table["seats"]]
