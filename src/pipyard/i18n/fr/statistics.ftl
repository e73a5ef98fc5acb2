### Ses parties : ce qu’elles donnent au total. Chargé avec cette page seulement.

stats-dice = { $game ->
    [spotted] Tes dés à Spotted!
   *[other] Tes dés à Spots
}
stats-spotted = Tes feuilles de Spotted!
stats-sheet = Feuille
stats-sheet-all = Toutes les feuilles
stats-chart = Scores de la première à la dernière partie : { $scores }
stats-chart-about = De gauche à droite, dans l’ordre où tu as joué. { $bands ->
    [yes] Les lignes montrent où commencent les niveaux d’une partie en solo. { stats-chart-signs }
   *[no] { stats-chart-signs }
}
stats-chart-signs = Les ronds sont des parties en solo, les carrés des parties à plusieurs ; l’étoile est ton record.
stats-best = Record
stats-average = En moyenne
stats-latest = Les 5 dernières
stats-points = { NUMBER($points, maximumFractionDigits: 1) }
stats-rows = Rangées complètes
stats-circled = Coccinelles entourées
stats-given = Familles avec une loupe
stats-per-game = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) }/6 par partie
stats-bands = Niveaux atteints en solo
stats-band = { $band ->
    [1] Niveau 1 : jusqu’à { $to } points
    [5] Niveau 5 : { $from } points et plus
   *[other] Niveau { $band } : de { $from } à { $to } points
}
stats-band-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-magnifiers = Ce que tes loupes ont rapporté
stats-magnifiers-about = Les points des familles qui les ont reçues, ×2 et ×3 compris.
stats-magnifier = { $given ->
    [one] { $given } fois, total : { $points }
   *[other] { $given } fois, moyenne : { $points }
}
stats-bests = Tes meilleures parties en solo
stats-best-on = { $sheet } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
stats-best-day = { $played ->
    [one] { $day }, sur { $played } partie
   *[other] { $day }, sur { $played } parties
}
