### Autour d’une table : à qui de jouer, le temps, les places qui changent de mains, les petits mots, rejouer.

## À toi de jouer

title-turn = ● { $status } · Pipyard
title-home-turn = ● { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer dans { $count } parties
} · Pipyard
notify-title = À toi de jouer !
notify-about = { $game } avec { $names }
notify-about-solo = { $game }
notify-ask = Me prévenir quand c’est à moi
notify-on = On te préviendra quand ce sera à toi
notify-off = Les notifications sont bloquées. Autorise-les dans les réglages de ton navigateur.
turn-badge = À toi !

## Annuler

undo = Annuler
undo-of = Annuler ce qu’a fait { $name }
undo-hint = Annuler (U)
skip = Passer
skip-hint = Passer (Espace)

## Une nouvelle table

seat-here = Quelqu’un sur cet appareil
seat-here-name = Nom à la place { $seat }
seat-here-hint = Qui joue à côté de toi ?
seat-here-about = Vous vous passez l’appareil ; la table dit à qui c’est de jouer.
seat-here-usual = Joueur { $seat }
more-options = Plus d’options
terms-who = Qui peut rejoindre ?
terms-private = Avec le lien
terms-public = Tout le monde sur ce serveur
terms-time = Temps par décision
terms-time-none = Sans limite
terms-time-30 = 30 secondes
terms-time-60 = 1 minute
terms-time-120 = 2 minutes
terms-time-86400 = 1 jour (partie lente)
terms-time-259200 = 3 jours (partie lente)
terms-time-about = Quand le temps est écoulé, un bot décide. À la deuxième fois, il joue jusqu’au retour de la personne.
terms-undo = Annuler.
terms-undo-about = Possible tant qu’aucun dé n’a roulé et que personne d’autre n’a joué.
terms-odds = Probabilités.
terms-odds-about = Tout le monde peut voir les chances d’un lancer.
terms-pack = Cartes et feuilles
terms-pack-usual = Comme dans la boîte

## En attendant

name-number = { $name } { $number }
seat-kept-me = gardée pour toi
seat-kept-other = gardée pour quelqu’un
seat-fill = Occuper cette place
seat-give-bot = Ou y mettre un bot
seat-beside-name = Qui joue à côté de toi ?
seat-beside = Jouer sur cet appareil
join-kept = Prends ta place, { $name }
waiting-public = Tout le monde sur ce serveur peut trouver cette table.
table-closed-about = Elle a été fermée avant le début de la partie. Une nouvelle table est vite créée.

## Le temps et la présence

clock = { $name } : encore { $time }
clock-own = Encore { $time } pour décider
clock-soon = { $seconds ->
    [one] Plus que { $seconds } seconde.
   *[other] Plus que { $seconds } secondes.
}
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
clock-hours = { $hours } h { $minutes } min
spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
due-in = encore { $time }

## Le menu

menu = Menu de la table
menu-leave = Quitter la table
menu-close-table = Fermer la table pour tout le monde
menu-end-game = Terminer la partie
menu-hand = Faire jouer un bot pour { $name }
menu-remove = Retirer { $name } de la table
menu-report = Signaler un problème
menu-rules = Règles de { $game }
menu-players = Joueurs
menu-away = hors ligne
menu-here = en ligne
menu-bot = bot
menu-stand-in = { $bot } joue en attendant
dialog-close = Fermer

