"""What `pipyard coach` says about a whole game: only what its figures support."""

import pytest

from pipyard.cli.coach import tip_for, verdict_on
from pipyard.coach.options import OptionOdds
from pipyard.coach.reasons import Reason
from pipyard.coach.review import Account, Decision, PlayerReview, Review

NAMES = ["Ann", "Ben"]


def player(seat: int, result: float, **changes: float) -> PlayerReview:
    return PlayerReview(seat, 9, 0.0, None, None, result, Account(70.0, **changes))


def reviewed(*players: PlayerReview, decisions: tuple[Decision, ...] = ()) -> Review:
    return Review("points", True, players, decisions, (), ())


def lost(seat: int, loss: float, reason: str) -> Decision:
    option = OptionOdds(1, None, 0.0, 0.0)
    why = (Reason(reason, 2, 1),)
    return Decision(1, seat, option, option, loss, "slip", True, why)


@pytest.mark.parametrize(
    ("unexplained", "luck", "said"),
    [
        (0.0, -12.0, "Ann made the better choices. The dice said otherwise: Ben won."),
        # The unexplained part is larger than what choices, or dice, brought.
        (6.0, -12.0, None),
        (0.0, -2.0, None),
    ],
)
def test_a_verdict_is_given_only_if_it_is_clear(
    unexplained: float, luck: float, said: str | None
) -> None:
    ann = player(0, 60.0, choices=-4.0, luck=luck, unexplained=unexplained)
    ben = player(1, 66.0, choices=-9.0)
    assert verdict_on(reviewed(ann, ben), NAMES) == said


def test_a_tip_is_about_what_cost_something_several_times() -> None:
    once = (lost(0, 5.0, "treats"), lost(1, 3.0, "treats"))
    assert tip_for(reviewed(decisions=once), 0) is None
    often = (*once, lost(0, 1.5, "dice"), lost(0, 1.7, "dice"))
    assert tip_for(reviewed(decisions=often), 0) == {"reason": "dice", "times": 2, "cost": 3}
