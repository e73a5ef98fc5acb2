"""The results of the ladder so far, in a file that a later run continues from."""

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
    """Results of one part: of all games from the first one on, without a gap.

    For a match, each game has 0 if it was lost, or else the number of winners. Against d0g, 1 is a
    win. For a solo game, it is the score. For thinking, it is the microseconds of each decision.
    """

    games: int = 0
    results: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One uninterrupted run; `games` is the requested number."""

    machine: str
    cores: int
    games: int
    seconds: float


@dataclass
class Results:
    """All games played by bots of one version, with where and how long they were played."""

    bots: str
    seed: int
    parts: dict[str, PartResults] = field(default_factory=dict)
    sittings: list[Sitting] = field(default_factory=list)
    early: dict[tuple[str, int], tuple[int, Sequence[int]]] = field(default_factory=dict)
    """Games that were finished before earlier ones of their part."""

    def add(self, part: Part, first: int, count: int, results: Sequence[int]) -> None:
        """Add games of a part, in any order in which cores finish them."""
        self.early[part.name, first] = (count, results)
        played = self.parts.setdefault(part.name, PartResults())
        while (part.name, played.games) in self.early:
            count, results = self.early.pop((part.name, played.games))
            played.games += count
            played.results.extend(results)

    def games_of(self, part: Part) -> int:
        """Return how many games of a part are stored."""
        return self.parts[part.name].games if part.name in self.parts else 0


def fingerprint() -> str:
    """Return a hash of the exact rules, content and bots, independent of their path."""
    home = Path(pipyard.__file__).parent
    digest = hashlib.sha256()
    for room in _ROOMS:
        for path in sorted((home / room).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.relative_to(home).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def machine() -> str:
    """Return the name of this computer's processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def read_results(file: Path) -> Results:
    """Read stored results; refuse a file that contains something else."""
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
            f"{file} has no readable results of the ladder; name another file."
        ) from None


def results_to_go_on_from(file: Path, seed: int) -> Results:
    """Read the results so far, or start new ones; refuse to mix bots or seeds in one file."""
    here = fingerprint()
    if not file.exists():
        return Results(here, seed)
    found = read_results(file)
    if found.bots != here:
        raise InvalidConfig(
            f"{file} was played by bots or rules that have changed since; delete it to "
            "start again, or name another file."
        )
    if found.seed != seed:
        raise InvalidConfig(
            f"{file} was played with seed {found.seed}; use that seed, or another file."
        )
    return found


def write_results(file: Path, results: Results) -> None:
    """Write all results atomically; an interruption leaves the old file as it was."""
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
