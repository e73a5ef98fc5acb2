"""The rules of Spotted!: what each action and each roll does, and what then follows by itself.

Every function changes the position in place, trusts its caller that the move is legal, and is
compiled unchanged for CPU and GPU. A player writes without touching another's sheet; only when
nobody has anything left to write does the table move on.
"""

import numpy as np

from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.counts import (
    fields_left,
    has_bit,
    magnifier_left,
    most_of_bonus,
    round_value,
    without_factor,
    without_magnifier,
)
from pipyard.games.spotted.record import (
    BEETLES,
    BONUS,
    CLOVER_FIELD,
    DICE,
    DOUBLE,
    FACTOR,
    FAMILIES,
    GAIN_MAGNIFIER,
    GAIN_REROLL,
    GAIN_ROUND,
    IDLE,
    LAST_ROUND,
    MAGNIFIER,
    MAGNIFY,
    OVER,
    PICK,
    POINTS_5,
    REROLL,
    ROLL,
    ROUND_BONUS,
    STEP_FIELD,
    STEPS_2,
    STEPS_3,
    TRIPLE,
    USE,
    WALK,
    WORD_BITS,
    WORDS,
    WRITE,
)

ALL_DICE = (1 << FAMILIES) - 1


# The course of a round


@rule
def begin_round(game: np.record, content: np.record) -> None:
    """Every player crosses off the box and gets its bonus; the first round of many gets two."""
    game.phase = WRITE
    game.part = ROUND_BONUS
    game.active = 0
    for seat in range(game.seats):
        player = game.players[seat]
        player.due = 1 << game.box
        if game.seats > 4 and game.box == 1:
            player.due |= 1 << 2
        go_on_writing(game, content, player)


@rule
def begin_turn(game: np.record) -> None:
    """Have the active player roll all six dice."""
    for family in range(FAMILIES):
        game.table[family] = 0
    game.picks = 0
    game.rolling = ALL_DICE
    game.phase = ROLL


@rule
def land_roll(game: np.record) -> None:
    """Once the dice have landed: re-roll, if the active player can, else pick."""
    game.rolling = 0
    player = game.players[game.active]
    may_reroll = player.rerolls > player.rerolls_used and not game.second_roll
    game.phase = REROLL if may_reroll else PICK


@rule
def reroll(game: np.record, dice: int) -> None:
    """Cross off a circled symbol and roll some dice, given as bits, once more."""
    game.players[game.active].rerolls_used += 1
    for family in range(FAMILIES):
        if dice >> family & 1:
            game.table[family] = 0
    game.rolling = dice
    game.phase = ROLL


@rule
def picks_in_turn(game: np.record) -> int:
    """How many dice are handed out in a turn."""
    if game.seats == 1:
        return 2 if game.second_roll else 3
    return 6 if game.seats > 4 else 5


@rule
def picking_seat(game: np.record) -> int:
    """Whose pick it is: the active player's first, then clockwise, by the number of players."""
    step = picking_step(game)
    return (game.active + step) % game.seats


@rule
def picking_step(game: np.record) -> int:
    """How many seats after the active player the next pick is."""
    pick = game.picks
    if game.seats == 6:
        return pick
    if pick < 2:
        return 0
    if game.seats == 2:
        return 1 if pick < 4 else 0
    if game.seats == 3:
        return pick - 1 if pick < 4 else 0
    if game.seats == 1:
        return 0
    return pick - 1


@rule
def must_pick_lowest(game: np.record) -> bool:
    """Tell whether the next pick must be one of the lowest dice."""
    if game.second_roll:
        return False
    return game.picks < (1 if game.seats == 6 else 2)


@rule
def pick_die(game: np.record, content: np.record, family: int) -> None:
    """Take a die from the table; after the last pick everybody writes."""
    last = game.picks + 1 == picks_in_turn(game)
    game.players[picking_seat(game)].dice[family] = game.table[family]
    game.table[family] = 0
    game.picks += 1
    if not last:
        return
    for other in range(FAMILIES):
        game.table[other] = 0
    game.phase = WRITE
    game.part = DICE
    for seat in range(game.seats):
        go_on_writing(game, content, game.players[seat])


