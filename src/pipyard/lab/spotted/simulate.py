"""How `simulate` sets up and reports Spotted!."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, median, pstdev

import numpy as np

from pipyard.core.errors import InvalidContent
from pipyard.games.spotted.content import find_sheet
from pipyard.games.spotted.counts import BANDS, band_of
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.lab.intervals import win_fields
from pipyard.lab.simulate import Pace, SimulateOptions, SimulationReport, TableSetup, places
from pipyard.lab.spotted.play import win_shares
from pipyard.lab.text_table import TextTable, share


def set_up(
    spotted: Spotted, players: int, *, sheet: str | None = None, pack: Path | None = None
) -> TableSetup:
    """Set up a table with a sheet, by its name or file, or with one of a pack's."""
    config = SpottedConfig(players)
    if pack:
        spotted, config = _from_pack(spotted, players, sheet, pack)
    elif sheet:
        spotted = Spotted(find_sheet(sheet))
    name, version = spotted.content.name, spotted.content.version
    about = {"sheet": name, "sheet_version": version, "pack": str(pack) if pack else None}
    return TableSetup(spotted, config, f"{name} version {version}", about)


def _from_pack(
    spotted: Spotted, players: int, sheet: str | None, pack: Path
) -> tuple[Spotted, SpottedConfig]:
    """Choose a sheet of a pack: its first one, or the one named."""
    found = spotted.with_pack(pack)
    if found is None:
        raise InvalidContent(pack.name, "pack", f"it has nothing for {spotted.title}")
    config = SpottedConfig(players, sheet or next(iter(found.sheets)))
    return found.at(config), config


@dataclass(frozen=True, slots=True)
class BotScores:
    """The results of one of the bots in any seat; a shared win counts in part."""

    name: str
    win_share: float
    mean: float
    deviation: float
    median: float
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class SpottedReport(SimulationReport):
    """Scores by place in the list of bots, and `seat_shares` of wins by seat at the table.

    `ties` are games with more than one winner, and `bands` counts solo scores.
    """

    bots: tuple[BotScores, ...]
    seat_shares: tuple[float, ...]
    ties: int
    bands: tuple[int, ...]

    def as_fields(self) -> dict[str, object]:
        """Return the results as fields of a document."""
        games = self.games
        return {
            "bots": [{**asdict(bot), **win_fields(bot.win_share, games)} for bot in self.bots],
            "seats": [win_fields(part, games) for part in self.seat_shares],
            "ties": self.ties,
            "bands": list(self.bands),
        }

    def tables(self, setup: TableSetup) -> list[TextTable]:
        """Return tables of scores and wins by bot, wins by seat, and solo bands."""
        alone = setup.seats == 1
        scores = [
            (
                *(f"{place}. {bot.name}", f"{bot.mean:.1f}", f"{bot.deviation:.1f}"),
                *(f"{bot.median:g}", str(bot.lowest), str(bot.highest)),
                "" if alone else f"{bot.win_share:.1%}",
            )
            for place, bot in enumerate(self.bots, 1)
        ]
        seats = [
            (f"seat {seat}", *[""] * 5, f"{part:.1%}")
            for seat, part in enumerate(self.seat_shares, 1)
        ]
        headings = ("", "mean", "sd", "median", "lowest", "highest", "wins")
        if alone:
            return [TextTable(headings, [scores]), self._bands()]
        return [TextTable(headings, [scores, seats])]

    def _bands(self) -> TextTable:
        lowest = [0, *(highest + 1 for highest in BANDS)]
        reaches = [
            *(f"{low} to {high}" for low, high in zip(lowest, BANDS, strict=False)),
            f"{lowest[-1]} and more",
        ]
        rows = [
            (reach, *share(count, self.games))
            for reach, count in zip(reaches, self.bands, strict=True)
        ]
        return TextTable(("solo band", "games", "share"), [rows])

    def notes(self) -> list[str]:
        """Return how many games were shared."""
        if len(self.seat_shares) == 1:
            return []
        return [f"{self.ties:,} games were shared; each winner counts in part."]


def report(
    results: np.recarray, names: Sequence[str], wanted: SimulateOptions, pace: Pace
) -> SpottedReport:
    """Summarize the results of games."""
    seats = len(names)
    scores = results.scores[:, :seats]
    shares = win_shares(results, seats)
    seated = places(wanted, seats)
    bands = [band_of(int(score)) for score in scores[:, 0]] if seats == 1 else []
    return SpottedReport(
        games=len(results),
        decisions=int(results.decisions.sum()),
        pace=pace,
        bots=tuple(
            _scores_of(name, scores[seated == place], float(shares[seated == place].mean()))
            for place, name in enumerate(names)
        ),
        seat_shares=tuple(float(part) for part in shares.mean(axis=0)),
        ties=int((shares.max(axis=1) < 1).sum()),
        bands=tuple(bands.count(band) for band in range(1, len(BANDS) + 2)) if bands else (),
    )


def _scores_of(
    name: str, scores: np.ndarray[tuple[int], np.dtype[np.int64]], part: float
) -> BotScores:
    found = [int(score) for score in scores]
    return BotScores(name, part, fmean(found), pstdev(found), median(found), min(found), max(found))
