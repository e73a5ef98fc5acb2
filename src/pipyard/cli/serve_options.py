"""The settings of `pipyard serve`, each as a flag, a variable and a key of the settings file."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pipyard.cli.settings_file import read_settings

_WHERE = "Network"
_GAMES = "Games"
_KEEPING = "How long games are stored"
_LIMITS = "Limits per address and connection"
_OTHER = "Settings"
_LONGEST = 36_500


class LogLevel(StrEnum):
    """How much is written to the error stream."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class LogFormat(StrEnum):
    """The format of what is written to the error stream."""

    TEXT = "text"
    JSON = "json"


Host = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="PIPYARD_HOST",
        rich_help_panel=_WHERE,
        help="Address to listen on. The default lets everybody on your network in;"
        " 127.0.0.1 lets only this machine in.",
    ),
]
Port = Annotated[
    int | None,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_PORT",
        rich_help_panel=_WHERE,
        min=0,
        max=65535,
        help="Port to listen on; 0 means any free port.",
        show_default="8017, or a free one if that is taken",
    ),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="PIPYARD_PUBLIC_URL",
        rich_help_panel=_WHERE,
        help="Address for links if the server is behind a proxy, such as https://games.example."
        " The proxy handles TLS.",
    ),
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        envvar="PIPYARD_TRUSTED_PROXIES",
        rich_help_panel=_WHERE,
        help="Addresses or networks of proxies to trust about the address of a client; can be"
        " repeated.",
        show_default="none",
    ),
]
RefusedAddresses = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        envvar="PIPYARD_REFUSED_ADDRESSES",
        rich_help_panel=_LIMITS,
        help="Addresses or networks from which nothing is accepted; can be repeated.",
        show_default="none",
    ),
]
Hosts = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        envvar="PIPYARD_HOSTS",
        rich_help_panel=_WHERE,
        help="Further host names for the server, besides those of the local network and IP"
        " addresses; can be repeated.",
        show_default="none",
    ),
]
Open = Annotated[
    bool,
    typer.Option(
        "--open/--no-browser",
        envvar="PIPYARD_OPEN",
        rich_help_panel=_WHERE,
        help="Open the browser on this machine.",
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        envvar="PIPYARD_DATA",
        rich_help_panel=_GAMES,
        file_okay=False,
        help="Folder for the games.",
        show_default="your user data folder",
    ),
]
DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="PIPYARD_DATABASE",
        rich_help_panel=_GAMES,
        help="PostgreSQL database, such as postgresql+asyncpg://user:password@host/name.",
        show_default="SQLite in the data folder",
    ),
]
Packs = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        envvar="PIPYARD_PACKS",
        rich_help_panel=_GAMES,
        exists=True,
        file_okay=False,
        help="Folder of content packs that tables can use.",
        show_default="none",
    ),
]
Rates = Annotated[
    bool,
    typer.Option(
        "--rates/--no-rates",
        envvar="PIPYARD_RATES",
        rich_help_panel=_LIMITS,
        help="Limit how much one guest and one address may request.",
    ),
]
Push = Annotated[
    bool,
    typer.Option(
        "--push/--no-push",
        envvar="PIPYARD_PUSH",
        rich_help_panel=_GAMES,
        help="Notify guests who ask for it when their turn is waiting, through the push services"
        " of their browsers' makers.",
    ),
]
KeepAbandoned = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        envvar="PIPYARD_KEEP_ABANDONED",
        rich_help_panel=_KEEPING,
        min=0,
        max=_LONGEST,
        help="Days after which a game that nobody continues is deleted; 0 means never.",
    ),
]
KeepFinished = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        envvar="PIPYARD_KEEP_FINISHED",
        rich_help_panel=_KEEPING,
        min=0,
        max=_LONGEST,
        help="Days after which a finished game is deleted; 0 means never.",
    ),
]
KeepImports = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        envvar="PIPYARD_KEEP_IMPORTS",
        rich_help_panel=_KEEPING,
        min=0,
        max=_LONGEST,
        help="Days after which a game imported from a file is deleted; 0 means never.",
    ),
]
KeepReports = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        envvar="PIPYARD_KEEP_REPORTS",
        rich_help_panel=_KEEPING,
        min=0,
        max=_LONGEST,
        help="Days after which a reported problem is deleted; its game stays as long. 0 means"
        " never.",
    ),
]
KeepGuests = Annotated[
    int,
    typer.Option(
        metavar="DAYS",
        envvar="PIPYARD_KEEP_GUESTS",
        rich_help_panel=_KEEPING,
        min=0,
        max=_LONGEST,
        help="Days after which a guest without games who stays away is deleted; 0 means never.",
    ),
]
Workers = Annotated[
    int,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_WORKERS",
        rich_help_panel=_WHERE,
        min=1,
        max=64,
        help="Processes behind the one port, to use several cores; more than one needs PostgreSQL.",
    ),
]
Connections = Annotated[
    int,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_CONNECTIONS",
        rich_help_panel=_LIMITS,
        min=1,
        help="Connections that one address may have open; a browser has up to seven.",
    ),
]
HeaderSeconds = Annotated[
    int,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_HEADER_SECONDS",
        rich_help_panel=_LIMITS,
        min=1,
        help="Seconds within which the header of a request must arrive.",
    ),
]
BodySeconds = Annotated[
    int,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_BODY_SECONDS",
        rich_help_panel=_LIMITS,
        min=1,
        help="Seconds within which the body of a request must arrive.",
    ),
]
UnreadSeconds = Annotated[
    int,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_UNREAD_SECONDS",
        rich_help_panel=_LIMITS,
        min=1,
        help="Seconds within which the client must read what the server sends.",
    ),
]
WaitingBytes = Annotated[
    int,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_WAITING_BYTES",
        rich_help_panel=_LIMITS,
        min=65_536,
        help="Bytes of messages that may wait for one socket before it is closed.",
    ),
]
TableBytes = Annotated[
    int,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_TABLE_BYTES",
        rich_help_panel=_LIMITS,
        min=1_048_576,
        help="Bytes of memory for tables in use; the least recently used ones are dropped.",
    ),
]
Level = Annotated[
    LogLevel,
    typer.Option(
        envvar="PIPYARD_LOG_LEVEL",
        rich_help_panel=_OTHER,
        help="How much is written to the error stream; info writes a line for every request,"
        " without secrets.",
    ),
]
Format = Annotated[
    LogFormat,
    typer.Option(
        envvar="PIPYARD_LOG_FORMAT",
        rich_help_panel=_OTHER,
        help="Format of the log: text for people, or json for programs, one object per line.",
    ),
]
MetricsPort = Annotated[
    int | None,
    typer.Option(
        metavar="NUMBER",
        envvar="PIPYARD_METRICS_PORT",
        rich_help_panel=_OTHER,
        min=0,
        max=65535,
        help="Port at which Prometheus reads metrics, at /metrics; 0 means any free port. Further"
        " workers take the ports after it.",
        show_default="no metrics",
    ),
]
MetricsHost = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="PIPYARD_METRICS_HOST",
        rich_help_panel=_OTHER,
        help="Address of that port; the default lets only this machine read metrics.",
    ),
]
SettingsFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        envvar="PIPYARD_SETTINGS",
        rich_help_panel=_OTHER,
        is_eager=True,
        callback=read_settings,
        help="TOML file with any of these settings, named like their flags: port = 8017."
        " Flags override variables, and variables override the file.",
        show_default="settings.toml in your user config folder",
    ),
]
ShowSettings = Annotated[
    bool,
    typer.Option(
        "--show-settings",
        rich_help_panel=_OTHER,
        help="Show the current settings and where each came from, and exit.",
    ),
]
