### Kunterpunkt rund um das Blatt: wie weit die anderen sind, Wertung Familie für Familie, allein spielen, drucken.
### Wird mit einem Tisch geladen. $colour ist das Wort von family-…, $family dasselbe Wort auf Englisch; $die nennt einen Würfel.

## Wie weit die anderen sind, jeweils neben einem Namen

progress-picks = nimmt einen Würfel
progress-rolls = prüft den Wurf
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

sheets-before = Das Blatt davor
sheets-next = Das nächste Blatt
sheets-mine = Mein Blatt

## Der Stand

score-where = Zeigen, woher die Siegpunkte kommen
score-title = Siegpunkte bisher
score-short-rerolls = Neuwürfe

## Die Schlusswertung

final-title = Wertung
final-family = { $family ->
    [white] Die weiße Familie
    [yellow] Die gelbe Familie
    [orange] Die orange Familie
    [green] Die grüne Familie
    [blue] Die blaue Familie
    [pink] Die rosa Familie
   *[other] { $colour }
}
final-extra = Zusätzliche Lupen, je 2 Siegpunkte
final-circled = Eingekreiste Bonuskäfer, je 2 Siegpunkte
final-track = Siegpunkte der Kleeblattleiste
final-rerolls = Übrige Neuwürfe, je 1 Siegpunkt
final-total = Alles zusammen
final-five = Gleichstand: Die Käfer mit fünf Punkten entscheiden
final-sum-label = { $beetles ->
    [one] 1 Käfer zählt
   *[other] { $beetles } Käfer zählen
}, mal { $factor }: { $score }
final-none = Keine Lupe: Nichts zählt
final-counted = { $kind }: { $sum }
final-told = { $what }: { $points }
final-said = { $name } { $points }
final-so-far = { $points ->
    [one] bisher 1 Siegpunkt
   *[other] bisher { $points } Siegpunkte
}
final-next = Weiter
final-skip = Gleich zum Ergebnis
final-again = Noch einmal zählen
final-statistics = Zur Statistik
final-prompt = Die Partie ist zu Ende. Jetzt werden die Käfer gezählt.
final-step = { $step } von { $steps }
final-five-count = { $count ->
    [one] 1 Käfer mit fünf Punkten
   *[other] { $count } Käfer mit fünf Punkten
}
final-won-by-five = Gleichstand an der Spitze: Mehr Käfer mit fünf Punkten entscheiden.
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
solo-new-best = Neuer Rekord!
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
