"""A calibration counts games, and its page and picture show the counts."""

import re
from xml.etree import ElementTree as ET

import numpy as np

from pipyard.games.spotted.content import MAGNIFIERS, standard_sheet
from pipyard.lab.spotted.calibrate import SoloScores, calibrate, targets
from pipyard.lab.spotted.calibration_page import histogram, page


def some(bot: str, scores: list[int], share: float = 0.5) -> SoloScores:
    return SoloScores(bot, np.array(scores), dict.fromkeys(MAGNIFIERS, share))


GOOD = {
    "random": some("random", [10, 20]),
    "greedy": some("greedy", [55, 75]),
    "sage": some("sage", [75, 80, 85, 91]),
}


def test_scores_and_magnifiers_are_those_of_the_games() -> None:
    played = calibrate(standard_sheet(), {"random": 40, "greedy": 40}, 3)
    again = calibrate(standard_sheet(), {"greedy": 40}, 3, cores=1)
    assert played["greedy"].scores.tolist() == again["greedy"].scores.tolist()
    assert played["greedy"].mean > played["random"].mean + 30
    assert set(played["greedy"].magnifiers) == set(MAGNIFIERS)
    assert sum(played["greedy"].magnifiers.values()) > 5
    assert sum(played["random"].bands()) == 1


def test_targets_hold_for_a_good_sheet() -> None:
    assert all(target.holds for target in targets(GOOD))


def test_a_missed_target_says_so() -> None:
    played = {
        "random": some("random", [10, 41]),
        "greedy": some("greedy", [75]),
        "sage": some("sage", [70], 0.05),
    }
    assert not any(target.holds for target in targets(played))
    assert page(standard_sheet(), played, "command").count("**missed**") == 5


def test_the_page_has_a_row_for_each_bot_and_each_magnifier() -> None:
    text = page(standard_sheet(), GOOD, "pipyard calibrate spotted")
    for name in (*GOOD, *MAGNIFIERS):
        assert re.search(rf"^\| {name} \|", text, re.MULTILINE), name
    assert "`pipyard calibrate spotted`" in text
    assert "| greedy | 2 | 65.0 ± 7.1 | 10.0 | 55 | 75 | 0.0% | 50.0% | 50.0% |" in text


def test_the_picture_has_a_bar_for_each_bin_and_tells_bots_apart_without_colour() -> None:
    drawn = ET.fromstring(histogram(standard_sheet(), GOOD))
    bars = [shape.get("fill") for shape in drawn.iter("{http://www.w3.org/2000/svg}rect")]
    assert bars.count("url(#hatched)") == 1 + 2
    assert bars.count("#4d4d4d") == 1 + 4
    assert all(re.fullmatch(r"#(..)\1\1|url\(#hatched\)", str(fill)) for fill in bars)
