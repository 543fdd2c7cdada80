"""Time for a decision in the app: chosen, counted, run out, and the seat taken back."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import expect

from domain.registry import GAMES
from services.adapters.composition import matches_on, opened
from services.application.codec import Codec
from services.application.orders import NewMatch, NewSeat
from services.settings import Settings
from tests.e2e.conftest import NewDevice
from tests.e2e.guests import Guest
from tests.e2e.server import ServerProcess

HURRY_SECONDS = 3


def test_a_clock_that_was_chosen_runs_at_the_table(
    devices: NewDevice, server: ServerProcess
) -> None:
    host = Guest(server.url, "Ada")
    device = devices("phone")
    host.sit_down_at(device.context)
    page = device.page
    page.goto(f"{server.url}/new")
    page.get_by_role("group", name="Time for a decision").get_by_text("2 min").tap()
    expect(page.get_by_text("a bot decides")).to_be_visible()
    page.get_by_label("Seat 2").select_option("device")
    page.get_by_label("Seat 3").select_option("nobody")
    device.press_button("Open the table")
    expect(page.get_by_text("2 min", exact=True)).to_be_visible()

    device.press_button(re.compile("^Start"))

    expect(page.get_by_text(re.compile(r"(You have|has) (2:00|1:\d\d)"))).to_be_visible()
    host.close()


async def _laid(data: Path, host: str) -> str:
    """A table whose decisions may take three seconds, which nobody can order."""
    settings, codec = Settings(data=data), Codec(GAMES)
    async with opened(settings, codec.event_type) as ports:
        matches = matches_on(codec, ports)
        seats = (NewSeat("me"), NewSeat("bot"))
        options: dict[str, bool | int | str] = {"rounds": 120, "automatic_rolls": False}
        order = NewMatch("rancher", options, seats, turn_seconds=HURRY_SECONDS)
        match = await matches.create(host, uuid4(), order)
        await matches.close()
    return str(match.id)


def test_who_was_away_takes_the_seat_back(
    devices: NewDevice, server: ServerProcess, tmp_path: Path
) -> None:
    host = Guest(server.url, "Ada")
    # In another thread: the browser's own event loop runs in this one.
    with ThreadPoolExecutor(1) as elsewhere:
        laying = elsewhere.submit(asyncio.run, _laid(tmp_path / "data", host.read("/me")["id"]))
        match = laying.result()
    host.post(f"/matches/{match}/start")
    device = devices("phone")
    host.sit_down_at(device.context)
    page = device.page
    page.goto(f"{server.url}/t/{match}")
    expect(page.get_by_role("heading", name="A bot holds your seat")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight") <= 640

    device.press_button("Take my seat back")

    expect(page.get_by_role("heading", name="A bot holds your seat")).to_be_hidden()
    expect(page.get_by_text(re.compile(r"(You have|has) 0:0\d"))).to_be_visible()
    host.close()
