"""The files for pages without a server match what a server says now."""

from tools.answers import ANSWERS, answers
from tools.local_games import LOCAL_GAMES, local_games


def test_the_answers_that_come_with_the_page_are_the_servers() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in ANSWERS.iterdir()}
    assert kept == answers(), "run `make wire`"


def test_the_games_that_a_page_must_play_alike_are_fresh() -> None:
    assert LOCAL_GAMES.read_text(encoding="utf-8") == local_games(), "run `make compiled`"
