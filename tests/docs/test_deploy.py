"""The deployment files use existing settings and working commands."""

import re
from pathlib import Path

import pytest
from typer.main import get_command

from pipyard.cli import app

ROOT = Path(__file__).parents[2]
FILES = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())


def variables() -> set[str]:
    """Return the variables that `pipyard serve` reads."""
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {str(option.envvar) for option in serve.params if getattr(option, "envvar", None)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_is_a_setting(file: Path) -> None:
    named = set(re.findall(r"PIPYARD_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named - variables() == set()


def test_the_page_names_every_file_and_no_other() -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\(\.\./deploy/([\w.]+)\)", page))
    assert named == {file.name for file in FILES}


def test_the_unit_and_the_image_start_the_command() -> None:
    unit = (ROOT / "deploy" / "pipyard.service").read_text(encoding="utf-8")
    image = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    assert "ExecStart=/opt/pipyard/bin/pipyard serve\n" in unit
    assert 'ENTRYPOINT ["pipyard"]\nCMD ["serve"]\n' in image
