"""`pipyard ladder`: how strong every bot is, as a page with tables and a picture."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pipyard.cli.lab_options import Cores, Seed
from pipyard.cli.refusals import check_folder, ending_early

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipyard.lab.ladder.page import BotText
    from pipyard.lab.ladder.play import LadderOptions
    from pipyard.lab.ladder.results import Results


def ladder(
    game: Annotated[
        str | None,
        typer.Argument(help="One game only: spots or spotted.", show_default="both"),
    ] = None,
    *,
    games: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Games of a pairing that takes one core a second per game; faster pairings play "
            "more, slower ones fewer. 0 plays no games and only writes the page again.",
            show_default="as many as sixteen cores play in ten minutes",
        ),
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(
            min=0,
            help="Start no game after this long; run again to continue.",
            show_default="no limit",
        ),
    ] = None,
    seed: Seed = 0,
    cores: Cores = None,
    results: Annotated[
        Path,
        typer.Option(metavar="FILE", dir_okay=False, help="File for the results, game by game."),
    ] = Path("docs/ladder.json"),
    page: Annotated[
        Path,
        typer.Option(
            metavar="FILE", dir_okay=False, help="File for the page; the picture goes next to it."
        ),
    ] = Path("docs/ladder.md"),
) -> None:
    """Let all bots of both games play at many tables, and write a page about their strength.

    This takes long. You can interrupt it at any time; the same command continues from there.
    """
    from pipyard.lab.ladder.plan import USUAL_GAMES  # noqa: PLC0415  (loading Numba takes time)
    from pipyard.lab.ladder.play import LadderOptions  # noqa: PLC0415

    seconds = None if minutes is None else 60 * minutes
    asked = LadderOptions(USUAL_GAMES if games is None else games, cores, seconds)
    with ending_early(
        "ladder", f"Stopped. The games so far are in {results}; run the command again to continue."
    ):
        names = _named(game)
        check_folder(results)
        check_folder(page)
        _write(_played(names, asked, results, seed), page)


def _named(game: str | None) -> list[str]:
    from pipyard.bots import BOTS  # noqa: PLC0415
    from pipyard.core.registry import find_game  # noqa: PLC0415

    if game is None:
        return list(BOTS)
    find_game(game)
    return [game]


def _played(names: "Sequence[str]", asked: "LadderOptions", file: Path, seed: int) -> "Results":
    """Play the games that a file of results does not have yet, unless none are requested."""
    from dataclasses import replace  # noqa: PLC0415

    from pipyard.cli.machines import tell_machine  # noqa: PLC0415
    from pipyard.cli.showing import progress_bar  # noqa: PLC0415
    from pipyard.lab.ladder.plan import parts_of  # noqa: PLC0415
    from pipyard.lab.ladder.play import play_ladder  # noqa: PLC0415
    from pipyard.lab.ladder.results import (  # noqa: PLC0415
        read_results,
        results_to_go_on_from,
        write_results,
    )

    if asked.games == 0:
        return read_results(file)
    results = results_to_go_on_from(file, seed)
    tell_machine()
    parts = parts_of(names, asked.games)
    save = partial(write_results, file, results)
    with progress_bar("Playing", sum(part.games for part in parts)) as advance:
        advance(sum(min(part.games, results.games_of(part)) for part in parts))
        play_ladder(parts, results, replace(asked, on_progress=advance, save=save))
    typer.echo(f"PartResults; the results are in {file}.")
    return results


def _write(results: "Results", file: Path) -> None:
    from pipyard.bots import BOTS  # noqa: PLC0415
    from pipyard.lab.games import tool_of  # noqa: PLC0415
    from pipyard.lab.ladder.page import page  # noqa: PLC0415

    drawing = file.with_suffix(".svg")
    file.write_text(page(results, _told(), drawing.name), encoding="utf-8")
    typer.echo(f"Written to {file}.")
    for game in BOTS:
        draw = getattr(tool_of(game, "ladder"), "picture", None)
        if draw and any(name.startswith(f"{game}/") for name in results.parts):
            drawing.write_text(draw(results), encoding="utf-8")
            typer.echo(f"Drawn to {drawing}.")


def _told() -> "dict[tuple[str, str], BotText]":
    """Return the name and description of every bot, in the language of the page."""
    from pipyard.bots import BOTS  # noqa: PLC0415
    from pipyard.i18n import words  # noqa: PLC0415
    from pipyard.lab.ladder.page import BotText  # noqa: PLC0415

    english = words("en")
    return {
        (game, bot): BotText(english(f"bot-{bot}"), english(f"bot-{bot}.about", game=game))
        for game, bots in BOTS.items()
        for bot in bots
    }
