### De opdrachtregel buiten het spelen: een server starten, compileren, een taal kiezen.
### Woorden tussen ` en opties zoals --data worden zo getypt en blijven in elke taal Engels.

cli-language-unknown = Pipyard spreekt geen ‘{ $language }’. Kies uit { $known }.
cli-stopped = Gestopt.

## De regels compileren

machine-stale = De regels van { $game } zijn veranderd sinds ze werden gecompileerd. { $machine ->
    [numba] Numba compileert ze nu, dat duurt minuten;
   *[other] Ze draaien als gewone Python, dat is traag;
} `make compiled` maakt ze weer snel.

## De server; labels staan voor een adres of een map

serve-ready = Pipyard staat klaar.
serve-here = Op deze machine
serve-others = Op andere apparaten
serve-others-private = geen: de server luistert alleen naar deze machine
serve-others-no-network = nog geen: deze machine zit op geen netwerk
serve-programs = Voor programma’s
serve-kept = Spellen staan in
serve-scan = { $network ->
    [yes] Richt de camera van een telefoon hierop om mee te doen; de telefoon moet op hetzelfde netwerk zitten.
   *[no] Richt de camera van een telefoon hierop om mee te doen.
}
serve-end = Ctrl-C stopt de server; elk spel gaat later verder waar het was.
serve-stopping = De server stopt zodra alles wat bezig is, klaar is. Nog eens Ctrl-C stopt meteen.
serve-stopped = Gestopt. Elk spel is bewaard.
serve-stopped-early = Gestopt voordat de server klaar was.
serve-running = Pipyard draait al: { $address }
serve-proxy-missing = De server zelf spreekt alleen HTTP, dus bij https staat er een proxy voor: noem het adres daarvan met --trusted-proxies (127.0.0.1 als die op deze machine draait).
serve-port-taken = Op { $host }, poort { $port }, kan niets luisteren: { $reason }. Kies iets anders met --port of --host, of laat ze weg voor een vrije poort.
serve-metrics-port-taken = Op { $host }, poort { $port }, kunnen geen meetwaarden worden aangeboden: { $reason }. Kies iets anders met --metrics-port of --metrics-host, of laat ze weg.
serve-workers-need-database = Meerdere processen hebben samen een PostgreSQL nodig: noem die met --database, of laat --workers weg.
serve-push-missing = Voor meldingen is pywebpush nodig: installeer pipyard[push], of laat --push weg.
serve-folder-in-use = Een andere Pipyard-server gebruikt { $folder }. Stop die, of geef deze een eigen map met --data.
serve-folder-unusable = Spellen kunnen niet worden bewaard in { $folder }: { $reason }. Kies een andere map met --data.
serve-data-newer = Deze spellen zijn bewaard door een nieuwere Pipyard dan deze. Werk deze bij, of kies een andere plek met --data of --database.
serve-not-copied = Voordat een update de bewaarde spellen wijzigt, worden ze gekopieerd naar { $folder }, en dat is mislukt: { $reason } Er is niets gewijzigd.

## `pipyard admin`: what a server keeps, for whoever runs it

admin-column-id = id
admin-column-game = spel
admin-column-status = stand
admin-column-seats = plaatsen
admin-column-changed = laatst gewijzigd
admin-column-events = gebeurtenissen
admin-column-size = grootte
admin-column-name = naam
admin-column-tables = tafels
admin-column-seen = laatst gezien
admin-column-part = wat
admin-column-rows = rijen
admin-status-waiting = wacht
admin-status-playing = bezig
admin-status-over = afgelopen
admin-status-closed = gesloten
admin-seat-free = vrij
admin-guest-unnamed = zonder naam
admin-size = { $kib } KiB
admin-tables-none = Zulke tafels zijn er niet in { $place }.
admin-tables-count = { $count ->
        [one] 1 tafel
       *[other] { $count } tafels
    } in { $place }.
admin-guests-none = Er zijn geen gasten in { $place }.
admin-guests-count = { $count ->
        [one] 1 gast
       *[other] { $count } gasten
    } in { $place }.
admin-sizes-total = In gebruik in { $place }: { $total }. Daarvan is { $free } vrij en wordt opnieuw gebruikt.
admin-close-about = Het spel aan tafel { $table } ({ $game }, { $status }, { $seats }, { $events ->
        [one] 1 gebeurtenis
       *[other] { $events } gebeurtenissen
    }) stopt nu, zonder winnaar. Bekijken kan nog steeds, en het startgetal van de dobbelstenen wordt onthuld.
admin-close-done = Tafel { $table } is gesloten.
admin-close-already = Het spel aan tafel { $table } is al afgelopen. Er valt niets te sluiten.
admin-delete-about = Tafel { $table } ({ $game }, { $status }, { $seats }) wordt voorgoed verwijderd, met { $events ->
        [one] 1 gebeurtenis
       *[other] { $events } gebeurtenissen
    } en { $reports ->
        [one] 1 melding
       *[other] { $reports } meldingen
    }. Alleen een back-up kan de tafel terugbrengen.
admin-delete-done = Tafel { $table } is verwijderd.
admin-guest-about = Gast { $guest } ({ $name }, { $tables ->
        [one] 1 tafel
       *[other] { $tables } tafels
    }, waarvan { $going } nog bezig) wordt voorgoed verwijderd, met de sleutels van alle apparaten. In lopende spellen nemen bots de plaatsen over; afgelopen spellen blijven voor de anderen, zonder de naam.
admin-guest-done = Gast { $guest } is verwijderd.
admin-ask = Typ ‘{ $yes }’ om door te gaan:
admin-yes = ja
admin-not-done = Er is niets veranderd. Met --yes gaat het zonder deze vraag.
admin-no-table = Er is geen tafel { $table } in { $place }. `pipyard admin tables` toont ze allemaal.
admin-no-guest = Er is geen gast { $guest } in { $place }. `pipyard admin guests` toont ze allemaal.
admin-no-games = Er zijn nog geen spellen in { $place }. Kies de juiste plek met --data of --database.
admin-old-form = Deze spellen komen van een andere versie van Pipyard. Start daar één keer `pipyard serve`; dat werkt oudere bij.
admin-damaged = Het verslag van het spel aan tafel { $table } kan niet tot het einde worden afgespeeld, dus de tafel kan niet worden gesloten. `pipyard admin delete` verwijdert de tafel.
admin-failed = De database kan niet worden gebruikt: { $reason }. Controleer --data of --database en probeer het opnieuw.
admin-running = Er draait een server op deze map. Die toont misschien nog de oude stand tot er weer iemand iets doet aan de tafel; start de server opnieuw om het meteen te laten merken.
