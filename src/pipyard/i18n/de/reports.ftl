### `pipyard reports`: welche Probleme gemeldet wurden, für alle, die den Server betreiben.

reports-database = der Datenbank
reports-none = In { $place } hat niemand ein Problem gemeldet.
reports-no-folder = Es gibt keinen Ordner { $place }.
reports-head = { $id }  { $when }  { $game }, Tisch { $table }, Version { $version }
reports-count = { $count ->
        [one] 1 Meldung
       *[other] { $count } Meldungen
    } in { $place }. Mit --log ID FILE schreibst du das Protokoll zu einer davon in eine Datei; ein Server kann sie einlesen.
reports-unknown = In { $place } gibt es keine Meldung { $id }; ohne --log werden alle aufgelistet.
reports-written = Die Partie bis Version { $version } steht in { $file }.
reports-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
reports-unreadable = Die Meldungen in { $place } lassen sich nicht lesen: { $reason }. Starte dort einmal `pipyard serve`; das bringt alte Daten auf den neuesten Stand.
