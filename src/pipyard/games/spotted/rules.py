"""The rules of Spotted!: what each action and each roll does, and what follows without a choice.

Every function changes the position in place, relies on its caller that the move is legal, and is
compiled for CPU and GPU without changes. Players write without changing each other's sheets; only
when nobody has anything left to write does the table go on.
"""

import numpy as np

from pipyard.core.facts import Facts, add, tell1, tell2, tell3
from pipyard.core.jit import rule
from pipyard.core.record import NONE
from pipyard.games.spotted.counts import (
    fields_left,
    has_bit,
    magnifier_left,
    most_of_bonus,
    round_value,
    total_score,
    winning_seats,
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
from pipyard.games.spotted.story import (
    BEETLE_CIRCLED,
    BONUS_UNLOCKED,
    CLOVER_USED,
    DICE_REROLLED,
    DICE_ROLLED,
    DIE_GIVEN_UP,
    DIE_PICKED,
    EXTRA_MAGNIFIER,
    FACTOR_ASSIGNED,
    FIELD_CROSSED,
    GAME_WON,
    MAGNIFIER_ASSIGNED,
    MAGNIFIER_TAKEN,
    ROLL_KEPT,
    ROUND_STARTED,
    ROW_COMPLETED,
    SHEET_SCORED,
    SPOTS_PLACED,
    TURN_STARTED,
    WALK_STARTED,
)

ALL_DICE = (1 << FAMILIES) - 1


# The course of a round


@rule
def begin_round(game: np.record, content: np.record, facts: Facts) -> None:
    """Let every player cross off the box and get its bonus; the first round of many gets two."""
    tell1(facts, ROUND_STARTED, game.box)
    game.phase = WRITE
    game.part = ROUND_BONUS
    game.active = 0
    for seat in range(game.seats):
        player = game.players[seat]
        player.due = 1 << game.box
        if game.seats > 4 and game.box == 1:
            player.due |= 1 << 2
        go_on_writing(game, content, seat, facts)


@rule
def begin_turn(game: np.record) -> None:
    """Let the active player roll all six dice."""
    for family in range(FAMILIES):
        game.table[family] = 0
    game.picks = 0
    game.rolling = ALL_DICE
    game.phase = ROLL


@rule
def land_roll(game: np.record, facts: Facts) -> None:
    """After the dice have landed: re-roll if the active player can, otherwise pick."""
    tell1(facts, DICE_ROLLED, game.active)
    for family in range(FAMILIES):
        add(facts, game.table[family] if game.rolling >> family & 1 else 0)
    game.rolling = 0
    player = game.players[game.active]
    may_reroll = player.rerolls > player.rerolls_used and not game.second_roll
    game.phase = REROLL if may_reroll else PICK


@rule
def keep_roll(game: np.record, facts: Facts) -> None:
    """Re-roll no more: the dice are picked as they are."""
    tell1(facts, ROLL_KEPT, game.active)
    game.phase = PICK


@rule
def reroll(game: np.record, dice: int, facts: Facts) -> None:
    """Cross off a circled symbol and re-roll some dice, given as bits."""
    tell2(facts, DICE_REROLLED, game.active, dice)
    game.players[game.active].rerolls_used += 1
    for family in range(FAMILIES):
        if dice >> family & 1:
            game.table[family] = 0
    game.rolling = dice
    game.phase = ROLL


@rule
def picks_in_turn(game: np.record) -> int:
    """Return how many dice are handed out in a turn."""
    if game.seats == 1:
        return 2 if game.second_roll else 3
    return 6 if game.seats > 4 else 5


@rule
def picking_seat(game: np.record) -> int:
    """Return whose pick it is: first the active player's, then clockwise, by number of players."""
    step = picking_step(game)
    return (game.active + step) % game.seats


@rule
def picking_step(game: np.record) -> int:
    """Return how many seats after the active player the next pick is."""
    return step_of_pick(game, game.picks)


@rule
def step_of_pick(game: np.record, pick: int) -> int:
    """Return how many seats after the active player a pick is, counted from 0."""
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
    """Return whether the next pick must be one of the lowest dice."""
    if game.second_roll:
        return False
    return game.picks < (1 if game.seats == 6 else 2)


@rule
def pick_die(game: np.record, content: np.record, family: int, facts: Facts) -> None:
    """Take a die from the table; after the last pick everybody writes."""
    last = game.picks + 1 == picks_in_turn(game)
    picker = picking_seat(game)
    tell2(facts, DIE_PICKED, picker, family)
    game.players[picker].dice[family] = game.table[family]
    game.table[family] = 0
    game.picks += 1
    if not last:
        return
    for other in range(FAMILIES):
        game.table[other] = 0
    game.phase = WRITE
    game.part = DICE
    for seat in range(game.seats):
        go_on_writing(game, content, seat, facts)


@rule
def advance(game: np.record, content: np.record, facts: Facts) -> None:
    """If nobody has anything left to write, go on to the next roll, the next round or the end."""
    while game.phase == WRITE and nobody_writes(game):
        if game.part == ROUND_BONUS:
            tell1(facts, TURN_STARTED, game.active)
            begin_turn(game)
        elif game.seats == 1 and not game.second_roll:
            game.second_roll = 1
            begin_turn(game)
        elif game.active + 1 < game.seats:
            tell1(facts, TURN_STARTED, game.active + 1)
            game.active += 1
            begin_turn(game)
        elif game.box == LAST_ROUND:
            game.phase = OVER
            if facts is not None:
                tell_end(game, content, facts)
        else:
            game.second_roll = 0
            game.box += 2 if game.seats > 4 and game.box == 1 else 1
            begin_round(game, content, facts)


@rule
def tell_end(game: np.record, content: np.record, facts: Facts) -> None:
    """Record what every sheet scores and who won."""
    for seat in range(game.seats):
        tell2(facts, SHEET_SCORED, seat, total_score(game.players[seat], content))
    tell1(facts, GAME_WON, winning_seats(game, content))


@rule
def nobody_writes(game: np.record) -> bool:
    """Return whether every player is done writing."""
    for seat in range(game.seats):
        if game.players[seat].writing != IDLE:
            return False
    return True


# A player's writing


@rule
def go_on_writing(game: np.record, content: np.record, seat: int, facts: Facts) -> None:
    """Take the next bonus of the track, go on to the next die or round bonus, or be done."""
    player = game.players[seat]
    player.writing = IDLE
    while player.clovers > 0 and player.writing == IDLE:
        player.clovers -= 1
        take_bonus(game, content, seat, facts)
    if player.writing == IDLE:
        drop_lost_bonuses(content, player)
        if player.due:
            player.writing = BONUS
        elif holds_dice(player):
            player.writing = USE


@rule
def drop_lost_bonuses(content: np.record, player: np.record) -> None:
    """Drop round bonuses that no family can take a single point of."""
    for value in range(1, 6):
        if player.due >> value & 1 and most_of_bonus(player, content, value) == 0:
            player.due &= ~(1 << value)


@rule
def holds_dice(player: np.record) -> bool:
    """Return whether a player has a die that is not used yet."""
    for family in range(FAMILIES):
        if player.dice[family]:
            return True
    return False


@rule
def take_bonus(game: np.record, content: np.record, seat: int, facts: Facts) -> None:
    """Unlock the next bonus of the track; at its end a cloverleaf is lost."""
    player = game.players[seat]
    if player.track == content.track_length:
        return
    bonus = content.track[player.track]
    player.track += 1
    tell3(facts, BONUS_UNLOCKED, seat, bonus, player.track)
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
    game: np.record, content: np.record, seat: int, family: int, split: int, facts: Facts
) -> None:
    """Place a die or a round bonus as spots on a family's beetles."""
    tell3(facts, SPOTS_PLACED, seat, family, split)
    player = game.players[seat]
    points = 0
    starts_last = player.beetles[family, BEETLES - 1] == 0
    for place in range(BEETLES):
        player.beetles[family, place] += content.splits[split, place]
        points += content.splits[split, place]
    if player.beetles[family, content.bonus_places[family]] == content.bonus_counts[family]:
        if not player.circled[family]:
            tell2(facts, BEETLE_CIRCLED, seat, family)
        player.circled[family] = 1
    if starts_last and player.beetles[family, BEETLES - 1] > 0:
        tell2(facts, ROW_COMPLETED, seat, family)
        player.clovers += 1
    spend(player, family, points)
    go_on_writing(game, content, seat, facts)


