### Les pages de règles. Chargées avec elles seulement. Les points d’une section sont numérotés à partir de 1.

rules-title = Comment jouer à { $game }
rules-contents = Sur cette page
rules-search = Chercher dans les règles
rules-search-hint = { $game ->
    [spotted] trèfle, loupe, relance…
   *[other] foufous, nonos, Rattraper…
}
rules-search-clear = Effacer la recherche
rules-found = { $count ->
    [0] Rien trouvé pour « { $query } ». Essaie un mot plus court.
    [one] { $count } endroit pour « { $query } ».
   *[other] { $count } endroits pour « { $query } ».
}
rules-doubt = En cas de doute
rules-rule = Règle { $rule }
rules-print = Imprimer
rules-learn = Apprendre en jouant (3 minutes)
rules-other = Les règles de { $game }
rules-failed = Impossible de charger les cartes et les tuiles.

## Spots

rules-spots-goal = L’idée
rules-spots-goal-1 = Les toutous ont des spots, les dés ont des taches. Lance des dés et pose-les sur les spots de même valeur de tes toutous ; ce qui ne va nulle part est enterré sous ta niche.
rules-spots-goal-2 = Plus de 7 taches enterrées, et tes toutous deviennent foufous. La première personne qui a 6 toutous validés gagne. De 1 à 4 joueurs.

rules-spots-setup = Mise en place
rules-spots-setup-1 = Six tuiles Tour sont disponibles, face colorée visible : les deux rouges, Aboyer et Se rouler, et une de chaque autre couleur, jaune, violet, bleu et vert.
rules-spots-setup-2 = Chacun reçoit 2 toutous, 1 nonos et 1 dé, le lance et l’enterre ; la plus grande valeur commence, et on joue dans le sens horaire.
rules-spots-setup-3 = Il y a 40 dés et 20 nonos pour tout le monde. Le toutou du dessus de la pioche est toujours visible par tous.

rules-spots-turn = Quand c’est à toi
rules-spots-turn-1 = Tu fais un tour, ou tu valides des toutous.
rules-spots-turn-2 = Pour un tour, choisis n’importe quelle tuile disponible, prends les nonos posés dessus, retourne-la et suis ses étapes de la première à la dernière. Une étape est obligatoire, sauf si elle dit « tu peux » ; si elle est impossible, on la saute.
rules-spots-turn-3 = Si une seule tuile est disponible quand tu commences à jouer, un nonos est posé dessus et toutes les tuiles redeviennent disponibles.
rules-spots-turn-4 = S’il ne reste aucun dé dans la réserve quand tu commences à jouer, les toutous de tout le monde deviennent foufous. Ensuite, tu joues comme d’habitude.

rules-spots-dice = Lancer, placer, enterrer
rules-spots-dice-1 = Chaque dé d’un lancer va sur un spot vide de sa valeur, sur un de tes toutous pas encore validés, ou sous ta niche. Tu choisis librement, dé par dé, même pour rendre tes toutous foufous exprès.
rules-spots-dice-2 = On place ou enterre tous les dés d’un lancer avant de passer à la suite.
rules-spots-dice-3 = Les dés viennent de la réserve. S’il n’y en a pas assez, lance ceux qui restent. Défausser un dé, c’est le rendre à la réserve.

rules-spots-treats = Les nonos
rules-spots-treats-1 = Juste après un lancer, avant de placer ou d’enterrer un seul dé, tu peux dépenser un nonos et relancer tous ces dés, autant de fois que tu as de nonos.
rules-spots-treats-2 = S’il n’y a pas assez de nonos dans la réserve, prends ceux qui restent.

rules-spots-bust = Toutous foufous
rules-spots-bust-1 = Une fois tous les dés d’un lancer placés ou enterrés, compte les taches sous ta niche. Avec 7 tout juste, rien à craindre ; à partir de 8, tes toutous deviennent foufous.
rules-spots-bust-2 = Tu t’arrêtes alors de jouer tout de suite. Tous les dés sur tes toutous pas encore validés et sous ta niche retournent dans la réserve, même ceux des toutous complets. Tu gardes tes nonos, tes cartes et tes toutous validés.

