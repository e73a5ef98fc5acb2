### Die Befehlszeile neben dem Spielen: Server starten, Regeln vorbereiten, Sprache wählen.
### Wörter zwischen Gravis-Zeichen und Optionen wie --data werden so getippt, wie sie dastehen, und bleiben in jeder Sprache englisch.

cli-language-unknown = Pipyard spricht „{ $language }“ nicht. Wähle aus: { $known }.
cli-stopped = Angehalten.

## Die Regeln vorbereiten

machine-stale = Die Regeln von { $game } haben sich geändert, seit sie kompiliert wurden. { $machine ->
    [numba] Numba kompiliert sie jetzt, das dauert Minuten;
   *[other] Sie laufen als einfaches Python, das ist langsam;
} `make compiled` macht sie wieder schnell.

## Server; die Wörter stehen vor einer Adresse oder einem Ordner

serve-ready = Pipyard ist bereit.
serve-here = An diesem Rechner
serve-others = An anderen Geräten
serve-others-private = keine: Der Server hört nur auf diesen Rechner
serve-others-no-network = noch keine: Dieser Rechner ist in keinem Netz
serve-programs = Für Programme
serve-kept = Partien liegen in
serve-scan = { $network ->
    [yes] Richte die Kamera eines Handys darauf, um mitzuspielen; das Handy muss im selben Netz sein.
   *[no] Richte die Kamera eines Handys darauf, um mitzuspielen.
}
serve-end = Strg-C hält den Server an; jede Partie geht später dort weiter, wo sie war.
serve-stopping = Der Server hält an, sobald alles Begonnene fertig ist. Noch einmal Strg-C beendet sofort.
serve-stopped = Angehalten. Alle Partien sind gespeichert.
serve-stopped-early = Angehalten, bevor der Server bereit war.
serve-running = Pipyard läuft schon: { $address }
serve-proxy-missing = Der Server selbst spricht nur HTTP, bei https steht also ein Proxy davor: Nenne dessen Adresse mit --trusted-proxies (127.0.0.1, wenn er auf diesem Rechner läuft).
serve-port-taken = Auf { $host }, Port { $port }, lässt sich kein Server starten: { $reason }. Wähle etwas anderes mit --port oder --host, oder lass beide weg, dann wird ein freier gesucht.
serve-workers-need-database = Mehrere Prozesse brauchen ein gemeinsames PostgreSQL: Nenne es mit --database, oder lass --workers weg.
serve-folder-in-use = Ein anderer Pipyard-Server nutzt gerade { $folder }. Halte ihn an, oder gib diesem mit --data einen eigenen Ordner.
serve-folder-unusable = In { $folder } lassen sich keine Partien speichern: { $reason }. Wähle mit --data einen anderen Ordner.
serve-data-newer = Diese Partien stammen von einem neueren Pipyard als diesem. Aktualisiere es, oder wähle mit --data oder --database einen anderen Ort.

