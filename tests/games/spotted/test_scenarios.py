"""The scenario files of Spotted!, each group run as the proof of one rule.

The files are derived from the rules by hand. A file's name starts with the rule it is about.
"""

from pathlib import Path

import pytest

from pipyard.cli.scenario import run_file
from tests.games.scenario_files import Proofs

PROOFS = Proofs("spotted")


def test_every_file_belongs_to_a_rule_it_names() -> None:
    PROOFS.check_names()


@pytest.mark.rule("spotted:C1")
@PROOFS.about("C1")
def test_faces_and_players(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:C2")
@PROOFS.about("C2")
def test_what_a_sheet_holds(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:C3")
@PROOFS.about("C3")
def test_a_sheet_is_data(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:S1")
@PROOFS.about("S1")
def test_the_first_player_begins_every_round(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:B1")
@PROOFS.about("B1")
def test_spots_make_die_patterns(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:B2")
@PROOFS.about("B2")
def test_groups_and_where_they_fit(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:B3")
@PROOFS.about("B3")
def test_all_points_are_used_if_possible(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:B4")
@PROOFS.about("B4")
def test_left_to_right(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:B5")
@PROOFS.about("B5")
def test_five_spots_at_most(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:B6")
@PROOFS.about("B6")
def test_bonus_beetles(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:B7")
@PROOFS.about("B7")
def test_the_fifth_beetle(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:R1")
@PROOFS.about("R1")
def test_rounds(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:R2")
@PROOFS.about("R2")
def test_the_round_bonus(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:R3")
@PROOFS.about("R3")
def test_everyone_is_active_once(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:R4")
@PROOFS.about("R4")
def test_the_round_bonus_of_now(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:A1")
@PROOFS.about("A1")
def test_the_active_player_rolls(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:A2")
@PROOFS.about("A2")
def test_rerolling(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:A3")
@PROOFS.about("A3")
def test_taking_dice(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:A4")
@PROOFS.about("A4")
def test_writing_at_the_same_time(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:A5")
@PROOFS.about("A5")
def test_two_ways_to_use_a_die(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:M1")
@PROOFS.about("M1")
def test_steps(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:M2")
@PROOFS.about("M2")
def test_a_magnifier_costs_a_step(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:M3")
@PROOFS.about("M3")
def test_assigning_magnifiers(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:M4")
@PROOFS.about("M4")
def test_cloverleaf_fields(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:M5")
@PROOFS.about("M5")
def test_steps_beyond_the_last_field(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:L1")
@PROOFS.about("L1")
def test_the_track_from_left_to_right(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:L2")
@PROOFS.about("L2")
def test_each_bonus(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:L3")
@PROOFS.about("L3")
def test_the_order_of_bonuses(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:E1")
@PROOFS.about("E1")
def test_scoring_a_family(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:E2")
@PROOFS.about("E2")
def test_each_magnifier(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:E3")
@PROOFS.about("E3")
def test_further_points(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:E4")
@PROOFS.about("E4")
def test_who_wins(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:O1")
@PROOFS.about("O1")
def test_a_round_alone(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:O2")
@PROOFS.about("O2")
def test_bands(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spotted:F1")
@PROOFS.about("F1")
def test_sheets_that_are_refused(file: Path) -> None:
    assert run_file(file) is None
