"""Everything that can happen in Spots, as kinds of facts, and what the numbers of each mean."""

from pipyard.core.facts import NUMBER, SEAT, YES_NO, FactTable, Meaning
from pipyard.core.record import NONE
from pipyard.games.spots.content import Content

TRICK: Meaning[Content] = Meaning(
    lambda content, trick: None if trick == NONE else content.tricks[trick].name
)
DOG: Meaning[Content] = Meaning(
    lambda content, card: None if card == NONE else content.dogs[card].name
)
DOGS: Meaning[Content] = Meaning(
    lambda content, cards: tuple(content.dogs[card].name for card in cards), listed=True
)
VALUES: Meaning[Content] = Meaning(lambda _, values: tuple(sorted(values)), listed=True)

STORY: FactTable[Content] = FactTable()

# Actions of players.
TRICK_DONE = STORY.kind("trick_done", seat=SEAT, trick=TRICK, treats=NUMBER)
DICE_REROLLED = STORY.kind("dice_rerolled", seat=SEAT, values=VALUES)
ROLL_KEPT = STORY.kind("roll_kept", seat=SEAT)
DIE_PLACED = STORY.kind("die_placed", seat=SEAT, value=NUMBER, dog=DOG)
DIE_BURIED = STORY.kind("die_buried", seat=SEAT, value=NUMBER)
DIE_DISCARDED = STORY.kind("die_discarded", seat=SEAT, value=NUMBER)
VALUE_CHOSEN = STORY.kind("value_chosen", seat=SEAT, value=NUMBER)
DICE_CHOSEN = STORY.kind("dice_chosen", seat=SEAT, values=VALUES)
VALUE_NAMED = STORY.kind("value_named", seat=SEAT, value=NUMBER)
DICE_SET_ASIDE = STORY.kind("dice_set_aside", seat=SEAT, dice=NUMBER)
DIE_SET = STORY.kind("die_set", seat=SEAT, value=NUMBER)
DIE_RAISED = STORY.kind("die_raised", seat=SEAT, player=SEAT, value=NUMBER)
DIE_LOWERED = STORY.kind("die_lowered", seat=SEAT, player=SEAT, value=NUMBER)
DIE_MOVED = STORY.kind("die_moved", seat=SEAT, dog=DOG, value=NUMBER, to_dog=DOG, to_value=NUMBER)
DIE_TAKEN = STORY.kind("die_taken", seat=SEAT, dog=DOG, value=NUMBER)
WENT_ON = STORY.kind("went_on", seat=SEAT)
STOPPED = STORY.kind("stopped", seat=SEAT)
# Chance events, and d0g.
DICE_ROLLED = STORY.kind("dice_rolled", seat=SEAT, values=VALUES)
DOG_TURNED_UP = STORY.kind("dog_turned_up", dog=DOG)
TILE_REVEALED = STORY.kind("tile_revealed", trick=TRICK)
D0G_ROLLED = STORY.kind("d0g_rolled", value=NUMBER)
D0G_TURNED = STORY.kind("d0g_turned", trick=TRICK, treats=NUMBER)
D0G_SCORED = STORY.kind("d0g_scored", dog=DOG, traded=YES_NO)
D0G_WON = STORY.kind("d0g_won")
# Consequences.
FIRST_PLAYER = STORY.kind("first_player", seat=SEAT)
DOG_DEALT = STORY.kind("dog_dealt", seat=SEAT, dog=DOG)
DOG_DRAWN = STORY.kind("dog_drawn", seat=SEAT, dog=DOG)
TREATS_TAKEN = STORY.kind("treats_taken", seat=SEAT, treats=NUMBER)
TREATS_RETURNED = STORY.kind("treats_returned", seat=SEAT, treats=NUMBER)
BUSTED = STORY.kind("busted", seat=SEAT, dice=NUMBER)
DOGS_SCORED = STORY.kind("dogs_scored", seat=SEAT, dogs=DOGS, fast=YES_NO)
GAME_WON = STORY.kind("game_won", seat=SEAT)
TURN_STARTED = STORY.kind("turn_started", seat=SEAT)
EVERYONE_BUSTED = STORY.kind("everyone_busted")
TILES_RESET = STORY.kind("tiles_reset", treats=NUMBER, trick=TRICK)
# Counted by the lab only.
DICE_RAN_SHORT = STORY.quiet_kind()
TREATS_RAN_SHORT = STORY.quiet_kind()
