"""The command line's output comes from messages, not from its sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pipyard import cli

FOLDER = Path(cli.__file__).parent
FOR_DEVELOPERS = {
    *("calibrate.py", "ladder.py", "scenario.py", "settings_file.py", "simulate.py", "soak.py"),
    *("lab.py", "pack_design.py", "refusals.py", "simulation.py", "solved.py"),
    *("taught.py", "tournament.py", "train.py"),
}
"""Their reports are data that programs and papers quote, in English only, as is `--help`."""
SPEAKS = {"echo", "print", "Text", "Panel", "append", "add_row", "add_column", "add_task", "input"}
"""Calls that show their arguments."""
_PROGRAM = re.compile(r"pipyard [a-z]+: ")
_STYLE = re.compile(r"(?:(?:bold|dim|reverse|underline|on|red|green|#[0-9a-f]{6}) ?)+")
_SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|[^\W\d_]{3,}[.!?:]$")


def spoken(source: str) -> list[str]:
    """List the texts in a source that are shown literally."""
    return [text for call in _calls(ast.parse(source)) for text in _texts(call)]


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            # Our own bugs are reported to developers.
            if _name(node.exc) not in ("IllegalMove", "KeyError", "TypeError", "ValueError"):
                yield node.exc
        elif isinstance(node, ast.Call) and _name(node) in SPEAKS:
            yield node


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _texts(call: ast.Call) -> Iterator[str]:
    for argument in call.args:
        yield from (text for text in _written(argument) if _is_said(text))


def _written(node: ast.AST) -> Iterator[str]:
    """Yield the literal strings in an expression, but not in the calls within it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if not isinstance(node, ast.Call):
        for part in ast.iter_child_nodes(node):
            yield from _written(part)


def _is_said(text: str) -> bool:
    return bool(_SENTENCE.search(text)) and not (_STYLE.fullmatch(text) or _PROGRAM.fullmatch(text))


@pytest.mark.parametrize(
    "path",
    sorted({str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.py")} - FOR_DEVELOPERS),
)
def test_nothing_is_said_without_a_message(path: str) -> None:
    assert spoken((FOLDER / path).read_text(encoding="utf-8")) == []


def test_what_is_said_would_be_found() -> None:
    source = 'typer.echo(f"{n} games played")\nraise InvalidConfig("No such sheet.")\nprint(x)'
    assert set(spoken(source)) == {" games played", "No such sheet."}
