### Spotted! dans le navigateur : ce que dit seulement une page où l’on touche des choses.

spotted-web-play-now = Spotted! en solo
spotted-web-alone-about = Cinq manches pour battre ta meilleure feuille.
spotted-web-sheet = Feuille
spotted-web-because = Trèfle { $place }, { $bonus } : { $prompt }
spotted-web-reroll = À toi : touche les dés à relancer, ou garde ce lancer.
spotted-web-pick = À toi : { $lowest ->
    [yes] prends un des dés les plus petits.
   *[no] prends le dé que tu veux.
}
spotted-web-writing = { $count ->
    [one] { $names } écrit.
   *[other] { $names } écrivent.
}
spotted-web-draft = Dés sur la table
spotted-web-picking = Encore à prendre : { $names }
spotted-web-picks-next = Ensuite : { $names }
spotted-web-you = Toi
spotted-web-reroll-these = { $dice ->
    [0] Relancer les dés touchés
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
spotted-web-hand-empty = Pas de dé en main
spotted-web-die-use = { $die }, l’utiliser
spotted-web-die-tap = { $die }, toucher pour le relancer
spotted-web-choose-die = Touche un dé pour l’utiliser.
spotted-web-choose-split = { $count ->
    [0] Ses taches ne vont nulle part.
    [one] Touche les coccinelles qui brillent, ou utilise-le autrement.
   *[other] Choisis une des { $count } façons sous sa famille.
}
spotted-web-choose-family = Touche une famille qui brille.
spotted-web-choose-field = Touche une case qui brille.
spotted-web-walk = Faire { $steps } pas
spotted-web-clover = Prendre le trèfle
spotted-web-give-up = Abandonner ce dé
spotted-web-tab-beetles = Coccinelles
spotted-web-tab-meadow = Prairie
spotted-web-tab-others = Les autres
spotted-web-tab-scores = Points
spotted-web-parts = Parties de la table
spotted-web-sheets = Feuilles
spotted-web-sheet-of = Feuille : { $name }
spotted-web-sheet-mine = Ta feuille
spotted-web-show-sheet = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Montrer cette feuille.
spotted-web-nobody = Cette fois, tu joues en solo.
spotted-web-row = famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} : { $magnifier }, ×{ $factor }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
spotted-web-row-choose = famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} : choisir comment placer les taches
spotted-web-splits = Façons de placer les taches en { $colour }
spotted-web-field = { $field }, { $kind }{ $crossed ->
    [yes] , case cochée
   *[no] { "" }
}
spotted-web-track-place = { $place } : { $bonus }{ $taken ->
    [yes] , déjà pris
    [next] , le prochain
   *[no] { "" }
}
spotted-web-rerolls = { $left ->
    [one] { $left } relance restante
   *[other] { $left } relances restantes
} sur { $circled ->
    [one] { $circled } entourée
   *[other] { $circled } entourées
}, { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
} en tout
spotted-web-rounds = Manches
spotted-web-steps-left = { $steps ->
    [one] { $steps } pas restant
   *[other] { $steps } pas restants
}
spotted-web-active = lance les dés
spotted-web-writes = écrit
spotted-web-source-extra = Loupes en plus
spotted-web-source-circled = Coccinelles bonus
spotted-web-source-track = Piste
spotted-web-source-rerolls = Relances restantes
