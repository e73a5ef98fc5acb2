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
notify-ask = Notify me when it’s my turn
notify-on = You’ll be notified when it’s your turn
notify-off = Notifications are blocked. Allow them in your browser settings.
turn-badge = Your turn

## Taking back

undo = Undo
undo-of = Undo { $name }’s move
undo-hint = Undo (U)
skip = Skip
skip-hint = Skip ahead (Space)

## A new table

seat-here = Someone on this device
seat-here-name = Name for seat { $seat }
seat-here-hint = Who’s sitting next to you?
seat-here-about = You pass the device around; the table says who’s next.
seat-here-usual = Player { $seat }
more-options = More options
terms-who = Who can join?
terms-private = Anyone with the link
terms-public = Everyone on this server
terms-time = Time per decision
terms-time-none = No limit
terms-time-30 = 30 seconds
terms-time-60 = 1 minute
terms-time-120 = 2 minutes
terms-time-86400 = 1 day (slow game)
terms-time-259200 = 3 days (slow game)
terms-time-about = When time runs out, a bot decides. The second time, it keeps playing until its player is back.
terms-undo = Undo.
terms-undo-about = You can undo a move until dice are rolled or another player responds.
terms-odds = Odds.
terms-odds-about = Players can see how likely a roll is.
terms-pack = Cards and sheets
terms-pack-usual = As published

## Waiting

name-number = { $name } { $number }
seat-kept-me = saved for you
seat-kept-other = saved for someone
seat-fill = Fill this seat
seat-give-bot = Or seat a bot here
seat-beside-name = Name of the person next to you
seat-beside = Play on this device
join-kept = Take your seat, { $name }
waiting-public = Anyone on this server can find this table.
table-closed-about = It was closed before the game began. A new table is a tap away.

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
menu-close-table = Close the table for everyone
menu-end-game = End the game
menu-hand = Give { $name }’s seat to a bot
menu-remove = Free up { $name }’s seat
menu-report = Report a problem
menu-rules = { $game } rules
menu-players = Players
menu-away = away
menu-here = here
menu-bot = bot
menu-stand-in = { $bot } is playing for now
dialog-close = Close

leave-title = Leave the table?
leave-about = { $status ->
    [waiting] Someone else can take your seat. As long as it’s open, the link brings you back.
   *[other] A bot will play on for you, and you can’t sit down here again.
}
leave-yes = Leave
leave-no = Stay
close-title = Close the table for everyone?
end-game-title = End the game?
close-about = { $status ->
    [waiting] Nobody can sit down here anymore.
   *[other] The game ends here, without a winner. You can still watch the replay.
}
close-yes = Close the table
end-game-yes = End it
close-no = Keep playing
hand-title = Give { $name }’s seat to a bot?
hand-about = { $name } is away. A bot will play on, and { $name } can’t get the seat back.
hand-yes = Give it to { $bot }
hand-no = Wait for { $name }
hand-bot = Which bot?
remove-title = Free up { $name }’s seat?
remove-about = Someone else can sit there then.
remove-yes = Free up the seat
remove-no = Leave it as is
report-title = Report a problem
report-about = Tell us what went wrong. Whoever runs this server gets your message and this game’s moves so far.
report-text = What happened, and what did you expect?
report-send = Send report
report-sent = Thank you. Whoever runs this server has your report.
report-number = Report { $report }

## Stand-in

stand-in-title = { $bot } is playing for { $you ->
    [yes] you
   *[no] { $name }
}
stand-in-about = Time ran out twice.
stand-in-back = { $you ->
    [yes] Take my seat back
   *[no] { $name } is back
}

## Several people at one device

handover-title = { $name }, you’re up!
handover-about = Pass the device, then tap.
handover-go = I’m { $name }, let’s go
here-prompt = { $name } · { $prompt }
here-still = Still writing:

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
phrase-hurry = Your move…
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = One more?
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
again-go = Go to the new game

## Home

public-tables = Tables to join
public-tables-empty = Nobody is looking for players right now. Set a table that everyone can join, and be the first.
public-tables-unknown = Couldn’t load the tables to join.
public-free = { $free ->
    [one] 1 open seat
   *[other] { $free } open seats
}
my-tables-all = Show all { $count }
my-tables-fewer = Show fewer
table-status-closed = Closed

## Connection

connection-kept = Your move is saved and will be sent.

## Errors

error-undo-off = Undo is off at this table.
error-undo-too-late = Too late to undo that: dice have been rolled, or someone has responded.
error-seat-stood-in = A bot is playing for you. Take your seat back first.
error-seat-present = That player is here. Only the seat of someone who’s away can change hands.
error-table-not-host = Only the person who set the table can do that.
error-table-closed = The game at this table has ended.
error-rematch-not-yet = Finish this game first.
error-version-unknown = That position doesn’t exist here. Reload the page and try again.

## Dice

dice-shown-same = These dice were promised to your browser before the game.
dice-shown-other = This is not the promise your browser was shown before the game.
dice-shown-unseen = This browser didn’t see the promise before the game.
dice-input-same = Part of their randomness came from you.
dice-input-missing = The randomness this browser gave didn’t go into the dice.
dice-input-none = This browser gave no randomness of its own.
dice-swapped-title = These aren’t the dice you were promised
dice-swapped-about = This server could have chosen them. Don’t trust them, and show the other players what you see here.

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

## A game that has no words of its own: what its rules call things is shown as it is

# Of whom or what something is said: “Ann: points kept, 12 points”.
general-of = { $name }: { $what }
general-acting = { $names } are choosing.
general-yes = yes
general-no = no
general-none = none

## Who plays, and what pages say of every game

bot-random = Tumbleweed
    .about = Picks any legal move. Good company for a first game.
bot-puppy = Button
    .about = Picks a trick on a whim and scores as soon as it can.
bot-hasty = Hopper
    .about = Takes points the moment it sees them, and otherwise hops around.
bot-daring = Zoomies
    .about = Always up for one more roll, afraid of almost nothing.
bot-timid = Mittens
    .about = Would rather stop early than lose everything.
bot-greedy = Biscuit
    .about = { $game ->
        [spots] Fills dogs, watches its yard, and scores in time.
       *[spotted] Takes whatever pays off most right now and keeps good chances open.
    }
bot-planner = Compass
    .about = { $game ->
        [spots] Thinks through its whole turn, every possible roll included.
       *[spotted] Knows a good sheet when it sees one, from thousands of them.
    }
bot-sage = Old Gray
    .about = { $game ->
        [spots] Thinks through its whole turn and knows from thousands of games what wins.
       *[spotted] Plans all its dice at once, knows good sheets, and sees what others need. The strongest.
    }
d0g = d0g
you = You
on-turn = Playing now
opponents = Other players
fact-turn-started = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
fact-game-won = { $you ->
    [yes] You won the game!
   *[no] { $name } won the game.
}
prompt-over = The game is over.
bot-rollout = Ponder
    .about = Plays out every move in its head, many times over. Strong, but needs a moment.
final-prompt = The game is over. Time to count the beetles.
games-link = My games and statistics
games-shared = { $names } won
replay-look-back = Watch replay
