"""Odds of the options of a decision in Spotted!."""

from typing import Any

import numpy as np

from pipyard.bots.spotted.value import teach
from pipyard.coach.options import OptionOdds
from pipyard.coach.reasons import REASON, Reason, read_reasons
from pipyard.coach.spotted.reasons import REASONS
from pipyard.coach.spotted.value import trained
from pipyard.coach.spotted.weighing import WORK, explain_options, weigh_options, weigh_sheets
from pipyard.core.chance import new_stream
from pipyard.core.record import recarray
from pipyard.games.spotted.game import Spotted

WIDTH = 6
"""The number of sheets that plans continue."""


class SpottedCoach:
    """Weighs decisions of Spotted! at a table, with its own working space."""

    def __init__(self, spotted: Spotted, seats: int, width: int = WIDTH) -> None:
        self.spotted = spotted
        self.unit = "points" if seats == 1 else "win"
        self._width = width
        self._work = recarray(WORK)
        self._reasons = recarray(REASON, len(REASONS))
        teach(self._work[0].mind.head.net[0], trained())
        self._work[0].mind.patience = 1.0

    def odds(self, position: np.recarray, seat: int) -> list[OptionOdds]:
        """Return the odds of every legal action of a seat, in their order."""
        return [
            OptionOdds(
                number=int(option.move),
                action=self.spotted.from_dense(position, int(option.move)),
                worth=float(option.worth),
                error=float(option.error),
            )
            for option in self._weigh(position, seat)
        ]

    def points(self, position: np.recarray, seat: int) -> dict[int, float]:
        """Return the points that a seat may expect after each of its legal actions, by number."""
        return {
            int(option.move): float(option.points[seat]) for option in self._weigh(position, seat)
        }

    def reasons(self, position: np.recarray, better: int, other: int) -> tuple[Reason, ...]:
        """Explain why one option of the latest position is better than another, by indexes."""
        count = explain_options(position, self._work, better, other, self._reasons)
        return read_reasons(list(self._reasons[:count]), REASONS)

    def sheets(self, position: np.recarray) -> list[float]:
        """Return the points that each seat may expect, no matter who acts next."""
        weigh_sheets(position, self.spotted.content.record, self._work, self._width)
        return [float(points) for points in self._work[0].points[: position[0].seats]]

    def _weigh(self, position: np.recarray, seat: int) -> Any:
        if seat not in self.spotted.acting(position).seats:
            return []
        record = self.spotted.content.record
        stream = new_stream(0, 0, 0)
        count = weigh_options(position, record, seat, self._work, self._width, stream)
        return self._work[0].options[:count]


COACH = SpottedCoach
