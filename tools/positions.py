"""Instructive positions, found in games between bots: `python -m tools.positions` writes them.

Bots play from fixed seeds, and the coach looks at every decision. A position is instructive if its
best option is clearly better than all others. Its topic is the trick in progress, the magnifier of
the family that is written on, or one of the two best tricks if one is to be chosen: the topic must
not give the answer away. Its difficulty is how many bots miss it.
The file contains the events of the few games that provide enough of them. It takes some minutes.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import pipyard
from pipyard.api.position import Position
from pipyard.coach.spots.odds import SpotsCoach
from pipyard.coach.spotted.odds import SpottedCoach
from pipyard.core.contract import Drawn
from tools.client import WEB

POSITIONS = WEB / "src" / "practice" / "positions.json"
_GAMES = {"spots": 16, "spotted": 8}
"""How many games of each kind are searched."""
_PLAYERS = ("greedy", "greedy")
_CLEAR = {"spots": 0.04, "spotted": 1.0}
"""By how much the best option must be better than the next: win chance, or points."""
_JUDGES = ("greedy", "planner")
"""Bots that may miss the best option; each one that does makes a position harder."""
_EACH = 3
"""Positions about one trick or magnifier, at most."""
_APART = 4
"""Events between two positions of a game, at least, so that they are different."""
_NODES = 4_000

Worths = Callable[[Position, int], dict[int, float]]


@dataclass(frozen=True)
class Found:
    """An instructive position, after this many events of a game.

    `right` is whether its topic belongs to the best option, and not to the next best.
    """

    game: int
    version: int
    seat: int
    about: str
    right: bool
    grade: int


def main() -> None:
    """Write the file."""
    games = [game for name in _GAMES for game in _chosen(name)]
    lines = [json.dumps(game, separators=(",", ":")) for game in games]
    POSITIONS.write_text('{"games":[\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
    count = sum(len(game["positions"]) for game in games)
    print(f"{count} positions of {len(games)} games, {POSITIONS.stat().st_size} bytes")


def _chosen(name: str) -> list[dict[str, Any]]:
    played = [_played(name, number) for number in range(_GAMES[name])]
    found = [each for number, game in enumerate(played) for each in _worth_knowing(number, game)]
    return list(_written(played, _pick(found)))


@dataclass
class _Played:
    name: str
    setup: pipyard.GameSetup
    position: Position
    seen: list[tuple[int, Position]]


def _played(name: str, number: int) -> _Played:
    """Let bots play a game, and store its state before each decision."""
    options: dict[str, Any] = {"sheet": "clover-meadow"}
    if name == "spots":
        options = {"random": True, "seed": number} if number else {}
    setup = pipyard.make(name, 2, **options)
    source = np.random.default_rng(number)
    position = setup.start()
    seen = []
    while not position.over:
        if position.acting.chance:
            position.draw(source)
            continue
        seat = position.seat
        seen.append((len(position.events), position.copy()))
        position.apply(position.choose(_PLAYERS[seat], source, seat=seat), seat)
    return _Played(name, setup, position, seen)


def _worth_knowing(number: int, game: _Played) -> Iterator[Found]:
    weigh = _weigher(game)
    for version, position in game.seen:
        seat = position.seat
        worths = weigh(position, seat)
        ranked = sorted(worths.values(), reverse=True)
        if len(ranked) < 3 or ranked[0] - ranked[1] < _CLEAR[game.name]:
            continue
        best, next_best = sorted(worths, key=lambda move: -worths[move])[:2]
        topic, other = (_about(position, seat, position.action(move)) for move in (best, next_best))
        grade = _grade(position, seat, best)
        if topic is not None:
            yield Found(number, version, seat, topic, True, grade)
        if other not in (None, topic) and game.name == "spots":
            yield Found(number, version, seat, other, False, grade)


def _weigher(game: _Played) -> Worths:
    rules: Any = game.position._rules  # noqa: SLF001
    if game.name == "spots":
        spots = SpotsCoach(rules, 2, _NODES, 0)
        return lambda at, seat: {each.number: each.worth for each in spots.odds(at.record, seat)}
    spotted = SpottedCoach(rules, 2)
    return lambda at, seat: spotted.points(at.record, seat)


def _grade(position: Position, seat: int, best: int) -> int:
    source = np.random.default_rng(best)
    picks = [position.number(position.choose(bot, source, seat=seat)) for bot in _JUDGES]
    return 1 + sum(pick != best for pick in picks)


def _about(position: Position, seat: int, action: Any) -> str | None:
    """Return the topic of a decision: a trick or a magnifier by its name."""
    view = position.view()
    if hasattr(view, "tiles"):
        trick = view.trick.name if view.trick else getattr(action, "trick", None)
        return None if trick is None else str(trick)
    sheet = view.sheets[seat]
    if action.type == "assign_magnifier":
        return None if sheet.kind is None else str(sheet.kind)
    colour = getattr(action, "colour", None)
    kinds = [each.magnifier for each in sheet.families if each.colour == colour and each.magnifier]
    return str(kinds[0]) if action.type == "place_spots" and kinds else None


def _pick(found: list[Found]) -> list[Found]:
    """Choose some of each kind, of different grades and from as few games as possible."""
    wanted: defaultdict[str, list[Found]] = defaultdict(list)
    games: set[int] = set()
    while True:
        fitting = [each for each in found if _fits(each, wanted)]
        if not fitting:
            return [each for chosen in wanted.values() for each in chosen]
        best = max(fitting, key=lambda each: (_missing(each, wanted), each.game in games))
        wanted[best.about].append(best)
        games.add(best.game)


def _missing(each: Found, wanted: dict[str, list[Found]]) -> tuple[int, bool, bool]:
    chosen = wanted.get(each.about, [])
    return (
        -len(chosen),
        each.right not in [other.right for other in chosen],
        each.grade not in [other.grade for other in chosen],
    )


def _fits(each: Found, wanted: dict[str, list[Found]]) -> bool:
    chosen = wanted.get(each.about, [])
    near = any(
        other.game == each.game and abs(other.version - each.version) < _APART
        for others in wanted.values()
        for other in others
    )
    return len(chosen) < _EACH and not near


def _written(played: list[_Played], chosen: list[Found]) -> Iterator[dict[str, Any]]:
    for number in sorted({each.game for each in chosen}):
        own = sorted((e for e in chosen if e.game == number), key=lambda each: each.version)
        game = played[number]
        yield {
            "game": game.name,
            "setup": _plain(game.setup.config),
            "events": _events(game)[: own[-1].version],
            "positions": [[e.version, e.seat, e.about, e.grade] for e in own],
        }


def _plain(config: Any) -> dict[str, Any]:
    return {field: getattr(config, field) for field in config.__dataclass_fields__}


def _events(game: _Played) -> list[Any]:
    """Encode events as compactly as possible: a seat and its move by number, or an outcome."""
    position = game.setup.start()
    rules = position._rules  # noqa: SLF001
    written: list[Any] = []
    for event in game.position.events:
        if isinstance(event, Drawn):
            written.append([_numbers(rules, position, event.outcome)])
        else:
            written.append([event.seat, position.number(event.action)])
        position.apply_event(event)
    return written


def _numbers(rules: Any, position: Position, outcome: Any) -> list[int]:
    from pipyard.server.games.hosting import published  # noqa: PLC0415

    setup = _plain(position._config)  # noqa: SLF001
    referee = published(rules.metadata.name).at(setup).referee(setup)
    record = position.record.tobytes()
    return list(referee.numbers(record, referee.look(record), outcome))


if __name__ == "__main__":
    main()
