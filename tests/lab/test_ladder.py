"""The ladder: its games, continuing after an interruption, and its page."""

import json
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from pipyard.bots import BOTS
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.content import standard_content
from pipyard.lab.ladder import results as kept
from pipyard.lab.ladder.figures import gain, match, overall, ratings, scores, times
from pipyard.lab.ladder.page import BotText, page
from pipyard.lab.ladder.plan import USUAL, Kind, Part, Table, parts_of
from pipyard.lab.ladder.play import LadderOptions, chunks, play_ladder, player
from pipyard.lab.ladder.results import NOBODY, Results
from pipyard.lab.spots.ladder import FIRST_SET, OTHER_SETS, RUNGS, picture
from pipyard.lab.spots.ladder import TABLES as SPOTS_TABLES
from pipyard.lab.spotted.ladder import FOUR_PLAYERS, TWO_PLAYERS
from pipyard.lab.spotted.ladder import TABLES as SPOTTED_TABLES
from tests.lab.made_up_ladder import made_up

QUICK = [
    Part("spots", Kind.MATCH, "3 players", Table(3), "greedy", "random", games=60),
    Part("spots", Kind.D0G, "5 treats", Table(1, d0g_treats=5), "greedy", games=50),
    Part("spotted", Kind.MATCH, FOUR_PLAYERS, Table(4), "greedy", "random", games=60),
    Part("spotted", Kind.ALONE, "alone", Table(1), "greedy", games=50),
    Part("spotted", Kind.THINKING, USUAL, Table(2), "hasty", games=2),
]
TOLD = {
    (game, bot): BotText(bot.title(), f"Plays {game}.")
    for game, bots in BOTS.items()
    for bot in bots
}


def finished(parts: list[Part], results: Results, seconds: float | None = None) -> Results:
    """Play parts into results on two cores."""
    play_ladder(parts, results, LadderOptions(cores=2, seconds=seconds))
    return results


def test_every_pair_of_bots_meets_and_those_that_matter_meet_everywhere() -> None:
    parts = parts_of(tuple(BOTS))
    assert len({part.name for part in parts}) == len(parts)
    met = {(part.game, part.at, part.against, part.bot) for part in parts if part.against}
    for pair in combinations(BOTS["spots"], 2):
        assert ("spots", FIRST_SET, *pair) in met
    for pair in combinations(BOTS["spotted"], 2):
        assert ("spotted", TWO_PLAYERS, *pair) in met
    for at in SPOTS_TABLES:
        for bot, against in RUNGS:
            assert ("spots", at, against, bot) in met


def test_in_every_part_each_bot_sits_in_each_seat_equally_often() -> None:
    for part in parts_of(tuple(BOTS), 7):
        assert part.games > 0
        if part.kind != Kind.THINKING:
            assert part.games % part.table.seats == 0


def test_the_other_sets_are_known_and_have_hardly_a_tile_in_common() -> None:
    sets = standard_content().sets
    for one, other in combinations((next(iter(sets)), *OTHER_SETS), 2):
        assert len(set(sets[one]) & set(sets[other])) <= 1


def test_quick_bots_play_more_and_asking_for_more_brings_more() -> None:
    few, many = (
        {part.name: part.games for part in parts_of(["spots"], games)} for games in (20, 200)
    )
    assert all(few[name] < many[name] for name in few)
    quick, slow = (f"spots/match/first set/{bot}/random" for bot in ("greedy", "sage"))
    assert many[quick] > 5 * many[slow]


