"""Reviews of games of Spotted!, in points.

A player's account is the expected score of their sheet. Choices change it by what they lose. If
dice were rolled or others took dice since a player's last decision, luck changes it to what the
best option is then worth; so the errors of the last estimate end up in the luck, turn by turn, as
in Spots. Re-rolls can only be compared with each other, so the luck of the dice is seen when the
first of them is taken. What the result differs by from the last estimate is unexplained.
"""

from collections.abc import Sequence

import numpy as np

from pipyard.coach.options import OptionOdds
from pipyard.coach.reasons import Reason
from pipyard.coach.review import Account, Luck, Notes, Played, Review, Scale, Tell
from pipyard.coach.spotted.odds import SpottedCoach
from pipyard.core.contract import Move
from pipyard.core.record import copied
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import PICK, REROLL

WIDTH = 6
"""The number of sheets that plans continue in the review of a whole game."""
SCALE = Scale(
    unit="points",
    labels=(0.7, 1.5, 2.7),
    at_stake=0.1,
    careless=1.0,
    levels=((0.12, 1900), (0.18, 1730), (0.29, 1450), (0.75, 600)),
)


class SpottedReviewer:
    """Reviews games of Spotted!."""

    def __init__(self, spotted: Spotted, seats: int, width: int = WIDTH) -> None:
        self._spotted = spotted
        self._seats = seats
        self._coach = SpottedCoach(spotted, seats, width)

    def review(
        self, position: np.recarray, events: Sequence[Played], tell: Tell = lambda _: None
    ) -> Review:
        """Review a game from its first position."""
        starts = self._coach.sheets(position)
        notes = Notes(SCALE, [Account(points) for points in starts[: self._seats]])
        waiting: list[int | None] = [None] * self._seats
        for number, played in enumerate(events, 1):
            if isinstance(played.event, Move):
                seat = played.event.seat
                self._take_decision(played, position, notes, waiting[seat])
                if position[0].phase == PICK:
                    waiting = [old or played.version for old in waiting]
                if position[0].phase != REROLL:
                    waiting[seat] = None
            else:
                waiting = [old or played.version for old in waiting]
            position = copied(position)
            self._spotted.apply(position, played.event)
            notes.note_course(played.version)
            tell(number)
        outcome = self._spotted.outcome(position)
        if outcome is None:
            return notes.finish(None)
        results = [float(score) for score in outcome.scores]
        for seat, result in enumerate(results):
            notes.accounts[seat].move(result, "unexplained")
        return notes.finish(results)

    def _take_decision(
        self, played: Played, position: np.recarray, notes: Notes, luck_of: int | None
    ) -> None:
        assert isinstance(played.event, Move)
        seat = played.event.seat
        number = self._spotted.number_of(position, played.event.action)
        points = self._coach.points(position, seat)
        options = [
            OptionOdds(move, self._spotted.from_dense(position, move), worth, 0.0)
            for move, worth in points.items()
        ]

        def explain(better: int, other: int) -> tuple[Reason, ...]:
            return self._coach.reasons(position, better, other)

        notes.note_decision(played.version, seat, options, number, explain)
        account = notes.accounts[seat]
        best = max(points.values())
        if luck_of is not None and position[0].phase != REROLL:
            notes.chances.append(Luck(luck_of, seat, account.move(best, "luck")))
        account.move(account.now + points[number] - best, "choices")


REVIEWER = SpottedReviewer
QUICK = SpottedCoach
