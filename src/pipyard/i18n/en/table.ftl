### Sitting at a table: turns, clocks, seats that change hands, phrases, playing again.

## Your turn

title-turn = ● { $status } · Pipyard
title-home-turn = ● { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
} · Pipyard
notify-title = Your turn
notify-about = { $game } with { $names }
notify-about-solo = { $game }
notify-ask = Tell me when it is my turn
notify-on = You will be told when it is your turn
notify-off = Your browser shows no notes from this page. Its settings can change that.
turn-badge = Your turn

## Taking back

undo = Take back
undo-of = Take back what { $name } did
undo-hint = Take back (U)
skip = Skip
skip-hint = Skip to the present (Space)

## A new table

seat-here = Somebody at this device
seat-here-name = Name at seat { $seat }
seat-here-hint = Who sits beside you?
seat-here-about = You hand the device on; the table says to whom.
seat-here-usual = Player { $seat }
more-options = More options
terms-who = Who may join?
terms-private = Whoever has the link
terms-public = Everybody on this server
terms-time = Time for each decision
terms-time-none = As long as it takes
terms-time-30 = 30 seconds
terms-time-60 = 1 minute
terms-time-120 = 2 minutes
terms-time-86400 = 1 day (slow game)
terms-time-259200 = 3 days (slow game)
terms-time-about = When time runs out a bot decides. After two such decisions it plays on until its player is back.
terms-undo = Taking back.
terms-undo-about = What no dice and no other player have answered may be taken back.
terms-odds = Odds.
terms-odds-about = How likely a roll is may be shown at this table.
terms-pack = Cards and sheets
terms-pack-usual = As published

## Waiting

name-number = { $name } { $number }
seat-kept-me = kept for you
seat-kept-other = kept for somebody
seat-fill = Fill this seat
seat-give-bot = Or let a bot sit here
seat-beside-name = Name of who sits beside you
seat-beside = Sit down beside me
join-kept = Take your seat, { $name }
waiting-public = Anybody on this server can find this table.
table-closed-about = Its game is over before it began. A new table is a tap away.

## Clocks and presence

clock = { $name }: { $time } left
clock-own = { $time } left to decide
clock-soon = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
clock-hours = { $hours } h { $minutes } min
spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
due-in = { $time } left

## Menu

menu = Table menu
menu-leave = Leave the table
menu-close-table = Close the table for everybody
menu-hand = Give the seat of { $name } to a bot
menu-remove = Free the seat of { $name }
menu-report = Report a problem
menu-rules = Rules of { $game }
menu-players = At the table
menu-away = away
menu-here = here
menu-bot = bot
menu-stand-in = { $bot } plays meanwhile
dialog-close = Close

leave-title = Leave the table?
leave-about = { $status ->
    [waiting] Your seat is free for somebody else. The link brings you back as long as it is.
   *[other] A bot plays on for you, and you cannot sit down here again.
}
leave-yes = Leave
leave-no = Stay
close-title = Close the table for everybody?
close-about = { $status ->
    [waiting] Nobody can sit down here any more.
   *[other] The game ends here, without a winner. Its moves can still be looked at.
}
close-yes = Close the table
close-no = Keep playing
hand-title = Give the seat of { $name } to a bot?
hand-about = { $name } is away. A bot plays on, and { $name } cannot have the seat back.
hand-yes = Give it to { $bot }
hand-no = Wait for { $name }
hand-bot = Which bot?
remove-title = Free the seat of { $name }?
remove-about = Somebody else can sit down there.
remove-yes = Free the seat
remove-no = Leave it
report-title = Report a problem
report-about = Say what went wrong. Whoever runs this server gets your words together with this game’s moves up to now.
report-text = What happened, and what did you expect?
report-send = Send the report
report-sent = Thank you. The report is with whoever runs this server.
report-number = Report { $report }

## Stand-in

stand-in-title = { $bot } plays for { $you ->
    [yes] you
   *[no] { $name }
}
stand-in-about = Time ran out twice.
stand-in-back = { $you ->
    [yes] Take my seat back
   *[no] { $name } is back
}

## Several people at one device

handover-title = Now: { $name }
handover-about = Pass the device on, then tap.
handover-go = I am { $name }, go on
here-prompt = { $name } · { $prompt }
here-still = Still to write:

## Phrases

say = Say something
say-as = As { $name }
said = { $name }: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-hurry = Your move …
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Once more?
phrase-bye = Bye!
phrase-laugh = laughs
phrase-cry = cries
phrase-cheer = cheers
phrase-think = is thinking

## Playing again

again-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
again-join = Join in
again-go = To the new game

## Home

public-tables = Tables to join
public-tables-empty = Nobody is waiting for company right now. Set a table that everybody may join, and you are the first.
public-tables-unknown = The tables to join could not be loaded.
public-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
my-tables-all = Show all { $count }
my-tables-fewer = Show fewer
table-status-closed = Closed

## Connection

connection-kept = Your move is kept and will be sent.

## Errors

error-undo-off = At this table nothing is taken back.
error-undo-too-late = Too late to take that back: dice have rolled, or somebody has answered.
error-seat-stood-in = A bot plays for you. Take your seat back first.
error-seat-present = That player is here. Only the seat of somebody who is away can change hands.
error-table-not-host = Only whoever set the table may do that.
error-table-closed = The game at this table has ended.
error-rematch-not-yet = Play this game to its end first.
error-version-unknown = That position is not known here. Reload the page and try again.

## Dice

dice-shown-same = The promise is the one this browser was shown before the game.
dice-shown-other = The promise is not the one this browser was shown before the game.
dice-shown-unseen = This browser did not see the promise before the game.
dice-input-same = Your randomness went into the dice.
dice-input-missing = The randomness this browser gave did not go into the dice.
dice-input-none = This browser gave no randomness of its own.
dice-swapped-title = These are not the dice you were promised
dice-swapped-about = This server could have chosen them. Do not rely on them, and show the others at the table what you see here.

## The end of a game: the result, never a style, and by how little

end-won = { $dogs ->
    [6] Six proud dogs. You win!
   *[other] { $dogs } proud dogs. You win!
}
end-won-by = { $dogs ->
    [6] Six proud dogs. { $name } wins!
   *[other] { $dogs } proud dogs. { $name } wins!
}
end-lost-close = So close. { $name } got there first.
end-lost = { $name } got there first.
end-ahead = { $dog } made it. { end-behind }
end-had = { $dogs ->
    [0] Your first dog will be proud next time.
    [one] You had 1 proud dog.
   *[other] You had { $dogs } proud dogs.
}
end-missed = { $dogs ->
    [0] Your dogs were getting there
    [one] You had 1 proud dog
   *[other] You had { $dogs } proud dogs
}{ $missing ->
    [0] , and { $dog } was full.
    [one] , and { $dog } was just one { $value } away.
   *[other] , and { $dog } was { $missing } dice away.
}
end-rival-says = Good game. Again?
end-last-dog = { $number ->
    [6] the sixth
   *[other] number { $number }
}
end-you = You
end-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
end-dogs = dogs
end-busts = busts
end-treats = treats left
end-compare = The players compared
end-share = Share
end-save = Save picture
end-share-failed = No picture. Try again
rematch-with = Rematch with { $name }
rematch-once-more = Once more, { $name }?
end-behind = { $you ->
    [yes] { $dogs ->
        [one] You had 1 proud dog.
       *[other] You had { $dogs } proud dogs.
    }
   *[no] { $dogs ->
        [one] { $name } had 1 proud dog.
       *[other] { $name } had { $dogs } proud dogs.
    }
}
