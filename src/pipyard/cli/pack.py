"""`pipyard pack check`: load a content pack and test it in random games."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pipyard.cli.pack_design import balance, diff, new
from pipyard.core.errors import InvalidContent, PipyardError
from pipyard.i18n import languages, words

if TYPE_CHECKING:
    from pipyard.lab.pack import PackPart, PlayablePack

BROKEN = 1
REFUSED = 2
_EVENTS = 200
"""Events played of each game: enough to score dogs and to fill rows."""

pack = typer.Typer(
    no_args_is_help=True, help="Content packs: make, check, compare, and balance them."
)


@pack.callback()
def _group() -> None:
    """Work on content packs."""


pack.command()(new)
pack.command()(diff)
pack.command()(balance)


@pack.command()
def check(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR",
            file_okay=False,
            exists=True,
            help="The pack: dogs.toml and tricks.toml, or sheets/*.toml, or both.",
        ),
    ],
    *,
    games: Annotated[int, typer.Option(help="Games to play of each kind.", min=1)] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 1,
) -> None:
    """Load a content pack and check in random games that all rules hold.

    Ends with status 0 if the pack is sound, 1 if a game with it fails, 2 if the pack is refused.
    """
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)

    from pipyard.cli.machines import tell_machine  # noqa: PLC0415

    try:
        found, playables = _load(folder, games)
    except PipyardError as refusal:
        typer.echo(refusal.sentence, err=True)
        raise typer.Exit(REFUSED) from None
    tell_machine()
    broken = _play(folder, playables, seed, Console())
    if broken is not None:
        typer.echo(broken, err=True)
        raise typer.Exit(BROKEN)
    played = sum(len(each.configs) for each in playables)
    say = words()
    typer.echo(say("pack-sound", name=folder.name, games=played, found=say.listed(found)))


def _load(folder: Path, games: int) -> "tuple[list[str], list[PlayablePack]]":
    """Return a description of what a pack contains, and how to play it."""
    from pipyard.bots import BOTS  # noqa: PLC0415  (loading these takes time)
    from pipyard.i18n.pack_names import read_names  # noqa: PLC0415
    from pipyard.lab.games import tool_of  # noqa: PLC0415

    found: list[str] = []
    playables: list[PlayablePack] = []
    for game in BOTS:
        part = tool_of(game, "pack").part_of(folder, games)
        if part is not None:
            _check_words(part)
            found.append(words()(part.message, **part.arguments))
            playables += part.playables
    if not playables:
        raise InvalidContent(folder.name, "pack", words()("pack-empty", folder=str(folder)))
    read_names(folder)
    return found, playables


def _check_words(part: "PackPart") -> None:
    """Check that everything on a tile can be described in every language."""
    for (file, key), messages in part.messages.items():
        if not all(message in words(lang) for message in messages for lang in languages()):
            raise InvalidContent(file, key, words()("pack-wordless"))


def _play(folder: Path, playables: "Sequence[PlayablePack]", seed: int, console: Any) -> str | None:
    """Play all games; return what is wrong with the first one that fails."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    from pipyard.core.conformance import check_conformance  # noqa: PLC0415

    columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        for each in playables:
            said = words()("pack-playing", game=each.name)
            task = progress.add_task(said, total=len(each.configs))
            for number, config in enumerate(each.configs):
                try:
                    check_conformance(
                        each.game, [config], events=_EVENTS, seed=seed + number, always=each.always
                    )
                except Exception as fault:
                    # Any error here is caused by the pack.
                    about = {"game": each.name, "number": number + 1, "config": str(config)}
                    reason = str(fault) or type(fault).__name__
                    return words()("pack-broken", name=folder.name, reason=reason, **about)
                progress.advance(task)
    return None
