"""Games of Spotted! at the terminal, begun from positions written as text."""

from textwrap import dedent

from pipyard.cli.terminal.asked import Asked
from pipyard.cli.terminal.session import Session
from pipyard.cli.terminal.spotted.rules import SpottedRules
from pipyard.core.contract import Drawn, Move
from pipyard.core.scenario import read_scenario
from pipyard.games.spotted.actions import DiceRolled
from pipyard.games.spotted.arguments import parse_faces
from pipyard.games.spotted.notation import parse_action
from pipyard.games.spotted.position import parse_position
from tests.cli.games import game_named, new_session
from tests.games.spotted.tables import SHEETS

SPOTTED = game_named("spotted")


def at(header: str, *bots: str) -> Session[SpottedRules]:
    """Begin a game at a position, on Patch unless it names a sheet; greedy bots play some seats."""
    scenario = read_scenario(f"game spotted\nsheet ./patch.toml\n{dedent(header)}\nplay\n")
    spotted, position, names = parse_position(scenario.header, SHEETS)
    seats = tuple("bot:greedy" if name in bots else name for name in names)
    usual: Session[SpottedRules] = new_session(Asked(seats=seats, seed=1), "spotted")
    return Session(SpottedRules(spotted), usual.setup, [], [position])


def do(session: Session[SpottedRules], seat: int, *texts: str) -> None:
    """Do actions of a seat, written in the notation."""
    for text in texts:
        session.apply(Move(seat, parse_action(session.rules.game.content, text)))


def roll(session: Session[SpottedRules], faces: str) -> None:
    """Let the dice land so."""
    session.apply(Drawn(DiceRolled(parse_faces(faces))))
