"""A whole match by keyboard and by ear: roles, names and announcements, and nothing to look at."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import eventually
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import Json, history, spectate
from tests.e2e.reader import LISTEN, heard, to_be_told
from tests.e2e.server import ServerProcess
from tests.e2e.test_keyboard import tab_to

ROUNDS = 40
DECISIONS_MAX = 400
LIKELY = re.compile("^(Roll|The trail|Buy with|Drive|Steal)")
WON = r"You win by [\d,]+\.|{bot} wins by [\d,]+\.|share the win\."


def test_a_whole_match_is_played_by_keyboard_and_by_ear(
    devices: NewDevice, shared_server: ServerProcess
) -> None:
    page = devices("desk").page
    page.add_init_script(LISTEN)
    page.goto(shared_server.url)
    tab_to(page, page.get_by_role("button", name="Play Rancher against a bot now"))
    page.keyboard.press("Enter")
    decision = page.get_by_role("region", name="Decision")
    expect(decision.get_by_role("heading")).to_be_visible()
    match = page.url.rpartition("/")[2]
    seen = int(spectate(shared_server.url, match)["frame"]["version"])

    play(page, decision)

    frames = history(shared_server.url, match)
    all_events = [event for frame in frames for event in frame["events"]]
    heard_frames = [frame for frame in frames if frame["after"] >= seen]
    names, own = people(shared_server.url, match)
    everything = "\n".join(heard(page))
    at = 0
    for event, sentence in to_be_told(heard_frames, names, own):
        found = sentence.search(everything, at)
        assert found, f"{event} is not told as {sentence.pattern} in\n{everything[at : at + 500]}"
        at = found.end()
    winner = re.compile(WON.format(bot=re.escape(names[1 - own])))
    assert winner.search(everything, at), f"nobody said who won: {everything[at:]}"
    turns = [event for event in all_events if event["type"] == "rancher.turn_began"]
    assert len(turns) == ROUNDS * len(names)


def play(page: Page, decision: Locator) -> None:
    """Answer every question with a likely button, and hear what comes of it."""
    result = decision.get_by_role("button", name="See the result")
    likely = decision.get_by_role("button", name=LIKELY, disabled=False)
    for _ in range(DECISIONS_MAX):
        expect(likely.or_(result).first).to_be_visible()
        if result.is_visible():
            return
        before = len(heard(page))
        tab_to(page, likely.first)
        page.keyboard.press("Enter")
        eventually(page, lambda before=before: len(heard(page)) > before, wanted=True)  # type: ignore[misc]
    raise AssertionError("the match did not end")


def people(url: str, match: str) -> tuple[list[str], int]:
    """The names by seat, and which seat is not a bot's."""
    seats: list[Json] = spectate(url, match)["table"]["seats"]
    [own] = [seat["seat"] for seat in seats if seat["kind"] != "bot"]
    return [seat["name"] or "" for seat in seats], own
