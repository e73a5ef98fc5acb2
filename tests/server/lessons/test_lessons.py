"""Lessons follow the rules, and explain every step."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from pipyard.core.scenario import InvalidScenario
from pipyard.i18n import words
from pipyard.server.lessons.script import Moment, play_lesson, shipped_lesson
from pipyard.server.lessons.spots import TeachingSpots
from pipyard.server.lessons.spotted import TeachingSpotted
from pipyard.server.lessons.teaching import Teaching
from tests.server.lessons.sentences import sentence

GAMES: dict[str, Teaching] = {"spots": TeachingSpots(), "spotted": TeachingSpotted()}
SCENE = """
scene first
players Kim Lou
Kim treats 0
Kim dogs Bongo, Missy
Lou dogs Sundrop, Louise
play
"""


@pytest.fixture(params=GAMES)
def teaching(request: pytest.FixtureRequest) -> Teaching:
    return GAMES[request.param]


def test_what_is_asked_is_legal_and_leads_to_the_next_moment(teaching: Teaching) -> None:
    for moment in shipped_lesson(teaching):
        if moment.action is not None:
            assert moment.action in teaching.game.legal(moment.position, 0)


def test_every_sentence_and_scene_has_words(teaching: Teaching) -> None:
    for moment in shipped_lesson(teaching):
        assert words()(f"learn-scene-{moment.scene}")
        if moment.say is not None:
            said = sentence(teaching, moment, "en")
            assert len(said) <= 170, f"{moment.say} is no sentence but a text: {said}"


def test_the_learner_wins_at_the_end(teaching: Teaching) -> None:
    last = shipped_lesson(teaching)[-1]
    outcome = teaching.game.outcome(last.position)
    assert outcome is not None
    assert tuple(outcome.winners) == (0,)
    assert last.say is not None


def told(moments: list[Moment]) -> set[str]:
    return {fact.type for moment in moments for fact in moment.facts}


def test_spots_is_taught_whole() -> None:
    taught = told(shipped_lesson(GAMES["spots"]))
    assert {"die_placed", "die_buried", "busted", "dice_rerolled", "dogs_scored"} <= taught


def test_spotted_is_taught_whole() -> None:
    taught = told(shipped_lesson(GAMES["spotted"]))
    assert {"die_picked", "spots_placed", "field_crossed", "magnifier_assigned"} <= taught
    assert {"bonus_unlocked", "beetle_circled", "factor_assigned"} <= taught
    assert {"dice_rerolled", "row_completed", "sheet_scored"} <= taught


def test_a_scene_goes_on_from_the_one_before_it_and_leaves_out_what_happened_meanwhile() -> None:
    play = "> go\ntrick walk\nroll 3 2\nmeanwhile\nplace 3 Bongo\n> bury\nbury 2\n"
    goes_on = "> stop\n\nscene second\n\nplay\nmeanwhile\nstop\n> other\n"
    moments = play_lesson(GAMES["spots"], SCENE + play + goes_on)
    assert [(moment.scene, moment.say) for moment in moments] == [
        ("first", "go"),
        ("first", "bury"),
        ("first", "stop"),
        ("second", "other"),
    ]
    assert [fact.type for fact in moments[1].facts][-1] == "die_placed"
    assert moments[3].facts == []
    assert GAMES["spots"].game.acting(moments[3].position).seats == (1,)


@pytest.mark.parametrize(
    ("play", "line", "reason"),
    [
        ("trick walk", 8, "no sentence"),
        ("> go\ntrick dig", 9, "not in play"),
        ("> go\ntrick walk\nroll 7 7", 10, "[0-9]"),
    ],
)
def test_what_cannot_be_played_is_named_by_its_line(play: str, line: int, reason: str) -> None:
    with pytest.raises(InvalidScenario, match=reason) as refused:
        play_lesson(GAMES["spots"], SCENE + play)
    assert refused.value.line == line


@pytest.mark.parametrize("game", GAMES)
def test_lessons_by_http(client: TestClient, game: str) -> None:
    lesson: dict[str, Any] = client.get(f"/api/lessons/{game}").json()
    assert lesson["game"] == game
    first = lesson["moments"][0]
    assert first["facts"] == []
    assert first["action"]["type"]
    assert lesson["moments"][-1]["action"] is None
    assert "set-cookie" not in client.get(f"/api/lessons/{game}").headers


@pytest.mark.parametrize("page", ["learn/spots", "learn/spotted", "rules/spots", "rules/spotted"])
def test_pages_for_learning_are_pages_of_the_client(client: TestClient, page: str) -> None:
    assert client.get(f"/{page}", headers={"accept": "text/html"}).status_code == 200
