### Everything around a game: home, waiting room, connection, errors.

pipyard = Pipyard
tagline = Dice, dogs and a little courage.
app-about = Two dice games to play with friends, against bots or alone: Spots and Spotted!
title-home = Pipyard
title-table = { $status } · Pipyard
back-home = Home
settings = Settings
loading = Setting the table …
language = Language
language-system = As the browser ({ $language })

## Home

name-label = Your name
name-hint = What should the others call you?
guest-name = Guest
nameless = A friend
play-game-now = Play { $game } now
opponent-choose = Against whom?
bot-level = Strength { $level } of { $most }
first-time-rules = Rules
new-table = Set a table
game-choose = Game
who-plays = Who plays?
play-together = With friends or bots
play-d0g = Alone against d0g
play-alone = Alone
play-friends-about = 2 to { $most } seats. Share a link, nobody needs an account.
seat-number = Seat { $seat }
seat-me = Me
seat-friend = A friend, by link
seat-friend-about = You get a link and a code to show; whoever opens it sits here.
seat-bots = Bots
seat-change = Change
seat-who = Who takes seat { $seat }?
seat-add = Add a seat
seat-remove = Remove seat { $seat }
set-choose = Tricks
set-random = Surprise me
set-random-about = One tile of each colour, drawn when the table is set.
set-by-hand = Choose tile by tile
off-leash = Off leash.
off-leash-about = All tiles are in play, stacked by colour; a used one goes to the bottom of its stack.
d0g-treats = Treats d0g starts with
d0g-about = Treats make d0g faster: 0 is a gentle game, 5 a fierce one.
game-spots = Spots
game-spotted = Spotted!
table-create = Set the table
table-start = Start the game
my-tables = Your games
my-tables-empty = No games yet. The first one is a tap away.
my-tables-unknown = Your games could not be loaded.
table-with = With { $names }
table-alone = Just you so far
table-nobody = Nobody sits here yet
table-solo = On your own
table-status-waiting = Waiting for players
table-status-playing = { $turn ->
    [yes] Your turn
   *[no] Being played
}
table-status-over = Over
join-table = Join a table
join-table-about = Point your camera at a friend’s code, or paste the link you were sent.
join-table-link = Link or code of the table
join-table-go = Go there
join-table-wrong = There is no table in this. Paste the whole link, which has “/t/” in it.

## Waiting room

waiting-title = Almost there
waiting-for = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
waiting-share = Let your friends point a camera here, or send them the link. The game starts by itself when every seat is taken.
share-link = Link to this table
share-qr = QR code of the link to this table
share-here = Only this computer can reach this link: the server was started for it alone.
share-copy = Copy link
share-copied = Copied
share-failed = Select the link and copy it by hand.
share-native = Share
seats = Seats
seat-free = Free seat
seat-yours = You
seat-is-bot = Bot
seat-away = away
join-title = You are invited
join-about = { $host ->
    [none] There is a free seat at this table.
   *[other] { $host } kept you a seat.
}
join = Sit down
watching = You are watching this game.

## Table

log = What happened
log-open = Show what happened
log-close = Hide what happened
log-empty = Nothing yet.
play-again = Play again

## Connection

connection-lost = Connection lost. Trying again …
connection-retry = Try now
offline-title = The yard is out of reach
offline-server = The server does not answer right now.
offline-device = This device has no connection right now.
offline-about = Your games are safe there. As soon as it answers, everything here goes on by itself.
offline-still = Until then a table that is open stays in view, and your settings can be changed.

## Errors

