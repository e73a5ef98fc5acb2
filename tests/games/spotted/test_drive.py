"""Functions that compiled loops call: rolling dice, and finding out who has to act."""

from collections import Counter

import pytest

from pipyard.core.chance import new_stream
from pipyard.games.spotted.drive import draw_chance
from pipyard.games.spotted.moves import first_to_act, may_act
from pipyard.games.spotted.record import PICK, REROLL, ROLL
from tests.games.spotted.tables import table

ROLLED = "roll white=1 yellow=2 orange=3 green=4 blue=5 pink=c"


@pytest.mark.rule("spotted:A1")
@pytest.mark.rule("spotted:C1")
def test_all_six_dice_are_rolled_and_every_face_comes_up_alike() -> None:
    stream = new_stream(1)
    faces = Counter[tuple[int, int]]()
    for _ in range(300):
        game = table("players Ann Ben").position[0]
        draw_chance(game, stream, None)
        assert (game.phase, game.rolling) == (PICK, 0)
        faces.update((family, int(face)) for family, face in enumerate(game.table))
    # Each of six dice shows each of six faces 50 times on average; the deviation is 6.5. With a
    # free seed this would fail 3 times in 10,000.
    assert len(faces) == 36
    assert 20 < min(faces.values()) < max(faces.values()) < 80


@pytest.mark.rule("spotted:A2")
def test_only_the_named_dice_are_rolled_again() -> None:
    stream = new_stream(2)
    faces: set[int] = set()
    for _ in range(60):
        header = "players Ann Ben\nAnn rerolls 2 used 0"
        game = table(header, f"{ROLLED}\nreroll yellow pink").position[0]
        draw_chance(game, stream, None)
        white, yellow, orange, green, blue, pink = (int(face) for face in game.table)
        assert (white, orange, green, blue) == (1, 3, 4, 5)
        assert game.phase == REROLL, "a second symbol is left"
        faces |= {yellow, pink}
    assert faces == {1, 2, 3, 4, 5, 6}


def asked(header: str, play: str = "") -> tuple[int, list[bool]]:
    """Return who is the first to act, and for each seat whether it can act."""
    game = table(header, play).position[0]
    return first_to_act(game), [bool(may_act(game, seat)) for seat in range(game.seats)]


@pytest.mark.rule("spotted:A2")
@pytest.mark.rule("spotted:A3")
@pytest.mark.rule("spotted:A4")
def test_who_is_asked() -> None:
    writing = "players Ann Ben Cid\nBen dice white=1\nCid dice pink=1"
    assert asked(writing) == (1, [False, True, True])
    drafting = "players Ann Ben Cid\nactive Cid"
    assert asked(drafting, ROLLED) == (2, [False, False, True])
    picked = f"{ROLLED}\npick white\npick yellow"
    assert asked(drafting, picked) == (0, [True, False, False])
    rerolling = "players Ann Ben Cid\nactive Ben\nBen rerolls 1 used 0\nAnn rerolls 1 used 0"
    assert asked(rerolling, ROLLED) == (1, [False, True, False])


def test_nobody_is_asked_before_the_dice_have_landed() -> None:
    game = table("players Ann Ben\nAnn rerolls 1 used 0").position[0]
    assert game.phase == ROLL
    assert not any(may_act(game, seat) for seat in range(2))


@pytest.mark.rule("spotted:A2")
def test_dice_in_the_air_do_not_lie_on_the_table() -> None:
    board = table("players Ann Ben\nAnn rerolls 1", f"{ROLLED}\nreroll yellow pink")
    seen = board.spotted.view(board.position)
    assert seen.rolling == ("yellow", "pink")
    assert seen.table == (("white", 1), ("orange", 3), ("green", 4), ("blue", 5))
    board.play("roll yellow=5 pink=1", None)
    seen = board.spotted.view(board.position)
    assert seen.rolling == ()
    assert dict(seen.table) == {
        "white": 1, "yellow": 5, "orange": 3, "green": 4, "blue": 5, "pink": 1,
    }  # fmt: skip
