"""The cache of compiled rules never serves old rules, and serves the present ones."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pipyard

PROBE = """
from pipyard.core.contract import Drawn, Move
from pipyard.core.scenario import Line
from pipyard.games.spots import drive
from pipyard.games.spots.scenario import SpotsTable
table = SpotsTable.from_header([Line(1, text) for text in (
    "players Ann Ben", "Ann treats 0", "Ann yard 6", "Ann dogs Bongo, Missy", "Ben dogs Lief")])
for text in ("trick walk", "roll 1 2", "bury 1"):
    table.play(text, None)
table.play("bury 2", None)
bust = "bust" if table.actor() == "Ben" else "safe"
paws = sum(dog.paws for dog in table.spots.content.dogs)
card = int(table.spots.content.record[0].cards[0].paws)
print(bust, paws, card, sum(drive.apply_event.stats.cache_hits.values()))
"""


class Tree:
    """A copy of the package with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "pipyard"
        self.cache = folder / "cache"
        source = Path(pipyard.__file__).parent
        for room in ("core", "games"):
            shutil.copytree(source / room, self.package / room)
        shutil.copy(source / "__init__.py", self.package / "__init__.py")

    def edit(self, file: str, before: str, after: str) -> None:
        path = self.package / file
        text = path.read_text()
        assert before in text
        path.write_text(text.replace(before, after))

    def probe(self) -> list[str]:
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.package.parent),
            "PIPYARD_CACHE": str(self.cache),
            "PIPYARD_INTERPRETED": "",
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
    return Tree(tmp_path)


def test_a_changed_leaf_rule_and_a_changed_content_value_are_seen_at_once(tree: Tree) -> None:
    assert tree.probe() == ["bust", "17", "0", "0"], "compiled now"
    assert tree.probe() == ["bust", "17", "0", "1"], "loaded from the cache"
    tree.edit("games/spots/data/dogs.toml", "spaces = [1], paws = 0", "spaces = [1], paws = 3")
    assert tree.probe() == ["bust", "20", "3", "1"], "content is no part of what is compiled"
    tree.edit("games/spots/counts.py", "total += value * player.yard", "total += player.yard")
    assert tree.probe() == ["safe", "20", "3", "0"], "3 dice count as 3 spots now"
