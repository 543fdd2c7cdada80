"""Prints the app's icons as PNG. Run once after changing a drawing in web/icons.

    .venv/bin/python web/icons/render.py

Needs a Chromium, found as CHROMIUM or /usr/bin/chromium; writes into web/public/icons.
"""

import os
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
TARGET = HERE.parent / "public" / "icons"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-180.png": ("maskable.svg", 180),
}


def print_icon(page: Page, drawing: str, size: int, target: Path) -> None:
    """Draws one SVG at a size in pixels and saves what is seen, corners see-through."""
    svg = (HERE / drawing).read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
    page.screenshot(path=target, omit_background=True)


def main() -> None:
    """Prints every icon."""
    TARGET.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (drawing, size) in ICONS.items():
            print_icon(page, drawing, size, TARGET / name)
        browser.close()


if __name__ == "__main__":
    main()
