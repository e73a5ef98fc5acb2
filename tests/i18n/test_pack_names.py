"""A pack can include the names of its tricks in other languages."""

import shutil
from pathlib import Path

import pytest

from pipyard.cli.terminal.play_options import PlayOptions
from pipyard.cli.terminal.spots.game import GAME, SpotsFace
from pipyard.core.errors import InvalidContent
from pipyard.games.spots.content import DATA
from pipyard.games.spots.game import Spots
from pipyard.i18n import words
from pipyard.i18n.pack_names import read_names
from pipyard.server.games.spots import content_of


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for file in DATA.glob("*.toml"):
        shutil.copy(file, tmp_path)
    (tmp_path / "names.toml").write_text('[fr]\nWalk = "Balade"\n', encoding="utf-8")
    return tmp_path


def test_the_terminal_uses_them(pack: Path) -> None:
    session = GAME.new_session(PlayOptions(seats=("Ann", "Ben"), pack=pack, seed=1), words())
    assert SpotsFace(session, words("fr")).voice.name("trick", "Walk") == "Balade"
    assert SpotsFace(session, words("en")).voice.name("trick", "Walk") == "Walk"


def test_the_browser_is_told_of_them_and_tables_keep_them(pack: Path) -> None:
    spots = Spots.read(pack, "ours")
    assert content_of(spots).names == {"fr": {"Walk": "Balade"}}
    assert "names.toml" in spots.files
    assert content_of(Spots()).names == {}


@pytest.mark.parametrize("written", ["[fr", "fr = 3", "[fr]\nWalk = 3", '[fr]\nWalk = " "'])
def test_what_is_no_name_is_refused(pack: Path, written: str) -> None:
    (pack / "names.toml").write_text(written, encoding="utf-8")
    with pytest.raises(InvalidContent, match=r"names\.toml"):
        read_names(pack)
