"""How `simulate` sets up and reports Spots."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.game import FIRST_SET, Spots, SpotsConfig, tiles_of_set
from pipyard.lab.intervals import win_fields
from pipyard.lab.simulate import (
    TURN_LIMIT,
    Pace,
    SimulateOptions,
    SimulationReport,
    TableSetup,
    places,
)
from pipyard.lab.spots.play import CUT_OFF
from pipyard.lab.text_table import TextTable, share


def set_up(
    spots: Spots,
    players: int,
    *,
    set_: str | None = None,
    off_leash: bool = False,
    d0g_treats: int | None = None,
    pack: Path | None = None,
    turn_limit: int = TURN_LIMIT,
) -> TableSetup:
    """Set up a table with a set of tiles, d0g's treats, or content from a folder."""
    if off_leash and set_:
        raise InvalidConfig("Off leash plays with all tiles; leave out --set or --off-leash.")
    if d0g_treats is not None and players > 1:
        raise InvalidConfig("d0g plays with 1 player only; leave out --d0g-treats.")
    spots = Spots.read(pack) if pack else spots
    tiles = tiles_of_set(spots.content, set_) if set_ else None
    config = SpotsConfig(players, tiles, off_leash, 1 if d0g_treats is None else d0g_treats)
    spots.check(config)
    where = "off leash" if off_leash else set_ or FIRST_SET
    about = {
        "set": None if off_leash else where,
        "off_leash": off_leash,
        "pack": str(pack) if pack else None,
    }
    named = f"{where}, pack {pack.name}" if pack else where
    return TableSetup(spots, config, named, about, turn_limit)


@dataclass(frozen=True, slots=True)
class BotWins:
    """The results of one of the bots in any seat."""

    name: str
    wins: int


@dataclass(frozen=True, slots=True)
class SpotsReport(SimulationReport):
    """Wins: `seat_wins` by seat at the table, `bots` by place in the list of bots."""

    bots: tuple[BotWins, ...]
    seat_wins: tuple[int, ...]
    d0g_wins: int
    cut_off: int
    turns: int

    @property
    def turns_per_player(self) -> float:
        """Mean number of turns of one player in a game."""
        return self.turns / self.games / len(self.seat_wins)

    def as_fields(self) -> dict[str, object]:
        """Return the results as fields of a document."""
        games = self.games
        bots = [{"name": bot.name, **win_fields(bot.wins / games, games)} for bot in self.bots]
        return {
            "bots": bots,
            "seats": [win_fields(wins / games, games) for wins in self.seat_wins],
            "d0g": win_fields(self.d0g_wins / games, games) if len(bots) == 1 else None,
            "cut_off": self.cut_off,
            "turns": self.turns,
            "turns_per_player": self.turns_per_player,
        }

    def tables(self, setup: TableSetup) -> list[TextTable]:
        """Return tables of wins, by bot and by seat."""
        winners = [(f"{place}. {bot.name}", bot.wins) for place, bot in enumerate(self.bots, 1)]
        seats = [(f"seat {seat}", wins) for seat, wins in enumerate(self.seat_wins, 1)]
        if len(seats) == 1:
            winners.append(("d0g", self.d0g_wins))
            seats = []
        if self.cut_off:
            winners.append((f"cut off after {setup.turn_limit} turns", self.cut_off))
        sections = [
            [(name, *share(wins, self.games)) for name, wins in rows] for rows in (winners, seats)
        ]
        return [TextTable(("", "wins", "share"), sections)]

    def length(self) -> str:
        """Describe how many turns games took."""
        return f"{self.turns_per_player:.1f} turns per player, "


def report(
    results: np.recarray, names: tuple[str, ...], wanted: SimulateOptions, pace: Pace
) -> SpotsReport:
    """Summarize the results of games."""
    seats = len(names)
    winners = results.winner
    won = np.flatnonzero((winners != CUT_OFF) & (winners < seats))
    by_bot = np.bincount(places(wanted, seats)[won, winners[won]], minlength=seats)
    by_seat = np.bincount(winners[won], minlength=seats)
    return SpotsReport(
        games=len(results),
        decisions=int(results.decisions.sum()),
        pace=pace,
        bots=tuple(BotWins(name, int(by_bot[place])) for place, name in enumerate(names)),
        seat_wins=tuple(int(wins) for wins in by_seat),
        d0g_wins=int((winners >= seats).sum()),
        cut_off=int((winners == CUT_OFF).sum()),
        turns=int(results.turns.sum()),
    )
