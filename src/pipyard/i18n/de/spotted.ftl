### Kunterpunkt: Namen, was geschehen ist, was gefragt ist, wie ein Blatt gewertet wird.
### $colour ist das Wort von family-…, klein oder groß, wie es dort steht; $family ist white, yellow, orange, green, blue oder pink.
### Bei $kind sagt $what, ob ein Feld ein Schritt, ein Kleeblatt oder eine Lupe ist; $face ist eine Zahl, 6 für ein Kleeblatt.

spotted = Kunterpunkt
spotted-about = Wähle Würfel, tupfe deine Käfer, wandere über die Wiese zu den Lupen und lass Kleeblätter ganze Ketten von Boni auslösen. Das beste Blatt gewinnt.

spotted-who = { $you ->
    [yes] Du hast
   *[no] { $name } hat
}

## Familien und Würfel

family-white = Weiß
family-yellow = Gelb
family-orange = Orange
family-green = Grün
family-blue = Blau
family-pink = Rosa

spotted-die = { $face ->
    [6] { $family ->
        [white] weißes
        [yellow] gelbes
        [orange] oranges
        [green] grünes
        [blue] blaues
       *[pink] rosa
    } Kleeblatt
   *[other] { $family ->
        [white] weiße
        [yellow] gelbe
        [orange] orange
        [green] grüne
        [blue] blaue
       *[pink] rosa
    } { $face }
}
spotted-die-label = { $face ->
    [6] { $family ->
        [white] weißer
        [yellow] gelber
        [orange] oranger
        [green] grüner
        [blue] blauer
       *[pink] rosa
    } Würfel mit Kleeblatt
   *[other] { $family ->
        [white] weißer
        [yellow] gelber
        [orange] oranger
        [green] grüner
        [blue] blauer
       *[pink] rosa
    } Würfel mit { $face }
}
spotted-group = { $spots } auf Käfer { $place }

## Lupen; $spots sind die Zahlen, nach denen sie suchen, etwa „1 und 2“

magnifier-one = genau eins
magnifier-one-about = Jeder Käfer mit genau einem Punkt zählt.
magnifier-two = genau zwei
magnifier-two-about = Jeder Käfer mit genau zwei Punkten zählt.
magnifier-three = genau drei
magnifier-three-about = Jeder Käfer mit genau drei Punkten zählt.
magnifier-four = genau vier
magnifier-four-about = Jeder Käfer mit genau vier Punkten zählt.
magnifier-five = genau fünf
magnifier-five-about = Jeder Käfer mit allen fünf Punkten zählt.
magnifier-even = gerade
magnifier-even-about = Jeder Käfer mit zwei oder vier Punkten zählt.
magnifier-odd = ungerade
magnifier-odd-about = Jeder Käfer mit einem, drei oder fünf Punkten zählt.
magnifier-different = verschieden
magnifier-different-about = Jede Punktzahl in der Reihe zählt einmal: Fünf verschiedene Käfer ergeben fünf.
magnifier-low = wenige
magnifier-low-about = Jeder Käfer mit wenigen Punkten zählt: { $spots }.
magnifier-high = viele
magnifier-high-about = Jeder Käfer mit vielen Punkten zählt: { $spots }.
magnifier-diagonal = diagonal
magnifier-diagonal-about = Jeder Käfer, dessen Punkte auf einer Diagonale liegen, zählt: { $spots }.
magnifier-symmetrical = symmetrisch
magnifier-symmetrical-about = Jeder Käfer, dessen Hälften sich spiegeln, zählt: { $spots }.

field-step = Schritt
field-cloverleaf = Kleeblatt

## Boni der Kleeblattleiste

