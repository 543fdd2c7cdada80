"""A headless Chromium, and the devices in it: each with cookies and storage of its own."""

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    ViewportSize,
    expect,
)

Shape = Literal["phone", "desk"]

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Names that stand for other machines: browsers do not trust them over plain http.
    "--host-resolver-rules=MAP table.test 127.0.0.1, MAP elsewhere.test 127.0.0.1",
)
SIZES: Final[dict[Shape, ViewportSize]] = {
    "phone": {"width": 360, "height": 640},
    "desk": {"width": 1280, "height": 800},
}
CONSOLE_COMPLAINTS: Final = frozenset({"error", "warning"})
WAIT_MS_MAX: Final = 15_000
POLL_MS: Final = 20
NO_ANSWER: Final = r"net::ERR_"


def chromium() -> Path:
    """Where Chromium is."""
    found = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if found is None:
        raise AssertionError("needs Chromium: ./dev e2e finds or installs it, or says how")
    return Path(found)


def launched(playwright: Playwright, chromium: Path) -> Browser:
    """The browser, running."""
    return playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))


class Device:
    """Somebody's phone or desk computer, showing one page of the app."""

    def __init__(self, browser: Browser, shape: Shape) -> None:
        """A device that has never seen the app."""
        touch = shape == "phone"
        self.shape: Shape = shape
        self.context = browser.new_context(
            viewport=SIZES[shape],
            device_scale_factor=2 if touch else 1,
            is_mobile=touch,
            has_touch=touch,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(WAIT_MS_MAX)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self._excused: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._failed)

    def press(self, target: Locator) -> None:
        """Tap or click."""
        if self.shape == "phone":
            target.tap()
        else:
            target.click()

    def press_button(self, name: str | re.Pattern[str]) -> None:
        """Tap or click the button with this name."""
        self.press(self.page.get_by_role("button", name=name))

    def follow(self, name: str | re.Pattern[str]) -> None:
        """Tap or click the link with this name."""
        self.press(self.page.get_by_role("link", name=name))

    def excuse(self, pattern: str) -> None:
        """Forget complaints that a test has brought about itself, also those still to come."""
        self._excused.append(pattern)
        self.complaints = [text for text in self.complaints if not re.search(pattern, text)]

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in CONSOLE_COMPLAINTS:
            self._complain(f"{message.type}: {message.text} ({message.location['url']})")

    def _failed(self, error: Error) -> None:
        self._complain(f"exception: {error}")

    def _complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self._excused):
            self.complaints.append(text)


def promised(page: Page, script: str, given: object = None) -> Any:  # noqa: ANN401 — from a page
    """What a function in the page comes to; an Error when it comes to nothing in time."""
    limited = f"""(given) => Promise.race([
      ({script})(given),
      new Promise((_, reject) => setTimeout(reject, {WAIT_MS_MAX}, Error("nothing came of it"))),
    ])"""
    return page.evaluate(limited, given)


def look_with(eyes: Locator, label: str) -> None:
    """Choose whose eyes a replay is seen with, and wait until they see."""
    eyes.select_option(label=label)
    expect(eyes).to_have_attribute("aria-busy", "false")


def eventually(page: Page, read: Callable[[], Any], wanted: object) -> None:
    """Wait until what is read equals what is wanted; says the difference when it never does."""
    seen = read()
    for _ in range(WAIT_MS_MAX // POLL_MS):
        if seen == wanted:
            return
        page.wait_for_timeout(POLL_MS)
        seen = read()
    raise AssertionError(f"{seen}\n  instead of\n{wanted}")
