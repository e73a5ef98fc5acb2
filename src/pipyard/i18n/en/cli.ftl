### The command line beside play: starting a server, compiling, choosing a language.
### Words between backquotes and options such as --data are typed as they stand and stay English in every language.

cli-language-unknown = Pipyard does not speak “{ $language }”. Choose one of { $known }.
cli-stopped = Stopped.

## Compiling the rules

machine-stale = The rules of { $game } have changed since they were compiled. { $machine ->
    [numba] Numba compiles them now, which takes minutes;
   *[other] They run as plain Python, which is slow;
} `make compiled` makes them fast again.

## Serving; labels stand before an address or a folder

serve-ready = Pipyard is ready.
serve-here = On this machine
serve-others = On other devices
serve-others-private = none: the server only listens to this machine
serve-others-no-network = none yet: this machine isn’t on a network
serve-programs = For programs
serve-kept = Games are saved in
serve-scan = { $network ->
    [yes] Point a phone’s camera at it to join; the phone must be on the same network.
   *[no] Point a phone’s camera at it to join.
}
serve-end = Press Ctrl-C to stop the server; every game picks up where it left off.
serve-stopping = Stopping once everything under way is finished. Press Ctrl-C again to stop at once.
serve-stopped = Stopped. Every game is saved.
serve-stopped-early = Stopped before the server was ready.
serve-running = Pipyard is already running: { $address }
serve-proxy-missing = The server itself only speaks HTTP, so https needs a proxy in front of it: give its address with --trusted-proxies (127.0.0.1 if it’s on this machine).
serve-port-taken = Can’t listen on { $host }, port { $port }: { $reason }. Choose another with --port or --host, or leave them out to get a free one.
serve-metrics-port-taken = Can’t serve metrics on { $host }, port { $port }: { $reason }. Choose another with --metrics-port or --metrics-host, or leave them out.
serve-workers-need-database = Several workers need a PostgreSQL to share: name it with --database, or leave --workers out.
serve-push-missing = Notifications need pywebpush: install pipyard[push], or leave --push out.
serve-folder-in-use = Another Pipyard server is using { $folder }. Stop it, or give this one a folder of its own with --data.
serve-folder-unusable = Games can’t be saved in { $folder }: { $reason }. Choose another folder with --data.
serve-data-newer = These games were saved by a newer Pipyard than this one. Update it, or choose another place with --data or --database.
serve-not-copied = Before an update changes the saved games they’re copied to { $folder }, and that failed: { $reason } Nothing was changed.

## `pipyard admin`: what a server keeps, for whoever runs it

admin-column-id = id
admin-column-game = game
admin-column-status = status
admin-column-seats = seats
admin-column-changed = last change
admin-column-events = events
admin-column-size = size
admin-column-name = name
admin-column-tables = tables
admin-column-seen = last seen
admin-column-part = what
admin-column-rows = rows
admin-status-waiting = waiting
admin-status-playing = playing
admin-status-over = over
admin-status-closed = closed
admin-seat-free = free
admin-guest-unnamed = no name
admin-size = { $kib } KiB
admin-tables-none = No such tables in { $place }.
admin-tables-count = { $count ->
        [one] 1 table
       *[other] { $count } tables
    } in { $place }.
admin-guests-none = No guests in { $place }.
admin-guests-count = { $count ->
        [one] 1 guest
       *[other] { $count } guests
    } in { $place }.
admin-sizes-total = { $place } takes { $total } in all; { $free } of that is free and will be used again.
admin-close-about = The game at table { $table } ({ $game }, { $status }, { $seats }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }) will end now, without a winner. It can still be looked at, and the seed of its dice is revealed.
admin-close-done = Table { $table } is closed.
admin-close-already = The game at table { $table } has already ended. There is nothing to close.
admin-delete-about = Table { $table } ({ $game }, { $status }, { $seats }) will be deleted for good, with { $events ->
        [one] 1 event
       *[other] { $events } events
    } and { $reports ->
        [one] 1 report
       *[other] { $reports } reports
    }. Only a backup can bring it back.
admin-delete-done = Table { $table } is deleted.
admin-guest-about = Guest { $guest } ({ $name }, { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $going } of them still in play) will be deleted for good, with the keys of all their devices. Bots take over their seats in games that go on; finished games stay for the others, without the name.
admin-guest-done = Guest { $guest } is deleted.
admin-ask = Type “{ $yes }” to go on:
admin-yes = yes
admin-not-done = Nothing was changed. Add --yes to go on without the question.
admin-no-table = There is no table { $table } in { $place }. `pipyard admin tables` lists them all.
admin-no-guest = There is no guest { $guest } in { $place }. `pipyard admin guests` lists them all.
admin-no-games = There are no games in { $place } yet. Choose the right place with --data or --database.
admin-old-form = These games were kept by another version of Pipyard. Start `pipyard serve` there once; it brings older ones up to date.
admin-damaged = The record of the game at table { $table } can’t be played to its end, so the table can’t be closed. `pipyard admin delete` deletes it.
admin-failed = The database can’t be used: { $reason }. Check --data or --database, and try again.
admin-running = A server is running on this folder. It may still show the old state until somebody next acts at the table; restart it to have it notice now.
