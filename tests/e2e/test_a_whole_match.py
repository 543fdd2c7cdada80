"""Two phones and a spectator play a whole match through the UI alone; the power fails once."""

import re
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import Device, eventually
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import Json, spectate
from tests.e2e.match_in_browser import MatchInBrowser
from tests.e2e.position import told
from tests.e2e.server import ServerProcess

ROUNDS = 40
MIDDLE = 20


class Way(NamedTuple):
    """How a match is played: at what kind of address, and whether the die rolls itself."""

    secure: bool
    automatic: bool


ON_THE_TABLE = Way(secure=True, automatic=False)
IN_THE_NETWORK = Way(secure=False, automatic=True)


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(ON_THE_TABLE, id="trusted-address-each-roll-by-hand"),
        pytest.param(IN_THE_NETWORK, id="plain-http-address-automatic-rolls"),
    ],
)
def test_two_phones_and_a_spectator_play_a_whole_match(
    way: Way, server: ServerProcess, devices: NewDevice
) -> None:
    ada, ben, eve = devices("phone"), devices("phone"), devices("desk")
    url = server.url if way.secure else server.insecure_url
    arrive(ada, url, "Ada", way)
    arrive(ben, url, "Ben", way)
    match = start(server, [ada, ben], eve, way)

    match.play(until=MIDDLE)
    survive_a_failure(match, way)
    match.play()

    check_history(match)
    see_the_same_result(match)
    step_through(match, ada)
    step_through(match, eve)


def arrive(device: Device, url: str, name: str, way: Way) -> None:
    page = device.page
    page.goto(url)
    assert page.evaluate("isSecureContext") is way.secure
    note = page.get_by_role("note").filter(has_text="opening the app offline")
    expect(page.get_by_role("button", name="Play Rancher against a bot now")).to_be_visible()
    expect(note).to_have_count(0 if way.secure else 1)
    if not way.secure:
        device.press_button("Close this note")
        page.reload()
        expect(page.get_by_role("button", name="Play Rancher against a bot now")).to_be_visible()
        expect(note).to_have_count(0)
    device.follow("Settings")
    device.press_button("Rename")
    page.get_by_role("textbox", name="Your name").fill(name)
    device.press_button("Take this name")
    expect(page.get_by_text(f"Your name is {name} now.")).to_be_attached()
    # Before it makes a guest the app asks whether the server knows one; browsers log the "no".
    device.excuse(r"status of 401 .*/api/v1/me\)")


def start(
    server: ServerProcess, players: list[Device], watcher: Device, way: Way
) -> MatchInBrowser:
    host, guest = players
    lay_the_table(host, way)
    guest.page.goto(invite_link(host, way))
    expect(guest.page.get_by_role("heading", name="A seat is kept for you at")).to_be_visible()
    guest.press_button("Sit down")
    expect(guest.page.get_by_text("The host starts the match.")).to_be_visible()
    watcher.page.goto(host.page.url)
    expect(watcher.page.get_by_text("Every seat is taken")).to_be_visible()
    host.press_button("Start with 2")
    for device in [*players, watcher]:
        expect(device.page.get_by_role("region", name="Decision")).to_be_visible()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    return MatchInBrowser(server, players, watcher)


def lay_the_table(host: Device, way: Way) -> None:
    page = host.page
    host.follow("Home")
    host.follow("New table")
    page.get_by_role("radio", name=str(ROUNDS)).check()
    page.get_by_role("switch", name="The die rolls itself").set_checked(way.automatic)
    page.get_by_role("combobox", name="Seat 2").select_option("Invite a friend")
    page.get_by_role("combobox", name="Seat 3").select_option("No one")
    page.get_by_role("textbox", name="Table name").fill("Friday herd")
    host.press_button("Open the table")
    expect(page.get_by_role("heading", name="Friday herd")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Start with"))).to_be_disabled()


def invite_link(host: Device, way: Way) -> str:
    if way.secure:
        host.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.press_button("Copy link")
        expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
        copied: str = host.page.evaluate("navigator.clipboard.readText()")
        return copied
    return host.page.get_by_role("textbox", name="Link: tap to select, then copy").input_value()


def survive_a_failure(match: MatchInBrowser, way: Way) -> None:
    before = match.agree()
    known = match.history()
    [awaited] = before["pending"]["awaits"]
    mover = match.players[awaited["seat"]]
    if way.secure:
        with match.losing_the_answer() as into_the_void:
            match.choose(mover, awaited["ask"])
            match.notice_the_failure(mover)
            match.recover()
        [promised] = into_the_void
    else:
        with match.losing_the_request():
            match.choose(mover, awaited["ask"])
            match.notice_the_failure(mover)
            promised = match.recover()
    match.journal.append(promised)
    now = match.history()

    assert now[: len(known)] == known
    [made] = now[len(known) :]
    assert without_perspective(made) == without_perspective(promised)


def without_perspective(frame: Json) -> Json:
    """What every viewer of Rancher gets alike."""
    own = {"seat", "options", "view"}
    view = {**frame["view"], "viewer": None}
    return {"view": view, **{key: value for key, value in frame.items() if key not in own}}


def check_history(match: MatchInBrowser) -> None:
    """Each acknowledged action is there once, in order, and nothing else is."""
    frames = match.history()
    events = [event for frame in frames for event in frame["events"]]
    turns = [event for event in events if event["type"] == "rancher.turn_began"]

    assert list(map(without_perspective, frames[1:])) == list(
        map(without_perspective, match.journal)
    )
    assert [frame["after"] for frame in frames[1:]] == [frame["version"] for frame in frames[:-1]]
    assert len(turns) == ROUNDS * len(match.players)


def see_the_same_result(match: MatchInBrowser) -> None:
    result = spectate(match.server.url, match.id)["table"]["result"]
    wanted = sorted(enumerate(result["scores"]), key=lambda row: (-row[1], row[0]))
    for device in match.devices:
        match.sheet(device).get_by_role("heading").wait_for()
        device.press_button("See the result")
        eventually(device.page, partial(match.reckoning, device), wanted)
    verdicts = [
        device.page.get_by_role("heading", level=1).inner_text() for device in match.devices
    ]
    for seat in result["winners"]:
        assert verdicts[seat].startswith("You")
        assert match.names[seat] in verdicts[-1]


def step_through(match: MatchInBrowser, device: Device) -> None:
    """From the first position to the last, each as it was when it was live."""
    page = device.page
    device.follow("Replay")
    forward = page.get_by_role("button", name="Step forward")
    for frame in match.history():
        eventually(page, partial(match.shown_on, device), told(frame["view"]))
        if forward.is_enabled():
            device.press(forward)
    expect(forward).to_be_disabled()
