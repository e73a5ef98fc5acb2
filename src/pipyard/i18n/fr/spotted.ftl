### Spotted! : les noms, ce qui s’est passé, ce qui est demandé, comment une feuille rapporte des points.
### Chaque message est complet avec spotted.ftl seul. Les arguments sont du texte ou des nombres :
### $you vaut « yes » quand il s’agit de la personne qui lit, sinon « no » ; $name est le nom de cette personne ;
### $colour, $kind et $bonus sont les mots de family-…, de magnifier-… ou field-…, et de bonus-… ;
### partout où il y a $colour, il y a aussi $family : white, yellow, orange, green, blue ou pink dans toutes les langues,
### pour accorder la couleur : family-… est au masculin, comme un dé ; une famille ou une coccinelle est au féminin ;
### partout où il y a $kind, il y a aussi $what : step, cloverleaf ou magnifier ; le $face d’un dé est un nombre, 6 pour un trèfle.
### Un bonus qui commence par un plus, comme +5, a le message bonus-plus-5.

spotted = Spotted!
spotted-about = Choisis des dés, mets des taches sur tes coccinelles, cherche des loupes dans la prairie et laisse les trèfles déclencher des bonus en chaîne. La meilleure feuille gagne.

spotted-who = { $you ->
    [yes] Tu as
   *[no] { $name } a
}

## Les familles et les dés

family-white = blanc
family-yellow = jaune
family-orange = orange
family-green = vert
family-blue = bleu
family-pink = rose

spotted-die = { $face ->
    [6] trèfle { $colour }
   *[other] { $face } { $colour }
}
spotted-die-label = { $face ->
    [6] dé { $colour } qui montre un trèfle
   *[other] dé { $colour } qui montre { $face }
}
spotted-group = { $spots } sur la coccinelle { $place }

## Les loupes ; $spots sont les nombres qu’elles cherchent, par exemple « 1 et 2 »

magnifier-one = exactement 1
magnifier-one-about = Chaque coccinelle qui a exactement une tache compte.
magnifier-two = exactement 2
magnifier-two-about = Chaque coccinelle qui a exactement deux taches compte.
magnifier-three = exactement 3
magnifier-three-about = Chaque coccinelle qui a exactement trois taches compte.
magnifier-four = exactement 4
magnifier-four-about = Chaque coccinelle qui a exactement quatre taches compte.
magnifier-five = exactement 5
magnifier-five-about = Chaque coccinelle qui a ses cinq taches compte.
magnifier-even = pair
magnifier-even-about = Chaque coccinelle qui a deux ou quatre taches compte.
magnifier-odd = impair
magnifier-odd-about = Chaque coccinelle qui a une, trois ou cinq taches compte.
magnifier-different = différent
magnifier-different-about = Chaque nombre de taches présent dans la rangée compte une fois : cinq coccinelles toutes différentes valent cinq.
magnifier-low = peu
magnifier-low-about = Chaque coccinelle qui a peu de taches compte : { $spots }.
magnifier-high = beaucoup
magnifier-high-about = Chaque coccinelle qui a beaucoup de taches compte : { $spots }.
magnifier-diagonal = diagonale
magnifier-diagonal-about = Chaque coccinelle dont les taches sont sur une diagonale compte : { $spots }.
magnifier-symmetrical = symétrique
magnifier-symmetrical-about = Chaque coccinelle dont les deux moitiés se répondent comme dans un miroir compte : { $spots }.

field-step = case simple
field-cloverleaf = trèfle

## Les bonus de la piste des trèfles

bonus-steps2 = 2 pas
bonus-steps2-about = Avance de deux cases dans la prairie.
bonus-steps3 = 3 pas
bonus-steps3-about = Avance de trois cases dans la prairie.
bonus-reroll = relance
bonus-reroll-about = Entoure un symbole de relance. Le dernier rapporte un trèfle de plus.
bonus-magnifier = loupe
bonus-magnifier-about = Prends n’importe quelle loupe de la prairie, proche ou lointaine, sans faire un pas.
bonus-round = bonus de manche
bonus-round-about = Place encore une fois le bonus de la manche en cours.
bonus-2x = double
bonus-2x-about = Donne ×2 à une famille qui n’a pas encore de multiplicateur.
bonus-3x = triple
bonus-3x-about = Donne ×3 à une famille qui n’a pas encore de multiplicateur.
bonus-plus-5 = 5 points
bonus-plus-5-about = Cinq points à la fin.
bonus-plus-7 = 7 points
bonus-plus-7-about = Sept points à la fin.

## Ce qui vient de se passer