bonus-steps2 = 2 Schritte
bonus-steps2-about = Geh zwei Felder weit über die Wiese.
bonus-steps3 = 3 Schritte
bonus-steps3-about = Geh drei Felder weit über die Wiese.
bonus-reroll = Neuwurf
bonus-reroll-about = Kreise ein Neuwurf-Symbol ein. Das letzte bringt noch ein Kleeblatt.
bonus-magnifier = Lupe
bonus-magnifier-about = Nimm eine beliebige Lupe der Wiese, nah oder fern, ohne einen Schritt.
bonus-round = Rundenbonus
bonus-round-about = Trage den aktuellen Rundenbonus noch einmal ein.
bonus-2x = mal 2
bonus-2x-about = Gib einer Familie ohne Faktor den Faktor 2.
bonus-3x = mal 3
bonus-3x-about = Gib einer Familie ohne Faktor den Faktor 3.
bonus-plus-5 = 5 Siegpunkte
bonus-plus-5-about = Fünf Siegpunkte am Ende.
bonus-plus-7 = 7 Siegpunkte
bonus-plus-7-about = Sieben Siegpunkte am Ende.

## Was gerade geschehen ist

spotted-fact-round-started = Runde { $round }
spotted-fact-turn-started = { $you ->
    [yes] Dein Wurf
   *[no] Wurf von { $name }
}
spotted-fact-dice-rolled = { spotted-who } geworfen: { $faces }.
spotted-fact-dice-rerolled = { spotted-who } einen Neuwurf gestrichen und { $colours } neu geworfen.
spotted-fact-roll-kept = { spotted-who } den Wurf behalten.
spotted-fact-die-picked = { spotted-who } den { $family ->
    [white] weißen
    [yellow] gelben
    [orange] orangen
    [green] grünen
    [blue] blauen
   *[pink] rosa
} Würfel genommen.
spotted-fact-spots-placed = { spotted-who } { $family ->
    [white] weiße
    [yellow] gelbe
    [orange] orange
    [green] grüne
    [blue] blaue
   *[pink] rosa
} Punkte gesetzt: { $placed }.
spotted-fact-walk-started = { $steps ->
    [one] { spotted-who } mit dem { $family ->
        [white] weißen
        [yellow] gelben
        [orange] orangen
        [green] grünen
        [blue] blauen
       *[pink] rosa
    } Würfel 1 Schritt gemacht.
   *[other] { spotted-who } mit dem { $family ->
        [white] weißen
        [yellow] gelben
        [orange] orangen
        [green] grünen
        [blue] blauen
       *[pink] rosa
    } Würfel { $steps } Schritte gemacht.
}
spotted-fact-field-crossed = { spotted-who } { $what ->
    [step] auf der Wiese einen Schritt gemacht
    [cloverleaf] auf der Wiese ein Kleeblatt erreicht
   *[magnifier] die Lupe „{ $kind }“ erreicht
}.
spotted-fact-fields-crossed = { spotted-who } { $fields } angekreuzt.
spotted-fact-clover-used = { spotted-who } das { $family ->
    [white] weiße
    [yellow] gelbe
    [orange] orange
    [green] grüne
    [blue] blaue
   *[pink] rosa
} Kleeblatt genutzt.
spotted-fact-die-given-up = { spotted-who } den { $family ->
    [white] weißen
    [yellow] gelben
    [orange] orangen
    [green] grünen
    [blue] blauen
   *[pink] rosa
} Würfel aufgegeben: Nichts davon war zu gebrauchen.
spotted-fact-magnifier-assigned = { spotted-who } der { $family ->
    [white] weißen
    [yellow] gelben
    [orange] orangen
    [green] grünen
    [blue] blauen
   *[pink] rosa
} Familie die Lupe „{ $kind }“ gegeben.
spotted-fact-magnifier-taken = { spotted-who } die Lupe „{ $kind }“ von der Wiese genommen.
spotted-fact-factor-assigned = { spotted-who } der { $family ->
    [white] weißen
    [yellow] gelben
    [orange] orangen
    [green] grünen
    [blue] blauen
   *[pink] rosa
} Familie den Faktor { $factor } gegeben.
spotted-fact-beetle-circled = { $you ->
    [yes] Dein Bonuskäfer der { $family ->
        [white] weißen
        [yellow] gelben
        [orange] orangen
        [green] grünen
        [blue] blauen
       *[pink] rosa
    } Familie ist eingekreist!
   *[no] { $name } hat den { $family ->
        [white] weißen
        [yellow] gelben
        [orange] orangen
        [green] grünen
        [blue] blauen
       *[pink] rosa
    } Bonuskäfer eingekreist!
}
spotted-fact-row-completed = Der fünfte { $family ->
    [white] weiße
    [yellow] gelbe
    [orange] orange
    [green] grüne
    [blue] blaue
   *[pink] rosa
} Käfer hat ein Kleeblatt gebracht.
spotted-fact-extra-magnifier = { spotted-who } eine zusätzliche Lupe bekommen.
spotted-fact-bonus-unlocked = Kleeblatt { $place }: { $bonus }.
spotted-fact-sheet-scored = { $score ->
    [one] { spotted-who } 1 Siegpunkt erreicht.
   *[other] { spotted-who } { $score } Siegpunkte erreicht.
}
spotted-fact-game-won = { $count ->
    [one] { $you ->
        [yes] Du hast gewonnen!
       *[no] { $names } hat gewonnen.
    }
   *[other] Geteilter Sieg: { $names }.
}

