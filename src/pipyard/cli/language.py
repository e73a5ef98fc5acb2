"""`--lang`: the language of whatever a command says, before the command or after it."""

import os
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from pipyard.cli.interrupts import INTERRUPTED
from pipyard.cli.refusals import REFUSED
from pipyard.core.errors import PipyardError
from pipyard.i18n import find_language, languages, speak, system_language, words

_OPTION = "--lang"


class SpeakingGroup(TyperGroup):
    """Commands that all take `--lang`, wherever it stands."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the language first, then parse as usual."""
        return super().parse_args(ctx, language_first(args))

    def invoke(self, ctx: Any) -> Any:
        """Run the command; what it does not say itself when it is cut short is said in a line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            typer.echo(words()("cli-stopped"), err=True)
            raise typer.Exit(INTERRUPTED) from None
        except PipyardError as refusal:
            # Of what a command does not expect itself: no Numba, say, or a machine of no such name.
            typer.echo(refusal.sentence, err=True)
            raise typer.Exit(REFUSED) from None


def language_first(args: list[str]) -> list[str]:
    """Move `--lang` and its value to the front, unless they stand behind `--`."""
    end = args.index("--") if "--" in args else len(args)
    for place, word in enumerate(args[:end]):
        taken = 2 if word == _OPTION else 1 if word.startswith(f"{_OPTION}=") else 0
        if taken:
            found = args[place : place + taken]
            return [*found, *args[:place], *args[place + taken :]]
    return args


def _spoken(wanted: str | None) -> str | None:
    speak(system_language(os.environ))
    if wanted is not None:
        language = find_language(wanted)
        if language is None:
            known = ", ".join(languages())
            raise typer.BadParameter(words()("cli-language-unknown", language=wanted, known=known))
        speak(language)
    return wanted


Language = Annotated[
    str | None,
    typer.Option(
        _OPTION,
        metavar="LANGUAGE",
        callback=_spoken,
        is_eager=True,
        help="The language of what is said: de, en, fr, nl or ru.",
        show_default="your system's",
    ),
]
