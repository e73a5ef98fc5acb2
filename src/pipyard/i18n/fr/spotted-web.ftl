### Spotted! dans le navigateur : ce que dit seulement une page où l’on touche des choses.

spotted-web-alone-about = Cinq manches pour battre ta meilleure feuille.
spotted-web-goal = Après cinq manches, le plus grand total gagne.
spotted-web-sheet = Feuille
spotted-web-because = Trèfle { $place } ({ $bonus }). { $prompt }
spotted-web-because-walk = Trèfle { $place }. { $prompt }
spotted-web-because-round = Trèfle { $place } : place le bonus de manche ({ $values }) sur une famille.
spotted-web-reroll = À toi : touche les dés à relancer, ou garde-les.
spotted-web-pick = À toi : { $lowest ->
    [one] prends le plus petit dé.
    [yes] prends un des plus petits dés.
   *[no] prends le dé que tu veux.
}
spotted-web-writing = { $count ->
    [one] { $names } joue encore.
   *[other] { $names } jouent encore.
}
spotted-web-draft = Dés sur la table
spotted-web-picking = Choisissent encore : { $names }
spotted-web-why-lowest = Tes premiers dés doivent être les plus petits ; les pâles attendent.
spotted-web-die-not-now = { $die }, pas encore disponible
spotted-web-you = Toi
spotted-web-reroll-these = { $dice ->
    [0] Relancer les dés choisis
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
spotted-web-die-use = { $die }, l’utiliser
spotted-web-die-tap = { $die }, toucher pour le relancer
spotted-web-no-spots = Ses coccinelles n’ont plus de place pour lui.
spotted-web-forfeit = On ne peut en utiliser que { $used } sur { $points } ; le reste est perdu.
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

## The dock: one place for what is asked, its choices and their values

spotted-web-alike = { $others ->
    [one] { $way } ; { $others } autre façon revient au même
   *[other] { $way } ; { $others } autres façons reviennent au même
}
spotted-web-gain-none = aucun point
spotted-web-through = Poser des taches sur la coccinelle { $place }, couleur { $colour }
spotted-web-gift-row = Donner à la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
}
spotted-web-lens = Loupe de la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} : { $magnifier }
spotted-web-taken-by = { $die }, pris par { $name }
spotted-web-later = après
spotted-web-place-spots = { $spots ->
    [one] Pose { $spots } tache
   *[other] Pose { $spots } taches
}
spotted-web-on-beetles = Sur les coccinelles de cette couleur.
spotted-web-on-beetles-or-walk = Sur les coccinelles de cette couleur, ou marche.
spotted-web-narrowed = Choisis, ou touche une autre coccinelle.
spotted-web-best-first = D’abord ce qui rapporte le plus.
spotted-web-tap-field = Touche une case qui brille.
spotted-web-tap-magnifier = Près ou loin : touche celle que tu veux.
spotted-web-walk-short = { $steps } pas
spotted-web-or = ou
spotted-web-more = +{ $count } autres
spotted-web-leaves-wait = { $leaves ->
    [one] { $leaves } trèfle attend
   *[other] { $leaves } trèfles attendent
}
spotted-web-leaf-then = Ensuite : { $bonus }
spotted-web-done = Finir le tour
spotted-web-done-ask = C’est bon ?
spotted-web-done-about = Tes choix comptent dès que tu finis le tour ou quittes la table.

## The score and where it comes from

spotted-web-hero-rows = rangées { $points }
spotted-web-hero-extra = + { $points } extras
spotted-web-behind = { $points ->
    [0] à égalité avec { $name }
   *[other] { $points } de retard sur { $name }
}
spotted-web-ahead = { $points } d’avance sur { $name }
spotted-web-counts-here = { $count ->
    [0] Aucune ici pour l’instant
    [one] { $count } ici
   *[other] { $count } ici
}
spotted-web-lens-none = Pas encore de loupe : cette rangée ne rapporte rien.

## A chain of bonuses; $links is how many so far

spotted-web-chain = { $links ->
    [1] Trèfle !
   *[other] Chaîne ×{ $links }
}
spotted-web-chain-row = Cinquième coccinelle : un trèfle !
spotted-web-chain-rerolls = Toutes les relances entourées : un trèfle de plus !
spotted-web-chain-meadow = Un trèfle en chemin !
spotted-web-chain-sum = Tout ça avec un seul dé !
spotted-web-chain-skip = Touche pour continuer

## What a tap on the sheet is answered with

spotted-web-tip-bonus = Donne exactement { $spots ->
    [one] { $spots } tache
   *[other] { $spots } taches
} à cette coccinelle et elle est entourée : 2 points de victoire.
spotted-web-tip-beetle = La loupe au bout de la rangée dit quelles coccinelles comptent.
spotted-web-tip-rerolls = Une relance permet de relancer les dés de ton choix. La piste en donne ; chaque relance restante vaut 1 point.

## A die that shows a cloverleaf has one use

spotted-web-use-clover = Utilise ton trèfle

## A tap on a field of the meadow, or on the row of the count that only parts equals

spotted-web-tip-step = Une case simple : elle coûte un pas et mène plus loin.
spotted-web-tip-cloverleaf = Coche-la et le prochain bonus de ta piste est à toi.
spotted-web-tip-start = Ton chemin dans la prairie part d’ici.
spotted-web-tip-five = Seulement en cas d’égalité : qui a le plus de coccinelles à cinq taches l’emporte.

## Ce qu’une promenade dans le pré peut rapporter

spotted-web-gain-magnifier = { $count ->
    [1] une loupe
    [one] { $count } loupe
   *[other] { $count } loupes
}

## Le dernier tour d’une partie

spotted-web-done-last = Terminer la partie
spotted-web-done-last-about = C’est ton dernier tour : ensuite, on compte les points.

## Une marche, dans le replay et son journal

spotted-web-walked = { spotted-who } fait { $steps } pas dans la prairie.
spotted-web-found = Trouvé : { $fields }.
spotted-web-lens-named = « { $kind } »
