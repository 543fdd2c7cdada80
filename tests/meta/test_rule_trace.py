"""Every numbered rule has a test, and nothing names a rule that does not exist."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from domain.registry import GAMES

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)


def written(rules: str) -> list[str]:
    """The identifiers that a RULES.md defines, in its order."""
    return RULE.findall(rules)


def first_arguments(sources: Iterable[str], function: str) -> Iterator[str]:
    """The literal first argument of every call of the function, named at its end.

    An argument that is no literal comes as the text of the whole call, which is no rule.
    """
    for source in sources:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(function):
                match node.args:
                    case [ast.Constant(value=str(rule)), *_]:
                        yield rule
                    case _:
                        yield ast.unparse(node)


def marked(sources: Iterable[str]) -> set[str]:
    """The rules that tests carry as marks."""
    return set(first_arguments(sources, "mark.rule"))


def refused(sources: Iterable[str]) -> set[str]:
    """The rules that refusals name."""
    return set(first_arguments(sources, "RuleViolation"))


def texts(folder: Path) -> list[str]:
    """The Python files of a folder and below."""
    return [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_rules_tests_and_refusals_name_the_same_rules(name: str) -> None:
    game, tests = ROOT / "domain" / "games" / name, ROOT / "tests" / "domain" / name
    rules = written((game / "RULES.md").read_text("utf-8"))

    assert rules
    assert len(rules) == len(set(rules))
    assert marked(texts(tests)) == set(rules)
    assert refused(texts(game)) - set(rules) == set()
    assert refused(texts(game))


def test_rules_are_read_where_they_are_defined() -> None:
    text = "# Rules\n\n**RA-1** One, see **RA-3**.\n**RA-2** Two (RA-4).\n\nRA-5 is named.\n"

    assert written(text) == ["RA-1", "RA-2"]


def test_marks_are_found_above_tests_and_beside_parameters() -> None:
    source = """
@pytest.mark.rule("RA-1")
@mark.rule("RA-2")
def test_this() -> None:
    row = pytest.param(1, marks=pytest.mark.rule("RA-3"))
"""

    assert marked([source]) == {"RA-1", "RA-2", "RA-3"}


def test_refusals_are_found_and_one_without_a_literal_rule_is_no_rule() -> None:
    sources = ["raise RuleViolation('RA-1', 'no')", "raise violations.RuleViolation(rule, 'no')"]

    assert refused(sources) == {"RA-1", "violations.RuleViolation(rule, 'no')"}
