"""Several processes behind one port, each a whole server; they cooperate through PostgreSQL.

They share the listening socket, so the system gives each connection to a free process. They know
only what any servers on one database tell each other.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.process import BaseProcess

from pipyard.server.listening import PortTaken
from pipyard.server.log_lines import event
from pipyard.server.settings import Settings

_SECONDS_TO_END = 10
_logger = logging.getLogger(__name__)


@contextmanager
def beside(settings: Settings, listening: socket.socket, count: int) -> Iterator[None]:
    """Run this many additional processes within the context."""
    context = multiprocessing.get_context("spawn")
    started: list[BaseProcess] = []
    try:
        for number in range(count):
            process = context.Process(
                target=_serve,
                args=(_own(settings, number + 1), listening),
                name=f"pipyard-worker-{number + 2}",
            )
            process.start()
            started.append(process)
        yield
    finally:
        for each in started:
            each.terminate()
        for each in started:
            each.join(_SECONDS_TO_END)
            if each.exitcode is None:
                each.kill()
            elif each.exitcode not in (0, -signal.SIGTERM):
                _logger.warning(
                    "%s has ended with %d.",
                    each.name,
                    each.exitcode,
                    extra=event("worker-ended", status=each.exitcode),
                )


def _own(settings: Settings, number: int) -> Settings:
    """Give each process a port for its metrics: the ones after the first process's port."""
    if not settings.metrics_port:
        return settings
    return replace(settings, metrics_port=settings.metrics_port + number)


def _serve(settings: Settings, listening: socket.socket) -> None:
    from pipyard.server.serving import serve  # noqa: PLC0415  (the web framework takes time)

    threading.Thread(target=_end_with_first, name="pipyard-first", daemon=True).start()
    try:
        serve(settings, listening, announce=_nothing, part=_nothing)
    except PortTaken as refused:
        # Players come before metrics, and the first process has started by now.
        _logger.error(refused.sentence, extra=event("metrics-failed"))
        unmeasured = replace(settings, metrics_port=None)
        serve(unmeasured, listening, announce=_nothing, part=_nothing)


def _end_with_first() -> None:
    """End when the first process does, for whatever reason."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _nothing() -> None:
    pass
