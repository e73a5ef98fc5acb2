"""Settings of a command from flags, the environment or a file, and where each came from."""

import os
import tomllib
from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import typer
from platformdirs import user_config_path
from typer.core import TyperCommand

PREFIX = "PIPYARD_"
_NOT_SETTINGS = {
    "PIPYARD_BROWSER",
    "PIPYARD_CACHE",
    "PIPYARD_GAMES",
    "PIPYARD_MACHINE",
    "PIPYARD_POSTGRES",
    "PIPYARD_SERVER",
}
"""Variables that other parts of Pipyard read."""
_READ = "pipyard.settings_file"
_KINDS: dict[str, type] = {
    "host": str,
    "port": int,
    "data": Path,
    "database": str,
    "workers": int,
    "open": bool,
    "packs": Path,
    "rates": bool,
    "connections": int,
    "header-seconds": int,
    "body-seconds": int,
    "unread-seconds": int,
    "waiting-bytes": int,
    "table-bytes": int,
    "hosts": list,
    "public-url": str,
    "trusted-proxies": list,
    "refused-addresses": list,
    "keep-abandoned": int,
    "keep-finished": int,
    "keep-imports": int,
    "push": bool,
    "keep-reports": int,
    "keep-guests": int,
    "log-level": str,
    "log-format": str,
    "metrics-port": int,
    "metrics-host": str,
}
"""What the file may contain: a key for each setting, named like its flag, and its type."""
_IN_WORDS = {
    str: "a text in quotes",
    int: "a whole number",
    Path: "a path in quotes",
    bool: "true or false",
    list: "a list of texts",
}


class CommandWithSettings(TyperCommand):
    """Names the source of a wrong value, and refuses unknown variables."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse as usual; an error message names the flag, the variable or the file."""
        try:
            rest = super().parse_args(ctx, args)
        except typer.BadParameter as error:
            if error.param is not None and error.param_hint is None:
                error.param_hint = origin_of(ctx, error.param.name)
            raise
        if not ctx.resilient_parsing:
            _refuse_unknown_variables(ctx)
        return rest


def usual_file() -> Path:
    """Return the path of the user's settings file; the file need not exist."""
    return user_config_path("pipyard", appauthor=False) / "settings.toml"


def read_settings(ctx: typer.Context, given: Path | None) -> Path | None:
    """Use the file's values as defaults; callback of the eager option that names the file."""
    file = given or usual_file()
    if ctx.resilient_parsing or (given is None and not file.is_file()):
        return None
    names = {_key_of(parameter): parameter.name for parameter in ctx.command.params}
    ctx.default_map = {names[key]: value for key, value in read_file(file).items()}
    ctx.meta[_READ] = file
    return file


def read_file(file: Path) -> dict[str, Any]:
    """Read a file of settings; refuse errors in it, naming the key and the reason."""
    return {key: _checked(file, key, value) for key, value in _parse(file).items()}


def origin_of(ctx: typer.Context, name: str) -> str:
    """Return the flag, the variable or the file that a parameter's value came from."""
    parameter = next(parameter for parameter in ctx.command.params if parameter.name == name)
    source = ctx.get_parameter_source(name)
    match source.name if source else "DEFAULT":
        case "COMMANDLINE":
            return f"--{_key_of(parameter)}"
        case "ENVIRONMENT":
            return str(parameter.envvar)
        case "DEFAULT_MAP":
            return f"{_key_of(parameter)} in {ctx.meta.get(_READ, 'the settings file')}"
        case _:
            return "default"


def settings_in_force(ctx: typer.Context) -> list[tuple[str, str, str]]:
    """List each setting's key, the parameter that holds it and where its value came from."""
    names = {_key_of(parameter): parameter.name for parameter in ctx.command.params}
    return [(key, names[key], origin_of(ctx, names[key])) for key in _KINDS]


def _key_of(parameter: Any) -> str:
    return str(parameter.opts[0]).removeprefix("--")


def _parse(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not a text in UTF-8"
        message = f"the file cannot be read: {reason.lower()}"
    except (ValueError, RecursionError) as error:
        # Besides invalid TOML: numbers with thousands of digits, and deeply nested brackets.
        message = f"this is not TOML: {error}"
    raise typer.BadParameter(message, param_hint=str(file))


def _checked(file: Path, key: str, value: Any) -> Any:
    kind = _KINDS.get(key)
    if kind is None:
        reason = f"there is no setting called {key!r}.{_meant(key, _KINDS)}"
        raise typer.BadParameter(reason, param_hint=str(file))
    right = type(value) is (str if kind is Path else kind)
    if kind is list:
        right = right and all(isinstance(one, str) for one in value)
    if not right:
        reason = f"this has to be {_IN_WORDS[kind]}"
        raise typer.BadParameter(reason, param_hint=f"{key} in {file}")
    # A path in a file is relative to the file's folder.
    return str(file.parent / Path(value).expanduser()) if kind is Path else value


def _refuse_unknown_variables(ctx: typer.Context) -> None:
    known = {parameter.envvar for parameter in ctx.command.params if parameter.envvar}
    names = {str(name) for name in known} | _NOT_SETTINGS
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in names:
            meant = _meant(name.removeprefix(PREFIX), [one.removeprefix(PREFIX) for one in names])
            raise typer.BadParameter(f"there is no such setting.{meant}", param_hint=name)


def _meant(word: str, known: Collection[str]) -> str:
    close = get_close_matches(word, list(known), 1)
    return f" Did you mean {close[0]}?" if close else f" There are: {', '.join(sorted(known))}."
