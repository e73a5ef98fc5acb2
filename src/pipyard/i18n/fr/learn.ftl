### Apprendre un jeu en y jouant. Chargé avec les leçons seulement.
### Une phrase dit une seule chose ; ce qu’il faut faire brille.

learn-title = Apprendre { $game }
learn-place = { $step }/{ $steps }, dés fixés
    .title = Dans une leçon, les dés ne sont pas lancés mais fixés d’avance, pour que tu rencontres tout une fois.
learn-skip = Passer la leçon
learn-next = Continuer
learn-watch = { $name } joue…
learn-again = Recommencer
learn-play = Jouer une vraie partie
learn-rules = Lire les règles
learn-scene-dogs = Remplir un toutou
learn-scene-luck = Tenter sa chance
learn-scene-win = Le dernier toutou
learn-scene-score = Le dernier dé
learn-failed = Impossible de charger la leçon.

## Spots

lesson-spots-walk = Voici tes toutous. Chaque spot vide attend un dé. Choisis le tour Marcher et lance deux dés.
lesson-spots-place = Un 3 ! Pose-le sur le spot de Bongo qui brille.
lesson-spots-bury = Le 2 ne va sur aucun spot : enterre-le sous ta niche. Avec plus de 7 taches là-dessous, tes toutous deviennent foufous.
lesson-spots-more = 4 taches sont enterrées : encore 3 sans risque. Marcher te laisse lancer un dé de plus. Ose !
lesson-spots-complete = Un 1, juste ce qu’il faut à Bongo. Place-le.
lesson-spots-score = Bongo est complet. Si tu le valides, tu ne fais rien d’autre cette fois-ci, mais il est à l’abri pour toujours. Valide !
lesson-spots-scored = Un toutou sur six est à l’abri, et Jolene rejoint ta meute. Une tuile utilisée reste retournée jusqu’à ce qu’il n’en reste qu’une.
lesson-spots-run = Voici un nonos ; il va te servir. Et maintenant, davantage de dés : choisis Courir.
lesson-spots-reroll = Rien ne se place, et avec 17 taches tes toutous seraient foufous. Dépense le nonos pour relancer tous ces dés. Relance !
lesson-spots-fits = Bien mieux. Le 3 est pour Missy.
lesson-spots-fits-too = Et le 4 aussi.
lesson-spots-low = Le 1 ne va nulle part. Enterre-le.
lesson-spots-push = Dans une vraie partie, tu pourrais t’arrêter là. Mais Courir continue tant que tu oses. Lance encore, pour voir.
lesson-spots-bust = Un 6 ne va nulle part, et 5 + 6 font plus de 7. Rien à faire : enterre-le.
lesson-spots-busted = Toutous foufous ! C’est fini pour cette fois : les dés sur tes toutous et sous ta niche sont partis. Bongo est validé : lui, il reste.
lesson-spots-last = Plus tard dans la journée : cinq toutous sont validés, et il manque un dé à Momo. Choisis Marcher.
lesson-spots-last-place = Un 6, pile celui qu’il faut ! Place-le.
lesson-spots-last-bury = Tous tes toutous sont complets : ils seront validés tout de suite, dès que le dernier dé aura trouvé sa place. Enterre le 1.
lesson-spots-won = Six toutous validés : tu as gagné ! Touche les autres tours : ils s’expliquent d’eux-mêmes. Place à une vraie partie !

learn-scene-round = La première manche
learn-scene-reroll = Une seconde chance
learn-scene-middle = Les feuilles se remplissent

## Spotted! : ce qui est nommé vient de la position

