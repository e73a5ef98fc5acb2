"""Scenario files as proofs of rules: each group is run as the test of one rule."""

from pathlib import Path

import pytest

from pipyard.core.scenario import read_scenario

SCENARIOS = Path(__file__).parents[1] / "scenarios"


class Proofs:
    """The scenario files of one game; a file's name starts with the rule it is about."""

    def __init__(self, game: str) -> None:
        self.folder = SCENARIOS / game
        self.guarded: set[str] = set()

    def about(self, rule: str) -> pytest.MarkDecorator:
        """Run a test once for each file whose name starts with a rule's id."""
        self.guarded.add(rule)
        files = sorted(self.folder.glob(f"{rule.lower()}-*.scenario"))
        assert files, f"no scenario is about {rule}"
        return pytest.mark.parametrize("file", files, ids=[file.stem for file in files])

    def check_names(self) -> None:
        """Every file is run by a test and names the rule it is about."""
        for file in self.folder.glob("*.scenario"):
            rule = file.stem.partition("-")[0].upper()
            assert rule in self.guarded, f"{file.name} is run by no test"
            assert rule in read_scenario(file.read_text(encoding="utf-8")).rules, file.name
