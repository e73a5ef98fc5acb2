### Spots : les noms, les étapes des tours, ce qui s’est passé, ce qui est demandé.
### $you vaut « yes » quand il s’agit de la personne qui lit, sinon « no » ; $name est le nom de cette personne.
### « Tour » veut toujours dire une tuile Tour ; pour le tour de jeu, on dit « à toi de jouer ».
### Après un nom inséré, jamais « de » (de Anna) : on dit « chez », « pour » ou deux-points.

spots = Spots
spots-about = Lance les dés, remplis tes toutous, enterre ce qui ne va nulle part. Plus de sept taches sous la niche, et tes toutous deviennent foufous. Six toutous validés, et c’est gagné.

## Les tours

trick-howl = Aboyer
trick-roll-over = Se rouler
trick-walk = Marcher
trick-dig = Creuser
trick-trot = Trotter
trick-retrieve = Rapporter
trick-track = Pister
trick-run = Courir
trick-chase = Pourchasser
trick-bolt = Bondir
trick-sprint = Sprinter
trick-dogpile = S’entasser
trick-fetch = Rattraper
trick-guard = Garder
trick-hunt = Chasser
trick-search = Chercher
trick-scavenge = Chiper
trick-beg = Faire le beau
trick-chew = Mâcher
trick-gobble = Dévorer
trick-stay = Pas bouger
trick-play-dead = Faire le mort

colour-red = rouge
colour-yellow = jaune
colour-purple = violet
colour-blue = bleu
colour-green = vert

## Les sets de tours

set-adoption-event = Journée d’adoption
set-dog-park = Caniparc
set-agility-course = Parcours d’agilité
set-hunting-grounds = Partie de chasse
set-kennel-club = Club canin
set-puppy-pen = Parc à chiots

## Les étapes des tours
## $may et $repeat valent « yes » ou « no » ; $grow dit combien de dés s’ajoutent à chaque répétition.

