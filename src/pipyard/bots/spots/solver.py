"""The turn solver: finds the best move of a turn by searching all that can still happen in it.

Dice are searched exactly: every roll, reroll, way to keep and place dice, repeat and stop. A value
of the position judges what the turn leads to. Cards turned up unseen are drawn from all that may be
in the deck, and repeats are searched, both up to the limits of the search. Beyond them the position
is judged as it is, and `desk.cut` says how often.

A card turned up is not looked at before the player draws it: until then it has the number after the
last dog of the content.

With a buffer for facts, and a desk with figures, the search also gives the chance that the turn
ends in a bust, and what it completes. With None this costs nothing.
"""

import numpy as np

from pipyard.bots.spots.desk import MOST_DEPTH, MOST_ROLLED, digest_of, recall, remember
from pipyard.bots.spots.figures import (
    add_better_figures,
    add_figures,
    clear_figures,
    copy_figures,
    figure_bust,
    figure_doubt,
    figure_end,
    forget_figures,
    take_better_figures,
)
from pipyard.bots.spots.judge import drew_unknown, judge
from pipyard.bots.spots.mixing import mix
from pipyard.bots.spots.rolls import (
    chance_of_roll,
    clear,
    first_roll,
    next_roll,
    number_of_rolls,
    surely_buried,
    want_of,
)
from pipyard.core.facts import USED, Facts
from pipyard.core.jit import rule
from pipyard.games.spots.counts import buried_spots, current_step, dice_in_roll
from pipyard.games.spots.dice import land_roll, reroll
from pipyard.games.spots.dogs import turn_up_dog
from pipyard.games.spots.moves import (
    BURY,
    DISCARD,
    DO_MORE,
    PLACE,
    apply_move,
    legal_moves,
)
from pipyard.games.spots.record import (
    DEAL,
    DEALT,
    IN_DECK,
    KEEP_ALL,
    KEEP_DICE,
    KEEP_NAMED,
    KEEP_TOTAL,
    KEEP_VALUE,
    KEPT,
    MORE,
    OVER,
    PACK,
    ROLL,
    SAFE_SPOTS,
    TURN_UP,
    VALUES,
    WITH_SEAT,
)
from pipyard.games.spots.rules import advance
from pipyard.games.spots.turn import bust

FAR = 63
"""A limit of cards or repeats that no turn reaches."""
MOST_CARDS = 2 * PACK
NOTHING = -1.0e9
"""Worse than any value."""

# Kinds of frames.
CHOICE = 0
CARDS = 1
ROLL_TO_CHANGE = 2
ROLL_TO_DEAL = 3
ROLL_FOR_VALUE = 4
ROLL_FOR_DICE = 5
NO_DICE = -1


@rule
def solve_turn(game: np.record, content: np.record, desk: np.record) -> int:
    """Return the best move, looking as far ahead as the limit of positions allows.

    Each search looks farther than the one before; one that the limit stops does not count. If even
    the first is stopped, which searches no repeat and no unseen card, there is no move: -1.
    """
    desk.seat = game.turn
    desk.nodes = 0
    best = -1
    value = 0.0
    cut = 1
    cards = 0
    repeats = 0
    while cut > 0 and cards <= MOST_CARDS:
        move = search(game, content, desk, cards, repeats)
        if move < 0:
            break
        best = move
        value = desk.frames[0].value
        cut = desk.cut
        desk.cards = cards
        desk.repeats = repeats
        if repeats == FAR:
            cards += 1
        else:
            repeats = repeats + 1 if repeats < 3 else FAR
    desk.value = value
    desk.cut = cut
    return best


@rule
def search(game: np.record, content: np.record, desk: np.record, cards: int, repeats: int) -> int:
    """Solve the turn up to a number of unseen cards and repeats; -1 if the limit stopped it."""
    open_search(game, content, desk, cards, repeats)
    return look_through(content, desk, None)


@rule
def open_search(
    game: np.record, content: np.record, desk: np.record, cards: int, repeats: int
) -> None:
    """Prepare to try every move of a position."""
    desk.search += 1
    desk.cut = 0
    root = desk.frames[0]
    root.game[0] = game
    root.cards_left = cards
    root.repeats_left = repeats
    root.used = game.position + 1
    open_choice(root, content, desk)


@rule
def look_through(content: np.record, desk: np.record, facts: Facts) -> int:
    """Search everything that was prepared; return the best move, -1 if the limit stopped it."""
    depth = 0
    if facts is not None:
        begin_figures(desk.frames[0])
    while True:
        frame = desk.frames[depth]
        child = desk.frames[depth + 1]
        if next_child(frame, child, content, desk, facts):
            known, value = enter(frame, child, content, desk, depth + 1, facts)
            if known:
                take_value(frame, value, desk, facts)
            else:
                depth += 1
        else:
            close(frame, content, facts)
            if depth == 0:
                return frame.best
            if facts is not None:
                copy_figures(frame.figures, desk.figures)
            remember(desk, frame.digest, frame.value, facts)
            depth -= 1
            take_value(desk.frames[depth], frame.value, desk, facts)
        if desk.nodes > desk.limit:
            return -1


