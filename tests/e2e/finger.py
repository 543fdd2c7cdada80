"""A finger on the glass, as the machine feels it: with a browser's own idea of taps and flings."""

import time
from typing import Final

from playwright.sync_api import CDPSession, Locator

from tests.e2e.browser import Device

Point = tuple[float, float]

STEPS: Final = 8
SLIDE_MS: Final = 160
TAP_MS: Final = 60
REST_MS: Final = 500
"""So long rests a finger that looks for its place."""


class Finger:
    """One finger; where it is, in CSS px of the page.

    Its touches bear the time at which a hand makes them, however late a busy machine sends them.
    """

    def __init__(self, device: Device) -> None:
        """It touches nothing yet."""
        self._touch: CDPSession = device.context.new_cdp_session(device.page)
        self._at: Point = (0, 0)
        self._now = 0.0

    def down(self, at: Point) -> None:
        """Touch."""
        self._at = at
        self._now = time.time()
        self._send("touchStart")

    def rest(self) -> None:
        """Stay for a while."""
        self._wait(REST_MS)

    def slide(self, to: Point) -> None:
        """Go somewhere without lifting, as fast as a hand does."""
        (x, y), (to_x, to_y) = self._at, to
        for step in range(1, STEPS + 1):
            self._wait(SLIDE_MS / STEPS)
            self._at = (x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
            self._send("touchMove")

    def up(self) -> None:
        """Lift."""
        self._send("touchEnd", touches=False)

    def tap(self, at: Point) -> None:
        """Touch and lift."""
        self.down(at)
        self._wait(TAP_MS)
        self.up()

    def _wait(self, wait_ms: float) -> None:
        time.sleep(wait_ms / 1000)
        self._now += wait_ms / 1000

    def _send(self, kind: str, *, touches: bool = True) -> None:
        x, y = self._at
        points = [{"x": x, "y": y}] if touches else []
        event = {"type": kind, "touchPoints": points, "timestamp": self._now}
        self._touch.send("Input.dispatchTouchEvent", event)


def middle(of: Locator) -> Point:
    """The middle of what a locator finds."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
