"""Every numbered rule has a test that refers to its id."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"


def ids(game: str) -> list[str]:
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.MULTILINE)


@cache
def guarded_rules() -> set[str]:
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(rule for call in node.decorator_list for rule in marked(call))
    return found


def marked(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(argument)) for argument in decorator.args]
    return []


@pytest.mark.parametrize("game", ["spots", "spotted"])
def test_every_rule_has_a_test(game: str) -> None:
    assert len(ids(game)) > 30, "the rules page could not be read"
    missing = [rule for rule in ids(game) if f"{game}:{rule}" not in guarded_rules()]
    assert not missing, f"no test carries {', '.join(missing)}"


def test_no_test_carries_an_unknown_rule() -> None:
    unknown = {
        rule
        for rule in guarded_rules()
        if rule.partition(":")[2] not in ids(rule.partition(":")[0])
    }
    assert not unknown
