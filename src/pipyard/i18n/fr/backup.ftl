### `pipyard backup` et `pipyard restore` : toutes les parties dans un fichier, et retour.

backup-running-backup = Copie en cours…
backup-done-backup = { $file } contient tout ce qui est dans { $place } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }. La copie a été relue en entier et elle est complète. Garde-la pour toi : elle permet de prévoir les dés des parties en cours.
backup-running-restore = Les parties reviennent…
backup-done-restore = Tout le contenu de { $file } est maintenant dans { $place } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }, { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }. Lance `pipyard serve` à cet endroit et les parties continuent.
backup-file-exists = { $file } existe déjà. Choisis un autre nom ; une sauvegarde n’est jamais écrasée.
backup-failed = La copie a échoué, rien n’a été modifié : { $reason }.
backup-no-file = Le fichier { $file } n’existe pas.
backup-no-games = Il n’y a pas encore de parties dans { $place }.
backup-no-backup = { $file } n’est pas une sauvegarde de Pipyard.
backup-damaged = { $file } est endommagé. Prends une autre sauvegarde.
backup-not-empty = Il y a déjà des parties à cet endroit, et une sauvegarde ne remplace rien. Choisis un dossier vide avec --data ou une base de données vide avec --database.
