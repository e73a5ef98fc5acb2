### Apprendre un jeu en y jouant. Chargé avec les leçons seulement.
### Une phrase dit une seule chose ; ce qu’il faut faire brille.

learn-title = Apprendre { $game }
learn-place = { $step }/{ $steps }, dés fixés
    .title = Dans une leçon, les dés ne sont pas lancés mais fixés d’avance, pour que tu rencontres tout une fois.
learn-skip = Passer la leçon
learn-next = Continuer
learn-watch = { $name } joue…
learn-again = Recommencer
learn-play = Jouer une vraie partie
learn-rules = Lire les règles
learn-scene-dogs = Remplir un toutou
learn-scene-luck = Tenter sa chance
learn-scene-win = Le dernier toutou
learn-scene-turn = Une manche
learn-scene-score = Le dernier dé
learn-failed = Impossible de charger la leçon.

## Spots

lesson-spots-walk = Voici tes toutous. Chaque spot vide attend un dé. Choisis le tour Marcher et lance deux dés.
lesson-spots-place = Un 3 ! Pose-le sur le spot qui brille chez Bongo.
lesson-spots-bury = Le 2 ne va sur aucun spot : enterre-le sous ta niche. Avec plus de 7 taches là-dessous, tes toutous deviennent foufous.
lesson-spots-more = 4 taches sont enterrées : encore 3 sans risque. Marcher te laisse lancer un dé de plus. Ose !
lesson-spots-complete = Un 1, juste ce qu’il faut à Bongo. Place-le.
lesson-spots-score = Bongo est complet. Si tu le valides, tu ne fais rien d’autre cette fois-ci, mais il est à l’abri pour toujours. Valide !
lesson-spots-scored = Un toutou sur six est à l’abri, et Jolene rejoint ta meute. Une tuile utilisée reste retournée jusqu’à ce qu’il n’en reste qu’une.
lesson-spots-run = Voici un nonos ; il va te servir. Et maintenant, davantage de dés : choisis Courir.
lesson-spots-reroll = Rien ne va, et avec 17 taches tes toutous seraient foufous. Dépense le nonos pour relancer tous ces dés. Relance !
lesson-spots-fits = Bien mieux. Le 3 est pour Missy.
lesson-spots-fits-too = Et le 4 aussi.
lesson-spots-low = Le 1 ne va nulle part. Enterre-le.
lesson-spots-push = Tu pourrais t’arrêter là. Mais Courir continue tant que tu oses. Lance encore, pour voir ce qui peut arriver.
lesson-spots-bust = Un 6 ne va nulle part, et 5 + 6 font plus de 7. Rien à faire : enterre-le.
lesson-spots-busted = Toutous foufous ! C’est fini pour cette fois : les dés sur tes toutous et sous ta niche sont partis. Bongo est validé : lui, il reste.
lesson-spots-last = Plus tard dans la journée : cinq toutous sont validés, et il manque un dé à Momo. Choisis Marcher.
lesson-spots-last-place = Un 6, pile celui qu’il faut ! Place-le.
lesson-spots-last-bury = Tous tes toutous sont complets : ils seront validés tout de suite, dès que le dernier dé aura trouvé sa place. Enterre le 1.
lesson-spots-won = Six toutous validés : tu as gagné ! Tu en sais assez pour une vraie partie.

## Spotted!

lesson-spotted-bonus = Chaque manche commence par un bonus, ici une tache. Donne-la à la famille jaune : touche la coccinelle qui brille.
lesson-spotted-lowest = Tu as lancé six dés. Tes deux premiers doivent être les plus petits qui restent. Prends le 1 blanc.
lesson-spotted-next = Maintenant, le plus petit est le 2 jaune. Prends-le.
lesson-spotted-free = Ton dernier dé est au choix. Le trèfle débloque un bonus : prends-le.
lesson-spotted-spots = Utilise le 2 jaune : touche la deuxième coccinelle jaune, qui souhaite exactement 2 taches.
lesson-spotted-clover = Maintenant, le trèfle : touche-le, puis prends-le. Il débloque le premier bonus de la piste.
lesson-spotted-steps = Deux pas dans la prairie ! Ils partent du coin. Coche la case qui brille.
lesson-spotted-steps-on = Chaque pas repart d’une case que tu as déjà cochée.
lesson-spotted-walk = N’importe quel dé peut servir à faire des pas plutôt que des taches. Fais un pas avec le 1 blanc.
lesson-spotted-cross = Une loupe est à ta portée. Coche-la.
lesson-spotted-magnify = Grâce à elle, une famille compte : chacune de ses coccinelles à exactement trois taches. Donne-la à la famille rose.
lesson-spotted-found = Désormais, la famille rose cherche des 3. Sans loupe, une famille ne rapporte rien.
lesson-spotted-fifth = Le dernier dé d’une partie. Mets le 3 bleu sur les deux dernières coccinelles : une cinquième coccinelle rapporte un trèfle.
lesson-spotted-factor = Il a débloqué un double. La loupe de la famille bleue cherche les nombres impairs, et ses cinq coccinelles conviennent : donne-le-lui.
lesson-spotted-done = Cinq coccinelles impaires, deux fois : 10 points pour la famille bleue. La meilleure feuille gagne, et maintenant tu sais jouer.
