"""What clients compare taking back with is what tables do now."""

from tools.undoing import UNDOING, undoing


def test_the_games_in_which_much_is_taken_back_are_fresh() -> None:
    assert UNDOING.read_text(encoding="utf-8") == undoing(), "run `make compiled`"
