### The guest: own page, another device, privacy.

## The guest's page

me-title = You
me-name-save = Save name
me-name-saved = Saved
me-carry = Play on another device, too
me-carry-about = Your name and games come with you: open a link there, or scan a code.
me-carry-make = Show code
me-carry-again = Make a new one
me-carry-scan = Point the other device’s camera here, or send yourself the link.
me-carry-good = Works once, until { $time }. Anyone who has it can play as you, so keep it to yourself.
me-carry-qr = QR code for the link
me-carry-here = This link only works on this computer. On the other device, open the address you get from whoever runs Pipyard, then enter the link at { $path }.
spare-title = If you lose your devices
spare-about = Browsers forget, and phones get lost. With a spare key, you come back as yourself, games and all.
spare-made = You made one on { $day }. A new one replaces it.
spare-make = Make a spare key
spare-again = Make a new one
spare-keep = Write it down, or save it somewhere safe. It’s shown only now. To come back, enter it at { $path }.
spare-copy = Copy
spare-back = I have a spare key
spare-save = Save as a file
spare-good = Works again and again, until you make a new one. Anyone who has it can play as you, so keep it to yourself.
spare-file = Your spare key for Pipyard: { $key }
    To come back with your name and games, enter it at { $address }
me-stored = What is stored about you
me-stored-name = Name
me-stored-no-name = none yet
me-stored-since = Since
me-stored-devices = Devices
me-stored-called = Browsers that notify you
me-stored-tables = Games
me-stored-file = Download
me-stored-nothing = Nothing yet: you’re new here.
me-delete = Delete me
me-delete-about = Your name and the keys on all your devices are gone for good. In games in progress, a bot takes your seat; finished games stay for the others, without your name.
me-delete-here = Deletes your name and all games kept in this browser.
me-delete-sure = Delete you for good?
me-delete-yes = Yes, delete me
me-delete-no = No, keep me
me-deleted = You’ve been deleted.
me-deleted-about = Nothing here knows you anymore. Come back anytime as someone new.

## Carrying an identity

carry-title = Bring your name and games to this device?
carry-about = This device will play as you, just like your other devices.
carry-instead = This device plays as { $name } now. Those games stay with the others, but you won’t be able to reach them from here.
carry-yes = Yes, bring them here
carry-no = No, leave this device as it is
carry-enter-title = Coming from another device?
carry-enter-about = Make a link there, under “{ me-link }”, and enter it here. Or enter your spare key.
carry-enter = The link, the letters after its #, or your spare key
carry-take = Continue
carry-done = { $name ->
    [none] Welcome!
   *[other] Welcome, { $name }!
}
carry-done-about = Your games are here, too.
carry-games = Go to your games

## Privacy

privacy-short = No account, no email, no ads. What you do here stays on this server.
privacy-stored = What is stored
privacy-stored-name = The name you choose, the day you first came, and the day you were last here.
privacy-stored-key = A random key in a cookie on each of your devices. The server only keeps a fingerprint (a SHA-256 hash) of it.
privacy-stored-games = Your games: who sat where, every move and its time, and the dice.
privacy-stored-links = A link that brings you to another device, as a fingerprint, until the day after it expires.
privacy-stored-spare = A spare key, if you make one, as a fingerprint, until you make another or are deleted.
privacy-stored-push = If you ask for notifications: an address at your browser’s notification service and your language, until you’re deleted or the address stops working. What is sent there can only be read by your browser.
privacy-stored-reports = Problem reports you send from a table, with the position they’re about.
privacy-not = What isn’t
privacy-not-address = Your network address and your browser aren’t stored. Addresses are only counted in memory, so that nobody can flood the server, and never written down.
privacy-not-track = Nobody is tracked: no other cookies, no analytics, nothing loaded from other sites. Your settings, and what it takes to check your dice, stay in your browser.
privacy-here = In this browser
privacy-here-games = Games that need nobody else are played and kept in this browser, along with your name. Once they’re over, they’re copied to the server if there is one.
privacy-long = How long
privacy-long-guest = A guest without games is deleted 90 days after their last visit.
privacy-long-waiting = A table still waiting for players is closed after 30 days without a change.
privacy-long-games = Games are kept so you can continue them days later and watch them again: for three years after they end, one year if nobody continues them, half a year if they came from a file.
privacy-long-reports = Problem reports are kept for a year. Whoever runs this server may have set other limits.
privacy-who = Who sees it
privacy-who-table = Anyone with a table’s link sees that game and the names in it. Public tables are listed for everyone on this server.
privacy-who-host = Whoever runs this server can read what is stored here. Nothing leaves it but the notifications you ask for.
privacy-delete = How to delete it
privacy-delete-about = On your own page: your name and keys are deleted at once. Finished games stay for the others, without your name.