@rule
def enter(
    parent: np.record,
    frame: np.record,
    content: np.record,
    desk: np.record,
    depth: int,
    facts: Facts,
) -> tuple[bool, float]:
    """Begin to look into a position; return whether its value is known at once, and the value."""
    desk.nodes += 1
    game = frame.game[0]
    over = game.phase == OVER or game.turn != desk.seat
    if not over:
        turn_up_unknown(game, content, facts)
        over = game.phase == OVER or game.turn != desk.seat
    if game.position >= 0:
        frame.used = game.position + 1
    frame.digest = digest_of(frame, desk.seat)
    if facts is not None and over:
        frame.digest = mix(frame.digest, figure_end(parent, frame, content, desk, facts))
    slot = recall(desk, frame.digest)
    if slot >= 0:
        if facts is not None:
            copy_figures(desk.memory[slot].figures, desk.figures)
        return True, desk.memory[slot].value
    if not over and stops_short(frame, content, depth):
        desk.cut += 1
        over = True
        if facts is not None:
            figure_end(parent, frame, content, desk, facts)
    if over:
        value = judge(game, content, desk)
        if facts is not None:
            figure_doubt(desk, value)
        remember(desk, frame.digest, value, facts)
        return True, value
    open_frame(frame, content, desk)
    if facts is not None:
        begin_figures(frame)
    return False, 0.0


@rule
def open_frame(frame: np.record, content: np.record, desk: np.record) -> None:
    """Prepare to search everything that may follow a position."""
    phase = frame.game[0].phase
    if phase == TURN_UP:
        open_cards(frame, content)
    elif phase == ROLL:
        open_roll(frame, content)
    else:
        open_choice(frame, content, desk)


@rule
def begin_figures(frame: np.record) -> None:
    """Start without figures: for a choice the worst possible, for chance a sum of zero."""
    if frame.kind == CHOICE:
        forget_figures(frame.figures)
    else:
        clear_figures(frame.figures)
    forget_figures(frame.reroll_figures)


@rule
def turn_up_unknown(game: np.record, content: np.record, facts: Facts) -> None:
    """Turn cards up without looking at them, until such a card is drawn or none is next."""
    while game.phase == TURN_UP and not drew_unknown(game, content):
        turn_up_dog(game, content.dog_count, facts)
        advance(game, content, facts)


@rule
def stops_short(frame: np.record, content: np.record, depth: int) -> bool:
    """Return whether a position in the middle of the turn must be judged as it is."""
    game = frame.game[0]
    if game.phase == TURN_UP and (frame.cards_left == 0 or not drew_unknown(game, content)):
        return True
    return depth == MOST_DEPTH - 1 or (game.phase == ROLL and game.rolling > MOST_ROLLED)


@rule
def open_choice(frame: np.record, content: np.record, desk: np.record) -> None:
    """Prepare to try every move; dice of a roll are used from the lowest value up."""
    game = frame.game[0]
    frame.kind = CHOICE
    frame.index = 0
    frame.value = NOTHING
    frame.count = legal_moves(game, content, frame.moves)
    frame.best = frame.moves[0]
    if game.phase == DEAL:
        keep_lowest_value(frame)
    elif game.phase == MORE and frame.repeats_left == 0 and frame.count > 1:
        stop_at_repeats(frame, content, desk)


@rule
def stop_at_repeats(frame: np.record, content: np.record, desk: np.record) -> None:
    """Leave only the move to stop if another move would repeat the step."""
    if current_step(frame.game[0], content).again:
        desk.cut += 1
        frame.moves[0] = frame.moves[1]
        frame.count = 1


@rule
def keep_lowest_value(frame: np.record) -> None:
    """Keep the moves that use dice of the lowest value in the roll."""
    lowest = 1
    while frame.game[0].roll[lowest] == 0:
        lowest += 1
    kept = 0
    for index in range(frame.count):
        move = frame.moves[index]
        if move < BURY:
            value = (move - PLACE) % VALUES + 1
        elif move < DISCARD:
            value = move - BURY + 1
        else:
            value = move - DISCARD + 1
        if value == lowest:
            frame.moves[kept] = move
            kept += 1
    frame.count = kept


@rule
def open_cards(frame: np.record, content: np.record) -> None:
    """Prepare to try every dog that the card just drawn may be."""
    frame.kind = CARDS
    frame.index = 0
    frame.value = 0.0
    frame.count = 0
    for card in range(content.dog_count):
        if frame.game[0].where[card] == IN_DECK:
            frame.moves[frame.count] = card
            frame.count += 1
    frame.weight = 1.0 / frame.count


