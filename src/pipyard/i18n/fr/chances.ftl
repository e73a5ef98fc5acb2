### Les chances à la table, pour qui les affiche.

chances-win = { $exact ->
    [yes] { $amount } %
   *[no] ≈ { $amount } %
}
chances-win-long = { $exact ->
    [yes] { $amount } % de gagner
   *[no] ≈ { $amount } % de gagner
}
chances-points = ≈ { $points }
chances-points-long = ≈ { $points } points
chances-line = { $bust ->
    [0] { $option } : pas de foufous possibles
    [least] { $option } : moins de 1 sur 100 foufous
   *[other] { $option } : { $bust } sur 100 foufous
}
chances-line-points = { $option } : environ { $points } points
chances-ask = Quelles sont les chances ?
chances-none = Pas de chances ici
chances-counting = Calcul en cours…
chances-exact = exact
chances-estimated = ≈ estimé
chances-title = Chances
chances-sentence = { $bust ->
    [0] Sur 100 tours comme celui-ci, aucun ne finit en foufous
    [least] Moins de 1 tour sur 100 comme celui-ci finit en foufous
    [one] Sur 100 tours comme celui-ci, { $bust } finit en foufous
   *[other] Sur 100 tours comme celui-ci, { $bust } finissent en foufous
}
chances-safe = { $count ->
    [one] { $count } se passe bien
   *[other] { $count } se passent bien
}
chances-busts = { $count ->
    [one] { $count } finit en foufous
   *[other] { $count } finissent en foufous
}
chances-dog = { $count ->
    [one] { $count } complète un toutou
   *[other] { $count } complètent un toutou
}
chances-points-sentence = { $win ->
    [none] Environ { $points } points à la fin
   *[other] Environ { $points } points à la fin, et { $win } parties gagnées sur 100
}
chances-options = Tout ce que tu peux faire
chances-about-win = { $error ->
    [0] Les chances de gagner sont exactes, au meilleur jeu.
   *[other] Les chances de gagner sont estimées, à { $error } près, comme si tout le monde jouait comme le coach.
}
chances-about-points = Les points sont estimés, comme si tout le monde jouait comme le coach.
chances-counted = Chaque lancer de ce tour est compté.
chances-partly = Tous les lancers de ce tour ne sont pas encore comptés.
