### Spotted! in the browser: what only a page with things to tap says.

spotted-web-play-now = Spotted! on your own
spotted-web-alone-about = Five rounds against your own best sheet.
spotted-web-sheet = Sheet
spotted-web-because = Cloverleaf { $place }, { $bonus }: { $prompt }
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
spotted-web-picking = Picks still to come: { $names }
spotted-web-picks-next = Next: { $names }
spotted-web-you = You
spotted-web-reroll-these = { $dice ->
    [0] Re-roll tapped dice
    [one] Re-roll 1 die
   *[other] Re-roll { $dice } dice
}
spotted-web-hand-empty = No dice in hand
spotted-web-die-use = { $die }, use it
spotted-web-die-tap = { $die }, tap to re-roll it
spotted-web-choose-die = Tap a die to use it.
spotted-web-choose-split = { $count ->
    [0] Its spots fit nowhere.
    [one] Tap the glowing beetles, or use it another way.
   *[other] Choose one of { $count } ways below its family.
}
spotted-web-choose-family = Tap a glowing family.
spotted-web-choose-field = Tap a glowing field.
spotted-web-walk = { $steps ->
    [one] Walk 1 step
   *[other] Walk { $steps } steps
}
spotted-web-clover = Take the cloverleaf
spotted-web-give-up = Give this die up
spotted-web-tab-beetles = Beetles
spotted-web-tab-meadow = Meadow
spotted-web-tab-others = Others
spotted-web-tab-scores = Scores
spotted-web-parts = Parts of the table
spotted-web-sheets = Sheets
spotted-web-sheet-of = Sheet of { $name }
spotted-web-sheet-mine = Your sheet
spotted-web-show-sheet = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}. Show this sheet.
spotted-web-nobody = You play alone this time.
spotted-web-row = { $colour } family: { $magnifier }, factor { $factor }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
spotted-web-row-choose = { $colour } family: choose how to place the spots
spotted-web-splits = Ways to place the spots on { $colour }
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
spotted-web-rounds = Rounds
spotted-web-steps-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
spotted-web-active = rolls this turn
spotted-web-writes = writing
spotted-web-source-extra = Extra magnifiers
spotted-web-source-circled = Bonus beetles
spotted-web-source-track = Track
spotted-web-source-rerolls = Re-rolls left
