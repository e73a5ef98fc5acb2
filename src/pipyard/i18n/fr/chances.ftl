### Les chances à la table, pour qui les affiche.

chances-win = { $exact ->
    [yes] { $amount } %
   *[no] ≈ { $amount } %
}
chances-win-long = { $exact ->
    [yes] { $amount } % de victoire
   *[no] ≈ { $amount } % de victoire
}
chances-points = ≈ { $points }
chances-points-long = ≈ { $points } points
chances-line-safe = { $option } : aucun risque
chances-line = { $option } : tour raté { $bust } fois sur 100
chances-line-roll = { $option } : lancer raté { $roll } fois sur 100, tour entier { $bust }
chances-line-treats = { $option } : lancer raté { $roll } fois sur 100, { $bust } si tu relances
chances-line-points = { $option } : environ { $points } points
chances-ask = Quelles sont mes chances ?
chances-ask-points = ≈ tes points à la fin
chances-none = Pas de calcul possible ici
chances-counting = Calcul en cours…
chances-estimated = ≈ estimé
chances-title = Chances
chances-sentence = { $bust ->
    [0] Sur 100 tours comme celui-ci, tes toutous ne deviennent jamais foufous
   *[other] Sur 100 tours comme celui-ci, tes toutous deviennent foufous { $bust } fois
}
chances-roll = À lui seul, le prochain lancer finit mal { $roll } fois sur 100.
chances-safe = { $count ->
    [one] { $count } se passe bien
   *[other] { $count } se passent bien
}
chances-busts = { $count ->
    [one] { $count } finit mal
   *[other] { $count } finissent mal
}
chances-dog = { $count ->
    [one] dont { $count } complète un toutou
   *[other] dont { $count } complètent un toutou
}
chances-points-sentence = { $win ->
    [none] Environ { $points } points à la fin
   *[other] Environ { $points } points à la fin, et { $win } parties gagnées sur 100
}
chances-options = Tout ce que tu peux faire
chances-equal = à peu près égal
chances-about-win = { $error ->
    [0] Les chances de gagner sont exactes si tout le monde joue au mieux.
   *[other] Les chances de gagner sont estimées, à { $error } près, en supposant que tout le monde continue à bien jouer.
}
chances-about-points = Les points sont estimés, en supposant que tout le monde continue à bien jouer.
chances-counted = Tous les lancers possibles jusqu’à la fin du tour sont comptés, avec chaque fois le meilleur choix.
chances-partly = Les lancers possibles jusqu’à la fin du tour ne sont pas encore tous comptés.
