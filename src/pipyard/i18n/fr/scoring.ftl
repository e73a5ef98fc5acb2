### Spotted! autour de la feuille : où en sont les autres, le décompte famille par famille, le solo, l’impression.
### Chargé avec une table. $colour est le mot de family-…, $family ce mot en anglais ; $die nomme un dé.

## Où en sont les autres, à côté de chaque nom

progress-picks = prend un dé
progress-rolls = réfléchit encore
progress-active = lance les dés
progress-use = utilise un dé
progress-bonus = place le bonus de manche
progress-walk = se promène dans la prairie
progress-magnify = donne une loupe
progress-magnifier = prend une loupe
progress-factor = donne un multiplicateur
progress-done = a fini
progress-die = { $use ->
    [spots] { $die }, utilisé sur les coccinelles
    [steps] { $die }, utilisé dans la prairie
    [clover] { $die }, utilisé
    [lost] { $die }, abandonné
   *[no] { $die }, pas encore utilisé
}
progress-dice = Dés en cours : { $dice }

## Regarder les autres feuilles

sheets-before = Feuille précédente
sheets-next = Feuille suivante
sheets-mine = Ma feuille

## Les points

score-where = Voir d’où viennent les points
score-title = Points jusqu’ici
score-short-rerolls = relances

## Le décompte final

final-family = { $family ->
    [white] La famille blanche
    [yellow] La famille jaune
    [orange] La famille orange
    [green] La famille verte
    [blue] La famille bleue
    [pink] La famille rose
   *[other] { $colour }
}
final-sum-label = { $beetles ->
    [one] { $beetles } coccinelle compte
   *[other] { $beetles } coccinelles comptent
}, fois { $factor } : { $score }
final-none = Pas de loupe : cette rangée rapporte 0 point
final-counted = { $kind } : { $sum }
final-told = { $what } : { $points }
final-said = { $name } { $points }
final-next = Suivant
final-skip = Aller au résultat
final-again = Revoir le décompte
final-statistics = Mes statistiques
final-step = { $step } sur { $steps }
final-won-by-five = Égalité en tête : les coccinelles à cinq taches ont fait la différence.
final-shared = Égalité de points et de coccinelles à cinq taches : la victoire est partagée.

## En solo

solo-title = En solo
solo-best = Ton record sur cette feuille : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
solo-first = Ta première partie sur cette feuille : elle fixe ton record.
solo-to-band = { $points ->
    [one] Encore { $points } point pour le niveau { $band }.
   *[other] Encore { $points } points pour le niveau { $band }.
}
solo-new-best-by = { $points ->
    [one] Nouveau record, de { $points } point !
   *[other] Nouveau record, de { $points } points !
}
solo-equal = Aussi bien que ton record.
solo-short = { $points ->
    [one] À { $points } point de ton record.
   *[other] À { $points } points de ton record.
}
solo-ladder = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, niveau { $band } sur 5

## Imprimer

print-sheet = Imprimer cette feuille
print-empty = Imprimer une feuille vierge : { $name }
print-name = Nom
print-day = Date
print-rerolls = Relances
print-note = Un trèfle débloque le bonus suivant de la piste ; les premières taches d’une cinquième coccinelle en rapportent un. Une coccinelle bonus entourée et une loupe en plus valent 2 points chacune, une relance entourée qui reste 1 point.

## La fin d’une partie en solo

solo-first-score = { $points ->
    [one] { $points } point : ton premier score sur cette feuille. À toi de le battre !
   *[other] { $points } points : ton premier score sur cette feuille. À toi de le battre !
}

## La fin : décompte, résultat et comparaison

final-extras = Extras
final-plus = +{ $points }
end-you-win = Tu gagnes !
end-you-share = Victoire partagée !
end-name-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
end-points-ahead = { $points ->
    [one] { $points } point devant { $name }
   *[other] { $points } points devant { $name }
}
end-short = { $points ->
    [one] À { $points } point près. On remet ça ?
   *[other] À { $points } points près. On remet ça ?
}
end-best-at = Personne n’a fait mieux que toi : { $sources }.
end-next-sheet = La prochaine feuille sera vierge pour tout le monde.
end-solo = Niveau { $band } sur 5
end-solo-name = Le score de { $name }
end-sources = D’où viennent les points
end-sources-gold = doré : extras
end-compare-open = Comparer
end-compare-close = Le résultat

print-failed = Impossible de charger la feuille.

# À la fin d’une partie en solo : ouvre le tableau qui dit d’où viennent les points.
end-points-open = Mes points
