"""Games as a server's tables play them: `python -m tools.local_games` writes them as log files.

A page that plays the same game on its own, from the same seed and with the same choices of people,
must get the same log, including the bots' choices.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pipyard.core import fair
from pipyard.core.contract import Move
from pipyard.server.games.hosting import HostedGame, published
from pipyard.server.tables.events import Begun, Event, Moved, write_event
from pipyard.server.tables.table import Seat, Table, Terms
from tools.client import WEB

LOCAL_GAMES = WEB / "src" / "fixtures" / "local.json"
_EVENTS = 60
_STRIDE = 7
_SEEDS = 2**32


class Plan(NamedTuple):
    """A table to play: bots by seat, None for a person who goes through the legal actions."""

    game: str
    options: dict[str, Any]
    players: Sequence[str | None]


PLANS = (
    Plan("spots", {}, (None,)),
    Plan("spots", {"off_leash": True}, (None, "random", "puppy", "daring")),
    Plan("spots", {"random": True}, (None, "timid", "greedy", None)),
    Plan("spots", {"set": "Dog Park"}, ("rollout", None, "planner")),
    Plan("spots", {}, (None, "sage")),
    Plan("spotted", {}, (None,)),
    *(
        Plan("spotted", {"sheet": sheet}, (None, *bots))
        for sheet, bots in (
            ("clover-meadow", published("spotted").bots[:3]),
            ("two-ponds", published("spotted").bots[3:]),
        )
    ),
)


def main() -> None:
    """Write the file."""
    LOCAL_GAMES.write_text(local_games(), encoding="utf-8")


def local_games() -> str:
    """Return the expected content of the file."""
    written = (json.dumps(_played(number, plan)) for number, plan in enumerate(PLANS))
    return "[\n" + ",\n".join(written) + "\n]\n"


def _played(number: int, plan: Plan) -> dict[str, Any]:
    seed = bytes([number + 1]) * fair.SEED_BYTES
    game = published(plan.game)
    seats = tuple(Seat(bot=bot, own_name=None if bot else "Ann") for bot in plan.players)
    config = game.configure(len(seats), plan.options, fair.source(seed, [], "set-up", 0))
    game = game.at(config)
    table = Table("", game, config, None, seats, Terms(), seed, game.rules_version)
    events = [write_event(game, event) for event in _events(game, table)]
    return {
        "game": plan.game,
        "options": plan.options,
        "players": plan.players,
        "seed": seed.hex(),
        "config": config,
        "events": [{"version": at, **event} for at, event in enumerate(events, 1)],
    }


def _events(game: HostedGame, table: Table) -> Iterator[Event]:
    event: Event = Begun()
    for version in range(1, _EVENTS + 1):
        table = table.after([event])
        yield event
        if table.status != "playing":
            return
        event = table.draw(_no_luck) if table.acting.chance else _move(game, table, version)


def _move(game: HostedGame, table: Table, version: int) -> Moved:
    """Let the first bot that may act choose, or else the first person."""
    seats = table.seats
    seat = next((seat for seat in table.to_act if seats[seat].bot), table.to_act[0])
    bot = seats[seat].bot
    if bot is None:
        legal = game.legal(table.played, seat)
        return Moved(Move(seat, legal[version * _STRIDE % len(legal)]))
    chosen = table.source_of_bot(seat, _no_luck)(_SEEDS)
    return Moved(Move(seat, game.choose(bot, table.played, seat, chosen)), bot)


def _no_luck(bound: int) -> int:
    del bound
    raise AssertionError("All chance of these games comes from their seeds.")


if __name__ == "__main__":
    main()
