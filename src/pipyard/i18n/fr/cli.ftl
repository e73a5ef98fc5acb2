### La ligne de commande à côté du jeu : lancer un serveur, compiler, choisir une langue.
### Les mots entre accents graves et les options comme --data se tapent tels quels et restent en anglais dans toutes les langues.

cli-language-unknown = Pipyard ne parle pas « { $language } ». Choisis parmi { $known }.
cli-stopped = Arrêté.

## Compiler les règles

machine-stale = Les règles de { $game } ont changé depuis leur compilation. { $machine ->
    [numba] Numba les compile maintenant, ce qui prend des minutes ;
   *[other] Elles tournent en simple Python, ce qui est lent ;
} `make compiled` les rend à nouveau rapides.

## Servir ; les étiquettes précèdent une adresse ou un dossier

serve-ready = Pipyard est prêt.
serve-here = Sur cette machine
serve-others = Sur d’autres appareils
serve-others-private = aucun, le serveur n’écoute que cette machine
serve-others-no-network = aucun pour l’instant, cette machine n’est sur aucun réseau
serve-programs = Pour les programmes
serve-kept = Parties gardées dans
serve-scan = { $network ->
    [yes] Scanne-le avec un téléphone pour jouer ; le téléphone doit être sur le même réseau.
   *[no] Scanne-le avec un téléphone pour jouer.
}
serve-end = Ctrl-C arrête le serveur ; chaque partie reprendra où elle en était.
serve-stopping = Arrêt dès que tout ce qui est commencé sera terminé. Encore Ctrl-C pour arrêter tout de suite.
serve-stopped = Arrêté. Toutes les parties sont gardées.
serve-stopped-early = Arrêté avant que le serveur soit prêt.
serve-running = Pipyard tourne déjà : { $address }
serve-proxy-missing = Le serveur lui-même ne parle que HTTP : avec https, il y a donc un proxy devant. Donne son adresse avec --trusted-proxies (127.0.0.1 s’il est sur cette machine).
serve-port-taken = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisis-en un autre avec --port ou --host, ou ne les donne pas pour en avoir un libre.
serve-workers-need-database = Plusieurs processus ont besoin d’un PostgreSQL commun : indique-le avec --database, ou laisse --workers de côté.
serve-folder-in-use = Un autre serveur Pipyard utilise { $folder }. Arrête-le, ou donne à celui-ci son propre dossier avec --data.
serve-folder-unusable = Impossible de garder des parties dans { $folder } : { $reason }. Choisis un autre dossier avec --data.
serve-data-newer = Ces parties ont été gardées par un Pipyard plus récent que celui-ci. Mets-le à jour, ou choisis un autre endroit avec --data ou --database.

