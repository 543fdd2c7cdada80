"""The import contracts of pyproject.toml are kept, and each of them can be broken."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINTER = Path(sys.executable).with_name("lint-imports")

# One forbidden import for each contract: the file that gets it, and the line.
PLANTED = {
    "Imports point downwards": ("domain/kernel/rules.py", "import domain.registry"),
    "Games know nothing of each other": (
        "domain/games/rancher/rules.py",
        "import domain.games.planted",
    ),
    "The domain is pure: no I/O, clock, randomness or logging": (
        "domain/kernel/chance.py",
        "import random",
    ),
    "Routes and the application reach stores and brokers only through ports": (
        "services/application/play.py",
        "import redis",
    ),
}


def verdicts(folder: Path) -> dict[str, str]:
    """KEPT or BROKEN for each contract, on the packages in a folder."""
    run = subprocess.run(
        [LINTER, "--no-logo", "--no-cache", "--config", ROOT / "pyproject.toml"],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(folder), "NO_COLOR": "1", "COLUMNS": "200"},
    )
    found = re.findall(r"^(.+) (KEPT|BROKEN)", run.stdout, flags=re.MULTILINE)
    assert found, run.stdout + run.stderr
    return dict(found)


def copy_of_the_packages(folder: Path) -> Path:
    for package in ("domain", "services"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / package, folder / package, ignore=ignored)
    return folder


def test_the_contracts_are_kept(tmp_path: Path) -> None:
    folder = copy_of_the_packages(tmp_path)

    assert verdicts(folder) == dict.fromkeys(PLANTED, "KEPT")


def test_each_contract_notices_a_planted_import(tmp_path: Path) -> None:
    folder = copy_of_the_packages(tmp_path)
    planted_game = folder / "domain/games/planted"
    planted_game.mkdir()
    (planted_game / "__init__.py").touch()
    for file, line in PLANTED.values():
        path = folder / file
        path.write_text(f"{path.read_text()}\n{line}\n")

    assert verdicts(folder) == dict.fromkeys(PLANTED, "BROKEN")
