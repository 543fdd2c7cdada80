"""The table without a network: how long after a reload it can be played on again."""

import tempfile
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Page, sync_playwright

from services.settings import WEB_BUILT
from tests.bench.figures import Figure, at_most
from tests.e2e.browser import Device, chromium, eventually, launched
from tests.e2e.guests import Guest, Played
from tests.e2e.server import ServerProcess

RELOADS: Final = 9
USABLE_MS_MAX: Final = 1_000

# Notes when the decision's button can first be pressed, in ms after the reload began.
WATCH: Final = """const watch = new MutationObserver(() => {
  if (document.querySelector(".sheet button.red:enabled") !== null) {
    window.usableAt = performance.now();
    watch.disconnect();
  }
});
watch.observe(document, { subtree: true, childList: true, attributes: true });"""

KEPT: Final = """() => new Promise((resolve) => {
  const opening = indexedDB.open("chuckwagon");
  opening.onsuccess = () => {
    const { result: database } = opening;
    const count = database.transaction("frames").objectStore("frames").count();
    count.onsuccess = () => { resolve(count.result > 0); database.close(); };
  };
})"""


def figures() -> list[Figure]:
    """The middle of several reloads, in a headless Chromium without throttling."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), WEB_BUILT)
        server.start()
        guests = [Guest(server.url, name) for name in ("Ada", "Bo")]
        try:
            measured = _reloads(Played(guests))
        finally:
            for guest in guests:
                guest.close()
            server.stop()
    usable = median(measured)
    shown = f"{usable:.0f} ms ({min(measured):.0f} to {max(measured):.0f})"
    return [at_most("offline reload, usable, ms", usable, USABLE_MS_MAX, shown)]


def _reloads(match: Played) -> list[float]:
    with sync_playwright() as playwright, launched(playwright, chromium()) as browser:
        device = Device(browser, "phone")
        match.mover.sit_down_at(device.context)
        page = device.page
        page.goto(f"{match.guests[0].url}/t/{match.id}")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        eventually(page, partial(page.evaluate, KEPT), wanted=True)
        page.add_init_script(WATCH)
        device.context.set_offline(offline=True)
        return [_reloaded(page) for _ in range(RELOADS)]


def _reloaded(page: Page) -> float:
    page.reload()
    eventually(page, partial(page.evaluate, "window.usableAt !== undefined"), wanted=True)
    return float(page.evaluate("window.usableAt"))
