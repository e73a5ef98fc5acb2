import fcntl
from pathlib import Path

import pytest

from tools import stamps


@pytest.fixture(autouse=True)
def tree(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    monkeypatch.setattr(stamps, "STAMPS", tmp_path / ".stamps")
    return tmp_path


def test_a_step_is_left_out_only_while_its_input_stays_the_same(tree: Path) -> None:
    source = tree / "source"
    source.write_text("one")
    before = stamps.fingerprint([source])
    stamps.mark("step", before)
    assert stamps.is_fresh("step", before, source)
    source.write_text("two")
    assert not stamps.is_fresh("step", stamps.fingerprint([source]), source)


def test_a_lost_product_is_made_again(tree: Path) -> None:
    stamps.mark("step", "input")
    assert not stamps.is_fresh("step", "input", tree / "product")


def test_names_count_as_well_as_contents(tree: Path) -> None:
    one, other = tree / "one", tree / "other"
    one.write_text("same")
    other.write_text("same")
    assert stamps.fingerprint([one]) != stamps.fingerprint([other])
    assert stamps.fingerprint([one], "3.11") != stamps.fingerprint([one], "3.12")


def test_what_has_a_lock_of_its_own_waits_for_nothing_else(tree: Path) -> None:
    with (
        stamps.one_at_a_time(),
        stamps.one_at_a_time("page"),
        (tree / ".stamps" / "page").open("w") as again,
        pytest.raises(BlockingIOError),
    ):
        fcntl.flock(again, fcntl.LOCK_EX | fcntl.LOCK_NB)
