### Revoir : les parties rejouées, les dés vérifiés, ses parties et ses statistiques.

## Revoir une partie

replay-title = Revoir { $game }
replay-to-table = Retour à la table
replay-loading = Chargement de la partie…
replay-not-begun = La partie n’a pas encore commencé. Avance d’une étape pour voir le premier coup.
replay-empty = Il ne s’est encore rien passé à cette table. Reviens quand la partie aura commencé.
replay-empty-closed = Cette table a été fermée avant que la partie commence.
replay-controls = Commandes de lecture
replay-scrubber = Position dans la partie
replay-step = Étape { $at } sur { $last }
replay-step-told = { replay-step }. { $told }
replay-goes-on = La partie continue : voici où elle en est.
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : ×{ $speed }. Changer.
replay-speed-short = { $speed }×
replay-mark-bust = toutous foufous
replay-mark-score = validation
replay-mark-round = manche
replay-mark-factor = multipli{"\u00AD"}cateur
replay-mark-beetle = coccinelle bonus
replay-mark-lead = en tête
replay-keys = Les flèches avancent et reculent, espace lance la lecture, page haut et page bas sautent d’un tour à l’autre.
replay-link = Copier le lien vers cette position
replay-save = Enregistrer la partie dans un fichier
replay-position = Aller à cette position
replay-drop = Lâche pour revoir cette partie

## Apporter une partie

import-title = Revoir une partie enregistrée
import-about = Choisis un fichier de partie, d’où qu’il vienne. Chaque coup et chaque lancer est d’abord vérifié.
import-choose = Choisir un fichier de partie
import-busy = On vérifie la partie…
import-too-large = Ce fichier dépasse 1 Mio : ce ne peut pas être une partie enregistrée par Pipyard.
import-no-json = Ce n’est pas un fichier de partie. Choisis-en un enregistré avec « { replay-save } ».
import-refused = { $file } n’a pas été importé. { $sentence }

## Vérifier les dés

dice-check = Vérifier ces dés
dice-title = Ces dés étaient-ils équitables ?
dice-busy = On recalcule chaque lancer…
dice-close = Fermer
dice-kept = Oui : promesse tenue
dice-agrees = Ils correspondent à la promesse du journal
dice-broken = Non : ce ne sont pas les dés promis
dice-sealed = Pas encore
dice-none = Ces dés ne peuvent pas être vérifiés
dice-promise-kept = La graine révélée à la fin correspond à la promesse.
dice-promise-broken = La graine ne correspond pas à la promesse.
dice-rolls = Recalculé dans ce navigateur, { $all ->
    [yes] tout est identique
   *[no] ceci est identique
} : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
dice-cards = Recalculé aussi, { $all ->
    [yes] tout est identique
   *[no] ceci est identique
} : { $cards ->
    [one] { $cards } carte ou tuile
   *[other] { $cards } cartes et tuiles
}.
dice-moves = { $moves ->
    [one] { $moves } coup rejoué selon les règles : il est permis.
   *[other] { $moves } coups rejoués selon les règles : tous sont permis.
}
dice-moves-wrong = L’étape { $version } est impossible selon les règles.
dice-left = { $left ->
    [one] { $left } carte ou tuile revient
   *[other] { $left } cartes et tuiles reviennent
} à « pipyard verify » : ce navigateur n’en connaît pas l’ordre.
dice-added = Hasard ajouté avant le premier lancer par { $names }.
dice-one-device = La graine a été tirée sur l’appareil où tout le monde a joué.
dice-added-none = Aucun appareil n’a rien ajouté : les dés venaient du serveur seul. Ils étaient fixés avant la partie, mais il aurait pu choisir parmi beaucoup de graines.
dice-wrong = Étape { $version } ({ $purpose }, numéro { $number }) : la graine donne { $expected }, le journal dit { $found }.
dice-more-wrong = Et { $more } de plus.
dice-sealed-about = Le serveur révèle sa graine quand la partie est finie ou la table fermée. D’ici là, seule la promesse est connue ; note-la si tu veux.
dice-none-about = Cette partie a été jouée sans promesse : personne ne peut dire après coup d’où venaient ses dés.
dice-unknown-about = Cette partie promettait ses dés d’une façon que cette page ne connaît pas. Un Pipyard plus récent saura peut-être les vérifier.
dice-promise = La promesse
dice-seed = La graine
dice-meaning = Chaque lancer de la partie était fixé avant le début par cette graine et par le hasard ajouté à la table : personne n’a pu en changer un ensuite. Cela ne montre pas que personne ne connaissait les dés d’avance : le serveur détient la graine pendant la partie.
dice-meaning-broken = Le journal raconte d’autres dés que ceux de la graine promise : quelque chose y a été changé, par le serveur ou par qui l’a transmis. Enregistre la partie et compare-la avec la copie de quelqu’un d’autre.
dice-meaning-one-device = Chaque lancer découle d’une graine tirée avant la partie. Mais graine et joueurs étaient sur un même appareil : cela montre que le journal est complet et intact, pas que personne ne pouvait connaître les dés.
dice-meaning-agrees = Chaque lancer découle de la graine du journal. Si c’est bien la graine promise avant la partie, seul un navigateur qui était là peut le dire : ouvre cette page dans celui où tu as joué, ou compare la promesse avec celle que tu as notée.
dice-meaning-swapped = Le serveur ne s’en est pas tenu à ce qu’il a montré à ce navigateur et reçu de lui avant la partie : il a pu choisir les dés. Enregistre la partie et garde la ligne ci-dessous : elle le prouve à tout le monde.
dice-offline = Pour vérifier toute la partie toi-même, coups et règles compris, enregistre-la et tape
dice-copy = Copier cette ligne
dice-copy-failed = Sélectionne la ligne et copie-la à la main.

