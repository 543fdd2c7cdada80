"""What a test in the browser begins with: the built app, a server, devices, and an option."""

import fcntl
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.e2e.browser import WAIT_MS_MAX, Device, Shape, chromium, launched
from tests.e2e.scenes import Scenes
from tests.e2e.server import ServerProcess

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = "build/screenshots"

NewDevice = Callable[[Shape], Device]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--screenshots",
        nargs="?",
        const=SCREENSHOTS,
        metavar="FOLDER",
        help=f"also write a picture of every screen into a folder ({SCREENSHOTS})",
    )


@pytest.fixture(scope="session")
def web_app() -> Path:
    """The folder of the built web app: the one named, or the project's, built if it has changed."""
    named = os.environ.get("CHUCKWAGON_WEB")
    if named is not None:
        return Path(named)
    # Workers that begin together would build into one folder.
    with (ROOT / "dev").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["./dev", "build"], cwd=ROOT, check=True)
    return ROOT / "web" / "dist"


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    # No wider than this folder: its event loop would be in the way of tests that bring their own.
    with sync_playwright() as started:
        expect.set_options(timeout=WAIT_MS_MAX)
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, chromium()) as started:
        yield started


@pytest.fixture
def devices(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewDevice]:
    """Makes devices, and sees at the end that no page on them has complained."""
    if "server" in request.fixturenames:
        # It ends after them: pages would complain of a server that has gone.
        request.getfixturevalue("server")
    made: list[Device] = []

    def new(shape: Shape) -> Device:
        device = Device(browser, shape)
        made.append(device)
        return device

    yield new
    for device in made:
        device.context.close()
    assert [device.complaints for device in made if device.complaints] == []


@pytest.fixture
def server(web_app: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, which it may kill and start again."""
    with serving(tmp_path, web_app) as started:
        yield started


@pytest.fixture(scope="package")
def shared_server(
    web_app: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """One server for all tests that leave it alone."""
    with serving(tmp_path_factory.mktemp("server"), web_app) as started:
        yield started


@contextmanager
def serving(folder: Path, web_app: Path) -> Iterator[ServerProcess]:
    """A server on a folder, until a test has done with it; whatever it complained of fails."""
    server = ServerProcess(folder, web_app)
    server.start()
    yield server
    server.stop()
    assert server.complaints() == []


@pytest.fixture(scope="package")
def scenes(web_app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scenes]:
    """Matches to look at, on a server that has no others."""
    with serving(tmp_path_factory.mktemp("scenes"), web_app) as started:
        found = Scenes(started.url)
        yield found
        found.close()


@pytest.fixture(scope="session")
def pictures(request: pytest.FixtureRequest) -> Path | None:
    """The folder that pictures of the screens are asked for in."""
    # Where this folder is not named on the command line, pytest has not read the option.
    wanted = request.config.getoption("screenshots", default=None)
    if wanted is None:
        return None
    folder = Path(wanted)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