step-draw = { $dogs ->
    [one] Pioche le prochain toutou.
   *[other] Pioche { $dogs } toutous.
}
step-draw-per = Pioche { $base ->
    [0] { $dogs ->
        [one] { $dogs } toutou
       *[other] { $dogs } toutous
    }
    [one] { $base } toutou, plus { $dogs }
   *[other] { $base } toutous, plus { $dogs }
} { for-each }.
step-roll = { $may ->
    [yes] Tu peux ensuite lancer
   *[no] Lance
} { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ step-again }
step-again = { $repeat ->
    [yes] { $grow ->
        [0], autant de fois que tu veux.
        [one], puis recommence autant de fois que tu veux, avec { $grow } dé de plus à chaque fois.
       *[other], puis recommence autant de fois que tu veux, avec { $grow } dés de plus à chaque fois.
    }
   *[no].
}
step-roll-yard = { $may ->
    [yes] Tu peux lancer tous tes dés enterrés
   *[no] Lance tous tes dés enterrés
}{ step-again }
step-roll-aside = Lance un par un les dés mis de côté. Tu peux t’arrêter dès que tu as au moins autant de papattes qu’il reste de dés ; défausse alors ces dés.
step-roll-per = { $may ->
    [yes] Tu peux lancer
   *[no] Lance
} { $dice ->
    [0] { $per ->
        [one] { $per } dé
       *[other] { $per } dés
    }
    [one] { $dice } dé, plus { $per }
   *[other] { $dice } dés, plus { $per }
} { for-each }{ step-again }
step-roll-own = Prends { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, plus 1 des tiens sous ta niche ou sur tes toutous, et lance le tout{ step-again }
step-roll-own-per = Prends { $dice ->
    [0] { $per ->
        [one] { $per } dé
       *[other] { $per } dés
    }
    [one] { $dice } dé, plus { $per }
   *[other] { $dice } dés, plus { $per }
} { for-each }, puis 1 des tiens sous ta niche ou sur tes toutous, et lance le tout{ step-again }
step-adjust = { $times ->
    [one] Tu peux augmenter ou baisser de 1 un dé enterré, chez n’importe qui. Un 1 que tu baisses est défaussé.
   *[other] Jusqu’à { $times } fois, tu peux augmenter ou baisser de 1 un dé enterré, chez n’importe qui. Un 1 que tu baisses est défaussé.
}
step-adjust-per = { $base ->
    [0] { $times } fois
   *[other] { $base } fois, plus { $times }
} { for-each }, tu peux augmenter ou baisser de 1 un dé enterré, chez n’importe qui. Un 1 que tu baisses est défaussé.
step-move = Tu peux déplacer 1 dé de tes toutous sur un autre spot vide ; il en prend la valeur.
step-set = Prends 1 dé et tourne-le sur une valeur du prochain toutou.
step-set-aside = Mets de { $least } à { $most } dés de côté.
step-name = Annonce une valeur.
step-take = Prends { $treats } nonos.
step-take-per = { $source ->
    [treats] { $base ->
        [0] { $treats ->
            [1] Prends autant de nonos que tu en as déjà.
           *[other] Prends { per-treats } { for-each }.
        }
       *[other] Prends { per-treats } { for-each }.
    }
   *[other] Prends { per-treats } { for-each }.
}
per-treats = { $base ->
    [0] { $treats } nonos
   *[other] { $base } nonos, plus { $treats }
}
step-return = Rends { $treats } nonos.
step-return-per = { $source ->
    [highest-space] { $base ->
        [0] { $treats ->
            [1] Rends autant de nonos que la valeur de ton plus grand spot vide.
           *[other] Rends { per-treats } { for-each }.
        }
       *[other] Rends { per-treats } { for-each }.
    }
   *[other] Rends { per-treats } { for-each }.
}
for-each = { $source ->
    [paws] par papatte de tes toutous
    [treats] par nonos que tu as
    [highest-space] par tache de ton plus grand spot vide
    [facedown-others] pour chaque autre tuile retournée
    [open-dogs] par toutou qui a un spot vide
   *[spots-just-buried] par tache du dé que tu viens d’enterrer
}
keep-value = Choisis une valeur : place ou enterre ces dés, défausse les autres.
keep-named = Défausse chaque dé plus grand que la valeur annoncée.
keep-dice = Garde { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à placer ou à enterrer, défausse les autres.
keep-total = Garde des dés qui font exactement { $total }, défausse les autres.
reroll-any = En dépensant un nonos, tu peux ne relancer que les dés de ton choix.
discard-below-buried = Tu peux défausser les dés plus petits que ton total de taches enterrées.

## Ce qui vient de se passer

who = { $you ->
    [yes] Tu as
   *[no] { $name } a
}
whose-yard = { $target ->
    [you] sous ta niche
    [self] sous sa propre niche
   *[other] chez { $player }
}

fact-dog-dealt = { $you ->
    [yes] Tu commences
   *[no] { $name } commence
} avec { $dog }.
fact-die-buried = { who } enterré un { $value }.
fact-trick-done = { $treats ->
    [0] { who } choisi { $trick }.
    [one] { who } choisi { $trick } et pris le nonos posé dessus.
   *[other] { who } choisi { $trick } et pris les { $treats } nonos posés dessus.
}
fact-dice-rolled = { who } obtenu { $values }.
fact-dice-rerolled = { who } dépensé un nonos pour relancer { $values }.
fact-roll-kept = { who } gardé le lancer.
fact-die-placed = { who } placé un { $value } sur { $dog }.
fact-die-discarded = { who } défaussé un { $value }.
fact-value-chosen = { who } choisi les { $value }.
fact-dice-chosen = { who } gardé { $values }.
fact-value-named = { who } annoncé { $value }.
fact-dice-set-aside = { who } mis { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de côté.
fact-die-set = { who } tourné un dé sur { $value }.
fact-die-raised = { who } augmenté un { $value } { whose-yard }.
fact-die-lowered = { who } baissé un { $value } { whose-yard }.
fact-die-moved = { who } pris le { $value } sur { $dog } pour en faire un { $to_value } sur { $to_dog }.
fact-die-taken = { $from ->
    [yard] { who } repris un { $value } sous la niche.
   *[dog] { who } repris le { $value } sur { $dog }.
}
fact-went-on = { who } continué.
fact-stopped = { who } dit stop.
fact-treats-taken = { who } pris { $treats } nonos.
fact-treats-returned = { who } rendu { $treats } nonos.
fact-busted = { $you ->
    [yes] Foufous ! Tu as perdu { $dice ->
        [one] { $dice } dé.
       *[other] { $dice } dés.
    }
   *[no] Toutous foufous chez { $name } : { $dice ->
        [one] { $dice } dé perdu.
       *[other] { $dice } dés perdus.
    }
}
fact-dogs-scored = { $fast ->
    [yes] Tous les toutous sont complets ! { who } validé { $dogs }.
   *[no] { who } validé { $dogs }.
}
fact-dog-drawn = { who } pioché { $dog }.
fact-dog-turned-up = Prochain toutou : { $dog }.
fact-tiles-reset = { $treats ->
    [0] Toutes les tuiles sont de nouveau disponibles.
   *[other] { $treats } nonos sur { $trick } ; toutes les tuiles sont de nouveau disponibles.
}
fact-tile-revealed = Nouvelle tuile : { $trick }.
fact-everyone-busted = Plus aucun dé dans la réserve : toutous foufous pour tout le monde !
fact-first-player = { $you ->
    [yes] Tu joues en premier.
   *[no] { $name } joue en premier.
}
fact-d0g-rolled = T0ut0u a obtenu un { $value }.
fact-d0g-turned = { $treats ->
    [0] T0ut0u a retourné { $trick }.
   *[other] T0ut0u a retourné { $trick } et pris { $treats } nonos.
}
fact-d0g-scored = T0ut0u a validé { $dog }.
fact-d0g-won = T0ut0u a gagné la partie.

## Ce qui est demandé : à qui lit, à quelqu’un d’autre, au hasard

spots-goal = On gagne en validant six toutous avant les autres.
prompt-turn = { $score ->
    [yes] À toi : choisis un tour, ou valide.
   *[no] À toi : choisis un tour qui brille.
}
prompt-reroll = À toi : garder { $values }, ou relancer ?
prompt-value-or-reroll = À toi : garder une valeur, ou relancer ?
prompt-deal = { $dice ->
    [one] À toi : place le { $values } ou enterre-le.
   *[other] À toi : place ou enterre { $values }.
}
prompt-deal-bury = { $dice ->
    [one] À toi : le { $values } ne va nulle part. Enterre-le.
   *[other] À toi : { $values } ne vont nulle part. Enterre-les.
}
prompt-choose-value = À toi : choisis la valeur à garder.
prompt-choose-dice = À toi : choisis les dés à garder.
prompt-name = À toi : annonce une valeur.
prompt-set-aside = À toi : combien de dés mets-tu de côté ?
prompt-set-die = À toi : tourne le dé sur une valeur du prochain toutou.
prompt-adjust = À toi : augmente ou baisse un dé enterré, ou arrête-toi.
prompt-move = À toi : déplace un dé de tes toutous, ou arrête-toi.
prompt-take = À toi : reprends un de tes dés.
prompt-more = À toi : lancer, ou t’arrêter ?
prompt-more-only = À toi : lance.
prompt-soon = C’est bientôt à toi.

prompt-turn-other = { $name } choisit un tour.
prompt-reroll-other = { $name } hésite à relancer.
prompt-deal-other = { $name } place ses dés.
prompt-choose-value-other = { $name } choisit une valeur.
prompt-choose-dice-other = { $name } choisit des dés.
prompt-name-other = { $name } annonce une valeur.
prompt-set-aside-other = { $name } met des dés de côté.
prompt-set-die-other = { $name } tourne un dé.
prompt-adjust-other = { $name } change des dés enterrés.
prompt-move-other = { $name } déplace un dé.
prompt-take-other = { $name } reprend un de ses dés.
prompt-more-other = { $name } hésite à continuer.

prompt-roll = { $you ->
    [yes] Tes dés roulent.
   *[no] { $name } lance les dés.
}
prompt-setup-roll = On lance les dés pour savoir qui commence.
prompt-turn-up = Le prochain toutou arrive.
prompt-reveal = La prochaine tuile arrive.
prompt-d0g-roll = T0ut0u lance son dé.

prompt-won = { $you ->
    [yes] Gagné ! Six toutous bien fiers.
   *[no] { $name } gagne avec six toutous.
}
prompt-d0g-won = Cette fois, c’est T0ut0u qui gagne.

## Les actions, à l’infinitif

action-do-trick = Choisir { $trick }
action-score-dogs = Valider les toutous complets
action-reroll = Relancer pour 1 nonos
action-reroll-some = Relancer { $values } pour 1 nonos
action-keep-roll = Garder le lancer
action-keep-roll-bust = Garder : foufous !
action-place-die = Placer le { $value } sur { $dog }
action-bury-die = Enterrer le { $value }
action-bury-die-bust = Enterrer le { $value } : foufous !
action-bury-all-bust = Tout enterrer : foufous !
action-discard-die = Défausser le { $value }
action-choose-value = Garder les { $value }
action-choose-dice = Garder { $values }
action-name-value = Annoncer { $value }
action-set-aside = { $dice ->
    [one] Mettre { $dice } dé de côté
   *[other] Mettre { $dice } dés de côté
}
action-set-die = Tourner sur { $value }
action-raise-die = Augmenter le { $value } { whose-yard }
action-lower-die = Baisser le { $value } { whose-yard }
action-move-die = Prendre le { $value } sur { $dog } et en faire un { $to_value } sur { $to_dog }
action-take-die = { $from ->
    [yard] Reprendre le { $value } sous la niche
   *[dog] Reprendre le { $value } sur { $dog }
}
action-do-more = Lancer
action-stop = Arrêter

## La table

tiles = Tours
trick-head = { $trick } :
tile = { $facedown ->
    [yes] { $trick }, { $colour }, tuile retournée
   *[no] { $trick }, { $colour }
}{ $treats ->
    [0] { "" }
   *[other], { $treats } nonos dessus
}{ $stack ->
    [one] { "" }
   *[other], en haut d’une pile de { $stack }
}
stack-count = { $seen }/{ $stack }
stack-seen = Une pile de { $stack } tuiles, { $seen ->
    [one] { $seen } déjà vue
   *[other] { $seen } déjà vues
} : { $tricks }.
next-dog = Prochain
deck-left = { $deck ->
    [one] encore { $deck }
   *[other] encore { $deck }
}
no-next-dog = Pioche vide
pack = Tes toutous
pack-of = Les toutous chez { $name }
dog-label = { $complete ->
    [yes] { $dog }, toutou complet
   *[no] { $dog }, il manque { $values }
}
dog-scored = { $dog }, toutou validé
dog-complete = Complet
place-label = Placer le { $value } sur { $dog }
take-label = Reprendre le { $value } sur { $dog }
take-yard-label = Reprendre le { $value } sous ta niche
lift-label = Déplacer le { $value } posé sur { $dog }
land-label = Le poser sur { $dog } et en faire un { $value }
place-empty = { $dog } : spot vide pour un { $value }
place-filled = { $dog } : dé qui montre { $value }
ribbons = { $scored ->
    [one] { $scored } toutou validé sur 6
   *[other] { $scored } toutous validés sur 6
}
ribbon-count = { $scored }/6
yard = Niche
yards = Niches
yard-own = Ta niche
yard-of = { $name } : { $values } sous la niche
times = ×{ $count }
moment-bust = Toutous foufous !
moment-score = { $dogs ->
    [one] Bon toutou !
   *[other] Bons toutous !
}
moment-fast = Validation express !
yard-label = { $buried ->
    [one] { $buried } tache enterrée sur 7
   *[other] { $buried } taches enterrées sur 7
}
yard-count = { $buried } sur 7
yard-safe = { $left ->
    [0] pleine : le prochain dé sera de trop
   *[other] encore { $left } sans risque
}
yard-would-bust = { $spots } de plus : foufous !
yard-over = { $over } de trop
tray = Dés à placer
tray-empty = Pas de dé en main
tray-rolling = { $dice ->
    [one] { $dice } dé roule
   *[other] { $dice } dés roulent
}
tray-aside = { $dice ->
    [one] { $dice } dé de côté
   *[other] { $dice } dés de côté
}
keep-dice-hint = { $sum ->
    [0] Touche les dés à garder.
   *[other] Touche les dés à garder : { $sum } pour l’instant.
}
reroll-some-hint = Touche des dés pour ne relancer que ceux-là.
aside-how-many = Dés à mettre de côté
aside-fewer = Un de moins
aside-more = Un de plus
die-label = Dé qui montre { $value }
die-choice = Dé qui montre { $value }, à choisir
die-only = Dé qui montre { $value } : { $action }
treats = { $treats } nonos
treats-yours = { $treats ->
    [0] Tu n’as pas de nonos
   *[other] Tu as { $treats } nonos
}
paws = { $paws ->
    [one] { $paws } papatte
   *[other] { $paws } papattes
}
supply = Réserve : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $treats } nonos
d0g-label = T0ut0u : { $scored ->
    [one] { $scored } toutou validé sur 6
   *[other] { $scored } toutous validés sur 6
}, { $treats } nonos
d0g-waits = T0ut0u attend son premier coup.
opponent = { $name } : { $scored ->
    [one] { $scored } toutou validé sur 6
   *[other] { $scored } toutous validés sur 6
}, { $buried ->
    [one] { $buried } tache enterrée sur 7
   *[other] { $buried } taches enterrées sur 7
}, { $treats } nonos
opponent-on-turn = { opponent }. Joue en ce moment.
opponent-open = Montrer les toutous chez { $name }
opponent-close = Cacher les toutous chez { $name }

## Ce que font les dés, et les boutons qui en découlent

tag-fits = va sur { $dog }
tag-fits-any = se place
tag-buries = { $spots ->
    [0] enterré
   *[other] enterre { $spots }
}
tag-splits = { $fitting ->
    [one] { $fitting } placé, enterre { $spots }
   *[other] { $fitting } placés, enterre { $spots }
}
tag-busts = foufous !
tag-goes = peut partir
plan-go = { $placing ->
    [0] Enterrer { $buries }
   *[other] { $burying ->
        [0] Placer { $places }
       *[other] Placer { $places }, enterrer { $buries }
    }
}
bust-title = Rendre tes toutous foufous ?
bust-about = Tu perdrais tous les dés sur tes toutous et sous ta niche.
bust-better = Il y a mieux à faire.
bust-yes = Tant pis
bust-no = Pas encore
pack-full = Ta meute est au complet : aucun toutou n’arrive.
pack-full-now = { $you ->
    [yes] Ta meute est au complet : aucun toutou n’est venu.
   *[no] La meute de { $name } est au complet : aucun toutou n’est venu.
}
moment-stays = Tu gardes tes rosettes et tes nonos.

## Face à face

of-six = sur 6 toutous
turn-yours = À toi
turn-of = Au tour de { $name }
yard-whose = Niche de { $name }
last-turn = Son dernier coup
last-turn-dice = { $placed ->
    [0] { $buried ->
        [one] { $buried } enterré
       *[other] { $buried } enterrés
    }
    [one] { $buried ->
        [0] { $placed } placé
        [one] { $placed } placé, { $buried } enterré
       *[other] { $placed } placé, { $buried } enterrés
    }
   *[other] { $buried ->
        [0] { $placed } placés
        [one] { $placed } placés, { $buried } enterré
       *[other] { $placed } placés, { $buried } enterrés
    }
}
ribbon-free = Libre pour un toutou validé

## Une phrase sur ce qu’on touche

about-dog = { $complete ->
    [yes] { $dog } est complet et peut être validé.
   *[no] Il manque encore { $values } à { $dog }.
}{ $paws ->
    [0] { "" }
    [one] { " " }Sa papatte compte pour { $tricks }.
   *[other] { " " }Ses { $paws } papattes comptent pour { $tricks }.
}
about-next = { $dog } est le prochain toutou. Il lui faut { $values }{ $paws ->
    [0] .
    [one]  ; il a 1 papatte.
   *[other]  ; il a { $paws } papattes.
}
about-treats = Dépense un nonos pour relancer tes dés.
about-yard = On enterre ici ce qui ne va nulle part. Au-delà de 7 taches, tes toutous deviennent foufous !
trick-used = Déjà utilisé : il se retourne quand il ne reste qu’un tour visible.
turn-hint = Touche ou survole un tour pour voir ce qu’il fait.
trick-treats = { $treats ->
    [1] Tu prends aussi le nonos posé dessus.
   *[other] Tu prends aussi les { $treats } nonos posés dessus.
}
news-first = { $name } a commencé :
this-turn = Ce tour-ci
turn-hint-touch = Touche un tour pour voir ce qu’il fait.