leave-title = Quitter la table ?
leave-about = { $status ->
    [waiting] Quelqu’un d’autre pourra prendre ta place. Tant qu’elle est libre, le lien te ramène ici.
   *[other] Un bot continue à ta place, et tu ne pourras plus revenir à cette table.
}
leave-yes = Quitter
leave-no = Rester
close-title = Fermer la table pour tout le monde ?
end-game-title = Terminer la partie ?
close-about = { $status ->
    [waiting] Plus personne ne pourra y prendre place.
   *[other] La partie s’arrête là, sans vainqueur. On pourra encore la revoir.
}
close-yes = Fermer la table
end-game-yes = Terminer
close-no = Continuer
hand-title = Faire jouer un bot pour { $name } ?
hand-about = { $name } n’est pas là. Un bot continue, et { $name } ne pourra plus reprendre sa place.
hand-yes = Faire jouer { $bot }
hand-no = Attendre { $name }
hand-bot = Quel bot ?
remove-title = Retirer { $name } de la table ?
remove-about = Quelqu’un d’autre pourra prendre cette place.
remove-yes = Libérer la place
remove-no = Ne rien changer
report-title = Signaler un problème
report-about = Raconte ce qui n’a pas marché. La personne qui gère ce serveur recevra ton message et les coups de cette partie jusqu’ici.
report-text = Que s’est-il passé, et à quoi t’attendais-tu ?
report-send = Envoyer
report-sent = Merci ! Ton message est bien arrivé.
report-number = Signalement { $report }

## Remplacement

stand-in-title = { $you ->
    [yes] { $bot } joue pour toi
   *[no] { $bot } joue pour { $name }
}
stand-in-about = Le temps s’est écoulé deux fois.
stand-in-back = { $you ->
    [yes] Reprendre ma place
   *[no] { $name } est de retour
}

## À plusieurs sur un appareil

handover-title = { $name }, c’est à toi !
handover-about = Passe l’appareil, puis touche l’écran.
handover-go = C’est moi, { $name } : on y va
here-prompt = { $name } · { $prompt }
here-still = Jouent encore :

## Les petits mots

say = Dire un mot
say-as = Pour { $name }
said = { $name } : { $phrase }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-hurry = C’est à toi…
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il te plaît.
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-bye = Au revoir !
phrase-laugh = rires
phrase-cry = larmes
phrase-cheer = applaudissements
phrase-think = hmm…

## Rejouer

again-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
again-join = Moi aussi
again-go = Aller à la nouvelle partie

## Accueil

public-tables = Tables à rejoindre
public-tables-empty = Personne ne cherche de joueurs pour l’instant. Crée une table ouverte à tout le monde : ce sera la première.
public-tables-unknown = Impossible de charger les tables à rejoindre.
public-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
my-tables-all = Tout montrer ({ $count })
my-tables-fewer = En montrer moins
table-status-closed = Fermée

## Connexion

connection-kept = Ton coup est enregistré et sera envoyé.

## Erreurs

error-undo-off = À cette table, les coups ne s’annulent pas.
error-undo-too-late = Trop tard pour annuler : les dés ont roulé, ou quelqu’un a déjà joué après toi.
error-seat-stood-in = Un bot joue pour toi. Reprends d’abord ta place.
error-seat-present = Cette personne est là. Un bot ne peut remplacer que quelqu’un qui n’est pas là.
error-table-not-host = Seule la personne qui a créé la table peut faire cela.
error-table-closed = La partie est terminée à cette table.
error-rematch-not-yet = Il faut d’abord finir cette partie.
error-version-unknown = Cette position n’existe pas ici. Recharge la page et réessaie.

## Dés

dice-shown-same = C’est bien la promesse que ton navigateur a vue avant la partie.
dice-shown-other = Ce n’est pas la promesse que ton navigateur a vue avant la partie.
dice-shown-unseen = Ce navigateur n’a pas vu la promesse avant la partie.
dice-input-same = Ta part de hasard a bien compté dans les dés.
dice-input-missing = La part de hasard de ce navigateur n’a pas compté dans les dés.
dice-input-none = Ce navigateur n’a pas ajouté de hasard.
dice-swapped-title = Ce ne sont pas les dés qui t’ont été promis
dice-swapped-about = Ce serveur a pu les choisir. Ne t’y fie pas, et montre aux autres à la table ce que tu vois ici.

## La fin d’une partie : le résultat, jamais un style, et l’écart

