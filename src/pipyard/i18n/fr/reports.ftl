### `pipyard reports` : les problèmes signalés à la personne qui s’occupe du serveur.

reports-database = la base de données
reports-none = Personne n’a signalé de problème dans { $place }.
reports-no-folder = Il n’y a pas de dossier { $place }.
reports-head = { $id }  { $when }  { $game }, table { $table }, version { $version }
reports-count = { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
} dans { $place }. Écris le journal de l’un d’eux dans un fichier avec --log ID FILE ; un serveur peut le relire.
reports-unknown = Il n’y a pas de signalement { $id } dans { $place } ; sans --log, ils sont tous affichés.
reports-written = La partie jusqu’à la version { $version } est dans { $file }.
reports-unwritable = Impossible d’écrire { $file } : { $reason }.
reports-unreadable = Impossible de lire les signalements dans { $place } : { $reason }. Lance-y une fois `pipyard serve` ; il met les anciennes données à jour.
