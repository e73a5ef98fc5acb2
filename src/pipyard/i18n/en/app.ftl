### Everything around a game: home, waiting room, connection, errors.

pipyard = Pipyard
tagline = Dice, dogs, and a little nerve.
app-about = Two dice games to play with friends, against bots, or on your own: Spots and Spotted!
title-home = Pipyard
title-table = { $status } · Pipyard
back-home = Home
settings = Settings
loading = Setting the table…
language = Language
language-system = Browser default ({ $language })

## Home

name-label = Your name
name-hint = What should others call you?
guest-name = Guest
nameless = A friend
play-game-now = Play { $game } now
opponent-choose = Choose your opponent
bot-level = Level { $level } of { $most }
first-time-rules = Rules
new-table = Set a table
game-choose = Game
who-plays = Who’s playing?
play-together = With friends or bots
play-d0g = Solo against d0g
play-alone = Solo
play-friends-about = 2 to { $most } seats. Share a link; no account needed.
play-here-about = 2 to { $most } seats, for people at this device and bots.
seat-number = Seat { $seat }
seat-me = Me
seat-friend = Invite a friend
seat-friend-about = You’ll get a link and a QR code. Whoever opens it sits here.
seat-bots = Bots
seat-change = Change
seat-who = Who takes seat { $seat }?
seat-add = Add a seat
seat-remove = Remove seat { $seat }
set-choose = Tricks
set-random = Surprise me
set-random-about = One tile of each color, drawn when you set the table.
set-by-hand = Pick tile by tile
off-leash = Off leash.
off-leash-about = All tiles are in play, stacked by color. A used tile goes to the bottom of its stack.
d0g-treats = d0g’s starting treats
d0g-about = The more treats, the faster d0g scores: 0 is gentle, 5 is fierce.
game-spots = Spots
game-spotted = Spotted!
table-create = Set the table
table-start = Start game
my-tables = Your games
my-tables-empty = No games yet. Your first one is a tap away.
my-tables-unknown = Couldn’t load your games.
table-with = With { $names }
table-alone = Just you so far
table-nobody = Nobody’s here yet
table-solo = Solo
table-status-waiting = Waiting for players
table-status-playing = { $turn ->
    [yes] Your turn
   *[no] In progress
}
table-status-over = Finished
join-table = Join a table
join-table-about = Point your camera at a friend’s code, or paste the link they sent you.
join-table-link = Table link or code
join-table-go = Go to table
join-table-wrong = That isn’t a link to a table. Paste the whole link, including “/t/”.
elsewhere-title = Friends on other devices
elsewhere-about = This page works without a server. To play with friends on other devices you need one: paste the link a friend sent you, or the address of a Pipyard server.
elsewhere-link = Link or server address
elsewhere-go = Go there
elsewhere-wrong = That isn’t an address. Paste the whole link.

## Waiting room

waiting-title = Almost there
waiting-for = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
waiting-share = Have your friends scan this code, or send them the link. The game starts by itself once every seat is taken.
share-link = Link to this table
share-qr = QR code for the link to this table
share-here = This link only works on this computer: the server was started for it alone.
share-copy = Copy link
share-copied = Copied
share-failed = Select the link and copy it manually.
share-native = Share
seats = Seats
seat-free = Open seat
seat-yours = You
seat-is-bot = Bot
seat-away = away
join-title = You’re invited
join-about = { $host ->
    [none] There’s an open seat at this table.
   *[other] { $host } saved you a seat.
}
join = Take a seat
watching = You’re watching this game.

## Table

log = Game log
log-open = Show game log
log-close = Hide game log
log-empty = Nothing yet.
play-again = Play again

## Connection

connection-lost = Connection lost. Reconnecting…
connection-retry = Retry now
offline-title = The yard is out of reach
offline-server = The server isn’t responding right now.
offline-device = This device is offline right now.
offline-about = Your games are safe. Once the server is back, everything picks up where it left off.
offline-still = Until then you can play alone, against bots, or with others at this device.
install-offer = Keep Pipyard on your home screen? It plays without a connection, too.
install-yes = Add it
install-no = No, thanks

## Errors

