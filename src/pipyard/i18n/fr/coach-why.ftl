### Pourquoi une option vaut mieux que celle qui a été jouée : ce qui les sépare le plus. $better est son propre chiffre, $other celui de l’option jouée. $first dit si c’est la première de plusieurs raisons.

coach-why-it = { $first ->
    [yes] Le meilleur choix
   *[no] Il
}

## Spots : chances sur 100, moyennes à la fin du tour.

coach-why-win = { coach-why-it } gagne plus souvent sur-le-champ : { $better } fois sur 100 au lieu de { $other }.
coach-why-complete-all = { coach-why-it } complète plus souvent tous les toutous : { $better } fois sur 100 au lieu de { $other }.
coach-why-complete-dog = { coach-why-it } complète plus souvent un toutou : { $better } fois sur 100 au lieu de { $other }.
coach-why-score = { coach-why-it } valide plus de toutous d’ici la fin du tour : { $better } en moyenne au lieu de { $other }.
coach-why-bust = { coach-why-it } mène moins souvent à toutous foufous : { $better } fois sur 100 au lieu de { $other }.
coach-why-fill = { coach-why-it } laisse plus de dés sur les toutous : { $better } en moyenne au lieu de { $other }.
coach-why-fit = { coach-why-it } garde plus de valeurs utiles aux toutous : { $better } sur 6 en moyenne au lieu de { $other }.
coach-why-lack-one = { coach-why-it } laisse plus de toutous à un dé près : { $better } en moyenne au lieu de { $other }.
coach-why-bury = { coach-why-it } laisse moins de points dans la niche : { $better } en moyenne au lieu de { $other }.
coach-why-treats = { coach-why-it } laisse plus de nonos : { $better } en moyenne au lieu de { $other }.
coach-why-box = { coach-why-it } laisse moins de dés dans la réserve pour la suite : { $better } en moyenne au lieu de { $other }.
coach-why-everyone-busts = { coach-why-it } vide la réserve, et c’est toutous foufous pour tout le monde, { $better } fois sur 100 au lieu de { $other }.
coach-why-d0g-tricks = { coach-why-it } laisse plus de tours face visible, où T0ut0u ne valide pas : { $better } en moyenne au lieu de { $other }.

## Spotted! : la feuille, une fois tous les dés en main notés.

coach-why-families = { coach-why-it } rapporte plus dans les familles : { $better } points au lieu de { $other }.
coach-why-circled = { coach-why-it } entoure plus de coccinelles bonus : { $better } au lieu de { $other }.
coach-why-points = { coach-why-it } rapporte plus sur la piste et avec les loupes en plus : { $better } points au lieu de { $other }.
coach-why-rerolls = { coach-why-it } laisse plus de relances : { $better } au lieu de { $other }.
coach-why-bonuses = { coach-why-it } va plus loin sur la piste des trèfles : { $better } bonus au lieu de { $other }.
coach-why-magnifiers = { coach-why-it } donne une loupe à plus de familles : { $better } au lieu de { $other }.
coach-why-factors = { coach-why-it } donne un facteur à plus de familles : { $better } au lieu de { $other }.
coach-why-beetles = { coach-why-it } met des points sur plus de coccinelles : { $better } au lieu de { $other }.
coach-why-meadow = { coach-why-it } va plus loin dans la prairie : { $better } cases au lieu de { $other }.
coach-why-reach = { coach-why-it } reste plus près d’une loupe dans la prairie : à { $better } pas au lieu de { $other }.
coach-why-dice = { coach-why-it } laisse de meilleurs dés à choisir{ $told ->
    [no] .
   *[yes] , qui valent { $more ->
        [one] environ { $more } point de plus.
       *[other] environ { $more } points de plus.
    }
}

## Les deux jeux : rien dans ce tour ne plaide pour la meilleure option.

coach-why-later = { coach-why-it } rapporte plus tard, pas tout de suite.

## En une phrase : ce qui aurait le plus aidé dans une partie.

coach-advice = { $you ->
    [yes] Conseil
   *[no] Conseil pour { $player }
} : { $reason ->
    [win] cherche un moyen de gagner sur-le-champ.
    [complete-all] regarde quel choix complète le plus souvent tous tes toutous.
    [complete-dog] regarde quel choix complète le plus souvent un toutou.
    [score] cherche ce qui valide un toutou pendant ce tour.
    [bust] compare combien de fois chaque choix donne « toutous foufous ».
    [fill] regarde quel choix laisse plus de dés sur tes toutous.
    [fit] garde plus de valeurs qui vont sur tes toutous.
    [lack-one] amène tes toutous à n’avoir plus qu’un dé qui manque.
    [bury] garde moins de points dans la niche.
    [treats] finis tes tours avec plus de nonos.
    [box] laisse moins de dés dans la réserve pour la suite.
    [everyone-busts] surveille le moment où la réserve se vide.
    [d0g-tricks] laisse plus de tours face visible, où T0ut0u ne valide pas.
    [families] compte ce que chaque choix rapporte dans tes familles.
    [circled] cherche des coccinelles bonus à entourer.
    [points] cherche des points sur la piste et avec les loupes en plus.
    [rerolls] garde plus de relances.
    [bonuses] vise le prochain bonus de la piste des trèfles.
    [magnifiers] gagne des loupes pour plus de familles.
    [factors] gagne des facteurs pour plus de familles.
    [beetles] mets des points sur plus de coccinelles.
    [meadow] va plus loin dans la prairie.
    [reach] reste près d’une loupe dans la prairie.
   *[dice] avant de prendre un dé, regarde ce que chacun peut rapporter.
} C’était la principale différence dans { $times } choix, qui ont coûté en tout { $unit ->
    [points] { $cost ->
        [one] environ { $cost } point.
       *[other] environ { $cost } points.
    }
   *[win] { $cost ->
        [one] environ { $cost } partie sur 100.
       *[other] environ { $cost } parties sur 100.
    }
}
