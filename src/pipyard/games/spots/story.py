"""What happened, told from the position before an event and the one after: facts for the log."""

from collections.abc import Iterator
from dataclasses import asdict

import numpy as np

from pipyard.core.contract import Drawn, Fact, Move
from pipyard.core.record import unpacked
from pipyard.games.spots.actions import (
    Action,
    BuryDie,
    ChanceOutcome,
    DiceRolled,
    DogTurnedUp,
    DoTrick,
    PlaceDie,
    Reroll,
    ScoreDogs,
)
from pipyard.games.spots.content import Content
from pipyard.games.spots.record import (
    D0G_ROLL,
    NEWS_EVERYONE_BUST,
    NEWS_FAST,
    NEWS_RESET,
    NEWS_SCORED,
    NEWS_TREAT_PUT,
    OVER,
    POSITIONS,
    SETUP_DEAL,
    SETUP_ROLL,
    TURN_UP,
    WITH_D0G,
)
from pipyard.games.spots.view import trick_at, values_of

_TYPES = {
    "keep_roll": "roll_kept",
    "place_die": "die_placed",
    "bury_die": "die_buried",
    "discard_die": "die_discarded",
    "choose_value": "value_chosen",
    "choose_dice": "dice_chosen",
    "name_value": "value_named",
    "set_aside": "dice_set_aside",
    "set_die": "die_set",
    "raise_die": "die_raised",
    "lower_die": "die_lowered",
    "move_die": "die_moved",
    "take_die": "die_taken",
    "do_more": "went_on",
    "stop": "stopped",
}


def tell(
    content: Content,
    before: np.recarray,
    event: Move[Action] | Drawn[ChanceOutcome],
    after: np.recarray,
) -> list[Fact]:
    """List what an event was and what it brought about, in order."""
    old, new = unpacked(before[0]), unpacked(after[0])
    facts: list[Fact] = []
    if isinstance(event, Move):
        facts += _told_action(content, old, event.seat, event.action)
    else:
        facts += _told_chance(content, old, new, event.outcome)
    if new.news_taken:
        facts.append(Fact("treats_taken", {"seat": int(old.turn), "treats": int(new.news_taken)}))
    if new.news_returned:
        returned = int(new.news_returned)
        facts.append(Fact("treats_returned", {"seat": int(old.turn), "treats": returned}))
    facts += _busts(old, new, event)
    facts += _dogs(content, old, new)
    facts += _turn(content, old, new)
    return facts


def _told_action(content: Content, old: np.record, seat: int, action: Action) -> Iterator[Fact]:
    match action:
        case DoTrick(trick):
            names = [content.tricks[trick_at(old, at)].name for at in range(POSITIONS)]
            treats = int(old.tiles[names.index(trick)].treats)
            yield Fact("trick_done", {"seat": seat, "trick": trick, "treats": treats})
        case Reroll(values):
            yield Fact("dice_rerolled", {"seat": seat, "values": values or values_of(old.roll)})
        case ScoreDogs():
            return
        case _:
            particulars = asdict(action)
            yield Fact(_TYPES[particulars.pop("type")], {"seat": seat, **particulars})


def _told_chance(
    content: Content, old: np.record, new: np.record, outcome: ChanceOutcome
) -> Iterator[Fact]:
    seat = int(old.turn)
    match outcome:
        case DiceRolled(values) if old.phase == D0G_ROLL:
            yield Fact("d0g_rolled", {"value": values[0]})
            tile = old.tiles[values[0] - 1]
            if not tile.facedown:
                trick = content.tricks[trick_at(old, values[0] - 1)].name
                yield Fact("d0g_turned", {"trick": trick, "treats": int(tile.treats)})
        case DiceRolled(values):
            yield Fact("dice_rolled", {"seat": seat, "values": values})
            if old.phase == SETUP_ROLL:
                yield Fact("die_buried", {"seat": seat, "value": values[0]})
                if new.contenders == 0:
                    yield Fact("first_player", {"seat": int(new.turn)})
        case DogTurnedUp(dog):
            if old.after != SETUP_DEAL or new.top >= 0:
                yield Fact("dog_turned_up", {"dog": dog})
        case _:
            yield Fact("tile_revealed", {"trick": outcome.trick})


def _busts(
    old: np.record, new: np.record, event: Move[Action] | Drawn[ChanceOutcome]
) -> Iterator[Fact]:
    for seat in range(old.seats):
        if new.news >> seat & 1:
            player = old.players[seat]
            dice = len(values_of(player.yard))
            dice += sum(int(player.dogs[slot].filled).bit_count() for slot in range(player.cards))
            if seat == old.turn:
                dice += int(old.aside)
                dice += isinstance(event, Move) and isinstance(event.action, BuryDie | PlaceDie)
            yield Fact("busted", {"seat": seat, "dice": dice})


def _dogs(content: Content, old: np.record, new: np.record) -> Iterator[Fact]:
    seat = int(old.turn)
    if new.news & NEWS_SCORED:
        pairs = zip(old.players[seat].dogs, new.players[seat].dogs, strict=True)
        names = tuple(content.dogs[b.card].name for a, b in pairs if b.scored > a.scored)
        fast = "yes" if new.news & NEWS_FAST else "no"
        yield Fact("dogs_scored", {"seat": seat, "dogs": names, "fast": fast})
    dealing = old.phase == TURN_UP and old.after == SETUP_DEAL
    for player in range(old.seats):
        for slot in range(old.players[player].cards, new.players[player].cards):
            name = content.dogs[new.players[player].dogs[slot].card].name
            yield Fact("dog_dealt" if dealing else "dog_drawn", {"seat": player, "dog": name})
    if new.d0g_scored > old.d0g_scored:
        traded = "yes" if new.d0g_treats < old.d0g_treats else "no"
        for card, dog in enumerate(content.dogs):
            if new.where[card] == WITH_D0G != old.where[card]:
                yield Fact("d0g_scored", {"dog": dog.name, "traded": traded})


def _turn(content: Content, old: np.record, new: np.record) -> Iterator[Fact]:
    if new.phase == OVER:
        won = new.winner < new.seats
        yield Fact("game_won", {"seat": int(new.winner)}) if won else Fact("d0g_won")
        return
    started = old.phase == SETUP_ROLL or new.turn != old.turn
    if started and new.contenders == 0 and new.turn < new.seats:
        yield Fact("turn_started", {"seat": int(new.turn)})
    if new.news & NEWS_EVERYONE_BUST:
        yield Fact("everyone_busted")
    if new.news & NEWS_RESET:
        yield _reset(content, old, new)


def _reset(content: Content, old: np.record, new: np.record) -> Fact:
    if new.news & NEWS_TREAT_PUT:
        grown = [new.tiles[at].treats > old.tiles[at].treats for at in range(POSITIONS)]
        trick = content.tricks[trick_at(new, grown.index(True))].name
        return Fact("tiles_reset", {"treats": 1, "trick": trick})
    return Fact("tiles_reset", {"treats": 0, "trick": None})
