"""How `simulate` sets up and reports a game that has no reports of its own."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from pipyard.core.contract import Game
from pipyard.lab.general.play import win_shares
from pipyard.lab.intervals import win_fields
from pipyard.lab.simulate import (
    TURN_LIMIT,
    Pace,
    SimulateOptions,
    SimulationReport,
    TableSetup,
    places,
)
from pipyard.lab.text_table import TextTable, share


def set_up(game: Game[Any, Any, Any], players: int, *, turn_limit: int = TURN_LIMIT) -> TableSetup:
    """Set up a table in the usual way."""
    return TableSetup(game, game.metadata.config(seats=players), turn_limit=turn_limit)


@dataclass(frozen=True, slots=True)
class BotResult:
    """The results of one of the bots in any seat; a shared win counts in part."""

    name: str
    wins: float
    mean: float


@dataclass(frozen=True, slots=True)
class GeneralReport(SimulationReport):
    """Wins and scores, by place in the list of bots and by seat at the table."""

    bots: tuple[BotResult, ...]
    seat_wins: tuple[float, ...]
    cut_off: int
    turns: int

    def as_fields(self) -> dict[str, object]:
        """Return the results as fields of a document."""
        games = self.games
        return {
            "bots": [
                {"name": bot.name, "mean": bot.mean, **win_fields(bot.wins / games, games)}
                for bot in self.bots
            ],
            "seats": [win_fields(wins / games, games) for wins in self.seat_wins],
            "cut_off": self.cut_off,
            "turns": self.turns,
        }

    def tables(self, setup: TableSetup) -> list[TextTable]:
        """Return tables of wins, by bot and by seat."""
        winners = [
            (f"{place}. {bot.name}", *share(bot.wins, self.games), f"{bot.mean:.1f}")
            for place, bot in enumerate(self.bots, 1)
        ]
        seats = [
            (f"seat {seat}", *share(wins, self.games), "")
            for seat, wins in enumerate(self.seat_wins, 1)
        ]
        if self.cut_off:
            cut_off = f"cut off after {setup.turn_limit} turns"
            winners.append((cut_off, *share(self.cut_off, self.games), ""))
        return [TextTable(("", "wins", "share", "mean score"), [winners, seats])]

    def length(self) -> str:
        """Say how many turns games took."""
        return f"{self.turns / self.games:.1f} turns a game, "


def report(
    results: np.recarray, names: tuple[str, ...], wanted: SimulateOptions, pace: Pace
) -> GeneralReport:
    """Summarize the results of games."""
    seats = len(names)
    shares, seated = win_shares(results, seats), places(wanted, seats)
    won, scores = np.nan_to_num(shares), results.scores[:, :seats]
    return GeneralReport(
        games=len(results),
        decisions=int(results.decisions.sum()),
        pace=pace,
        bots=tuple(
            BotResult(name, float(won[seated == at].sum()), float(scores[seated == at].mean()))
            for at, name in enumerate(names)
        ),
        seat_wins=tuple(float(wins) for wins in won.sum(axis=0)),
        cut_off=int(np.isnan(shares).any(axis=1).sum()),
        turns=int(results.turns.sum()),
    )
