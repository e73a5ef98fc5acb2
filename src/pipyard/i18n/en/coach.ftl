### `pipyard odds` and `pipyard coach`: what options are worth, and what a game was decided by.

odds-unreadable = { $file } can’t be read as a position: { $reason }
odds-none = { $who ->
    [chance] There’s nothing to decide here: it’s up to chance now.
   *[nobody] There’s nothing to decide here: the game is over.
}
odds-title = Options for { $player }
odds-option = option
odds-bust = bust
odds-dog = a dog
odds-all = all dogs
odds-dogs = dogs
odds-worth = { $unit ->
    [points] points
   *[win] wins of 100
}
odds-note = { $game ->
    [spotted] * is worth most. ± is how far off an estimate may be.
   *[other] * is worth most. Bust, dogs: the chance in the rest of this turn, played well and never busting on purpose. ± is how far off an estimate may be; without it a figure is exact.
}
coach-other-content = The coach learned without { $unknown }: what it says here is less sure than of the published game.
coach-unreadable = { $file } can’t be looked over: { $reason }
coach-progress = Looking the game over
coach-seat = seat { $seat }
coach-title = How it was played
coach-line = { $line ->
    [decisions] decisions
    [accuracy] accuracy
    [performance] playing strength
    [lost] { $unit ->
        [points] points lost per decision that mattered
       *[win] lost per decision that mattered, games in 100
    }
    [luck] { $unit ->
        [points] luck of the dice, points
       *[win] luck of the dice, games in 100
    }
    [even] { $unit ->
        [points] points with even dice
       *[win] wins of 100 with even dice
    }
   *[result] { $unit ->
        [points] points
       *[win] wins of 100
    }
}
coach-books = { $unit ->
    [points] Where the points went
   *[win] Where it went, in games of 100
}
coach-book = { $line ->
    [start] at the start
    [choices] own choices
    [others_choices] the other player’s choices
    [luck] own dice
    [others_luck] the other player’s dice
    [others] what the others did
    [all_choices] choices
    [all_dice] dice
    [unexplained] the coach’s rounding and second thoughts
   *[now] in the end
}
coach-gap = difference
coach-verdict-luck = { $better } made the better choices. The dice said otherwise: { $winner } won.
coach-verdict-skill = { $better } made the better choices, and won.
coach-costly = The choices that cost most:
coach-label = { $label ->
    [slip] a slip
    [mistake] a mistake
   *[blunder] a big mistake
}
coach-decision = Event { $event }, { $player }: { $label } (cost { $unit ->
    [points] about { $cost } points
   *[win] about { $cost } games in 100
}). Played: { $played }. Better: { $best }.

## The review in the browser.

coach-said = { $player }: { $label }, cost { $unit ->
    [points] { $cost ->
        [one] about 1 point
       *[other] about { $cost } points
    }
   *[win] { $cost ->
        [one] about 1 game in 100
       *[other] about { $cost } games in 100
    }
}
coach-dice-said = { $player }: { $kind ->
    [lucky] lucky dice, worth
   *[unlucky] unlucky dice, cost
} { $unit ->
    [points] { $amount ->
        [one] about 1 point
       *[other] about { $amount } points
    }
   *[win] { $amount ->
        [one] about 1 game in 100
       *[other] about { $amount } games in 100
    }
}
coach-figure = { $unit ->
    [points] { $amount ->
        [one] ≈ 1 point
       *[other] ≈ { $amount } points
    }
   *[win] ≈ { $amount }%
}
coach-played = Played
coach-better = Better
coach-costliest = Costliest mistake
coach-next = Next mistake
coach-before = Previous mistake
coach-summary = Summary
coach-end = End review
coach-nothing = No mistakes found. Well played!
coach-failed = The review didn’t work on this device.
coach-turned = This swung the game most.
coach-chances = { $unit ->
    [points] Points to expect
   *[win] Chance to win
}
coach-about = { $unit ->
    [points] Estimates, as if everybody went on playing like the coach. What the coach rounds, and where it changes its mind, has a line of its own.
   *[win] Estimates, in games of 100, as if everybody went on playing like the coach. What the coach rounds, and where it changes its mind, has a line of its own.
}
