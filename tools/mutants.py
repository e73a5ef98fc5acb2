"""Mutants: whether a test fails when a rule is wrong.

A mutant is the rules with one small mistake. Each one of a random sample is tested with the tests
of the rules, interpreted, in a temporary copy of the tree; the tree itself is not changed. A mutant
that no test detects has survived: either the mistake changes nothing, or a test is missing.

The tests are those whose expectations were worked out by hand. The golden playthroughs, which the
rules themselves wrote, are not used.
"""

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, Self

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from parso.python.tree import Keyword
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

from tools.console import ROOT, say, stop

RULES = Path("src/pipyard/games")
TESTS = Path("tests/games")
REFEREES = Path("tests/core/test_referee.py")
"""The tests of what is allowed, for both games."""


@dataclass(frozen=True)
class Guarded:
    """The modules with a game's rules, and its tests, the most sensitive ones first."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


GAMES = {
    "spots": Guarded(
        ("counts", "rules", "setup", "turn", "dogs", "dice", "steps", "moves", "drive"),
        (
            "scenarios",
            "first_and_last",
            "aftermath",
            "facts",
            "setup",
            "every_event",
            "story",
            "drive",
            "chance",
            "refusals",
            "notation",
        ),
    ),
    "spotted": Guarded(
        ("counts", "rules", "moves", "drive", "content"),
        (
            "scenarios",
            "splits",
            "drive",
            "scores",
            "actions",
            "content",
            "story",
            "refusals",
        ),
    ),
}
ONE_TEST_SECONDS = 10
"""No single test needs a tenth of this; one that takes longer is in an endless loop."""
ALL_TESTS_SECONDS = 240
LEFT_OUT = ("core/RemoveDecorator", "core/ExceptionReplacer")
"""When interpreted, the decorators of rules do nothing, and rules catch no exceptions."""

KILLED = "killed"
TIMED_OUT = "timed out"
SURVIVED = "survived"


class Operator(Protocol):
    """A kind of mistake: where in a syntax tree it can be made, and how."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """Yield a start and an end for each way to make the mistake at a node."""

    def mutate(self, node: Any, index: int) -> Any:
        """Make the mistake."""


class SwapAssignment:
    """Adds where the rule subtracts, and clears a bit where it sets one; Cosmic Ray lacks this."""

    SWAPS: Mapping[str, str] = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="}

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """Yield the operator of an augmented assignment."""
        if node.type == "operator" and node.value in self.SWAPS:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Replace the operator by its opposite."""
        _ = index
        node.value = self.SWAPS[node.value]
        return node


class DropChange:
    """Leaves out a change of the position, or a call that makes one; Cosmic Ray lacks this.

    An assignment to a local name is left alone, because the rule could not run without it.
    """

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """Yield a statement that assigns to a field or only calls."""
        assigns = node.type == "expr_stmt" and node.children[0].type == "atom_expr"
        calls = node.type == "atom_expr" and node.parent.type == "simple_stmt"
        if assigns or calls:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Replace it by `pass`."""
        _ = index
        return Keyword("pass", node.start_pos, prefix=node.get_first_leaf().prefix)


@dataclass(frozen=True)
class Place:
    """A place in a file for a kind of mistake; places are counted for each kind."""

    game: str
    file: Path
    line: int
    operator: str
    number: int


@dataclass(frozen=True)
class Mutant:
    """A file with one mistake in it."""

    place: Place
    source: str
    change: tuple[str, ...]

    def __str__(self) -> str:
        """Describe where the mistake is and what it looks like."""
        where = f"{self.place.file}:{self.place.line}  {self.place.operator}"
        return "\n".join((where, *(f"  {line}" for line in self.change)))


def places_of(game: str) -> Iterator[Place]:
    """Yield all the places in the rules of a game."""
    for module in GAMES[game].modules:
        yield from places_in(game, RULES / game / f"{module}.py")


def places_in(game: str, file: Path) -> Iterator[Place]:
    """Yield the places inside functions; the numbering of moves outside of them is not a rule."""
    source = (ROOT / file).read_text()
    tree = get_ast(source)
    inside = _lines_inside_functions(source)
    for name, operator in OPERATORS.items():
        starts = [
            start for node in ast_nodes(tree) for start, _ in operator.mutation_positions(node)
        ]
        for number, (line, _) in enumerate(starts):
            if line in inside:
                yield Place(game, file, line, name, number)


def mutant_at(place: Place) -> Mutant:
    """Make the mistake."""
    sound = (ROOT / place.file).read_text()
    source = str(mutate_code(sound, OPERATORS[place.operator], place.number))
    lines = difflib.unified_diff(sound.splitlines(), source.splitlines(), n=0, lineterm="")
    changed = [line for line in lines if line[:3] not in ("---", "+++", "@@ ")]
    return Mutant(place, source, tuple(f"{line[0]} {line[1:].strip()}" for line in changed))


def _operators() -> dict[str, Operator]:
    """Return the kinds of mistake by name: Cosmic Ray's without arguments, and our own."""
    found: dict[str, Operator] = {}
    for name in plugins.operator_names():
        kind = plugins.get_operator(name)
        if name not in LEFT_OUT and not kind.arguments():
            found[name.partition("/")[2]] = kind()
    return {**found, "SwapAssignment": SwapAssignment(), "DropChange": DropChange()}


OPERATORS = _operators()


def _lines_inside_functions(source: str) -> set[int]:
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return {
        line
        for function in functions
        for line in range(function.body[0].lineno, (function.end_lineno or 0) + 1)
    }


