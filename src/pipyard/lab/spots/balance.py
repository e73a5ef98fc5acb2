"""What a trick is worth: games in which one of two players may not choose its tile.

Both players are the same bot with the same dice. For the player who may not use the trick, the tile
lies facedown whenever a tile is chosen, unless there is no other action. So the share of wins above
one half is what the trick is worth to the player who may use it.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from pipyard.bots.spots.pick import MIND, new_mind, pick_move
from pipyard.core.errors import InvalidConfig
from pipyard.core.jit import learning_entry, rule
from pipyard.core.record import recarray
from pipyard.games.spots.content import RED_POSITIONS, STACK_POSITIONS
from pipyard.games.spots.counts import asks_seat
from pipyard.games.spots.game import Spots, SpotsConfig, place_tiles
from pipyard.games.spots.moves import SCORE, apply_move, legal_moves
from pipyard.games.spots.record import GAME, OVER, POSITIONS, SEATS, TURN
from pipyard.lab.intervals import Interval, wilson
from pipyard.lab.plan import bot_of, set_up, table_of
from pipyard.lab.simulate import SimulateOptions, TableSetup, plan_for
from pipyard.lab.spots.play import CUT_OFF, PURPOSES, draw_by_purpose
from pipyard.lab.threads import in_threads

TURN_LIMIT = 400
CHUNK = 200
"""Games played without a pause; even, so that both players play without the tile."""
RESULT = np.dtype(
    [
        ("winner", "i8"),
        ("turns", "i8"),
        ("offered", "i8", POSITIONS),
        ("chosen", "i8", POSITIONS),
    ],
    align=True,
)
"""The result of a game; for each tile, the turns on which it lay faceup and was chosen.

Turns of a player who may not choose a tile do not count for it.
"""
TABLE = table_of(GAME, MIND, SEATS, PURPOSES)


@learning_entry
def play_without(
    plans: np.recarray,
    contents: np.recarray,
    first: int,
    banned: int,
    tables: np.recarray,
    results: np.recarray,
) -> None:
    """Play games by number; in even ones the first player may not choose a tile, else the other."""
    for index in range(len(results)):
        number = first + index
        set_up(plans[0], number, tables[0])
        _play(plans[0], contents[0], number, banned, tables[0], results[index])


@rule
def _play(
    plan: np.record,
    content: np.record,
    number: int,
    banned: int,
    table: np.record,
    result: np.record,
) -> None:
    game = table.game[0]
    scratch = table.mind.scratch
    tile = game.tiles[banned]
    while game.phase != OVER:
        if not asks_seat(game):
            draw_by_purpose(game, content, table.streams)
            continue
        seat = game.turn
        choosing = game.phase == TURN
        if choosing:
            if result.turns == plan.turn_limit:
                break
            result.turns += 1
        hidden = choosing and seat == number % 2 and tile.facedown == 0
        if hidden:
            tile.facedown = 1
        scratch.count = legal_moves(game, content, scratch.legal)
        if scratch.count == 0:
            tile.facedown = 0
            hidden = False
            scratch.count = legal_moves(game, content, scratch.legal)
        move = scratch.legal[0]
        if scratch.count > 1:
            bot = bot_of(plan, number, seat, game.seats)
            own = table.streams[seat : seat + 1]
            move = pick_move(bot, game, content, seat, table.mind, own)
        if choosing:
            _count(game, result, move)
        if hidden:
            tile.facedown = 0
        apply_move(game, content, move, None)
    result.winner = game.winner if game.phase == OVER else CUT_OFF


@rule
def _count(game: np.record, result: np.record, move: int) -> None:
    for position in range(POSITIONS):
        if game.tiles[position].facedown == 0:
            result.offered[position] += 1
    if move < SCORE:
        result.chosen[move] += 1


@dataclass(frozen=True, slots=True)
class TrickWorth:
    """What a trick is worth, over every recommended set with it in its color's place.

    `wins` is the share of the player who may choose it. `chosen` is how often that player chooses
    it in a game, and `of_offers` how often when its tile lies faceup.
    """

    trick: str
    colour: str
    wins: Interval
    chosen: float
    of_offers: float
    turns: float
    cut_off: int


@dataclass(frozen=True, slots=True)
class _Games:
    """Some games on one set of tiles."""

    plan: np.recarray
    first: int
    results: np.recarray


def measure(
    spots: Spots,
    trick: str,
    wanted: SimulateOptions,
    backgrounds: Mapping[str, tuple[str, ...]],
) -> TrickWorth:
    """Measure a trick of a game's content, with equally many games on each set of tiles."""
    position, colour = _place(spots, trick)
    games = [each for tiles in backgrounds.values() for each in _games(spots, trick, tiles, wanted)]
    workers = wanted.cores or os.cpu_count() or 1

    def play(each: _Games) -> int:
        table = recarray(TABLE)
        table[0].mind = new_mind(2)[0]
        content = spots.content.record
        play_without(each.plan, content, each.first, position, table, each.results)
        return len(each.results)

    for count in in_threads(play, games, workers):
        wanted.on_progress(count)
    return _worth(trick, colour, position, games)


