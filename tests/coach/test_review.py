"""Reviews of whole games: accounts add up, and one player's gain is the other's loss."""

from dataclasses import replace
from functools import cache

import pytest

from pipyard.coach.games import reviewer_of
from pipyard.coach.options import OptionOdds
from pipyard.coach.reasons import Reason
from pipyard.coach.review import BLUNDER, MISTAKE, SLIP, Advice, Decision, Played, Review
from pipyard.coach.spots.review import SCALE
from pipyard.games.spots.actions import KeepRoll, Reroll
from tests.server.logs.playing import play

# A review takes seconds, so one worker makes each once.
pytestmark = pytest.mark.xdist_group("reviews")


SHORT = {("spots", 3): 10}
"""Numbers of games that are a third as long as others with as many players."""


@cache
def reviewed(game: str, seats: int) -> Review:
    played = play(game, seats, {}, SHORT.get((game, seats), 3))
    kinds = ("move", "drawn")
    events = [
        Played(stored["version"], played.game.read_event(stored))
        for stored in played.events
        if stored["type"] in kinds
    ]
    reviewer = reviewer_of(played.game.rules, seats)
    review: Review = reviewer.review(played.game.new(played.config), events)
    return review


TABLES = [("spots", 1), ("spots", 2), ("spots", 3), ("spotted", 1), ("spotted", 2)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_books_add_up_and_no_choice_gains(game: str, seats: int) -> None:
    review = reviewed(game, seats)
    assert all(decision.loss >= 0.0 for decision in review.decisions)
    for player in review.players:
        told = sum(luck.luck for luck in review.chances if luck.seat == player.seat)
        assert told == pytest.approx(player.account.luck)
        own = player.account
        changes = own.choices + own.others_choices + own.luck + own.others_luck
        changes += own.others + own.unexplained
        assert own.start + changes == pytest.approx(own.now)
        assert player.result == pytest.approx(own.now)
        assert player.lost == pytest.approx(-own.choices)


def test_what_one_of_two_players_wins_the_other_loses() -> None:
    one, other = (player.account for player in reviewed("spots", 2).players)
    assert one.choices == pytest.approx(-other.others_choices)
    assert one.luck == pytest.approx(-other.others_luck)
    assert one.unexplained == pytest.approx(-other.unexplained)
    assert one.with_even_dice + other.with_even_dice == pytest.approx(1.0)


def test_reasons_are_told_of_losses_with_a_label_and_say_what_the_odds_say() -> None:
    told = 0
    for decision in reviewed("spots", 2).decisions:
        for reason in decision.reasons:
            told += 1
            assert decision.label
            if reason.id == "bust":
                assert reason.better < reason.other
                assert reason.better == pytest.approx(100 * (decision.best.bust or 0), abs=0.51)
                assert reason.other == pytest.approx(100 * (decision.played.bust or 0), abs=0.51)
            if reason.id == "complete-dog":
                assert reason.better > reason.other
                chance = decision.best.complete_dog or 0
                assert reason.better == pytest.approx(100 * chance, abs=0.51)
    assert told > 0


def _lost(seat: int, loss: float, *reasons: str) -> Decision:
    option = OptionOdds(number=0, action=None, worth=0.5, error=0.0)
    why = tuple(Reason(name, 1, 2) for name in reasons)
    return Decision(1, seat, option, option, loss, SLIP, at_stake=True, reasons=why)


def test_the_advice_is_the_main_reason_that_cost_a_player_most_and_several_times() -> None:
    decisions = (
        _lost(0, 0.06, "fill", "bust"),
        _lost(0, 0.04, "bust"),
        _lost(0, 0.05, "bust"),
        _lost(1, 0.5, "treats"),
        _lost(0, 0.3),
        _lost(0, 0.4, "later"),
        _lost(2, 0.3),
        _lost(2, 0.3, "later"),
    )
    review = Review("win", True, (), decisions, (), ())
    assert review.advice(0) == Advice("bust", 2, 0.04 + 0.05)
    # What happened once is no habit.
    assert review.advice(1) is None
    assert review.advice(2) is None


def _unpaid(loss: float) -> Decision:
    """Return a decision in which only the best option spends a treat."""
    played = OptionOdds(number=0, action=KeepRoll(), worth=0.5 - loss, error=0.0)
    best = OptionOdds(number=1, action=Reroll(), worth=0.5, error=0.0)
    return Decision(1, 0, played, best, loss, SLIP, at_stake=True, reasons=(Reason("fill", 1, 2),))


def test_who_lost_most_by_not_spending_a_treat_is_not_told_to_save_them() -> None:
    saving = (_lost(0, 0.05, "treats"), _lost(0, 0.04, "treats"))

    def advice(*more: Decision) -> Advice | None:
        return Review("win", True, (), (*saving, *more), (), ()).advice(0)

    assert advice(_unpaid(0.04)) == Advice("treats", 2, 0.05 + 0.04)
    assert advice(_unpaid(0.06)) is None
    assert advice(_unpaid(0.049), _unpaid(0.048)) == Advice("fill", 2, 0.049 + 0.048)


def test_a_loss_is_told_per_decision_that_mattered() -> None:
    idle = replace(_lost(0, 0.001), at_stake=False)
    review = Review("win", True, (), (_lost(0, 0.06), _lost(0, 0.0), idle), (), ())
    assert review.lost_each(0) == pytest.approx(0.03)
    assert review.lost_each(1) is None


def test_losses_have_names_by_their_size() -> None:
    assert [SCALE.label(loss) for loss in (0.019, 0.02, 0.05, 0.1)] == [
        None,
        SLIP,
        MISTAKE,
        BLUNDER,
    ]


def test_a_rating_lies_between_those_of_the_next_levels() -> None:
    (best, first), (worse, second) = SCALE.levels[:2]
    assert SCALE.rating(0.0) == first
    assert SCALE.rating((best + worse) / 2) == round((first + second) / 2)
    assert SCALE.rating(1.0) == SCALE.levels[-1][1]
