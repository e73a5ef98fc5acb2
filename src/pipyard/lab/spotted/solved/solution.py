"""The value of an ending and of any position in it, solved backward from its last die."""

import os
from collections.abc import Callable

import numpy as np

from pipyard.games.spotted.record import FAMILIES, LAST_ROUND, OVER, PICK, ROLL, WRITE
from pipyard.lab.spotted.solved.exploring import CHUNK, FIRST_DICE, Exploration, Round
from pipyard.lab.spotted.solved.sheets import Numbers, known_sheet, list_hands, new_desk
from pipyard.lab.spotted.solved.values import (
    Table,
    Writing,
    rolled_worth,
    settle_bonuses,
    settle_rolls,
    settle_scores,
    taken_worth,
    written_worth,
)
from pipyard.lab.threads import in_threads


class Solution:
    """What best play scores on average from any position that can follow from an ending.

    Values of sheets are stored before the first and the second roll of a round and after all of its
    dice. Other values are computed from them when needed.
    """

    def __init__(
        self,
        explored: Exploration,
        cores: int | None = None,
        on_progress: Callable[[int], None] = lambda _: None,
    ) -> None:
        self.explored = explored
        self._cores = cores or os.cpu_count() or 1
        self._on_progress = on_progress
        self._dice = explored.rolls.dice
        self._writing = {
            box: _trimmed(each, len(explored.known)) for box, each in explored.rounds.items()
        }
        shape = (LAST_ROUND + 1, len(explored.known))
        self._firsts, self._seconds, self._afters = (np.full(shape, np.nan) for _ in range(3))
        for box in sorted(explored.rounds, reverse=True):
            self._settle_end(box)
            self._settle_roll(box, 1)
            self._settle_roll(box, 0)

    @property
    def optimum(self) -> float:
        """What best play scores on average from the start."""
        return self.worth(self.explored.start)

    def _settle_end(self, box: int) -> None:
        last = self.explored.rounds[box].stages[-1]
        if box == LAST_ROUND:
            content = self.explored.spotted.content.record
            settle_scores(last, self.explored.sheets, content, self._afters[box])
        else:
            later = self.explored.rounds[box + 1]
            starts, ends, targets = later.bonus_starts, later.bonus_ends, later.bonus_targets
            settle_bonuses(last, starts, ends, targets, self._firsts[box + 1], self._afters[box])

    def _settle_roll(self, box: int, second: int) -> None:
        here = self.explored.rounds[box].stages[FIRST_DICE if second else 0]
        after = (self._afters if second else self._seconds)[box]
        found = (self._seconds if second else self._firsts)[box]

        def settle(first: int) -> int:
            part = here[first : first + CHUNK]
            desk = self._new_table()
            settle_rolls(part, bool(second), self._dice, self._writing[box], after, desk, found)
            return len(part)

        for count in in_threads(settle, range(0, len(here), CHUNK), self._cores):
            self._on_progress(count)

    def _new_table(self) -> Table:
        return np.zeros((3, max(len(self._dice.children), len(self._dice.hand_dice))))

    def worth(self, position: np.recarray) -> float:
        """Return the value of a position: its average final score with best play."""
        game = position[0]
        if game.phase in (WRITE, OVER):
            return float(
                written_worth(
                    position,
                    self.explored.spotted.content.record,
                    new_desk(),
                    self.explored.known,
                    self._firsts,
                    self._seconds,
                )
            )
        box, second = int(game.box), bool(game.second_roll)
        sheet = known_sheet(position, self.explored.known)
        after = (self._afters if second else self._seconds)[box]
        if game.phase == PICK:
            hands = self._hands(position)
            return float(taken_worth(sheet, hands, self._dice, self._writing[box], after))
        if game.phase == ROLL and not game.table.any():
            return float((self._seconds if second else self._firsts)[box, sheet])
        roll = self.explored.rolls.number(game.table.tolist())
        writing, table = self._writing[box], self._new_table()
        return float(rolled_worth(sheet, roll, second, self._dice, writing, after, table))

    def worth_after(self, position: np.recarray, move: int) -> float:
        """Return the value of a position after a legal move."""
        after = position.copy()
        self.explored.spotted.apply_dense(after, 0, move)
        return self.worth(after)

    def _hands(self, position: np.recarray) -> Numbers:
        """List the hands that can result from taking the remaining dice."""
        rolls = self.explored.rolls
        game = position[0]
        faces = (game.table + game.players[0].dice).tolist()
        sets = list_hands(position, self.explored.spotted.content.record, new_desk())
        hands = [
            rolls.hand({f: faces[f] for f in range(FAMILIES) if families >> f & 1})
            for families in range(1 << FAMILIES)
            if sets >> families & 1
        ]
        return np.array(hands, np.int32)


def _trimmed(explored: Round, count: int) -> Writing:
    starts, ends = explored.starts[:count], explored.ends[:count]
    return Writing(starts, ends, explored.targets, explored.rerolled[:count])
