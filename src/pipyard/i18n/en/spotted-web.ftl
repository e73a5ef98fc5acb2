### Spotted! in the browser: what only a page with things to tap says.

spotted-web-alone-about = Five rounds to beat your own best sheet.
spotted-web-sheet = Sheet
spotted-web-because = Cloverleaf { $place } ({ $bonus }): { $prompt }
spotted-web-because-round = Cloverleaf { $place }: put round bonus { $values } on a family as spots.
spotted-web-reroll = Your turn: tap dice to re-roll them, or keep the roll.
spotted-web-pick = Your turn: { $lowest ->
    [yes] take one of the lowest dice.
   *[no] take any die.
}
spotted-web-writing = { $count ->
    [one] { $names } is writing.
   *[other] { $names } are writing.
}
spotted-web-draft = Dice on the table
spotted-web-picking = Still to pick: { $names }
spotted-web-order = Order of picks
spotted-web-why-lowest = The lowest dice go first: pale dice have to wait.
spotted-web-die-not-now = { $die }, can’t be taken now
spotted-web-you = You
spotted-web-reroll-these = { $dice ->
    [0] Re-roll selected dice
    [one] Re-roll 1 die
   *[other] Re-roll { $dice } dice
}
spotted-web-die-use = { $die }, use it
spotted-web-die-tap = { $die }, tap to re-roll it
spotted-web-choose-die = Tap a glowing beetle, or a die to see what else it can do.
spotted-web-choose-beetle = Tap a glowing beetle.
spotted-web-spots-or-steps = Tap a glowing beetle, or walk.
spotted-web-no-spots = Its spots won’t all fit.
spotted-web-forfeit = Only { $used } of { $points } can be used; the rest is lost.
spotted-web-spots-left = { $spots ->
    [one] 1 spot left to place
   *[other] { $spots } spots left to place
}
spotted-web-step-back = One step back
spotted-web-put = { $spots ->
    [one] Put 1 spot on { $colour } beetle { $place }
   *[other] Put { $spots } spots on { $colour } beetle { $place }
}
spotted-web-put-choose = { $colour } beetle { $place }: choose how many spots
# Points that an action would bring at once: $points is never negative, $direction is more or less.
spotted-web-gain-sign = { $direction ->
    [less] −{ $points }
   *[more] +{ $points }
}
spotted-web-gain-points = { $direction ->
    [less] { $points ->
        [one] minus 1 point
       *[other] minus { $points } points
    }
   *[more] { $points ->
        [one] plus 1 point
       *[other] plus { $points } points
    }
}
spotted-web-gain-bonus = cloverleaf { $place }: { $bonus }
spotted-web-with-gain = { $action } ({ $gain })
spotted-web-walk = { $steps ->
    [one] Walk 1 step
   *[other] Walk { $steps } steps
}
spotted-web-clover = Take the cloverleaf: { $bonus }
spotted-web-clover-lost = Use the cloverleaf: the track is full
spotted-web-give-up = Give up this die
spotted-web-tab-beetles = Beetles
spotted-web-tab-meadow = Meadow
spotted-web-tab-others = Others
spotted-web-tab-scores = Scores
spotted-web-tab-writing = { $count ->
    [one] 1 writing
   *[other] { $count } writing
}
spotted-web-parts = Parts of the table
spotted-web-sheets = Sheets
spotted-web-sheet-of = { $name }’s sheet
spotted-web-sheet-mine = Your sheet
spotted-web-show-sheet = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}. Show this sheet.
spotted-web-row = { $colour } family: { $magnifier }, factor { $factor }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
spotted-web-field = { $field }, { $kind }{ $crossed ->
    [yes] , crossed
   *[no] { "" }
}
spotted-web-track-place = { $place }: { $bonus }{ $taken ->
    [yes] , taken
    [next] , next
   *[no] { "" }
}
spotted-web-rerolls = { $left } of { $circled } circled re-rolls left, { $symbols } symbols
spotted-web-symbols = What the symbols mean
spotted-web-rounds = Rounds
spotted-web-source-extra = Extra magnifiers
spotted-web-source-circled = Bonus beetles
spotted-web-source-track = Track
spotted-web-source-rerolls = Re-rolls left
