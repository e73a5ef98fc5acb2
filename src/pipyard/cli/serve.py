"""`pipyard serve`: tables to play at, in the browser."""

import webbrowser
from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import typer
from rich.console import Console
from rich.table import Table

from pipyard.cli import serve_options as options
from pipyard.cli.machines import tell_machine
from pipyard.cli.running import note_address, running_at
from pipyard.cli.settings_file import origin_of, settings_in_force
from pipyard.core.errors import PipyardError
from pipyard.i18n import words

if TYPE_CHECKING:
    from socket import socket

    from pipyard.cli.welcome import Welcome
    from pipyard.server.settings import Settings

T = TypeVar("T")
_INTERRUPTED = 130


def serve(
    ctx: typer.Context,
    *,
    host: options.Host = "0.0.0.0",
    port: options.Port = None,
    public_url: options.PublicUrl = None,
    trusted_proxies: options.TrustedProxies = None,
    refused_addresses: options.RefusedAddresses = None,
    hosts: options.Hosts = None,
    workers: options.Workers = 1,
    browser: options.Open = True,
    data: options.Data = None,
    database: options.DatabaseAddress = None,
    packs: options.Packs = None,
    rates: options.Rates = True,
    push: options.Push = False,
    keep_abandoned: options.KeepAbandoned = 365,
    keep_finished: options.KeepFinished = 1095,
    keep_imports: options.KeepImports = 180,
    keep_reports: options.KeepReports = 365,
    keep_guests: options.KeepGuests = 90,
    connections: options.Connections = 500,
    header_seconds: options.HeaderSeconds = 10,
    body_seconds: options.BodySeconds = 30,
    unread_seconds: options.UnreadSeconds = 30,
    waiting_bytes: options.WaitingBytes = 4_194_304,
    table_bytes: options.TableBytes = 67_108_864,
    log_level: options.Level = options.LogLevel.WARNING,
    log_format: options.Format = options.LogFormat.TEXT,
    metrics_port: options.MetricsPort = None,
    metrics_host: options.MetricsHost = "127.0.0.1",
    settings: options.SettingsFile = None,
    show_settings: options.ShowSettings = False,
) -> None:
    """Serve games and open the browser; Ctrl-C stops the server, games continue later."""
    from pipyard.server.limits import Limits  # noqa: PLC0415
    from pipyard.server.rates import USUAL  # noqa: PLC0415  (needed by this command only)
    from pipyard.server.retention.keep import Keep  # noqa: PLC0415
    from pipyard.server.settings import Settings, usual_data_folder  # noqa: PLC0415

    del settings  # The file's values are among the others by now.
    wanted = Settings(
        data=(data or usual_data_folder()).expanduser().resolve(),
        database=database,
        packs=packs and packs.expanduser().resolve(),
        push=_push_services(ctx) if push else (),
        rates=replace(USUAL, connections_of_an_address=connections) if rates else None,
        limits=Limits(header_seconds, body_seconds, unread_seconds, waiting_bytes, table_bytes),
        keep=Keep(keep_abandoned, keep_finished, keep_imports, keep_reports, keep_guests),
        hosts=_listed(hosts),
        public_url=public_url,
        trusted_proxies=_listed(trusted_proxies),
        refused_addresses=_listed(refused_addresses),
        log_level=log_level,
        log_format=log_format,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
    )
    wanted = _checked(ctx, wanted)
    if workers > 1 and database is None:
        raise typer.BadParameter(
            words()("serve-workers-need-database"), param_hint=origin_of(ctx, "workers")
        )
    if show_settings:
        _show_settings(ctx, wanted)
        return
    try:
        served = _serve(wanted, host, port, workers, open_browser=browser)
    except PipyardError as error:
        # With --no-browser, another program started this one and must notice the failure.
        running = running_at(wanted.data) if browser and error.code == "data/in-use" else None
        if running is not None:
            _lead_to(running)
            return
        typer.echo(error.sentence, err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        typer.echo(words()("serve-stopped-early"), err=True)
        raise typer.Exit(_INTERRUPTED) from None
    if not served:
        raise typer.Exit(1)


def _push_services(ctx: typer.Context) -> tuple[str, ...]:
    """Return the push services that calls may go through; refuse if pywebpush is missing."""
    if find_spec("pywebpush") is None:
        raise typer.BadParameter(words()("serve-push-missing"), param_hint=origin_of(ctx, "push"))
    from pipyard.server.calls.service import SERVICES  # noqa: PLC0415

    return SERVICES


def _lead_to(running: str) -> None:
    """If a server already runs on the same games, open that one instead."""
    from pipyard.cli.welcome import can_open_browser  # noqa: PLC0415

    typer.echo(words()("serve-running", address=running))
    if can_open_browser():
        webbrowser.open(running)


def _serve(
    wanted: "Settings", host: str, port: int | None, workers: int, *, open_browser: bool
) -> bool:
    """Listen first, so that a taken port is reported before the rules are compiled."""
    from pipyard.server import garbage, listening  # noqa: PLC0415

    with listening.listen(host, port) as opened:
        with garbage.left_lying():
            tell_machine()
            from pipyard.cli.welcome import can_open_browser  # noqa: PLC0415
            from pipyard.server import serving  # noqa: PLC0415  (the web server takes time)
            from pipyard.server.workers import beside  # noqa: PLC0415

        console = Console()
        welcome = _welcome(wanted, opened)
        if wanted.public_url is None and welcome.outside:
            wanted = replace(wanted, network_url=welcome.outside[0])

        def announce() -> None:
            note_address(wanted.data, welcome.here)
            welcome.show(console)
            if open_browser and can_open_browser():
                # Some browsers start in the foreground, and the server must still answer.
                Thread(target=webbrowser.open, args=(welcome.here,), daemon=True).start()

        def part() -> None:
            console.print(f"\n{words()('serve-stopping')}")

        with beside(wanted, opened, workers - 1):
            served = serving.serve(wanted, opened, announce, part)
    if served:
        console.print(words()("serve-stopped"))
    return served


def _welcome(wanted: "Settings", opened: "socket") -> "Welcome":
    from pipyard.cli.welcome import Welcome, in_short  # noqa: PLC0415
    from pipyard.server import addresses  # noqa: PLC0415

    host, port = opened.getsockname()[:2]
    private = addresses.is_loopback(host)
    outside: list[str] = []
    if wanted.public_url:
        outside = [wanted.public_url]
    elif not private:
        found = addresses.on_the_network() if addresses.is_everywhere(host) else [host]
        outside = [addresses.written(one, port) for one in found]
    return Welcome(
        here=addresses.written("localhost" if addresses.is_everywhere(host) else host, port),
        outside=tuple(outside),
        private=private,
        public=wanted.public_url is not None,
        kept=_database_named(wanted.database) if wanted.database else in_short(wanted.data),
    )


def _checked(ctx: typer.Context, wanted: "Settings") -> "Settings":
    """Refuse combinations that make no sense, naming where each value came from."""
    from pipyard.server import addresses  # noqa: PLC0415

    hosts, url = wanted.hosts, wanted.public_url
    if wanted.database is not None:
        _believe(ctx, "database", _database_named, wanted.database)
    if url is not None:
        url = _believe(ctx, "public_url", addresses.read_public_url, url)
        hosts = tuple(dict.fromkeys((*hosts, urlsplit(url).hostname or "")))
        if url.startswith("https:") and not wanted.trusted_proxies:
            raise typer.BadParameter(
                words()("serve-proxy-missing"),
                param_hint=origin_of(ctx, "public_url"),
            )
    proxies, refused = (
        tuple(_believe(ctx, name, addresses.read_network, each) for each in getattr(wanted, name))
        for name in ("trusted_proxies", "refused_addresses")
    )
    return replace(
        wanted, hosts=hosts, public_url=url, trusted_proxies=proxies, refused_addresses=refused
    )


def _believe(ctx: typer.Context, name: str, read: Callable[[str], T], text: str) -> T:
    try:
        return read(text)
    except PipyardError as error:
        raise typer.BadParameter(error.sentence, param_hint=origin_of(ctx, name)) from None


def _database_named(address: str) -> str:
    from pipyard.server.database.address import name_address, read_address  # noqa: PLC0415

    return name_address(read_address(address))


def _listed(words: Iterable[str] | None) -> tuple[str, ...]:
    """Accept values given one by one, or several separated by commas, as in variables."""
    parts = [part.strip() for word in words or () for part in word.split(",")]
    return tuple(part for part in parts if part)


def _show_settings(ctx: typer.Context, wanted: "Settings") -> None:
    shown = Table("setting", "value", "from", box=None, pad_edge=False)
    for key, name, origin in settings_in_force(ctx):
        value = getattr(wanted, name, ctx.params[name])
        if name == "database":
            value = _database_named(value) if value else "SQLite in the data folder"
        elif name == "port" and value is None:
            value = "8017, or a free one"
        elif name in ("push", "rates"):
            value = ctx.params[name]
        shown.add_row(key, _in_words(value), origin)
    Console(soft_wrap=True).print(shown)


def _in_words(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return "none" if value is None else str(value)
