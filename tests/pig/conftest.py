"""A server in a separate process that knows Pig in addition to the shipped games."""

from collections.abc import Iterator

import pytest

from tools.serving import ServerProcess


@pytest.fixture(scope="module")
def pig_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Serve Pig; its dice are the same in every run."""
    process = ServerProcess(
        tmp_path_factory.mktemp("pig"), seed="pig", games="tests.pig.registered"
    )
    process.start()
    yield process
    process.stop()
