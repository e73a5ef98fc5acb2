"""The scenario files, each group run as the proof of one rule.

The files are derived from the rules by hand. A file's name starts with the rule it is about.
"""

from pathlib import Path

import pytest

from pipyard.cli.scenario import run_file
from tests.games.scenario_files import Proofs

PROOFS = Proofs("spots")


def test_every_file_belongs_to_a_rule_it_names() -> None:
    PROOFS.check_names()


@pytest.mark.rule("spots:C1")
@PROOFS.about("C1")
def test_two_to_four_players(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:C2")
@PROOFS.about("C2")
def test_what_each_dog_asks_for(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:C3")
@PROOFS.about("C3")
def test_paws(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:S1")
@PROOFS.about("S1")
def test_the_first_set_by_position(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:S2")
@PROOFS.about("S2")
def test_recommended_sets(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T1")
@PROOFS.about("T1")
def test_everyone_busts_when_the_dice_are_gone(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T2")
@PROOFS.about("T2")
def test_the_last_tile_gets_a_treat_and_all_turn_faceup(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T3")
@PROOFS.about("T3")
def test_a_trick_or_scoring(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T4")
@PROOFS.about("T4")
def test_choosing_a_tile(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T5")
@PROOFS.about("T5")
def test_steps_that_cannot_be_done_are_skipped(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T6")
@PROOFS.about("T6")
def test_repeating_a_step(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T7")
@PROOFS.about("T7")
def test_the_tile_beats_the_rules(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D1")
@PROOFS.about("D1")
def test_short_supply_of_dice(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D2")
@PROOFS.about("D2")
def test_rerolling_with_a_treat(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D3")
@PROOFS.about("D3")
def test_placing_and_burying(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D4")
@PROOFS.about("D4")
def test_bust_and_the_order_after_a_roll(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D5")
@PROOFS.about("D5")
def test_discarding(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P1")
@PROOFS.about("P1")
def test_slow_and_steady(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P2")
@PROOFS.about("P2")
def test_fast_and_risky(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P3")
@PROOFS.about("P3")
def test_never_more_than_six_cards(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P4")
@PROOFS.about("P4")
def test_six_scored_dogs_win_at_once(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P5")
@PROOFS.about("P5")
def test_a_scored_dog_is_safe(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:U1")
@PROOFS.about("U1")
def test_short_supply_of_treats(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K01")
@PROOFS.about("K01")
def test_howl(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K02")
@PROOFS.about("K02")
def test_roll_over(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K03")
@PROOFS.about("K03")
def test_walk(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K04")
@PROOFS.about("K04")
def test_dig(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K05")
@PROOFS.about("K05")
def test_trot(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K06")
@PROOFS.about("K06")
def test_retrieve(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K07")
@PROOFS.about("K07")
def test_track(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K08")
@PROOFS.about("K08")
def test_run(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K09")
@PROOFS.about("K09")
def test_chase(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K10")
@PROOFS.about("K10")
def test_bolt(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K11")
@PROOFS.about("K11")
def test_sprint(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K12")
@PROOFS.about("K12")
def test_dogpile(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K13")
@PROOFS.about("K13")
def test_fetch(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K14")
@PROOFS.about("K14")
def test_guard(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K15")
@PROOFS.about("K15")
def test_hunt(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K16")
@PROOFS.about("K16")
def test_search(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K17")
@PROOFS.about("K17")
def test_scavenge(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K18")
@PROOFS.about("K18")
def test_beg(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K19")
@PROOFS.about("K19")
def test_chew(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K20")
@PROOFS.about("K20")
def test_gobble(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K21")
@PROOFS.about("K21")
def test_stay(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K22")
@PROOFS.about("K22")
def test_play_dead(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:V1")
@PROOFS.about("V1")
def test_off_leash_hours(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:V2")
@PROOFS.about("V2")
def test_solo_against_d0g(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:I1")
@PROOFS.about("I1")
def test_what_is_public(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:N1")
@PROOFS.about("N1")
def test_nothing_is_lost(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:N2")
@PROOFS.about("N2")
def test_always_an_empty_space(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:N3")
@PROOFS.about("N3")
def test_two_tiles_faceup(file: Path) -> None:
    assert run_file(file) is None
