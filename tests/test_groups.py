"""Tests that share something costly are done by one worker."""

import os

import pytest


@pytest.mark.xdist_group("together")
def test_a_group_is_part_of_a_tests_name(request: pytest.FixtureRequest) -> None:
    # By this name pytest-xdist knows where a test belongs; alone, without workers, nothing does.
    assert request.node.nodeid.endswith("@together") == ("PYTEST_XDIST_WORKER" in os.environ)
