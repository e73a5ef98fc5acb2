### La personne qui joue : sa page, un autre appareil, la vie privée.

## Sa page

me-title = Toi
me-name-save = Enregistrer
me-name-saved = Enregistré
me-carry = Jouer aussi sur un autre appareil
me-carry-about = Ton nom et tes parties te suivent : ouvre un lien là-bas, ou scanne un code avec l’appareil photo.
me-carry-make = Montrer le code
me-carry-again = En créer un autre
me-carry-scan = Scanne ce code avec l’autre appareil, ou envoie-toi le lien.
me-carry-good = Marche une seule fois, jusqu’à { $time }. Avec ce lien, on peut jouer à ta place : garde-le pour toi.
me-carry-qr = Code QR du lien
me-carry-here = Ce lien ne marche que sur cet ordinateur. Sur l’autre appareil, ouvre l’adresse que te donne la personne qui gère Pipyard, puis entre le lien à { $path }.
spare-title = Si tu perds tes appareils
spare-about = Les navigateurs oublient, les téléphones se perdent. Avec une clé de secours, tu reviens avec ton nom et tes parties.
spare-made = Tu en as créé une le { $day }. Une nouvelle la remplace.
spare-make = Créer une clé de secours
spare-again = En créer une nouvelle
spare-keep = Note-la ou garde-la en lieu sûr. Elle ne s’affiche que maintenant. Pour revenir, entre-la sur { $path }.
spare-copy = Copier
spare-back = J’ai une clé de secours
spare-save = Enregistrer dans un fichier
spare-good = Elle sert autant de fois qu’il faut, jusqu’à la prochaine. Quiconque l’a peut jouer à ta place : garde-la pour toi.
spare-file = Ta clé de secours pour Pipyard : { $key }
    Pour retrouver ton nom et tes parties, entre-la ici : { $address }
me-stored = Ce qui est gardé sur toi
me-stored-name = Nom
me-stored-no-name = pas encore
me-stored-since = Depuis
me-stored-devices = Appareils
me-stored-called = Navigateurs qui te préviennent
me-stored-tables = Parties
me-stored-file = Télécharger
me-stored-nothing = Rien pour l’instant : c’est ta première fois ici.
me-delete = Tout effacer
me-delete-about = Ton nom et les clés de tous tes appareils disparaissent pour toujours. Dans les parties en cours, un bot prend ta place ; les parties finies restent pour les autres, sans ton nom.
me-delete-here = Supprime ton nom et toutes les parties gardées dans ce navigateur.
me-delete-sure = Effacer pour toujours ?
me-delete-yes = Tout effacer
me-delete-no = Tout garder
me-deleted = C’est effacé.
me-deleted-about = Plus rien ici ne te connaît. Reviens quand tu veux : on refera connaissance.

## Passer d’un appareil à l’autre

carry-title = Retrouver ici ton nom et tes parties ?
carry-about = Sur cet appareil, tu joueras sous ton nom, comme sur tes autres appareils.
carry-instead = Pour l’instant, on joue ici sous le nom { $name }. Ces parties restent pour les autres, mais tu ne pourras plus y accéder d’ici.
carry-yes = Oui, les retrouver ici
carry-no = Non, laisser cet appareil comme il est
carry-enter-title = Tu viens d’un autre appareil ?
carry-enter-about = Crée un lien là-bas, sous « { me-link } », et entre-le ici. Ou entre ta clé de secours.
carry-enter = Le lien, ce qui suit son #, ou ta clé de secours
carry-take = Continuer
carry-done = { $name ->
    [none] Bienvenue !
   *[other] Bienvenue, { $name } !
}
carry-done-about = Tes parties sont là aussi.
carry-games = Voir tes parties

## Vie privée

privacy-short = Pas de compte, pas d’e-mail, pas de publicité. Ce que tu fais ici reste sur ce serveur.
privacy-stored = Ce qui est gardé
privacy-stored-name = Le nom que tu choisis, le jour de ta première visite et celui de la dernière.
privacy-stored-key = Une clé aléatoire dans un cookie sur chacun de tes appareils. Le serveur n’en garde qu’une empreinte (SHA-256).
privacy-stored-games = Tes parties : qui était à quelle place, chaque coup avec son heure, et les dés.
privacy-stored-links = Un lien qui t’amène sur un autre appareil, sous forme d’empreinte, jusqu’au lendemain de son expiration.
privacy-stored-spare = Une clé de secours, si tu en crées une, sous forme d’empreinte, jusqu’à la suivante ou jusqu’à ta suppression.
privacy-stored-push = Si tu demandes des notifications : une adresse auprès du service de notifications de ton navigateur et ta langue, jusqu’à ta suppression ou tant que l’adresse est valable. Seul ton navigateur peut lire ce qui y est envoyé.
privacy-stored-reports = Les problèmes que tu signales depuis une table, avec la position concernée.
privacy-not = Ce qui ne l’est pas
privacy-not-address = Ni ton adresse réseau ni ton navigateur ne sont gardés. Les adresses sont seulement comptées en mémoire, pour que personne n’inonde le serveur, et jamais écrites.
privacy-not-track = Personne n’est suivi à la trace : pas d’autres cookies, pas de mesure d’audience, rien qui vienne d’autres sites. Tes réglages, et de quoi vérifier tes dés, ne quittent pas ton navigateur.
privacy-here = Dans ce navigateur
privacy-here-games = Les parties qui ne demandent personne d’autre se jouent et restent dans ce navigateur, avec ton nom. Une fois finies, elles sont copiées sur le serveur s’il y en a un.
privacy-long = Combien de temps
privacy-long-guest = Sans aucune partie, tout est effacé 90 jours après la dernière visite.
privacy-long-waiting = Une table qui attend encore du monde est fermée après 30 jours sans changement.
privacy-long-games = Les parties sont gardées pour pouvoir reprendre des jours plus tard et être revues : trois ans après leur fin, un an si plus personne ne les continue, six mois si elles viennent d’un fichier.
privacy-long-reports = Les signalements sont gardés un an. La personne qui gère ce serveur a pu choisir d’autres durées.
privacy-who = Qui peut le voir
privacy-who-table = Avec le lien d’une table, on voit sa partie et les noms à cette table. Les tables publiques sont visibles par tout le monde sur ce serveur.
privacy-who-host = La personne qui gère ce serveur peut lire ce qui y est gardé. Rien n’en sort, sauf les notifications que tu demandes.
privacy-delete = Comment l’effacer
privacy-delete-about = Sur ta page : ton nom et tes clés disparaissent aussitôt. Les parties finies restent pour les autres, sans ton nom.
