"""`pipyard sheet`: a sheet of Spotted! in the terminal, or as a page to print."""

from pathlib import Path
from typing import Annotated

import typer

from pipyard.core.errors import InvalidConfig, PipyardError
from pipyard.i18n import words

REFUSED = 2


def sheet(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME|FILE]",
            help="A shipped sheet by name, or a .toml file.",
            show_default="list the shipped sheets",
        ),
    ] = None,
    *,
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the sheet as an A4 page to print instead."),
    ] = None,
) -> None:
    """Draw a sheet of Spotted!: beetles, meadow and track. Without a name, list the sheets."""
    try:
        if name is not None:
            _show(name, svg)
        elif svg is None:
            _list()
        else:
            raise InvalidConfig(words()("sheet-nameless"))
    except PipyardError as error:
        typer.echo(f"pipyard sheet: {error.sentence}", err=True)
        raise typer.Exit(REFUSED) from None


def _list() -> None:
    from pipyard.cli.sheet_drawing import draw_list  # noqa: PLC0415  (NumPy and rich take time)
    from pipyard.games.spotted.content import find_sheet, sheet_names  # noqa: PLC0415

    _print(draw_list({name: find_sheet(name) for name in sheet_names()}, words()))


def _show(name: str, svg: Path | None) -> None:
    from pipyard.cli.sheet_drawing import draw_sheet  # noqa: PLC0415
    from pipyard.games.spotted.content import find_sheet  # noqa: PLC0415
    from pipyard.server.games.pages import described, sheet_page  # noqa: PLC0415

    found = find_sheet(name)
    if svg is None:
        _print(draw_sheet(described(found, name, words()), words(), name))
        return
    if svg.exists() and Path(name).exists() and svg.samefile(name):
        raise InvalidConfig(words()("sheet-same-file", file=str(svg)))
    try:
        svg.write_text(sheet_page(found, name, words()), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        said = words()("sheet-unwritable", file=str(svg), reason=reason)
        raise InvalidConfig(said) from None
    typer.echo(words()("sheet-written", name=found.name, file=str(svg)))


def _print(drawn: object) -> None:
    from rich.console import Console  # noqa: PLC0415

    Console(highlight=False).print(drawn)
