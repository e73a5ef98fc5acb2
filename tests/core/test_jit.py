"""Numba's cache of compiled rules never serves old rules, and does serve the current ones."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pipyard.core import jit

ROOMS = {
    "games/toy/leaf.py": """
from pipyard.core.jit import rule

@rule
def spots_of(dice, worth):
    return dice * worth
""",
    "games/toy/drive.py": """
from pipyard.core.jit import entry
from pipyard.core.signature import INT
from pipyard.games.toy.leaf import spots_of

@entry(INT(INT, INT))
def bury(dice, worth):
    return spots_of(dice, worth)
""",
}
"""A game with one rule, and one entry point in another file, next to the real core."""
PROBE = """
from pathlib import Path
from pipyard.games.toy import drive
worth = int(Path(drive.__file__).with_name("worth.txt").read_text())
print(drive.bury(3, worth), sum(drive.bury.stats.cache_hits.values()))
"""


class Tree:
    """A package with the real core, a toy game, and its own cache."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.package = folder / "pipyard"
        self.cache = cache
        shutil.copytree(Path(jit.__file__).parent, self.package / "core")
        for name, text in ROOMS.items():
            self.write(name, text)
        for room in ("", "games/", "games/toy/"):
            self.write(f"{room}__init__.py", "")
        self.write("games/toy/worth.txt", "2")

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def edit(self, file: str, before: str, after: str) -> None:
        text = (self.package / file).read_text()
        assert before in text
        self.write(file, text.replace(before, after))

    def probe(self) -> list[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.package.parent),
            "PIPYARD_CACHE": str(self.cache),
            "PIPYARD_MACHINE": "numba",
        }
        done = subprocess.run(
            [sys.executable, "-c", PROBE],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.package.parent,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.split()


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "here", tmp_path / "cache")


def test_a_changed_leaf_rule_and_a_changed_content_value_are_seen_at_once(tree: Tree) -> None:
    assert tree.probe() == ["6", "0"], "compiled now"
    assert tree.probe() == ["6", "1"], "loaded from the cache"
    tree.write("games/toy/worth.txt", "5")
    assert tree.probe() == ["15", "1"], "content is no part of what is compiled"
    tree.edit("games/toy/leaf.py", "dice * worth", "dice + worth")
    assert tree.probe() == ["8", "0"], "another file than the entry point's"


def test_two_clones_of_the_same_rules_share_what_was_compiled(tree: Tree, tmp_path: Path) -> None:
    assert tree.probe() == ["6", "0"]
    assert Tree(tmp_path / "elsewhere", tree.cache).probe() == ["6", "1"]


CHOOSING = """
from pipyard.core.jit import entry, rule
from pipyard.core.signature import INT

@rule
def spots_of(dice, worth):
    return dice * worth

@rule
def buried(all_of_them, dice, worth):
    if all_of_them == 1:
        return spots_of(dice, worth)
    return worth

@entry(INT(INT, INT))
def bury(dice, worth):
    return FIRST + SECOND
"""
NONE_OF_THEM, PERHAPS = "buried(0, dice, worth)", "buried(dice, dice, worth)"


@pytest.mark.parametrize("calls", [(NONE_OF_THEM, PERHAPS), (PERHAPS, NONE_OF_THEM)])
def test_a_rule_is_linked_even_if_the_first_of_its_callers_never_needs_it(
    tree: Tree, calls: tuple[str, str]
) -> None:
    first, second = calls
    tree.write("games/toy/drive.py", CHOOSING.replace("FIRST", first).replace("SECOND", second))
    assert tree.probe() == ["4", "0"], "the worth, twice: nothing is multiplied"
