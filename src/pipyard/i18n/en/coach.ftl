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
