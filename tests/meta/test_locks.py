"""The lock files pin every package by hash, name no place, and agree with what is asked for."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PYTHON_LOCKS = ["requirements.lock", "requirements-node.lock", "requirements-server.lock"]
WEB_LOCKS = ["web/package-lock.json", "tests/bench/node/package-lock.json"]
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; .+)? \\$", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    return {m["name"]: m["version"] for m in PIN.finditer((ROOT / lock).read_text())}


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def web_lock(path: str) -> dict[str, dict[str, Any]]:
    lock = json.loads((ROOT / path).read_text())
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return packages


@pytest.mark.parametrize("lock", PYTHON_LOCKS)
def test_every_python_package_is_pinned_by_hash(lock: str) -> None:
    entries = re.split(r"^(?=\S)", (ROOT / lock).read_text(), flags=re.MULTILINE)
    packages = [entry for entry in entries if entry.strip()]

    assert packages
    assert [entry for entry in packages if not PIN.match(entry)] == []
    assert [entry for entry in packages if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", PYTHON_LOCKS)
def test_python_locks_name_no_place(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text()


def test_the_python_locks_hold_what_the_project_asks_for() -> None:
    groups = project()["dependency-groups"]
    wanted = {
        "requirements.lock": [*project()["project"]["dependencies"], *groups["dev"]],
        "requirements-node.lock": groups["node"],
        "requirements-server.lock": project()["project"]["dependencies"],
    }

    missing = [
        text
        for lock, requirements in wanted.items()
        for text in requirements
        if not is_met(Requirement(text), pins(lock))
    ]

    assert missing == [], "run ./dev lock"


def test_the_server_is_deployed_with_the_versions_that_were_tested() -> None:
    tested, deployed = pins("requirements.lock"), pins("requirements-server.lock")

    assert deployed
    assert "pytest" not in deployed
    assert {name: v for name, v in deployed.items() if tested.get(name) != v} == {}


def is_met(requirement: Requirement, pinned: dict[str, str]) -> bool:
    version = pinned.get(canonicalize_name(requirement.name))
    return version is not None and requirement.specifier.contains(version)


def test_a_requirement_that_the_lock_does_not_hold_is_noticed() -> None:
    pinned = {"litestar": "2.25.0"}

    assert is_met(Requirement("Litestar>=2"), pinned)
    assert not is_met(Requirement("litestar>=3"), pinned)
    assert not is_met(Requirement("starlette"), pinned)


@pytest.mark.parametrize("lock", WEB_LOCKS)
def test_every_web_package_is_pinned_by_hash_and_names_no_place(lock: str) -> None:
    packages = {path: entry for path, entry in web_lock(lock).items() if path}

    assert packages
    assert [path for path, entry in packages.items() if "integrity" not in entry] == []
    assert [path for path, entry in packages.items() if "resolved" in entry] == []


@pytest.mark.parametrize("lock", WEB_LOCKS)
def test_web_packages_are_asked_for_in_exact_versions(lock: str) -> None:
    package = json.loads((ROOT / lock).with_name("package.json").read_text())
    versions = {**package["dependencies"], **package.get("devDependencies", {})}

    assert {name: v for name, v in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", v)} == {}


def imported(package: str) -> Iterator[str]:
    """The top-level name of everything that a package of ours imports."""
    for path in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                yield from (alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module.partition(".")[0]


def test_what_the_server_imports_is_installed_with_it() -> None:
    requirements = [Requirement(text) for text in project()["project"]["dependencies"]]
    asked = {canonicalize_name(requirement.name) for requirement in requirements}
    # An extra brings a package that is called by both names: psycopg[pool].
    asked |= {
        canonicalize_name(f"{one.name}-{extra}") for one in requirements for extra in one.extras
    }
    used = {*imported("domain"), *imported("services")}
    modules = used - set(sys.stdlib_module_names) - {"domain", "services"}
    foreign = {canonicalize_name(module) for module in modules}

    assert "msgspec" in foreign
    assert foreign - asked == set()
