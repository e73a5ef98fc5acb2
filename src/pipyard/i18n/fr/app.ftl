### Tout ce qui entoure une partie : accueil, attente, connexion, erreurs.

pipyard = Pipyard
tagline = Des dés, des toutous et un brin d’audace.
app-about = Deux jeux de dés à jouer à plusieurs, contre des bots ou en solo : Spots et Spotted!
title-home = Pipyard
title-table = { $status } · Pipyard
back-home = Accueil
settings = Réglages
loading = On prépare la table…
language = Langue
language-system = Navigateur ({ $language })

## Accueil

name-label = Ton nom
name-hint = Comment veux-tu qu’on t’appelle ?
guest-name = Invité
nameless = Quelqu’un
play-game-now = Jouer à { $game }
opponent-choose = Contre qui ?
bot-level = Niveau { $level } sur { $most }
first-time-rules = Règles
new-table = Créer une table
game-choose = Jeu
who-plays = Qui joue ?
play-together = Avec des amis ou des bots
play-d0g = Solo contre T0ut0u
play-alone = En solo
play-friends-about = De 2 à { $most } places. Envoie un lien : personne n’a besoin de compte.
play-here-about = De 2 à { $most } places, pour des joueurs autour de cet appareil et des bots.
seat-number = Place { $seat }
seat-me = Moi
seat-friend = Inviter quelqu’un
seat-friend-about = Tu reçois un lien et un code QR ; qui l’ouvre prend cette place.
seat-bots = Bots
seat-change = Changer
seat-who = Qui prend la place { $seat } ?
seat-add = Ajouter une place
seat-remove = Retirer la place { $seat }
set-choose = Tours
set-random = Au hasard
set-random-about = Une tuile de chaque couleur, tirée à la création de la table.
set-by-hand = Choisir tuile par tuile
off-leash = Chiens sauvages.
off-leash-about = Toutes les tuiles sont en jeu, empilées par couleur ; une tuile utilisée passe sous sa pile.
d0g-treats = Nonos de départ pour T0ut0u
d0g-about = Plus T0ut0u a de nonos, plus il est rapide : 0, c’est tout doux ; 5, c’est féroce.
game-spots = Spots
game-spotted = Spotted!
table-create = Créer la table
table-start = Commencer la partie
my-tables = Tes parties
my-tables-empty = Pas encore de partie. La première n’attend que toi.
my-tables-unknown = Impossible de charger tes parties.
table-with = Avec { $names }
table-alone = Toi seulement, pour l’instant
table-nobody = Encore personne ici
table-solo = En solo
table-status-waiting = En attente
table-status-playing = { $turn ->
    [yes] À toi de jouer
   *[no] En cours
}
table-status-over = Terminée
join-table = Rejoindre une table
join-table-about = Scanne le code qu’on te montre, ou colle le lien que tu as reçu.
join-table-link = Lien ou code de la table
join-table-go = Y aller
join-table-wrong = Ce n’est pas le lien d’une table. Colle le lien entier, celui qui contient « /t/ ».
elsewhere-title = Des amis sur d’autres appareils
elsewhere-about = Cette page fonctionne sans serveur. Pour jouer avec des amis sur d’autres appareils, il en faut un : colle le lien que tu as reçu, ou l’adresse d’un serveur Pipyard.
elsewhere-link = Lien ou adresse du serveur
elsewhere-go = Y aller
elsewhere-wrong = Ce n’est pas une adresse. Colle le lien entier.

## Salle d’attente

waiting-title = On y est presque
waiting-for = { $count ->
    [one] Il manque encore { $count } personne.
   *[other] Il manque encore { $count } personnes.
}
waiting-share = Fais scanner ce code aux autres, ou envoie-leur le lien. La partie commence toute seule quand toutes les places sont prises.
share-link = Lien vers cette table
share-qr = Code QR du lien vers cette table
share-here = Ce lien ne marche que sur cet ordinateur : le serveur a été lancé pour lui seul.
share-copy = Copier le lien
share-copied = Copié
share-failed = Sélectionne le lien et copie-le à la main.
share-native = Partager
seats = Places
seat-free = Place libre
seat-yours = Toi
seat-is-bot = Bot
seat-away = hors ligne
join-title = Une place t’attend
join-about = { $host ->
    [none] Il reste une place libre à cette table.
   *[other] { $host } t’a gardé une place.
}
join = Prendre place
watching = Tu regardes cette partie.

## Table

