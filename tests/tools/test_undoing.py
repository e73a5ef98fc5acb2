"""The positions that the client's undo is compared with match what tables do now."""

from tools.undoing import UNDOING, undoing


def test_the_games_in_which_much_is_taken_back_are_fresh() -> None:
    assert UNDOING.read_text(encoding="utf-8") == undoing(), "run `make compiled`"
