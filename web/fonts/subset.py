"""Cuts the two faces to what the app prints. Run once after changing a face or the signs.

    .venv/bin/python web/fonts/subset.py

Reads the font packages in web/node_modules, writes woff2 files into web/src/assets/fonts.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1]
PACKAGES = WEB / "node_modules" / "@fontsource-variable"
TARGET = WEB / "src" / "assets" / "fonts"
SIGNS = "–—‘’‚“”„…•‹›€−×→←↑↓"
CODE_POINTS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, SIGNS)]
FACES = {
    "besley-latin-wght-normal": ("besley", (800, 800)),
    "source-sans-3-latin-wght-normal": ("source-sans-3", (400, 700)),
}


def cut(source: Path, target: Path, weights: tuple[int, int]) -> None:
    """Writes the face with its weight axis narrowed and only CODE_POINTS kept."""
    font = TTFont(source)
    options = Options()
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CODE_POINTS)
    subsetter.subset(font)
    lightest, heaviest = weights
    limit = heaviest if lightest == heaviest else (lightest, heaviest)
    instantiateVariableFont(font, {"wght": limit}, inplace=True)
    font.flavor = "woff2"
    font.save(target)


def main() -> None:
    """Cuts every face and copies its licence beside it."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, (package, weights) in FACES.items():
        cut(PACKAGES / package / "files" / f"{name}.woff2", TARGET / f"{package}.woff2", weights)
        licence = (PACKAGES / package / "LICENSE").read_text(encoding="utf-8")
        (TARGET / f"OFL-{package}.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    main()
