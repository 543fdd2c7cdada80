"""./dev is sound shell, and the README and the script agree on its verbs."""

import re
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def verbs() -> list[str]:
    """The verbs that the script knows, from its closing case statement."""
    arms = re.findall(r"^  ([a-z0-9]+)\)$", (ROOT / "dev").read_text(), flags=re.MULTILINE)
    assert {"setup", "run", "test", "check", "fix", "e2e", "openapi", "bench"} <= set(arms)
    return arms


def dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["./dev", *arguments], cwd=ROOT, check=False, capture_output=True, text=True
    )


def test_the_script_is_sound_shell() -> None:
    assert subprocess.run(["sh", "-n", "dev"], cwd=ROOT, check=False).returncode == 0


@pytest.mark.parametrize("verb", verbs())
def test_help_and_readme_explain_each_verb(verb: str) -> None:
    assert re.search(rf"^  {verb} ", dev("help").stdout, flags=re.MULTILINE)
    assert f"./dev {verb}" in (ROOT / "README.md").read_text()


def test_an_unknown_verb_is_refused_with_the_list_of_verbs() -> None:
    answer = dev("fly")

    assert answer.returncode == 2
    assert "usage: ./dev VERB" in answer.stderr


def test_every_module_that_the_script_runs_is_there() -> None:
    modules = re.findall(r"python -m ([\w.]+)", (ROOT / "dev").read_text())

    assert {"tests.bench", "tests.golden.rewrite"} <= set(modules)
    assert [name for name in modules if name != "venv" and find_spec(name) is None] == []


def test_continuous_integration_runs_every_test() -> None:
    assert (ROOT / ".ci/run").read_text().splitlines()[1:] == ["exec ./dev test"]


def test_every_rule_switched_off_has_its_reason_beside_it() -> None:
    settings = (ROOT / "pyproject.toml").read_text()
    rules = re.findall(r'^    "[A-Z]+\d*",.*$', settings, flags=re.MULTILINE)

    assert len(rules) > 10
    assert [rule for rule in rules if not re.search(r",\s+# \w", rule)] == []
