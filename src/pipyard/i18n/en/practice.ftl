### Positions tried again, and what is said of a game at its end.

practice-title = Try it again
practice-own = From your games
practice-known = Worth knowing
practice-invite = Nothing to try again yet. Play a game to its end, and the moments where more was possible wait here.
practice-invite-own = No mistakes in your latest games. Well played!
practice-play = Play a game
practice-searching = Looking through your games: { $done } of { $total }
practice-ask = What would you do?
practice-ask-own = More was possible here. Tap what you’d do now.
practice-ask-known = One way is clearly best here. Tap it.
practice-judging = Looking it over …
practice-wrong = Not quite: { $option }
practice-cost = It costs { $unit ->
    [points] { $cost ->
        [one] about 1 point
       *[other] about { $cost } points
    }
   *[win] { $cost ->
        [one] about 1 game in 100
       *[other] about { $cost } games in 100
    }
}.
practice-right = That’s it: { $option }!
practice-same = { $option }: just as good!
practice-shown = This would be best: { $option }
practice-best = Best: { $figure }
practice-you = You played { $option }: { $figure }
practice-instead = Instead of { $option }: { $figure }
practice-show = Show me
practice-skip = Skip
practice-next = Next one
practice-game = See it in the game
practice-place = { $at } of { $all }
practice-again = Start over
practice-all-done = That’s all of them for now.
practice-failed = This position can’t be shown here.
practice-grade = { $grade ->
    [1] easy
    [2] tricky
   *[other] hard
}
practice-solved = solved
practice-when = { $round ->
    [0] Turn { $turn } of { $turns }
   *[other] Round { $round }, turn { $turn } of { $turns }
}
practice-about = { $ask ->
    [trick] Which trick?
    [reroll] Keep or reroll?
    [more] Go on or stop?
    [place] What goes where?
    [magnifier] Which magnifier?
    [factor] Which factor?
   *[die] Which die?
}
practice-about-in = { $trick }: { $question }
practice-link = Try your mistakes again
practice-link-about = Moments from your games where more was possible.
practice-retry = Try it again
practice-back = Back

## One line at the end of a game, about the reader; $amount has its sign.

talk-won-better-lucky = You played better, and the dice agreed.
talk-won-better-unlucky = You won this one against the dice.
talk-won-better-even = You played better, and it showed.
talk-won-worse-lucky = The dice were on your side tonight.
talk-won-even-lucky = Evenly played. The dice leaned your way.
talk-won-even-unlucky = Evenly played, and you won against the dice.
talk-lost-better-unlucky = You were the better player tonight. The dice said otherwise.
talk-lost-even-unlucky = Evenly played. The dice leaned the other way.
talk-lost-worse-unlucky = { $other } played a fine game, and the dice liked it.
talk-lost-worse-even = { $other } played a fine game.
talk-lost-worse-lucky = The dice tried their best for you.
talk-lost-even-lucky = Evenly played, however the dice fell.
talk-even = As close as it gets.
talk-choices-better = You made the better choices.
talk-choices-worse = { $other } made the better choices.
talk-dice-lucky = The dice were kinder to you.
talk-dice-unlucky = The dice were kinder to { $other }.
talk-sources = { $you ->
    [yes] You
   *[no] { $player }
} got ahead with { $sources }.
talk-swing = { practice-when }: that’s where the game swung most.
talk-books = { $unit ->
    [points] Point difference { $gap }: choices { $choices }, dice { $dice }
   *[win] Choices { $choices }, dice { $dice } games in 100
}
talk-unknown = This game can’t be reviewed on this device.
talk-review = Where it turned
