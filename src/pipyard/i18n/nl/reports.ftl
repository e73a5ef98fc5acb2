### `pipyard reports`: de problemen die spelers aan de beheerder van de server meldden.

reports-database = de database
reports-none = Niemand heeft een probleem gemeld in { $place }.
reports-no-folder = Er is geen map { $place }.
reports-head = { $id }  { $when }  { $game }, tafel { $table }, versie { $version }
reports-count = { $count ->
        [one] 1 melding
       *[other] { $count } meldingen
    } in { $place }. Schrijf het verslag van een melding naar een bestand met --log ID FILE; een server haalt het binnen.
reports-unknown = Er is geen melding { $id } in { $place }; zonder --log krijg je de lijst.
reports-written = Het spel tot en met versie { $version } staat in { $file }.
reports-unwritable = { $file } kan niet worden geschreven: { $reason }.
reports-unreadable = De meldingen in { $place } kunnen niet worden gelezen: { $reason }. Start daar één keer `pipyard serve`; dat werkt oude gegevens bij.
