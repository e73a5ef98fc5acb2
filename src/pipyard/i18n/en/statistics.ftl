### One's own games: what they add up to. Loaded with that page only.

stats-dice = { $game ->
    [spotted] Your dice at Spotted!
   *[other] Your dice at Spots
}
stats-spotted = Your sheets of Spotted!
stats-sheet = Sheet
stats-sheet-all = All sheets
stats-chart = Scores from the first game to the last: { $scores }
stats-chart-about = From left to right in the order you played. { $bands ->
    [yes] The lines are where the bands of a game alone begin. { stats-chart-signs }
   *[no] { stats-chart-signs }
}
stats-chart-signs = Round dots are games alone, squares games with others; the star is your best.
stats-best = Best
stats-average = On average
stats-latest = Last five games
stats-points = { NUMBER($points, maximumFractionDigits: 1) }
stats-rows = Rows with five spotted beetles
stats-circled = Bonus beetles circled
stats-given = Families with a magnifier
stats-per-game = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 6 in a game
stats-bands = Bands you reached alone
stats-band = { $band ->
    [1] Band 1: up to { $to } points
    [5] Band 5: { $from } points and more
   *[other] Band { $band }: { $from } to { $to } points
}
stats-band-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-magnifiers = What your magnifiers brought
stats-magnifiers-about = Points of the families they were given to, factors included.
stats-magnifier = { $given ->
    [one] given once, { $points } points
   *[other] given { $given } times, { $points } points each on average
}
stats-bests = Your best games alone
stats-best-on = { $sheet }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
stats-best-day = { $played ->
    [one] { $day }, your only game there
   *[other] { $day }, of { $played } games
}
