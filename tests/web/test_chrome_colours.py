"""The chrome's palette: words, controls and states can be read by day and by night."""

import re

import pytest

from tests.web.palette import CHROME, DARK, SYSTEM_DARK, TOKENS, WEB, contrast, rule_of, too_faint

TEXT, LINES = 4.5, 3.0

GROUNDS = ("paper", "stock", "felt")
STATES = ("queued", "sending", "accepted", "refused", "offline")
SEATS = range(1, 9)
TABLE = (WEB / "styles/table.css").read_text(encoding="utf-8")
# The seats whose lines in a chart have an outline.
[_edged] = re.findall(r"\.chart \.line-edge:is\((.+)\)", TABLE)
EDGED = {int(seat) for seat in re.findall(r"\.e(\d)", _edged)}

PAIRS = [
    *((i, ground, TEXT) for i in ("ink", "ink-2", "ink-3", "stamp-text") for ground in GROUNDS),
    *((line, ground, LINES) for line in ("edge", "focus") for ground in GROUNDS),
    *((state, f"{state}-ground", TEXT) for state in STATES),
    *(("ink", f"{state}-ground", TEXT) for state in STATES),
    *((state, ground, TEXT) for state in STATES for ground in ("paper", "stock")),
    *((f"on-seat-{seat}", f"seat-{seat}", TEXT) for seat in SEATS),
    ("on-stamp", "stamp", TEXT),
    ("stamp", "paper", LINES),
    ("stamp", "stock", LINES),
    ("paper", "ink", TEXT),
]


@pytest.mark.parametrize("scheme", CHROME)
def test_everything_written_and_drawn_can_be_read(scheme: str) -> None:
    assert too_faint(CHROME[scheme], PAIRS) == []


@pytest.mark.parametrize("scheme", CHROME)
@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_s_mark_is_seen_by_its_fill_or_by_its_keyline(scheme: str, seat: int) -> None:
    palette = CHROME[scheme]
    keyline = "keyline-6" if seat == 6 else "keyline"
    for ground in GROUNDS:
        seen = [contrast(palette[k], palette[ground]) for k in (f"seat-{seat}", keyline)]

        assert max(seen) >= LINES


@pytest.mark.parametrize("scheme", CHROME)
@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_s_line_in_a_chart_is_seen_by_its_colour_or_by_its_edge(
    scheme: str, seat: int
) -> None:
    palette = CHROME[scheme]
    for ground in ("paper", "stock"):
        edge = palette["keyline" if seat in EDGED else ground]
        seen = [contrast(colour, palette[ground]) for colour in (palette[f"seat-{seat}"], edge)]

        assert max(seen) >= LINES


def test_the_device_s_night_is_the_settings_night() -> None:
    assert rule_of(TOKENS, SYSTEM_DARK) == rule_of(TOKENS, DARK)
    assert "color-scheme: dark;" in rule_of(TOKENS, DARK)


def test_the_browser_s_bars_have_the_colour_of_the_paper() -> None:
    page = (WEB.parent / "index.html").read_text(encoding="utf-8")
    theme = (WEB / "settings/theme.ts").read_text(encoding="utf-8")
    for scheme, palette in CHROME.items():
        assert f'content="{palette["paper"]}" media="(prefers-color-scheme: {scheme})"' in page
        assert f'{scheme}: "{palette["paper"]}"' in theme


def test_a_faint_caption_would_be_noticed() -> None:
    faded = CHROME["dark"] | {"ink-3": "#6d5c49"}

    assert too_faint(faded, PAIRS) != []
