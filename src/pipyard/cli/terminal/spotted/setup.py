"""From what was asked for on the command line to a game of Spotted! that can be set up."""

from pathlib import Path

from pipyard.cli.terminal.asked import Asked, refuse_others
from pipyard.cli.terminal.seats import read_seats
from pipyard.cli.terminal.session import Session, Setup
from pipyard.cli.terminal.spotted.rules import SpottedRules
from pipyard.games.spotted.content import find_sheet, standard_sheet
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import SEATS
from pipyard.i18n import Words

OPTIONS = ("sheet",)
"""What may be asked for of Spotted! alone."""


def rules_of(sheet: str | None) -> SpottedRules:
    """Return the rules on a sheet, by its name or its file, or on the usual one."""
    return SpottedRules(Spotted(standard_sheet() if sheet is None else find_sheet(sheet)))


def new_session(asked: Asked, words: Words) -> Session[SpottedRules]:
    """Set up a game; what cannot be played is refused with a sentence that says what can."""
    refuse_others(asked, OPTIONS, words, "spotted")
    seats = read_seats(asked.seats, "spotted", SEATS, solo=asked.solo, words=words)
    sheet = asked.sheet
    if sheet is not None and sheet.endswith(".toml"):
        # Taken up again from another folder, the file must still be found.
        sheet = str(Path(sheet).resolve())
    setup = Setup(SpottedConfig(len(seats)), seats, asked.seed, sheet)
    return Session.start(rules_of(sheet), setup)
