"""`pipyard solved`: games small enough to be solved wholly, and how far from best play bots are."""

import typer

from pipyard.cli.simulate import ListingBots
from pipyard.cli.solved_spots import solved_spots
from pipyard.cli.solved_spotted import solved_spotted

solved = typer.Typer(
    no_args_is_help=True,
    help="Solve reduced games wholly and show how far from the best play each bot is.",
)
solved.command("spots", cls=ListingBots)(solved_spots)
solved.command("spotted", cls=ListingBots)(solved_spotted)
