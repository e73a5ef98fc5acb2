"""Everything that can happen in Spotted!, as kinds of facts, and what the numbers of each mean."""

from pipyard.core.facts import NUMBER, SEAT, FactTable, Meaning
from pipyard.core.record import bits_of
from pipyard.games.spotted.content import COLOURS, Sheet, splits
from pipyard.games.spotted.record import BONUSES, FIELD_KINDS

COLOUR: Meaning[Sheet] = Meaning(lambda _, family: COLOURS[family])
COLOUR_SET: Meaning[Sheet] = Meaning(lambda _, dice: tuple(COLOURS[die] for die in bits_of(dice)))
FACES: Meaning[Sheet] = Meaning(
    lambda _, faces: tuple(pair for pair in zip(COLOURS, faces, strict=True) if pair[1]),
    listed=True,
)
FIELD: Meaning[Sheet] = Meaning(lambda sheet, field: sheet.fields[field].id)
KIND: Meaning[Sheet] = Meaning(lambda _, kind: FIELD_KINDS[kind])
GROUPS: Meaning[Sheet] = Meaning(lambda _, split: splits()[split])
BONUS: Meaning[Sheet] = Meaning(lambda _, bonus: BONUSES[bonus])
SEAT_SET: Meaning[Sheet] = Meaning(lambda _, seats: bits_of(seats))

STORY: FactTable[Sheet] = FactTable()

DICE_ROLLED = STORY.kind("dice_rolled", seat=SEAT, faces=FACES)
ROLL_KEPT = STORY.kind("roll_kept", seat=SEAT)
DICE_REROLLED = STORY.kind("dice_rerolled", seat=SEAT, colours=COLOUR_SET)
DIE_PICKED = STORY.kind("die_picked", seat=SEAT, colour=COLOUR)
SPOTS_PLACED = STORY.kind("spots_placed", seat=SEAT, colour=COLOUR, groups=GROUPS)
WALK_STARTED = STORY.kind("walk_started", seat=SEAT, colour=COLOUR, steps=NUMBER)
FIELD_CROSSED = STORY.kind("field_crossed", seat=SEAT, field=FIELD, kind=KIND)
CLOVER_USED = STORY.kind("clover_used", seat=SEAT, colour=COLOUR)
DIE_GIVEN_UP = STORY.kind("die_given_up", seat=SEAT, colour=COLOUR)
MAGNIFIER_ASSIGNED = STORY.kind("magnifier_assigned", seat=SEAT, colour=COLOUR, kind=KIND)
MAGNIFIER_TAKEN = STORY.kind("magnifier_taken", seat=SEAT, field=FIELD, kind=KIND)
FACTOR_ASSIGNED = STORY.kind("factor_assigned", seat=SEAT, colour=COLOUR, factor=NUMBER)
BEETLE_CIRCLED = STORY.kind("beetle_circled", seat=SEAT, colour=COLOUR)
ROW_COMPLETED = STORY.kind("row_completed", seat=SEAT, colour=COLOUR)
EXTRA_MAGNIFIER = STORY.kind("extra_magnifier", seat=SEAT)
BONUS_UNLOCKED = STORY.kind("bonus_unlocked", seat=SEAT, bonus=BONUS, place=NUMBER)
ROUND_STARTED = STORY.kind("round_started", round=NUMBER)
TURN_STARTED = STORY.kind("turn_started", seat=SEAT)
SHEET_SCORED = STORY.kind("sheet_scored", seat=SEAT, score=NUMBER)
GAME_WON = STORY.kind("game_won", seats=SEAT_SET)
