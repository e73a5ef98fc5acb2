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
# $option is what the button says; $bust is a number of 100 turns, or “least” for fewer than one.
chances-line = { $bust ->
    [0] { $option }: can’t bust
    [least] { $option }: fewer than 1 of 100 bust
    [one] { $option }: 1 of 100 busts
   *[other] { $option }: { $bust } of 100 bust
}
chances-line-points = { $option }: about { $points } points
chances-ask = What are the odds?
chances-none = No odds here
chances-counting = Counting …
chances-exact = exact
chances-estimated = ≈ estimated
chances-title = Odds
chances-sentence = { $bust ->
    [0] Of 100 such turns, none busts
    [least] Fewer than 1 of 100 such turns busts
    [one] Of 100 such turns, 1 busts
   *[other] Of 100 such turns, { $bust } bust
}
chances-safe = { $count ->
    [one] { $count } is safe
   *[other] { $count } are safe
}
chances-busts = { $count ->
    [one] { $count } busts
   *[other] { $count } bust
}
chances-dog = { $count ->
    [one] { $count } completes a dog
   *[other] { $count } complete a dog
}
# $win is a number of 100 games, or “none” where it is not known.
chances-points-sentence = { $win ->
    [none] About { $points } points in the end
   *[other] About { $points } points in the end, and { $win } of 100 games won
}
chances-options = All you can do
chances-about-win = { $error ->
    [0] Win chances are exact, with best play.
   *[other] Win chances are estimates, give or take { $error }, as if everybody went on playing like the coach.
}
chances-about-points = Points are estimates, as if everybody went on playing like the coach.
chances-counted = Every roll of this turn is counted.
chances-partly = Not every roll of this turn is counted yet.