## Was gefragt ist: von dir, von anderen, vom Zufall

spotted-prompt-reroll = Nimm einen der niedrigsten Würfel, oder wirf vorher welche neu.
spotted-prompt-pick = { $lowest ->
    [yes] Nimm einen der niedrigsten Würfel.
   *[no] Nimm einen beliebigen Würfel.
}
spotted-prompt-use = { $dice ->
    [one] Nutze deinen letzten Würfel: Punkte oder Schritte?
   *[other] Nutze einen deiner { $dice } Würfel: Punkte oder Schritte?
}
spotted-prompt-bonus = Rundenbonus { $values }: Gib ihn einer Familie als Punkte.
spotted-prompt-walk = { $steps ->
    [one] Noch 1 Schritt. Kreuze ein Feld an.
   *[other] Noch { $steps } Schritte. Kreuze ein Feld an.
}
spotted-prompt-magnify = Welche Familie bekommt die Lupe „{ $kind }“?
spotted-prompt-magnifier = Nimm eine beliebige Lupe der Wiese.
spotted-prompt-factor = Welche Familie bekommt den Faktor { $factor }?
spotted-prompt-roll = { $you ->
    [yes] Deine Würfel rollen.
   *[no] Die Würfel von { $name } rollen.
}
spotted-prompt-over = Die Partie ist zu Ende.

spotted-prompt-reroll-other = { $name } überlegt, neu zu werfen.
spotted-prompt-pick-other = { $name } nimmt einen Würfel.
spotted-prompt-use-other = { $name } nutzt Würfel.
spotted-prompt-bonus-other = { $name } setzt den Rundenbonus.
spotted-prompt-walk-other = { $name } wandert über die Wiese.
spotted-prompt-magnify-other = { $name } gibt einer Familie eine Lupe.
spotted-prompt-magnifier-other = { $name } nimmt eine Lupe.
spotted-prompt-factor-other = { $name } gibt einer Familie einen Faktor.
spotted-prompt-idle = Du bist fertig. Warten auf { $names } …

spotted-won = { $count ->
    [one] { $you ->
        [yes] Gewonnen, mit { $score ->
            [one] 1 Siegpunkt
           *[other] { $score } Siegpunkten
        }!
       *[no] { $names } gewinnt mit { $score ->
            [one] 1 Siegpunkt
           *[other] { $score } Siegpunkten
        }.
    }
   *[other] Geteilter Sieg mit je { $score ->
        [one] 1 Siegpunkt
       *[other] { $score } Siegpunkten
    }: { $names }.
}
spotted-won-by-five = Die Käfer mit fünf Punkten haben entschieden.

