"""Spotted! behind the contract: checks at the edge, then the compiled rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np

from pipyard.core.contract import Acting, Below, Drawn, Fact, Metadata, Move, Outcome
from pipyard.core.errors import IllegalMove, InvalidConfig
from pipyard.core.facts import Buffer, no_facts
from pipyard.core.jit import plain
from pipyard.core.record import NONE, bits_of, recarray, unpacked
from pipyard.games.spotted import actions, drive, moves
from pipyard.games.spotted.actions import Action, ChanceOutcome, DiceRolled, colours_of
from pipyard.games.spotted.content import COLOURS, Sheet, standard_sheet
from pipyard.games.spotted.record import (
    FAMILIES,
    GAME,
    IDLE,
    OVER,
    PICK,
    REROLL,
    ROLL,
    SEATS,
    WORD_BITS,
    WRITE,
)
from pipyard.games.spotted.rules import picking_step
from pipyard.games.spotted.story import STORY

RULES_VERSION = 1
step_of_pick = plain(picking_step)


@dataclass(frozen=True, slots=True)
class SpottedConfig:
    """How a game is set up; the first seat begins every round, one seat plays alone."""

    seats: int = 2


class Spotted:
    """The game on a sheet, Clover Meadow unless another is passed.

    It is a value: any number of threads may use it at once, on positions of their own.
    """

    metadata = Metadata("spotted", RULES_VERSION, 1, SEATS, moves.MOVE_COUNT)

    def __init__(self, sheet: Sheet | None = None) -> None:
        self.sheet = sheet or standard_sheet()

    def new(self, config: SpottedConfig) -> np.recarray:
        """Set up empty sheets; the round bonus of the first round is to be assigned."""
        if not 1 <= config.seats <= SEATS:
            raise InvalidConfig(f"Spotted! takes 1 to {SEATS} players, not {config.seats}.")
        position = self.blank(config.seats)
        self.begin(position)
        return position

    def begin(self, position: np.recarray) -> None:
        """Begin the round that a position set up by hand is in."""
        self._apply(position, drive.BEGIN)

    def blank(self, seats: int) -> np.recarray:
        """Lay out empty sheets before anything has begun."""
        position = recarray(GAME)
        game = position[0]
        game.seats = seats
        game.box = 1
        start = int(self.sheet.record[0].start)
        for seat in range(seats):
            player = game.players[seat]
            player.magnifiers[:] = NONE
            player.factors[:] = 1
            player.kind = NONE
            player.beside[start // WORD_BITS] = 1 << start % WORD_BITS
        return position

    def acting(self, position: np.recarray) -> Acting:
        """Say who is to act; while writing it may be several seats at once."""
        game = unpacked(position[0])
        if game.phase == WRITE:
            writers = (s for s in range(game.seats) if game.players[s].writing != IDLE)
            return Acting(seats=tuple(writers))
        if game.phase == PICK:
            return Acting(seats=((game.active + step_of_pick(game)) % game.seats,))
        if game.phase == REROLL:
            return Acting(seats=(game.active,))
        return Acting(chance=game.phase == ROLL)

    def legal_dense(self, position: np.recarray, seat: int) -> list[int]:
        """List a seat's legal actions as dense integers, rising."""
        if seat not in self.acting(position).seats:
            return []
        listed = np.empty(moves.MOST_LEGAL, np.int16)
        count = drive.list_legal(position, self.sheet.record, seat, listed)
        return listed[:count].tolist()

    def legal(self, position: np.recarray, seat: int) -> list[Action]:
        """List a seat's legal actions."""
        return [self.from_dense(position, move) for move in self.legal_dense(position, seat)]

    def to_dense(self, position: np.recarray, seat: int, action: Action) -> int:
        """Number an action that is legal for a seat; refuse any other."""
        if seat not in self.acting(position).seats:
            raise IllegalMove("It is not this player's turn to act.")
        number = actions.to_dense(self.sheet, action)
        if number not in self.legal_dense(position, seat):
            raise IllegalMove("The rules do not allow this now; choose one of the offered actions.")
        return number

    def from_dense(self, position: np.recarray, number: int) -> Action:  # noqa: ARG002
        """Say what a dense integer means; here it is the same in every position."""
        return actions.from_dense(self.sheet, number)

    def apply(
        self, position: np.recarray, event: Move[Action] | Drawn[ChanceOutcome]
    ) -> list[Fact]:
        """Apply an event in place and tell what happened; refuse an illegal one unchanged."""
        if isinstance(event, Move):
            number = self.to_dense(position, event.seat, event.action)
            facts = self.apply_dense(position, event.seat, number)
        else:
            facts = self._apply(position, drive.FACES, faces=_faces(position, event.outcome))
        return STORY.read(self.sheet, facts)

    def apply_dense(self, position: np.recarray, seat: int, number: int) -> Buffer:
        """Do a seat's legal action given as a dense integer; the caller vouches for it."""
        return self._apply(position, drive.MOVE, seat, number)

    def _apply(
        self,
        position: np.recarray,
        kind: int,
        seat: int = 0,
        number: int = 0,
        faces: moves.Moves | None = None,
    ) -> Buffer:
        given = _no_faces() if faces is None else faces
        facts = no_facts()
        drive.apply_event(position, self.sheet.record, kind, seat, number, given, facts)
        return facts

    def outcomes(self, position: np.recarray) -> Iterator[tuple[ChanceOutcome, float]]:
        """Yield every way the dice can land, with its probability."""
        game = position[0]
        if game.phase == ROLL:
            colours = colours_of(int(game.rolling))
            for faces in product(range(1, 7), repeat=len(colours)):
                yield DiceRolled(tuple(zip(colours, faces, strict=True))), 6.0 ** -len(colours)

    def purpose(self, position: np.recarray) -> str:
        """Say whose dice chance is to roll; nothing while it rolls none."""
        game = position[0]
        return f"dice/{game.active}" if game.phase == ROLL else ""

    def draw(self, position: np.recarray, below: Below) -> ChanceOutcome:
        """Roll the dice that are to be rolled."""
        colours = colours_of(int(position[0].rolling))
        return DiceRolled(tuple((colour, below(6) + 1) for colour in colours))

    def outcome(self, position: np.recarray) -> Outcome | None:
        """Say who won: highest total, then most beetles with five spots; equals share it."""
        if position[0].phase != OVER:
            return None
        return Outcome(bits_of(drive.list_winners(position, self.sheet.record)))

    def scores(self, position: np.recarray, seat: int) -> list[int]:
        """Return what each family scores now, then the total, then the beetles with five spots."""
        out = np.zeros(FAMILIES + 2, np.int16)
        drive.list_scores(position, self.sheet.record, seat, out)
        return out.tolist()


def _no_faces() -> moves.Moves:
    return np.zeros(FAMILIES, np.int16)


def _faces(position: np.recarray, outcome: ChanceOutcome) -> moves.Moves:
    """Return the faces of all dice, 0 where one was not rolled; refuse any that are not due."""
    game = position[0]
    faces = _no_faces()
    given = dict(outcome.faces)
    wanted = colours_of(int(game.rolling))
    if game.phase != ROLL or set(given) != set(wanted) or len(given) < len(outcome.faces):
        said = ", ".join(wanted) or "no dice"
        raise IllegalMove(f"A face is wanted for each of these dice: {said}.")
    for colour, face in given.items():
        if not 1 <= face <= 6:
            raise IllegalMove(f"A die shows 1 to 5 or a cloverleaf, not {face}.")
        faces[COLOURS.index(colour)] = face
    return faces
