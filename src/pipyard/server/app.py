"""The application: services connected to the clock, random numbers, storage and sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

import numpy as np
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from pipyard.core.errors import PipyardError
from pipyard.server import about, health
from pipyard.server.api import Api, methods_taken
from pipyard.server.aside import Aside, Pool
from pipyard.server.calls import endpoints as calls
from pipyard.server.calls.repository import CallRepository
from pipyard.server.calls.service import CallService, PostOffice
from pipyard.server.client import WebClient, script_of
from pipyard.server.counting import Counts
from pipyard.server.database import Database, database_at
from pipyard.server.docs_page import docs_router
from pipyard.server.errors import FAULT, Refused
from pipyard.server.games import endpoints as games
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.games.hosting import HostedGame
from pipyard.server.guests import endpoints as guests
from pipyard.server.guests.repository import GuestRepository
from pipyard.server.guests.service import GuestService
from pipyard.server.lessons import endpoints as lessons
from pipyard.server.metrics.reading import Measured
from pipyard.server.middleware import TOO_LARGE, Guard, answer
from pipyard.server.origin import KnownHosts, Reach
from pipyard.server.rates import Turnstile
from pipyard.server.replays import endpoints as replays
from pipyard.server.retention.repository import RetentionRepository
from pipyard.server.retention.service import Retention
from pipyard.server.services import Services, services
from pipyard.server.settings import Settings
from pipyard.server.statistics import endpoints as statistics
from pipyard.server.statistics.service import StatisticsService
from pipyard.server.tables import endpoints as tables
from pipyard.server.tables import sockets
from pipyard.server.tables.archive import Archive
from pipyard.server.tables.clocks import Clocks
from pipyard.server.tables.elsewhere import Elsewhere
from pipyard.server.tables.hub import Hub
from pipyard.server.tables.importing import Importer
from pipyard.server.tables.keeper import TableKeeper, Think
from pipyard.server.tables.repository import TableRepository
from pipyard.server.tables.service import TableService
from pipyard.server.validation import malformed

_MALFORMED = Refused("request/malformed", "The request could not be read.")
_MOST_LOADING = 4096
"""Tables that may wait to be loaded; after a restart, everybody returns at once."""
_MOST_READING = 32
"""Replays, stories, exports and statistics that may wait; one is processed at a time."""
_MOST_CALLING = 200
"""Calls that may wait to be sent: twice as many as are sent at once."""
_MOST_THINKING = 4096
"""Bots that may wait for their turn to think."""
_HTTP_REFUSALS = {
    404: Refused("page/unknown", "There is nothing at this address."),
    405: Refused("method/wrong", "This address does not take that method."),
    413: TOO_LARGE,
}
"""The refusals of the framework, as our own refusals."""


def create_app(
    settings: Settings,
    database: Database | None = None,
    counts: Counts | None = None,
    rates: Turnstile | None = None,
) -> FastAPI:
    """Build the application; the database is open from its start to its end.

    A rate counter can be passed in if others share it.
    """
    database = database or database_at(settings.database or settings.data, settings.data)
    reached = create_services(settings, database, counts, rates)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with running(database, reached):
            yield

    app = Api(lifespan)
    app.state.database = database
    app.state.services = reached
    docs = docs_router(settings.client)
    rooms = (about, health, guests, calls, games, lessons, tables, replays, statistics, sockets)
    for router in (*(room.router for room in rooms), docs):
        app.include_router(router)
    # Not mounted: a mount would also take requests to API addresses with a wrong method.
    app.router.default = WebClient(settings.client)
    refusals = reached.measured.counts.refusals
    hosts = KnownHosts(settings.hosts)
    app.add_middleware(
        Guard,
        hosts=hosts,
        rates=reached.rates,
        refusals=refusals,
        refused=settings.refused_addresses,
    )
    app.add_exception_handler(PipyardError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_malformed)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(Exception, _apologise)
    return app


@asynccontextmanager
async def running(database: Database, reached: Services) -> AsyncIterator[None]:
    """Open the database and run the background tasks within the context."""
    await database.open()
    try:
        async with _listening(database, reached):
            await reached.calls.open()
            each_by_itself = (reached.clocks, reached.hub, reached.retention, reached.calls)
            tasks = [asyncio.create_task(each.run()) for each in each_by_itself]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                # Finish deletions that have started before the database is closed.
                await asyncio.wait(tasks)
                await reached.tables.rest()
    finally:
        await database.close()


@asynccontextmanager
async def _listening(database: Database, reached: Services) -> AsyncIterator[None]:
    """Within the context, hear what other servers do, and tell them who is here."""

    def missed() -> None:
        reached.elsewhere.ask()
        reached.tables.look_again()

    hear, told = reached.tables.hear, reached.elsewhere.hear
    async with database.listening(hear, missed, told):
        telling = None
        if database.shared:
            telling = asyncio.create_task(reached.elsewhere.run(reached.tables))
        try:
            yield
        finally:
            if telling is not None:
                telling.cancel()
                await asyncio.wait([telling])


def create_services(
    settings: Settings,
    database: Database,
    counts: Counts | None = None,
    rates: Turnstile | None = None,
) -> Services:
    """Build everything that endpoints call, on a database that is not open yet."""
    elsewhere = Elsewhere(settings.tokens(8), database.tell, settings.steady)
    hub = Hub(settings.clock, elsewhere if database.shared else None, settings.limits.waiting_bytes)
    games = Catalogue(settings.packs)
    storage = TableRepository(database)
    loading, reading = Pool("loading", 2, _MOST_LOADING), Pool("reading", 1, _MOST_READING)
    thinking = Pool("thinking", 2, _MOST_THINKING)
    calling = Pool("calling", 4, _MOST_CALLING)
    counts = counts or Counts()
    keeper = TableKeeper(
        games,
        storage,
        hub,
        settings.below,
        settings.clock,
        most_bytes=settings.limits.table_bytes,
        aside=loading,
        counts=counts,
    )
    tables = TableService(keeper, _think_by(thinking, counts), settings.table_ids, settings.seeds)
    visitors = GuestService(
        GuestRepository(database), settings.tokens, settings.clock, farewell=tables
    )
    return Services(
        guests=visitors,
        games=games,
        tables=tables,
        archive=Archive(keeper, settings.table_ids, Importer(settings.packs).check, reading),
        statistics=StatisticsService(keeper, aside=reading),
        retention=Retention(RetentionRepository(database), keeper, settings.clock, settings.keep),
        calls=CallService(
            CallRepository(database),
            settings.clock,
            lambda table, guest: guest in hub.present(table),
            calling,
            _post_office(settings),
        ),
        clocks=Clocks(tables, storage, settings.clock, daily=visitors.tidy, steady=settings.steady),
        hub=hub,
        elsewhere=elsewhere,
        rates=rates or Turnstile(settings.rates),
        reach=Reach(settings.public_url, settings.network_url),
        measured=Measured(counts, keeper, hub, (loading, reading, thinking, calling), database),
        client=script_of(settings.client),
    )


def _post_office(settings: Settings) -> PostOffice | None:
    if not settings.push:
        return None
    from pipyard.server.calls.sending import WebPushOffice  # noqa: PLC0415  (an extra)

    return WebPushOffice(settings.push, settings.public_url or "https://localhost")


def _think_by(aside: Aside, counts: Counts) -> Think:
    def choose(game: HostedGame, *given: Any) -> tuple[Any, float]:
        began = counts.now()
        return game.choose(*given), counts.now() - began

    async def think(game: HostedGame, bot: str, position: np.recarray, seat: int, seed: int) -> Any:
        if bot in game.quick:
            action, seconds = choose(game, bot, position, seat, seed)
        else:
            action, seconds = await aside(choose, game, bot, position, seat, seed)
        counts.thinking.add(seconds)
        return action

    return think


def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, PipyardError)
    return _counted(request, error)


def _refuse_malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return _counted(request, malformed(error.errors()))


def _refuse_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    refused = _counted(request, _HTTP_REFUSALS.get(error.status_code, _MALFORMED))
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        refused.headers["allow"] = methods_taken(request)
    return refused


def _apologise(request: Request, _error: Exception) -> JSONResponse:
    return _counted(request, FAULT)


def _counted(request: Request, refusal: PipyardError) -> JSONResponse:
    services(request).measured.counts.refusals[refusal.code] += 1
    return answer(refusal)
