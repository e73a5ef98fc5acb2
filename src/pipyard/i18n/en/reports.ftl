### `pipyard reports`: the problems that players told the server's owner of.

reports-database = the database
reports-none = Nobody has reported a problem in { $place }.
reports-no-folder = There is no folder { $place }.
reports-head = { $id }  { $when }  { $game }, table { $table }, version { $version }
reports-count = { $count ->
        [one] 1 report
       *[other] { $count } reports
    } in { $place }. Write the log of one to a file with --log ID FILE; any server can open it.
reports-unknown = There is no report { $id } in { $place }; leave out --log to list them.
reports-written = The game up to version { $version } is in { $file }.
reports-unwritable = { $file } can’t be written: { $reason }.
reports-unreadable = The reports in { $place } can’t be read: { $reason }. Start `pipyard serve` there once; it brings old data up to date.
