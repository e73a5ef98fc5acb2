### Stellungen zum Wiederversuchen, und was am Ende über eine Partie gesagt wird.

practice-title = Noch einmal versuchen
practice-own = Aus deinen Partien
practice-known = Gut zu wissen
practice-invite = Noch gibt es nichts zu versuchen. Spiel eine Partie zu Ende, dann warten hier die Momente, in denen mehr drin war.
practice-invite-own = Keine Fehler in deinen letzten Partien. Gut gespielt!
practice-play = Eine Partie spielen
practice-searching = Deine Partien werden durchgesehen: { $done } von { $total }
practice-ask = Was würdest du tun?
practice-ask-own = Hier war mehr drin. Tippe an, was du jetzt tun würdest.
practice-ask-known = Eine Möglichkeit ist hier klar die beste. Tippe sie an.
practice-judging = Wird durchgesehen …
practice-wrong = Nicht ganz: { $option }
practice-cost = Das kostet { $unit ->
    [points] { $cost ->
        [one] etwa 1 Punkt
       *[other] etwa { $cost } Punkte
    }
   *[win] { $cost ->
        [one] etwa 1 Partie von 100
       *[other] etwa { $cost } Partien von 100
    }
}.
practice-right = Genau: { $option }!
practice-same = { $option }: genauso gut!
practice-shown = Am besten wäre: { $option }
practice-best = Am besten: { $figure }
practice-you = Gespielt: { $option }, { $figure }
practice-instead = Statt { $option }: { $figure }
practice-show = Zeig es mir
practice-skip = Weiter
practice-next = Die nächste
practice-game = In der Partie ansehen
practice-place = { $at } von { $all }
practice-again = Von vorn
practice-all-done = Das waren alle, fürs Erste.
practice-failed = Diese Stellung lässt sich hier nicht zeigen.
practice-grade = { $grade ->
    [1] leicht
    [2] kniffelig
   *[other] schwer
}
practice-solved = gelöst
practice-when = { $round ->
    [0] Zug { $turn } von { $turns }
   *[other] Runde { $round }, Zug { $turn } von { $turns }
}
practice-about = { $ask ->
    [trick] Welcher Trick?
    [reroll] Behalten oder neu werfen?
    [more] Weitermachen oder aufhören?
    [place] Was kommt wohin?
    [magnifier] Welche Lupe?
    [factor] Welcher Faktor?
   *[die] Welcher Würfel?
}
practice-about-in = { $trick }: { $question }
practice-link = Fehler noch einmal versuchen
practice-link-about = Momente aus deinen Partien, in denen mehr drin war.
practice-retry = Noch einmal
practice-back = Zurück

## One line at the end of a game, about the reader; $amount has its sign.

talk-won-better-lucky = Du hast besser gespielt, und die Würfel fanden das auch.
talk-won-better-unlucky = Gewonnen, und das gegen die Würfel.
talk-won-better-even = Du hast besser gespielt, und man hat es gesehen.
talk-won-worse-lucky = Die Würfel waren heute auf deiner Seite.
talk-won-even-lucky = Gleich gut gespielt. Die Würfel neigten zu dir.
talk-won-even-unlucky = Gleich gut gespielt, und gegen die Würfel gewonnen.
talk-lost-better-unlucky = Du hast heute besser gespielt. Die Würfel wollten es anders.
talk-lost-even-unlucky = Gleich gut gespielt. Die Würfel neigten zur anderen Seite.
talk-lost-worse-unlucky = { $other } hat schön gespielt, und den Würfeln hat es gefallen.
talk-lost-worse-even = { $other } hat schön gespielt.
talk-lost-worse-lucky = Die Würfel haben ihr Bestes für dich getan.
talk-lost-even-lucky = Gleich gut gespielt, wie auch die Würfel fielen.
talk-even = Knapper geht es nicht.
talk-choices-better = Du hast besser entschieden.
talk-choices-worse = { $other } hat besser entschieden.
talk-dice-lucky = Die Würfel waren freundlicher zu dir.
talk-dice-unlucky = Die Würfel waren freundlicher zu { $other }.
talk-sources = { $you ->
    [yes] Du hast
   *[no] { $player } hat
} den Vorsprung geholt mit { $sources }.
talk-swing = { practice-when }: Da ist die Partie am stärksten gekippt.
talk-books = { $unit ->
    [points] Abstand { $gap } Siegpunkte: Entscheidungen { $choices }, Würfel { $dice }
   *[win] Entscheidungen { $choices }, Würfel { $dice } Partien von 100
}
talk-unknown = Diese Partie lässt sich auf diesem Gerät nicht auswerten.
talk-review = Wo es kippte
