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
serve-metrics-port-taken = Impossible de fournir les mesures sur { $host }, port { $port } : { $reason }. Choisis autre chose avec --metrics-port ou --metrics-host, ou ne les donne pas.
serve-workers-need-database = Plusieurs processus ont besoin d’un PostgreSQL commun : indique-le avec --database, ou laisse --workers de côté.
serve-push-missing = Les notifications ont besoin de pywebpush : installe pipyard[push], ou laisse --push de côté.
serve-folder-in-use = Un autre serveur Pipyard utilise { $folder }. Arrête-le, ou donne à celui-ci son propre dossier avec --data.
serve-folder-unusable = Impossible de garder des parties dans { $folder } : { $reason }. Choisis un autre dossier avec --data.
serve-data-newer = Ces parties ont été gardées par un Pipyard plus récent que celui-ci. Mets-le à jour, ou choisis un autre endroit avec --data ou --database.
serve-not-copied = Avant qu’une mise à jour ne modifie les parties gardées, elles sont copiées dans { $folder }, et cela a échoué : { $reason } Rien n’a été modifié.

## `pipyard admin`: what a server keeps, for whoever runs it

admin-column-id = identifiant
admin-column-game = jeu
admin-column-status = état
admin-column-seats = places
admin-column-changed = dernier changement
admin-column-events = événements
admin-column-size = taille
admin-column-name = nom
admin-column-tables = tables
admin-column-seen = dernière visite
admin-column-part = contenu
admin-column-rows = lignes
admin-status-waiting = en attente
admin-status-playing = en cours
admin-status-over = terminée
admin-status-closed = fermée
admin-seat-free = libre
admin-guest-unnamed = sans nom
admin-size = { $kib } Kio
admin-tables-none = Aucune table de ce genre dans { $place }.
admin-tables-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } dans { $place }.
admin-guests-none = Aucun invité dans { $place }.
admin-guests-count = { $count ->
        [one] { $count } invité
       *[other] { $count } invités
    } dans { $place }.
admin-sizes-total = Espace occupé dans { $place } : { $total }, dont { $free } libres qui resserviront.
admin-close-about = La partie de la table { $table } ({ $game }, { $status }, { $seats }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }) va s’arrêter maintenant, sans gagnant. On pourra encore la regarder, et la graine de ses dés sera révélée.
admin-close-done = La table { $table } est fermée.
admin-close-already = La partie de la table { $table } est déjà terminée. Il n’y a rien à fermer.
admin-delete-about = La table { $table } ({ $game }, { $status }, { $seats }) va être supprimée pour toujours, avec { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } et { $reports ->
        [one] { $reports } signalement
       *[other] { $reports } signalements
    }. Seule une sauvegarde peut la faire revenir.
admin-delete-done = La table { $table } est supprimée.
admin-guest-about = L’invité { $guest } ({ $name }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, dont { $going } en cours) va être supprimé pour toujours, avec les clés de tous ses appareils. Dans les parties en cours, des bots prennent ses places ; les parties finies restent pour les autres, sans son nom.
admin-guest-done = L’invité { $guest } est supprimé.
admin-ask = Tape « { $yes } » pour continuer :
admin-yes = oui
admin-not-done = Rien n’a été modifié. Ajoute --yes pour continuer sans cette question.
admin-no-table = Il n’y a pas de table { $table } dans { $place }. `pipyard admin tables` les affiche toutes.
admin-no-guest = Il n’y a pas d’invité { $guest } dans { $place }. `pipyard admin guests` les affiche tous.
admin-no-games = Il n’y a pas encore de parties dans { $place }. Choisis le bon endroit avec --data ou --database.
admin-old-form = Ces parties viennent d’une autre version de Pipyard. Lance une fois `pipyard serve` à cet endroit ; les plus anciennes seront mises à jour.
admin-damaged = L’enregistrement de la partie de la table { $table } ne peut pas être rejoué jusqu’au bout, donc la table ne peut pas être fermée. `pipyard admin delete` la supprime.
admin-failed = Impossible d’utiliser la base de données : { $reason }. Vérifie --data ou --database, puis réessaie.
admin-running = Un serveur tourne sur ce dossier. Il peut encore montrer l’ancien état jusqu’à la prochaine action à cette table ; redémarre-le pour qu’il s’en aperçoive tout de suite.
