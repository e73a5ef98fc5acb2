### Des positions à rejouer, et ce qu’on dit d’une partie à sa fin.

practice-title = À toi de rejouer
practice-own = De tes parties
practice-known = Bon à savoir
practice-invite = Rien à rejouer pour l’instant. Finis une partie, et les moments où il y avait mieux à faire t’attendront ici.
practice-invite-own = Pas d’erreur dans tes dernières parties. Bien joué !
practice-play = Jouer une partie
practice-searching = Relecture de tes parties : { $done } sur { $total }
practice-ask = Que ferais-tu ?
practice-ask-own = Il y avait mieux à faire ici. Touche ce que tu ferais maintenant.
practice-ask-known = Une option est clairement la meilleure ici. Touche-la.
practice-judging = Analyse en cours…
practice-wrong = Pas tout à fait : { $option }
practice-cost = Cela coûte { $unit ->
    [points] { $cost ->
        [one] environ { $cost } point
       *[other] environ { $cost } points
    }
   *[win] { $cost ->
        [one] environ { $cost } partie sur 100
       *[other] environ { $cost } parties sur 100
    }
}.
practice-right = C’est ça : { $option } !
practice-same = { $option } : tout aussi bien !
practice-shown = Le mieux serait : { $option }
practice-best = Le mieux : { $figure }
practice-you = Tu as joué { $option } : { $figure }
practice-instead = Au lieu de { $option } : { $figure }
practice-show = Montre-moi
practice-skip = Passer
practice-next = La suivante
practice-game = Voir dans la partie
practice-place = { $at } sur { $all }
practice-again = Recommencer
practice-all-done = C’est tout pour l’instant.
practice-failed = Cette position ne peut pas être montrée ici.
practice-grade = { $grade ->
    [1] facile
    [2] corsé
   *[other] difficile
}
practice-solved = résolu
practice-when = { $round ->
    [0] Tour { $turn } sur { $turns }
   *[other] Manche { $round }, tour { $turn } sur { $turns }
}
practice-about = { $ask ->
    [trick] Quel tour ?
    [reroll] Garder ou relancer ?
    [more] Continuer ou arrêter ?
    [place] Où placer quoi ?
    [magnifier] Quelle loupe ?
    [factor] Quel multiplicateur ?
   *[die] Quel dé ?
}
practice-about-in = { $trick } : { $question }
practice-link = Rejouer tes erreurs
practice-link-about = Des moments de tes parties où il y avait mieux à faire.
practice-retry = Rejouer
practice-back = Retour

## One line at the end of a game, about the reader; $amount has its sign.

talk-won-better-lucky = Tu as mieux joué, et les dés étaient d’accord.
talk-won-better-unlucky = Une victoire contre les dés.
talk-won-better-even = Tu as mieux joué, et ça s’est vu.
talk-won-worse-lucky = Les dés étaient de ton côté ce soir.
talk-won-even-lucky = À jeu égal, les dés ont penché pour toi.
talk-won-even-unlucky = À jeu égal, et une victoire contre les dés.
talk-lost-better-unlucky = C’est toi qui as le mieux joué ce soir. Les dés en ont décidé autrement.
talk-lost-even-unlucky = À jeu égal, les dés ont penché de l’autre côté.
talk-lost-worse-unlucky = { $other } a bien joué, et ça a plu aux dés.
talk-lost-worse-even = { $other } a bien joué.
talk-lost-worse-lucky = Les dés ont fait de leur mieux pour toi.
talk-lost-even-lucky = À jeu égal, quoi qu’en disent les dés.
talk-even = On ne fait pas plus serré.
talk-choices-better = Tu as fait les meilleurs choix.
talk-choices-worse = { $other } a fait les meilleurs choix.
talk-dice-lucky = Les dés t’ont souri davantage.
talk-dice-unlucky = Les dés ont davantage souri à { $other }.
talk-sources = { $you ->
    [yes] Tu as
   *[no] { $player } a
} pris l’avantage avec { $sources }.
talk-swing = { practice-when } : c’est là que la partie a le plus basculé.
talk-books = { $unit ->
    [points] Écart { $gap } points : choix { $choices }, dés { $dice }
   *[win] Choix { $choices }, dés { $dice } parties sur 100
}
talk-unknown = Cette partie ne peut pas être analysée sur cet appareil.
talk-review = Le tournant
