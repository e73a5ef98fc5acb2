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
serve-workers-need-database = Meerdere processen hebben samen een PostgreSQL nodig: noem die met --database, of laat --workers weg.
serve-folder-in-use = Een andere Pipyard-server gebruikt { $folder }. Stop die, of geef deze een eigen map met --data.
serve-folder-unusable = Spellen kunnen niet worden bewaard in { $folder }: { $reason }. Kies een andere map met --data.
serve-data-newer = Deze spellen zijn bewaard door een nieuwere Pipyard dan deze. Werk deze bij, of kies een andere plek met --data of --database.

