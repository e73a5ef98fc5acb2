"""What the README shows is correct."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_its_python_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_its_links_lead_somewhere() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", text)
    paths = [one or other for one, other in links]
    assert len(paths) > 6
    assert not [path for path in paths if "://" not in path and not (ROOT / path).exists()]


def test_its_trick_is_the_one_in_the_file() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.search(r"```toml\n(.+?)\n```", text, re.DOTALL)
    tricks = ROOT / "src" / "pipyard" / "games" / "spots" / "data" / "tricks.toml"
    assert shown is not None
    assert shown[1] in tricks.read_text(encoding="utf-8")
