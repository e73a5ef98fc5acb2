### Jouer dans le terminal.
### Les mots entre accents graves se tapent tels quels et restent en anglais dans toutes les langues.

terminal-you = Toi
terminal-list = { $first } et { $last }
terminal-label = { $label } :{ " " }
terminal-marker = { $name }>{ " " }
terminal-marker-only = { $name }(Entrée : { $text }) >{ " " }

## Venir et partir

terminal-welcome-spots = Bienvenue dans Spots. Tape un numéro, ou des mots comme `place 3 Missy` ; `?` affiche l’aide, `q` enregistre et quitte.
terminal-welcome-spotted = Bienvenue dans Spotted! Tape un numéro, ou des mots comme `pick blue`, `blue 3@1 2@2`, `walk blue`, `b1` ; `?` affiche l’aide, `q` enregistre et quitte.
terminal-welcome-back = Te revoilà. Voici où tu en étais :
terminal-waiting = Une partie enregistrée t’attend : `{ $command }` la reprend.
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Impossible d’enregistrer la partie : { $reason }
terminal-left = Rien n’a encore été joué : il n’y a rien à enregistrer.
terminal-left-saved = Enregistré. Pour continuer : { $command }
terminal-no-save = Il n’y a pas de partie enregistrée. Commences-en une avec : pipyard play { $game }
terminal-save-rules = Cette partie a été enregistrée avec la version { $saved } des règles ; ce Pipyard joue la version { $now }. Elle ne peut pas continuer. Commence une nouvelle partie avec : pipyard play { $game }
terminal-save-content = Cette partie a été enregistrée avec d’autres cartes, tuiles ou feuilles que celles de ce Pipyard : elle ne peut pas continuer. Commence une nouvelle partie avec : pipyard play { $game }
terminal-save-unreadable = La partie enregistrée est illisible : elle ne peut pas continuer. Commence une nouvelle partie avec : pipyard play { $game }
terminal-bot = { $name } : { $about }
terminal-over = Encore une partie ? pipyard play { $game }

## Mise en place

terminal-unknown-game = Il n’y a pas de jeu « { $game } » ici ; choisis parmi { $known }.
terminal-not-for = `{ $option }` ne sert pas pour { $game } ; enlève cette option.
terminal-resume-alone = `--resume` reprend une partie telle qu’elle était ; enlève les autres options.
terminal-solo-seats = En solo, il faut une place, pas { $seats }. Enlève `--solo` ou des places.
terminal-too-many-seats = { $game } se joue à { $most } au plus, pas à { $seats }.
terminal-unknown-bot = Il n’y a pas de bot « { $bot } » ; choisis parmi { $known }.
terminal-bad-name = « { $name } » ne peut pas nommer une place : prends de 1 à { $most } caractères, pas seulement des chiffres, et ni d0g, ni chance, ni nobody.
terminal-name-twice = Deux places s’appellent { $name } ; donne un nom différent à chacune.
terminal-d0g-treats-alone = `--d0g-treats` sert à jouer en solo contre T0ut0u ; enlève cette option ou les autres places.
terminal-off-leash-set = Avec les chiens sauvages, tous les tours sont en jeu ; enlève `--off-leash`, ou bien `--set` et `--tiles`.
terminal-set-and-tiles = Choisis `--set` ou `--tiles`, pas les deux.
terminal-unknown-set = Il n’y a pas de set « { $set } » ; choisis parmi { $known }.
terminal-unknown-trick = Il n’y a pas de tour « { $trick } » ; il y a { $known }.
terminal-same-colour = { $first } et { $second } sont de la même couleur ({ $colour }) ; prends un tour de chaque couleur.
terminal-missing-colour = Il manque un tour { $colour } ; ajoutes-en un parmi { $known }.

## La table

terminal-prompt-turn = { $score ->
    [yes] À toi : choisis un tour disponible, ou valide.
   *[no] À toi : choisis un tour disponible.
}
terminal-or-reroll = { $prompt } Ou relance.
terminal-bury-all = { $busts ->
    [yes] Enterrer { $values } : toutous foufous !
   *[no] Enterrer { $values }
}
terminal-tile-name = { $facedown ->
    [yes] ({ $trick })
   *[no] { " " }{ $trick }
}
terminal-is-facedown = retournée
terminal-treats-on = +{ $treats } nonos.
terminal-colour = { $tiles ->
    [one] { $colour }
   *[other] { $colour } ×{ $tiles }
}
terminal-doing = { $trick } : { $steps }
terminal-adjustments = { $left ->
    [one] encore { $left } changement
   *[other] encore { $left } changements
}

## Ce qui est tapé

