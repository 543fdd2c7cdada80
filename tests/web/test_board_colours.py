"""The boards' palettes: what is printed and what stands on it can be read, by day and by night."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
BOARD = (WEB / "games/rancher/board/board.css").read_text(encoding="utf-8")
TOKENS = (WEB / "styles/tokens.css").read_text(encoding="utf-8")

LIGHT = ".rancher-board {"
DARK = ':root[data-theme="dark"] .rancher-board {'
SYSTEM_DARK = ':root:not([data-theme="light"]) .rancher-board {'

LETTERING = 7.0
MARKS = 3.0

Palette = dict[str, str]
Pair = tuple[str, str, float]

LAND = [f"rb-land-{band}" for band in range(6)]
PAIRS: list[Pair] = [
    *((text, band, LETTERING) for text in ("rb-text", "rb-text-2") for band in LAND),
    ("rb-piece-line", "rb-rim", LETTERING),
    ("rb-stamp", "rb-stamp-paper", 4.5),
    ("rb-farm-ink", "rb-farm", 4.5),
    ("rb-on-orange", "rb-orange", MARKS),
    ("rb-space", "rb-trail", MARKS),
    ("rb-dot", "rb-cut", MARKS),
    *((f"on-seat-{seat}", f"seat-{seat}", 4.5) for seat in range(1, 5)),
]


def tokens_in(css: str, selector: str) -> Palette:
    block = css[css.index(selector) :]
    found = re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block[: block.index("}")])
    return dict(found)


SEATS = tokens_in(TOKENS, ":root {")
PRINTED = SEATS | tokens_in(BOARD, LIGHT)
SCHEMES = {"light": PRINTED, "dark": PRINTED | tokens_in(BOARD, DARK)}


def luminance(code: str) -> float:
    shares = [int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def too_faint(palette: Palette) -> Iterator[str]:
    for ink, ground, least in PAIRS:
        ratio = contrast(palette[ink], palette[ground])
        if ratio < least:
            yield f"{ink} on {ground}: {ratio:.2f}, not {least}"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_everything_printed_can_be_read(scheme: str) -> None:
    assert list(too_faint(SCHEMES[scheme])) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("seat", range(1, 5))
def test_a_chip_is_seen_on_its_pasture_by_its_fill_or_by_its_rim(scheme: str, seat: int) -> None:
    palette = SCHEMES[scheme]
    seen = [contrast(palette[k], palette["rb-slot"]) for k in (f"seat-{seat}", "rb-chip-line")]

    assert max(seen) >= MARKS


def test_the_system_s_dark_scheme_is_the_app_s() -> None:
    assert tokens_in(BOARD, SYSTEM_DARK) == tokens_in(BOARD, DARK)


def test_a_faint_name_would_be_noticed() -> None:
    faded = SCHEMES["light"] | {"rb-text": "#8a5a44"}

    assert list(too_faint(faded)) != []
