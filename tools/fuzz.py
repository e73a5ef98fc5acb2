"""`python -m tools.fuzz`: everything that strangers could send to Pipyard, with errors in it.

Each case is a valid text, changed at a few places by a seed: bytes, numbers, lines, parts of JSON.
A reader may accept it or refuse it with a sentence (a `PipyardError`). Anything else is a bug,
printed with its case. `tests/faults/test_fuzz.py` runs a few cases and all earlier bugs.
"""

import argparse
import json
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import typer
from pydantic import ValidationError
from rich.console import Console
from rich.progress import Progress

from pipyard.cli.settings_file import read_file
from pipyard.core.errors import PipyardError
from pipyard.core.scenario import read_scenario
from pipyard.games.spots.scenario import run_spots
from pipyard.games.spotted.scenario import run_spotted
from pipyard.server.games.catalogue import Catalogue
from pipyard.server.logs.reading import read_log
from pipyard.server.tables.elsewhere import Elsewhere
from pipyard.server.tables.importing import check_game
from pipyard.server.tables.sockets import _MESSAGE, read_act, request_in
from tools.console import ROOT

REFUSED = (PipyardError, ValidationError, typer.BadParameter)
_ODD = (
    "0", "-1", "1e999", "NaN", "99999999999999999999", "true", "null", '""', "[]", "{}", "\x00",
    "\ud800", "\u202e", "<script>", "'", '"', "\\", "\n", "²", "𝟙", "nan", "inf", "2147483648",
    "[" * 200, "9" * 5000,
)  # fmt: skip
_SETTINGS = 'host = "127.0.0.1"\nport = 8017\nrates = false\nhosts = ["a.example"]\nworkers = 2\n'
_WIRE = (
    '{"type":"act","version":3,"data":{"request":"12345678","seat":0,"actions":[4,5]}}',
    '{"type":"undo","version":3,"data":{"request":"12345678","seat":0}}',
    '{"type":"say","version":0,"data":{"seat":0,"phrase":"hello"}}',
    '{"type":"resync","version":0,"data":{}}',
    '{"type":"disagree","version":1,"data":{"version":1,"check":5}}',
)
_WORDS = (
    '{"server":"a","type":"here","table":"t","players":["p"],"watching":2}',
    '{"server":"a","type":"said","table":"t","seat":1,"phrase":"hello"}',
    '{"server":"a","type":"asks"}',
)


def _wire(text: str) -> None:
    """Read a message as a socket does."""
    read_act(text)
    request_in(text)
    _MESSAGE.validate_json(text.encode("utf-8", "replace"))


def _word(text: str) -> None:
    """Handle a text that any server, or anybody, may have sent."""
    elsewhere = Elsewhere("me", _nowhere, lambda: 0)
    elsewhere._around = _Nobody()
    elsewhere.hear(text.encode("utf-8", "replace").decode())


def _log(text: str) -> None:
    """Check a log as if it were imported."""
    given = read_log(text).model_dump(mode="json")
    check_game(given, _catalogue())


def _scenario(text: str) -> None:
    """Read a scenario with its position, and play it."""
    scenario = read_scenario(text)
    run = run_spots if scenario.game == "spots" else run_spotted
    run(scenario, ROOT / "tests" / "scenarios")


def _sheet(text: str) -> None:
    """Read a sheet of a pack as a server does."""
    with tempfile.TemporaryDirectory() as folder:
        sheets = Path(folder) / "pack" / "sheets"
        sheets.mkdir(parents=True)
        (sheets / "sheet.toml").write_text(text, "utf-8", "replace")
        Catalogue(Path(folder))


def _pack(text: str) -> None:
    """Read dogs and tricks, which follow each other in a text, as a server does."""
    dogs, _, tricks = text.partition("\n#-#\n")
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder) / "pack"
        pack.mkdir()
        (pack / "dogs.toml").write_text(dogs, "utf-8", "replace")
        (pack / "tricks.toml").write_text(tricks, "utf-8", "replace")
        Catalogue(Path(folder))