spotted-fact-round-started = Manche { $round }
spotted-fact-turn-started = { $you ->
    [yes] Ton lancer
   *[no] Lancer de { $name }
}
spotted-fact-dice-rolled = { spotted-who } obtenu { $faces }.
spotted-fact-dice-rerolled = { spotted-who } utilisé une relance : { $colours }.
spotted-fact-roll-kept = { spotted-who } gardé le lancer.
spotted-fact-die-picked = { spotted-who } pris le dé { $colour }.
spotted-fact-spots-placed = { spotted-who } mis des taches à la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} : { $placed }.
spotted-fact-walk-started = { spotted-who } fait { $steps } pas avec le dé { $colour }.
spotted-fact-field-crossed = { spotted-who } { $what ->
    [step] fait un pas dans la prairie
    [cloverleaf] atteint un trèfle dans la prairie
   *[magnifier] atteint la loupe « { $kind } »
}.
spotted-fact-fields-crossed = { spotted-who } coché { $fields }.
spotted-fact-clover-used = { spotted-who } utilisé le trèfle du dé { $colour }.
spotted-fact-die-given-up = { spotted-who } perdu le dé { $colour } : impossible de l’utiliser.
spotted-fact-magnifier-assigned = { spotted-who } donné la loupe « { $kind } » à la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
}.
spotted-fact-magnifier-taken = { spotted-who } pris la loupe « { $kind } » dans la prairie.
spotted-fact-factor-assigned = { spotted-who } donné ×{ $factor } à la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
}.
spotted-fact-beetle-circled = Coccinelle bonus { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} entourée { $you ->
    [yes] chez toi !
   *[no] chez { $name } !
}
spotted-fact-row-completed = La cinquième coccinelle { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} a rapporté un trèfle.
spotted-fact-extra-magnifier = { spotted-who } gagné une loupe en plus.
spotted-fact-bonus-unlocked = Trèfle { $place } : { $bonus }.
spotted-fact-sheet-scored = { spotted-who } marqué { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
spotted-fact-game-won = { $count ->
    [one] { $you ->
        [yes] Tu as gagné la partie !
       *[no] { $names } a gagné la partie.
    }
   *[other] Victoire partagée : { $names }.
}

## Ce qui est demandé : à qui lit, à quelqu’un d’autre, au hasard

spotted-prompt-reroll = Prends un des plus petits dés, ou relance d’abord.
spotted-prompt-pick = { $lowest ->
    [yes] Prends un des plus petits dés.
   *[no] Prends le dé que tu veux.
}
spotted-prompt-use = { $dice ->
    [one] Coccinelles ou prairie ? Dernier dé.
   *[other] Coccinelles ou prairie ? Encore { $dice } dés.
}
spotted-prompt-bonus = Place le bonus ({ $values }) sur une famille.
spotted-prompt-walk = Encore { $steps } pas. Coche une case.
spotted-prompt-magnify = À quelle famille donner la loupe « { $kind } » ?
spotted-prompt-magnifier = Prends n’importe quelle loupe de la prairie.
spotted-prompt-factor = À quelle famille donner ×{ $factor } ?
spotted-prompt-roll = { $you ->
    [yes] Tes dés roulent.
   *[no] { $name } lance les dés.
}
spotted-prompt-over = La partie est finie.

spotted-prompt-reroll-other = { $name } hésite à relancer.
spotted-prompt-pick-other = { $name } prend un dé.
spotted-prompt-use-other = { $name } utilise ses dés.
spotted-prompt-bonus-other = { $name } place le bonus de manche.
spotted-prompt-walk-other = { $name } se promène dans la prairie.
spotted-prompt-magnify-other = { $name } donne une loupe à une famille.
spotted-prompt-magnifier-other = { $name } prend une loupe.
spotted-prompt-factor-other = { $name } donne un multiplicateur à une famille.
spotted-prompt-idle = Tu as fini. On attend { $names }.

spotted-won = { $count ->
    [one] { $you ->
        [yes] Gagné, avec { $score } points !
       *[no] { $names } gagne avec { $score } points.
    }
   *[other] Victoire partagée à { $score } points : { $names }.
}
spotted-won-by-five = Les coccinelles à cinq taches ont fait la différence.

## En solo

spotted-band = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, niveau { $band } sur 5.
spotted-band-1 = Une promenade tranquille : à peine une antenne levée. La prochaine fois, les coccinelles te feront signe.
spotted-band-2 = Déjà l’œil vif. La prairie commence à connaître ton nom.
spotted-band-3 = Bien vu ! Des familles entières font la queue pour se faire compter.
spotted-band-4 = Magnifique : presque aucune coccinelle n’a de secret pour tes loupes.
spotted-band-5 = Une légende du trèfle ! Le soir, on raconte ta feuille aux petites coccinelles pour les endormir.

## Les actions, à l’infinitif

spotted-action-keep-roll = Garder le lancer
spotted-action-reroll-dice = Relancer { $colours }
spotted-action-pick-die = { $face ->
    [6] Prendre le trèfle { $colour }
   *[other] Prendre le { $face } { $colour }
}
spotted-action-place-spots = Mettre des taches à la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} : { $placed }
spotted-action-walk-meadow = Faire { $steps } pas avec le dé { $colour }
spotted-action-cross-field = Cocher { $field } : { $kind }
spotted-action-use-clover = Utiliser le trèfle du dé { $colour }
spotted-action-give-up-die = Abandonner le dé { $colour }
spotted-action-assign-magnifier = Donner la loupe « { $kind } » à la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
}
spotted-action-take-magnifier = Prendre la loupe « { $kind } » en { $field }
spotted-action-assign-factor = Donner ×{ $factor } à la famille { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
}

