"""The generated descriptions of the games match the Python code."""

import json

import numpy as np
import pytest

from pipyard.games.spots import record as spots
from pipyard.games.spotted import record as spotted
from tools.description import TYPES, described, files_of, types_of_all
from tools.entry_points import GAMES, MODULES

STALE = "run `make compiled`"


@pytest.mark.parametrize("game", MODULES)
def test_descriptions_and_weights_are_fresh(game: str) -> None:
    for path, content in files_of(game).items():
        assert path.read_bytes() == content, f"{path.name} is stale: {STALE}"


def test_the_web_clients_types_are_fresh() -> None:
    assert TYPES.read_text(encoding="utf-8") == types_of_all(), STALE


@pytest.mark.parametrize(("game", "dtype"), [("spots", spots.GAME), ("spotted", spotted.GAME)])
def test_a_layout_says_where_every_field_lies(game: str, dtype: np.dtype[np.void]) -> None:
    layout = described(game)["records"]["game"]
    assert layout["size"] == dtype.itemsize
    assert dtype.fields is not None
    assert {name: field[0] for name, field in layout["fields"].items()} == {
        name: field[1] for name, field in dtype.fields.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_each_action_has_one_number(game: str) -> None:
    told = described(game)
    ends = 0
    for kind in told["actions"]:
        assert kind["first"] == ends
        sizes = [told["ranges"][each]["size"] for each in kind["counted"].values()]
        assert kind["size"] == np.prod(sizes, dtype=int)
        ends += kind["size"]


@pytest.mark.parametrize("game", MODULES)
def test_a_description_can_be_read(game: str) -> None:
    for path, content in files_of(game).items():
        if path.suffix == ".json":
            assert json.loads(content)["game"] == game
