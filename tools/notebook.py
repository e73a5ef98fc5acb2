"""The tutorial notebook: runs its cells in order, and stores what each one shows in the file.

`python -m tools.notebook` runs it again and writes the output. Jupyter is not needed.
"""

import ast
import io
import json
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, TypeAlias

from tools.console import ROOT

TUTORIAL = ROOT / "docs" / "tutorial.ipynb"
Notebook: TypeAlias = dict[str, Any]


def read(file: Path = TUTORIAL) -> Notebook:
    """Read a notebook."""
    notebook: Notebook = json.loads(file.read_text(encoding="utf-8"))
    return notebook


def run(notebook: Notebook) -> Iterator[tuple[dict[str, Any], str]]:
    """Run the code cells in order; yield each with the text that it shows."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            yield cell, _shown("".join(cell["source"]), names)


def shown_in(cell: dict[str, Any]) -> str:
    """Return the text that a cell shows in the file."""
    return "".join("".join(output["text"]) for output in cell["outputs"])


def with_outputs(notebook: Notebook) -> Notebook:
    """Return the notebook with the current output of its cells."""
    for count, (cell, text) in enumerate(run(notebook), 1):
        cell["execution_count"] = count
        lines = text.splitlines(keepends=True)
        cell["outputs"] = (
            [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []
        )
    return notebook


def as_markdown(notebook: Notebook) -> str:
    """Return a notebook as a page, for sites that show no notebooks."""
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        else:
            parts.append(f"```python\n{source}\n```")
            if shown := shown_in(cell).rstrip():
                parts.append(f"```text\n{shown}\n```")
    return "\n\n".join(parts) + "\n"


def _shown(source: str, names: dict[str, Any]) -> str:
    """Run a cell; the value of its last line is shown too, as in notebooks."""
    body = ast.parse(source).body
    last = body[-1] if body else None
    printed = io.StringIO()
    with redirect_stdout(printed):
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(body[:-1], []), "cell", "exec"), names)
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
            if value is not None:
                print(repr(value))
        else:
            exec(compile(ast.Module(body, []), "cell", "exec"), names)
    return printed.getvalue()


def main() -> None:
    """Run the tutorial and store its output."""
    notebook = with_outputs(read())
    TUTORIAL.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
