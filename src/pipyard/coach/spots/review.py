"""Reviews of games of Spots, in chances to win.

The review follows the active player through the turn and judges the position at its end. With two
players, one wins what the other loses. After the next turn was searched for the other player, the
result of the last roll of this turn is known better, and its luck is corrected. Only in a turn
without a roll, the difference stays unexplained. With more players, only a player's own turns are
divided into choices and luck: the rest is what the others did.

Near the end of a game, all that can follow is searched, if there is time for it: then every worth
from there on is exact.
"""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from pipyard.coach.reasons import Reason
from pipyard.coach.review import Account, Luck, Notes, Played, Review, Scale, Tell
from pipyard.coach.spots.ending import FAILED
from pipyard.coach.spots.odds import SpotsCoach
from pipyard.core.contract import Move
from pipyard.core.record import copied
from pipyard.games.spots.game import Spots

NODES = 40_000
"""The most positions to look at for one decision of a whole game."""
ENDING_NODES = 0
"""In one decision, a review does not look beyond the turn, unless all that follows is known."""
SETTLING_NODES = 12_000_000
"""The most positions to look at to settle the ending of a game."""
SETTLING_TRIES = 1
"""How often that may fail: most endings with all dice in the game are too long."""
SCALE = Scale(
    unit="win",
    labels=(0.02, 0.05, 0.10),
    at_stake=0.005,
    careless=0.06,
    levels=((0.0005, 1900), (0.004, 1765), (0.007, 1625), (0.014, 1485), (0.02, 800)),
)


def quick_coach(spots: Spots, seats: int) -> SpotsCoach:
    """Return a coach that takes as much time for a decision as reviews of whole games do."""
    return SpotsCoach(spots, seats, NODES, ENDING_NODES)


class SpotsReviewer:
    """Reviews games of Spots."""

    def __init__(self, spots: Spots, seats: int, nodes: int = NODES) -> None:
        self._spots = spots
        self._seats = seats
        self._coach = SpotsCoach(spots, seats, nodes, ENDING_NODES)

    def review(
        self, position: np.recarray, events: Sequence[Played], tell: Tell = lambda _: None
    ) -> Review:
        """Review a game from its first position."""
        notes = Notes(SCALE, [Account(1.0 / self._seats) for _ in range(self._seats)])
        course = _Course(self._coach, notes, self._seats)
        for number, played in enumerate(events, 1):
            before = position
            position = copied(before)
            if isinstance(played.event, Move):
                course.take_decision(played, before)
            self._spots.apply(position, played.event)
            if not isinstance(played.event, Move):
                course.take_chance(played, before, position)
            notes.note_course(played.version)
            tell(number)
        outcome = self._spots.outcome(position)
        results = None
        if outcome is not None:
            results = [float(seat in outcome.winners) for seat in range(self._seats)]
            for seat, result in enumerate(results):
                notes.accounts[seat].move(result, course.between)
        return notes.finish(results)


class _Course:
    """Follows a game event by event; `luck_of` is the chance event that is not weighed yet.

    `turn` is whose turn it is, and `last_luck` where the luck of its last chance event is noted.
    """

    def __init__(self, coach: SpotsCoach, notes: Notes, seats: int) -> None:
        self._coach = coach
        self._notes = notes
        self._seats = seats
        self._begun = False
        self._luck_of: tuple[int, int] | None = None
        self._turn: int | None = None
        self._last_luck: int | None = None
        self._tries = SETTLING_TRIES

    @property
    def between(self) -> str:
        """Return why an account changes between two turns."""
        return "unexplained" if self._seats <= 2 else "others"

    def take_decision(self, played: Played, position: np.recarray) -> None:
        """Weigh the options of a decision, and the chance event before it."""
        assert isinstance(played.event, Move)
        seat = played.event.seat
        if self._tries > 0:
            self._tries -= self._coach.settle(position, SETTLING_NODES) == FAILED
        options = self._coach.odds(position, seat)
        number = self._coach.spots.number_of(position, played.event.action)

        def explain(better: int, other: int) -> tuple[Reason, ...]:
            return self._coach.reasons(position, better, other)

        self._notes.note_decision(played.version, seat, options, number, explain)
        best = max(option.worth for option in options)
        worth = next(option.worth for option in options if option.number == number)
        self._arrive(seat, best)
        self._change(seat, worth, "choices")

    def _arrive(self, seat: int, worth: float) -> None:
        if not self._begun and self._seats == 1:
            self._notes.accounts[seat] = Account(worth)
        elif not self._begun or (self._luck_of and self._luck_of[1] == seat):
            self._note_luck(seat, worth)
        elif self._seats == 2 and self._last_luck is not None and self._turn == 1 - seat:
            self._correct_luck(1.0 - worth)
        else:
            self._change(seat, worth, self.between)
        if seat != self._turn:
            self._last_luck = None
        self._begun = True
        self._luck_of = None
        self._turn = seat

    def take_chance(self, played: Played, before: np.recarray, after: np.recarray) -> None:
        """Weigh a chance event; in the middle of a turn, that waits for the next decision."""
        if not self._begun:
            self._luck_of = (played.version, int(after[0].turn))
            return
        seat = min(int(before[0].turn), self._seats - 1)
        self._luck_of = (played.version, seat)
        spots = self._coach.spots
        acting = spots.acting(after)
        same_turn = int(after[0].turn) == int(before[0].turn) and not acting.nobody
        if not same_turn or (seat not in acting.seats and not acting.chance):
            self._note_luck(seat, self._coach.worth(after, seat))
            self._luck_of = None

    def _note_luck(self, seat: int, worth: float) -> None:
        luck = self._change(seat, worth, "luck")
        if self._luck_of:
            self._last_luck = len(self._notes.chances)
            self._notes.chances.append(Luck(self._luck_of[0], seat, luck))

    def _correct_luck(self, worth: float) -> None:
        """Correct the luck of the last roll of a turn, now that its result is known better."""
        assert self._last_luck is not None
        noted = self._notes.chances[self._last_luck]
        luck = noted.luck + self._change(noted.seat, worth, "luck")
        self._notes.chances[self._last_luck] = replace(noted, luck=luck)

    def _change(self, seat: int, worth: float, why: str) -> float:
        """Change an account and, with two players, the other one by the opposite amount."""
        change = self._notes.accounts[seat].move(worth, why)
        if self._seats == 2:
            mirrored = why if why == "unexplained" else f"others_{why}"
            self._notes.accounts[1 - seat].move(1.0 - worth, mirrored)
        return change


REVIEWER = SpotsReviewer
QUICK = quick_coach