@rule
def advance(game: np.record, content: np.record) -> None:
    """When nobody has anything left to write, go on to the next roll, round or the end."""
    while game.phase == WRITE and nobody_writes(game):
        if game.part == ROUND_BONUS:
            begin_turn(game)
        elif game.seats == 1 and not game.second_roll:
            game.second_roll = 1
            begin_turn(game)
        elif game.active + 1 < game.seats:
            game.active += 1
            begin_turn(game)
        elif game.box == LAST_ROUND:
            game.phase = OVER
        else:
            game.second_roll = 0
            game.box += 2 if game.seats > 4 and game.box == 1 else 1
            begin_round(game, content)


@rule
def nobody_writes(game: np.record) -> bool:
    """Tell whether every player is done writing."""
    for seat in range(game.seats):
        if game.players[seat].writing != IDLE:
            return False
    return True


# A player's writing


@rule
def go_on_writing(game: np.record, content: np.record, player: np.record) -> None:
    """Take the next bonus of the track, or turn to the next die or round bonus, or be done."""
    player.writing = IDLE
    while player.clovers > 0 and player.writing == IDLE:
        player.clovers -= 1
        take_bonus(game, content, player)
    if player.writing == IDLE:
        drop_lost_bonuses(content, player)
        if player.due:
            player.writing = BONUS
        elif holds_dice(player):
            player.writing = USE


@rule
def drop_lost_bonuses(content: np.record, player: np.record) -> None:
    """Forget round bonuses of which no family can take a single point."""
    for value in range(1, 6):
        if player.due >> value & 1 and most_of_bonus(player, content, value) == 0:
            player.due &= ~(1 << value)


@rule
def holds_dice(player: np.record) -> bool:
    """Tell whether a player has a die still to be used."""
    for family in range(FAMILIES):
        if player.dice[family]:
            return True
    return False


@rule
def take_bonus(game: np.record, content: np.record, player: np.record) -> None:
    """Unlock the next bonus of the track; at its end a cloverleaf expires."""
    if player.track == content.track_length:
        return
    bonus = content.track[player.track]
    player.track += 1
    if bonus in (STEPS_2, STEPS_3):
        start_walk(content, player, 2 if bonus == STEPS_2 else 3)
    elif bonus == GAIN_REROLL:
        circle_reroll(content, player)
    elif bonus == GAIN_MAGNIFIER:
        if magnifier_left(player, content):
            player.writing = MAGNIFIER
    elif bonus == GAIN_ROUND:
        if most_of_bonus(player, content, round_value(game)) > 0:
            player.bonus = round_value(game)
            player.writing = BONUS
    elif bonus in (DOUBLE, TRIPLE):
        if without_factor(player):
            player.factor = 2 if bonus == DOUBLE else 3
            player.writing = FACTOR
    elif bonus == POINTS_5:
        player.points += 5
    else:
        player.points += 7


@rule
def circle_reroll(content: np.record, player: np.record) -> None:
    """Circle a re-roll symbol; the last one earns a cloverleaf."""
    if player.rerolls < content.reroll_symbols:
        player.rerolls += 1
        if player.rerolls == content.reroll_symbols:
            player.clovers += 1


@rule
def place_spots(
    game: np.record, content: np.record, player: np.record, family: int, split: int
) -> None:
    """Place a die or a round bonus as spots on a family's beetles."""
    points = 0
    starts_last = player.beetles[family, BEETLES - 1] == 0
    for place in range(BEETLES):
        player.beetles[family, place] += content.splits[split, place]
        points += content.splits[split, place]
    if starts_last and player.beetles[family, BEETLES - 1] > 0:
        player.clovers += 1
    if player.beetles[family, content.bonus_places[family]] == content.bonus_counts[family]:
        player.circled[family] = 1
    spend(player, family, points)
    go_on_writing(game, content, player)


@rule
def spend(player: np.record, family: int, points: int) -> None:
    """Take away what was placed: a bonus of the track, a round bonus, or the family's die."""
    if player.writing == USE:
        player.dice[family] = 0
    elif player.bonus:
        player.bonus = 0
    else:
        player.due &= ~(1 << due_value(player, points))


