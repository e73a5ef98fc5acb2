### Looking back: replays, checking dice, one's own games and statistics.

## Replay

replay-title = Replay of { $game }
replay-look-back = Look back
replay-to-table = To the table
replay-loading = Fetching the game …
replay-not-begun = The game had not begun yet. Step forward to see its first move.
replay-empty = Nothing has happened at this table yet. Come back once the game has begun.
replay-empty-closed = This table was closed before a game began.
replay-controls = Replay controls
replay-scrubber = Position in the game
replay-step = Step { $at } of { $last }
replay-step-told = { replay-step }. { $told }
replay-step-short = { $at } / { $last }
replay-goes-on = The game goes on: this is where it stands now.
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } times. Change it.
replay-speed-short = { $speed }×
replay-moment-back = { $game ->
    [spotted] Back to the round or bonus before
   *[other] Back to the bust or score before
}
replay-moment-next = { $game ->
    [spotted] On to the next round or bonus
   *[other] On to the next bust or score
}
replay-mark-bust = bust
replay-mark-score = score
replay-mark-round = round
replay-mark-bonus = cloverleaf bonus
replay-mark-magnifier = magnifier given
replay-mark-beetle = bonus beetle
replay-stops = Jumps stop at these
replay-keys = Arrow keys step, space plays, page up and down jump between moments.
replay-link = Copy link to this position
replay-link-copied = Link copied
replay-link-failed = Copy it from the address bar: it is always the link to this position.
replay-save = Save the game as a file
replay-position = Look at this position
replay-drop = Let go to look at this game

## Bringing a game in

import-title = Look at a saved game
import-about = Choose a game file, from this server or another one. Every move and every roll in it is checked first.
import-choose = Choose a game file
import-busy = Checking the game …
import-too-large = This file is larger than 1 MiB, so it cannot be a game saved by Pipyard.
import-no-json = This is not a game file. Choose one that was saved with “Save the game as a file”.
import-refused = { $file } was not brought in. { $sentence }

## Checking dice

dice-check = Check these dice
dice-title = Were these dice fair?
dice-busy = Working every roll out again …
dice-close = Close
dice-kept = Yes: promise kept
dice-agrees = They fit the promise in the log
dice-broken = No: these are not the promised dice
dice-sealed = Not yet
dice-none = These dice cannot be checked
dice-promise-kept = The seed that the server told at the end fits the promise.
dice-promise-broken = The seed does not fit the promise.
dice-rolls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} worked out again in this browser: { $all ->
    [yes] all equal
   *[no] equal
}.
dice-cards = { $cards ->
    [one] 1 card or tile
   *[other] { $cards } cards and tiles
} worked out again: { $all ->
    [yes] all equal
   *[no] equal
}.
dice-left = { $left ->
    [one] 1 card or tile is
   *[other] { $left } cards and tiles are
} left to “pipyard verify”: this browser does not know their order.
dice-added = { $names } added randomness before the first roll.
dice-added-none = No player’s device added anything, so the dice were the server’s alone: settled before the game, but it could have chosen among many seeds.
dice-wrong = Step { $version } ({ $purpose }, number { $number }): the seed brings { $expected }, the log says { $found }.
dice-more-wrong = { $more ->
    [one] And 1 more.
   *[other] And { $more } more.
}
dice-sealed-about = The server tells its seed when the game is over or the table is closed. Until then only the promise is known; note it down if you like.
dice-none-about = This game was played without a promise, so nobody can tell afterwards where its dice came from.
dice-unknown-about = This game used a way of promising dice that this page does not know. A newer Pipyard may be able to check it.
dice-promise = The promise
dice-seed = The seed
dice-meaning = Every roll of the game was settled by that seed and the players’ own randomness before it began, so nobody could change one afterwards. It does not show that nobody knew the dice beforehand: the server holds the seed while the game is on.
dice-meaning-broken = The log tells other dice than the promised seed brings, so something in it was changed: by the server, or by whoever handed it on. Save the game and compare it with another player’s copy.
dice-meaning-agrees = Every roll follows from the seed in the log. Whether that is the seed promised before the game, only a browser that was there can tell: open this page in the one you played in, or compare the promise with the one you noted.
dice-meaning-swapped = The server did not keep to what it showed this browser and took from it before the game, so it could choose the dice. Save the game, and keep the line below: it shows the same to anybody.
dice-offline = To check it without this server, moves and rules included, save the game and type
dice-copy = Copy this line
dice-copy-failed = Select the line and copy it by hand.

## My games

games-title = My games
games-link = My games and statistics
games-loading = Adding up your games …
games-empty = No game has been played to its end yet. Finish one, and it can be looked back on here.
games-finished = Finished games
games-more = Older games than your last 100 tables are not counted here.
games-won = Won
games-lost = Lost
games-shared = { $names } won
games-d0g = d0g won
games-score = { $score } points
games-brought-in = Brought in on { $day }
games-played = Games played
games-tally = { $alone ->
    [yes] { $game }, alone
   *[no] { $game }
}
games-tally-won = { $won } of { $played } won
games-tally-played = { $played } played
games-tally-about = Games in which you held several seats count for nobody.
games-dice-about = { $rolled ->
    [one] 1 die rolled for you
   *[other] { $rolled } dice rolled for you
}; each face should come up about { $expected } times.
games-dice-chart = How often each face came up: { $faces }
games-dice-face = { $face }: { $count }
games-dice-band = The band is where 19 of 20 faces of fair dice end up.
games-dice-few = Too few dice yet to say anything about chance. From 60 on there will be a sentence here.
games-dice-chance = Fair dice come out as uneven as this, or more so, for { $count } in { $of } players. { $verdict ->
    [usual] That is nothing unusual.
    [seldom] That is rare, but it happens: somebody has to be among them.
   *[odd] That is very rare. Check the dice of your games: each can be worked out again.
}
