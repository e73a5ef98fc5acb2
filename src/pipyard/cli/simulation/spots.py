"""`pipyard simulate spots`: its options, its table and its JSON."""

from rich.console import Console
from rich.table import Table

from pipyard.cli.simulation import (
    Asked,
    check_players,
    pace_document,
    print_pace,
    refuse_options,
    share,
)
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.content import load_content
from pipyard.games.spots.game import FIRST_SET, Spots, SpotsConfig, tiles_of_set
from pipyard.lab.simulate import Wanted
from pipyard.lab.spots.simulate import TURN_LIMIT, Report, simulate


class SpotsSimulation:
    """Games of Spots as they were asked for, and what came of them."""

    report: Report

    def __init__(self, asked: Asked) -> None:
        check_players("Spots", Spots.metadata, asked.players)
        refuse_options("Spots", sheet=asked.sheet)
        if asked.off_leash and asked.tiles:
            raise InvalidConfig("Off leash plays with all tiles; leave out --set or --off-leash.")
        if asked.d0g_treats is not None and asked.players > 1:
            raise InvalidConfig("d0g plays with 1 player only; leave out --d0g-treats.")
        self.asked = asked
        self.turn_limit = TURN_LIMIT if asked.turn_limit is None else asked.turn_limit
        self.spots = Spots(load_content(asked.pack) if asked.pack else None)
        tiles = tiles_of_set(self.spots.content, asked.tiles) if asked.tiles else None
        treats = 1 if asked.d0g_treats is None else asked.d0g_treats
        self.config = SpotsConfig(asked.players, tiles, asked.off_leash, treats)
        self.spots.check(self.config)

    def play(self, wanted: Wanted) -> None:
        """Play the games and keep the report."""
        self.report = simulate(self.config, wanted, spots=self.spots, turn_limit=self.turn_limit)

    def as_document(self) -> dict[str, object]:
        """Lay the report out for JSON: what was asked for, what came of it, how fast it was."""
        asked, report = self.asked, self.report
        return {
            "game": "spots",
            "players": asked.players,
            "set": None if asked.off_leash else asked.tiles or FIRST_SET,
            "off_leash": asked.off_leash,
            "pack": str(asked.pack) if asked.pack else None,
            "seed": asked.seed,
            "rotate": asked.rotate,
            "turn_limit": self.turn_limit,
            "games": report.games,
            "bots": [{"name": bot.name, "wins": bot.wins} for bot in report.bots],
            "seat_wins": list(report.seat_wins),
            "d0g_wins": report.d0g_wins,
            "cut_off": report.cut_off,
            "turns": report.turns,
            "turns_per_player": report.turns_per_player,
            **pace_document(report.games, report.decisions, report.pace),
        }

    def print(self, console: Console) -> None:
        """Print who won, by bot and by seat, how long games were and how fast."""
        report = self.report
        table = Table("", "wins", "share", title=self._title())
        for column in table.columns[1:]:
            column.justify = "right"
        for place, bot in enumerate(report.bots, 1):
            table.add_row(f"{place}. {bot.name}", *share(bot.wins, report.games))
        if self.asked.players == 1:
            table.add_row("d0g", *share(report.d0g_wins, report.games))
        if report.cut_off:
            cut_off = f"cut off after {self.turn_limit} turns"
            table.add_row(cut_off, *share(report.cut_off, report.games))
        if self.asked.players > 1:
            table.add_section()
            for seat, wins in enumerate(report.seat_wins, 1):
                table.add_row(f"seat {seat}", *share(wins, report.games))
        console.print(table)
        turns = f"{report.turns_per_player:.1f} turns per player, "
        print_pace(console, turns, report.games, report.decisions, report.pace)

    def _title(self) -> str:
        where = "off leash" if self.asked.off_leash else self.asked.tiles or FIRST_SET
        if self.asked.pack:
            where += f", pack {self.asked.pack.name}"
        return f"{self.asked.games:,} games of Spots, {where}, seed {self.asked.seed}"
