"""Games of both kinds to their end over the real API, then verified offline by the command.

`python -m tools.whole_games` plays one of every kind and variant.
"""

import copy
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.players import Json
from tools.serving import ServerProcess
from tools.whole_games import Kind, Played, check, every_kind, play_all, tampered, verify

_ME, _FRIEND, _BOT = {"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}
_HERE = [{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cho")]
KINDS = [
    Kind("d0g", {"game": "spots", "seats": [_ME], "d0g_treats": 0}),
    Kind(
        "off leash, with a friend and a bot",
        {"game": "spots", "seats": [_FRIEND, _BOT, _ME], "set": "dog park", "off_leash": True},
    ),
    Kind("at one device", {"game": "spotted", "seats": _HERE, "sheet": "two-ponds"}),
    Kind(
        "six",
        {"game": "spotted", "seats": [_ME, *[_FRIEND] * 3, _BOT, _BOT], "sheet": "clover-meadow"},
    ),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"), "--no-rates", seed="games")
    process.start()
    yield process
    process.stop()


async def test_games_are_played_to_their_end_and_hold(
    server: ServerProcess, tmp_path: Path
) -> None:
    seen: list[Played] = []
    played = await play_all(server.address, KINDS, 1, seen.append)
    for one in played:
        check(one, tmp_path)
        assert one.wrong == [], one.kind.name
        assert one.verdict["verified"]
        people = [n for n, seat in enumerate(one.log["seats"]) if seat["bot"] is None]
        assert one.verdict["added"] == people
    assert sorted(one.kind.name for one in seen) == sorted(kind.name for kind in KINDS)
    await _each_change_is_found(played[2].log, tmp_path)


async def _each_change_is_found(log: Json, folder: Path) -> None:
    """Change a log in several ways; each time the first wrong event is named."""
    changed, version = tampered(log)
    status, verdict = verify(changed, folder)
    assert (status, verdict["event"]) == (1, version)
    assert f"Event {version} " in verdict["sentence"]
    missing = copy.deepcopy(log)
    del missing["events"][20]
    assert verify(missing, folder)[1]["event"] == 21
    another = copy.deepcopy(log)
    move = next(event for event in another["events"][30:] if event["type"] == "move")
    move["seat"] = (move["seat"] + 1) % 3
    status, verdict = verify(another, folder)
    assert (status, verdict["code"]) == (1, "log/tampered")
    assert verdict["event"] >= move["version"]
    cut = {**log, "events": log["events"][:-1]}
    status, verdict = verify(cut, folder)
    assert (status, verdict["event"]) == (1, len(log["events"]))


def test_there_is_a_game_for_every_variant() -> None:
    kinds = list(every_kind(["dog park"], ["two-ponds", "clover-meadow"]))
    wanted = [kind.wanted for kind in kinds]
    assert {len(one["seats"]) for one in wanted if one["game"] == "spotted"} == set(range(1, 7))
    assert {len(one["seats"]) for one in wanted if one["game"] == "spots"} == set(range(1, 5))
    assert {one.get("sheet") for one in wanted} == {None, "two-ponds", "clover-meadow"}
    assert any(one.get("off_leash") for one in wanted)
    assert len({kind.name for kind in kinds}) == len(kinds)
