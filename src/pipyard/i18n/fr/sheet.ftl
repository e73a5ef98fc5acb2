### Les feuilles de Spotted! : dessinées dans le terminal et sur la page à imprimer.
### Les mots entre accents graves se tapent tels quels et restent en anglais dans toutes les langues.

## Ce qu’il y a sur une feuille

sheet-families = Familles de coccinelles
sheet-meadow = Prairie
sheet-track = Piste des trèfles
sheet-rounds = Manches
sheet-rerolls = Relances
sheet-extra = Loupes en plus
sheet-magnifiers = Loupes

sheet-colour-white = blanc
sheet-colour-yellow = jaune
sheet-colour-orange = orange
sheet-colour-green = vert
sheet-colour-blue = bleu
sheet-colour-pink = rose

sheet-magnifier-one = exactement 1
sheet-magnifier-two = exactement 2
sheet-magnifier-three = exactement 3
sheet-magnifier-four = exactement 4
sheet-magnifier-five = exactement 5
sheet-magnifier-even = pair
sheet-magnifier-odd = impair
sheet-magnifier-different = différent
sheet-magnifier-low = peu
sheet-magnifier-high = beaucoup
sheet-magnifier-diagonal = diagonale
sheet-magnifier-symmetrical = symétrique

## La page

sheet-page-game = Spotted!
sheet-page-title = Spotted! { $name }
sheet-page-about = Une feuille à imprimer pour chaque personne
sheet-page-name = Nom
sheet-page-date = Date
sheet-page-rounds = Chacune offre un dé de sa valeur.
sheet-page-rounds-many = À 5 ou 6 joueurs, 1 et 2 ensemble.
sheet-page-target = À ce nombre exact de taches, entoure la coccinelle pour 2 points.
sheet-page-fifth = Les premières taches d’une cinquième coccinelle rapportent un trèfle.
sheet-page-rerolls = Entoure au gain, coche à l’usage.
sheet-page-extra = 2 points chacune
sheet-page-track = Chaque trèfle débloque le bonus suivant (pas, ×2 ou ×3, relance, encore le dé de la manche, loupe au choix, points).
sheet-page-meadow = Commence à la flèche. Chaque tache du dé est un pas vers une case voisine d’une case déjà cochée.
sheet-page-ours = Cette feuille est dessinée par nous, car le texte de la règle ne montre pas celle qui était imprimée.
sheet-page-made = version { $version } · { $hash }

sheet-score-extra = en plus × 2
sheet-score-bonus = entourées × 2
sheet-score-track = piste
sheet-score-rerolls = relances
sheet-score-total = total

## Dans le terminal

sheet-title = { $name }, version { $version } ({ $hash })
sheet-nameless = Donne le nom de la feuille à écrire, par exemple clover-meadow.
sheet-same-file = { $file } est la feuille elle-même ; donne un autre fichier pour la page.
sheet-unwritable = Impossible d’écrire { $file } : { $reason }. Donne un autre fichier.
sheet-hint = Pour l’imprimer : pipyard sheet { $name } --svg FILE
sheet-written = { $name } est dans { $file }. Ouvre-le dans un navigateur et imprime-le en A4, une page par personne.
sheet-list-name = Nom
sheet-list-title = Titre
sheet-list-fields = Cases
sheet-list-magnifiers = Loupes
sheet-list-track = Piste
sheet-list-rerolls = Relances
sheet-list-hint = Pour en dessiner une : pipyard sheet { $name }. Pour l’imprimer : ajoute --svg FILE. Pour une feuille à toi : donne son fichier .toml.
sheet-family-slots = [loupe] × [multi] = [    ]
sheet-family-legend = (3) est une coccinelle bonus : entoure-la à exactement 3 taches, 2 points. c : ses premières taches rapportent un trèfle.
sheet-sign-start = départ, case simple
sheet-sign-step = case simple
sheet-sign-cloverleaf = trèfle
sheet-sign-magnifier = { $magnifier } : { $counts }
sheet-also-joined = Aussi voisines : { $pairs }
sheet-bonus-steps2 = 2 pas
sheet-bonus-steps3 = 3 pas
sheet-bonus-reroll = relance
sheet-bonus-magnifier = une loupe au choix
sheet-bonus-round = bonus de manche
sheet-bonus-double = ×2
sheet-bonus-triple = ×3
sheet-bonus-points5 = +5
sheet-bonus-points7 = +7
sheet-rerolls-about = Entourées quand tu les gagnes, cochées quand tu les utilises ; entourer la dernière rapporte un trèfle.
sheet-rounds-about = Chacune donne à une famille un dé de sa valeur. À 5 ou 6 joueurs, 1 et 2 forment une seule manche.
sheet-extra-about = 2 points chacune, sans limite.