rules-spots-scoring = Valider des toutous
rules-spots-scoring-1 = Validation pépère : quand c’est à toi, tu valides au lieu de faire un tour. Tous tes toutous complets sont retournés, leurs dés vont dans la réserve, et tu pioches un nouveau toutou pour chacun. Ce qui est enterré le reste.
rules-spots-scoring-2 = Validation express : si au milieu d’un tour tous tes toutous pas encore validés sont complets, après un lancer qui ne les a pas rendus foufous, ils sont validés aussitôt. Tu pioches de nouveaux toutous, et le tour continue avec eux.
rules-spots-scoring-3 = On ne peut jamais avoir plus de 6 cartes Toutou, validées comprises. Un toutou validé n’est jamais perdu.

rules-spots-win = Gagner
rules-spots-win-1 = La première personne qui a 6 toutous validés gagne aussitôt, même au milieu d’un tour.

rules-spots-tricks = Les 22 tours
rules-spots-tricks-1 = Si une tuile et les règles ne disent pas la même chose, la tuile a raison. Les papattes comptent sur tes toutous pas encore validés : un toutou à trois spots en a une, Doog en a deux.

rules-spots-sets = Les sets de tuiles
rules-spots-sets-1 = On joue avec les deux tuiles rouges et une de chaque autre couleur : un set de cette liste, des tuiles choisies à la main ou tirées au hasard.

rules-spots-dogs = Les 32 toutous
rules-spots-dogs-1 = Aucun toutou n’a deux fois la même valeur.

rules-spots-leash = Chiens sauvages
rules-spots-leash-1 = Les 22 tuiles sont en jeu. Les tuiles d’une couleur forment une pile, et seule celle du dessus peut servir ; ensuite, la pile attend.
rules-spots-leash-2 = Quand les tuiles redeviennent disponibles, chaque tuile utilisée passe sous sa pile et la suivante apparaît. Une tuile qui n’a pas servi reste en haut, avec ses nonos.

rules-spots-solo = En solo contre T0ut0u
rules-spots-solo-1 = Tu commences. Quand c’est à T0ut0u, il lance un dé qui désigne une des six places : si la tuile est disponible, elle est retournée, et T0ut0u prend ses nonos ; si elle est déjà retournée, T0ut0u valide le toutou du dessus de la pioche.
rules-spots-solo-2 = Avec 2 nonos, T0ut0u s’offre un toutou de plus. Plus il a de nonos au départ, de 0 à 5, plus il est coriace. Le premier qui a 6 toutous gagne.

doubt-spots-paws = Les papattes des toutous validés comptent-elles ? Non, seulement celles de tes toutous pas encore validés.
doubt-spots-places = Quelle place a quel numéro pour T0ut0u ? 1 Aboyer, 2 jaune, 3 violet, 4 Se rouler, 5 bleu, 6 vert.
doubt-spots-tie = Égalité pour savoir qui commence ? Seules les personnes à égalité relancent leur dé enterré ; la plus grande valeur parmi elles commence, même si quelqu’un d’autre a maintenant un dé plus grand. Aucun nonos ne peut être dépensé pour cela.
doubt-spots-nothing = Peut-on lancer 0 dé ? Non. Un lancer sans dé n’en est pas un : rien n’est compté, et rien ne peut être répété.
doubt-spots-dig-count = Les papattes sont comptées une seule fois, au début de l’étape.
doubt-spots-dig-each = Chaque changement se fait à part et au choix ; sur un dé ou plusieurs, chez une personne ou chez plusieurs.
doubt-spots-dig-six = Un 6 ne peut pas être augmenté.
doubt-spots-dig-bust = Une niche changée est recomptée tout de suite. Si les toutous de quelqu’un d’autre deviennent foufous, tu continues ; si ce sont les tiens, tu t’arrêtes.
doubt-spots-dig-solo = En solo, seule ta propre niche peut être changée.
doubt-spots-retrieve-must = Tu dois utiliser ce dé, même si tes toutous en deviennent foufous.
doubt-spots-retrieve-treat = Le dé n’a pas été lancé : on ne peut pas le relancer avec un nonos.
doubt-spots-retrieve-none = Sans dé dans la réserve, on saute l’étape.
doubt-spots-chase-count = La troisième fois, il faut 3 dés, même si tu as dû te contenter de moins la fois d’avant.
doubt-spots-chase-treat = Relancer avec un nonos ne compte pas pour une fois de plus.
doubt-spots-bolt-few = Avec moins de 3 dés dans la réserve, ils sont tous mis de côté.
doubt-spots-bolt-stop = Tu peux t’arrêter avant même le premier dé, si tu as assez de papattes.
doubt-spots-dogpile-must = Si tu as des dés à toi, tu dois en reprendre un.
doubt-spots-dogpile-empty = On ne peut pas répéter tant que la réserve est vide.