## Allein

spotted-band = { $score ->
    [one] 1 Siegpunkt, Stufe { $band } von 5.
   *[other] { $score } Siegpunkte, Stufe { $band } von 5.
}
spotted-band-1 = Ein ruhiger Spaziergang: Die Käfer haben dich kaum bemerkt. Nächstes Mal winken sie vielleicht.
spotted-band-2 = Schon ein gutes Auge. Die Wiese merkt sich langsam deinen Namen.
spotted-band-3 = Gut getupft! Ganze Familien stehen Schlange, um von dir gezählt zu werden.
spotted-band-4 = Großartig: Kaum ein Käfer hat noch Geheimnisse vor deinen Lupen.
spotted-band-5 = Eine Legende im Klee! Abends erzählt man den kleinen Käfern von deinem Blatt.

## Aktionen, als Verben

spotted-action-keep-roll = Wurf behalten
spotted-action-reroll-dice = { $colours } neu werfen
spotted-action-pick-die = { $face ->
    [6] Das { $family ->
        [white] weiße
        [yellow] gelbe
        [orange] orange
        [green] grüne
        [blue] blaue
       *[pink] rosa
    } Kleeblatt nehmen
   *[other] Die { $family ->
        [white] weiße
        [yellow] gelbe
        [orange] orange
        [green] grüne
        [blue] blaue
       *[pink] rosa
    } { $face } nehmen
}
spotted-action-place-spots = { $family ->
    [white] Weiße
    [yellow] Gelbe
    [orange] Orange
    [green] Grüne
    [blue] Blaue
   *[pink] Rosa
} Punkte setzen: { $placed }
spotted-action-walk-meadow = { $steps ->
    [one] Mit dem { $family ->
        [white] weißen
        [yellow] gelben
        [orange] orangen
        [green] grünen
        [blue] blauen
       *[pink] rosa
    } Würfel 1 Schritt gehen
   *[other] Mit dem { $family ->
        [white] weißen
        [yellow] gelben
        [orange] orangen
        [green] grünen
        [blue] blauen
       *[pink] rosa
    } Würfel { $steps } Schritte gehen
}
spotted-action-cross-field = { $field } ankreuzen: { $kind }
spotted-action-use-clover = Das { $family ->
    [white] weiße
    [yellow] gelbe
    [orange] orange
    [green] grüne
    [blue] blaue
   *[pink] rosa
} Kleeblatt nutzen
spotted-action-give-up-die = Den { $family ->
    [white] weißen
    [yellow] gelben
    [orange] orangen
    [green] grünen
    [blue] blauen
   *[pink] rosa
} Würfel aufgeben
spotted-action-assign-magnifier = Der { $family ->
    [white] weißen
    [yellow] gelben
    [orange] orangen
    [green] grünen
    [blue] blauen
   *[pink] rosa
} Familie die Lupe „{ $kind }“ geben
spotted-action-take-magnifier = „{ $kind }“ auf { $field } nehmen
spotted-action-assign-factor = Der { $family ->
    [white] weißen
    [yellow] gelben
    [orange] orangen
    [green] grünen
    [blue] blauen
   *[pink] rosa
} Familie den Faktor { $factor } geben

## Das Blatt

