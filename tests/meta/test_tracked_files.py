"""No file of the project depends on one machine or one package registry."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Written so that this file does not match them itself.
REGISTRY_HOSTS = re.compile(r"(?:pypi|python[h]osted|npm[j]s|yarn[p]kg|deb[i]an)\.(?:org|com)\b")
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:root|work|home|Users)/\w")


def tracked_texts() -> Iterator[tuple[str, str]]:
    """Path and text of each file that is, or is about to be, in the repository."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listing.stdout.split("\0")):
        path = ROOT / name
        if not path.is_file():
            continue
        content = path.read_bytes()
        if b"\0" not in content:
            yield name, content.decode()


def offences(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in tracked_texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize(
    ("pattern", "planted"),
    [
        pytest.param(REGISTRY_HOSTS, "https://files.python" + "hosted.org/packages", id="registry"),
        pytest.param(REGISTRY_HOSTS, "registry.npm" + "js.org", id="npm"),
        pytest.param(MACHINE_PATHS, "open('/ro" + "ot/notes')", id="root"),
        pytest.param(MACHINE_PATHS, "cd /ho" + "me/ada", id="home"),
    ],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], planted: str) -> None:
    assert pattern.search(planted)


def test_no_file_names_a_package_registry() -> None:
    assert offences(REGISTRY_HOSTS) == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert offences(MACHINE_PATHS) == []
