from pathlib import Path

from pipyard.server.wire import wire_schema
from tools.wire_types import WIRE, wire_types


def test_the_web_clients_types_are_those_of_the_server() -> None:
    assert Path(WIRE).read_text() == wire_types(), "run `make wire`"


def test_every_message_of_the_protocol_has_a_type() -> None:
    names = {"TableState", "SpotsView", "SpotsAction", "Fact", "SpotsContent", "TableSummary"}
    assert names <= set(wire_schema()["$defs"])


def test_what_is_always_sent_is_required_and_what_may_be_absent_is_not() -> None:
    schemas = wire_schema()["$defs"]
    assert set(schemas["Reroll"]["required"]) == {"type", "values"}
    assert "log" not in schemas["TableState"]["required"]
    assert schemas["TableRequest"]["required"] == ["game", "seats"]
