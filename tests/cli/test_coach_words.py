"""What `pipyard coach` says about a whole game: only what its figures support."""

import pytest

from pipyard.cli.coach import verdict_on
from pipyard.coach.review import Account, PlayerReview, Review

NAMES = ["Ann", "Ben"]


def player(seat: int, result: float, **changes: float) -> PlayerReview:
    return PlayerReview(seat, 9, 0.0, None, None, result, Account(70.0, **changes))


def reviewed(*players: PlayerReview) -> Review:
    return Review("points", True, players, (), (), ())


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
