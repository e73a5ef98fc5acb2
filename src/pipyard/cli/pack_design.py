"""`pipyard pack new`, `diff` and `balance`: from an idea for a trick to what it is worth."""

import json
import shutil
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from pipyard.cli.documents import document
from pipyard.cli.lab_options import AsJson, Cores, Seed, WeightsName
from pipyard.cli.refusals import ending_early
from pipyard.core.errors import InvalidConfig, InvalidContent

if TYPE_CHECKING:
    from pipyard.games.spots.game import Spots
    from pipyard.lab.spots.balance import TrickWorth

Folder: TypeAlias = Annotated[
    Path, typer.Argument(metavar="DIR", file_okay=False, exists=True, help="The pack.")
]


def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to create.")],
    *,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="A sheet of Spotted! instead of cards and tiles.")
    ] = False,
) -> None:
    """Make a new pack: a copy of the published content, with everything a pack may contain."""
    from pipyard.games.spots import content as spots  # noqa: PLC0415  (loading these takes time)
    from pipyard.games.spotted import content as spotted  # noqa: PLC0415

    with ending_early("pack new"):
        if folder.exists() and any(folder.iterdir()):
            raise InvalidConfig(f"{folder} is not empty; choose a folder that does not exist yet.")
        folder.mkdir(parents=True, exist_ok=True)
        if sheet:
            (folder / "sheets").mkdir()
            name = f"{spotted.STANDARD_SHEET}.toml"
            files = [shutil.copy(spotted.DATA / name, folder / "sheets" / f"{folder.name}.toml")]
        else:
            names = ("dogs.toml", "tricks.toml")
            files = [shutil.copy(spots.DATA / name, folder / name) for name in names]
    for file in files:
        typer.echo(str(file))


def diff(folder: Folder) -> None:
    """List what a pack changes in the published dogs, tricks and sets of Spots."""
    from pipyard.lab.spots.changes import changes_of  # noqa: PLC0415  (loading this takes time)

    with ending_early("pack diff"):
        pack, published = _contents(folder)
        for each in changes_of(pack, published):
            for how in ("added", "changed", "gone"):
                for name in getattr(each, how):
                    typer.echo(f"{how:8} {each.what.removesuffix('s'):6} {name}")


def balance(
    folder: Folder,
    *,
    trick: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A trick to measure; can be repeated.",
            show_default="all new or changed ones",
        ),
    ] = None,
    bot: Annotated[
        str, typer.Option(help="The bot in both seats; planner takes a thousand times as long.")
    ] = "greedy",
    games: Annotated[
        int, typer.Option(help="Games on each recommended set, an even number.", min=2)
    ] = 500,
    seed: Seed = 0,
    cores: Cores = None,
    weights: WeightsName = None,
    as_json: AsJson = False,
) -> None:
    """Measure what tricks are worth, compared with every published trick of their color.

    Both players are the same bot with the same dice, and one of them may not choose the trick.
    """
    from pipyard.cli.taught import thinking_by  # noqa: PLC0415  (loading these takes time)
    from pipyard.games.spots.game import SpotsConfig  # noqa: PLC0415
    from pipyard.lab.simulate import SimulateOptions, TableSetup  # noqa: PLC0415
    from pipyard.lab.taught import doubts  # noqa: PLC0415

    with ending_early("pack balance"):
        pack, published = _contents(folder)
        names = trick or _new_tricks(pack, published)
        if not names:
            raise InvalidConfig("No trick of the pack is new or changed; name one with --trick.")
        wanted = SimulateOptions((bot,), games + games % 2, seed, cores)
        setup = thinking_by(weights, TableSetup(pack, SpotsConfig()))
        doubted = doubts(setup, [bot], taught=weights is not None)
        found = _measure(setup.rules, published, names, wanted)
    if as_json:
        told = {**_document(pack, wanted, found), "warnings": doubted}
        typer.echo(json.dumps(told, indent=2))
    else:
        _print(wanted, found)
        for sentence in doubted:
            typer.echo(sentence)


def _contents(folder: Path) -> "tuple[Spots, Spots]":
    from pipyard.games.spots.game import Spots  # noqa: PLC0415  (loading this takes time)

    published = Spots()
    pack = published.with_pack(folder)
    if pack is None:
        raise InvalidContent(folder.name, "pack", "it has no tricks.toml")
    return pack, published


def _new_tricks(pack: "Spots", published: "Spots") -> list[str]:
    from pipyard.lab.spots.changes import changes_of  # noqa: PLC0415  (loading this takes time)

    tricks = changes_of(pack, published)[0]
    return [*tricks.added, *tricks.changed]


Found: TypeAlias = "list[tuple[TrickWorth, list[TrickWorth]]]"
"""What tricks are worth, each with the published ones of its color."""


def _measure(pack: Any, published: "Spots", names: list[str], wanted: Any) -> Found:
    from pipyard.cli.showing import progress_bar  # noqa: PLC0415  (loading these takes time)
    from pipyard.games.spots.game import tiles_of_set  # noqa: PLC0415
    from pipyard.lab.spots.balance import measure  # noqa: PLC0415

    content = published.content
    sets = {name: tiles_of_set(content, name) for name in content.sets}
    colours = {name: _colour(pack, name) for name in names}
    rivals = [each.name for each in content.tricks if each.colour in colours.values()]
    total = (len(names) + len(rivals)) * len(sets) * wanted.games
    with progress_bar("Playing", total) as advance:
        playing = replace(wanted, on_progress=advance)
        known = {name: measure(published, name, playing, sets) for name in rivals}
        ours = [measure(pack, name, playing, sets) for name in names]
    return [
        (each, [known[name] for name in rivals if known[name].colour == each.colour])
        for each in ours
    ]


def _colour(pack: "Spots", name: str) -> str:
    for trick in pack.content.tricks:
        if trick.name == name:
            return trick.colour
    raise InvalidConfig(f"There is no trick {name!r} in the pack.")


def _document(pack: "Spots", wanted: Any, found: Found) -> dict[str, Any]:
    from pipyard.lab.spots.balance import verdict  # noqa: PLC0415  (loading this takes time)

    return {
        **document("pack balance", pack.content_hash),
        "bot": wanted.bots[0],
        "seed": wanted.seed,
        "games_per_set": wanted.games,
        "tricks": [
            {
                **asdict(worth),
                "verdict": verdict(worth, others),
                "published": [asdict(each) for each in others],
            }
            for worth, others in found
        ],
    }


def _print(wanted: Any, found: Found) -> None:
    from rich.console import Console  # noqa: PLC0415  (loading these takes time)

    from pipyard.cli.showing import print_table  # noqa: PLC0415
    from pipyard.lab.spots.balance import verdict  # noqa: PLC0415
    from pipyard.lab.text_table import TextTable  # noqa: PLC0415

    headings = ("trick", "wins with it", "95%", "chosen per game", "when offered", "turns")
    console = Console(highlight=False)
    for worth, others in found:
        rivals = sorted(others, key=lambda other: -other.wins.share)
        title = f"{worth.trick}, {worth.colour}; both seats {wanted.bots[0]}, seed {wanted.seed}"
        print_table(console, TextTable(headings, [[_row(worth)], list(map(_row, rivals))], title))
        console.print(verdict(worth, others))


def _row(worth: "TrickWorth") -> tuple[str, ...]:
    return (
        worth.trick,
        f"{worth.wins.share:.1%}",
        f"{worth.wins.low:.1%} to {worth.wins.high:.1%}",
        f"{worth.chosen:.1f}",
        f"{worth.of_offers:.0%}",
        f"{worth.turns:.1f}",
    )