## Mes parties

games-title = Mes parties
games-loading = On compte tes parties…
games-empty = Tu n’as encore fini aucune partie. Dès que ce sera fait, tu pourras la revoir ici.
games-finished = Parties finies
games-more = Au-delà de tes 100 dernières tables, les parties ne sont pas comptées ici.
games-won = Gagnée
games-lost = Perdue
games-d0g = Victoire : T0ut0u
games-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
games-brought-in = Importée le { $day }
games-played = Parties jouées
games-tally = { $alone ->
    [yes] { $game }, en solo
   *[no] { $game }
}
games-tally-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $played }
games-tally-played = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}
games-tally-about = Les parties où tu tenais plusieurs places ne comptent pas.
games-dice-about = { $rolled ->
    [one] { $rolled } dé lancé pour toi
   *[other] { $rolled } dés lancés pour toi
} ; chaque face devrait sortir environ { $expected } fois.
games-dice-chart = Combien de fois chaque face est sortie : { $faces }
games-dice-face = { $face } : { $count }
games-dice-band = Avec des dés équitables, 19 barres sur 20 s’arrêtent dans cette bande.
games-dice-few = Encore trop peu de dés pour parler de chance. Reviens après 60 dés.
games-dice-chance = Avec des dés équitables, un résultat aussi inégal, ou encore plus, arrive à { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
} sur { $of }. { $verdict ->
    [usual] Rien d’extraordinaire.
    [seldom] C’est rare, mais ça arrive : il faut bien que ça tombe sur quelqu’un.
   *[odd] C’est très rare. Vérifie les dés de tes parties : chacun peut être recalculé.
}

## Turns of a replay

replay-turn = Tour { $turn } sur { $turns }
replay-setup = Mise en place
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-from-start = Voir depuis le début
replay-follow = Suivre la partie
replay-review = Relire
replay-moments = Grands moments
replay-points = Points tour par tour
replay-points-told = { $when } : { $scores }
replay-jump = Aller à : { $moment } ({ $count })
replay-short-table = Table
replay-short-dice = Dés
replay-short-log = Historique
replay-short-share = Partager
replay-share = Partager cette partie
replay-share-looking = Recherche d’un lien…
replay-share-link = Avec ce lien, on voit la partie à partir de cette position.
replay-share-here = Cette partie n’existe que sur cet appareil : il n’y a pas encore de lien. Envoie plutôt le fichier : en l’ouvrant dans Pipyard, on voit toute la partie.
replay-pin = Garder { $name } à l’écran
replay-moment-back = Moment précédent
replay-moment-next = Moment suivant
replay-nth = { $nth }/{ $count }
replay-round = manche { $round }
replay-axis = { $top } { $unit }
replay-unit = { $game ->
    [spots] chiens
   *[other] points
}
replay-unit-worth = { $unit ->
    [win] 100 % de chances de gagner
   *[points] points attendus
}
replay-before = Avant ce coup.
replay-before-told = Avant ce coup : { $told }
replay-gained = { $change } ({ $before } → { $after }) : { $parts }.
replay-gained-none = aucun point ({ $after })
replay-gained-by = { $name } : { $words }
replay-leads = { $you ->
    [yes] Tu passes en tête.
   *[no] { $name } passe en tête.
}
