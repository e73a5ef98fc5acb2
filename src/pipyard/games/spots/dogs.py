"""Dogs: drawing and scoring them; and d0g, who scores without filling them."""

import numpy as np

from pipyard.core.facts import Facts, add, tell, tell1, tell2
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spots.counts import (
    is_complete,
    scored_dogs,
    trick_at,
)
from pipyard.games.spots.record import (
    D0G_TRADE,
    DOGS_TO_WIN,
    DRAW,
    END_TURN,
    ON_TOP,
    OVER,
    PACK,
    SETUP_DEAL,
    TURN_UP,
    WITH_D0G,
    WITH_SEAT,
)
from pipyard.games.spots.story import (
    D0G_SCORED,
    D0G_TURNED,
    D0G_WON,
    DOG_DRAWN,
    DOG_TURNED_UP,
    GAME_WON,
)


@rule
def take_top_dog(game: np.record, seat: int) -> None:
    """Add the top card of the deck to a player's pack."""
    player = game.players[seat]
    dog = player.dogs[player.cards]
    dog.card = game.top
    dog.filled = 0
    dog.scored = 0
    player.cards += 1
    game.where[game.top] = WITH_SEAT + seat
    game.top = NONE


@rule
def turn_up_next(game: np.record, after: int) -> None:
    """Let chance turn up the next card of the deck, which never runs out; go on with `after`."""
    game.after = after
    game.phase = TURN_UP


@rule
def turn_up_dog(game: np.record, card: int, facts: Facts) -> None:
    """Turn up the deck's new top card."""
    if game.after != SETUP_DEAL:
        tell1(facts, DOG_TURNED_UP, card)
    game.top = card
    game.where[card] = ON_TOP
    game.deck -= 1
    game.phase = game.after


@rule
def draw_dogs(game: np.record, facts: Facts) -> None:
    """Draw the dogs that are due, one by one, but never more than six cards."""
    if game.draws == 0 or game.players[game.turn].cards == PACK:
        game.draws = 0
        game.phase = game.then
        return
    game.draws -= 1
    tell2(facts, DOG_DRAWN, game.turn, game.top)
    take_top_dog(game, game.turn)
    turn_up_next(game, DRAW)


@rule
def score_dogs(game: np.record, content: np.record, facts: Facts) -> None:
    """Score every completed dog of the active player, then draw as many, or win.

    The dogs are recorded as part of the fact that the caller has begun.
    """
    player = game.players[game.turn]
    for slot in range(player.cards):
        dog = player.dogs[slot]
        if is_complete(dog, content):
            add(facts, dog.card)
            game.supply_dice += content.cards[dog.card].space_count
            dog.filled = 0
            dog.scored = 1
            game.draws += 1
    game.phase = DRAW
    if scored_dogs(player) == DOGS_TO_WIN:
        game.draws = 0
        tell1(facts, GAME_WON, game.turn)
        game.winner = game.turn
        game.phase = OVER


@rule
def trade_with_d0g(game: np.record, facts: Facts) -> None:
    """Let d0g return two treats for the top dog as long as it has two."""
    game.phase = game.then
    if game.d0g_treats >= 2:
        game.d0g_treats -= 2
        game.supply_treats += 2
        tell2(facts, D0G_SCORED, game.top, 1)
        score_for_d0g(game, facts)


@rule
def score_for_d0g(game: np.record, facts: Facts) -> None:
    """Let d0g score the top card of the deck; its sixth ends the game."""
    game.where[game.top] = WITH_D0G
    game.top = NONE
    game.d0g_scored += 1
    if game.d0g_scored == DOGS_TO_WIN:
        tell(facts, D0G_WON)
        game.winner = 1
        game.phase = OVER
    else:
        turn_up_next(game, D0G_TRADE)


@rule
def roll_for_d0g(game: np.record, value: int, facts: Facts) -> None:
    """Turn the tile that d0g's die points at facedown, or let d0g score if it already is."""
    game.then = END_TURN
    tile = game.tiles[value - 1]
    if tile.facedown:
        tell2(facts, D0G_SCORED, game.top, 0)
        score_for_d0g(game, facts)
        return
    tell2(facts, D0G_TURNED, trick_at(game, value - 1), tile.treats)
    tile.facedown = 1
    game.d0g_treats += tile.treats
    tile.treats = 0
    game.phase = D0G_TRADE
