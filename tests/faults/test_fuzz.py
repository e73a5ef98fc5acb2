"""A sample of hostile input, and every case that was a bug once."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools.fuzz import READERS, case, fault_of

_EACH = 25

KEPT = [
    ("settings", "port = " + "9" * 5000),
    ("settings", "a = " + "[" * 3000),
    ("sheet", "name = " + "9" * 5000),
    ("sheet", "a = " + "[" * 3000),
    ("pack", "a = " + "9" * 5000 + "\n#-#\n"),
    ("pack", "a = " + "[" * 3000 + "\n#-#\n"),
    ("wire", '{"type":"act","version":' + "9" * 4000 + "}"),
    ("log", "[" * 100_000),
    ("log", case("log", 1177)),
    ("scenario", case("scenario", 245)),
    ("scenario", case("scenario", 623)),
    *(("scenario", case("scenario", seed)) for seed in (2206, 2695, 3311)),
    ("pack", case("pack", 2175)),
]


@pytest.mark.parametrize("kind", READERS)
@settings(max_examples=_EACH, derandomize=True, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_is_changed_in_a_good_text_is_taken_or_refused(kind: str, seed: int) -> None:
    assert fault_of(kind, case(kind, seed)) is None


@pytest.mark.parametrize("kind", READERS)
@settings(max_examples=_EACH, derandomize=True, deadline=None)
@given(text=st.text())
def test_any_text_is_taken_or_refused(kind: str, text: str) -> None:
    assert fault_of(kind, text) is None


@pytest.mark.parametrize(("kind", "text"), KEPT)
def test_a_case_that_was_a_mistake_once_is_refused(kind: str, text: str) -> None:
    assert fault_of(kind, text) is None
