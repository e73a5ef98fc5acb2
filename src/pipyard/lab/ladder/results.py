"""What the ladder has played so far, kept in a file that a later run goes on from."""

import hashlib
import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import pipyard
from pipyard.core.errors import InvalidConfig
from pipyard.lab.ladder.plan import Part

NOBODY = -1
"""The result of a game that was cut off."""
_FORMAT = 1
_ROOMS = ("core", "games", "bots")


@dataclass
class PartResults:
    """Results of one part: of the games from the first on, without a gap.

    A match has for each game 0 if it was lost, else by how many its win was shared. Against d0g 1
    is a win; alone it is the score. Thinking has the microseconds of each decision of all games.
    """

    games: int = 0
    results: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Sitting:
    """A stretch of playing without a pause; `games` is what was asked for."""

    machine: str
    cores: int
    games: int
    seconds: float


@dataclass
class Results:
    """All that was played by bots of one version, and where and how long that took."""

    bots: str
    seed: int
    parts: dict[str, PartResults] = field(default_factory=dict)
    sittings: list[Sitting] = field(default_factory=list)
    early: dict[tuple[str, int], tuple[int, Sequence[int]]] = field(default_factory=dict)
    """Games that were finished before earlier ones of their part."""

    def add(self, part: Part, first: int, count: int, results: Sequence[int]) -> None:
        """Take in games of a part, in whatever order cores finish them."""
        self.early[part.name, first] = (count, results)
        played = self.parts.setdefault(part.name, PartResults())
        while (part.name, played.games) in self.early:
            count, results = self.early.pop((part.name, played.games))
            played.games += count
            played.results.extend(results)

    def games_of(self, part: Part) -> int:
        """Return how many games of a part are there."""
        return self.parts[part.name].games if part.name in self.parts else 0


def fingerprint() -> str:
    """Name the exact rules, content and bots that play here, wherever they lie."""
    home = Path(pipyard.__file__).parent
    digest = hashlib.sha256()
    for room in _ROOMS:
        for path in sorted((home / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.relative_to(home).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def machine() -> str:
    """Say what this computer's processor is called."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def read_results(file: Path) -> Results:
    """Read what was kept; refuse a file that holds something else."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
        if document["format"] != _FORMAT:
            raise ValueError
        return Results(
            document["bots"],
            document["seed"],
            {name: PartResults(**played) for name, played in document["parts"].items()},
            [Sitting(**sitting) for sitting in document["sittings"]],
        )
    except (OSError, ValueError, TypeError, KeyError):
        raise InvalidConfig(
            f"{file} holds no results of the ladder that can be read; name another file."
        ) from None


def results_to_go_on_from(file: Path, seed: int) -> Results:
    """Read what was played so far, or begin anew; refuse to mix bots or seeds in one file."""
    here = fingerprint()
    if not file.exists():
        return Results(here, seed)
    found = read_results(file)
    if found.bots != here:
        raise InvalidConfig(
            f"{file} was played by bots or rules that have changed since; remove it to play "
            "anew, or name another file."
        )
    if found.seed != seed:
        raise InvalidConfig(f"{file} was played with seed {found.seed}; give it, or another file.")
    return found


def write_results(file: Path, results: Results) -> None:
    """Keep all results; whoever interrupts this leaves the file as it was."""
    document: dict[str, Any] = {
        "format": _FORMAT,
        "bots": results.bots,
        "seed": results.seed,
        "sittings": [
            {**asdict(past), "seconds": round(past.seconds, 1)} for past in results.sittings
        ],
        "parts": {name: asdict(played) for name, played in sorted(results.parts.items())},
    }
    beside = file.with_name(f"{file.name}.part")
    beside.write_text(json.dumps(document, separators=(",", ":")), encoding="utf-8")
    beside.replace(file)