end-won = { $dogs ->
    [6] Six toutous tout fiers. Tu gagnes !
   *[other] { $dogs } toutous tout fiers. Tu gagnes !
}
end-won-by = { $dogs ->
    [6] Six toutous tout fiers. { $name } gagne !
   *[other] { $dogs } toutous tout fiers. { $name } gagne !
}
end-lost-close = De justesse ! Victoire de { $name }.
end-lost = Victoire de { $name }.
end-ahead = { $dog } a réussi. { end-behind }
end-had = { $dogs ->
    [0] Ton premier toutou sera fier la prochaine fois.
    [one] Tu avais { $dogs } toutou tout fier.
   *[other] Tu avais { $dogs } toutous tout fiers.
}
end-missed = { $dogs ->
    [0] Tes toutous y étaient presque
    [one] Tu avais { $dogs } toutou tout fier
   *[other] Tu avais { $dogs } toutous tout fiers
}{ $missing ->
    [0] , et { $dog } était complet.
    [one] , et il ne manquait qu’un { $value } à { $dog }.
   *[other] , et il manquait { $missing } dés à { $dog }.
}
end-rival-says = Bien joué. On remet ça ?
end-last-dog = { $number ->
    [6] le sixième
   *[other] numéro { $number }
}
end-you = Toi
end-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
end-dogs = toutous
end-busts = foufous
end-treats = nonos restants
end-compare = Les joueurs comparés
end-share = Partager
end-save = Enregistrer l’image
end-share-failed = Pas d’image. Réessaie
rematch-with = Revanche contre { $name }
rematch-once-more = On remet ça, { $name } ?
end-behind = { $you ->
    [yes] { $dogs ->
        [one] Tu avais { $dogs } toutou tout fier.
       *[other] Tu avais { $dogs } toutous tout fiers.
    }
   *[no] { $dogs ->
        [one] { $name } avait { $dogs } toutou tout fier.
       *[other] { $name } avait { $dogs } toutous tout fiers.
    }
}

## Un jeu sans mots à lui : ce que disent ses règles est montré tel quel

general-of = { $name } : { $what }
general-acting = { $names } réfléchissent.
general-yes = oui
general-no = non
general-none = rien

## Who plays, and what pages say of every game

bot-random = Girouette
    .about = Joue n’importe quel coup permis. Idéal pour une première partie.
bot-puppy = Bouton
    .about = Choisit un tour sur un coup de tête et valide dès que possible.
bot-hasty = Sauterelle
    .about = Saute sur les points dès qu’il y en a, et gambade le reste du temps.
bot-daring = Fusée
    .about = Adore lancer encore une fois et ne craint presque rien.
bot-timid = Moufle
    .about = Préfère s’arrêter tôt plutôt que de tout perdre.
bot-greedy = Biscuit
    .about = { $game ->
        [spots] Remplit ses toutous sans oublier sa niche.
       *[spotted] Prend ce qui rapporte le plus, sans gâcher la suite.
    }
bot-planner = Boussole
    .about = { $game ->
        [spots] Pense à tout ce que les dés peuvent donner avant de jouer.
       *[spotted] A vu des milliers de feuilles et sent lesquelles sont bonnes.
    }
bot-sage = Vieux Gris
    .about = { $game ->
        [spots] Pense à tout ce que les dés peuvent donner et sait, après des milliers de parties, ce qui fait gagner.
       *[spotted] Prévoit tous ses dés ensemble, connaît les bonnes feuilles et voit ce qu’il faut aux autres. Le plus fort.
    }
d0g = T0ut0u
you = Toi
on-turn = Joue en ce moment
opponents = Les autres
fact-turn-started = { $you ->
    [yes] À toi de jouer
   *[no] À { $name } de jouer
}
fact-game-won = { $you ->
    [yes] Tu as gagné la partie !
   *[no] { $name } a gagné la partie.
}
prompt-over = La partie est finie.
bot-rollout = Cogite
    .about = Essaie chaque coup dans sa tête, des tas de fois. Très fort, mais il lui faut un instant.
final-prompt = La partie est finie. On compte maintenant les coccinelles.
games-link = Mes parties et statistiques
games-shared = Victoire : { $names }
replay-look-back = Revoir
