import pytest

from tests.lab.interpreted import interpret


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile nothing: these tests take too few steps to benefit."""
    interpret(monkeypatch)
