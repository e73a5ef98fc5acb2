"""Games of Spotted! at the terminal, started from positions written as text."""

from dataclasses import replace
from textwrap import dedent

from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.session import Session
from pipyard.core.contract import Drawn, Move
from pipyard.core.scenario import read_scenario
from pipyard.games.spotted.actions import DiceRolled
from pipyard.games.spotted.arguments import parse_faces
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.notation import parse_action
from pipyard.games.spotted.position import parse_position
from pipyard.server.games.hosting import HostedGame
from pipyard.server.tables.events import Moved, Rolled
from tests.cli.games import game_named, new_session, placed
from tests.games.spotted.tables import SHEETS

SPOTTED = game_named("spotted")


def at(header: str, *bots: str) -> Session[Spotted]:
    """Start a game at a position, on Patch unless it names a sheet; greedy bots play some seats."""
    scenario = read_scenario(f"game spotted\nsheet ./patch.toml\n{dedent(header)}\nplay\n")
    spotted, position, names = parse_position(scenario.header, SHEETS)
    seats = tuple("bot:greedy" if name in bots else name for name in names)
    usual = new_session(PlayOptions(seats=seats, seed=1), "spotted")
    session = placed(usual, position)
    session.table = replace(session.table, game=HostedGame(spotted))
    return session


def do(session: Session[Spotted], seat: int, *texts: str) -> None:
    """Do actions of a seat, given in the notation."""
    for text in texts:
        session.apply(Moved(Move(seat, parse_action(session.game.content, text))))


def roll(session: Session[Spotted], faces: str) -> None:
    """Set the dice that are rolled."""
    session.apply(Rolled(Drawn(DiceRolled(parse_faces(faces))), "dice", 0))
