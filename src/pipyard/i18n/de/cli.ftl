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
serve-metrics-port-taken = Auf { $host }, Port { $port }, lassen sich keine Messwerte bereitstellen: { $reason }. Wähle etwas anderes mit --metrics-port oder --metrics-host, oder lass beide weg.
serve-workers-need-database = Mehrere Prozesse brauchen ein gemeinsames PostgreSQL: Nenne es mit --database, oder lass --workers weg.
serve-push-missing = Benachrichtigungen brauchen pywebpush: Installiere pipyard[push], oder lass --push weg.
serve-folder-in-use = Ein anderer Pipyard-Server nutzt gerade { $folder }. Halte ihn an, oder gib diesem mit --data einen eigenen Ordner.
serve-folder-unusable = In { $folder } lassen sich keine Partien speichern: { $reason }. Wähle mit --data einen anderen Ordner.
serve-data-newer = Diese Partien stammen von einem neueren Pipyard als diesem. Aktualisiere es, oder wähle mit --data oder --database einen anderen Ort.
serve-not-copied = Bevor ein Update die gespeicherten Partien ändert, werden sie nach { $folder } kopiert, und das ist fehlgeschlagen: { $reason } Nichts wurde geändert.

## `pipyard admin`: what a server keeps, for whoever runs it

admin-column-id = ID
admin-column-game = Spiel
admin-column-status = Stand
admin-column-seats = Plätze
admin-column-changed = zuletzt geändert
admin-column-events = Ereignisse
admin-column-size = Größe
admin-column-name = Name
admin-column-tables = Tische
admin-column-seen = zuletzt da
admin-column-part = was
admin-column-rows = Zeilen
admin-status-waiting = wartet
admin-status-playing = läuft
admin-status-over = beendet
admin-status-closed = geschlossen
admin-seat-free = frei
admin-guest-unnamed = ohne Namen
admin-size = { $kib } KiB
admin-tables-none = In { $place } gibt es keine solchen Tische.
admin-tables-count = { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    } in { $place }.
admin-guests-none = In { $place } gibt es keine Gäste.
admin-guests-count = { $count ->
        [one] 1 Gast
       *[other] { $count } Gäste
    } in { $place }.
admin-sizes-total = Belegt in { $place }: { $total }. Davon sind { $free } frei und werden wieder benutzt.
admin-close-about = Die Partie an Tisch { $table } ({ $game }, { $status }, { $seats }, { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    }) endet jetzt, und niemand gewinnt. Ansehen lässt sie sich weiterhin, und der Startwert ihrer Würfel wird verraten.
admin-close-done = Tisch { $table } ist geschlossen.
admin-close-already = Die Partie an Tisch { $table } ist schon zu Ende. Da gibt es nichts zu schließen.
admin-delete-about = Tisch { $table } ({ $game }, { $status }, { $seats }) wird endgültig gelöscht, mit { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignissen
    } und { $reports ->
        [one] 1 Meldung
       *[other] { $reports } Meldungen
    }. Nur eine Sicherung kann ihn zurückbringen.
admin-delete-done = Tisch { $table } ist gelöscht.
admin-guest-about = Gast { $guest } ({ $name }, { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, davon { $going } noch im Spiel) wird endgültig gelöscht, mit den Schlüsseln aller Geräte. In laufenden Partien übernehmen Bots die Plätze; beendete bleiben für die anderen, ohne den Namen.
admin-guest-done = Gast { $guest } ist gelöscht.
admin-ask = Tippe „{ $yes }“, um weiterzumachen:
admin-yes = ja
admin-not-done = Nichts wurde verändert. Mit --yes geht es ohne Rückfrage.
admin-no-table = In { $place } gibt es keinen Tisch { $table }. `pipyard admin tables` listet alle auf.
admin-no-guest = In { $place } gibt es keinen Gast { $guest }. `pipyard admin guests` listet alle auf.
admin-no-games = In { $place } sind noch keine Spiele. Wähle den richtigen Ort mit --data oder --database.
admin-old-form = Diese Spiele stammen von einer anderen Version von Pipyard. Starte dort einmal `pipyard serve`; das bringt ältere auf den neuesten Stand.
admin-damaged = Die Aufzeichnung der Partie an Tisch { $table } lässt sich nicht bis zum Ende abspielen, deshalb kann der Tisch nicht geschlossen werden. `pipyard admin delete` löscht ihn.
admin-failed = Die Datenbank lässt sich nicht benutzen: { $reason }. Prüfe --data oder --database und versuch es noch einmal.
admin-running = Auf diesem Ordner läuft ein Server. Er zeigt vielleicht noch den alten Stand, bis wieder jemand am Tisch etwas tut; starte ihn neu, damit er es gleich merkt.
