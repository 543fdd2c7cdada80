"""axe-core in a page: what would keep people with disabilities out."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN: Final = """async () => {
  const found = await axe.run(document, {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
  });
  return found.violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }));
}"""


@cache
def _source() -> str:
    return SOURCE.read_text()


def violations(page: Page) -> list[dict[str, Any]]:
    """What axe finds on the page as it is now.

    The source goes in by the debugger, so the page's own security policy stays in force.
    """
    page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return found
