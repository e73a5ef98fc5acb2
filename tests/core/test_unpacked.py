import numpy as np

from pipyard.core.record import recarray, unpacked

_DOG = np.dtype([("card", "i2"), ("filled", "i2")], align=True)
_PLAYER = np.dtype([("treats", "i4"), ("yard", "i2", 3), ("dogs", _DOG, 2)], align=True)
_GAME = np.dtype([("players", _PLAYER, 2), ("rows", "i8", (2, 2)), ("turn", "i2")], align=True)


def test_a_record_becomes_pythons_own_numbers_under_the_same_names() -> None:
    position = recarray(_GAME)
    game = position[0]
    game.turn = 1
    game.rows[1, 0] = -7
    game.players[1].treats = 40_000
    game.players[1].yard[2] = 3
    game.players[0].dogs[1].card = 12
    copy = unpacked(position[0])
    assert (copy.turn, copy.rows) == (1, [[0, 0], [-7, 0]])
    assert [player.treats for player in copy.players] == [0, 40_000]
    assert copy.players[1].yard == [0, 0, 3]
    assert [dog.card for dog in copy.players[0].dogs] == [0, 12]
    assert type(copy.turn) is type(copy.players[1].yard[2]) is int


def test_a_copy_shows_the_record_as_it_was() -> None:
    position = recarray(_GAME)
    before = unpacked(position[0])
    position[0].turn = 1
    assert (before.turn, unpacked(position[0]).turn) == (0, 1)