class Copy:
    """A temporary copy of the tree in which one mutant at a time is tested."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in _files_of_the_tree():
            if (ROOT / name).is_file():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)

    def check(self, game: str) -> None:
        """Run a game's tests without a mistake; they must pass, and use the copy's own rules."""
        asked = self._run([sys.executable, "-c", "import pipyard; print(pipyard.__file__)"])
        if not asked.stdout.startswith(str(self.root)):
            stop(f"The copy in {self.root} does not run its own rules: {asked.stdout}")
        done = self._run(self._tests(game), PYTHONDONTWRITEBYTECODE="")
        if done.returncode:
            say(done.stdout)
            stop(f"The tests of {game} fail without any mistake in its rules. Mend that first.")
        # A mutant as long and as new as the rule would be mistaken for it.
        shutil.rmtree(self.root / RULES / game / "__pycache__")

    def try_out(self, mutant: Mutant) -> str:
        """Run the tests on a mutant, and restore the rule."""
        rule = self.root / mutant.place.file
        sound = rule.read_text()
        rule.write_text(mutant.source)
        try:
            done = self._run(self._tests(mutant.place.game))
        except subprocess.TimeoutExpired:
            return TIMED_OUT
        finally:
            rule.write_text(sound)
        if done.returncode == 0:
            return SURVIVED
        return TIMED_OUT if "Timeout (" in done.stdout else KILLED

    def _tests(self, game: str) -> list[str]:
        files = [*(TESTS / game / f"test_{name}.py" for name in GAMES[game].tests), REFEREES]
        options = "-x -q --tb=no -p no:cacheprovider -o faulthandler_exit_on_timeout=true"
        limit = f"-o faulthandler_timeout={ONE_TEST_SECONDS}"
        command = [sys.executable, "-m", "pytest", *options.split(), *limit.split()]
        return [*command, *map(str, files)]

    def _run(self, command: Sequence[str], **settings: str) -> subprocess.CompletedProcess[str]:
        environment = {
            "PIPYARD_MACHINE": "interpreted",
            "PIPYARD_CACHE": str(self.root / ".cache"),
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            **settings,
        }
        return subprocess.run(
            command,
            cwd=self.root,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=ALL_TESTS_SECONDS,
            check=False,
        )


def _files_of_the_tree() -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return [name for name in listed.stdout.split("\0") if name]


def try_all(mutants: Sequence[Mutant], workers: int) -> Counter[str]:
    """Test the mutants, one copy of the tree for each worker; count the results."""
    idle: SimpleQueue[Copy] = SimpleQueue()

    def try_next(mutant: Mutant) -> str:
        copy = idle.get()
        try:
            return copy.try_out(mutant)
        finally:
            idle.put(copy)

    results: list[str] = []
    with (
        tempfile.TemporaryDirectory(prefix="mutants-") as home,
        ThreadPoolExecutor(workers) as pool,
    ):
        say(f"Testing the rules as they are, in {workers} copies of the tree…")
        for number in range(workers):
            copy = Copy(Path(home).resolve() / str(number))
            for game in sorted({mutant.place.game for mutant in mutants}):
                copy.check(game)
            idle.put(copy)
        waiting = {pool.submit(try_next, mutant): mutant for mutant in mutants}
        try:
            with Display(len(mutants)) as display:
                for done in as_completed(waiting):
                    results.append(done.result())
                    display.show(waiting[done], results)
        except KeyboardInterrupt:
            say("Stopped: these are the results so far.")
            pool.shutdown(cancel_futures=True)
    return Counter(results)


class Display:
    """Shows every survivor at once, and the progress."""

    def __init__(self, total: int) -> None:
        self._console = Console(highlight=False, soft_wrap=True)
        columns = (*Progress.get_default_columns()[:3], MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=self._console)
        self._task = self._progress.add_task("Mutants", total=total)

    def __enter__(self) -> Self:
        """Start the bar; without a terminal, lines are printed instead."""
        if self._console.is_terminal:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the bar as it is."""
        self._progress.stop()

    def show(self, mutant: Mutant, results: Sequence[str]) -> None:
        """Show the latest result."""
        if results[-1] == SURVIVED:
            self._console.print(f"Survived: {mutant}", markup=False)
        self._progress.update(self._task, completed=len(results))
        if not self._console.is_terminal and len(results) % 20 == 0:
            say(f"{len(results)} tested")


def report(counts: Counter[str]) -> None:
    """Print how many of the mutants were detected."""
    noticed = counts[KILLED] + counts[TIMED_OUT]
    say(
        f"{counts.total()} mutants: {counts[KILLED]} killed, {counts[TIMED_OUT]} timed out, "
        f"{counts[SURVIVED]} survived. Noticed: {noticed / max(counts.total(), 1):.1%}"
    )


def main() -> None:
    """Read the arguments, take the sample, test it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="whose rules (every game's)")
    parser.add_argument("--count", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--workers", type=int, default=0, help="how many at a time (all cores)")
    parser.add_argument("--list", action="store_true", help="only list the sample")
    given = parser.parse_args()
    games = [given.game] if given.game else list(GAMES)
    everywhere = [place for game in games for place in places_of(game)]
    count = min(given.count, len(everywhere))
    workers = given.workers or os.cpu_count() or 1
    if count < 1 or workers < 1:
        stop("At least 1 mutant and 1 worker are needed.")
    sample = [mutant_at(place) for place in random.Random(given.seed).sample(everywhere, count)]
    whose = " and ".join(games)
    say(f"{count} of the {len(everywhere)} mutants of {whose}, sample {given.seed}.")
    if given.list:
        for mutant in sample:
            say(str(mutant))
        return
    report(try_all(sample, workers))


if __name__ == "__main__":
    main()
