### `pipyard verify` : ce qui a été vérifié dans le journal d’une partie, et ce qu’il en est.

verify-game = { $game ->
    [spots] Spots
    [spotted] Spotted!
   *[other] { $game }
}
verify-about = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $names }
verify-promise = Promesse : la graine révélée est bien celle qui avait été promise ({ $commitment }).
verify-promise-noted = C’est aussi la promesse que tu avais notée.
verify-promise-sealed = Promesse : { $commitment }. Sa graine n’est révélée qu’une fois la partie finie ou la table fermée.
verify-promise-none = Promesse : aucune. Cette partie a été jouée sans dés promis.
verify-dice = Dés : { $draws ->
    [one] { $draws } tirage recalculé
   *[other] { $draws } tirages recalculés
} à partir de la graine et de ce qui a été ajouté à la table ; tout correspond ({ $counts }).
verify-dice-unchecked = Dés : { $draws ->
    [one] { $draws } tirage suit
   *[other] { $draws } tirages suivent
} les règles ; ce journal ne permet pas de dire si les dés étaient équitables.
verify-added = Ajouté aux dés : { $names }.
verify-one-device = Graine et joueurs étaient sur un même appareil : qui l’avait en main pouvait connaître les dés.
verify-added-none = Ajouté aux dés : personne. Les dés viennent de la seule graine du serveur.
verify-added-noted = Ta part de hasard a bien compté dans les dés.
verify-added-form = Un apport compte 1 à 64 signes, de 0 à 9 et de a à f.
verify-rules = Règles : { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
} ; tout est conforme.{ $taken ->
    [0] {""}
    [one] {" "}{ $taken } de plus a été annulé.
   *[other] {" "}{ $taken } de plus ont été annulés.
}
verify-result-won = Résultat : victoire ({ $names }).
verify-result-d0g = Résultat : victoire de T0ut0u.
verify-result-closed = Résultat : aucun, la table a été fermée avant la fin.
verify-result-going-on = Résultat : aucun pour l’instant, la partie continue.
verify-holds = Vérifié : tout est juste dans { $file }.
verify-compare = Une chose qu’aucun journal ne peut montrer : quand la promesse a été faite. Compare-la avec celle que tu as vue avant la partie, ou donne celle-ci avec --promise. Ton navigateur l’a gardée : la page qui vérifie les dés d’une partie la propose à copier.
verify-compare-added = Ni ce que ton navigateur a donné aux dés : indique-le avec --input.
verify-sealed = Pas encore vérifié : exporte de nouveau { $file } quand la partie sera finie, et ses dés pourront être vérifiés.
verify-unpromised = Non vérifié : { $file } suit les règles, mais ses dés n’étaient pas promis.
verify-refused = Refusé : { $file } a été modifié, ou ses dés ne sont pas ceux qui étaient promis. { $sentence }
verify-input = le journal reçu en entrée
verify-unreadable = Impossible de vérifier { $file }. { $sentence }
verify-promise-form = Une promesse compte 64 signes, de 0 à 9 et de a à f.
verify-no-file = Lecture impossible : { $reason }.
verify-no-text = Ce n’est pas du texte en UTF-8.
verify-seat = { $name } (place { $seat })
verify-seat-nameless = place { $seat }
