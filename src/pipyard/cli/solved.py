"""`pipyard solved`: games small enough to be solved wholly, and how far from best play bots are."""

import typer

from pipyard.cli.simulate import ListingBots
from pipyard.cli.solved_spotted import solved_spotted

solved = typer.Typer(
    no_args_is_help=True,
    help="Solve reduced games wholly and show how far from the best play each bot is.",
)
solved.command("spotted", cls=ListingBots)(solved_spotted)


@solved.callback()
def _games() -> None:
    """Keep the game's name a word of its own, however many games there are."""