def _place(spots: Spots, trick: str) -> tuple[int, str]:
    """Return the position of a trick's tile, and its color."""
    number = spots.content.trick_numbers.get(trick)
    if number is None:
        raise InvalidConfig(f"There is no trick {trick!r}.")
    colour = spots.content.tricks[number].colour
    if colour in STACK_POSITIONS:
        return STACK_POSITIONS[colour], colour
    reds = [each.name for each in spots.content.tricks if each.colour == colour]
    return RED_POSITIONS[reds.index(trick)], colour


def _games(
    spots: Spots, trick: str, tiles: tuple[str, ...], wanted: SimulateOptions
) -> Iterator[_Games]:
    """Put the trick in its color's place, and divide the games into chunks."""
    position, colour = _place(spots, trick)
    names = list(tiles)
    if colour in STACK_POSITIONS:
        names[position] = trick
    config = SpotsConfig(2, place_tiles(spots.content, tuple(names)))
    setup = TableSetup(spots, config, turn_limit=TURN_LIMIT)
    plan = plan_for(setup, replace(wanted, paired=True))
    for first in range(0, wanted.games, CHUNK):
        count = min(CHUNK, wanted.games - first)
        yield _Games(plan, first, recarray(RESULT, count))


def _worth(trick: str, colour: str, position: int, games: Sequence[_Games]) -> TrickWorth:
    numbers = np.concatenate([each.first + np.arange(len(each.results)) for each in games])
    results = np.concatenate([each.results for each in games]).view(np.recarray)
    ended = results.winner != CUT_OFF
    won = (results.winner != numbers % 2)[ended]
    chosen = float(results.chosen[:, position].sum())
    return TrickWorth(
        trick=trick,
        colour=colour,
        wins=wilson(float(won.mean()) if len(won) else 0.5, max(1, len(won))),
        chosen=chosen / len(results),
        of_offers=chosen / max(1, int(results.offered[:, position].sum())),
        turns=float(results.turns.mean()) / 2,
        cut_off=int((~ended).sum()),
    )


def verdict(worth: TrickWorth, others: Sequence[TrickWorth]) -> str:
    """Describe how a trick compares with others of its color, and what is uncertain.

    An additional option never harms a good player. If the share is below one half, the bot
    misjudges the trick, and such tricks are left out of comparisons.
    """
    known = [other.wins.share for other in others if not _is_misjudged(other)]
    if _is_misjudged(worth):
        harm = f"The bot wins less often when it may choose {worth.trick}"
        return f"{harm}. This says something about the bot, not about the trick."
    if not known:
        return f"The bot misjudges every other {worth.colour} trick, so no comparison is possible."
    low, high = min(known), max(known)
    between = f"the published {worth.colour} tricks that the bot can use ({low:.1%} to {high:.1%})"
    if worth.wins.low > high:
        return f"{worth.trick} is too strong: stronger than all {between}."
    if worth.wins.high < low:
        return f"{worth.trick} is hardly worth its tile: weaker than all {between}."
    if worth.wins.low >= low and worth.wins.high <= high:
        return f"{worth.trick} is worth as much as {between}."
    return f"{worth.trick} may be worth as much as {between}. Play more games to be sure."


def _is_misjudged(worth: TrickWorth) -> bool:
    return worth.wins.high < 0.5
