### Pourquoi une option vaut mieux que celle qui a été jouée : ce qui les sépare le plus. $better est son propre chiffre, $other celui de l’option jouée.

## Spots : chances sur 100, moyennes à la fin du tour.

coach-why-win = Gagne sur-le-champ : { $better } fois sur 100 au lieu de { $other }.
coach-why-complete-all = Complète tous les toutous : { $better } fois sur 100 au lieu de { $other }.
coach-why-complete-dog = Complète un toutou : { $better } fois sur 100 au lieu de { $other }.
coach-why-score = Toutous validés à la fin du tour, en moyenne : { $better } au lieu de { $other }.
coach-why-bust = Toutous foufous moins souvent : { $better } fois sur 100 au lieu de { $other }.
coach-why-fill = Dés qui restent sur tes toutous, en moyenne : { $better } au lieu de { $other }.
coach-why-fit = Valeurs qui iront ensuite sur un de tes toutous, en moyenne : { $better } sur 6 au lieu de { $other }.
coach-why-lack-one = Toutous à qui il ne manque qu’un dé, en moyenne : { $better } au lieu de { $other }.
coach-why-bury = Points qui restent dans la niche, en moyenne : { $better } au lieu de { $other }.
coach-why-treats = Nonos qui restent, en moyenne : { $better } au lieu de { $other }.
coach-why-box = Dés laissés dans la réserve pour la suite, en moyenne : { $better } au lieu de { $other }.
coach-why-everyone-busts = La réserve se vide, toutous foufous pour tout le monde : { $better } fois sur 100 au lieu de { $other }.
coach-why-d0g-tricks = Tours face visible, où T0ut0u ne valide pas, en moyenne : { $better } au lieu de { $other }.

## Spotted! : la feuille, une fois tous les dés en main notés.

coach-why-families = Points des familles de coccinelles : { $better } au lieu de { $other }.
coach-why-circled = Coccinelles bonus entourées : { $better } au lieu de { $other }.
coach-why-points = Points de la piste et des loupes en plus : { $better } au lieu de { $other }.
coach-why-rerolls = Relances qui restent : { $better } au lieu de { $other }.
coach-why-bonuses = Bonus atteints sur la piste des trèfles : { $better } au lieu de { $other }.
coach-why-magnifiers = Familles avec une loupe : { $better } au lieu de { $other }.
coach-why-factors = Familles avec un facteur : { $better } au lieu de { $other }.
coach-why-beetles = Coccinelles avec des points : { $better } au lieu de { $other }.
coach-why-meadow = Cases cochées dans la prairie : { $better } au lieu de { $other }.
coach-why-reach = Pas jusqu’à la loupe la plus proche : { $better } au lieu de { $other }.
coach-why-dice = De meilleurs dés à choisir, qui valent environ { $more ->
    [one] { $more } point de plus.
   *[other] { $more } points de plus.
}

## Les deux jeux : rien dans ce tour ne plaide pour la meilleure option.

coach-why-later = Rapporte plus tard, pas tout de suite.

## En une phrase : ce qui aurait le plus aidé dans une partie.

coach-advice = Conseil pour { $player } : { $reason ->
    [win] cherche un moyen de gagner sur-le-champ.
    [complete-all] regarde quel choix complète le plus souvent tous tes toutous.
    [complete-dog] regarde quel choix complète le plus souvent un toutou.
    [score] cherche ce qui valide un toutou pendant ce tour.
    [bust] compare combien de fois chaque choix donne « toutous foufous ».
    [fill] regarde quel choix laisse plus de dés sur tes toutous.
    [fit] garde plus de valeurs qui vont sur tes toutous.
    [lack-one] amène tes toutous à n’avoir plus qu’un dé qui manque.
    [bury] garde moins de points dans la niche.
    [treats] dépense moins de nonos.
    [box] laisse moins de dés dans la réserve pour la suite.
    [everyone-busts] surveille le moment où la réserve se vide.
    [d0g-tricks] laisse plus de tours face visible, où T0ut0u ne valide pas.
    [families] compte ce que chaque choix rapporte dans tes familles.
    [circled] cherche des coccinelles bonus à entourer.
    [points] cherche des points sur la piste et avec les loupes en plus.
    [rerolls] garde tes relances.
    [bonuses] vise le prochain bonus de la piste des trèfles.
    [magnifiers] gagne des loupes pour plus de familles.
    [factors] gagne des facteurs pour plus de familles.
    [beetles] mets des points sur plus de coccinelles.
    [meadow] va plus loin dans la prairie.
    [reach] reste près d’une loupe dans la prairie.
   *[dice] avant de prendre un dé, regarde ce que chacun peut rapporter.
} Ne pas le faire a coûté { $unit ->
    [points] { $cost ->
        [one] environ { $cost } point.
       *[other] environ { $cost } points.
    }
   *[win] { $cost ->
        [one] environ { $cost } partie sur 100.
       *[other] environ { $cost } parties sur 100.
    }
}
