"""What always holds in a game of Spots, checked from the outside after any event."""

import numpy as np

from pipyard.games.spots.content import Content
from pipyard.games.spots.record import IN_DECK, ON_TOP, OVER, TURN, WITH_D0G, WITH_SEAT
from pipyard.games.spots.view import asks_seat, is_complete, scored_dogs, values_of


def check_position(
    content: Content, position: np.recarray, *, dice: int = 40, treats: int = 20
) -> None:
    """Raise AssertionError if dice, treats or cards are lost, or a pack is as it can never be."""
    game = position[0]
    assert dice_of(game) == dice, f"{dice_of(game)} dice instead of {dice}"
    assert treats_of(game) == treats, f"{treats_of(game)} treats instead of {treats}"
    _check_cards(content, game)
    if game.phase != OVER and not game.contenders and min(cards_of(game)) >= 2:
        for seat in range(game.seats):
            _check_pack(content, game, seat)
    if game.phase == TURN:
        assert sum(tile.facedown == 0 for tile in game.tiles) >= 2, "fewer than 2 tiles faceup"


def cards_of(game: np.record) -> list[int]:
    """Number of cards of each seat."""
    return [int(game.players[seat].cards) for seat in range(game.seats)]


def dice_of(game: np.record) -> int:
    """All dice, wherever they are."""
    total = int(game.supply_dice) + int(game.aside) + int(game.rolling) + len(values_of(game.roll))
    for seat in range(game.seats):
        player = game.players[seat]
        total += len(values_of(player.yard))
        total += sum(int(player.dogs[slot].filled).bit_count() for slot in range(player.cards))
    return total


def treats_of(game: np.record) -> int:
    """All treats, wherever they are."""
    total = int(game.supply_treats) + int(game.d0g_treats)
    total += sum(int(tile.treats) for tile in game.tiles)
    return total + sum(int(game.players[seat].treats) for seat in range(game.seats))


def _check_cards(content: Content, game: np.record) -> None:
    held: dict[int, int] = {}
    for seat in range(game.seats):
        for slot in range(game.players[seat].cards):
            card = int(game.players[seat].dogs[slot].card)
            assert card not in held, "a card is held twice"
            held[card] = WITH_SEAT + seat
    where = [int(game.where[card]) for card in range(len(content.dogs))]
    for card, place in enumerate(where):
        expected = held.get(card, ON_TOP if card == game.top else place)
        assert place == expected, f"{content.dogs[card].name} is not where it is said to be"
    assert where.count(IN_DECK) == game.deck, "the deck is miscounted"
    assert where.count(WITH_D0G) == game.d0g_scored, "d0g's cards are miscounted"
    assert all(cards <= 6 for cards in cards_of(game)), "more than 6 cards"


def _check_pack(content: Content, game: np.record, seat: int) -> None:
    player = game.players[seat]
    unscored = [dog for dog in player.dogs[: player.cards] if not dog.scored]
    assert scored_dogs(player) < 6, "a winner plays on"
    assert unscored, "a player without an unscored dog"
    resting = game.phase == TURN or (not asks_seat(game) and not values_of(game.roll))
    if resting and game.draws == 0:
        record = content.record[0]
        assert not all(is_complete(dog, record) for dog in unscored), "all complete, none scored"