@rule
def spend(player: np.record, family: int, points: int) -> None:
    """Remove what was placed: a bonus of the track, a round bonus, or the family's die."""
    if player.writing == USE:
        player.dice[family] = 0
    elif player.bonus:
        player.bonus = 0
    else:
        player.due &= ~(1 << due_value(player, points))


@rule
def due_value(player: np.record, points: int) -> int:
    """Return the smallest round bonus due that has at least a number of points."""
    value = points
    while not player.due >> value & 1:
        value += 1
    return value


@rule
def use_clover(game: np.record, content: np.record, seat: int, family: int, facts: Facts) -> None:
    """Use a cloverleaf die for one cloverleaf."""
    tell2(facts, CLOVER_USED, seat, family)
    player = game.players[seat]
    player.dice[family] = 0
    player.clovers += 1
    go_on_writing(game, content, seat, facts)


@rule
def give_up_die(game: np.record, content: np.record, seat: int, family: int, facts: Facts) -> None:
    """Give up a die that cannot be used at all."""
    tell2(facts, DIE_GIVEN_UP, seat, family)
    game.players[seat].dice[family] = 0
    go_on_writing(game, content, seat, facts)


@rule
def walk_with_die(
    game: np.record, content: np.record, seat: int, family: int, facts: Facts
) -> None:
    """Use a die for that many steps on the meadow."""
    player = game.players[seat]
    steps = player.dice[family]
    tell3(facts, WALK_STARTED, seat, family, steps)
    player.dice[family] = 0
    start_walk(content, player, steps)


