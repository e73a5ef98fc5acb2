"""A message about which machine runs the rules, if it is not the usual one."""

import typer

from pipyard.i18n import words


def tell_machine() -> None:
    """Say in one line that the rules have changed since they were compiled, if they have.

    Every command that runs rules calls this first, because compiling with Numba takes a while.
    """
    from pipyard.core import jit, modules  # noqa: PLC0415  (loading NumPy takes time)

    for game in modules.built():
        if game.endswith(modules.COACH):
            continue
        # This refuses an environment variable that names no machine before anything else is
        # printed.
        machine = jit.machine_of(game)
        if not jit.CHOSEN and not modules.is_fresh(game):
            typer.echo(words()("machine-stale", game=game, machine=machine), err=True)
