### `pipyard backup` and `pipyard restore`: all games in one file, and back.

backup-running-backup = Copying …
backup-done-backup = { $file } holds everything from { $place }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }, { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }. It was read through and is complete. Keep it private: it can unlock the dice of games in progress.
backup-running-restore = Bringing the games back …
backup-done-restore = Everything from { $file } is now in { $place }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $events ->
        [one] 1 event
       *[other] { $events } events
    }, { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    }. Start `pipyard serve` there and the games go on.
backup-file-exists = { $file } is already there. Choose another name; no backup is ever overwritten.
backup-failed = The copy failed and nothing was changed: { $reason }.
backup-no-file = There is no file { $file }.
backup-no-games = There are no games in { $place } yet.
backup-no-backup = { $file } isn’t a backup of Pipyard.
backup-damaged = { $file } is damaged. Use another backup.
backup-not-empty = There are games there already, and a backup replaces nothing. Choose an empty folder with --data, or an empty database with --database.