## Spotted!

rules-spotted-goal = L’idée
rules-spotted-goal-1 = Chacun a une feuille avec six familles de coccinelles et une prairie. On lance six dés de couleur, on se les partage, et on écrit : des taches sur les coccinelles, ou des pas dans la prairie.
rules-spotted-goal-2 = Les loupes de la prairie décident quelles coccinelles comptent. La meilleure feuille gagne. De 1 à 6 joueurs.

rules-spotted-sheet = La feuille
rules-spotted-sheet-1 = Chaque famille est une rangée de cinq coccinelles, avec de la place pour une loupe et un multiplicateur. Une coccinelle de la rangée est sa coccinelle bonus et montre le nombre de taches qu’elle souhaite.
rules-spotted-sheet-2 = Les dés montrent de 1 à 5, et un trèfle, qui est plus grand que 5.
rules-spotted-sheet-3 = Nous n’avons pas l’image de la feuille imprimée : celle-ci est dessinée par nous. Les règles valent pour n’importe quelle feuille.

rules-spotted-round = Une manche
rules-spotted-round-1 = Il y a 5 manches. Chacune commence par un bonus pour tout le monde : un dé du numéro de la manche, en taches sur une seule famille, au choix.
rules-spotted-round-2 = Ensuite, chacun est une fois le joueur actif, dans le sens horaire.
rules-spotted-round-3 = À 5 ou 6 joueurs, il y a 4 manches. La première apporte à la fois un 1 et un 2, les autres 3, 4 et 5.

rules-spotted-draft = Lancer et choisir
rules-spotted-draft-1 = Le joueur actif lance les six dés et prend le plus petit, puis encore le plus petit de ceux qui restent ; entre dés égaux, il choisit. Ensuite les autres choisissent librement, dans le sens horaire.
rules-spotted-draft-2 = L’ordre, A étant le joueur actif. À deux : A A B B A. À trois : A A B C A. À quatre : A A B C D. À cinq : A A B C D E. À six : A B C D E F, où seul le dé de A doit être le plus petit.
rules-spotted-draft-3 = Avant de prendre le premier dé, le joueur actif peut cocher une relance entourée et relancer les dés qu’il veut, autant de fois qu’il a de relances.
rules-spotted-draft-4 = Quand tous les dés sont pris, tout le monde utilise les siens en même temps, un dé après l’autre, chacun avec tous les bonus qu’il déclenche.

rules-spotted-spots = Un dé sur les coccinelles
rules-spotted-spots-1 = Un dé va sur la famille de sa couleur, entier ou découpé en groupes qui ressemblent eux-mêmes à des dés : un 5 devient 5, 4+1, 3+2 ou 2+2+1. Chaque groupe va sur une autre coccinelle.
rules-spotted-spots-2 = Ce qui va sur des taches : un 1 sur 2 ou 4, un 2 sur 1, 2 ou 3, un 3 sur 2, un 4 sur 1. Sur une coccinelle vide, tout va. Aucune coccinelle n’a plus de cinq taches.
rules-spotted-spots-3 = On commence les coccinelles de gauche à droite, sans en sauter. Les précédentes peuvent toujours recevoir des taches.
rules-spotted-spots-4 = Une coccinelle bonus est entourée, pour toujours, quand elle a exactement le nombre de taches souhaité après un dé. Sauter par-dessus ce nombre ne sert à rien.
rules-spotted-spots-5 = Les premières taches sur la cinquième coccinelle d’une famille rapportent un trèfle.
rules-spotted-spots-6 = Toute la valeur d’un dé doit être utilisée, si c’est possible d’une des deux façons. Sinon, utilises-en le plus possible ; le reste est perdu.

rules-spotted-meadow = Un dé dans la prairie
rules-spotted-meadow-1 = Un dé de 1 à 5 peut devenir autant de pas. Le tout premier coche le départ ; chaque pas suivant coche une case voisine d’une case déjà cochée. Les pas peuvent partir dans plusieurs directions.
rules-spotted-meadow-2 = Cocher une loupe ou un trèfle coûte un pas, comme toute autre case.
rules-spotted-meadow-3 = Une loupe cochée va à une famille qui n’en a pas, tout de suite et pour toujours. Quand les six en ont une, c’est une loupe en plus, qui vaut 2 points.

rules-spotted-clover = Les trèfles
rules-spotted-clover-1 = Chaque trèfle, qu’il vienne d’un dé, de la prairie ou d’une cinquième coccinelle, débloque le bonus suivant de la piste.
rules-spotted-clover-2 = Un dé qui montre un trèfle en donne un, et rien d’autre. Au bout de la piste, il est perdu.