def _settings(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.toml"
        path.write_text(text, "utf-8", "replace")
        read_file(path)


READERS: dict[str, Callable[[str], None]] = {
    "wire": _wire,
    "word": _word,
    "log": _log,
    "scenario": _scenario,
    "sheet": _sheet,
    "pack": _pack,
    "settings": _settings,
}
"""The reader of each kind of text."""


@cache
def good_texts(kind: str) -> tuple[str, ...]:
    """Return valid texts of a kind, to change."""
    games = ROOT / "src" / "pipyard" / "games"
    match kind:
        case "wire":
            return _WIRE
        case "word":
            return _WORDS
        case "settings":
            return (_SETTINGS,)
        case "log":
            folder = ROOT / "tests" / "server" / "logs" / "data"
            return tuple(_shortened(path.read_text()) for path in sorted(folder.glob("*.json")))
        case "scenario":
            found = sorted((ROOT / "tests" / "scenarios").rglob("*.scenario"))
            return tuple(path.read_text() for path in found)
        case "sheet":
            return tuple(path.read_text() for path in sorted(games.glob("spotted/data/*.toml")))
    pack = ROOT / "docs" / "packs" / "zoomies"
    return ((pack / "dogs.toml").read_text() + "\n#-#\n" + (pack / "tricks.toml").read_text(),)


def _shortened(text: str) -> str:
    """Leave out most of a long log; the check is the same for every event."""
    log = json.loads(text)
    log["events"] = log["events"][:60]
    return json.dumps(log)


def case(kind: str, seed: int) -> str:
    """Return the text of a seed."""
    source = random.Random(f"{kind}/{seed}")
    text = source.choice(good_texts(kind))
    for _ in range(source.choice((1, 1, 1, 2, 3, 8))):
        text = source.choice(_CHANGES)(text, source)
    return text


def _cut(text: str, source: random.Random) -> str:
    first, last = sorted(source.randrange(len(text) + 1) for _ in range(2))
    return text[:first] + text[min(last, first + source.choice((1, 4, 40, 10_000))) :]


def _insert(text: str, source: random.Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + source.choice(_ODD) + text[at:]


def _swap_word(text: str, source: random.Random) -> str:
    """Replace a number or a word by something unusual."""
    at = source.randrange(len(text) + 1)
    rest = text[at:]
    start = next((n for n, char in enumerate(rest) if char.isalnum()), len(rest))
    end = start
    while end < len(rest) and (rest[end].isalnum() or rest[end] in "-_"):
        end += 1
    odd = source.choice((*_ODD, str(source.randrange(-9, 300)), rest[start:end] * 2))
    return text[:at] + rest[:start] + odd + rest[end:]


def _move_line(text: str, source: random.Random) -> str:
    lines = text.split("\n")
    line = lines.pop(source.randrange(len(lines)))
    for _ in range(source.choice((0, 1, 2))):
        lines.insert(source.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def _change_json(text: str, source: random.Random) -> str:
    """Change a part of a tree, if the text is one."""
    try:
        tree = json.loads(text)
    except ValueError:
        return _swap_word(text, source)
    place: Any = tree
    while isinstance(place, dict | list) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = source.choice(keys)
        if source.random() < 0.4 or not isinstance(place[key], dict | list):
            odd: tuple[Any, ...] = (
                0,
                -1,
                2**40,
                1.5,
                "",
                "x" * 99,
                None,
                True,
                [],
                {},
                [place[key]],
            )
            place[key] = source.choice(odd)
            break
        place = place[key]
    return json.dumps(tree)


_CHANGES = (_cut, _insert, _swap_word, _swap_word, _move_line, _change_json, _change_json)


def fault_of(kind: str, text: str) -> str | None:
    """Return what goes wrong with a text, if it is neither accepted nor refused with a sentence."""
    try:
        READERS[kind](text)
    except REFUSED:
        return None
    except Exception:
        return traceback.format_exc()
    return None


async def _nowhere(_text: str) -> None:
    pass


class _Nobody:
    def look_around(self, table_id: str) -> None:
        pass

    def overhear(self, table_id: str, seat: int, phrase: Any) -> None:
        pass


@cache
def _catalogue() -> Catalogue:
    return Catalogue()


def main() -> int:
    """Run the command; return 1 if a reader fails."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=10_000, help="cases of each kind (10,000)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--kind", choices=list(READERS), help="one kind only")
    parser.add_argument("--minutes", type=float, default=10, help="at most this many minutes (10)")
    asked = parser.parse_args()
    console, counts, found = Console(stderr=True), Counter[str](), Counter[str]()
    kinds = [asked.kind] if asked.kind else list(READERS)
    end = time.monotonic() + 60 * asked.minutes
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("cases", total=asked.count * len(kinds))
        for seed in range(asked.first, asked.first + asked.count):
            if time.monotonic() > end:
                break
            for kind in kinds:
                fault = fault_of(kind, case(kind, seed))
                counts[kind] += 1
                if fault is not None:
                    last = fault.strip().splitlines()[-1][:100]
                    if not found[f"{kind} {last}"]:
                        print(f"WRONG: {kind}, seed {seed}\n{fault}", flush=True)
                    found[f"{kind} {last}"] += 1
            progress.advance(task, len(kinds))
    print(", ".join(f"{kind} {count:,}" for kind, count in counts.items()) + " cases;")
    print(f"{sum(found.values())} went wrong, in {len(found)} ways.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
