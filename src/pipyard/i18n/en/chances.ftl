### Odds at the table, for those who switch them on.

# $exact is yes or no; $amount is a whole number from 0 to 100.
chances-win = { $exact ->
    [yes] { $amount }%
   *[no] ≈ { $amount }%
}
chances-win-long = { $exact ->
    [yes] { $amount }% win
   *[no] ≈ { $amount }% win
}
# $points is a number as it is written in this language.
chances-points = ≈ { $points }
chances-points-long = ≈ { $points } points
# $option is what the button says; $bust and $roll are numbers of 100, or “<1” for fewer than one. The roll is the next
# one, as it falls; the turn goes on to its end, with the best choice after each roll: a treat may save it (“treats”).
chances-line-safe = { $option }: can’t bust
chances-line = { $option }: turn busts { $bust } in 100
chances-line-roll = { $option }: roll busts { $roll } in 100, whole turn { $bust }
chances-line-treats = { $option }: roll busts { $roll } in 100, with rerolls { $bust }
chances-line-points = { $option }: about { $points } points
chances-ask = What are the odds?
chances-ask-points = ≈ your points in the end
chances-none = No odds here
chances-counting = Counting …
chances-estimated = ≈ estimated
chances-title = Odds
chances-sentence = { $bust ->
    [0] Of 100 such turns, none ends in a bust
    [one] Of 100 such turns, 1 ends in a bust
   *[other] Of 100 such turns, { $bust } end in a bust
}
chances-roll = The next roll by itself busts { $roll ->
    [one] once
   *[other] { $roll } times
} in 100.
chances-safe = { $count ->
    [one] { $count } is safe
   *[other] { $count } are safe
}
chances-busts = { $count ->
    [one] { $count } busts
   *[other] { $count } bust
}
chances-dog = { $count ->
    [one] of these, 1 completes a dog
   *[other] of these, { $count } complete a dog
}
# $win is a number of 100 games, or “none” where it is not known.
chances-points-sentence = { $win ->
    [none] About { $points } points in the end
   *[other] About { $points } points in the end, and { $win } of 100 games won
}
chances-options = All you can do
chances-equal = about equal
chances-about-win = { $error ->
    [0] Win chances are exact, with best play.
   *[other] Win chances are estimates, give or take { $error }, as if everybody went on playing like a strong player.
}
chances-about-points = Points are estimates, as if everybody went on playing like a strong player.
chances-counted = Every roll until the end of the turn is counted, with the best choice after each.
chances-partly = Not every roll until the end of the turn is counted yet.
