### Looking back: replays, checking dice, one's own games and statistics.

## Replay

replay-title = { $game } replay
replay-to-table = Back to table
replay-loading = Loading the game…
replay-not-begun = The game hasn’t started yet. Step forward to see the first move.
replay-empty = Nothing has happened at this table yet. Come back once the game has started.
replay-empty-closed = This table was closed before the game started.
replay-controls = Replay controls
replay-scrubber = Position in the game
replay-step = Step { $at } of { $last }
replay-step-told = { replay-step }. { $told }
replay-goes-on = The game is still going: this is where it stands now.
replay-back = Step back
replay-forward = Step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }×. Change it.
replay-speed-short = { $speed }×
replay-mark-bust = bust
replay-mark-score = score
replay-mark-round = round
replay-mark-factor = factor
replay-mark-beetle = bonus beetle
replay-mark-lead = new lead
replay-keys = Arrow keys step, Space plays, Page Up and Page Down jump from turn to turn.
replay-link = Copy link to this position
replay-save = Save game as a file
replay-position = Go to this position
replay-drop = Drop to open this game

## Bringing a game in

import-title = Open a saved game
import-about = Choose a game file, wherever it was saved. Every move and every roll is checked first.
import-choose = Choose a game file
import-busy = Checking the game…
import-too-large = This file is larger than 1 MiB, so it can’t be a game saved by Pipyard.
import-no-json = This isn’t a game file. Choose one saved with “Save game as a file”.
import-refused = { $file } wasn’t opened. { $sentence }

## Checking dice

dice-check = Check these dice
dice-title = Were these dice fair?
dice-busy = Recomputing every roll…
dice-close = Close
dice-kept = Yes: promise kept
dice-agrees = They match the promise in the log
dice-broken = No: these aren’t the promised dice
dice-sealed = Not yet
dice-none = These dice can’t be checked
dice-promise-kept = The seed revealed at the end matches the promise.
dice-promise-broken = The seed doesn’t match the promise.
dice-rolls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} recomputed in this browser: { $all ->
    [yes] all match
   *[no] matching
}.
dice-cards = { $cards ->
    [one] 1 card or tile
   *[other] { $cards } cards and tiles
} recomputed: { $all ->
    [yes] all match
   *[no] matching
}.
dice-moves = { $moves ->
    [one] 1 move replayed by the rules: it’s legal.
   *[other] { $moves } moves replayed by the rules: all are legal.
}
dice-moves-wrong = Step { $version } isn’t possible by the rules.
dice-left = { $left ->
    [one] 1 card or tile is
   *[other] { $left } cards and tiles are
} left to “pipyard verify”: this browser doesn’t know their order.
dice-added = { $names } added randomness before the first roll.
dice-one-device = The seed was drawn on the device that everyone played on.
dice-added-none = No player’s device added anything, so the dice were the server’s alone: settled before the game, but it could have picked one of many seeds.
dice-wrong = Step { $version } ({ $purpose }, number { $number }): the seed gives { $expected }, the log says { $found }.
dice-more-wrong = { $more ->
    [one] And 1 more.
   *[other] And { $more } more.
}
dice-sealed-about = The server reveals its seed when the game is over or the table is closed. Until then only the promise is known; write it down if you like.
dice-none-about = This game was played without a promise, so nobody can tell afterward where its dice came from.
dice-unknown-about = This game promised its dice in a way this page doesn’t know. A newer Pipyard may be able to check it.
dice-promise = The promise
dice-seed = The seed
dice-meaning = Every roll of the game was settled by that seed and the players’ own randomness before it began, so nobody could change one afterward. It doesn’t prove that nobody knew the dice beforehand: the server holds the seed during the game.
dice-meaning-broken = The log shows other dice than the promised seed gives, so something in it was changed: by the server, or by whoever passed it on. Save the game and compare it with another player’s copy.
dice-meaning-one-device = Every roll follows from a seed that was drawn before the game began. But seed and players were on one device: this shows that the record is complete and unchanged, not that nobody could have known the dice.
dice-meaning-agrees = Every roll follows from the seed in the log. Only a browser that was there can tell whether that seed was promised before the game: open this page in the one you played in, or compare the promise with the one you wrote down.
dice-meaning-swapped = The server didn’t keep to what it showed this browser and took from it before the game, so it could choose the dice. Save the game, and keep the line below: it proves this to anyone.
dice-offline = To check it on your own, moves and rules included, save the game and type
dice-copy = Copy this line
dice-copy-failed = Select the line and copy it manually.

## My games

games-title = My games
games-loading = Adding up your games…
games-empty = You haven’t finished a game yet. Once you have, you can watch it again here.
games-finished = Finished games
games-more = Games older than your last 100 tables aren’t counted here.
games-won = Won
games-lost = Lost
games-d0g = d0g won
games-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
games-brought-in = Opened on { $day }
games-played = Games played
games-tally = { $alone ->
    [yes] { $game }, solo
   *[no] { $game }
}
games-tally-won = { $won } of { $played } won
games-tally-played = { $played } played
games-tally-about = Games in which you played several seats don’t count.
games-dice-about = { $rolled ->
    [one] 1 die rolled for you
   *[other] { $rolled } dice rolled for you
}; expect each face about { $expected } times.
games-dice-chart = How often each face came up: { $faces }
games-dice-face = { $face }: { $count }
games-dice-band = With fair dice, 19 out of 20 faces end up within the band.
games-dice-few = Too few dice yet to say anything about luck. Come back after 60 dice.
games-dice-chance = Fair dice come out this uneven or more so for { $count } in { $of } players. { $verdict ->
    [usual] That’s nothing unusual.
    [seldom] That’s rare, but it happens: it has to happen to someone.
   *[odd] That’s very rare. Check the dice of your games: every roll can be recomputed.
}

## Turns of a replay

replay-turn = Turn { $turn } of { $turns }
replay-setup = Setup
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-from-start = Play from the start
replay-follow = Follow the game
replay-review = Review
replay-moments = Big moments
replay-points = Points by turn
replay-points-told = { $when }: { $scores }
replay-jump = Jump to: { $moment } ({ $count })
replay-short-table = Table
replay-short-dice = Dice
replay-short-log = Log
replay-short-share = Share
replay-share = Share this game
replay-share-looking = Looking for a link…
replay-share-link = Anyone with this link sees the game from this position on.
replay-share-here = This game lives on this device, so there’s no link to it yet. Send the file instead: whoever opens it in Pipyard sees the whole game.
replay-pin = Keep { $name } in view
replay-moment-back = Previous moment
replay-moment-next = Next moment
replay-nth = { $nth }/{ $count }
replay-round = round { $round }
replay-axis = { $top } { $unit }
replay-unit = { $game ->
    [spots] dogs
   *[other] points
}
replay-unit-worth = { $unit ->
    [win] 100% chance to win
   *[points] points expected
}
replay-before = Before this move.
replay-before-told = Before this move: { $told }
replay-gained = { $change } ({ $before } → { $after }): { $parts }.
replay-gained-none = no points ({ $after })
replay-gained-by = { $name }: { $words }
replay-leads = { $you ->
    [yes] You take the lead.
   *[no] { $name } takes the lead.
}