log = Historique
log-open = Afficher l’historique
log-close = Masquer l’historique
log-empty = Rien pour l’instant.
play-again = Rejouer

## Connexion

connection-lost = Connexion perdue. Nouvel essai…
connection-retry = Réessayer
offline-title = La niche est hors d’atteinte
offline-server = Le serveur ne répond pas pour l’instant.
offline-device = Cet appareil n’a pas de connexion pour l’instant.
offline-about = Tes parties sont à l’abri sur le serveur. Dès qu’il répondra, tout reprendra tout seul.
offline-still = D’ici là, tu peux jouer en solo, contre des bots ou à plusieurs sur cet appareil.
install-offer = Garder Pipyard sur l’écran d’accueil ? On y joue aussi sans connexion.
install-yes = L’ajouter
install-no = Non merci

## Erreurs

error-address-refused = Ce serveur n’accepte rien de ton adresse. Si c’est une erreur, écris à la personne qui le gère.
error-push-off = Ce serveur n’envoie pas de notifications.
error-push-unknown-service = Ce serveur ne connaît pas le service de notifications de ton navigateur.
error-table-too-many = Trois de tes tables publiques attendent déjà des joueurs. Commence par en fermer une.
error-table-unknown = Il n’y a pas de table derrière ce lien. Redemande-le, ou crée une nouvelle table.
error-table-elsewhere = Cette partie a été jouée sur un autre appareil et n’existe que là-bas. Demande le fichier, ou le lien de « Partager cette partie ».
error-seat-taken = Quelqu’un vient de prendre cette place. Choisis-en une autre.
error-seat-not-yours = Cette place n’est pas la tienne : tu ne peux pas jouer pour elle.
error-seat-unknown = Cette place n’existe pas à cette table.
error-move-illegal = Ce n’est pas possible maintenant. Choisis ce qui brille.
error-move-stale = La partie a avancé avant l’arrivée de ton coup. Regarde de nouveau, puis choisis.
error-seat-second = Tu as déjà une place à cette table. Ouvre-la dans un autre navigateur pour en prendre une deuxième.
error-table-waiting = La partie n’a pas commencé. Elle commence quand toutes les places sont prises.
error-server-fault = Un problème est survenu sur le serveur. C’est peut-être passé quand même : vérifie avant de réessayer.
error-server-not-ready = Le serveur n’est pas encore prêt. Réessaie dans un instant.
error-storage-full = Le disque du serveur est plein, rien n’a été enregistré. Demande à la personne qui gère le serveur de faire de la place, puis continue.
error-spare-key-unknown = Cette clé de secours n’ouvre rien ici. Vérifie les lettres, ou cherches-en une plus récente.
error-storage-damaged = Le serveur ne peut plus lire ceci : ses données sont endommagées. Préviens la personne qui gère le serveur.
error-request-malformed = Le serveur n’a pas compris. Recharge la page et réessaie.
error-device-full = Ce navigateur n’a plus de place. Tu peux continuer, mais la partie sera perdue dès que tu fermeras cette page.
error-device-kept = Ce navigateur garde de nouveau la partie.
error-device-no-room = Ce navigateur n’a plus de place. Libère de l’espace sur cet appareil, puis réessaie.
error-device-none = Ce navigateur n’enregistre rien. Tu peux continuer, mais la partie sera perdue dès que tu fermeras cette page.
error-server-needed = Pour cela, il faut un serveur Pipyard, et cette page fonctionne sans serveur.
error-network = Le serveur est injoignable. Vérifie ta connexion et réessaie.
error-unexpected = Un problème est survenu sur le serveur. Réessaie dans un instant.
error-link-expired = Ce lien ne valait que dix minutes. Crées-en un nouveau sur l’autre appareil.
error-link-unknown = Ce lien ne marche pas. Crées-en un nouveau sur l’autre appareil.
error-link-used = Ce lien a déjà servi, et il ne marche qu’une fois. Crées-en un nouveau sur l’autre appareil.
error-name-look-alike = Quelqu’un à cette table a un nom qui ressemble trop au tien. Choisis-en un autre.
error-rate-exceeded = Ça fait beaucoup d’un coup. Attends un instant, puis continue.
error-page = Il n’y a rien ici.
error-page-unknown = { error-page }
error-config-invalid = On ne peut pas créer une table comme ça. Change quelque chose et réessaie.
error-dice-no-such-promise = La promesse pour ces dés n’est plus valable. Crée la table encore une fois.
error-dice-promise-first = Les dés doivent être promis avant qu’on y ajoute quoi que ce soit. Crée la table encore une fois.
error-guest-unknown = Le serveur ne te connaît pas encore. Recharge la page et réessaie.
error-name-invalid = Ce nom ne peut pas être utilisé. Choisis-en un de 24 lettres, chiffres ou signes au plus, avec des lettres d’un seul alphabet.
error-log-malformed = Ce n’est pas une partie enregistrée par Pipyard, ou elle est abîmée.
error-log-other-rules = Cette partie a été jouée avec d’autres règles, cartes ou feuilles que celles de ce serveur.
error-log-tampered = { $event ->
    [0] Cette partie a été modifiée après coup : elle ne correspond pas aux dés promis.
   *[other] Cette partie a été modifiée après coup : l’événement { $event } ne découle pas des règles et des dés promis.
}
error-log-too-large = Ce fichier est trop gros pour une partie enregistrée.
error-log-too-long = Vérifier cette partie prend trop de temps. Sur un ordinateur, `pipyard verify` s’en charge.
error-method-wrong = { error-request-malformed }
error-request-foreign = Cette page n’appartient pas à ce serveur. Ouvre Pipyard à sa propre adresse et réessaie.
error-request-not-json = { error-request-malformed }
error-request-reused = { error-request-malformed }
error-request-too-large = C’est trop long. Raccourcis et réessaie.
error-request-too-slow = C’est arrivé trop lentement. Vérifie ta connexion et réessaie.
error-request-unknown-host = Ce serveur ne connaît pas l’adresse que tu as suivie. Demande la bonne à la personne qui le gère.
error-table-damaged = L’enregistrement de cette partie est abîmé : elle ne peut pas continuer. Tu la vois telle qu’elle était avant ; la personne qui gère le serveur est prévenue.
error-table-other-rules = Cette partie a commencé avec d’autres règles que celles d’aujourd’hui : elle ne peut pas continuer.

