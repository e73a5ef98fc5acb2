### Spotted! dans le navigateur : ce que dit seulement une page où l’on touche des choses.

spotted-web-alone-about = Cinq manches pour battre ta meilleure feuille.
spotted-web-sheet = Feuille
spotted-web-because = Trèfle { $place } ({ $bonus }). { $prompt }
spotted-web-because-round = Trèfle { $place } : place le bonus de manche ({ $values }) sur une famille.
spotted-web-reroll = À toi : touche les dés à relancer, ou garde le lancer.
spotted-web-pick = À toi : { $lowest ->
    [yes] prends un des plus petits dés.
   *[no] prends le dé que tu veux.
}
spotted-web-writing = { $count ->
    [one] { $names } joue encore.
   *[other] { $names } jouent encore.
}
spotted-web-draft = Dés sur la table
spotted-web-picking = Choisissent encore : { $names }
spotted-web-order = Ordre des choix
spotted-web-why-lowest = Les plus petits dés d’abord : les dés pâles doivent attendre.
spotted-web-die-not-now = { $die }, pas encore disponible
spotted-web-you = Toi
spotted-web-reroll-these = { $dice ->
    [0] Relancer les dés choisis
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
spotted-web-die-use = { $die }, l’utiliser
spotted-web-die-tap = { $die }, toucher pour le relancer
spotted-web-choose-die = Touche une coccinelle qui brille, ou un dé pour voir ce qu’il peut faire d’autre.
spotted-web-choose-beetle = Touche une coccinelle qui brille.
spotted-web-spots-or-steps = Touche une coccinelle qui brille, ou fais des pas.
spotted-web-no-spots = Ses taches ne rentrent pas toutes.
spotted-web-forfeit = On ne peut en utiliser que { $used } sur { $points } ; le reste est perdu.
spotted-web-spots-left = { $spots ->
    [one] Encore { $spots } tache à placer
   *[other] Encore { $spots } taches à placer
}
spotted-web-step-back = Une étape en arrière
spotted-web-put = { $spots ->
    [one] Mettre { $spots } tache
   *[other] Mettre { $spots } taches
} sur la coccinelle { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} { $place }
spotted-web-put-choose = coccinelle { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} { $place } : choisir combien de taches
# Les points qu’une action rapporte aussitôt : $points n’est jamais négatif, $direction vaut more ou less.
spotted-web-gain-sign = { $direction ->
    [less] −{ $points }
   *[more] +{ $points }
}
spotted-web-gain-points = { $direction ->
    [less] { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
   *[more] { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }
}
spotted-web-gain-bonus = trèfle { $place } : { $bonus }
spotted-web-with-gain = { $action } ({ $gain })
spotted-web-walk = Faire { $steps } pas
spotted-web-clover = Prendre le trèfle : { $bonus }
spotted-web-clover-lost = Utiliser le trèfle : la piste est pleine
spotted-web-give-up = Abandonner ce dé
spotted-web-tab-beetles = Coccinelles
spotted-web-tab-meadow = Prairie
spotted-web-tab-others = Les autres
spotted-web-tab-scores = Points
spotted-web-tab-writing = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
spotted-web-parts = Parties de la table
spotted-web-sheets = Feuilles
spotted-web-sheet-of = Chez { $name }
spotted-web-sheet-mine = Ta feuille
spotted-web-show-sheet = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Montrer cette feuille.
spotted-web-row = famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} : { $magnifier }, ×{ $factor }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
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
spotted-web-symbols = Ce que veulent dire les symboles
spotted-web-rounds = Manches
spotted-web-source-extra = Loupes en plus
spotted-web-source-circled = Coccinelles bonus
spotted-web-source-track = Piste
spotted-web-source-rerolls = Relances restantes
