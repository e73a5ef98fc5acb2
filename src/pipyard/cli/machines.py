"""Which machine runs the rules, told where it is not the usual one."""

import typer

from pipyard.i18n import words


def tell_machine() -> None:
    """Say in one line that rules were changed since they were compiled, if they were.

    Every command that runs rules calls this first: what Numba compiles now takes its time.
    """
    from pipyard.core import jit, modules  # noqa: PLC0415  (loading NumPy takes time)

    for game in modules.built():
        if game.endswith(modules.COACH):
            continue
        # A variable that names no machine is refused here, before anything else is said.
        machine = jit.machine_of(game)
        if not jit.CHOSEN and not modules.is_fresh(game):
            typer.echo(words()("machine-stale", game=game, machine=machine), err=True)
