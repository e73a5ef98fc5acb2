### The command line beside play: starting a server, compiling, choosing a language.
### Words between backquotes and options such as --data are typed as they stand and stay English in every language.

cli-language-unknown = Pipyard does not speak “{ $language }”. Choose one of { $known }.
cli-stopped = Stopped.

## Compiling the rules

warm-compiling = Compiling the rules for this machine, once; this takes about a minute.
warm-far = { $percent }% done.
warm-failed = The rules could not be compiled; the reason stands above.
warm-done = { $seconds ->
    [one] Compiled in 1 second and kept for later.
   *[other] Compiled in { $seconds } seconds and kept for later.
}
warm-already = The rules are compiled already.

## Serving; labels stand before an address or a folder

serve-ready = Pipyard is ready.
serve-here = On this machine
serve-others = For the others
serve-others-private = nobody: the server listens to this machine only
serve-others-no-network = nobody yet: this machine is on no network
serve-programs = For programs
serve-kept = Games are kept in
serve-scan = { $network ->
    [yes] Point a phone’s camera at it to join; the phone has to be on the same network.
   *[no] Point a phone’s camera at it to join.
}
serve-end = Ctrl-C stops the server; every game goes on where it was.
serve-stopping = Stopping: what was begun is finished. Ctrl-C again ends at once.
serve-stopped = Stopped. Every game is kept.
serve-stopped-early = Stopped before the server was ready.
serve-running = Pipyard is running already: { $address }
serve-proxy-missing = The server itself speaks HTTP only, so with https there is a proxy in front: name its address with --trusted-proxies (127.0.0.1 if it is on this machine).
serve-port-taken = Nothing can listen on { $host }, port { $port }: { $reason }. Choose another with --port or --host, or leave them out to get a free one.
serve-folder-in-use = Another Pipyard server is using { $folder }. Stop it, or give this one a folder of its own with --data.
serve-folder-unusable = Games cannot be kept in { $folder }: { $reason }. Choose another folder with --data.
serve-data-newer = These games were kept by a newer Pipyard than this one. Update it, or choose another place with --data or --database.
