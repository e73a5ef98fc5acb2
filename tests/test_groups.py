"""Tests that share something expensive run in one worker."""

import os

import pytest


@pytest.mark.xdist_group("together")
def test_a_group_is_part_of_a_tests_name(request: pytest.FixtureRequest) -> None:
    # pytest-xdist uses this name to group tests; without workers there is no group in it.
    assert request.node.nodeid.endswith("@together") == ("PYTEST_XDIST_WORKER" in os.environ)