lesson-die = { $face } { $colour }
lesson-family = { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
}
lesson-spotted-gift = Donne des taches à tes coccinelles : qui a le plus de points après la manche { $rounds } gagne. La manche { $round } t’offre { $spots ->
    [one] { $spots } tache
   *[other] { $spots } taches
} : touche la rangée { lesson-family } qui brille.
lesson-spotted-lowest = À toi ! Tu as lancé { $dice } dés. Tes { $picks } premiers doivent être les plus petits. Prends le { lesson-die }.
lesson-spotted-next = Encore le plus petit : maintenant, c’est le { lesson-die }. Prends-le.
lesson-spotted-free = { $name } a pris { $taken } dés. Ton dernier est au choix. Prends le trèfle, la face la plus forte de toutes.
lesson-spotted-circle = Un dé met des taches sur les coccinelles de sa couleur. Celle qui porte un petit { $wish } en veut exactement { $wish } : mets-y le { lesson-die }.
lesson-spotted-split = Entourée : { $circled } points, pour de bon ! Un dé peut se partager. Mets le { lesson-die } : { $spots } sur la coccinelle { $place } et { $spots2 } sur la coccinelle { $place2 }.
lesson-spotted-clover = Touche maintenant le trèfle. Chacun débloque le bonus suivant de la piste, sous tes coccinelles. Le premier est « { $next } ». Utilise-le !
lesson-spotted-steps = Tu as { $steps } pas à faire dans la prairie. Ton chemin part du coin : touche la case qui brille pour la cocher.
lesson-spotted-steps-on = Chaque pas mène à une case voisine de ton chemin. Continue, il y a une loupe devant toi.
lesson-spotted-other = { $name } a lancé les dés et pris les plus petits. À toi d’en prendre { $picks }, ceux que tu veux. D’abord le { lesson-die }.
lesson-spotted-leaf = Et le trèfle, avant que { $name } ne le prenne.
lesson-spotted-walk = Au lieu de taches, un dé peut donner des pas. La loupe est à { $face } pas : touche le { lesson-die }, puis marche.
lesson-spotted-cross = La voilà : la loupe « { $kind } ». Coche-la.
lesson-spotted-magnify = Une rangée ne compte qu’avec une loupe. Celle-ci vaut un point par coccinelle à { $counts } taches. Donne-la à la famille { lesson-family }.
lesson-spotted-found = Une coccinelle compte déjà : { $families ->
    [one] { $families } point
   *[other] { $families } points
} pour cette rangée. Maintenant, le trèfle : ton prochain bonus est « { $next } ».
lesson-spotted-factor = Il multiplie les points d’une famille. Donne-le à la famille { lesson-family } : { $matching } × { $factor } = { $points }.
lesson-spotted-rounds = La manche { $round } commence. À chaque manche, chacun lance une fois, et tout le monde prend des dés à chaque lancer. Après la manche { $rounds }, on compte.
lesson-spotted-reroll = Entre-temps, manche { $round } : tu dois prendre les plus petits dés, et ce sont des { $face }. Relance-les : touche les dés { $colours }, puis relance.
lesson-spotted-rerolled = Bien mieux : le plus petit dé montre maintenant { $lowest }. Une relance jamais utilisée rapporte un point à la fin.
lesson-spotted-bonus = Entre-temps : des coccinelles entourées, une loupe par rangée. Bonus de la manche { $round } : { $spots } taches sur la coccinelle { lesson-family } { $place }, { $spots2 } sur la { $place2 }.
lesson-spotted-standing = Entre-temps, la dernière manche. Rangées { $families }, extras { $others } : tu as { $score } points, { $name } { $theirs }. La partie finit avec le dernier dé. À toi de jouer !
lesson-spotted-extras = Presque à égalité ! Chaque rangée avait sa loupe, alors toute loupe en plus vaut { $each ->
    [one] { $each } point
   *[other] { $each } points
} : tes { $extras } loupes en plus en rapportent { $extra }.
lesson-spotted-fifth = Ton dernier dé, et { $name } mène { $theirs } à { $score }. Mets le { lesson-die } sur la coccinelle { $place } : la dernière d’une rangée rapporte un trèfle.
lesson-spotted-done = Le trèfle a débloqué « { $unlocked } » ! Rangées { $families }, extras { $others } : tu gagnes { $score } à { $theirs }. Place à une vraie partie !
