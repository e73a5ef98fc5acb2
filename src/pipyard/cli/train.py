"""`pipyard train`: train the strongest bot of a game by letting it play against itself."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from pipyard.cli.lab_options import Cores, GameName, PackFolder, SheetName
from pipyard.cli.refusals import check_folder, ending_early

GAMES_OWN = "what the shipped net was taught with"


def train(
    game: GameName,
    *,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            dir_okay=False,
            help="File for the weights.",
            show_default="net.npz; installed by name for a pack or sheet",
        ),
    ] = None,
    pack: PackFolder = None,
    sheet: SheetName = None,
    name: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="Install the weights under this name, for --weights of other commands.",
            show_default="that of the pack or sheet",
        ),
    ] = None,
    first: Annotated[
        int | None,
        typer.Option(help="Games of greedy to start with.", min=1, show_default=GAMES_OWN),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(help="Rounds of games against itself.", min=0, show_default=GAMES_OWN),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help="Games of each round.", min=1, show_default=GAMES_OWN),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same net.", min=0)] = 0,
    cores: Cores = None,
) -> None:
    """Train the net that judges positions: about 15 minutes on 16 cores for either game.

    With a pack or sheet, it learns that content, and is installed by name: use `--weights NAME`.
    """
    wanted = {"first": first, "rounds": rounds, "games": games, "seed": seed, "cores": cores}
    with ending_early("train", "Stopped before the training was complete; nothing was written."):
        given = {key: value for key, value in wanted.items() if value is not None}
        _run(game, _place(game, out, name, pack, sheet), given, pack, sheet)


def _place(
    game: str, out: Path | None, name: str | None, pack: Path | None, sheet: str | None
) -> Path:
    """Return where the weights go: to a file, or installed under a name."""
    from pipyard.cli.taught import installed  # noqa: PLC0415  (loading this takes time)
    from pipyard.core.errors import InvalidConfig  # noqa: PLC0415

    if out is not None and name is not None:
        raise InvalidConfig("Weights go to a file or are installed by name; leave out one of them.")
    own = pack.resolve().name if pack else Path(sheet).stem if sheet else None
    called = name or own
    return out or (installed(game, called) if called else Path("net.npz"))


def _run(
    game: str, out: Path, wanted: dict[str, int], pack: Path | None, sheet: str | None
) -> None:
    from pipyard.bots.weights import write_weights  # noqa: PLC0415  (loading these takes time)
    from pipyard.cli.machines import tell_machine  # noqa: PLC0415
    from pipyard.cli.showing import progress_bar  # noqa: PLC0415
    from pipyard.lab.games import tool_of  # noqa: PLC0415
    from pipyard.lab.taught import contents_taught  # noqa: PLC0415

    teacher = tool_of(game, "train")
    rules = _rules(game, pack, sheet)
    if out.parent.name == game and out.parent.parent.name == "weights":
        out.parent.mkdir(parents=True, exist_ok=True)
    check_folder(out)
    course = teacher.COURSE(**wanted)
    tell_machine()
    with progress_bar("Playing", course.all_games) as advance:
        weights = teacher.train(replace(course, on_progress=advance), rules)
    write_weights(out, weights, teacher.STAMP(), contents_taught(rules) if rules else ())
    typer.echo(f"Written to {out}.")
    if rules:
        typer.echo(f"Play by them with --weights {out.stem}, as in `pipyard simulate {game}`.")


def _rules(game: str, pack: Path | None, sheet: str | None) -> Any:
    """Return the game with the content to learn, or None for the published content."""
    from pipyard.core.registry import find_game  # noqa: PLC0415  (loading these takes time)
    from pipyard.lab.setup import with_pack  # noqa: PLC0415
    from pipyard.lab.simulate import set_up  # noqa: PLC0415

    if pack is not None and sheet is None:
        return with_pack(find_game(game).load(), pack)
    return set_up(game, 2, pack=pack, sheet=sheet).rules if sheet else None
