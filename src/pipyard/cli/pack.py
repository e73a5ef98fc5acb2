"""`pipyard pack check`: load a content pack and play it before anybody else does."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pipyard.core.errors import InvalidContent, PipyardError
from pipyard.i18n import languages, words

if TYPE_CHECKING:
    import numpy as np

    from pipyard.core.contract import Game
    from pipyard.games.spots.content import Content

BROKEN = 1
REFUSED = 2
_EVENTS = 200
"""How far each game is played: far enough to score dogs and to fill rows."""

pack = typer.Typer(no_args_is_help=True, help="Content packs: check them.")


@dataclass(frozen=True, slots=True)
class Playable:
    """A game with content of a pack, ways to set it up, and what must hold after every event."""

    name: str
    game: "Game[Any, Any, Any]"
    configs: Sequence[Any]
    always: "Callable[[np.recarray], None]"


@pack.callback()
def _group() -> None:
    """Check content packs."""


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
    games: Annotated[int, typer.Option(help="How many games to play of each kind.", min=1)] = 200,
    seed: Annotated[int, typer.Option(help="Same seed, same games.", min=0)] = 1,
) -> None:
    """Load a content pack and hold it to all that a game must keep, in random games.

    Ends with status 0 if the pack is sound, 1 if a game with it went wrong, 2 if it is refused.
    """
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)

    from pipyard.cli.warm import ensure_warm  # noqa: PLC0415

    try:
        found, playables = _load(folder, games)
    except PipyardError as refusal:
        typer.echo(refusal.sentence, err=True)
        raise typer.Exit(REFUSED) from None
    ensure_warm()
    broken = _play(folder, playables, seed, Console())
    if broken is not None:
        typer.echo(broken, err=True)
        raise typer.Exit(BROKEN)
    played = sum(len(each.configs) for each in playables)
    say = words()
    typer.echo(say("pack-sound", name=folder.name, games=played, found=say.listed(found)))


def _load(folder: Path, games: int) -> tuple[list[str], list[Playable]]:
    """Return what a pack has, in words, and how it is played."""
    from pipyard.i18n.pack_names import read_names  # noqa: PLC0415  (loading these takes time)

    found: list[str] = []
    playables: list[Playable] = []
    if (folder / "tricks.toml").is_file() or (folder / "dogs.toml").is_file():
        said, playable = _spots(folder, games)
        found.append(said)
        playables.append(playable)
        read_names(folder)
    sheets = sorted((folder / "sheets").glob("*.toml"))
    if sheets:
        found.append(words()("pack-sheets", sheets=len(sheets)))
        playables += (_spotted(path, max(1, games // len(sheets))) for path in sheets)
    if not playables:
        raise InvalidContent(folder.name, "pack", words()("pack-empty", folder=str(folder)))
    return found, playables


def _spots(folder: Path, games: int) -> tuple[str, Playable]:
    from pipyard.games.spots.content import load_content  # noqa: PLC0415  (loading takes time)
    from pipyard.games.spots.game import Spots  # noqa: PLC0415
    from pipyard.games.spots.invariants import check_position  # noqa: PLC0415

    content = load_content(folder)
    _check_words(content)
    spots = Spots(content)
    configs = list(_spots_configs(spots, games))
    said = words()("pack-spots", dogs=len(content.dogs), tricks=len(content.tricks))
    return said, Playable("Spots", spots, configs, partial(check_position, content))


def _spots_configs(spots: Any, games: int) -> Iterator[Any]:
    """Set games up with every trick in turn, every number of seats, on leash and off."""
    from pipyard.games.spots.content import STACK_POSITIONS  # noqa: PLC0415  (loading takes time)
    from pipyard.games.spots.game import SpotsConfig, dogs_needed, place_tiles  # noqa: PLC0415

    content = spots.content
    most = [seats for seats in (1, 2, 3, 4) if dogs_needed(seats) <= len(content.dogs)]
    stacks = [
        [trick.name for trick in content.tricks if trick.colour == colour]
        for colour in STACK_POSITIONS
    ]
    for number in range(games):
        tiles = place_tiles(content, tuple(stack[number % len(stack)] for stack in stacks))
        config = SpotsConfig(most[number % len(most)], tiles, off_leash=number % 5 == 4)
        spots.check(config)
        yield config


def _spotted(path: Path, games: int) -> Playable:
    from pipyard.games.spotted.content import load_sheet  # noqa: PLC0415  (loading takes time)
    from pipyard.games.spotted.game import Spotted, SpottedConfig  # noqa: PLC0415
    from pipyard.games.spotted.invariants import check_position  # noqa: PLC0415

    spotted = Spotted(load_sheet(path))
    configs = [SpottedConfig(1 + number % spotted.metadata.max_seats) for number in range(games)]
    return Playable(path.stem, spotted, configs, partial(check_position, spotted))


def _check_words(content: "Content") -> None:
    """See that everything on a tile can be said in every language."""
    from pipyard.games.spots.texts import trick_texts  # noqa: PLC0415  (loading takes time)

    for trick in content.tricks:
        for text in (text for step in trick_texts(trick) for text in step):
            if not all(text.message in words(language) for language in languages()):
                said = words()("pack-wordless")
                raise InvalidContent("tricks.toml", trick.name, said)


def _play(folder: Path, playables: Sequence[Playable], seed: int, console: Any) -> str | None:
    """Play all games; return what is wrong with the first that breaks."""
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
                    # Whatever it is, the pack brought it about.
                    about = {"game": each.name, "number": number + 1, "config": str(config)}
                    reason = str(fault) or type(fault).__name__
                    return words()("pack-broken", name=folder.name, reason=reason, **about)
                progress.advance(task)
    return None