@rule
def open_roll(frame: np.record, content: np.record) -> None:
    """Prepare to try every roll, after a reroll if there is a treat for it."""
    game = frame.game[0]
    player = game.players[game.turn]
    step = current_step(game, content)
    frame.index = 0
    frame.value = 0.0
    frame.reroll = NOTHING
    frame.bust = NOTHING
    frame.sides = 6
    first_roll(frame.counts, game.rolling)
    frame.count = number_of_rolls(game.rolling, 6)
    if step.reroll_any:
        frame.kind = ROLL_TO_CHANGE
        return
    want_of(player, content, frame.wanted)
    if player.treats > 0:
        frame.index = -1
    frame.kind = ROLL_TO_DEAL
    if step.keep == KEEP_NAMED:
        sides = min(6, game.named + 1)
        frame.sides = sides
        frame.count = number_of_rolls(game.rolling, sides)
    elif step.keep == KEEP_VALUE:
        frame.kind = ROLL_FOR_VALUE
        frame.count = 6 * game.rolling
    elif step.keep != KEEP_ALL:
        frame.kind = ROLL_FOR_DICE
        list_selections(frame, content, step)


@rule
def list_selections(frame: np.record, content: np.record, step: np.record) -> None:
    """List the sets of dice that the step lets the player keep of some roll, then the empty set."""
    dice = frame.game[0].rolling
    frame.count = 0
    for row in range(content.selection_count):
        selection = content.selections[row]
        if step.keep == KEEP_DICE:
            fits = selection.dice == min(step.kept, dice)
        else:
            fits = selection.total == step.kept and selection.dice <= dice
        if fits:
            frame.moves[frame.count] = row
            frame.count += 1
    if step.keep == KEEP_TOTAL:
        frame.moves[frame.count] = NO_DICE
        frame.count += 1


@rule
def next_child(
    frame: np.record, child: np.record, content: np.record, desk: np.record, facts: Facts
) -> bool:
    """Set up the next position that follows; return whether there was one left."""
    if frame.kind > ROLL_TO_CHANGE and frame.index >= 0:
        pass_over_busts(frame, content, desk, facts)
    if frame.index >= frame.count:
        return False
    child.game[0] = frame.game[0]
    child.cards_left = frame.cards_left
    child.repeats_left = frame.repeats_left
    child.used = frame.used
    if facts is not None:
        facts[USED] = 0
    game = child.game[0]
    if frame.kind == CHOICE:
        move = frame.moves[frame.index]
        if move == DO_MORE and frame.repeats_left < FAR and current_step(game, content).again:
            child.repeats_left = frame.repeats_left - 1
        apply_move(game, content, move, facts)
    elif frame.kind == CARDS:
        dog = game.players[game.turn].dogs[game.players[game.turn].cards - 1]
        dog.card = frame.moves[frame.index]
        game.where[dog.card] = WITH_SEAT + game.turn
        child.cards_left = frame.cards_left - 1
    elif frame.index < 0:
        reroll(game, game.rolling)
    else:
        land(frame, game, content, facts)
    frame.index += 1
    return True


@rule
def pass_over_busts(frame: np.record, content: np.record, desk: np.record, facts: Facts) -> None:
    """Count rolls that surely bust without searching them: every bust has the same result."""
    game = frame.game[0]
    step = current_step(game, content)
    spots = buried_spots(game.players[game.turn])
    below = spots if step.discard_below else 0
    above = game.named if step.keep == KEEP_NAMED else 6
    while frame.index < frame.count:
        lay_out(frame, content)
        if spots + surely_buried(frame.counts, frame.wanted, below, above) <= SAFE_SPOTS:
            return
        if frame.bust == NOTHING:
            frame.bust = bust_value(game, content, desk)
            if facts is not None:
                figure_bust(frame, content, desk)
                figure_doubt(desk, frame.bust)
                copy_figures(desk.figures, frame.bust_figures)
        frame.weight = chance_of_roll(frame.counts, frame.sides)
        frame.index += 1
        if facts is not None:
            copy_figures(frame.bust_figures, desk.figures)
        take_value(frame, frame.bust, desk, facts)
        if frame.kind == ROLL_TO_DEAL:
            next_roll(frame.counts, frame.sides)


