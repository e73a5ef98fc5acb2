"""What other languages need to know about the games, written as data: `make compiled`.

Next to each module is its description: the layout of records in memory, the parameters of the entry
points, the kinds of actions and facts, the words for numbers, the published content, and the
trained weights as plain numbers. The web client's types are generated from the same source.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import numpy as np

from pipyard.bots import BOTS
from pipyard.bots.spots import net as spots_net
from pipyard.bots.spots.pick import MIND as SPOTS_MIND
from pipyard.bots.spotted import value as spotted_net
from pipyard.bots.spotted.pick import MIND as SPOTTED_MIND
from pipyard.coach.spots.weighing import WORK as SPOTS_WORK
from pipyard.coach.spotted import value as spotted_coach_net
from pipyard.coach.spotted.weighing import WORK as SPOTTED_WORK
from pipyard.core import facts, jit, kinds, modules
from pipyard.core.facts import FactTable, Meaning
from pipyard.core.kinds import Argument, Kinds
from pipyard.core.record import NONE, Words
from pipyard.core.registry import find_game
from pipyard.core.signature import Number
from pipyard.core.wasm import HEAP, PAGE, SLOT
from pipyard.games.spotted.content import COLOURS, MAGNIFIERS
from pipyard.games.spotted.game import Spotted
from pipyard.games.spotted.record import FIELD_KINDS, WRITTEN_TOGETHER
from pipyard.server.games.messages import messages_of
from tools.client import WEB
from tools.entry_points import COACHES, GAMES, MODULES, entries_of, game_of

TYPES = WEB / "src" / "engine" / "described.ts"
_TOGETHER = {"spotted": WRITTEN_TOGETHER}
_BANNER = "/* Made from the games' records and entry points by `make compiled`; edit those. */\n"
_DESCRIBED = ("record", "drive", "gains", "actions", "arguments", "story", "moves")
"""Modules of a game with declarations that others need to know by name."""


def write_descriptions() -> None:
    """Write descriptions, weights and types."""
    for game in MODULES:
        for path, content in files_of(game).items():
            path.write_bytes(content)
    TYPES.write_text(types_of_all(), encoding="utf-8")


def files_of(game: str) -> dict[Path, bytes]:
    """Return the expected content of a description and of the files of a game's weights."""
    told = described_coach(game) if game in COACHES else described(game)
    made = {modules.FOLDER / f"{game}.json": _json(told).encode()}
    for name, weights in _nets(game)[1].items():
        made[modules.FOLDER / f"{name}.f32"] = weights
    return made


def described(game: str) -> dict[str, Any]:
    """Describe a game."""
    own = import_module(f"pipyard.games.{game}.game")
    actions = import_module(f"pipyard.games.{game}.actions")
    story: FactTable[Any] = import_module(f"pipyard.games.{game}.story").STORY
    nets, _ = _nets(game)
    return {
        "game": game,
        "rules_version": find_game(game).load().metadata.rules_version,
        "module": modules.hash_of(game),
        "memory": {"page": PAGE, "slot": SLOT, "heap": HEAP},
        "none": NONE,
        "sizes": {
            "legal": import_module(f"pipyard.games.{game}.moves").MOST_LEGAL,
            "facts": facts.LENGTH,
            "facts_head": facts.HEAD,
        },
        "records": _Records(game).described,
        "entries": _entries(game),
        "actions": list(_actions(game, actions.ACTIONS)),
        "outcomes": [_type_name(kind) for kind in find_game(game).load().metadata.outcomes],
        "ranges": _ranges(game, actions.ACTIONS),
        "facts": [
            {"type": name, "particulars": {key: _name(game, m) for key, m in meanings.items()}}
            for name, meanings in story.kinds
        ],
        "listed": sorted(
            {_name(game, m) for _, ms in story.kinds for m in ms.values() if m.listed}
        ),
        "words": _words(game),
        "purposes": own.PURPOSES,
        "together": list(_TOGETHER.get(game, ())),
        "bots": list(BOTS[game]),
        "nets": nets,
        "contents": _contents(game),
    }


