import json
import re
from pathlib import Path

import polars as pl
import pytest

from pipyard.core.errors import InvalidConfig
from pipyard.lab.experiments.plan import read_experiment
from pipyard.lab.experiments.run import ExperimentRun
from pipyard.lab.report.estimates import differences, rates
from pipyard.lab.report.making import compare, report_on
from pipyard.lab.report.page import Report, html_of
from pipyard.lab.report.reading import read_results
from pipyard.lab.workers import Threads
from tests.lab.made_up_results import spots_table, written


def test_a_rate_has_the_error_of_a_ratio_over_games() -> None:
    rows = pl.DataFrame({"side": ["a"] * 4, "game": [0, 0, 1, 2], "hit": [1, 0, 1, 1]})
    (found,) = rates(rows, ["side"], "hit").iter_rows(named=True)
    # The sums of games are 1 of 2, 1 of 1, 1 of 1; their distances from 3/4 are -1/2, 1/4 and 1/4.
    error = ((0.25 + 0.0625 + 0.0625) * 3 / 2) ** 0.5 / 4
    assert found["value"] == 0.75
    assert found["high"] - found["value"] == pytest.approx(1.96 * error)
    assert found["count"] == 4


def test_shares_keep_within_bounds_and_one_game_tells_nothing() -> None:
    rows = pl.DataFrame({"side": ["a"] * 10, "game": range(10), "won": [1.0] * 10})
    (all_won,) = rates(rows, ["side"], "won", share=True).iter_rows(named=True)
    assert (all_won["value"], all_won["high"]) == (1.0, 1.0)
    assert 0.6 < all_won["low"] < 0.8
    (single,) = rates(rows.head(1), ["side"], "won").iter_rows(named=True)
    assert (single["low"], single["high"]) == (None, None)


def test_errors_of_a_difference_add_up() -> None:
    columns = ["side", "value", "low", "high", "count"]
    one = pl.DataFrame([["a", 5.0, 2.0, 8.0, 9.0]], columns, orient="row")
    other = pl.DataFrame([["a", 1.0, -3.0, 5.0, 7.0]], columns, orient="row")
    assert differences(one, other, ["side"]).row(0) == ("a", 4.0, -1.0, 9.0, 7.0)


def report(folder: Path, *, seat_1_wins: int, name: str = "results") -> Report:
    rows = spots_table("park", 60, seat_1_wins=seat_1_wins)
    (made,) = report_on(read_results(written(folder / name, rows)))
    return made


def test_it_says_in_words_what_the_games_show(tmp_path: Path) -> None:
    said = report(tmp_path, seat_1_wins=50).conclusion()
    # Wilson's bounds of 50 wins in 60 games; the effective number is one less because the spread is
    # estimated.
    assert "Seat 1 is favored: 83.3% (71.9% to 90.7%)." in said
    assert "A game takes 1.00 (1.00 to 1.00) turns per player; one in ten takes 1 or more." in said
    assert any(line.startswith("greedy busts in 50.0%") for line in said)
    assert any(line.startswith("Zoomies brings most, +") for line in said)
    assert "Hardly ever chosen: <b>Chew</b>." in said


def test_it_says_what_is_not_sure(tmp_path: Path) -> None:
    made = report(tmp_path, seat_1_wins=30)
    assert "No seat is clearly favored; seat 1 wins 50.0% (37.6% to 62.4%)." in made.conclusion()
    assert any("below 12.4 percentage points would not show" in doubt for doubt in made.unsure())
    assert any("games between these bots" in doubt for doubt in made.unsure())


def test_the_page_needs_nothing_else_and_trusts_no_name(tmp_path: Path) -> None:
    made = report(tmp_path, seat_1_wins=30)
    page = html_of(made, "/* drawing </script> */")
    assert "<b>Chew</b>" not in page
    assert "</script> */" not in page
    assert not re.search(r"(src|href)=\"(?!#)", page)
    charts = json.loads(page.split('id="charts">')[1].split("</script>")[0])
    figures = [each for section in made.sections for each in section.figures if len(each.rows)]
    assert len(charts) == len(figures)
    assert set(charts) == set(re.findall(r'class="chart" id="([^"]+)"', page))


def test_two_results_are_compared_by_what_changed(tmp_path: Path) -> None:
    before = written(tmp_path / "before", spots_table("park", 60, seat_1_wins=30))
    after = written(tmp_path / "after", spots_table("park", 60, seat_1_wins=57))
    (made,) = compare(read_results(before), read_results(after))
    assert made.sides == ["before", "after"]
    wins = next(line for line in made.conclusion() if line.startswith("Wins by seat: "))
    assert "seat 1 +45.0 (" in wins
    assert "How long it takes: no change is certain." in made.conclusion()


def test_games_of_other_games_do_not_compare(tmp_path: Path) -> None:
    rows = spots_table("park", 2, seat_1_wins=1)
    ours, theirs = written(tmp_path / "a", rows), written(tmp_path / "b", rows, "spotted")
    with pytest.raises(InvalidConfig, match="no game in common"):
        compare(read_results(ours), read_results(theirs))


def test_results_that_cannot_be_reported_on_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidConfig, match="holds no results"):
        read_results(tmp_path)
    folder = written(tmp_path / "a", spots_table("park", 2, seat_1_wins=1))
    (folder / "facts.parquet").unlink()
    with pytest.raises(InvalidConfig, match="is not finished"):
        read_results(folder)
    about = json.loads((folder / "experiment.json").read_text())
    (folder / "experiment.json").write_text(json.dumps({**about, "record": "turn"}))
    with pytest.raises(InvalidConfig, match="not of turns"):
        read_results(folder)


FACTS = """
games = 2
seed = 5
record = "fact"
reviews = 1

[[tables]]
game = "{game}"
bots = ["{bot}"]
"""


@pytest.mark.long
@pytest.mark.parametrize(("game", "bot"), [("spots", "greedy"), ("spotted", "hasty")])
def test_real_games_bring_facts_and_a_report(tmp_path: Path, game: str, bot: str) -> None:
    file = tmp_path / "real.toml"
    file.write_text(FACTS.format(game=game, bot=bot), encoding="utf-8")
    run = ExperimentRun(read_experiment(file), tmp_path / "real")
    run.begin()
    rows = pl.read_parquet(run.run(Threads(1), lambda _: None))
    offer, choice = (
        ("trick_offered", "trick_done") if game == "spots" else ("die_offered", "die_picked")
    )
    keys = ["game", "turn", "seat", "name"]
    chosen = rows.filter((pl.col("type") == choice) & pl.col("seat").is_not_null())
    offered = rows.filter(pl.col("type") == offer)
    assert len(chosen)
    assert chosen.join(offered, on=keys, how="anti").is_empty()
    won = rows.filter(pl.col("type") == "game_ended").group_by("game").agg(pl.sum("value"))
    assert won["value"].to_list() == [1.0] * 2
    assert set(rows.filter(pl.col("type") == "reviewed")["game"]) == {0}
    (made,) = report_on(read_results(tmp_path / "real"))
    assert made.sections[-1].title == "Luck and skill"
    assert '"chart-0-0"' in html_of(made, "")
