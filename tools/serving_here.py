"""A real server in a thread of this process, for which client, time and chance may be chosen."""

import base64
import random
import threading
import time
from pathlib import Path

import uvicorn

from pipyard.server.app import create_app
from pipyard.server.settings import Settings


def foreseeable(folder: Path, seed: int) -> Settings:
    """Return settings of a server whose dice, cards and links are the same in every run."""
    chance = random.Random(seed)

    def below(bound: int) -> int:
        return chance.randrange(bound)

    def table_id(size: int) -> str:
        return base64.urlsafe_b64encode(chance.randbytes(size)).rstrip(b"=").decode()

    return Settings(
        data=folder,
        below=below,
        seeds=chance.randbytes,
        table_ids=table_id,
        rates=None,
        public_url="https://pipyard.example",
    )


class ServerThread:
    """A server in this process; started again it has the same address."""

    def __init__(self, settings: Settings, host: str = "127.0.0.1") -> None:
        self.settings = settings
        self.port = 0
        self._host = host
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def address(self) -> str:
        """Where this machine reaches it."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        config = uvicorn.Config(
            create_app(self.settings),
            host=self._host,
            port=self.port,
            log_config=None,
            ws="websockets-sansio",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "The server did not start."
            time.sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]

    def stop(self) -> None:
        """End it; what was begun is finished."""
        server, self._server = self._server, None
        if server is not None and self._thread is not None:
            server.should_exit = True
            self._thread.join()
