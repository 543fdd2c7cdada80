"""Whether what a page says fits: nothing cut off, nothing beside the edge."""

from typing import Final

from playwright.sync_api import Page

# Boxes narrower than what they hold, and words outside the box that clips them. Where a line
# ends in an ellipsis, that is meant; what is hidden from the eye cuts nothing.
CUT: Final = """() => {
  const boxes = "button, label, th, td, h2, h3, .btn, .flag";
  const isSeen = (element) => element.checkVisibility() && !element.closest(".vh, svg, select");
  const said = (element) => element.outerHTML.slice(0, 120);
  const narrow = [...document.querySelectorAll(boxes)].filter((box) => isSeen(box)
    && box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== "inline");

  const clips = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((how) => how === "hidden" || how === "clip");
  };
  const isMeant = (element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === "ellipsis" || webkitLineClamp !== "none";
  };
  const clipped = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
    const element = text.parentElement;
    if (text.data.trim() === "" || !isSeen(element)) { continue; }
    let frame = element;
    while (frame !== null && !clips(frame)) { frame = frame.parentElement; }
    if (frame === null || frame === document.body || isMeant(frame)) { continue; }
    const range = document.createRange();
    range.selectNodeContents(text);
    const inner = range.getBoundingClientRect();
    const outer = frame.getBoundingClientRect();
    // A line is a little higher than its letters.
    const slack = inner.height * 0.15;
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1
        || inner.top < outer.top - slack || inner.bottom > outer.bottom + slack) {
      clipped.push(element);
    }
  }
  return [...narrow, ...clipped].map(said);
}"""


def cut(page: Page) -> list[str]:
    """What is not to be seen whole."""
    found: list[str] = page.evaluate(CUT)
    return found


def sideways(page: Page) -> int:
    """How far the page can be pushed sideways."""
    excess: int = page.evaluate(
        "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    )
    return excess
