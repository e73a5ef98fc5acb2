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
serve-workers-need-database = Several workers need a PostgreSQL to share: name it with --database, or leave --workers out.
serve-folder-in-use = Another Pipyard server is using { $folder }. Stop it, or give this one a folder of its own with --data.
serve-folder-unusable = Games can’t be saved in { $folder }: { $reason }. Choose another folder with --data.
serve-data-newer = These games were saved by a newer Pipyard than this one. Update it, or choose another place with --data or --database.

