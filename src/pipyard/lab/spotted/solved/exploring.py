"""Everything that can follow from an ending: every sheet, round by round and die by die."""

import numpy as np

from pipyard.core.errors import InvalidConfig, PipyardError
from pipyard.core.record import recarray
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import FAMILIES, LAST_ROUND, PLAYER, ROLL
from pipyard.lab.spotted.solved.dice import Rolls
from pipyard.lab.spotted.solved.sheets import (
    MOST_MOVES,
    UNKNOWN,
    Grid,
    Numbers,
    add_sheet,
    new_desk,
    nothing_known,
    open_families,
    use_rerolls,
    write_bonuses,
    write_dice,
)

MOST_SHEETS = 1 << 20
CHUNK = 64
"""Sheets processed at once."""
ROOM = 1 << 20
"""Places kept free for the results of a chunk of sheets."""
FIRST_DICE = 3
ROUND_DICE = 5
"""Dice that are written after the first roll of a round, and in the whole round."""


class TooLarge(PipyardError):
    """An ending that can lead to more sheets than there is room for."""

    def __init__(self) -> None:
        super().__init__(
            "solved/too-large",
            f"More than {MOST_SHEETS:,} sheets can follow from this ending; begin later in the "
            "game or with less room on the sheet.",
        )


class Round:
    """The sheets of one round, and what can follow from them.

    `stages` are the sheets after each number of dice of the round. A bonus turns a sheet into some
    of `bonus_targets`, a die of a kind into some of `targets`, each from a start to an end. A
    re-roll turns it into `rerolled`.
    """

    def __init__(self, kinds: int) -> None:
        self.stages: list[Numbers] = []
        self.starts: Grid = np.zeros((MOST_SHEETS, kinds), np.int32)
        self.ends: Grid = np.zeros((MOST_SHEETS, kinds), np.int32)
        self.targets: Numbers = np.zeros(ROOM, np.int32)
        self.bonus_starts: Numbers = np.zeros(MOST_SHEETS, np.int32)
        self.bonus_ends: Numbers = np.zeros(MOST_SHEETS, np.int32)
        self.bonus_targets: Numbers = np.zeros(ROOM, np.int32)
        self.rerolled: Numbers = np.full(MOST_SHEETS, UNKNOWN, np.int32)


class Exploration:
    """Every sheet that can follow from a solo position before a first roll, for any dice."""

    def __init__(self, spotted: Spotted, start: np.recarray) -> None:
        game = start[0]
        content = spotted.content.record
        if game.seats != 1 or game.phase != ROLL or game.second_roll or game.table.any():
            raise InvalidConfig("An ending begins before the first roll of a round, played alone.")
        if content[0].field_count + content[0].track_length + 20 > MOST_MOVES:
            raise InvalidConfig("This sheet has too large a meadow or too long a track.")
        self.spotted = spotted
        self.start = start
        self.box = int(game.box)
        room = open_families(start, content)
        self.rolls = Rolls(spotted, [f for f in range(FAMILIES) if room >> f & 1])
        self.sheets = recarray(PLAYER, MOST_SHEETS)
        self.known = nothing_known()
        self._desk = new_desk()
        self.rounds: dict[int, Round] = {}
        begun = np.array([add_sheet(start, self.sheets, self.known)], np.int32)
        for box in range(self.box, LAST_ROUND + 1):
            self.rounds[box] = Round(len(self.rolls.dice.kinds))
            if box > self.box:
                begun = self._write_bonus(self.rounds[box], box, begun)
            begun = self._play_round(self.rounds[box], box, begun)

    @property
    def work(self) -> int:
        """The number of sheets before a roll, with different rounds counted separately."""
        return sum(len(r.stages[0]) + len(r.stages[FIRST_DICE]) for r in self.rounds.values())

    def _write_bonus(self, into: Round, box: int, asked: Numbers) -> Numbers:
        used = 0
        for part in _chunks(asked):
            into.bonus_targets = _with_room(into.bonus_targets, used)
            used = write_bonuses(
                part,
                used,
                box,
                self.spotted.content.record,
                self._desk,
                self.sheets,
                self.known,
                into.bonus_starts,
                into.bonus_ends,
                into.bonus_targets,
            )
            if used == UNKNOWN:
                raise TooLarge
        return np.unique(into.bonus_targets[:used])

    def _play_round(self, into: Round, box: int, begun: Numbers) -> Numbers:
        """Write every die of a round on every sheet; return the sheets at its end."""
        into.stages = [self._with_rerolls(into, begun)]
        used = 0
        done = np.zeros(MOST_SHEETS, np.bool_)
        for _ in range(ROUND_DICE):
            here = into.stages[-1]
            for part in _chunks(here[~done[here]]):
                into.targets = _with_room(into.targets, used)
                used = self._write(into, box, part, used)
            done[here] = True
            into.stages.append(
                np.unique(np.concatenate([_reached(into, part) for part in _chunks(here)]))
            )
        return into.stages[-1]

    def _write(self, into: Round, box: int, part: Numbers, used: int) -> int:
        used = write_dice(
            part,
            used,
            box,
            self.rolls.dice.kinds,
            self.spotted.content.record,
            self._desk,
            self.sheets,
            self.known,
            into.starts,
            into.ends,
            into.targets,
        )
        if used == UNKNOWN:
            raise TooLarge
        return used

    def _with_rerolls(self, into: Round, begun: Numbers) -> Numbers:
        """Add the sheets that re-rolls lead to."""
        found = begun
        while len(begun):
            if use_rerolls(begun, self._desk, self.sheets, self.known, into.rerolled) == UNKNOWN:
                raise TooLarge
            rerolled = into.rerolled[begun]
            begun = np.setdiff1d(rerolled[rerolled != UNKNOWN], found)
            found = np.union1d(found, begun)
        return found


def _chunks(numbers: Numbers) -> list[Numbers]:
    return [numbers[first : first + CHUNK] for first in range(0, len(numbers), CHUNK)]


def _with_room(places: Numbers, used: int) -> Numbers:
    if len(places) - used >= ROOM:
        return places
    return np.concatenate([places, np.zeros(max(ROOM, len(places)), np.int32)])


def _reached(into: Round, part: Numbers) -> Numbers:
    """Return what any die makes of some sheets; all targets of a sheet are contiguous."""
    rows = [into.targets[into.starts[s, 0] : into.ends[s, -1]] for s in part]
    return np.unique(np.concatenate(rows))
