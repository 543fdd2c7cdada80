"""An outbox with a decision in every state, put into a browser as the app itself would keep it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from playwright.sync_api import Page

from tests.e2e.browser import eventually, promised
from tests.e2e.guests import Guest, Json

AT: Final = "2026-11-30T01:02:03.456Z"
ROLL: Final[Json] = {"type": "rancher.roll_dice"}
STALE: Final = 1

# Whether the app has made its stores.
MADE: Final = "indexedDB.databases().then((all) => all.some(({ name }) => name === 'chuckwagon'))"

PUT: Final = """({ rows, delivered }) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("chuckwagon");
  opening.onsuccess = () => {
    const { result: database } = opening;
    const change = database.transaction(["rows", "delivered"], "readwrite");
    rows.forEach((row) => change.objectStore("rows").add(row));
    delivered.forEach((done) => change.objectStore("delivered").add(done));
    change.oncomplete = () => { database.close(); resolve(true); };
    change.onerror = reject;
  };
})"""


def fill(page: Page, guest: Guest, matches: Sequence[str]) -> None:
    """Put rows into the outbox of a guest who sits at four matches; the page shows the app.

    They have the first seat. Of the first match a decision was refused, of the next two one is
    to be sent, of the last two have counted, the second of which had been sent before. Another
    user's row is there too.
    """
    me = guest.read("/me")
    refused, first, second, last = (_decided(guest, match) for match in matches)
    order = {"seat": refused["seat"], "action": ROLL, "expected_version": STALE}
    problem = guest.refused(f"/matches/{refused['match']}/actions", order)
    own = {"format": 1, "user": me["id"], "user_name": me["name"], "left": False, "tries": 0}
    rows = [
        {**own, **refused, "state": "refused", "left": True, "tries": 1, "problem": problem},
        {**own, **first, "state": "queued"},
        {**own, **second, "state": "queued"},
        {**own, **last, "state": "queued", "user": "somebody-else", "user_name": "Åsa"},
    ]
    done = {"user": me["id"], "version": 40, **last}
    delivered = [
        {**done, "id": f"done-{seq}", "seq": seq, "already": already}
        for seq, already in ((1, False), (2, True))
    ]
    eventually(page, partial(page.evaluate, MADE), wanted=True)
    promised(page, PUT, {"rows": rows, "delivered": delivered})


def _decided(guest: Guest, match: str) -> Json:
    """A roll on the first position of a match on which the first seat was asked for one."""
    found = guest.read(f"/matches/{match}")
    frames = guest.read(f"/matches/{match}/frames?after=0")["frames"]
    frame = next(frame for frame in frames if frame["view"] and _asks(frame, seat=0))
    return {
        "id": f"command-{match}",
        "match": match,
        "table": found["table"],
        "seat": 0,
        "action": ROLL,
        "frame": frame,
        "expected_version": frame["version"],
        "at": AT,
    }


def _asks(frame: Json, seat: int) -> bool:
    return any(
        awaited["seat"] == seat and awaited["ask"] == "roll"
        for awaited in frame["pending"]["awaits"]
    )
