"""The services of a running server, and how an endpoint reaches them."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from pipyard.server.calls.service import CallService
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.guests.service import GuestService
from pipyard.server.metrics.reading import Measured
from pipyard.server.origin import Reach
from pipyard.server.rates import Turnstile
from pipyard.server.retention.service import Retention
from pipyard.server.statistics.service import StatisticsService
from pipyard.server.tables.archive import Archive
from pipyard.server.tables.clocks import Clocks
from pipyard.server.tables.elsewhere import Elsewhere
from pipyard.server.tables.hub import Hub
from pipyard.server.tables.service import TableService


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that endpoints call."""

    guests: GuestService
    games: Catalogue
    tables: TableService
    archive: Archive
    statistics: StatisticsService
    clocks: Clocks
    retention: Retention
    calls: CallService
    hub: Hub
    elsewhere: Elsewhere
    rates: Turnstile
    reach: Reach
    measured: Measured
    """The metrics, for monitoring."""
    client: str | None
    """The script that the page of the built client starts with."""


def services(connection: HTTPConnection) -> Services:
    """Return the services of the server for a request or a socket."""
    reached: Services = connection.app.state.services
    return reached
