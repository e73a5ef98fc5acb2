### Spotted! around the sheet: how others get on, scoring family by family, playing alone, printing.
### Loaded with a table. $colour is the word of family-…, $family the same word in English; $die names a die.

## How others get on, each beside a player's name

progress-picks = taking a die
progress-rolls = looking at the roll
progress-active = rolls this turn
progress-use = using a die
progress-bonus = placing the round bonus
progress-walk = walking the meadow
progress-magnify = placing a magnifier
progress-magnifier = taking a magnifier
progress-factor = placing a factor
progress-done = done
progress-die = { $use ->
    [spots] { $die }, used as spots
    [steps] { $die }, used as steps
    [clover] { $die }, used
    [lost] { $die }, given up
   *[no] { $die }, not used yet
}
progress-dice = Dice of this turn: { $dice }

## Looking at other sheets

sheets-before = The sheet before
sheets-next = The next sheet
sheets-mine = To my sheet

## The score

score-where = See where the points come from
score-title = Points so far
score-short-rerolls = re-rolls

## The final scoring

final-title = Scoring
final-family = { $family ->
    [white] The white family
    [yellow] The yellow family
    [orange] The orange family
    [green] The green family
    [blue] The blue family
    [pink] The pink family
   *[other] { $colour }
}
final-extra = Extra magnifiers, 2 points each
final-circled = Circled bonus beetles, 2 points each
final-track = Points of the cloverleaf track
final-rerolls = Re-rolls left, 1 point each
final-total = The totals
final-five = The totals are tied: beetles with five spots decide
final-sum-label = { $beetles ->
    [one] 1 beetle counts
   *[other] { $beetles } beetles count
}, times { $factor }: { $score }
final-none = No magnifier: nothing counts
final-counted = { $kind }: { $sum }
final-told = { $what }: { $points }
final-said = { $name } { $points }
final-so-far = { $points ->
    [one] so far 1 point
   *[other] so far { $points } points
}
final-next = Next
final-skip = Skip to the result
final-again = Count again
final-statistics = My statistics
final-prompt = The game is over. Now the beetles are counted.
final-step = { $step } of { $steps }
final-five-count = { $count ->
    [one] 1 beetle with five spots
   *[other] { $count } beetles with five spots
}
final-won-by-five = Tied at the top: more beetles with five spots decide.
final-shared = Tied in points and in beetles with five spots: the win is shared.

## Playing alone

solo-title = On your own
solo-best = Your best on this sheet: { $score ->
    [one] 1 point
   *[other] { $score } points
}
solo-first = Your first game on this sheet: whatever you score is your best.
solo-to-band = { $points ->
    [one] 1 more point reaches band { $band }.
   *[other] { $points } more points reach band { $band }.
}
solo-new-best = A new best!
solo-new-best-by = { $points ->
    [one] A new best, by 1 point!
   *[other] A new best, by { $points } points!
}
solo-equal = As good as your best so far.
solo-short = { $points ->
    [one] 1 point short of your best.
   *[other] { $points } points short of your best.
}
solo-ladder = { $score ->
    [one] 1 point
   *[other] { $score } points
}, band { $band } of 5

## Printing

print-sheet = Print this sheet
print-empty = Print an empty sheet: { $name }
print-name = Name
print-day = Date
print-rerolls = Re-rolls
print-note = One cloverleaf unlocks the next bonus of the track; the first spots on a fifth beetle earn one. A circled bonus beetle and an extra magnifier are worth 2 points each, a circled re-roll that is left 1 point.
