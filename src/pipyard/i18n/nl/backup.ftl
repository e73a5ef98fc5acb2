### `pipyard backup` en `pipyard restore`: alle spellen in één bestand, en terug.

backup-running-backup = Bezig met kopiëren …
backup-done-backup = In { $file } staat alles uit { $place }: { $tables ->
        [one] 1 tafel
       *[other] { $tables } tafels
    }, { $events ->
        [one] 1 gebeurtenis
       *[other] { $events } gebeurtenissen
    }, { $guests ->
        [one] 1 gast
       *[other] { $guests } gasten
    }. De kopie is helemaal nagelezen en compleet. Houd haar voor jezelf: je kunt er de dobbelstenen van lopende spellen mee voorspellen.
backup-running-restore = De spellen worden teruggezet …
backup-done-restore = Alles uit { $file } staat nu in { $place }: { $tables ->
        [one] 1 tafel
       *[other] { $tables } tafels
    }, { $events ->
        [one] 1 gebeurtenis
       *[other] { $events } gebeurtenissen
    }, { $guests ->
        [one] 1 gast
       *[other] { $guests } gasten
    }. Start daar `pipyard serve` en de spellen gaan verder.
backup-file-exists = { $file } bestaat al. Kies een andere naam; een back-up wordt nooit overschreven.
backup-failed = Het kopiëren is mislukt, er is niets veranderd: { $reason }.
backup-no-file = Het bestand { $file } bestaat niet.
backup-no-games = In { $place } staan nog geen spellen.
backup-no-backup = { $file } is geen back-up van Pipyard.
backup-damaged = { $file } is beschadigd. Neem een andere back-up.
backup-not-empty = Daar staan al spellen, en een back-up vervangt niets. Kies met --data een lege map of met --database een lege database.
