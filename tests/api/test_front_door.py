import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import pipyard
from pipyard.games.spots.actions import DoTrick
from pipyard.games.spots.content import DATA
from pipyard.server.logs.reading import read_log
from pipyard.server.logs.verifying import verify

IMPORT = """
import sys
import pipyard
loaded = [name for name in sys.modules if name.startswith("pipyard.") or name == "numpy"]
sys.exit(str(loaded) if loaded else 0)
"""


def test_to_import_it_loads_nothing() -> None:
    subprocess.run([sys.executable, "-c", IMPORT], check=True)


def test_what_it_names_is_there() -> None:
    for name in pipyard.__all__:
        assert getattr(pipyard, name) is not None
        assert name in dir(pipyard)
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = pipyard.nothing_of_the_kind


def test_games_are_made_by_name() -> None:
    assert {"spots", "spotted"} <= set(pipyard.game_names())
    game = pipyard.make("spots", players=3, set="kennel club")
    assert (game.name, game.players, game.action_count) == ("spots", 3, 1995)
    assert game.config.tiles[1:3] == ("Track", "Dogpile")
    assert game.bots[0] == "random"


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("chess", {}, "There is no game 'chess'"),
        ("spots", {"players": 5}, "Spots takes 1 to 4 players, not 5"),
        ("spots", {"sheet": "two-ponds"}, "Spots has no such option: sheet"),
        ("spotted", {"set": "dog park"}, "Spotted! has no such option: set"),
        ("spots", {"set": "cat cafe"}, "There is no set 'cat cafe'"),
    ],
)
def test_what_there_is_not_is_refused(game: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(pipyard.InvalidConfig, match=said):
        pipyard.make(game, **options)  # type: ignore[arg-type]


def test_a_pack_without_sets_plays_its_first_tricks(tmp_path: Path) -> None:
    with pytest.raises(pipyard.InvalidContent, match="it has nothing for Spots"):
        pipyard.make("spots", pack=tmp_path)
    tricks = (DATA / "tricks.toml").read_text(encoding="utf-8").partition("[sets]")[0]
    (tmp_path / "tricks.toml").write_text(tricks, encoding="utf-8")
    shutil.copy(DATA / "dogs.toml", tmp_path)
    tiles = pipyard.make("spots", pack=tmp_path).config.tiles
    assert tiles == ("Howl", "Walk", "Run", "Roll Over", "Fetch", "Beg")


def test_random_tiles_come_of_the_seed() -> None:
    first, second = (pipyard.make("spots", random=True, seed=seed).config for seed in (1, 2))
    assert first != second
    assert first == pipyard.make("spots", random=True, seed=1).config


def test_a_position_moves_by_action_and_by_number() -> None:
    position, source = pipyard.make("spots").start(), np.random.default_rng(2)
    with pytest.raises(pipyard.IllegalMove, match="No player is to act now"):
        position.legal()
    while position.acting.chance:
        position.draw(source)
    with pytest.raises(pipyard.IllegalMove, match="Chance has nothing to bring now"):
        position.draw(source)
    other = position.copy()
    howl = position.legal()[0]
    assert howl == DoTrick("Howl")
    assert position.number(howl) == position.legal_numbers()[0] == 0
    with pytest.raises(pipyard.IllegalMove, match="Action 1994 is not legal now"):
        other.apply(1994)
    assert other.record.tobytes() == position.record.tobytes()
    assert position.apply(howl) == other.apply(0)
    assert position.record.tobytes() == other.record.tobytes()
    assert position.events == other.events


def test_bots_play_the_same_game_for_a_seed() -> None:
    game = pipyard.make("spots")
    played, again = game.play(["greedy", "timid"], seed=5), game.play(["greedy", "timid"], seed=5)
    assert played.over
    assert played.outcome is not None
    assert played.events == again.events
    assert played.events != game.play(["greedy", "timid"], seed=6).events
    assert not game.play(seed=5, most_events=10).over


def test_a_log_replays_and_holds() -> None:
    game = pipyard.make("spotted", players=2)
    played = game.play(["hasty"], seed=1)
    text = played.log()
    again = game.read_log(text)
    assert again.record.tobytes() == played.record.tobytes()
    assert verify(read_log(text)).dice == "unpromised"
    with pytest.raises(pipyard.InvalidConfig, match="set up in another way"):
        pipyard.make("spotted", players=2, sheet="two-ponds").read_log(text)


def test_odds_are_the_coach_s() -> None:
    position, source = pipyard.make("spots").start(), np.random.default_rng(2)
    while position.acting.chance:
        position.draw(source)
    odds = position.odds()
    assert [option.action for option in odds] == position.legal()
    assert all(0 <= option.worth <= 1 for option in odds)
