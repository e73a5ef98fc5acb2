### `pipyard verify`: what was checked in a game's log, and what came of it.

verify-game = { $game ->
    [spots] Spots
    [spotted] Spotted!
   *[other] { $game }
}
verify-about = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $names }
verify-promise = Promise: the seed that was revealed is the one that was promised ({ $commitment }).
verify-promise-noted = It is also the promise you noted.
verify-promise-sealed = Promise: { $commitment }. Its seed is not revealed before the game is over or the table closed.
verify-promise-none = Promise: none. This game was played without promised dice.
verify-dice = Dice: { $draws ->
    [one] 1 chance event was
   *[other] { $draws } chance events were
} worked out again from the seed and what the players added; all agree ({ $counts }).
verify-dice-unchecked = Dice: { $draws ->
    [one] 1 chance event follows
   *[other] { $draws } chance events follow
} the rules; whether the dice were fair cannot be told from this log.
verify-added = Added to the dice: { $names }.
verify-added-none = Added to the dice: nobody. The dice come from the server’s seed alone.
verify-added-noted = The randomness you gave went into the dice.
verify-added-form = An input is 1 to 64 digits of 0–9 and a–f.
verify-rules = Rules: { $moves ->
    [one] 1 move was
   *[other] { $moves } moves were
} played again; all are legal.{ $taken ->
    [0] {""}
    [one] {" "}1 more was taken back.
   *[other] {" "}{ $taken } more were taken back.
}
verify-result-won = Result: won by { $names }.
verify-result-d0g = Result: d0g won.
verify-result-closed = Result: none, the table was closed before the end.
verify-result-going-on = Result: none yet, the game goes on.
verify-holds = Verified: everything in { $file } holds.
verify-compare = One thing no log can show: when the promise was made. Compare it with the one you saw before the game, or pass that with --promise. Your browser kept it: the page that checks the dice of a game offers it to copy.
verify-compare-added = Nor can it show what your browser gave to the dice: pass that with --input.
verify-sealed = Not verified yet: export { $file } again when the game is over, then its dice can be checked.
verify-unpromised = Not verified: { $file } follows the rules, but its dice were not promised.
verify-refused = Refused: { $file } was changed, or its dice are not the promised ones. { $sentence }
verify-input = the log on the input
verify-unreadable = { $file } cannot be checked. { $sentence }
verify-promise-form = A promise is 64 digits of 0–9 and a–f.
verify-no-file = It cannot be read: { $reason }.
verify-no-text = It is not text in UTF-8.
verify-seat = { $name } (seat { $seat })
verify-seat-nameless = seat { $seat }