## La feuille

sheet-about-clover-meadow = Notre propre reconstitution, équilibrée sur de nombreuses parties pour que chacun marque ce que les règles laissent espérer.
sheet-about-two-ponds = Notre propre invention : une petite prairie en boucles autour de deux étangs, une loupe tous les quelques pas, une piste courte.
spotted-round = Manche { $round } sur 5
spotted-round-bonus = bonus de manche { $value }
spotted-table = Sur la table
spotted-hand = Tes dés
spotted-families = Familles
spotted-magnifier-none = pas de loupe
spotted-factor = ×{ $factor }
spotted-meadow = Prairie
spotted-track = Piste
spotted-track-next = { $taken } sur { $length }, ensuite { $bonuses }
spotted-track-done = terminée ({ $length })
spotted-rerolls = { $left ->
    [0] pas de relance
    [one] { $left } relance
   *[other] { $left } relances
}
spotted-extra = { $extra ->
    [one] { $extra } loupe en plus
   *[other] { $extra } loupes en plus
}
spotted-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spotted-beetle-label = coccinelle { $family ->
    [white] blanche
    [green] verte
    [blue] bleue
   *[other] { $colour }
} { $place } : { $spots ->
    [0] pas de tache
    [one] { $spots } tache
   *[other] { $spots } taches
}{ $target ->
    [0] { "" }
   *[other] , bonus à { $target }
}{ $circled ->
    [yes] , entourée
   *[no] { "" }
}

## Le décompte

spotted-score = Points
spotted-score-families = familles
spotted-score-beetles = coccinelles bonus
spotted-score-extra = loupes en plus
spotted-score-track = piste
spotted-score-rerolls = relances restantes
spotted-score-total = Total
spotted-score-five = coccinelles à cinq taches
spotted-score-family = { $beetles }×{ $factor }={ $score }

## L’aide

spotted-help-rules = Chaque manche commence par un bonus : un dé du numéro de la manche, en taches sur la famille de ton choix. Ensuite chacun est une fois le joueur actif : il lance six dés et prend les deux plus petits, les autres prennent les leurs, et tout le monde utilise ses dés en même temps. Un dé devient des taches sur les coccinelles de sa couleur, découpé si tu veux en parts qui ressemblent elles aussi à des dés, en remplissant la rangée par la gauche ; ou alors il devient des pas dans la prairie. Une loupe trouvée là-bas décide quelles coccinelles d’une famille comptent ; un trèfle débloque le bonus suivant de la piste. Une famille rapporte un point par coccinelle qui compte, le double avec ×2, le triple avec ×3 ; une coccinelle bonus entourée rapporte 2, une loupe en plus 2, une relance restante 1.
spotted-help-rules-solo = Chaque manche commence par un bonus : un dé du numéro de la manche, en taches sur la famille de ton choix. Ensuite tu lances six dés, tu prends les deux plus petits et un troisième au choix, et tu les utilises ; puis tu lances de nouveau les six dés, tu en prends deux au choix et tu les utilises aussi. Un dé devient des taches sur les coccinelles de sa couleur, découpé si tu veux en parts qui ressemblent elles aussi à des dés, en remplissant la rangée par la gauche ; ou alors il devient des pas dans la prairie. Une loupe trouvée là-bas décide quelles coccinelles d’une famille comptent ; un trèfle débloque le bonus suivant de la piste. Une famille rapporte un point par coccinelle qui compte, le double avec ×2, le triple avec ×3 ; une coccinelle bonus entourée rapporte 2, une loupe en plus 2, une relance restante 1.
spotted-help-spots = Ce qui va ensemble : un 1 sur 2 ou 4 taches, un 2 sur 1, 2 ou 3, un 3 sur 2, un 4 sur 1, et n’importe quoi sur une coccinelle vide.
spotted-help-tips = Les loupes difficiles sont près du départ ; les faciles demandent une promenade. Vise tôt les coccinelles bonus, tant que les rangées sont courtes. Donne ×2 et ×3 aux familles où le plus de coccinelles comptent.
