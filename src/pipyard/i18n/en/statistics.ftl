### One's own games: what they add up to. Loaded with that page only.

stats-dice = { $game ->
    [spotted] Your dice in Spotted!
   *[other] Your dice in Spots
}
stats-spotted = Your Spotted! sheets
stats-sheet = Sheet
stats-sheet-all = All sheets
stats-chart = Scores from first game to last: { $scores }
stats-chart-about = From left to right in the order you played. { $bands ->
    [yes] The lines show where each solo rank begins. { stats-chart-signs }
   *[no] { stats-chart-signs }
}
stats-chart-signs = Round dots are solo games, squares are games with others; the star is your best.
stats-best = Best
stats-average = Average
stats-latest = Last five games
stats-points = { NUMBER($points, maximumFractionDigits: 1) }
stats-rows = Completed rows
stats-circled = Bonus beetles circled
stats-given = Families with a magnifier
stats-per-game = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 6 per game
stats-bands = Ranks you reached solo
stats-band = { $band ->
    [1] Rank 1: up to { $to } points
    [5] Rank 5: { $from } points or more
   *[other] Rank { $band }: { $from } to { $to } points
}
stats-band-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-magnifiers = What your magnifiers earned
stats-magnifiers-about = Points of the families they went to, factors included.
stats-magnifier = { $given ->
    [one] given once, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] given { $given } times, { $points ->
        [one] 1 point
       *[other] { $points } points
    } each on average
}
stats-bests = Your best solo games
stats-best-on = { $sheet }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
stats-best-day = { $played ->
    [one] { $day }, your only game there
   *[other] { $day }, of { $played } games
}