sheet-about-clover-meadow = Unsere eigene Rekonstruktion, in vielen Partien abgestimmt, bis Spielende jeder Stärke so viel erreichen, wie die Regeln erwarten lassen.
sheet-about-two-ponds = Unsere eigene Erfindung: eine kleine Wiese in Schleifen um zwei Teiche, alle paar Schritte eine Lupe, eine kurze Leiste.
spotted-round = Runde { $round } von 5
spotted-round-bonus = Rundenbonus { $value }
spotted-table = Auf dem Tisch
spotted-hand = Deine Würfel
spotted-families = Familien
spotted-magnifier-none = keine Lupe
spotted-factor = ×{ $factor }
spotted-meadow = Wiese
spotted-track = Leiste
spotted-track-next = { $taken } von { $length }, als Nächstes { $bonuses }
spotted-track-done = alle { $length } genommen
spotted-rerolls = { $left ->
    [0] kein Neuwurf
    [one] 1 Neuwurf
   *[other] { $left } Neuwürfe
}
spotted-extra = { $extra ->
    [one] 1 zusätzliche Lupe
   *[other] { $extra } zusätzliche Lupen
}
spotted-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
spotted-beetle-label = { $family ->
    [white] Weißer
    [yellow] Gelber
    [orange] Oranger
    [green] Grüner
    [blue] Blauer
   *[pink] Rosa
} Käfer { $place }: { $spots ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $spots } Punkte
}{ $target ->
    [0] { "" }
   *[other] , Bonus bei { $target }
}{ $circled ->
    [yes] , eingekreist
   *[no] { "" }
}

## Wertung

spotted-score = Wertung
spotted-score-families = Familien
spotted-score-beetles = Bonuskäfer
spotted-score-extra = zusätzliche Lupen
spotted-score-track = Leiste
spotted-score-rerolls = übrige Neuwürfe
spotted-score-total = Gesamt
spotted-score-five = Käfer mit fünf Punkten
spotted-score-family = { $beetles }×{ $factor }={ $score }

## Hilfe

spotted-help-rules = Jede Runde beginnt mit einem Bonus: einem Würfel mit dem Wert der Runde, als Punkte auf einer Familie deiner Wahl. Dann sind alle einmal am Zug: sechs Würfel werfen, die zwei niedrigsten nehmen, die anderen nehmen ihre, und alle nutzen ihre Würfel gleichzeitig. Ein Würfel wird zu Punkten auf den Käfern seiner Farbe, wenn du willst aufgeteilt in Stücke, die wieder wie Würfel aussehen, die Reihe von links nach rechts; oder er wird zu Schritten auf der Wiese. Eine Lupe, die du dort findest, entscheidet, welche Käfer einer Familie zählen; ein Kleeblatt bringt den nächsten Bonus der Leiste. Eine Familie bringt ihre passenden Käfer mal ihren Faktor, ein eingekreister Bonuskäfer 2, eine zusätzliche Lupe 2, ein übriger Neuwurf 1.
spotted-help-rules-solo = Jede Runde beginnt mit einem Bonus: einem Würfel mit dem Wert der Runde, als Punkte auf einer Familie deiner Wahl. Dann wirfst du sechs Würfel, nimmst die zwei niedrigsten und einen beliebigen dritten und nutzt sie; danach wirfst du noch einmal, nimmst zwei beliebige und nutzt auch sie. Ein Würfel wird zu Punkten auf den Käfern seiner Farbe, wenn du willst aufgeteilt in Stücke, die wieder wie Würfel aussehen, die Reihe von links nach rechts; oder er wird zu Schritten auf der Wiese. Eine Lupe, die du dort findest, entscheidet, welche Käfer einer Familie zählen; ein Kleeblatt bringt den nächsten Bonus der Leiste. Eine Familie bringt ihre passenden Käfer mal ihren Faktor, ein eingekreister Bonuskäfer 2, eine zusätzliche Lupe 2, ein übriger Neuwurf 1.
spotted-help-spots = Was passt: eine 1 auf 2 oder 4 Punkte, eine 2 auf 1, 2 oder 3, eine 3 auf 2, eine 4 auf 1, alles auf einen leeren Käfer.
spotted-help-tips = Lupen nah am Start sind schnell geholt, aber schwer zu erfüllen; zu den leichten ist der Weg weiter. Hol dir Bonuskäfer früh, solange die Reihen kurz sind. Setze Faktoren dort ein, wo die meisten Käfer zählen.
