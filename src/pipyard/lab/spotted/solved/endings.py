"""The endings that are solved: late positions of solo games on a sheet made for them."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from pipyard.core.errors import InvalidConfig
from pipyard.core.scenario import read_scenario
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.position import parse_position
from pipyard.lab.solved import unknown_ending

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Ending:
    """A solo position before the first roll of a round, and its notation."""

    name: str
    title: str
    header: tuple[str, ...]
    spotted: Spotted
    start: np.recarray


def ending_names() -> list[str]:
    """List the shipped endings by the names of their files."""
    return sorted(path.stem for path in DATA.glob("*.scenario"))


def find_ending(name: str) -> Ending:
    """Find a shipped ending by its name; refuse any other."""
    if name not in ending_names():
        raise InvalidConfig(unknown_ending(name, ending_names()))
    return read_ending(name, (DATA / f"{name}.scenario").read_text(encoding="utf-8"))


def read_ending(name: str, text: str) -> Ending:
    """Read an ending written as a scenario header; its sheet is next to the shipped ones."""
    scenario = read_scenario(text)
    spotted, start, _ = parse_position(scenario.header, DATA)
    header = tuple(line.text for line in scenario.header)
    return Ending(name, scenario.title, header, spotted, start)
