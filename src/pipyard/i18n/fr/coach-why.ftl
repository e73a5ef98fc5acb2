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
coach-why-dice = Points à attendre des dés de ce lancer : environ { $better } au lieu de { $other }.