@rule
def start_walk(content: np.record, player: np.record, steps: int) -> None:
    """Give a player steps to walk, no more than there are fields."""
    player.steps = min(steps, fields_left(player, content))
    if player.steps > 0:
        player.writing = WALK


@rule
def step_on(game: np.record, content: np.record, seat: int, field: int, facts: Facts) -> None:
    """Cross off a field next to a joined one, and get what it shows."""
    player = game.players[seat]
    kind = content.kinds[field]
    tell3(facts, FIELD_CROSSED, seat, field, kind)
    player.steps -= 1
    cross_field(content, player, field)
    if kind == CLOVER_FIELD:
        player.clovers += 1
    elif kind < STEP_FIELD:
        get_magnifier(game, seat, kind, facts)
    if player.writing == WALK:
        finish_walk_or_go_on(game, content, seat, facts)


@rule
def finish_walk_or_go_on(game: np.record, content: np.record, seat: int, facts: Facts) -> None:
    """Walk on while there are steps left, otherwise go on to what comes next."""
    player = game.players[seat]
    player.writing = WALK
    if player.steps == 0:
        go_on_writing(game, content, seat, facts)


@rule
def cross_field(content: np.record, player: np.record, field: int) -> None:
    """Cross off a field; it is joined if it is next to a joined one."""
    player.crossed[field // WORD_BITS] |= 1 << field % WORD_BITS
    player.fields_crossed += 1
    if has_bit(player.beside, field):
        join_field(content, player, field)
        join_islands(content, player)


@rule
def join_field(content: np.record, player: np.record, field: int) -> None:
    """Count a crossed field as joined and open its neighbors."""
    player.joined[field // WORD_BITS] |= 1 << field % WORD_BITS
    for word in range(WORDS):
        player.beside[word] |= content.beside[field, word]


@rule
def join_islands(content: np.record, player: np.record) -> None:
    """Join magnifiers that were taken out of reach and now have a joined neighbor."""
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
def get_magnifier(game: np.record, seat: int, kind: int, facts: Facts) -> None:
    """Ask which family gets a magnifier, or count it as an extra if all families have one."""
    player = game.players[seat]
    if without_magnifier(player):
        player.kind = kind
        player.after_magnifier = player.writing
        player.writing = MAGNIFY
    else:
        tell1(facts, EXTRA_MAGNIFIER, seat)
        player.extra += 1


@rule
def assign_magnifier(
    game: np.record, content: np.record, seat: int, family: int, facts: Facts
) -> None:
    """Give a family the magnifier just crossed, then go on with the walk or the chain."""
    player = game.players[seat]
    tell3(facts, MAGNIFIER_ASSIGNED, seat, family, player.kind)
    player.magnifiers[family] = player.kind
    player.kind = NONE
    if player.after_magnifier == WALK:
        finish_walk_or_go_on(game, content, seat, facts)
    else:
        go_on_writing(game, content, seat, facts)


@rule
def take_magnifier(
    game: np.record, content: np.record, seat: int, field: int, facts: Facts
) -> None:
    """Cross off any magnifier of the meadow as a bonus."""
    player = game.players[seat]
    kind = content.kinds[field]
    tell3(facts, MAGNIFIER_TAKEN, seat, field, kind)
    cross_field(content, player, field)
    get_magnifier(game, seat, kind, facts)
    if player.writing == MAGNIFIER:
        go_on_writing(game, content, seat, facts)


@rule
def assign_factor(
    game: np.record, content: np.record, seat: int, family: int, facts: Facts
) -> None:
    """Give a family without a factor the one from the track."""
    player = game.players[seat]
    tell3(facts, FACTOR_ASSIGNED, seat, family, player.factor)
    player.factors[family] = player.factor
    player.factor = 0
    go_on_writing(game, content, seat, facts)
