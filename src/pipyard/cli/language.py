"""`--lang`: the language of a command's output, given before or after the command."""

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
    """Commands that all accept `--lang`, at any position."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Move the language option to the front, then parse as usual."""
        return super().parse_args(ctx, language_first(args))

    def invoke(self, ctx: Any) -> Any:
        """Run the command; if it ends without its own message, print the reason in one line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            typer.echo(words()("cli-stopped"), err=True)
            raise typer.Exit(INTERRUPTED) from None
        except PipyardError as refusal:
            # Errors that commands do not handle themselves, such as missing Numba or an unknown
            # device.
            typer.echo(refusal.sentence, err=True)
            raise typer.Exit(REFUSED) from None


def language_first(args: list[str]) -> list[str]:
    """Move `--lang` and its value to the front, unless they come after `--`."""
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
        help="Language of the output: de, en, fr, nl, or ru.",
        show_default="your system's",
    ),
]
