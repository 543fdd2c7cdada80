"""What somebody hears who plays with a screen reader, and what they ought to hear of a match."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.e2e.guests import Json
from tests.e2e.position import BOARD

# Screen readers speak a live region when its text changes, and of a log what is added to it; of
# two changes in one breath they speak the last.
LISTEN: Final = """{
  const live = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  const spoken = new WeakMap();
  window.heard = [];

  const say = (region, text) => {
    const isHidden = region.closest("[aria-hidden=true]") || !region.checkVisibility();
    if (text !== "" && !isHidden) { window.heard.push(text); }
  };
  const elementOf = (node) => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const isLog = (region) => region.getAttribute("role") === "log";

  new MutationObserver((changes) => {
    const changed = new Set();
    for (const { target, addedNodes } of changes) {
      const region = elementOf(target)?.closest(live);
      for (const node of addedNodes) {
        if (region && isLog(region)) { say(region, node.textContent.trim()); }
        elementOf(node)?.querySelectorAll(live).forEach((inner) => changed.add(inner));
        if (elementOf(node)?.matches(live)) { changed.add(elementOf(node)); }
      }
      if (region && !isLog(region)) { changed.add(region); }
    }
    for (const region of changed) {
      const text = region.textContent.trim();
      if (text !== spoken.get(region)) {
        spoken.set(region, text);
        say(region, text);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""

FARMS: Final = {farm["id"]: farm["name"] for farm in BOARD["farms"]}


class Told(NamedTuple):
    """An event, and what its sentence must say."""

    event: Json
    sentence: re.Pattern[str]


def heard(page: Page) -> list[str]:
    """Everything that was spoken since the page was opened."""
    spoken: list[str] = page.evaluate("window.heard")
    return spoken


def to_be_told(frames: Sequence[Json], names: Sequence[str], own: int) -> Iterator[Told]:
    """What the holder of seat `own` must hear of these frames, sentence by sentence."""

    def who(seat: int) -> str:
        return "Your?" if seat == own else re.escape(names[seat])

    for frame in frames:
        for event in frame["events"]:
            told = _sentence(event)
            if told is not None:
                seat, words = told
                subject = "" if seat is None else rf"{who(event[seat])}(?:’s)? "
                yield Told(event, re.compile(subject + words))


def _sentence(event: Json) -> tuple[str | None, str] | None:
    """The field that names the subject, and the words; None for what others tell along."""
    farm = FARMS.get(event.get("farm", ""), "")
    chips = event.get("chips", 0)
    match event["type"].removeprefix("rancher."):
        case "rolled":
            return "seat", rf"rolled {event['value']}\b"
        case "way_chosen":
            way = "took the shortcut" if event["way"] == "shortcut" else "stayed on the trail"
            return "seat", way
        case "rode_on":
            return "seat", r"rode on\."
        case "herd_grew":
            return "seat", rf"herd at {farm} (?:doubled|grew|stayed)[^.]* {chips}\b"
        case "farm_bought":
            return "seat", rf"bought {farm} with {_head(chips)}"
        case "herd_driven":
            return "seat", rf"took {_head(chips)} of {farm} in tow"
        case "herd_stolen":
            return "thief", rf"stole [^.]* {_head(chips)} at {farm}\."
        case "herd_sold":
            return "seat", rf"sold {_head(sum(lot['chips'] for lot in event['lots']))}"
        case "herd_recovered":
            return "victim", rf"caught [^.]* took back {_head(chips)} of {farm}"
        case "debt_incurred":
            return "debtor", rf"owes? [^.]* {event['amount']:,} more"
        case "money_paid" if event["payer"] is not None and event["payee"] is not None:
            return "payer", rf"paid [^.]*{event['amount']:,}"
        case "match_ended":
            return None, r"The last round is over\."
        case _:
            return None


def _head(chips: int) -> str:
    return "(?:1 head|one head of cattle)" if chips == 1 else f"{chips} cattle"
