"""`pipyard simulate`: many games between bots, and their results."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from pipyard.cli.lab_options import (
    AsJson,
    Cores,
    GameName,
    OffLeash,
    PackFolder,
    RayAddress,
    Seed,
    SheetName,
    TileSet,
    WeightsName,
)
from pipyard.cli.refusals import ending_early
from pipyard.core.errors import InvalidConfig


class Device(StrEnum):
    """What the games run on."""

    CPU = "cpu"
    CUDA = "cuda"


class ListingBots(TyperCommand):
    """A command that accepts `--bots a b` for `--bots a --bots b`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Repeat the option before each of its values, then parse as usual."""
        return super().parse_args(ctx, spread_bots(args))


def spread_bots(args: list[str]) -> list[str]:
    """Repeat `--bots` before each word that follows it, up to the next option."""
    spread: list[str] = []
    listing = False
    for word in args:
        if word.startswith("-"):
            listing = word == "--bots"
        elif listing and spread[-1] != "--bots":
            spread.append("--bots")
        spread.append(word)
    return spread


def simulate(
    game: GameName,
    *,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME...",
            help="One bot for all seats, or one for each seat: random, greedy, rollout, ...",
            show_default="greedy",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            help="Seats, as many as the game takes; 1 plays alone.",
            show_default="one for each bot, or 2",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="Games to play.")] = 1000,
    seed: Seed = 0,
    tiles: TileSet = None,
    off_leash: OffLeash = False,
    d0g_treats: Annotated[
        int | None,
        typer.Option(help="Spots: treats d0g starts with, 0 to 5, for 1 player.", show_default="1"),
    ] = None,
    pack: PackFolder = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--fixed", help="Move the bots by one seat after each game.")
    ] = True,
    turn_limit: Annotated[
        int | None,
        typer.Option(help="Spots: cut a game off after this many turns.", show_default="2000"),
    ] = None,
    sheet: SheetName = None,
    weights: WeightsName = None,
    logs: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            file_okay=False,
            help="Folder for a log of each game; games are then played one by one.",
            show_default="none",
        ),
    ] = None,
    cores: Cores = None,
    ray: RayAddress = None,
    device: Annotated[
        Device, typer.Option(help="cuda plays random games on an NVIDIA card.")
    ] = Device.CPU,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report who won, how long games were, and the speed."""
    from pipyard.cli.simulation import run  # noqa: PLC0415  (loading Numba takes time)
    from pipyard.cli.taught import cluster  # noqa: PLC0415
    from pipyard.lab.simulate import SimulateOptions  # noqa: PLC0415

    names = bots or []
    seats = players if players is not None else max(len(names), 2)
    options = {
        "set_": tiles,
        "off_leash": off_leash,
        "d0g_treats": d0g_treats,
        "pack": pack,
        "turn_limit": turn_limit,
        "sheet": sheet,
    }
    with ending_early("simulate"):
        on_gpu = device is Device.CUDA
        if ray is not None and (on_gpu or logs is not None):
            raise InvalidConfig(
                "A cluster plays on processors and writes no logs; leave out --ray."
            )
        workers = cluster(ray, weights)
        wanted = SimulateOptions(names, games, seed, cores, rotate, on_gpu=on_gpu, workers=workers)
        run(game, seats, wanted, options, as_json=as_json, logs=logs, weights=weights)