terminal-no-number = Il n’y a pas de choix { $number } ici. Choisis parmi { $numbers }.
terminal-facedown = La tuile { $trick } est retournée : ce tour n’est pas disponible maintenant.
terminal-closed = { $reason } Possible : { $possible }.
terminal-ambiguous = « { $typed } » peut vouloir dire { $meant }{ $more ->
    [yes], et d’autres choses
   *[no] { "" }
}. Tape quelques lettres de plus, ou le numéro.
terminal-no-match = « { $typed } » n’est pas possible maintenant. Possible : { $possible }.
terminal-not-now = « { $verb } » n’est pas possible maintenant. Possible : { $possible }.
terminal-not-understood = « { $typed } » ne veut rien dire ici. Possible : { $possible }, ou `?` pour l’aide.
terminal-d0g-turn = À T0ut0u de jouer
terminal-only-choice = (Il n’y avait rien d’autre à choisir.)
terminal-undone = Annulé.
terminal-undo-nothing = Il n’y a rien à annuler.
terminal-undo-chance = Ce qui a été lancé ou révélé ne peut pas être annulé.
terminal-undo-whose = Personne ici ne s’appelle « { $name } » ; `undo` seul annule ton dernier coup.
terminal-undo-other = { $name } a joué depuis : plus rien ne peut être annulé.

terminal-help-rules = Quand c’est à toi, choisis un tour disponible ou valide tes toutous complets. Chaque dé lancé va sur un spot vide de sa valeur ou est enterré sous ta niche ; avec plus de 7 taches enterrées, tes toutous deviennent foufous et tu perds tous tes dés. Dépense un nonos pour relancer. Six toutous validés, et c’est gagné. [3] est un dé, un 3 tout seul sur un toutou est un spot qui en attend un, ✓ un toutou complet.
terminal-help-d0g = Chaque fois que tu as joué, T0ut0u lance un dé. La tuile de ce numéro est retournée, et T0ut0u prend les nonos posés dessus ; si elle l’est déjà, T0ut0u valide le prochain toutou. Chaque fois qu’il a 2 nonos, T0ut0u les rend et valide aussi le prochain toutou.
terminal-help-commands = Tape un numéro de la liste ou les mots : `trick walk`, `place 3 Missy`, `bury 6`, `keep`. Le début d’un mot suffit, et la virgule en relie plusieurs : `p 3 mis, b 6`. Et aussi : undo (u), log, board, help TRICK (? TRICK), save, quit (q).

## La table de Spotted!

terminal-roll-now = Tout est écrit. Entrée lance les dés ; `undo` annule ton dernier coup.
terminal-roll-dice = Lancer les dés
terminal-your-roll = Ton lancer
terminal-or-reroll-dice = { $prompt } Relance avec `reroll blue pink` ({ $left ->
    [one] encore { $left }
   *[other] encore { $left }
}).
terminal-lowest-only = Le dé { $colour } n’est pas parmi les plus petits, qui passent d’abord.
terminal-steps = faire { $steps } pas
terminal-take-clover = prendre le trèfle
terminal-give-up = abandonner : rien ne va
terminal-gain-circle = entoure
terminal-gain-clover = +c
terminal-lost = { $points ->
    [one] { $points } perdu
   *[other] { $points } perdus
}
terminal-takers = Choisissent : { $names }
terminal-ways = mettre des taches : voir les { $ways } façons
terminal-map-legend = x cochée · { $field } à ta portée · c trèfle · =5 exactement 5 · { $marks }
terminal-also-joined = Aussi voisines : { $pairs }.
terminal-mark-one = =1
terminal-mark-two = =2
terminal-mark-three = =3
terminal-mark-four = =4
terminal-mark-five = =5
terminal-mark-even = pa
terminal-mark-odd = im
terminal-mark-different = df
terminal-mark-low = pe
terminal-mark-high = be
terminal-mark-diagonal = dg
terminal-mark-symmetrical = sy
terminal-unknown-player = Personne ici ne s’appelle « { $name } » ; il y a { $known }.
terminal-unknown-thing = Il n’y a rien à expliquer sous « { $thing } » ; essaie { $known }.
terminal-help-commands-spotted = Tape un numéro de la liste ou les mots : `pick blue`, `spots blue 3@1 2@2` (3 sur la coccinelle 1, 2 sur la coccinelle 2), `walk blue`, puis une case comme `b1`. Le début d’un mot suffit, le verbe peut manquer, et la virgule en relie plusieurs : `walk blue, b1, c1`. Et aussi : undo (u), undo NAME, sheet, sheet NAME, map, scores, log, board, help EVEN (? EVEN), save, quit (q).

## Tout autre jeu

terminal-welcome = Bienvenue dans { $game }. Tape un numéro, ou les mots à côté ; `?` affiche l’aide, `q` enregistre et quitte.
terminal-prompt = Que fais-tu ?
terminal-help = Tape un numéro de la liste ou ses mots. Le début d’un mot suffit, et la virgule en relie plusieurs. Et aussi : undo (u), undo NAME, log, board, save, quit (q).
terminal-won = { $count ->
    [one] { $you ->
        [yes] Tu as gagné la partie !
       *[no] { $names } a gagné la partie.
    }
   *[other] Victoire partagée : { $names }.
}
terminal-nobody-won = Personne n’a gagné.
