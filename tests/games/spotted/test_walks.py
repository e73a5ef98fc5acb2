"""What a walk can bring: predicted before it starts, compared with trying all walks."""

import random

import numpy as np

from pipyard.core.contract import Below
from pipyard.core.record import copied
from pipyard.games.spotted.actions import CrossField, PickDie, TakeMagnifier, WalkMeadow
from pipyard.games.spotted.gains import gains_of
from pipyard.games.spotted.game import Spotted, SpottedConfig
from pipyard.games.spotted.record import MAGNIFY, WALK
from tests.games.spotted.tables import table

_LONGEST = 3
"""Walks of up to this many steps are tried in every way."""


def _told(header: str, play: str = "") -> dict[object, tuple[int, int, int]]:
    """Return the predicted points, bonuses and magnifiers of each action."""
    board = table(header, play)
    gains = gains_of(board.spotted, board.position, 0)
    told = zip(gains.points, gains.bonuses, gains.magnifiers, strict=True)
    return dict(zip(board.spotted.legal(board.position, 0), told, strict=True))


def test_a_walk_brings_what_its_magnifier_brings_the_family_that_it_suits_best() -> None:
    told = _told("""
        players Ann Ben
        Ann crossed a1 b1
        Ann beetles blue 1 1 2 0 0
        Ann beetles green 1 1 1 0 0
        Ann magnifier green even
        Ann dice blue=2
    """)
    # One step leads to the magnifier for ones, the other to a cloverleaf.
    assert told[WalkMeadow("blue")] == (2, 1, 1)


def test_a_walk_that_finds_nothing_brings_nothing() -> None:
    told = _told("players Ann Ben\nAnn dice blue=1\nAnn beetles blue 1 1 0 0 0")
    assert told[WalkMeadow("blue")] == (0, 0, 0)


def test_a_magnifier_that_counts_nothing_yet_is_told_all_the_same() -> None:
    told = _told("players Ann Ben\nAnn crossed a1 b1\nAnn dice blue=1")
    assert told[WalkMeadow("blue")] == (0, 0, 1)


def test_each_step_tells_where_it_can_still_lead() -> None:
    told = _told(
        "players Ann Ben\nAnn crossed a1 b1\nAnn beetles blue 1 1 2 0 0\nAnn dice blue=3",
        "walk blue",
    )
    # After c1, for ones, there is a leaf and then another magnifier; after a2, ones at the end or a
    # leaf.
    assert told == {CrossField("c1"): (2, 1, 2), CrossField("a2"): (2, 1, 1)}


def test_a_die_is_worth_its_walk_where_that_brings_more_than_spots() -> None:
    told = _told(
        "players Ann Ben\nAnn crossed a1 b1\nAnn beetles blue 1 1 1 0 0",
        "roll white=1 yellow=2 orange=3 green=4 blue=5 pink=c",
    )
    assert told == {PickDie("white"): (3, 0, 1)}


def new_below(source: random.Random) -> Below:
    """Return a function that draws numbers from a source, in the form for rules."""

    def below(bound: int) -> int:
        return source.randrange(bound)

    return below


def test_what_is_told_is_what_comes_of_playing_each_walk_out() -> None:
    source = random.Random(5)
    spotted = Spotted()
    held = 0
    for _ in range(3):
        position = spotted.new(SpottedConfig(seats=2))
        while (acting := spotted.acting(position)).chance or acting.seats:
            if acting.chance:
                spotted.apply_outcome(position, spotted.draw(position, new_below(source)))
                continue
            seat = acting.seats[0]
            held += _held_against_play(spotted, position, seat)
            legal = spotted.legal_dense(position, seat)
            walks = [
                move
                for move in legal
                if isinstance(spotted.from_dense(position, move), WalkMeadow | TakeMagnifier)
            ]
            spotted.apply_dense(position, seat, source.choice(walks or legal))
    assert held > 50


def _held_against_play(spotted: Spotted, position: np.recarray, seat: int) -> int:
    """Compare the predictions for short walks with trying them; return how many there were."""
    told = gains_of(spotted, position, seat)
    held = 0
    for index, move in enumerate(spotted.legal_dense(position, seat)):
        after = copied(position)
        spotted.apply_dense(after, seat, move)
        action = spotted.from_dense(position, move)
        short = after[0].players[seat].steps <= _LONGEST
        if isinstance(action, WalkMeadow | TakeMagnifier) and short:
            best = _played_out(spotted, after, seat, int(position[0].players[seat].track), {})
            score = spotted.scores(position, seat)[-2]
            assert (told.points[index] + score, told.bonuses[index]) == best
            held += 1
    return held


def _played_out(
    spotted: Spotted,
    position: np.recarray,
    seat: int,
    track: int,
    known: dict[bytes, tuple[int, int]],
) -> tuple[int, int]:
    """Return the best score and bonuses at the end of a walk, trying every way."""
    player = position[0].players[seat]
    key = player.tobytes()
    if key not in known:
        bonuses = int(player.track) - track
        if bonuses or player.writing not in (WALK, MAGNIFY):
            known[key] = spotted.scores(position, seat)[-2], bonuses
        else:
            ends = []
            for move in spotted.legal_dense(position, seat):
                after = copied(position)
                spotted.apply_dense(after, seat, move)
                ends.append(_played_out(spotted, after, seat, track, known))
            known[key] = max(ends)
    return known[key]