rules-spotted-magnifiers = Les loupes
rules-spotted-magnifiers-1 = Une famille rapporte un point pour chaque coccinelle que sa loupe compte, le double avec ×2, le triple avec ×3. Sans loupe, elle ne rapporte rien.

rules-spotted-end = Compter les points
rules-spotted-end-1 = Additionne : les familles ; 2 pour chaque coccinelle bonus entourée ; 2 pour chaque loupe en plus ; les points de la piste ; 1 pour chaque relance entourée que tu n’as pas utilisée.
rules-spotted-end-2 = Le plus grand total gagne. En cas d’égalité, c’est le plus grand nombre de coccinelles à cinq taches qui décide.

rules-spotted-solo = En solo
rules-spotted-solo-1 = À chacune des 5 manches : le bonus de manche ; puis un lancer où tu prends les deux dés les plus petits et un troisième au choix ; puis un lancer, sans relance, où tu prends deux dés au choix.
rules-spotted-solo-2 = Jusqu’à 40 points, c’est une promenade ; de 41 à 60, c’est bien ; de 61 à 75, très bien ; de 76 à 90, magnifique ; et au-delà, te voilà une légende.

rules-spotted-tips = Conseils
rules-spotted-tips-1 = Les loupes près du départ sont exigeantes : vite atteintes, mais difficiles à satisfaire avec cinq coccinelles. Les plus généreuses demandent une plus longue promenade.
rules-spotted-tips-2 = Vise tôt les coccinelles bonus, tant que leurs rangées sont courtes ; une fois qu’une coccinelle a trop de taches, c’est trop tard.
rules-spotted-tips-3 = Donne une loupe à la famille dont les coccinelles lui conviennent déjà le mieux, et ×2 ou ×3 à celle où le plus de coccinelles comptent.
rules-spotted-tips-4 = Un petit dé est rarement perdu : il va là où les autres ne vont pas, ou fait le seul pas qui manque jusqu’au prochain trèfle.

doubt-spotted-target = Une coccinelle bonus commence-t-elle avec ses taches ? Non, elle commence vide comme les autres ; le nombre dit ce qu’elle souhaite.
doubt-spotted-symbols = Au départ, aucune relance n’est entourée, et le nombre de loupes en plus n’est pas limité.
doubt-spotted-first = La personne qui commence est tirée au sort, ou choisie par celle qui a créé la table.
doubt-spotted-two = À 5 ou 6 joueurs, le 1 et le 2 sont deux dés, dans l’ordre qu’on veut, pour une famille ou pour deux.
doubt-spotted-gift = Le bonus de manche ne sert jamais à faire des pas. Si une famille peut le recevoir en entier, il doit être placé en entier.
doubt-spotted-pass = Personne ne peut refuser de prendre un dé. Un dé que personne ne prend ne sert pas.
doubt-spotted-mirror = Les taches doivent-elles être tournées dans le même sens ? Non. Chaque partie du motif peut être vue en miroir ; seul le nombre compte.
doubt-spotted-give = Une loupe doit être donnée tout de suite, et c’est toi qui choisis la famille.
doubt-spotted-all-circled = Quand toutes les relances sont entourées, une de plus ne fait rien. Une relance utilisée reste entourée.
doubt-spotted-far = Une loupe prise par un bonus n’ouvre rien autour d’elle tant que ton chemin ne l’atteint pas. S’il n’en reste aucune, le bonus est perdu.
doubt-spotted-factor = Une famille peut recevoir ×2 ou ×3 avant d’avoir une loupe. Un multiplicateur ne change jamais de famille.
doubt-spotted-current = Le bonus de la manche en cours est celui de la dernière manche commencée.
doubt-spotted-order = Quand utilise-t-on les bonus ? Une fois terminé le dé ou le bonus qui les a rapportés, dans l’ordre où ils sont venus, et tous avant ton dé suivant.
doubt-spotted-empty = Une coccinelle sans tache ne compte pour aucune loupe.
doubt-spotted-lists = « Peu », c’est 1 et 2 ; « beaucoup », 4 et 5 ; « diagonale », 2 et 3 ; « symétrique », 1, 4 et 5.
doubt-spotted-unused = Seules les relances qui ont été entourées valent un point.
doubt-spotted-shared = S’il y a encore égalité de coccinelles à cinq taches, la victoire est partagée.