error-table-too-many = Three of your public tables are waiting for players. Close one of them first.
error-table-unknown = There is no table behind this link. Ask for it again, or set a new table.
error-seat-taken = Someone else just took that seat. Choose another one.
error-seat-not-yours = That seat is not yours, so you cannot move for it.
error-seat-unknown = There is no such seat at this table.
error-move-illegal = That is not possible now. Choose one of the glowing places.
error-move-stale = The table had moved on before your tap arrived. Look again and choose.
error-seat-second = You already sit at this table. Open it in another browser to play a second seat.
error-table-waiting = The game has not begun. It starts when every seat is taken.
error-server-fault = Something went wrong on the server. It may have worked all the same: look before you try again.
error-storage-full = The server’s disk is full, so this was not saved. Ask whoever runs the server to make room, then go on.
error-storage-damaged = The server cannot read this any more: its storage is damaged. Tell whoever runs the server.
error-request-malformed = The table did not understand that. Reload the page and try again.
error-network = The server cannot be reached. Check your connection and try again.
error-unexpected = Something went wrong on the server. Try again in a moment.
error-link-expired = This link was good for ten minutes only. Make a new one on the other device.
error-link-unknown = This link does not work. Make a new one on the other device.
error-link-used = This link has been used, and it works once. Make a new one on the other device.
error-name-look-alike = Somebody at this table has a name that looks the same. Choose another one.
error-rate-exceeded = That was a lot at once. Wait a moment, then go on.
error-page = There is nothing here.
error-page-unknown = { error-page }
error-config-invalid = A table cannot be set like that. Change a choice and try again.
error-dice-no-such-promise = The promise for these dice has run out. Set the table once more.
error-dice-promise-first = The dice have to be promised before anything is added to them. Set the table once more.
error-guest-unknown = Reload the page and try again: the server does not know you yet.
error-name-invalid = This name cannot be used. Choose one of up to 24 letters, numbers or signs, all letters of one script.
error-log-malformed = This is no game saved by Pipyard, or it is damaged.
error-log-other-rules = It was played with other rules, cards or sheets than this server has.
error-log-tampered = { $event ->
    [0] It was changed afterwards: it does not fit the dice that were promised.
   *[other] It was changed afterwards: event { $event } does not follow from the rules and the promised dice.
}
error-log-too-large = The file is too large for a saved game.
error-log-too-long = This game takes too long to check. On a computer, `pipyard verify` checks it.
error-method-wrong = { error-request-malformed }
error-request-foreign = This page does not belong to this server. Open Pipyard at its own address and try again.
error-request-not-json = { error-request-malformed }
error-request-reused = { error-request-malformed }
error-request-too-large = That was too much at once. Make it shorter and try again.
error-request-too-slow = That arrived too slowly. Check your connection and try again.
error-request-unknown-host = This server does not know the address you came by. Ask whoever runs it for the right one.
error-table-damaged = The record of this game is damaged, so it cannot go on. You see it as it was before the damage; the host has been told.
error-table-other-rules = This game was begun with other rules than this server has now, so it cannot go on.

## What happens to a table

table-fact-player-joined = { $you ->
    [yes] You sat down.
   *[no] { $name } sat down.
}
table-fact-player-left = { $you ->
    [yes] You left.
   *[no] { $name } left.
}
table-fact-player-removed = A player who was away lost the seat.
table-fact-bot-seated = { $bot } has a seat now.
table-fact-bot-stepped-in = { $you ->
    [yes] Your time ran out twice: { $bot } plays for you until you take your seat back.
   *[no] The time of { $name } ran out twice: { $bot } plays until { $name } is back.
}
table-fact-player-returned = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
table-fact-action-taken-back = { $you ->
    [yes] You took that back.
   *[no] { $name } took that back.
}
table-fact-table-closed = The host closed the table.
table-closed = This table is closed.

## Home: two doors, what goes on, company

door-line = Two dice games for game night: with friends, against eight rivals, or on your own.
door-spots-about = Fill your dogs with dice and bury the rest. Eight spots in the yard bust.
door-spotted-about = Draft dice, spot beetles, set off chains of clover. The best sheet wins.
door-learn = Learn by playing
door-play = Play { $bot }
door-friends = With friends
door-d0g = Against d0g
door-rivals = Pick a rival
door-rival = { $bot }, level { $level } of { $most }
door-continue = Continue
door-go-on = Go on
door-company = Friends
door-games = Your games
my-tables-folded = { $count ->
    [one] 1 closed table
   *[other] { $count } closed tables
}
result-won = Won { $mine } to { $theirs }
result-lost = Lost { $mine } to { $theirs }
result-won-plain = Won
result-lost-plain = Lost
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
door-new-here = New here? Learn by playing.
door-learn-game = Learn { $game }
join-first-time = Never played { $game }? A short lesson shows you how, and this table stays open.
