### Playing at the terminal.
### Words between backquotes are typed as they stand and stay English in every language.

terminal-you = You
terminal-list = { $first } and { $last }
terminal-label = { $label }:{ " " }
terminal-marker = { $name }>{ " " }
terminal-marker-only = { $name }(Enter: { $text }) >{ " " }

## Coming and going

terminal-welcome-spots = Welcome to Spots. Type a number, or words such as `place 3 Missy`; ? shows help, q saves and quits.
terminal-welcome-spotted = Welcome to Spotted! Type a number, or words such as `pick blue`, `blue 3@1 2@2`, `walk blue`, `b1`; ? shows help, q saves and quits.
terminal-welcome-back = Welcome back. This is where you left off:
terminal-waiting = You have a saved game: `{ $command }` continues it.
terminal-saved = Saved in { $file }.
terminal-not-saved = The game can’t be saved: { $reason }
terminal-left = Nothing has been played yet, so there is nothing to save.
terminal-left-saved = Saved. Continue with: { $command }
terminal-no-save = There is no saved game. Start one with: pipyard play { $game }
terminal-save-rules = This game was saved under version { $saved } of the rules, but this Pipyard plays version { $now }, so it can’t continue. Start a new game with: pipyard play { $game }
terminal-save-content = This game was saved with different cards, tiles, or sheets than this Pipyard has, so it can’t continue. Start a new game with: pipyard play { $game }
terminal-save-unreadable = The saved game can’t be read, so it can’t continue. Start a new game with: pipyard play { $game }
terminal-bot = { $name }: { $about }
terminal-over = Another game? pipyard play { $game }

## Setting up

terminal-unknown-game = There is no game “{ $game }” to play here; choose one of { $known }.
terminal-not-for = `{ $option }` is not for { $game }; leave it out.
terminal-resume-alone = `--resume` continues a game as it was set up; leave out the other options.
terminal-solo-seats = Solo play takes one seat, not { $seats }. Leave out `--solo` or some seats.
terminal-too-many-seats = { $game } has room for { $most } players, not { $seats }.
terminal-unknown-bot = There is no bot “{ $bot }”; choose one of { $known }.
terminal-bad-name = “{ $name }” can’t be a name: use 1 to { $most } characters, not just digits, and not d0g, chance, or nobody.
terminal-name-twice = Two seats are called { $name }; give each its own name.
terminal-d0g-treats-alone = `--d0g-treats` is for solo games against d0g; leave it out, or the other seats.
terminal-off-leash-set = Off leash, all tricks are in play; leave out `--off-leash`, or `--set` and `--tiles`.
terminal-set-and-tiles = Choose either `--set` or `--tiles`, not both.
terminal-unknown-set = There is no set “{ $set }”; choose one of { $known }.
terminal-unknown-trick = There is no trick “{ $trick }”; there are { $known }.
terminal-same-colour = { $first } and { $second } are both { $colour }; pick one trick of each color.
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

terminal-no-number = There’s no choice { $number } here. Choose one of { $numbers }.
terminal-facedown = { $trick } is facedown and can’t be done now.
terminal-closed = { $reason } Possible: { $possible }.
terminal-ambiguous = “{ $typed }” could mean { $meant }{ $more ->
    [yes], and more
   *[no] { "" }
}. Type a little more, or the number.
terminal-no-match = “{ $typed }” isn’t possible now. Possible: { $possible }.
terminal-not-now = “{ $verb }” isn’t possible now. Possible: { $possible }.
terminal-not-understood = “{ $typed }” means nothing here. Possible: { $possible }, or ? for help.
terminal-d0g-turn = d0g’s turn
terminal-only-choice = (There was nothing else to choose.)
terminal-undone = Undone.
terminal-undo-nothing = There’s nothing to undo.
terminal-undo-chance = What was rolled or turned up can’t be undone.
terminal-undo-whose = No player here is called “{ $name }”; `undo` alone undoes your last move.
terminal-undo-other = { $name } has played since, so nothing can be undone.

terminal-help-rules = On your turn, do a faceup trick or score your complete dogs. Each die you roll goes on an empty space of its value or is buried in your yard; more than 7 buried spots and you bust, losing all your dice. Spend a treat to reroll. Six scored dogs win. [3] is a die, a bare 3 on a dog is a space that needs one, ✓ a complete dog.
terminal-help-d0g = After each of your turns d0g rolls a die. The tile with that number is flipped facedown, and d0g takes the treats on it; if it’s facedown already, d0g scores the next dog. For every 2 treats d0g also scores the next dog.
terminal-help-commands = Type a number from the list or the words: `trick walk`, `place 3 Missy`, `bury 6`, `keep`. The start of a word is enough, and commas join several: `p 3 mis, b 6`. Also: undo (u), log, board, help TRICK (? TRICK), save, quit (q).

## The table of Spotted!

terminal-roll-now = Everything is written. Enter rolls the dice; `undo` undoes your last move.
terminal-roll-dice = Roll the dice
terminal-your-roll = Your roll
terminal-or-reroll-dice = { $prompt } Re-roll with `reroll blue pink` ({ $left ->
    [one] 1 left
   *[other] { $left } left
}).
terminal-lowest-only = { $colour } isn’t among the lowest dice, which go first.
terminal-steps = { $steps ->
    [one] walk 1 step
   *[other] walk { $steps } steps
}
terminal-take-clover = take the cloverleaf
terminal-give-up = give up: nothing can be used
terminal-gain-circle = circles
terminal-gain-clover = +c
terminal-lost = { $points } lost
terminal-takers = Picking: { $names }
terminal-ways = place spots: list the { $ways } ways
terminal-map-legend = x crossed off · { $field } open to you · c cloverleaf · =5 exactly five · { $marks }
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
terminal-unknown-thing = There’s nothing called “{ $thing }” to explain; try { $known }.
terminal-help-commands-spotted = Type a number from the list or the words: `pick blue`, `spots blue 3@1 2@2` (3 on beetle 1, 2 on beetle 2), `walk blue`, then a field such as `b1`. The start of a word is enough, the verb can be left out, and commas join several: `walk blue, b1, c1`. Also: undo (u), undo NAME, sheet, sheet NAME, map, scores, log, board, help EVEN (? EVEN), save, quit (q).

## Any other game

terminal-welcome = Welcome to { $game }. Type a number, or the words beside it; ? shows help, q saves and quits.
terminal-prompt = What do you do?
terminal-help = Type a number from the list or its words. The start of a word is enough, and commas join several. Also: undo (u), undo NAME, log, board, save, quit (q).
terminal-won = { $count ->
    [one] { $you ->
        [yes] You won the game!
       *[no] { $names } won the game.
    }
   *[other] { $names } share the win.
}
terminal-nobody-won = Nobody won.
