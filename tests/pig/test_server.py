"""Pig over HTTP: created, played to its end, one undo, replayed, with nothing of its own."""

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tests.server.patience import PATIENCE
from tools.serving import ServerProcess

ENOUGH = 8
SEATS = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]


class Guest:
    """A guest at a table of Pig, with a friend on the same device and a bot."""

    def __init__(self, client: httpx2.Client, goal: int) -> None:
        self.client = client
        created = client.post("/api/tables", json={"game": "pig", "goal": goal, "seats": SEATS})
        assert created.status_code == 201, created.text
        self.table = f"/api/tables/{created.json()['table']}"

    def look(self) -> Any:
        return self.client.get(self.table).json()

    def ask(self, what: str, seat: int, **more: Any) -> Any:
        version = self.look()["version"]
        asked = {"request": f"request-{what}-{version}", "seat": seat, "version": version}
        answer = self.client.post(f"{self.table}/{what}", json={**asked, **more})
        assert answer.status_code == 200, answer.text
        return self.look()

    def turn(self) -> tuple[Any, int]:
        """Roll for the seat that has to act until there is enough to hold; return that seat."""
        while True:
            state = self.look()
            for seat, legal in state["legal"].items():
                if state["view"]["shown"]["kept"] >= ENOUGH:
                    assert {"type": "hold"} in legal
                    return state, int(seat)
                self.ask("actions", int(seat), action={"type": "roll"})


@pytest.fixture
def guest(pig_server: ServerProcess) -> Iterator[Guest]:
    with httpx2.Client(base_url=pig_server.address, timeout=PATIENCE) as client:
        yield Guest(client, goal=20)


def test_the_server_offers_it(pig_server: ServerProcess) -> None:
    with httpx2.Client(base_url=pig_server.address, timeout=PATIENCE) as client:
        games = {each["name"]: each for each in client.get("/api/server").json()["games"]}
        assert list(games) == ["spots", "spotted", "pig"]
        assert (games["pig"]["fewest"], games["pig"]["most"]) == (2, 6)
        assert games["pig"]["options"]["goal"]["default"] == 100
        assert client.get("/api/games/pig").json() == {
            "bots": [{"name": "random"}, {"name": "careful"}]
        }


def test_a_move_is_taken_back_before_the_next_one(guest: Guest) -> None:
    before, seat = guest.turn()
    held = guest.ask("actions", seat, action={"type": "hold"})
    assert held["view"]["shown"]["scores"][seat] >= ENOUGH
    assert seat in held["undo"]
    undone = guest.ask("undo", seat)
    assert undone["view"] == before["view"]


def test_it_is_played_to_its_end_and_looked_back_at(guest: Guest) -> None:
    state = guest.look()
    while state["status"] == "playing":
        if state["legal"]:
            seat, legal = next(iter(state["legal"].items()))
            enough = state["view"]["shown"]["kept"] >= ENOUGH
            action = {"type": "hold" if enough and len(legal) > 1 else "roll"}
            state = guest.ask("actions", int(seat), action=action)
        else:
            state = guest.look()
    view = state["view"]
    assert view["acting"] == []
    assert [view["scores"][seat] >= 20 for seat in view["winners"]] == [True]
    assert any(fact["type"] == "points_kept" for entry in state["log"] for fact in entry["facts"])
    positions = guest.client.get(f"{guest.table}/positions?since=0").json()["positions"]
    assert positions[-1]["view"] == view
    assert positions[1]["view"]["shown"]["scores"] == [0, 0, 0]
    log = guest.client.get(f"{guest.table}/log").json()
    brought = guest.client.post("/api/imports", json=log)
    assert brought.status_code == 201, brought.text
