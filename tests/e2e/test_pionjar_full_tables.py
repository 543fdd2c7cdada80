"""Pionjär's saloon and auctions with two, four and six pioneers: seen whole, on phone and desk."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.axe import violations
from tests.e2e.browser import SIZES, Shape
from tests.e2e.conftest import NewDevice
from tests.e2e.fit import sideways
from tests.e2e.guests import Guest
from tests.e2e.pioneers import Pioneers, brought_to
from tests.e2e.server import ServerProcess
from tests.e2e.test_every_screen import TAP_MIN

NAMES: Final = ("Ada", "Benedikta", "Magdalena", "Maj", "Kristoffer", "Wilhelmina")
SEATS: Final = (2, 4, 6)
LANGUAGES: Final = ("en", "de", "sv", "ja")
# The last with room on one side of the board only.
LOOKS: Final[tuple[tuple[str, Shape, ViewportSize, Literal["light", "dark"]], ...]] = (
    ("phone", "phone", SIZES["phone"], "light"),
    ("desk", "desk", SIZES["desk"], "dark"),
    ("narrow-desk", "desk", {"width": 1024, "height": 768}, "light"),
)
BIDS_MAX: Final = 40
LONG: Final = {"last_year": 1862}


@pytest.fixture
def people(shared_server: ServerProcess) -> Iterator[list[Guest]]:
    """Six people, some with long names."""
    found = [Guest(shared_server.url, name) for name in NAMES]
    yield found
    for guest in found:
        guest.close()


def in_the_saloon(guests: list[Guest]) -> Pioneers:
    """A match in which a wager is asked for, with the last ones still to be seen."""
    return brought_to(guests, lambda found: found.asked("wager") is not None, LONG)


def at_the_second_lot(auction: str) -> Callable[[list[Guest]], Pioneers]:
    """Makes a match in which a lot is sold, and the next has a bid."""

    def brought(guests: list[Guest]) -> Pioneers:
        match = brought_to(guests, _several_lots, LONG | {"auction": auction})
        for _ in range(BIDS_MAX):
            up = match.view["auction"]
            if up["lot"] > 1 and (up["bid"] or up["committed"]):
                return match
            match.bid_or_pass()
        raise AssertionError("nobody bid for the second lot")

    return brought


def _several_lots(match: Pioneers) -> bool:
    """Whether the first of several lots is up, and whoever is asked can pay for it."""
    up = match.view["auction"]
    mover = match.asked("bid")
    if mover is None or up["lots"] == 1:
        return False
    return all(seat["cash"] >= BIDS_MAX * 100 for seat in match.view["seats"])


SCREENS: Final[dict[str, tuple[str, Callable[[list[Guest]], Pioneers]]]] = {
    "saloon": ("wager", in_the_saloon),
    "open": ("bid", at_the_second_lot("open")),
    "sealed": ("bid", at_the_second_lot("sealed")),
}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_seen_whole_in_every_language(
    screen: str,
    seats: int,
    devices: NewDevice,
    shared_server: ServerProcess,
    people: list[Guest],
    pictures: Path | None,
) -> None:
    ask, brought = SCREENS[screen]
    match = brought(people[:seats])
    mover = match.asked(ask)
    assert mover is not None
    found: dict[str, list[str]] = {}
    for look, shape, size, scheme in LOOKS:
        device = devices(shape)
        device.page.set_viewport_size(size)
        device.page.emulate_media(color_scheme=scheme)
        mover.sit_down_at(device.context)
        page = device.page
        page.goto(f"{shared_server.url}/t/{match.id}")
        for language in LANGUAGES:
            page.evaluate(f"localStorage.setItem('chuckwagon.language', '{language}')")
            page.reload()
            expect(page.locator(f"html[lang={language}] .amount")).to_be_visible()
            page.evaluate("document.fonts.ready")
            if pictures is not None:
                name = f"pionjar-{screen}-{seats}-{look}-{language}.png"
                page.screenshot(path=pictures / name)
            found[f"{look} {language}"] = missed(page, size)
        assert violations(page) == []

    assert {at: missing for at, missing in found.items() if missing} == {}


def missed(page: Page, size: ViewportSize) -> list[str]:
    """Whatever is cut off, shortened, too small, or out of sight without scrolling."""
    beside = [f"{sideways(page)} px sideways"] if sideways(page) > 0 else []
    return [*beside, *page.evaluate(MISSED, [TAP_MIN, size["height"]])]


# What is decided, and what stands on the scene, is seen without scrolling; names are read whole.
MISSED: Final = """([least, height]) => {
  const said = (what) => (one) => `${what}: ${one.outerHTML.slice(0, 120)}`;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const outside = (frame) => (one) => {
    const [inner, outer] = [one.getBoundingClientRect(), frame.getBoundingClientRect()];
    return inner.top < outer.top - 1 || inner.bottom > Math.min(outer.bottom, height) + 1
      || inner.left < outer.left - 1 || inner.right > outer.right + 1;
  };
  const [sheet, board] = [".sheet", ".board"].map((part) => document.querySelector(part));
  const parts = all(".sheet-body > *, .sheet-body button, .odds li");
  const small = all(".sheet button, .strip button, .panel-switch button").filter((button) => {
    const { width, height } = button.getBoundingClientRect();
    return Math.min(width, height) < least;
  });
  // Each corner of a button is the button's own, but for what its roundness leaves out.
  const covered = all(".sheet-body button").filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return [[left, top], [right, top], [left, bottom], [right, bottom]].some(([x, y]) => {
      const at = document.elementFromPoint(x + (x === left ? 9 : -9), y + (y === top ? 9 : -9));
      return !button.contains(at);
    });
  });
  const spilt = all(".strip li > :not(.vh)").filter((one) =>
    one.checkVisibility() && outside(one.parentElement)(one));
  // A sign is read with the cash that it stands beside.
  const strays = all(".strip .says > .sign:first-child").filter((sign) => {
    const cash = sign.closest("li").querySelector("b").getBoundingClientRect();
    const { left, right } = sign.parentElement.getBoundingClientRect();
    return Math.min(Math.abs(left - cash.right), Math.abs(cash.left - right)) > 16;
  });
  const scene = all(".scene li, .scene .sign-name, .scene .on-bar");
  const words = all(".seat-name, .scene li :is(b, span), .sheet :is(button, h2, p), .odds li")
    .filter((one) => getComputedStyle(one).display !== "inline")
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && !one.closest(".vh"));
  return [
    ...parts.filter(outside(sheet)).map(said("out of the sheet")),
    ...small.map(said("small")),
    ...covered.map(said("covered")),
    ...scene.filter(outside(board)).map(said("out of the scene")),
    ...strays.map(said("astray")),
    ...spilt.map(said("out of the strip")),
    ...words.map(said("shortened")),
  ];
}"""
