### The guest: own page, another device, privacy.

## The guest's page

me-title = You
me-link = You and your devices
me-name-save = Save name
me-name-saved = Saved
me-carry = Play on another device too
me-carry-about = Your name and games come along: open a link there, or point its camera at a code.
me-carry-make = Show the code
me-carry-again = Make a new one
me-carry-scan = Point the other device’s camera here, or send yourself the link.
me-carry-good = Works once, until { $time }. Whoever has it can play as you, so keep it to yourself.
me-carry-qr = QR code of the link
me-carry-here = Only this computer can reach the link. On the other device, open the address that Pipyard’s host gives you, then enter the link at { $path }.
me-stored = What is stored about you
me-stored-name = Name
me-stored-no-name = none yet
me-stored-since = Since
me-stored-devices = Devices
me-stored-tables = Games
me-stored-file = Download it
me-stored-nothing = Nothing yet: you are new here.
me-delete = Delete me
me-delete-about = Your name and the keys of all your devices go for good. In games being played a bot takes your seat; finished games stay for the others, without your name.
me-delete-sure = Delete for good?
me-delete-yes = Yes, delete me
me-delete-no = No, keep me
me-deleted = You are deleted.
me-deleted-about = Nothing here knows you any more. Come back whenever you like, as somebody new.

## Carrying an identity

carry-title = Carry your name and games to this device?
carry-about = This device will play as you, like the one where you made the link.
carry-instead = This device plays as { $name } now. Those games stay with the others, but you cannot reach them from here any more.
carry-yes = Yes, carry them here
carry-no = No, leave this device as it is
carry-enter-title = Coming from another device?
carry-enter-about = Make a link there, under “{ me-link }”, and enter it here.
carry-enter = The link, or the letters after its #
carry-take = Go on
carry-done = { $name ->
    [none] Here you are.
   *[other] Here you are, { $name }.
}
carry-done-about = Your games are here too.
carry-games = To your games

## Privacy

privacy-title = Privacy
privacy-short = No account, no e-mail, no advertising. What you do here stays on this server.
privacy-stored = What is stored
privacy-stored-name = The name you choose, the day you came and the day you were last here.
privacy-stored-key = A random key in a cookie on each of your devices. The server keeps only a fingerprint (a SHA-256 hash) of it.
privacy-stored-games = Your games: who sat where, every move with its time, and the dice.
privacy-stored-links = A link that carries you to another device, as a fingerprint, until the day after it expired.
privacy-stored-reports = Problem reports you send from a table, with the position they are about.
privacy-not = What is not
privacy-not-address = Your network address and your browser are not stored. Addresses are counted in memory alone, so that nobody floods the server, and never written down.
privacy-not-track = Nobody is followed: no other cookies, no statistics, nothing loaded from other sites. Your settings, and what it needs to check your dice, are kept by your browser alone.
privacy-long = For how long
privacy-long-guest = A guest without games is deleted 90 days after the last visit.
privacy-long-waiting = A table that still waits for players is closed after 30 days without change.
privacy-long-games = Games are kept so that they can go on after days and be looked at again: three years after they ended, one year if nobody goes on with them, half a year if they came from a file.
privacy-long-reports = Problem reports are kept for a year. Whoever runs this server may have set other times.
privacy-who = Who sees it
privacy-who-table = Whoever has a table’s link sees that game and the names at it. Public tables are listed for everybody on this server.
privacy-who-host = Whoever runs this server can read what is stored here. Nothing leaves it.
privacy-delete = How to delete it
privacy-delete-about = On your own page: your name and keys go at once. Finished games stay for the others, without your name.
