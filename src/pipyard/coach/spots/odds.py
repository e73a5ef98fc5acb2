"""Odds of the options of a decision in Spots."""

import numpy as np

from pipyard.bots.spots.figures import ALL, BUST, DOGS, HIGH, LOW, ONE
from pipyard.bots.spots.net import teach, trained
from pipyard.coach.options import OptionOdds
from pipyard.coach.reasons import REASON, Reason, read_reasons
from pipyard.coach.spots.ending import FEW_DICE, dice_in_game, is_ending
from pipyard.coach.spots.reasons import REASONS
from pipyard.coach.spots.weighing import (
    WORK,
    explain_options,
    settle_ending,
    weigh_options,
    weigh_position,
)
from pipyard.core.jit import resident
from pipyard.core.record import recarray
from pipyard.games.spots.game import Spots

NODES = 300_000
"""The most positions to look at, if there is time for it."""
ENDING_NODES = 50_000_000
"""The same for all future turns of an ending, whose values may be exact then."""
UNSURE_WITH_FEW_DICE = 0.3
UNSURE_NEAR_END = 0.1
"""How far off the net was in solved endings, with few dice and with all of them."""
SURE = 1e-12
"""Bounds that differ by less than this are equal: they were added up in another order."""


class SpotsCoach:
    """Weighs decisions of Spots at a table, with its own working space."""

    unit = "win"

    def __init__(
        self, spots: Spots, seats: int, nodes: int = NODES, ending_nodes: int = ENDING_NODES
    ) -> None:
        self.spots = spots
        self._nodes = nodes
        self._ending_nodes = ending_nodes
        self._work = resident(WORK).view(np.recarray)
        self._reasons = recarray(REASON, len(REASONS))
        teach(self._work[0].desk.net, trained(seats))

    def odds(self, position: np.recarray, seat: int) -> list[OptionOdds]:
        """Return the odds of every legal action of a seat, in their order."""
        if seat not in self.spots.acting(position).seats:
            return []
        record = self.spots.content.record
        limits = self._nodes, self._ending_nodes
        count = weigh_options(position, record, self._work, *limits)
        unsure = 0.0
        if is_ending(position[0]) and not self._work[0].ended:
            few = dice_in_game(position[0]) <= FEW_DICE
            unsure = UNSURE_WITH_FEW_DICE if few else UNSURE_NEAR_END
        return [self._read(position, option, unsure) for option in self._work[0].options[:count]]

    def reasons(self, position: np.recarray, better: int, other: int) -> tuple[Reason, ...]:
        """Explain why one option of the latest position is better than another, by indexes."""
        count = explain_options(position, self._work, better, other, self._reasons)
        return read_reasons(list(self._reasons[:count]), REASONS)

    def settle(self, position: np.recarray, nodes: int) -> int:
        """Search all that follows a turn near the end, up to a number of positions.

        If it returns `EXACT`, all that follows is weighed exactly from now on; `FAILED` means that
        the number was too small, 0 that no turn begins here, or that the end is not near.
        """
        return int(settle_ending(position, self.spots.content.record, self._work, nodes))

    def worth(self, position: np.recarray, seat: int) -> float:
        """Return a seat's chance to win."""
        record = self.spots.content.record
        return float(weigh_position(position, record, self._work, seat, self._nodes))

    def _read(self, position: np.recarray, option: np.record, unsure: float) -> OptionOdds:
        number = int(option.move)
        figures = [float(figure) for figure in option.figures]
        worth = float(option.worth)
        error = max(figures[HIGH] - worth, worth - figures[LOW])
        if unsure and error > SURE:
            error = max(error, unsure)
        known = figures[BUST] >= 0.0
        bust, one, every, dogs = (
            min(figures[each], 1.0 if each != DOGS else figures[each]) if known else None
            for each in (BUST, ONE, ALL, DOGS)
        )
        return OptionOdds(
            number=number,
            action=self.spots.from_dense(position, number),
            worth=worth,
            error=error if error > SURE else 0.0,
            bust=bust,
            complete_dog=one,
            complete_all=every,
            dogs=dogs,
        )


COACH = SpotsCoach
