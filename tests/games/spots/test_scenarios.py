"""The scenario files, each group run as the proof of one rule.

The files are worked out by hand from the rules. A file's name begins with the rule it is about.
"""

from pathlib import Path

import pytest

from pipyard.cli.scenario import run_file
from pipyard.core.scenario import read_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "spots"
GUARDED: set[str] = set()


def scenarios(rule: str) -> pytest.MarkDecorator:
    """Run a test once for each file whose name begins with a rule's id."""
    GUARDED.add(rule)
    files = sorted(FOLDER.glob(f"{rule.lower()}-*.scenario"))
    assert files, f"no scenario is about {rule}"
    return pytest.mark.parametrize("file", files, ids=[file.stem for file in files])


def test_every_file_belongs_to_a_rule_it_names() -> None:
    for file in FOLDER.glob("*.scenario"):
        rule = file.stem.partition("-")[0].upper()
        assert rule in GUARDED, f"{file.name} is run by no test"
        assert rule in read_scenario(file.read_text(encoding="utf-8")).rules, file.name


@pytest.mark.rule("spots:C1")
@scenarios("C1")
def test_two_to_four_players(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:C2")
@scenarios("C2")
def test_what_each_dog_asks_for(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:C3")
@scenarios("C3")
def test_paws(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:S1")
@scenarios("S1")
def test_the_first_set_by_position(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:S2")
@scenarios("S2")
def test_recommended_sets(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T1")
@scenarios("T1")
def test_everyone_busts_when_the_dice_are_gone(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T2")
@scenarios("T2")
def test_the_last_tile_gets_a_treat_and_all_turn_faceup(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T3")
@scenarios("T3")
def test_a_trick_or_scoring(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T4")
@scenarios("T4")
def test_choosing_a_tile(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T5")
@scenarios("T5")
def test_steps_that_cannot_be_done_are_skipped(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T6")
@scenarios("T6")
def test_repeating_a_step(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:T7")
@scenarios("T7")
def test_the_tile_beats_the_rules(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D1")
@scenarios("D1")
def test_short_supply_of_dice(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D2")
@scenarios("D2")
def test_rerolling_with_a_treat(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D3")
@scenarios("D3")
def test_placing_and_burying(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D4")
@scenarios("D4")
def test_bust_and_the_order_after_a_roll(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:D5")
@scenarios("D5")
def test_discarding(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P1")
@scenarios("P1")
def test_slow_and_steady(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P2")
@scenarios("P2")
def test_fast_and_risky(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P3")
@scenarios("P3")
def test_never_more_than_six_cards(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P4")
@scenarios("P4")
def test_six_scored_dogs_win_at_once(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:P5")
@scenarios("P5")
def test_a_scored_dog_is_safe(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:U1")
@scenarios("U1")
def test_short_supply_of_treats(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K01")
@scenarios("K01")
def test_howl(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K02")
@scenarios("K02")
def test_roll_over(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K03")
@scenarios("K03")
def test_walk(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K04")
@scenarios("K04")
def test_dig(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K05")
@scenarios("K05")
def test_trot(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K06")
@scenarios("K06")
def test_retrieve(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K07")
@scenarios("K07")
def test_track(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K08")
@scenarios("K08")
def test_run(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K09")
@scenarios("K09")
def test_chase(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K10")
@scenarios("K10")
def test_bolt(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K11")
@scenarios("K11")
def test_sprint(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K12")
@scenarios("K12")
def test_dogpile(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K13")
@scenarios("K13")
def test_fetch(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K14")
@scenarios("K14")
def test_guard(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K15")
@scenarios("K15")
def test_hunt(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K16")
@scenarios("K16")
def test_search(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K17")
@scenarios("K17")
def test_scavenge(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K18")
@scenarios("K18")
def test_beg(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K19")
@scenarios("K19")
def test_chew(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K20")
@scenarios("K20")
def test_gobble(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K21")
@scenarios("K21")
def test_stay(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:K22")
@scenarios("K22")
def test_play_dead(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:V1")
@scenarios("V1")
def test_off_leash_hours(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:V2")
@scenarios("V2")
def test_solo_against_d0g(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:I1")
@scenarios("I1")
def test_what_is_public(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:N1")
@scenarios("N1")
def test_nothing_is_lost(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:N2")
@scenarios("N2")
def test_always_an_empty_space(file: Path) -> None:
    assert run_file(file) is None


@pytest.mark.rule("spots:N3")
@scenarios("N3")
def test_two_tiles_faceup(file: Path) -> None:
    assert run_file(file) is None