def described_coach(name: str) -> dict[str, Any]:
    """Describe a coach: its records, its entry points' parameters, where its net's weights go."""
    nets, _ = _nets(name)
    return {
        "game": name,
        "module": modules.hash_of(name),
        "memory": {"page": PAGE, "slot": SLOT, "heap": HEAP},
        "records": _Records(name).described,
        "entries": _entries(name),
        "figures": _figures(name),
        "reasons": list(import_module(f"pipyard.coach.{game_of(name)}.reasons").REASONS),
        "nets": nets,
    }


def _figures(name: str) -> dict[str, int]:
    """Return the positions of an option's figures by name."""
    return {figure: place for place, figure in enumerate(import_module(_FIGURES[name]).NAMES)}


_FIGURES = {
    "spots-coach": "pipyard.bots.spots.figures",
    "spotted-coach": "pipyard.coach.spotted.figures",
}


def _json(value: Any) -> str:
    """Return JSON with a line for each thing that somebody may look for."""
    lines = []
    for key, part in value.items():
        if isinstance(part, dict) and part:
            inner = ",\n".join(f"  {_compact(k)}: {_compact(each)}" for k, each in part.items())
            lines.append(f"{_compact(key)}: {{\n{inner}\n}}")
        elif isinstance(part, list) and part and isinstance(part[0], dict):
            inner = ",\n".join(f"  {_compact(each)}" for each in part)
            lines.append(f"{_compact(key)}: [\n{inner}\n]")
        else:
            lines.append(f"{_compact(key)}: {_compact(part)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class _Records:
    """The records that entry points take, by name, with nested ones."""

    def __init__(self, game: str) -> None:
        self.described: dict[str, Any] = {}
        self._names: dict[np.dtype[Any], str] = {}
        self._dtypes: dict[str, np.dtype[Any]] = {}
        rooms = [f"pipyard.games.{game_of(game)}.{name}" for name in _DESCRIBED]
        for module in (*rooms, *(entry.module for entry in entries_of(game))):
            self._find_names(module)
        for entry in entries_of(game):
            for name, parameter in _given_to(entry):
                if not isinstance(parameter, Number) and parameter.dtype.names:
                    self.name(parameter.dtype, f"{entry.name}_{name}")

    def _find_names(self, module: str) -> None:
        try:
            found = vars(import_module(module))
        except ModuleNotFoundError:
            return
        for name, value in found.items():
            if isinstance(value, np.dtype) and value.names:
                self._names.setdefault(value, name.lower().removesuffix("_dtype"))

    def name(self, dtype: np.dtype[Any], otherwise: str) -> str:
        """Return a record's name, and describe it."""
        name = self._names.setdefault(dtype, otherwise)
        if name in self.described and self._dtypes[name] != dtype:
            name = self._names[dtype] = otherwise
        if name not in self.described:
            self._dtypes[name] = dtype
            self.described[name] = {"size": dtype.itemsize}
            fields = {field: self._field(dtype, field, name) for field in dtype.names or ()}
            self.described[name]["fields"] = fields
        return name

    def _field(self, dtype: np.dtype[Any], field: str, within: str) -> list[Any]:
        assert dtype.fields is not None
        part, at = dtype.fields[field][:2]
        base = part.base
        kind = self.name(base, f"{within}_{field}") if base.names else base.str[1:]
        return [at, kind, *part.shape]


def _entries(game: str) -> dict[str, Any]:
    records = _Records(game)
    return {
        entry.name: {
            "returns": entry.signature.returns.name,
            "takes": {name: _parameter(records, parameter) for name, parameter in _given_to(entry)},
        }
        for entry in entries_of(game)
    }


def _given_to(entry: jit.Entry) -> Iterator[tuple[str, Any]]:
    """Yield the names and types of an entry point's parameters."""
    names = entry.function.__code__.co_varnames
    yield from zip(names, entry.signature.parameters, strict=False)


def _parameter(records: _Records, parameter: Any) -> str:
    if isinstance(parameter, Number):
        return parameter.name
    base = parameter.dtype
    kind = records.name(base, "") if base.names else base.str[1:]
    return f"{kind}[{',' * (parameter.dimensions - 1)}]"


def _actions(game: str, listed: Kinds[Any]) -> Iterator[dict[str, Any]]:
    for first, kind in listed.numbered():
        yield {
            "type": _type_name(kind.make),
            "first": first,
            "size": kind.size,
            "fields": list(kind.ranges),
            "counted": {name: _name(game, each) for name, each in kind.arguments.items()},
        }


def _type_name(kind: type) -> str:
    name: str = get_args(get_type_hints(kind)["type"])[0]
    return name


def _ranges(game: str, listed: Kinds[Any]) -> dict[str, Any]:
    return {
        _name(game, argument): {"size": argument.size, **_values(argument)}
        for _, kind in listed.numbered()
        for argument in kind.arguments.values()
    }


def _values(argument: Argument) -> dict[str, Any]:
    """Return what a range's numbers mean, if that depends neither on content nor on positions."""
    try:
        values = [argument.value(None, None, index) for index in range(argument.size)]
    except (AttributeError, TypeError):
        return {}
    if isinstance(values[0], int):
        return {"least": values[0]}
    return {"values": values}


def _name(game: str, declared: Argument | Meaning[Any]) -> str:
    """Return the name under which an argument or a meaning was declared."""
    places = [
        vars(import_module(f"pipyard.games.{game}.arguments")),
        vars(import_module(f"pipyard.games.{game}.story")),
        vars(facts),
        vars(kinds),
    ]
    return next(
        name.lower() for place in places for name, value in place.items() if value is declared
    )


def _words(game: str) -> dict[str, Sequence[str]]:
    found: dict[str, Sequence[str]] = {}
    for module in ("record", "drive"):
        for name, value in vars(import_module(f"pipyard.games.{game}.{module}")).items():
            if isinstance(value, Words):
                found[name.lower()] = value
    if game == "spotted":
        found |= {"colours": COLOURS, "field_kinds": FIELD_KINDS, "magnifiers": MAGNIFIERS}
    return found


def _contents(game: str) -> dict[str, Any]:
    """Describe the published content: cards and tiles as one, or each sheet by its name."""
    played = find_game(game).load()
    described = messages_of(game).described
    assert described is not None
    if not isinstance(played, Spotted):
        return {"": described(played)}
    return {name: described(played.on_sheet(name)) for name in played.sheets}


def _nets(name: str) -> tuple[list[dict[str, Any]], dict[str, bytes]]:
    """Return the trained nets: the seats of each one, its place in a record, and the weights."""
    dtype, *path = _NET_IN[name]
    return _NETS[name](_offset(dtype, *path))


def _spots_nets(at: int) -> tuple[list[dict[str, Any]], dict[str, bytes]]:
    nets = [("spots-alone", [1]), ("spots-together", [2, 3, 4])]
    made = {
        name: _weights(spots_net.NET, spots_net.WEIGHTS, spots_net.trained(seats[0]))
        for name, seats in nets
    }
    first = _first(spots_net.NET, spots_net.WEIGHTS)
    return [{"file": name, "seats": seats, "at": at + first} for name, seats in nets], made


def _spotted_nets(at: int) -> tuple[list[dict[str, Any]], dict[str, bytes]]:
    return _spotted_net("spotted-sheet", spotted_net.trained(), at)


def _spotted_coach_nets(at: int) -> tuple[list[dict[str, Any]], dict[str, bytes]]:
    return _spotted_net("spotted-coach", spotted_coach_net.trained(), at)


def _spotted_net(
    file: str, trained: Mapping[str, Any], at: int
) -> tuple[list[dict[str, Any]], dict[str, bytes]]:
    first = _first(spotted_net.NET, spotted_net.WEIGHTS)
    weights = _weights(spotted_net.NET, spotted_net.WEIGHTS, trained)
    seats = list(range(1, find_game("spotted").load().metadata.max_seats + 1))
    return [{"file": file, "seats": seats, "at": at + first}], {file: weights}


_NETS = {
    "spots": _spots_nets,
    "spots-coach": _spots_nets,
    "spotted": _spotted_nets,
    "spotted-coach": _spotted_coach_nets,
}
_NET_IN: dict[str, tuple[Any, ...]] = {
    "spots": (SPOTS_MIND, "desk", "net"),
    "spotted": (SPOTTED_MIND, "head", "net"),
    "spots-coach": (SPOTS_WORK, "desk", "net"),
    "spotted-coach": (SPOTTED_WORK, "mind", "head", "net"),
}
"""The record that contains the net of a game, and of a coach."""


def _offset(dtype: np.dtype[Any], *path: str) -> int:
    at = 0
    for name in path:
        assert dtype.base.fields is not None
        dtype, offset = dtype.base.fields[name][:2]
        at += offset
    return at


def _first(net: np.dtype[Any], names: Sequence[str]) -> int:
    return min(_offset(net, name) for name in names)


def _weights(net: np.dtype[Any], names: Sequence[str], weights: Mapping[str, Any]) -> bytes:
    """Return the part of a net's record that contains its weights, which is contiguous."""
    record = np.zeros(1, net)
    for name in names:
        record[name] = weights[name]
    first = _first(net, names)
    last = max(_offset(net, name) + net[name].itemsize for name in names)
    assert sum(net[name].itemsize for name in names) == last - first
    return record.tobytes()[first:last]


def types_of_all() -> str:
    """Return the TypeScript that `described.ts` should contain."""
    return _BANNER + "".join(_types(game) for game in GAMES)


def _types(game: str) -> str:
    records = _Records(game).described
    wanted = _within(records, {"game", "counts", "gains"} & records.keys())
    title = game.capitalize()
    parts = []
    for name in wanted:
        fields = "".join(
            f"  {field}: {_type(title, *shape)};\n"
            for field, (_, *shape) in records[name]["fields"].items()
        )
        parts.append(f"\nexport interface {title}{_title(name)}Record {{\n{fields}}}\n")
    entries = "".join(
        f"  {name}: ({_given(entry['takes'])}) => "
        f"{'void' if entry['returns'] == 'void' else 'number'};\n"
        for name, entry in _entries(game).items()
    )
    parts.append(f"\nexport type {title}Entries = {{\n{entries}}};\n")
    return "".join(parts)


def _within(records: Mapping[str, Any], names: set[str]) -> list[str]:
    """Return the names of records and of everything inside them, in their descriptions' order."""
    found = set(names)
    waiting = list(names)
    while waiting:
        for _, kind, *_ in records[waiting.pop()]["fields"].values():
            if kind in records and kind not in found:
                found.add(kind)
                waiting.append(kind)
    return [name for name in records if name in found]


def _type(title: str, kind: str, *shape: int) -> str:
    plain = {"i8": "bigint", "u8": "bigint"}
    known = kind[0] in "iuf" and kind[1:].isdigit()
    name = plain.get(kind, "number") if known else f"{title}{_title(kind)}Record"
    return name + "[]" * len(shape)


def _given(takes: Mapping[str, str]) -> str:
    """List parameters: an array becomes its address and its lengths."""
    given = []
    for name, kind in takes.items():
        given.append(f"{name}: number")
        if "[" in kind:
            given.append(f"{name}_length: number")
    return ", ".join(given)


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


if __name__ == "__main__":
    write_descriptions()
