import re

from pipyard.core.errors import IllegalMove
from pipyard.server.errors import STATUS, Refused, error_of, status_of
from tools.console import ROOT


def test_the_protocol_lists_every_code_with_its_status() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    listed = re.findall(r"^\| `([a-z-]+/[a-z-]+)` \| (\d+) \|", text, re.M)
    assert {code: int(status) for code, status in listed} == STATUS


def test_a_refusal_is_sent_with_its_version() -> None:
    assert error_of(Refused("move/stale", "Late.", 7)).model_dump() == {
        "code": "move/stale",
        "sentence": "Late.",
        "version": 7,
    }
    assert error_of(IllegalMove("No.")).version is None


def test_a_code_nobody_has_given_a_status_is_a_bad_request() -> None:
    assert status_of("text/invalid") == 400
