"""Lighthouse on the built app, served as people run it: its mobile preset, page by page."""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from services.settings import WEB_BUILT
from tests.bench.figures import Figure, at_least, at_most
from tests.bench.machine import Span
from tests.e2e.browser import FLAGS, chromium
from tests.e2e.guests import COOKIE
from tests.e2e.scenes import Scene, Scenes
from tests.e2e.server import ServerProcess

ROOT: Final = Path(__file__).parents[2]
LOCKED: Final = Path(__file__).parent / "node"
INSTALLED: Final = ROOT / "build" / "bench"
COMMAND: Final = INSTALLED / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
SCORE_MIN: Final = 95
USABLE_MS_MAX: Final = 1_500
RUNS: Final = 3
TRIES_MAX: Final = 4
"""A browser on a busy machine may lose the beginning of its trace, and Lighthouse then ends."""


class Report(NamedTuple):
    """What one run found: scores of 100 by category, and when the page could be used."""

    scores: dict[str, float]
    usable_ms: float


def run() -> list[Figure]:
    """Each page's scores, the middle of three; other load on the machine makes them worse."""
    install()
    figures: list[Figure] = []
    with Span() as span, _scenes() as scenes:
        for name, scene in _pages(scenes).items():
            reports = [_audited(scenes.url, scene) for _ in range(RUNS)]
            figures += _scored(name, reports)
            if name == "home":
                usable = median(report.usable_ms for report in reports)
                figures.append(
                    at_most("home, usable, ms", usable, USABLE_MS_MAX, f"{usable:,.0f} ms")
                )
    figures.append(Figure("cores busy meanwhile", f"{span.others:.1f}"))
    return figures


def install() -> None:
    """Lighthouse into build/, where the lock has changed since."""
    marker = INSTALLED / "package-lock.json"
    lock = LOCKED / marker.name
    if COMMAND.exists() and marker.read_bytes() == lock.read_bytes():
        return
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for path in LOCKED.iterdir():
        shutil.copy(path, INSTALLED / path.name)
    npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(npm, cwd=INSTALLED, check=True, stdout=subprocess.DEVNULL)


def _pages(scenes: Scenes) -> dict[str, Scene]:
    return {
        "home": Scene("/", None),
        "new table": Scene("/new", None),
        "running table": scenes.asked("roll"),
        "watched table": scenes.watching(),
        "result": scenes.over(),
        "replay": scenes.replayed(),
        "rules": Scene("/rules", None),
    }


@contextmanager
def _scenes() -> Iterator[Scenes]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), WEB_BUILT)
        server.start()
        scenes = Scenes(server.url)
        try:
            yield scenes
        finally:
            scenes.close()
            server.stop()


def _audited(url: str, scene: Scene) -> Report:
    """What Lighthouse finds; raises CalledProcessError when it ends without a report each time."""
    for left in reversed(range(TRIES_MAX)):
        with tempfile.TemporaryDirectory() as profile:
            answer = subprocess.run(
                ["node", COMMAND, url + scene.path, *_options(scene, profile)],
                env={**os.environ, "CHROME_PATH": str(chromium())},
                stdout=subprocess.PIPE,
                check=left == 0,
            )
        if answer.returncode == 0:
            return _read(json.loads(answer.stdout))
    raise AssertionError("the last try either answers or raises")


def _options(scene: Scene, profile: str) -> list[str]:
    plain = [flag for flag in FLAGS if " " not in flag]
    flags = ["--headless=new", f"--user-data-dir={profile}", *plain]
    cookie = {} if scene.guest is None else {"Cookie": f"{COOKIE}={scene.guest.cookie}"}
    return [
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(CATEGORIES)}",
        f"--chrome-flags={' '.join(flags)}",
        f"--extra-headers={json.dumps(cookie)}",
    ]


def _read(found: dict[str, Any]) -> Report:
    scores = {name: 100 * found["categories"][name]["score"] for name in CATEGORIES}
    return Report(scores, found["audits"]["interactive"]["numericValue"])


def _scored(page: str, reports: list[Report]) -> list[Figure]:
    figures = []
    for category in CATEGORIES:
        scores = sorted(report.scores[category] for report in reports)
        shown = f"{median(scores):.0f} ({scores[0]:.0f} to {scores[-1]:.0f})"
        figures.append(at_least(f"{page}, {category}", median(scores), SCORE_MIN, shown))
    return figures
