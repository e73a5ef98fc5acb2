"""Solo games of three bots on one sheet, compared with targets for a well-made sheet."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from pipyard.games.spotted.content import MAGNIFIERS, Sheet, find_sheet
from pipyard.games.spotted.counts import BANDS, band_of
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.lab.simulate import SimulateOptions, TableSetup, play

Scores = np.ndarray[tuple[int], np.dtype[np.int64]]

WEAKEST, SENSIBLE, STRONGEST = "random", "greedy", "sage"
LEAST_SHARE = 0.1
"""Share of the strongest player's games in which every kind of magnifier should be used."""


@dataclass(frozen=True, slots=True)
class SoloScores:
    """The solo games of one bot: their scores, and how often each kind of magnifier was used."""

    bot: str
    scores: Scores
    magnifiers: Mapping[str, float]

    @property
    def mean(self) -> float:
        """Mean score."""
        return float(self.scores.mean())

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return float(self.scores.std() / np.sqrt(len(self.scores)))

    def share(self, least: int, most: int = 10**6) -> float:
        """Share of games with a score in a range, both ends included."""
        return float(((self.scores >= least) & (self.scores <= most)).mean())

    def bands(self) -> list[float]:
        """Share of games in each solo band."""
        found = [band_of(int(score)) for score in self.scores]
        return [found.count(band) / len(found) for band in range(1, len(BANDS) + 2)]


@dataclass(frozen=True, slots=True)
class Target:
    """A target for a sheet, the result, and whether the result is good enough."""

    wanted: str
    found: str
    holds: bool


def content_named(name: str) -> Sheet:
    """Find the sheet to calibrate by its name, or in a file."""
    return find_sheet(name)


def calibrate(
    sheet: Sheet,
    games: Mapping[str, int],
    seed: int,
    *,
    cores: int | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> dict[str, SoloScores]:
    """Let each bot play this many solo games on a sheet."""
    return {
        bot: _play(sheet, SimulateOptions([bot], count, seed, cores, on_progress=on_progress))
        for bot, count in games.items()
    }


def _play(sheet: Sheet, wanted: SimulateOptions) -> SoloScores:
    results, _ = play(TableSetup(Spotted(sheet), SpottedConfig(1)), wanted)
    used = results.magnifiers[:, 0]
    present = {field.kind for field in sheet.fields}
    shares = {
        kind: float((used >> number & 1).mean())
        for number, kind in enumerate(MAGNIFIERS)
        if kind in present
    }
    return SoloScores(wanted.bots[0], results.scores[:, 0].copy(), shares)


def targets(played: Mapping[str, SoloScores]) -> list[Target]:
    """Compare the results with the targets for a sheet."""
    random, greedy, strongest = (played[bot] for bot in (WEAKEST, SENSIBLE, STRONGEST))
    low, best = random.share(0, BANDS[0]), strongest.share(BANDS[3] + 1)
    kind, least = min(strongest.magnifiers.items(), key=lambda pair: pair[1])
    return [
        Target("random at 40 or less in at least 95% of games", f"{low:.1%}", low >= 0.95),
        Target("greedy 50 to 70 on average", f"{greedy.mean:.1f}", 50 <= greedy.mean <= 70),
        Target("sage above 80 on average", f"{strongest.mean:.1f}", strongest.mean > 80),
        Target("sage above 90 in 10% to 50% of games", f"{best:.1%}", 0.1 <= best <= 0.5),
        Target(
            f"every magnifier in at least {LEAST_SHARE:.0%} of sage's games",
            f"{least:.1%} ({kind})",
            least >= LEAST_SHARE,
        ),
    ]
