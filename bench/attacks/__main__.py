"""`python -m bench.attacks [NAME...]`: try each attack on a fresh server."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from rich.console import Console
from rich.table import Table

import bench.attacks
from bench.attacks.attack import Arena, Attack, Server
from tools.serving import ServerProcess


def main(names: list[str]) -> int:
    """Run the named attacks, or all of them, and print the effect of each."""
    attacks = [each for found in iter_modules(bench.attacks.__path__) for each in _in(found.name)]
    unknown = set(names) - {each.name for each in attacks}
    if unknown:
        known = ", ".join(each.name for each in attacks)
        print(f"No such attack: {', '.join(sorted(unknown))}. There are: {known}.")
        return 2
    table = Table("attack", "effect", "limit", "ok")
    failed = False
    for attack in attacks:
        if names and attack.name not in names:
            continue
        with _arena() as arena:
            effect = attack.run(arena)
        failed |= not effect.within
        table.add_row(attack.name, effect.text, attack.limit, "ok" if effect.within else "NOT OK")
        print(f"{attack.name}: {effect.text}", file=sys.stderr)
    Console(width=160).print(table)
    return 1 if failed else 0


def _in(module: str) -> tuple[Attack, ...]:
    """Return the attacks that a module of this package defines, if any."""
    if module == "__main__":
        return ()
    attacks: tuple[Attack, ...] = getattr(import_module(f"bench.attacks.{module}"), "ATTACKS", ())
    return attacks


@contextmanager
def _arena() -> Iterator[Arena]:
    with tempfile.TemporaryDirectory(prefix="pipyard-attack-") as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            yield Arena(server.address, Server(server.pid))
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
