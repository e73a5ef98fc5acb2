"""`pipyard serve`: tables to play at, in the browser."""

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from pipyard.cli.warm import ensure_warm
from pipyard.core.errors import PipyardError


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="Port to listen on; 0 for any free one.", show_default="8017"
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            file_okay=False, help="Folder for the games.", show_default="your user data folder"
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-browser", help="Open the browser on this machine.")
    ] = True,
) -> None:
    """Serve tables to play at and open the browser; Ctrl-C ends it, games go on where they were."""
    ensure_warm()
    from pipyard.server import serving  # noqa: PLC0415  (loading the web framework takes time)
    from pipyard.server.settings import Settings, usual_data_folder  # noqa: PLC0415

    folder = (data or usual_data_folder()).expanduser().resolve()

    def announce() -> None:
        address = serving.address_of(listening)
        typer.echo(f"Pipyard is ready: {address}  (Ctrl-C ends it; games are kept in {folder})")
        if browser:
            webbrowser.open(address)

    try:
        listening = serving.listen(host, port)
        served = serving.serve(Settings(folder), listening, announce)
    except PipyardError as error:
        typer.echo(error.sentence, err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        served = True
    if not served:
        raise typer.Exit(1)
    typer.echo("Stopped. Every game is kept.")
