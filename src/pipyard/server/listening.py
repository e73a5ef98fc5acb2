"""A socket to listen on, at a free port."""

import errno
import os
import socket
import sys

from pipyard.core.errors import PipyardError
from pipyard.i18n import words

USUAL_PORT = 8017
_LAST_PORT = 65_535


class PortTaken(PipyardError):
    """The requested port cannot be used."""

    def __init__(
        self, host: str, port: int, reason: str, message: str = "serve-port-taken"
    ) -> None:
        self.reason = reason
        super().__init__(
            "address/taken", words()(message, host=host, port=str(port), reason=reason)
        )


def listen(host: str, port: int | None) -> socket.socket:
    """Open a listening socket at the requested port, else the default one, else any free one."""
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, USUAL_PORT)
    except PortTaken as refused:
        try:
            return _bind(host, 0)
        except PortTaken:
            # The address is wrong, not the port.
            raise refused from None


def listen_for_metrics(host: str, port: int) -> socket.socket:
    """Open the socket for reading metrics."""
    reason = os.strerror(errno.EINVAL).lower()
    # The ports of further processes are counted from the first one, and may exceed the maximum.
    if port <= _LAST_PORT:
        try:
            return _bind(host, port)
        except PortTaken as refused:
            reason = refused.reason
    raise PortTaken(host, port, reason, "serve-metrics-port-taken")


def _bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _name, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise PortTaken(host, port, _reason(error)) from None
    try:
        if sys.platform != "win32":
            # Without this, the port of a killed server cannot be used for a minute.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen()
    except OSError as error:
        listening.close()
        raise PortTaken(host, port, _reason(error)) from None
    return listening


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
