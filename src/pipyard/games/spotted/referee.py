"""The referee of Spotted!: converts numbers to the form that the compiled rules take."""

from collections.abc import Sequence
from struct import Struct

from pipyard.core.contract import Below
from pipyard.core.errors import IllegalMove
from pipyard.core.referee import NOT_DUE, CompiledReferee, Verdict
from pipyard.games.spotted import drive
from pipyard.games.spotted.actions import ACTIONS, Action, ChanceOutcome, DiceRolled
from pipyard.games.spotted.content import COLOURS, Sheet
from pipyard.games.spotted.record import FAMILIES, GAME, PHASES, PLAYER, WRITE

PURPOSES = {"roll": "dice/{}"}
"""What each chance event is for, by phase: dice of a seat."""

assert GAME.fields is not None
_PHASE = Struct("<h")
_PHASE_AT, _PLAYERS_AT = GAME.fields["phase"][1], GAME.fields["players"][1]


def purpose_of(phase: int, whose: int) -> str:
    """Return what chance is for in a phase."""
    return PURPOSES.get(PHASES[phase], "").format(whose)


class SpottedReferee(CompiledReferee):
    """Dice are passed as faces: those that are rolled, in the order of their colors."""

    def __init__(self, content: Sheet) -> None:
        super().__init__(drive.referee, GAME, content.record, purpose_of)
        self._printed = content

    def draw(self, record: bytes, verdict: Verdict, below: Below) -> list[int]:  # noqa: ARG002
        """Roll the dice that must be rolled."""
        return [below(6) + 1 for _ in range(verdict.outcomes)]

    def action(self, record: bytes, number: int) -> Action:  # noqa: ARG002
        """Return the action that a number means; it is the same in every position."""
        return ACTIONS.from_dense(None, self._printed, number)

    def number(self, record: bytes, action: Action) -> int:  # noqa: ARG002
        """Return an action's number."""
        return ACTIONS.to_dense(None, self._printed, action)

    def outcome(self, record: bytes, verdict: Verdict, numbers: Sequence[int]) -> ChanceOutcome:  # noqa: ARG002
        """Return the chance outcome that the numbers mean."""
        colours = [COLOURS[family] for family in verdict.listed]
        return DiceRolled(tuple(zip(colours, numbers, strict=True)))

    def numbers(self, record: bytes, verdict: Verdict, outcome: ChanceOutcome) -> list[int]:  # noqa: ARG002
        """Return a chance outcome as numbers."""
        given = dict(outcome.faces)
        wanted = [COLOURS[family] for family in verdict.listed]
        if not verdict.chance or set(given) != set(wanted) or len(given) < len(outcome.faces):
            said = ", ".join(wanted) or "no dice"
            raise IllegalMove(f"A face is wanted for each of these dice: {said}.")
        return [given[colour] for colour in wanted]

    def seat_state(self, record: bytes, seat: int) -> bytes | None:
        """Return a player's sheet while everybody writes: nobody else's writing changes it."""
        if _PHASE.unpack_from(record, _PHASE_AT)[0] != WRITE:
            return None
        at = _PLAYERS_AT + seat * PLAYER.itemsize
        return record[at : at + PLAYER.itemsize]

    def lay(self, verdict: Verdict, numbers: Sequence[int], given: memoryview) -> int:
        """Write each face at the index of its family."""
        if len(numbers) != verdict.outcomes:
            raise IllegalMove(NOT_DUE)
        for family in range(FAMILIES):
            given[family] = 0
        for family, face in zip(verdict.listed, numbers, strict=True):
            if not 1 <= face <= 6:
                raise IllegalMove(NOT_DUE)
            given[family] = face
        return 0