error-address-refused = This server accepts nothing from your address. If you think that’s a mistake, ask whoever runs it.
error-push-off = This server doesn’t send notifications.
error-push-unknown-service = This server doesn’t know your browser’s notification service.
error-table-too-many = You already have three public tables waiting for players. Close one first.
error-table-unknown = There’s no table at this link. Ask for the link again, or set a new table.
error-table-elsewhere = This game was played on another device and is kept there alone. Ask for its file, or for the link from “Share this game”.
error-seat-taken = Someone just took that seat. Choose another one.
error-seat-not-yours = That isn’t your seat, so you can’t move for it.
error-seat-unknown = There’s no such seat at this table.
error-move-illegal = You can’t do that now. Choose something that glows.
error-move-stale = The game moved on before your tap arrived. Take another look, then choose.
error-seat-second = You’re already at this table. Use another browser to play a second seat.
error-table-waiting = The game hasn’t started yet. It starts once every seat is taken.
error-server-fault = Something went wrong on the server. It may have worked anyway, so check before you try again.
error-server-not-ready = The server isn’t ready yet. Try again in a moment.
error-storage-full = The server’s disk is full, so this wasn’t saved. Ask whoever runs the server to free up space, then continue.
error-spare-key-unknown = This spare key doesn’t open anything here. Check the letters, or look for a newer one.
error-storage-damaged = The server can’t read this anymore: its storage is damaged. Tell whoever runs the server.
error-request-malformed = The server didn’t understand that. Reload the page and try again.
error-device-full = This browser has no room left. You can play on, but the game will be gone once you close this page.
error-device-kept = This browser keeps the game again.
error-device-no-room = This browser has no room left. Free some space on this device, then try again.
error-device-none = This browser isn’t storing anything. You can play on, but the game will be gone once you close this page.
error-server-needed = This needs a Pipyard server, and this page works without one.
error-network = Can’t reach the server. Check your connection and try again.
error-unexpected = Something went wrong on the server. Try again in a moment.
error-link-expired = This link was only good for ten minutes. Make a new one on the other device.
error-link-unknown = This link doesn’t work. Make a new one on the other device.
error-link-used = This link works only once and has already been used. Make a new one on the other device.
error-name-look-alike = Someone at this table has a name that looks the same. Choose another one.
error-rate-exceeded = That was a lot at once. Wait a moment, then continue.
error-page = There’s nothing here.
error-page-unknown = { error-page }
error-config-invalid = A table can’t be set like that. Change something and try again.
error-dice-no-such-promise = The promise for these dice has expired. Set the table again.
error-dice-promise-first = The dice must be promised before anything is added to them. Set the table again.
error-guest-unknown = The server doesn’t know you yet. Reload the page and try again.
error-name-invalid = That name can’t be used. Use up to 24 letters, numbers, or symbols, with all letters from one script.
error-log-malformed = This isn’t a game saved by Pipyard, or the file is damaged.
error-log-other-rules = It was played with different rules, cards, or sheets than this server has.
error-log-tampered = { $event ->
    [0] It was changed afterward: it doesn’t match the promised dice.
   *[other] It was changed afterward: event { $event } doesn’t follow from the rules and the promised dice.
}
error-log-too-large = This file is too large to be a saved game.
error-log-too-long = This game takes too long to check here. On a computer, `pipyard verify` can check it.
error-method-wrong = { error-request-malformed }
error-request-foreign = This page doesn’t belong to this server. Open Pipyard at its own address and try again.
error-request-not-json = { error-request-malformed }
error-request-reused = { error-request-malformed }
error-request-too-large = That was too long. Shorten it and try again.
error-request-too-slow = That took too long to arrive. Check your connection and try again.
error-request-unknown-host = This server doesn’t recognize the address you used. Ask whoever runs it for the right one.
error-table-damaged = This game’s record is damaged, so it can’t continue. You’re seeing it as it was before the damage; whoever runs the server has been told.
error-table-other-rules = This game was started under different rules than the ones in use now, so it can’t continue.

## What happens to a table

table-fact-player-joined = { $you ->
    [yes] You sat down.
   *[no] { $name } sat down.
}
table-fact-player-left = { $you ->
    [yes] You left.
   *[no] { $name } left.
}
table-fact-player-removed = A player who was away lost their seat.
table-fact-bot-seated = { $bot } took a seat.
table-fact-bot-stepped-in = { $you ->
    [yes] Your time ran out twice: { $bot } is playing for you until you take your seat back.
   *[no] { $name } ran out of time twice: { $bot } is playing until { $name } is back.
}
table-fact-player-returned = { $you ->
    [yes] You’re back.
   *[no] { $name } is back.
}
table-fact-action-taken-back = { $you ->
    [yes] You undid that.
   *[no] { $name } undid that.
}
table-fact-table-closed = The host closed the table.
table-closed = This table is closed.

## Home: two doors, what goes on, company

door-line = Two dice games for game night: with friends, against rivals of every strength, or on your own.
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

# The line about solo play on home, and the tricks that belong to every set.
door-d0g-about = On your own? Take on d0g, the robot dog.
set-always = { $tricks } are always in play, too.

# Where the foot of every page leads.
me-link = You and your devices
privacy-title = Privacy
