"""Content packs: tables with other cards, tiles and sheets, and games that keep theirs."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pipyard.core import modules
from pipyard.core.errors import InvalidContent
from pipyard.core.registry import find_game
from pipyard.games.spots.content import DATA as SPOTS
from pipyard.games.spotted.content import DATA as SPOTTED
from pipyard.server.app import create_app
from pipyard.server.errors import Refused
from pipyard.server.games import catalogue
from pipyard.server.games.catalogue import Catalogue, games_of_pack
from pipyard.server.games.hosting import HostedGame
from pipyard.server.logs.reading import read_log
from pipyard.server.logs.verifying import verify
from pipyard.server.settings import Settings
from tests.server.test_api import act_on, code

Json = dict[str, Any]


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """Create a folder with one pack, of other dogs and of a sheet."""
    pack = tmp_path / "packs" / "village"
    (pack / "sheets").mkdir(parents=True)
    (tmp_path / "packs" / ".git").mkdir()
    write_cards(pack, "Bingo")
    shutil.copy(SPOTTED / "two-ponds.toml", pack / "sheets" / "village-pond.toml")
    return tmp_path / "packs"


def write_cards(pack: Path, dog: str) -> None:
    for name in ("dogs.toml", "tricks.toml"):
        text = (SPOTS / name).read_text(encoding="utf-8")
        (pack / name).write_text(text.replace("Bongo", dog), encoding="utf-8")


@contextmanager
def running(tmp_path: Path, packs: Path | None) -> Iterator[TestClient]:
    """Run a server on the same data, with the current packs."""
    with TestClient(create_app(Settings(tmp_path / "data", rates=None, packs=packs))) as client:
        yield client


def set_table(client: TestClient, **wanted: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    answer = client.post("/api/tables", json={"seats": seats, "pack": "village", **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def state_of(client: TestClient, table: str) -> Json:
    state: Json = client.get(f"/api/tables/{table}").json()
    return state


def play_on(client: TestClient, table: str, moves: int = 3) -> None:
    for _ in range(moves):
        state = state_of(client, table)
        act = act_on(state, request=f"request-{state['version']}")
        assert client.post(f"/api/tables/{table}/actions", json=act).status_code == 200


def test_a_table_is_set_with_a_pack(tmp_path: Path, packs: Path) -> None:
    with running(tmp_path, packs) as client:
        table = set_table(client, game="spots")
        rules = state_of(client, table)["rules"]
        assert (rules["pack"], rules["changed"]) == ("village", False)
        content = client.get(f"/api/tables/{table}/content").json()
        assert "Bingo" in [dog["name"] for dog in content["dogs"]]
        usual = client.get("/api/games/spots").json()
        assert "Bingo" not in [dog["name"] for dog in usual["dogs"]]
        play_on(client, table)
        client.delete(f"/api/tables/{table}")
        log = read_log(client.get(f"/api/tables/{table}/log").text)
        assert log.pack == "village"
        assert verify(log, games_of_pack(packs / "village")).dice == "kept"
        answer = client.post("/api/imports", json=log.as_json())
        assert answer.status_code == 201, answer.text

        pond = set_table(client, game="spotted", sheet="village-pond")
        sheets = client.get(f"/api/tables/{pond}/content").json()["sheets"]
        assert [sheet["id"] for sheet in sheets] == ["village-pond"]


def test_what_there_is_no_pack_for_is_refused(tmp_path: Path, packs: Path) -> None:
    with running(tmp_path, packs) as client:
        body = {"game": "spots", "seats": [{"kind": "me"}], "pack": "../village"}
        assert code(client.post("/api/tables", json=body)) == "config/invalid"
        body = {"game": "spotted", "seats": [{"kind": "me"}], "pack": "village"}
        answer = client.post("/api/tables", json=body | {"sheet": "clover-meadow"})
        assert code(answer) == "config/invalid"
        assert "village-pond" in answer.json()["sentence"]


@pytest.mark.parametrize("fate", ["changed", "gone"])
def test_a_game_goes_on_with_what_it_began_with(tmp_path: Path, packs: Path, fate: str) -> None:
    with running(tmp_path, packs) as client:
        tables = [
            set_table(client, game="spots"),
            set_table(client, game="spotted", sheet="village-pond"),
        ]
        key = client.cookies["pipyard_guest"]
        before = [state_of(client, table) for table in tables]
    if fate == "gone":
        shutil.rmtree(packs / "village")
    else:
        write_cards(packs / "village", "Bella")
        sheet = packs / "village" / "sheets" / "village-pond.toml"
        shutil.copy(SPOTTED / "clover-meadow.toml", sheet)
    with running(tmp_path, packs) as client:
        client.cookies.set("pipyard_guest", key)
        for table, was in zip(tables, before, strict=True):
            now = state_of(client, table)
            assert (now["view"], now["rules"], now["legal"]) == (
                was["view"],
                was["rules"],
                was["legal"],
            )
            play_on(client, table)
            assert client.get(f"/api/tables/{table}", params={"at": 3}).status_code == 200
            closed = client.delete(f"/api/tables/{table}").json()
            assert closed["status"] == "closed"
            again = client.post(f"/api/tables/{table}/rematch", json={})
            if fate == "gone":
                assert code(again) == "config/invalid"
        content = client.get(f"/api/tables/{tables[0]}/content").json()
        assert "Bingo" in [dog["name"] for dog in content["dogs"]]


def test_a_table_says_that_other_rules_are_in_force_than_those_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, None) as client:
        table = set_table(client, game="spots", pack=None)
        key = client.cookies["pipyard_guest"]
        assert state_of(client, table)["rules"]["changed"] is False
    original = HostedGame.__init__

    def newer(self: Any, *given: Any) -> None:
        original(self, *given)
        self.rules_version += 1

    monkeypatch.setattr(HostedGame, "__init__", newer)
    monkeypatch.setattr(catalogue, "published", lambda name: HostedGame(find_game(name).load()))
    with running(tmp_path, None) as client:
        client.cookies.set("pipyard_guest", key)
        rules = state_of(client, table)["rules"]
        assert (rules["version"], rules["changed"]) == (1, True)
        play_on(client, table)
        fresh = set_table(client, game="spots", pack=None)
        rules = state_of(client, fresh)["rules"]
        assert (rules["version"], rules["changed"]) == (2, False)


def test_a_broken_pack_is_left_out_with_a_word_and_stops_nothing(
    packs: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (packs / "empty").mkdir()
    for name, text in (("no-toml", "spots ="), ("no-text", "\0\xff"), ("no-dogs", "")):
        (packs / name).mkdir()
        (packs / name / "tricks.toml").write_bytes(text.encode("latin-1"))
    (packs / "folders" / "tricks.toml").mkdir(parents=True)
    (packs / "no-sheet" / "sheets").mkdir(parents=True)
    (packs / "no-sheet" / "sheets" / "pond.toml").write_bytes(b"\0\xff")
    games = Catalogue(packs)
    assert list(games.packs("spots")) == ["village"]
    broken = {"empty", "no-toml", "no-text", "no-dogs", "no-sheet", "folders"}
    assert set(games.left_out) == broken
    assert "empty: pack: has no dogs" in games.left_out["empty"]
    assert {name for name in broken if f"The pack {name} is left out: " in caplog.text} == broken


def test_packs_come_change_and_go_without_a_restart(packs: Path) -> None:
    games = Catalogue(packs)
    village = games.find("spots", "village")
    assert games.find("spots", "village") is village
    (packs / "village").rename(packs / "town")
    assert list(games.packs("spots")) == ["town"]
    with pytest.raises(Refused, match="no pack 'village'"):
        games.find("spots", "village")
    tricks = packs / "town" / "tricks.toml"
    text = tricks.read_text(encoding="utf-8")
    tricks.write_text("broken =", encoding="utf-8")
    assert list(games.packs("spots")) == []
    assert set(games.left_out) == {"town"}
    tricks.write_text(f"{text}\n", encoding="utf-8")
    assert games.find("spots", "town").content_hash == village.content_hash
    assert games.left_out == {}
    shutil.rmtree(packs)
    assert games.find("spots").pack is None


def test_packs_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidContent, match="is no folder"):
        Catalogue(tmp_path / "nowhere")


def test_what_is_printed_is_told_by_its_hash(tmp_path: Path, packs: Path) -> None:
    for game in ("spots", "spotted"):
        described = json.loads((modules.FOLDER / f"{game}.json").read_text(encoding="utf-8"))
        with running(tmp_path, packs) as client:
            for content in described["contents"].values():
                answer = client.get(f"/api/contents/{content['hash']}")
                assert answer.json() == content
                assert "immutable" in answer.headers["cache-control"]
    with running(tmp_path, packs) as client:
        printed = state_of(client, set_table(client, game="spots"))["rules"]["content"]
        pond = set_table(client, game="spotted", sheet="village-pond")
        sheet = state_of(client, pond)["rules"]["content"]
        told = [client.get(f"/api/contents/{each}").json() for each in (printed, sheet)]
        assert "Bingo" in [dog[0] for dog in told[0]["dogs"]]
        assert [each["hash"] for each in told] == [printed, sheet]
    # The packs are gone; the content of the tables is still stored.
    with running(tmp_path, None) as client:
        again = [client.get(f"/api/contents/{each}").json() for each in (printed, sheet)]
        assert again == told
        assert client.get("/api/contents/guess").status_code == 404
