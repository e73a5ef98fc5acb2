"""Weights trained for other content: who uses them, where they are, what they see."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from pipyard.bots import weights
from pipyard.bots.spots.net import FACEUP, INPUTS, TRICKS, WEIGHTS, see, stamp, trained
from pipyard.core.errors import InvalidConfig
from pipyard.games.spots.game import Spots
from pipyard.lab.simulate import TableSetup, set_up
from pipyard.lab.spots.ground import seen_by_value
from pipyard.lab.taught import contents_taught, doubts, file_of, use_weights

ZOOMIES = Path("docs/packs/zoomies")


@pytest.fixture(autouse=True)
def _shipped_again() -> Iterator[None]:
    """Restore the shipped weights for later tests."""
    yield
    weights._chosen.clear()
    trained.cache_clear()


def zoo(**options: object) -> TableSetup:
    return set_up("spots", 2, pack=ZOOMIES, set_="zoo night", **options)


def kept(folder: Path, contents: Sequence[str]) -> Path:
    """Write weights that are all zeros."""
    file = file_of(folder, "spots", "zoo")
    file.parent.mkdir(parents=True)
    noughts = {name: np.zeros_like([trained(1)[name], trained(2)[name]]) for name in WEIGHTS}
    weights.write_weights(file, noughts, stamp(), contents)
    return file


def test_bots_that_learned_without_a_trick_are_named() -> None:
    said = doubts(zoo(), ["sage", "greedy", "sage"])
    assert len(said) == 1
    assert said[0].startswith("sage uses a value that was learned without Zoomies.")
    assert doubts(zoo(), ["greedy", "planner"]) == []
    assert doubts(zoo(), ["sage"], taught=True) == []
    assert doubts(set_up("spots", 2), ["sage"]) == []
    assert doubts(set_up("spotted", 2), ["sage", "planner"]) == []


def test_a_sheet_of_ones_own_is_unknown(tmp_path: Path) -> None:
    sheet = Path("src/pipyard/games/spotted/data/two-ponds.toml").read_text(encoding="utf-8")
    (tmp_path / "sheets").mkdir()
    own = tmp_path / "sheets" / "three.toml"
    own.write_text(sheet.replace("reroll_symbols = ", "reroll_symbols = 1 # "), encoding="utf-8")
    for setup in (set_up("spotted", 2, sheet=str(own)), set_up("spotted", 2, pack=tmp_path)):
        assert "sage and planner use a value" in doubts(setup, ["sage", "planner"])[0]
    assert set_up("spotted", 2, pack=tmp_path).about["pack"] == str(tmp_path)


def test_weights_are_used_where_they_were_taught_for_the_content(tmp_path: Path) -> None:
    setup = zoo()
    file = kept(tmp_path, contents_taught(setup.rules))
    using = use_weights(setup, file)
    assert (trained(2)["first"] == 0).all()
    # It sees the trick that the shipped value does not: number 22, after the published ones.
    looks = [np.zeros(INPUTS, np.float32) for _ in range(2)]
    for rules, look in zip((setup.rules, using.rules), looks, strict=True):
        see(setup.start[0], rules.content.record[0], 0, look)  # type: ignore[attr-defined]
    assert (np.flatnonzero(looks[0] != looks[1]) == [TRICKS + 22]).all()
    assert looks[1][TRICKS + 22] == 1
    assert TRICKS + 22 < FACEUP
    assert using.rules.content_hash == setup.rules.content_hash


def test_weights_for_other_content_are_refused(tmp_path: Path) -> None:
    file = kept(tmp_path, ["0123456789abcdef"])
    with pytest.raises(InvalidConfig, match="trained for other cards, tiles or sheets"):
        use_weights(zoo(), file)
    with pytest.raises(InvalidConfig, match="There are no weights 'nobody'"):
        use_weights(zoo(), file_of(tmp_path, "spots", "nobody"))
    with pytest.raises(InvalidConfig, match="leave out slashes"):
        file_of(tmp_path, "spots", "../zoo")
    assert (trained(2)["first"] != 0).any()


def test_the_published_tricks_keep_their_numbers() -> None:
    before, after = Spots(), seen_by_value(Spots())
    assert before.content.record.tobytes() == after.content.record.tobytes()