@rule
def due_value(player: np.record, points: int) -> int:
    """Return the smallest round bonus due that has at least so many points."""
    value = points
    while not player.due >> value & 1:
        value += 1
    return value


@rule
def use_clover(game: np.record, content: np.record, player: np.record, family: int) -> None:
    """Use a cloverleaf die for one cloverleaf."""
    player.dice[family] = 0
    player.clovers += 1
    go_on_writing(game, content, player)


@rule
def give_up_die(game: np.record, content: np.record, player: np.record, family: int) -> None:
    """Give up a die of which nothing can be used."""
    player.dice[family] = 0
    go_on_writing(game, content, player)


@rule
def walk_with_die(content: np.record, player: np.record, family: int) -> None:
    """Use a die for as many steps on the meadow."""
    steps = player.dice[family]
    player.dice[family] = 0
    start_walk(content, player, steps)


@rule
def start_walk(content: np.record, player: np.record, steps: int) -> None:
    """Get steps to walk, no more than there are fields."""
    player.steps = min(steps, fields_left(player, content))
    if player.steps > 0:
        player.writing = WALK


@rule
def step_on(game: np.record, content: np.record, player: np.record, field: int) -> None:
    """Cross off a field next to a joined one, and get what it shows."""
    player.steps -= 1
    cross_field(content, player, field)
    if content.kinds[field] == CLOVER_FIELD:
        player.clovers += 1
    elif content.kinds[field] < STEP_FIELD:
        get_magnifier(player, content.kinds[field])
    if player.writing == WALK:
        finish_walk_or_go_on(game, content, player)


@rule
def finish_walk_or_go_on(game: np.record, content: np.record, player: np.record) -> None:
    """Walk on while there are steps, else turn to what comes next."""
    player.writing = WALK
    if player.steps == 0:
        go_on_writing(game, content, player)


@rule
def cross_field(content: np.record, player: np.record, field: int) -> None:
    """Cross off a field; it is joined as soon as it is next to a joined one."""
    player.crossed[field // WORD_BITS] |= 1 << field % WORD_BITS
    player.fields_crossed += 1
    if has_bit(player.beside, field):
        join_field(content, player, field)
        join_islands(content, player)


@rule
def join_field(content: np.record, player: np.record, field: int) -> None:
    """Count a crossed field as joined and open its neighbours."""
    player.joined[field // WORD_BITS] |= 1 << field % WORD_BITS
    for word in range(WORDS):
        player.beside[word] |= content.beside[field, word]


@rule
def join_islands(content: np.record, player: np.record) -> None:
    """Join magnifiers that were taken out of reach and now have a joined neighbour."""
    field = 0
    while field < content.field_count:
        word = field // WORD_BITS
        bit = field % WORD_BITS
        island = player.crossed[word] & player.beside[word] & ~player.joined[word]
        if island == 0:
            field = (word + 1) * WORD_BITS
        elif island >> bit & 1:
            join_field(content, player, field)
            field = 0
        else:
            field += 1


@rule
def get_magnifier(player: np.record, kind: int) -> None:
    """Ask for the family of a magnifier, or count it as an extra if all are served."""
    if without_magnifier(player):
        player.kind = kind
        player.after_magnifier = player.writing
        player.writing = MAGNIFY
    else:
        player.extra += 1


@rule
def assign_magnifier(game: np.record, content: np.record, player: np.record, family: int) -> None:
    """Give a family the magnifier just crossed, then go on with the walk or the chain."""
    player.magnifiers[family] = player.kind
    player.kind = NONE
    if player.after_magnifier == WALK:
        finish_walk_or_go_on(game, content, player)
    else:
        go_on_writing(game, content, player)


@rule
def take_magnifier(game: np.record, content: np.record, player: np.record, field: int) -> None:
    """Cross off any magnifier of the meadow by bonus."""
    cross_field(content, player, field)
    get_magnifier(player, content.kinds[field])
    if player.writing == MAGNIFIER:
        go_on_writing(game, content, player)


@rule
def assign_factor(game: np.record, content: np.record, player: np.record, family: int) -> None:
    """Give a family without a factor the one from the track."""
    player.factors[family] = player.factor
    player.factor = 0
    go_on_writing(game, content, player)
