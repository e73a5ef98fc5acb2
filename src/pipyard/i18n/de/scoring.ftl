### Kunterpunkt rund um das Blatt: wie weit die anderen sind, Wertung Familie für Familie, allein spielen, drucken.
### Wird mit einem Tisch geladen. $colour ist das Wort von family-…, $family dasselbe Wort auf Englisch; $die nennt einen Würfel.

## Wie weit die anderen sind, jeweils neben einem Namen

progress-picks = nimmt einen Würfel
progress-rolls = überlegt noch
progress-active = würfelt diesmal
progress-use = nutzt einen Würfel
progress-bonus = setzt den Rundenbonus
progress-walk = wandert über die Wiese
progress-magnify = vergibt eine Lupe
progress-magnifier = nimmt eine Lupe
progress-factor = vergibt einen Faktor
progress-done = fertig
progress-die = { $use ->
    [spots] { $die }, als Punkte genutzt
    [steps] { $die }, als Schritte genutzt
    [clover] { $die }, genutzt
    [lost] { $die }, verfallen
   *[no] { $die }, noch nicht genutzt
}
progress-dice = Würfel in diesem Zug: { $dice }

## Andere Blätter ansehen

sheets-before = Voriges Blatt
sheets-next = Nächstes Blatt
sheets-mine = Mein Blatt

## Der Stand

score-where = Zeigen, woher die Siegpunkte kommen
score-title = Siegpunkte bisher
score-short-rerolls = Neuwürfe

## Die Schlusswertung

final-family = { $family ->
    [white] Weiße Familie
    [yellow] Gelbe Familie
    [orange] Orange Familie
    [green] Grüne Familie
    [blue] Blaue Familie
    [pink] Rosa Familie
   *[other] { $colour }
}
final-sum-label = { $beetles ->
    [one] 1 Käfer zählt
   *[other] { $beetles } Käfer zählen
}, mal { $factor }: { $score }
final-none = Keine Lupe: Diese Reihe bringt 0 Siegpunkte
final-counted = { $kind }: { $sum }
final-told = { $what }: { $points }
final-said = { $name } { $points }
final-next = Weiter
final-skip = Gleich zum Ergebnis
final-again = Noch einmal zählen
final-statistics = Zur Statistik
final-step = { $step } von { $steps }
final-won-by-five = Gleichstand an der Spitze: Die meisten Käfer mit fünf Punkten gewinnen.
final-shared = Gleich viele Siegpunkte und gleich viele Käfer mit fünf Punkten: Der Sieg wird geteilt.

## Allein

solo-title = Allein
solo-best = Dein Rekord auf diesem Blatt: { $score ->
    [one] 1 Siegpunkt
   *[other] { $score } Siegpunkte
}
solo-first = Deine erste Partie auf diesem Blatt: Was du schaffst, ist dein Rekord.
solo-to-band = { $points ->
    [one] Noch 1 Siegpunkt bis Stufe { $band }.
   *[other] Noch { $points } Siegpunkte bis Stufe { $band }.
}
solo-new-best-by = { $points ->
    [one] Neuer Rekord, um 1 Siegpunkt!
   *[other] Neuer Rekord, um { $points } Siegpunkte!
}
solo-equal = So gut wie dein Rekord.
solo-short = { $points ->
    [one] 1 Siegpunkt fehlt zu deinem Rekord.
   *[other] { $points } Siegpunkte fehlen zu deinem Rekord.
}
solo-ladder = { $score ->
    [one] 1 Siegpunkt
   *[other] { $score } Siegpunkte
}, Stufe { $band } von 5

## Drucken

print-sheet = Dieses Blatt drucken
print-empty = Leeres Blatt drucken: { $name }
print-name = Name
print-day = Datum
print-rerolls = Neuwürfe
print-note = Ein Kleeblatt bringt den nächsten Bonus der Leiste; die ersten Punkte auf einem fünften Käfer bringen eines. Ein eingekreister Bonuskäfer und eine zusätzliche Lupe sind je 2 Siegpunkte wert, ein übriger eingekreister Neuwurf 1 Siegpunkt.

## Das Ende einer Partie allein

solo-first-score = { $points ->
    [one] 1 Siegpunkt: dein erstes Ergebnis auf diesem Blatt. Schaffst du mehr?
   *[other] { $points } Siegpunkte: dein erstes Ergebnis auf diesem Blatt. Schaffst du mehr?
}

## Das Ende: Auszählung, Ergebnis und Vergleich

final-extras = Extra
final-plus = +{ $points }
end-you-win = Du gewinnst!
end-you-share = Geteilter Sieg!
end-name-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
end-points-ahead = { $points ->
    [one] 1 Siegpunkt vor { $name }
   *[other] { $points } Siegpunkte vor { $name }
}
end-short = { $points ->
    [one] 1 Siegpunkt fehlte. Noch mal?
   *[other] { $points } Siegpunkte fehlten. Noch mal?
}
end-best-at = Niemand war besser als du: { $sources }.
end-next-sheet = Der nächste Block fängt für alle leer an.
end-solo = Stufe { $band } von 5
end-solo-name = Das Ergebnis von { $name }
end-sources = Woher die Siegpunkte kamen
end-sources-gold = gold: Extras
end-compare-open = Vergleichen
end-compare-close = Zum Ergebnis

print-failed = Das Blatt konnte nicht geladen werden.

# Am Ende eines Spiels allein: öffnet die Tabelle, was wie viele Punkte brachte.
end-points-open = Meine Punkte
