"""`pipyard simulate spotted`: its options, its table and its JSON."""

from dataclasses import asdict

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
from pipyard.games.spotted.content import STANDARD_SHEET, find_sheet
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.view import BANDS
from pipyard.lab.simulate import Wanted
from pipyard.lab.spotted.simulate import Report, simulate


class SpottedSimulation:
    """Games of Spotted! as they were asked for, and what came of them."""

    report: Report

    def __init__(self, asked: Asked) -> None:
        check_players("Spotted!", Spotted.metadata, asked.players)
        refuse_options(
            "Spotted!",
            set=asked.tiles,
            off_leash=asked.off_leash,
            d0g_treats=asked.d0g_treats,
            pack=asked.pack,
            turn_limit=asked.turn_limit,
        )
        self.asked = asked
        self.spotted = Spotted(find_sheet(asked.sheet or STANDARD_SHEET))

    def play(self, wanted: Wanted) -> None:
        """Play the games and keep the report."""
        self.report = simulate(SpottedConfig(self.asked.players), wanted, self.spotted)

    def as_document(self) -> dict[str, object]:
        """Lay the report out for JSON: what was asked for, what came of it, how fast it was."""
        asked, report = self.asked, self.report
        return {
            "game": "spotted",
            "players": asked.players,
            "sheet": self.spotted.sheet.name,
            "sheet_version": self.spotted.sheet.version,
            "seed": asked.seed,
            "rotate": asked.rotate,
            "games": report.games,
            "bots": [asdict(bot) for bot in report.bots],
            "seat_shares": list(report.seat_shares),
            "ties": report.ties,
            "bands": list(report.bands),
            **pace_document(report.games, report.decisions, report.pace),
        }

    def print(self, console: Console) -> None:
        """Print scores and wins by bot, wins by seat, solo bands and how fast it was."""
        report = self.report
        sheet = self.spotted.sheet
        what = f"{sheet.name} version {sheet.version}, seed {self.asked.seed}"
        table = Table("", title=f"{report.games:,} games of Spotted!, {what}")
        for heading in ("mean", "sd", "median", "lowest", "highest", "wins"):
            table.add_column(heading, justify="right")
        alone = self.asked.players == 1
        for place, bot in enumerate(report.bots, 1):
            scores = (f"{bot.mean:.1f}", f"{bot.deviation:.1f}", f"{bot.median:g}")
            wins = "" if alone else f"{bot.win_share:.1%}"
            table.add_row(f"{place}. {bot.name}", *scores, str(bot.lowest), str(bot.highest), wins)
        if not alone:
            table.add_section()
            for seat, part in enumerate(report.seat_shares, 1):
                table.add_row(f"seat {seat}", "", "", "", "", "", f"{part:.1%}")
        console.print(table)
        if alone:
            console.print(self._bands())
        else:
            console.print(f"{report.ties:,} games were shared; each winner counts in part.")
        print_pace(console, "", report.games, report.decisions, report.pace)

    def _bands(self) -> Table:
        table = Table("solo band", "games", "share")
        lowest = 0
        for band, count in enumerate(self.report.bands):
            last = band == len(BANDS)
            reach = f"{lowest} and more" if last else f"{lowest} to {BANDS[band]}"
            table.add_row(reach, *share(count, self.report.games))
            lowest = lowest if last else BANDS[band] + 1
        for column in table.columns[1:]:
            column.justify = "right"
        return table
