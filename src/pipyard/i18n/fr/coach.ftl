### `pipyard odds` et `pipyard coach` : ce que valent les options, et ce qui a décidé d’une partie.

odds-unreadable = { $file } ne se lit pas comme une position : { $reason }
odds-none = { $who ->
    [chance] Il n’y a rien à décider ici : c’est au hasard de jouer.
   *[nobody] Il n’y a rien à décider ici : la partie est finie.
}
odds-title = Options de { $player }
odds-option = option
odds-bust = foufous
odds-dog = un toutou
odds-all = tous les toutous
odds-dogs = toutous
odds-worth = { $unit ->
    [points] points
   *[win] victoires sur 100
}
odds-note = { $game ->
    [spotted] * vaut le plus. ± dit de combien une estimation peut se tromper.
   *[other] * vaut le plus. Les chances valent pour la suite de ce tour, bien joué et sans foufous voulus. ± dit de combien une estimation peut se tromper ; sans ±, le chiffre est exact.
}
coach-other-content = Le coach a appris sans { $unknown } : ce qu’il dit ici est moins sûr que pour le jeu publié.
coach-unreadable = { $file } ne peut pas être relue : { $reason }
coach-progress = Relecture de la partie
coach-seat = place { $seat }
coach-title = Comment la partie a été jouée
coach-line = { $line ->
    [decisions] décisions
    [accuracy] précision
    [performance] niveau de jeu
    [lost] { $unit ->
        [points] points perdus par décision importante
       *[win] perdu par décision importante, parties sur 100
    }
    [luck] { $unit ->
        [points] chance aux dés, points
       *[win] chance aux dés, parties sur 100
    }
    [even] { $unit ->
        [points] points à chance égale
       *[win] victoires sur 100 à chance égale
    }
   *[result] { $unit ->
        [points] points
       *[win] victoires sur 100
    }
}
coach-books = { $unit ->
    [points] D’où viennent les points
   *[win] Ce qui a compté, en parties sur 100
}
coach-book = { $line ->
    [start] au début
    [choices] ses propres choix
    [others_choices] les choix de l’adversaire
    [luck] ses propres dés
    [others_luck] les dés de l’adversaire
    [others] ce que les autres ont fait
    [all_choices] choix
    [all_dice] dés
    [unexplained] arrondis et changements d’avis du coach
   *[now] à la fin
}
coach-gap = écart
coach-verdict-luck = { $better } a fait les meilleurs choix. Les dés en ont décidé autrement : { $winner } gagne.
coach-verdict-skill = { $better } a fait les meilleurs choix, et gagne.
coach-costly = Les choix qui ont le plus coûté :
coach-label = { $label ->
    [slip] une étourderie
    [mistake] une erreur
   *[blunder] une grosse erreur
}
coach-decision = Événement { $event }, { $player } : { $label } ({ $unit ->
    [points] coûte environ { $cost } points
   *[win] coûte environ { $cost } parties sur 100
}). Joué : { $played }. Mieux : { $best }.

## La relecture dans le navigateur.

coach-said = { $player } : { $label }, coûte { $unit ->
    [points] { $cost ->
        [one] environ { $cost } point
       *[other] environ { $cost } points
    }
   *[win] { $cost ->
        [one] environ { $cost } partie sur 100
       *[other] environ { $cost } parties sur 100
    }
}
coach-dice-said = { $player } : { $kind ->
    [lucky] dés heureux, rapportent
   *[unlucky] dés malheureux, coûtent
} { $unit ->
    [points] { $amount ->
        [one] environ { $amount } point
       *[other] environ { $amount } points
    }
   *[win] { $amount ->
        [one] environ { $amount } partie sur 100
       *[other] environ { $amount } parties sur 100
    }
}
coach-figure = { $unit ->
    [points] { $amount ->
        [one] ≈ { $amount } point
       *[other] ≈ { $amount } points
    }
   *[win] ≈ { $amount } %
}
coach-played = Joué
coach-better = Mieux
coach-costliest = Pire erreur
coach-next = Erreur suivante
coach-before = Erreur précédente
coach-summary = Bilan
coach-end = Quitter la relecture
coach-nothing = Aucune erreur trouvée. Bien joué !
coach-failed = La relecture n’a pas abouti sur cet appareil.
coach-turned = C’est ici que la partie a le plus basculé.
coach-chances = { $unit ->
    [points] Points attendus
   *[win] Chance de gagner
}
coach-about = { $unit ->
    [points] Des estimations, comme si tout le monde continuait à jouer comme le coach. Ce que le coach arrondit, et ce sur quoi il change d’avis, a sa propre ligne.
   *[win] Des estimations en parties sur 100, comme si tout le monde continuait à jouer comme le coach. Ce que le coach arrondit, et ce sur quoi il change d’avis, a sa propre ligne.
}
