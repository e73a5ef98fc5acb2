### Spotted! around the sheet: how others get on, scoring family by family, playing alone, printing.
### Loaded with a table. $colour is the word of family-…, $family the same word in English; $die names a die.

## How others get on, each beside a player's name

progress-picks = picking a die
progress-rolls = considering the roll
progress-active = rolling this turn
progress-use = using a die
progress-bonus = placing the round bonus
progress-walk = walking the meadow
progress-magnify = giving a magnifier
progress-magnifier = taking a magnifier
progress-factor = giving a factor
progress-done = done
progress-die = { $use ->
    [spots] { $die }, used as spots
    [steps] { $die }, used as steps
    [clover] { $die }, used
    [lost] { $die }, given up
   *[no] { $die }, not used yet
}
progress-dice = This turn’s dice: { $dice }

## Looking at other sheets

sheets-before = Previous sheet
sheets-next = Next sheet
sheets-mine = Back to my sheet

## The score

score-where = See where the points come from
score-title = Points so far
score-short-rerolls = re-rolls

## The final scoring

final-family = { $family ->
    [white] White family
    [yellow] Yellow family
    [orange] Orange family
    [green] Green family
    [blue] Blue family
    [pink] Pink family
   *[other] { $colour }
}
final-sum-label = { $beetles ->
    [one] 1 beetle counts
   *[other] { $beetles } beetles count
}, times { $factor }: { $score }
final-none = No magnifier, so this row scores 0
final-counted = { $kind }: { $sum }
final-told = { $what }: { $points }
final-said = { $name } { $points }
final-next = Next
final-skip = Skip to the result
final-again = Count again
final-statistics = My statistics
final-step = { $step } of { $steps }
final-won-by-five = Tied at the top: the most beetles with five spots wins.
final-shared = Tied on points and on beetles with five spots: the win is shared.

## Playing alone

solo-title = Solo
solo-best = Your best on this sheet: { $score ->
    [one] 1 point
   *[other] { $score } points
}
solo-first = Your first game on this sheet: any score will be your best.
solo-to-band = { $points ->
    [one] 1 more point to reach rank { $band }.
   *[other] { $points } more points to reach rank { $band }.
}
solo-new-best-by = { $points ->
    [one] A new best, by 1 point!
   *[other] A new best, by { $points } points!
}
solo-equal = You matched your best.
solo-short = { $points ->
    [one] 1 point short of your best.
   *[other] { $points } points short of your best.
}
solo-ladder = { $score ->
    [one] 1 point
   *[other] { $score } points
}, rank { $band } of 5

## Printing

print-sheet = Print this sheet
print-empty = Print a blank sheet: { $name }
print-name = Name
print-day = Date
print-rerolls = Re-rolls
print-note = Each cloverleaf unlocks the next bonus on the track; the first spots on a fifth beetle earn one. Circled bonus beetles and extra magnifiers are worth 2 points each, unused circled re-rolls 1 point each.

## The end of a game alone

solo-first-score = { $points ->
    [one] 1 point: your first score on this sheet. Beat it!
   *[other] { $points } points: your first score on this sheet. Beat it!
}

## The end: the count, the result and the comparison

final-extras = Extra
final-plus = +{ $points }
end-you-win = You win!
end-you-share = A shared win!
end-name-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
end-points-ahead = { $points ->
    [one] 1 point ahead of { $name }
   *[other] { $points } points ahead of { $name }
}
end-short = { $points ->
    [one] 1 point short. Again?
   *[other] { $points } points short. Again?
}
end-best-at = Nobody beat you at { $sources }.
end-next-sheet = The next sheet starts empty for everyone.
end-solo = Rank { $band } of 5
end-solo-name = { $name } scored
end-sources = Where the points came from
end-sources-gold = gold: extras
end-compare-open = Compare
end-compare-close = The result

print-failed = The sheet could not be loaded.

# At the end of a game alone: opens the table of what brought how many points.
end-points-open = My points
