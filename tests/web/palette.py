"""Colours as the style sheets define them, and how far apart they are for the eye."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
TOKENS = (WEB / "styles/tokens.css").read_text(encoding="utf-8")

LIGHT = ":root {"
DARK = ':root[data-theme="dark"] {'
SYSTEM_DARK = ':root:not([data-theme="light"]) {'

Palette = dict[str, str]


def tokens_in(css: str, selector: str) -> Palette:
    """The six-digit colours that a rule of the sheet defines."""
    block = css[css.index(selector) :]
    found = re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block[: block.index("}")])
    return dict(found)


def rule_of(css: str, selector: str) -> list[str]:
    """A rule's declarations, whatever they are."""
    block = css[css.index(selector) + len(selector) :]
    return [line.strip() for line in block[: block.index("}")].splitlines() if line.strip()]


def luminance(code: str) -> float:
    shares = [int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG's ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def too_faint(palette: Palette, pairs: list[tuple[str, str, float]]) -> list[str]:
    """The pairs of ink and ground that fall short of what they must have."""
    ratios = [
        (ink, ground, contrast(palette[ink], palette[ground]), least)
        for ink, ground, least in pairs
    ]
    return [
        f"{i} on {g}: {ratio:.2f}, not {least}" for i, g, ratio, least in ratios if ratio < least
    ]


CHROME_LIGHT = tokens_in(TOKENS, LIGHT)
CHROME = {"light": CHROME_LIGHT, "dark": CHROME_LIGHT | tokens_in(TOKENS, DARK)}
