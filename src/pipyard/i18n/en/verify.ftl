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
verify-promise = Promise: the revealed seed is the one that was promised ({ $commitment }).
verify-promise-noted = It’s also the promise you wrote down.
verify-promise-sealed = Promise: { $commitment }. Its seed is revealed once the game is over or the table is closed.
verify-promise-none = Promise: none. This game was played without promised dice.
verify-dice = Dice: { $draws ->
    [one] 1 chance event was
   *[other] { $draws } chance events were
} recomputed from the seed and what the players added; all match ({ $counts }).
verify-dice-unchecked = Dice: { $draws ->
    [one] 1 chance event follows
   *[other] { $draws } chance events follow
} the rules; this log can’t show whether the dice were fair.
verify-added = Added to the dice: { $names }.
verify-one-device = Seed and players were on one device: whoever had it could have known the dice.
verify-added-none = Added to the dice: nobody. The dice come from the server’s seed alone.
verify-added-noted = The randomness you gave went into the dice.
verify-added-form = An input is 1 to 64 digits of 0–9 and a–f.
verify-rules = Rules: { $moves ->
    [one] 1 move was
   *[other] { $moves } moves were
} replayed; all are legal.{ $taken ->
    [0] {""}
    [one] {" "}1 more was undone.
   *[other] {" "}{ $taken } more were undone.
}
verify-result-won = Result: won by { $names }.
verify-result-d0g = Result: d0g won.
verify-result-closed = Result: none; the table was closed before the end.
verify-result-going-on = Result: none yet; the game is still going.
verify-holds = Verified: everything in { $file } holds.
verify-compare = One thing no log can show is when the promise was made. Compare it with the one you saw before the game, or pass that with --promise. Your browser kept it: copy it from the page that checks a game’s dice.
verify-compare-added = Nor can it show what your browser added to the dice: pass that with --input.
verify-sealed = Not verified yet: export { $file } again when the game is over; then its dice can be checked.
verify-unpromised = Not verified: { $file } follows the rules, but its dice weren’t promised.
verify-refused = Rejected: { $file } was changed, or its dice aren’t the promised ones. { $sentence }
verify-input = the log on the input
verify-unreadable = { $file } can’t be checked. { $sentence }
verify-promise-form = A promise is 64 digits of 0–9 and a–f.
verify-no-file = It can’t be read: { $reason }.
verify-no-text = It isn’t UTF-8 text.
verify-seat = { $name } (seat { $seat })
verify-seat-nameless = seat { $seat }
