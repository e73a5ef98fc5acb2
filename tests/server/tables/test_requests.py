import pytest

from pipyard.server.tables.requests import Requests


@pytest.mark.parametrize("known_before", [0, 400])
def test_what_was_answered_is_known_and_hardly_anything_else(known_before: int) -> None:
    answered = [f"request-{number}" for number in range(1_000)]
    known = Requests(answered[:known_before])
    for request in answered[known_before:]:
        known.add(request)
    assert all(known.may_have(request) for request in answered)
    others = sum(known.may_have(f"other-{number}") for number in range(10_000))
    # A few in ten thousand are false positives.
    assert others < 50


def test_a_request_takes_a_few_bytes() -> None:
    known = Requests(str(number) for number in range(1_000))
    assert known.__sizeof__() <= 8_192
