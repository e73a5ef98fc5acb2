### Playing at the terminal.
### Words between backquotes are typed as they stand and stay English in every language.

terminal-you = You
terminal-list = { $first } and { $last }
terminal-label = { $label }:{ " " }
terminal-marker = { $name }>{ " " }
terminal-marker-only = { $name }(Enter: { $text }) >{ " " }

## Coming and going

terminal-welcome-spots = Welcome to Spots. Type a number, or words such as `place 3 Missy`; ? helps, q saves and leaves.
terminal-welcome-spotted = Welcome to Spotted! Type a number, or words such as `pick blue`, `blue 3@1 2@2`, `walk blue`, `b1`; ? helps, q saves and leaves.
terminal-welcome-back = Welcome back. This is where you left:
terminal-waiting = A saved game is waiting: `{ $command }` goes on with it.
terminal-saved = Saved in { $file }.
terminal-not-saved = The game cannot be saved: { $reason }
terminal-left = Nothing has been played yet, so there is nothing to save.
terminal-left-saved = Saved. Go on with: { $command }
terminal-no-save = There is no saved game. Start one with: pipyard play { $game }
terminal-save-rules = This game was saved under version { $saved } of the rules; this Pipyard plays version { $now }. It cannot go on. Start a new game with: pipyard play { $game }
terminal-save-content = This game was saved with other cards, tiles or sheets than this Pipyard has, so it cannot go on. Start a new game with: pipyard play { $game }
terminal-save-unreadable = The saved game cannot be read, so it cannot go on. Start a new game with: pipyard play { $game }
terminal-bot = { $name }: { $about }
terminal-over = Another game? pipyard play { $game }

## Setting up

terminal-unknown-game = There is no game “{ $game }” to play here; choose one of { $known }.
terminal-not-for = `{ $option }` is not for { $game }; leave it out.
terminal-resume-alone = `--resume` goes on with a game as it was set up; leave the other options out.
terminal-solo-seats = Playing alone takes one seat, not { $seats }. Leave `--solo` or some seats out.
terminal-too-many-seats = { $game } has room for { $most } players, not { $seats }.
terminal-unknown-bot = There is no bot “{ $bot }”; choose one of { $known }.
terminal-bad-name = “{ $name }” is no name for a seat: use 1 to { $most } characters, not just digits, and not d0g, chance or nobody.
terminal-name-twice = Two seats are called { $name }; give each its own name.
terminal-d0g-treats-alone = `--d0g-treats` is for playing alone against d0g; leave it or the other seats out.
terminal-off-leash-set = Off leash, all tricks are in play; leave out `--off-leash`, or `--set` and `--tiles`.
terminal-set-and-tiles = Choose either `--set` or `--tiles`, not both.
terminal-unknown-set = There is no set “{ $set }”; choose one of { $known }.
terminal-unknown-trick = There is no trick “{ $trick }”; there are { $known }.
terminal-same-colour = { $first } and { $second } are both { $colour }; pick one trick of each colour.
terminal-missing-colour = A { $colour } trick is missing; add one of { $known }.

## The table

terminal-prompt-turn = { $score ->
    [yes] Your turn: do a faceup trick, or score.
   *[no] Your turn: do a faceup trick.
}
terminal-or-reroll = { $prompt } Or reroll.
terminal-bury-all = { $busts ->
    [yes] Bury { $values }, and bust
   *[no] Bury { $values }
}
terminal-tile-name = { $facedown ->
    [yes] ({ $trick })
   *[no] { " " }{ $trick }
}
terminal-is-facedown = facedown
terminal-treats-on = { $treats ->
    [one] +1 treat.
   *[other] +{ $treats } treats.
}
terminal-colour = { $tiles ->
    [one] { $colour }
   *[other] { $colour } ×{ $tiles }
}
terminal-doing = { $trick }: { $steps }
terminal-adjustments = { $left ->
    [one] 1 change left
   *[other] { $left } changes left
}

## What is typed

terminal-no-number = There is no choice { $number } here. Choose one of { $numbers }.
terminal-facedown = { $trick } is facedown and cannot be done now.
terminal-closed = { $reason } Possible: { $possible }.
terminal-ambiguous = “{ $typed }” could mean { $meant }{ $more ->
    [yes], and more
   *[no] { "" }
}. Type a little more, or the number.
terminal-no-match = “{ $typed }” is not possible now. Possible: { $possible }.
terminal-not-now = “{ $verb }” is not possible now. Possible: { $possible }.
terminal-not-understood = “{ $typed }” means nothing here. Possible: { $possible }, or ? for help.
terminal-d0g-turn = d0g’s turn
terminal-only-choice = (There was nothing else to choose.)
terminal-undone = Taken back.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-chance = What was rolled or turned up cannot be taken back.
terminal-undo-whose = No player here is called “{ $name }”; `undo` alone takes back what you did last.
terminal-undo-other = { $name } has played since, so nothing can be taken back.

terminal-help-rules = On your turn do a faceup trick or score your complete dogs. Each die you roll goes on an empty space of its value or is buried in your yard; more than 7 buried spots and you bust, losing all your dice. A treat rolls the dice again. Six scored dogs win. [3] is a die, a bare 3 on a dog is a space that wants one, ✓ a complete dog.
terminal-help-d0g = After each of your turns d0g rolls a die. The tile of that number turns facedown, and d0g takes the treats on it; if it is facedown already, d0g scores the next dog. For every 2 treats d0g scores the next dog too.
terminal-help-commands = Type a number from the list or the words: `trick walk`, `place 3 Missy`, `bury 6`, `keep`. The start of a word will do, and commas join several: `p 3 mis, b 6`. Besides: undo (u), log, board, help TRICK (? TRICK), save, quit (q).

## The table of Spotted!

terminal-roll-now = All is written. Enter rolls the dice; `undo` takes back.
terminal-roll-dice = Roll the dice
terminal-your-roll = Your roll
terminal-or-reroll-dice = { $prompt } Re-roll with `reroll blue pink` ({ $left ->
    [one] 1 left
   *[other] { $left } left
}).
terminal-lowest-only = { $colour } is not among the lowest dice, which come first.
terminal-steps = { $steps ->
    [one] walk 1 step
   *[other] walk { $steps } steps
}
terminal-take-clover = take the cloverleaf
terminal-give-up = give up: nothing can be used
terminal-gain-circle = circles
terminal-gain-clover = +c
terminal-lost = { $points } lost
terminal-takers = Taking: { $names }
terminal-ways = place spots: list the { $ways } ways
terminal-map-legend = x crossed · { $field } open to you · c cloverleaf · =5 exactly five · { $marks }
terminal-also-joined = Also next to each other: { $pairs }.
terminal-mark-one = =1
terminal-mark-two = =2
terminal-mark-three = =3
terminal-mark-four = =4
terminal-mark-five = =5
terminal-mark-even = ev
terminal-mark-odd = od
terminal-mark-different = df
terminal-mark-low = lo
terminal-mark-high = hi
terminal-mark-diagonal = dg
terminal-mark-symmetrical = sy
terminal-unknown-player = No player here is called “{ $name }”; there are { $known }.
terminal-unknown-thing = There is nothing called “{ $thing }” to explain; try { $known }.
terminal-help-commands-spotted = Type a number from the list or the words: `pick blue`, `spots blue 3@1 2@2` (3 on beetle 1, 2 on beetle 2), `walk blue`, then a field such as `b1`. The start of a word will do, the verb may be left out, and commas join several: `walk blue, b1, c1`. Besides: undo (u), undo NAME, sheet, sheet NAME, map, scores, log, board, help EVEN (? EVEN), save, quit (q).
