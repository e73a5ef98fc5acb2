"""The `pipyard` command."""

from pipyard.cli.interrupts import ending_at_once

with ending_at_once():
    from typing import Annotated

    import typer

    import pipyard
    from pipyard.cli.admin import admin
    from pipyard.cli.backup import backup, restore
    from pipyard.cli.calibrate import calibrate
    from pipyard.cli.coach import coach
    from pipyard.cli.lab import lab
    from pipyard.cli.ladder import ladder
    from pipyard.cli.language import Language, SpeakingGroup
    from pipyard.cli.odds import odds
    from pipyard.cli.pack import pack
    from pipyard.cli.play import play
    from pipyard.cli.reports import reports
    from pipyard.cli.scenario import scenario
    from pipyard.cli.serve import serve
    from pipyard.cli.settings_file import CommandWithSettings
    from pipyard.cli.sheet import sheet
    from pipyard.cli.simulate import ListingBots, simulate
    from pipyard.cli.soak import soak
    from pipyard.cli.solved import solved
    from pipyard.cli.tournament import tournament
    from pipyard.cli.train import train
    from pipyard.cli.verify import verify

app = typer.Typer(
    cls=SpeakingGroup,
    no_args_is_help=True,
    help="Play, study, and extend two dice games: Spots and Spotted!",
)


app.add_typer(admin, name="admin")
app.command()(backup)
app.command()(calibrate)
app.command()(coach)
app.add_typer(lab, name="lab")
app.command()(ladder)
app.command()(odds)
app.add_typer(pack, name="pack")
app.command()(play)
app.command()(reports)
app.command()(restore)
app.command()(scenario)
app.command(cls=CommandWithSettings)(serve)
app.command()(sheet)
app.command(cls=ListingBots)(simulate)
app.command()(soak)
app.command(cls=ListingBots)(solved)
app.command(cls=ListingBots)(tournament)
app.command()(train)
app.command()(verify)


def main() -> None:
    """Run the command line; the console script's entry point."""
    app()


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pipyard {pipyard.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
    lang: Language = None,
) -> None:
    """Accept the options that come before any command."""
