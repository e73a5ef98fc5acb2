### `pipyard backup` und `pipyard restore`: alle Spiele in einer Datei, und zurück.

backup-running-backup = Wird kopiert …
backup-done-backup = { $file } enthält alles aus { $place }: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }, { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gäste
    }. Die Kopie wurde ganz gelesen und ist vollständig. Gib sie nicht weiter: Mit ihr lassen sich die Würfel laufender Spiele vorhersagen.
backup-running-restore = Die Spiele werden zurückgeholt …
backup-done-restore = Alles aus { $file } ist jetzt in { $place }: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }, { $guests ->
        [one] 1 Gast
       *[other] { $guests } Gäste
    }. Starte dort `pipyard serve`, und die Spiele gehen weiter.
backup-file-exists = { $file } gibt es schon. Wähle einen anderen Namen; eine Sicherung wird nie überschrieben.
backup-failed = Das Kopieren ist gescheitert, nichts wurde verändert: { $reason }.
backup-no-file = Die Datei { $file } gibt es nicht.
backup-no-games = In { $place } sind noch keine Spiele.
backup-no-backup = { $file } ist keine Sicherung von Pipyard.
backup-damaged = { $file } ist beschädigt. Nimm eine andere Sicherung.
backup-not-empty = Dort sind schon Spiele, und eine Sicherung ersetzt nichts. Wähle mit --data einen leeren Ordner oder mit --database eine leere Datenbank.
