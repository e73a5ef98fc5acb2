from pathlib import Path

from pipyard.server.wire import wire_schema
from tools.wire_types import WIRE, wire_types


def test_the_web_clients_types_are_those_of_the_server() -> None:
    assert Path(WIRE).read_text() == wire_types(), "run `make wire`"


def test_every_message_of_the_protocol_has_a_type() -> None:
    names = {"TableState", "Fact", "TableSummary"}
    for game in ("Spots", "Spotted"):
        names |= {f"{game}{part}" for part in ("View", "Action", "Content")}
    assert names <= set(wire_schema()["$defs"])


def test_what_is_always_sent_is_required_and_what_may_be_absent_is_not() -> None:
    schemas = wire_schema()["$defs"]
    assert set(schemas["Reroll"]["required"]) == {"type", "values"}
    for game in ("Spots", "Spotted"):
        assert "log" not in schemas[f"{game}Table"]["required"]
        assert set(schemas[f"{game}Request"]["required"]) == {"game", "seats"}
