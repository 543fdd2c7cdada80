"""The inks of Pionjär's board: its words and signs can be read, by day and by lamp."""

import re

import pytest

from tests.web.palette import CHROME, WEB, Palette, contrast, tokens_in, too_faint

FOLDER = WEB / "games/pionjar"
BOARD = (FOLDER / "board/board.css").read_text(encoding="utf-8")

LIGHT = ".pionjar-board {"
DARK = ':root[data-theme="dark"] .pionjar-board {'
SYSTEM_DARK = ':root:not([data-theme="light"]) .pionjar-board {'

LETTERING = 7.0
WORDS = 4.5
MARKS = 3.0
SEATS = range(1, 7)

Pair = tuple[str, str, float]

PAIRS: list[Pair] = [
    *(("pb-seaink", ground, LETTERING) for ground in ("pb-sea", "pb-shallow", "pb-land2")),
    *(("pb-label", ground, LETTERING) for ground in ("pb-land", "pb-land2", "pb-stamp")),
    *(("pb-lakeink", ground, LETTERING) for ground in ("pb-lake", "pb-sky2")),
    *((ink, "pb-plate", LETTERING) for ink in ("pb-label", "pb-note")),
    ("pb-plateink", "pb-head", LETTERING),
    ("pb-ink", "pb-tag", LETTERING),
    *((f"on-seat-{seat}", f"seat-{seat}", WORDS) for seat in SEATS),
    *(("pb-dotmark", ground, MARKS) for ground in ("pb-brick", "pb-blackdot")),
    ("pb-roadink", "pb-dot", MARKS),
    ("pb-roadfill", "pb-roadcase", MARKS),
    ("pb-trail", "pb-halo", MARKS),
    ("pb-ink", "pb-dieface", MARKS),
    *(("pb-ink", ground, MARKS) for ground in ("pb-mustard", "pb-sky", "pb-postbg", "pb-wirebg")),
    *(("pb-piecebox", ground, MARKS) for ground in ("pb-land", "pb-paper", "pb-sea", "pb-lake")),
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
@pytest.mark.parametrize("seat", SEATS)
def test_what_is_aimed_at_is_seen_by_its_colour_or_by_the_line_around_it(
    scheme: str, seat: int
) -> None:
    palette = SCHEMES[scheme]
    seen = [contrast(palette[ink], palette["pb-land"]) for ink in (f"seat-{seat}", "pb-piecebox")]

    assert max(seen) >= MARKS
    assert re.search(r"\.aim-case \{[^}]*stroke: var\(--pb-piecebox\)", BOARD)


def test_the_system_s_dark_scheme_is_the_app_s() -> None:
    assert tokens_in(BOARD, SYSTEM_DARK) == tokens_in(BOARD, DARK)


def test_every_ink_that_is_drawn_with_is_mixed_in_both_schemes() -> None:
    sources = [path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.ts*")]
    drawn = {ink for text in [BOARD, *sources] for ink in re.findall(r"var\(--(pb-[\w]+)\)", text)}
    by_name = {f"pb-{ink}" for text in sources for ink in re.findall(r'\bink\("(\w+)"\)', text)}
    blends = {"pb-blend", "pb-mul"}

    assert len(drawn | by_name) > len(blends)
    assert (drawn | by_name) - blends <= PRINTED.keys()
    assert tokens_in(BOARD, DARK).keys() == PRINTED.keys()


def test_a_faint_name_would_be_noticed() -> None:
    faded = SCHEMES["light"] | {"pb-label": "#8a7a54"}

    assert too_faint(faded, PAIRS) != []