@rule
def lay_out(frame: np.record, content: np.record) -> None:
    """Set the dice that are kept next; rolls that keep all of them come one after another."""
    if frame.kind == ROLL_FOR_VALUE:
        dice = frame.game[0].rolling
        clear(frame.counts)
        frame.counts[frame.index // dice + 1] = frame.index % dice + 1
    elif frame.kind == ROLL_FOR_DICE:
        row = frame.moves[frame.index]
        clear(frame.counts)
        if row != NO_DICE:
            for value in range(1, 7):
                frame.counts[value] = content.selections[row].counts[value]


@rule
def bust_value(game: np.record, content: np.record, desk: np.record) -> float:
    """Return what it is worth to bust with the dice in hand."""
    desk.spare[0] = game
    spare = desk.spare[0]
    spare.supply_dice += spare.rolling
    spare.rolling = 0
    bust(spare, spare.turn, None)
    advance(spare, content, None)
    return judge(spare, content, desk)


@rule
def land(frame: np.record, game: np.record, content: np.record, facts: Facts) -> None:
    """Let a roll land with the dice in `frame.counts`; if only some are kept, these are they."""
    frame.weight = chance_of_roll(frame.counts, frame.sides)
    dice = game.rolling
    game.rolling = 0
    for value in range(1, 7):
        game.roll[value] += frame.counts[value]
        dice -= frame.counts[value]
    game.supply_dice += dice
    if frame.kind == ROLL_TO_CHANGE:
        land_roll(game)
    elif frame.kind == ROLL_TO_DEAL:
        game.phase = KEPT
    else:
        game.phase = DEAL if dice_in_roll(game) > 0 else DEALT
        if current_step(game, content).discard_below:
            game.threshold = buried_spots(game.players[game.turn])
    advance(game, content, facts)
    if frame.kind <= ROLL_TO_DEAL:
        next_roll(frame.counts, frame.sides)


@rule
def take_value(frame: np.record, value: float, desk: np.record, facts: Facts) -> None:
    """Count the value of the last child."""
    if facts is not None:
        take_figures(frame, value, desk)
    if frame.kind == CHOICE:
        if value > frame.value:
            frame.value = value
            frame.best = frame.moves[frame.index - 1]
    elif frame.kind == CARDS:
        frame.value += frame.weight * value
    elif frame.index == 0:
        frame.reroll = value
    elif frame.kind <= ROLL_TO_DEAL:
        frame.value += frame.weight * max(value, frame.reroll)
    else:
        frame.table[frame.index - 1] = value


@rule
def take_figures(frame: np.record, value: float, desk: np.record) -> None:
    """Count the figures of the last child, before its value is counted."""
    if frame.kind == CHOICE:
        take_better_figures(frame.figures, desk.figures, value)
    elif frame.kind == CARDS:
        add_figures(frame.figures, desk.figures, frame.weight)
    elif frame.index == 0:
        copy_figures(desk.figures, frame.reroll_figures)
    elif frame.kind <= ROLL_TO_DEAL:
        rerolled, reroll = frame.reroll_figures, frame.reroll
        add_better_figures(frame.figures, desk.figures, value, rerolled, reroll, frame.weight)
    else:
        copy_figures(desk.figures, frame.figures_table[frame.index - 1])


@rule
def close(frame: np.record, content: np.record, facts: Facts) -> None:
    """If only some dice are kept, find for every roll which of them are best."""
    if frame.kind <= ROLL_TO_DEAL:
        return
    first_roll(frame.counts, frame.game[0].rolling)
    more = True
    while more:
        if facts is not None:
            forget_figures(frame.best_figures)
        by_value = frame.kind == ROLL_FOR_VALUE
        best = best_value(frame, facts) if by_value else best_selection(frame, content, facts)
        chance = chance_of_roll(frame.counts, 6)
        frame.value += chance * max(best, frame.reroll)
        if facts is not None:
            kept, reroll = frame.best_figures, frame.reroll_figures
            add_better_figures(frame.figures, kept, best, reroll, frame.reroll, chance)
        more = next_roll(frame.counts, 6)


@rule
def best_value(frame: np.record, facts: Facts) -> float:
    """Return what it is worth to keep the best value of a roll."""
    dice = frame.game[0].rolling
    best = NOTHING
    for value in range(1, 7):
        shown = frame.counts[value]
        if shown > 0:
            best = better_of(frame, (value - 1) * dice + shown - 1, best, facts)
    return best


@rule
def better_of(frame: np.record, place: int, best: float, facts: Facts) -> float:
    """Return the better of what a place of the table is worth and the best so far."""
    value = float(frame.table[place])
    if facts is not None:
        take_better_figures(frame.best_figures, frame.figures_table[place], value)
    return max(best, value)


@rule
def best_selection(frame: np.record, content: np.record, facts: Facts) -> float:
    """Return the worth of keeping the best set of dice of a roll; none only if there is no set."""
    best = NOTHING
    for index in range(frame.count):
        row = frame.moves[index]
        if row == NO_DICE:
            return better_of(frame, index, best, facts) if best == NOTHING else best
        selection = content.selections[row]
        fits = True
        for value in range(1, 7):
            if selection.counts[value] > frame.counts[value]:
                fits = False
        if fits:
            best = better_of(frame, index, best, facts)
    return best
