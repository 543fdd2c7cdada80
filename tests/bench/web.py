"""The app on a phone: what it fetches before the first screen, and how it opens offline."""

import json
import re
from typing import Final

from services.api.webapp import asset
from services.settings import WEB_BUILT
from tests.bench import offline
from tests.bench.figures import Figure, at_most

SCRIPTS_KB_MAX: Final = 60
FONTS_KB_MAX: Final = 60
KB: Final = 1000

_SCRIPT: Final = re.compile(r'<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"')
_WORDS: Final = re.compile(r"data-words='([^']+)'")
_STYLE: Final = re.compile(r'<link rel="stylesheet"[^>]* href="([^"]+)"')
_IMPORT: Final = re.compile(r'(?:\bfrom|\bimport)"\./([^"]+\.js)"')
_FONT: Final = re.compile(r"/assets/[\w.-]+\.woff2")


def run() -> list[Figure]:
    """Sizes on the wire of what index.html names, what that imports at once, words and fonts.

    Then the time until a table can be played on after a reload without a network.
    """
    page = (WEB_BUILT / "index.html").read_text()
    scripts = _with_imports(set(_SCRIPT.findall(page)) | {_longest_words(page)})
    styles = set(_STYLE.findall(page))
    sheets = "".join(_text(style) for style in styles)
    fonts = set(_FONT.findall(page + sheets))
    return [
        _sized("JavaScript", scripts, SCRIPTS_KB_MAX),
        _sized("fonts", fonts, FONTS_KB_MAX),
        Figure("style sheets", f"{_wire_kb(styles):.1f} KB in {len(styles)}"),
        *offline.figures(),
    ]


def _sized(what: str, paths: set[str], kb_max: int) -> Figure:
    size = _wire_kb(paths)
    return at_most(f"{what}, KB", size, kb_max, f"{size:.1f} KB in {len(paths)}")


def _with_imports(paths: set[str]) -> set[str]:
    """The scripts with all that they import before they run; lazy imports are not among it."""
    found: set[str] = set()
    waiting = set(paths)
    while waiting:
        path = waiting.pop()
        found.add(path)
        folder = path.rpartition("/")[0]
        imported = {f"{folder}/{name}" for name in _IMPORT.findall(_text(path))}
        waiting |= imported - found
    return found


def _longest_words(page: str) -> str:
    """The words that a first visit loads, in the language in which they weigh most."""
    words = _WORDS.search(page)
    if words is None:
        raise ValueError("the page does not say where its words are")
    addresses: dict[str, str] = json.loads(words[1])
    return max(addresses.values(), key=lambda path: _wire_kb({path}))


def _text(path: str) -> str:
    return (WEB_BUILT / path.lstrip("/")).read_text()


def _wire_kb(paths: set[str]) -> float:
    """As our own server sends them to a browser that takes gzip."""
    return sum(len(asset(WEB_BUILT, path, "gzip").body) for path in paths) / KB