## Ce qui arrive à une table

table-fact-player-joined = { $you ->
    [yes] Tu as pris place.
   *[no] { $name } a pris place.
}
table-fact-player-left = { $you ->
    [yes] Tu as quitté la table.
   *[no] { $name } a quitté la table.
}
table-fact-player-removed = Quelqu’un s’est absenté et a perdu sa place.
table-fact-bot-seated = { $bot } a pris place.
table-fact-bot-stepped-in = { $you ->
    [yes] Ton temps s’est écoulé deux fois : { $bot } joue pour toi jusqu’à ce que tu reprennes ta place.
   *[no] Temps écoulé deux fois pour { $name } : { $bot } joue en attendant son retour.
}
table-fact-player-returned = { $you ->
    [yes] Te revoilà.
   *[no] { $name } est de retour.
}
table-fact-action-taken-back = { $you ->
    [yes] Tu as annulé ton coup.
   *[no] { $name } a annulé son coup.
}
table-fact-table-closed = La table a été fermée par la personne qui l’avait créée.
table-closed = Cette table est fermée.

## Accueil : deux portes, la partie en cours, la compagnie

door-line = Deux jeux de dés pour tes soirées : entre amis, contre des rivaux de tout niveau ou en solo.
door-spots-about = Remplis tes toutous de dés et enterre le reste. Huit taches sous la niche, c’est trop.
door-spotted-about = Choisis tes dés, tachette tes coccinelles, enchaîne les trèfles. La meilleure feuille gagne.
door-learn = Apprendre en jouant
door-play = Jouer contre { $bot }
door-friends = Entre amis
door-d0g = Contre T0ut0u
door-rivals = Choisir un rival
door-rival = { $bot }, niveau { $level } sur { $most }
door-continue = Reprendre
door-go-on = Reprendre
door-company = Amis
door-games = Tes parties
my-tables-folded = { $count ->
    [one] { $count } table fermée
   *[other] { $count } tables fermées
}
result-won = Gagné { $mine } à { $theirs }
result-lost = Perdu { $mine } à { $theirs }
result-won-plain = Gagné
result-lost-plain = Perdu
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
door-new-here = Première fois ? Apprends en jouant.
door-learn-game = Apprendre { $game }
join-first-time = Jamais joué à { $game } ? Une courte leçon te montre tout, et cette table reste ouverte.

# The line about solo play on home, and the tricks that belong to every set.
door-d0g-about = En solo ? Affronte T0ut0u, le chien robot.
set-always = { $tricks } sont toujours en jeu.

# Where the foot of every page leads.
me-link = Toi et tes appareils
privacy-title = Vie privée