def test_all_parts_advance_alike() -> None:
    parts = parts_of(["spotted"], 24)
    first_half = chunks(parts, Results("", 0))
    first_half = first_half[: len(first_half) // 2]
    for part in parts:
        done = sum(chunk.count for chunk in first_half if chunk.part == part)
        assert done <= part.games * (0.75 if part.kind != Kind.THINKING else 1)


def test_who_wins_is_counted_for_the_right_bot_in_every_seat() -> None:
    played = finished(QUICK, Results("", 3))
    for part in QUICK[:1] + QUICK[2:3]:
        for seat in range(part.table.seats):
            won = played.parts[part.name].results[seat :: part.table.seats]
            assert sum(won) > 0.8 * len(won)
    assert 0 < sum(played.parts[QUICK[1].name].results) < 50
    assert 50 < sum(played.parts[QUICK[3].name].results) / 50 < 90
    assert min(played.parts[QUICK[4].name].results) > 0


def test_what_was_interrupted_goes_on_and_ends_alike(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    parts = QUICK[:4]
    whole = finished(parts, Results(kept.fingerprint(), 3))
    begun = kept.results_to_go_on_from(file, 3)
    for part in parts:
        begun.add(part, 0, 12, player(part, 3)(0, 12))
    kept.write_results(file, begun)
    again = finished(parts, kept.results_to_go_on_from(file, 3))
    assert {name: played.results for name, played in again.parts.items()} == {
        name: played.results for name, played in whole.parts.items()
    }


def test_no_game_is_begun_after_the_time_is_over() -> None:
    saved: list[int] = []
    results = Results("", 0)
    play_ladder(QUICK, results, LadderOptions(seconds=-1, save=lambda: saved.append(1)))
    assert results.parts == {}
    assert saved == [1]


def test_games_finished_early_wait_for_those_before_them() -> None:
    results = Results("", 0)
    part = QUICK[3]
    results.add(part, 2, 2, [7, 8])
    assert results.games_of(part) == 0
    results.add(part, 0, 2, [5, 6])
    assert results.games_of(part) == 4
    assert results.parts[part.name].results == [5, 6, 7, 8]


def test_results_of_others_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    kept.write_results(file, Results("another", 0))
    with pytest.raises(InvalidConfig, match="have changed since"):
        kept.results_to_go_on_from(file, 0)
    kept.write_results(file, Results(kept.fingerprint(), 4))
    with pytest.raises(InvalidConfig, match="seed 4"):
        kept.results_to_go_on_from(file, 0)
    for text in ("[]", "{", json.dumps({"format": 2})):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(InvalidConfig, match="name another file"):
            kept.read_results(file)


def test_figures_follow_from_results() -> None:
    results = made_up()
    sage = match(results, "spots", FIRST_SET, "sage", "planner")
    planner = match(results, "spots", FIRST_SET, "planner", "sage")
    assert sage is not None
    assert planner is not None
    assert sage.interval.share == pytest.approx(1 - planner.interval.share)
    assert sage.interval.share == pytest.approx(2 / 3, abs=0.05)
    gained = gain(results, "spots", "sage", "planner")
    assert gained is not None
    assert gained.low < gained.share < gained.high
    all_of_it = overall(results, "spots", FIRST_SET, "sage")
    assert all_of_it is not None
    assert all_of_it.interval.share == pytest.approx(2 / 3, abs=0.1)
    rated = ratings(results, "spots", FIRST_SET)
    assert rated["sage"].strength > rated["random"].strength
    alone = scores(results, "spotted", "sage", 90)
    assert alone is not None
    assert alone.mean == pytest.approx(97, abs=0.5)
    assert alone.above.share == 1
    thought = times(results, "spots", USUAL, "sage")
    assert thought is not None
    assert (thought.mean, thought.longest) == (8, 8)


def test_a_game_that_was_cut_off_is_won_by_nobody() -> None:
    results = Results("", 0)
    part = Part("spots", Kind.MATCH, FIRST_SET, Table(), "puppy", "random", games=4)
    results.add(part, 0, 4, [1, NOBODY, NOBODY, 0])
    for pair in (("puppy", "random"), ("random", "puppy")):
        share = match(results, "spots", FIRST_SET, *pair)
        assert share is not None
        assert share.interval.share == 0.25


def test_a_shared_win_counts_in_part() -> None:
    results = Results("", 0)
    part = Part("spotted", Kind.MATCH, FOUR_PLAYERS, SPOTTED_TABLES[FOUR_PLAYERS], "sage", "greedy")
    results.add(part, 0, 4, [4, 2, 0, 1])
    share = match(results, "spotted", FOUR_PLAYERS, "sage", "greedy")
    assert share is not None
    assert share.interval.share == pytest.approx((0.25 + 0.5 + 1) / 4)


def test_the_page_tells_all_of_it() -> None:
    written = page(made_up(), TOLD, "steps.svg")
    for words in (
        "| sage | Sage | Plays spots. |",
        "![Points of win chance above a fair share, with 95% intervals](steps.svg)",
        "| 4 players | 25.0% | **",
        "| bot | 0 treats | 1 treat | 2 treats |",
        "three of greedy",
        "sage, patience 4",
        "above 90",
        "`pipyard ladder --games 30`: 10 min, cores: 16, processor: an abacus",
    ):
        assert words in written
    assert "– |" not in written


def test_a_page_of_one_game_leaves_the_other_out_and_gaps_are_shown() -> None:
    results = made_up("spotted")
    del results.parts["spotted/match/2 players/sage/planner"]
    del results.parts["spotted/alone/alone/hasty"]
    written = page(results, TOLD, "ladder.svg")
    assert "## Spots\n" not in written
    assert "| hasty | – | – |" in written
    assert "| sage |  | – |" in written


def test_the_picture_has_a_dot_for_every_pairing_at_every_table() -> None:
    drawn = ET.fromstring(picture(made_up("spots")))
    circles = drawn.findall("{http://www.w3.org/2000/svg}circle")
    assert len(circles) == len(RUNGS) * len(SPOTS_TABLES)
    assert ET.fromstring(picture(Results("", 0))) is not None
