"""The boards' palettes: what is printed and what stands on it can be read, by day and by night."""

import pytest

from tests.web.palette import CHROME, WEB, Palette, contrast, tokens_in, too_faint

BOARD = (WEB / "games/rancher/board/board.css").read_text(encoding="utf-8")

LIGHT = ".rancher-board {"
DARK = ':root[data-theme="dark"] .rancher-board {'
SYSTEM_DARK = ':root:not([data-theme="light"]) .rancher-board {'

LETTERING = 7.0
MARKS = 3.0

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


PRINTED = tokens_in(BOARD, LIGHT)
SCHEMES: dict[str, Palette] = {
    "light": CHROME["light"] | PRINTED,
    "dark": CHROME["dark"] | PRINTED | tokens_in(BOARD, DARK),
}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_everything_printed_can_be_read(scheme: str) -> None:
    assert too_faint(SCHEMES[scheme], PAIRS) == []


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

    assert too_faint(faded, PAIRS) != []
