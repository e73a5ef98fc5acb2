### Die eigenen Partien: was sie zusammen ergeben. Wird nur mit dieser Seite geladen.

stats-dice = { $game ->
    [spotted] Deine Würfel bei Kunterpunkt
   *[other] Deine Würfel bei Spots
}
stats-spotted = Deine Blätter bei Kunterpunkt
stats-sheet = Blatt
stats-sheet-all = Alle Blätter
stats-chart = Siegpunkte von der ersten bis zur letzten Partie: { $scores }
stats-chart-about = Von links nach rechts, wie du gespielt hast. { $bands ->
    [yes] An den Linien beginnen die Stufen für Solopartien. { stats-chart-signs }
   *[no] { stats-chart-signs }
}
stats-chart-signs = Kreise sind Solopartien, Quadrate Partien mit anderen; der Stern ist dein Rekord.
stats-best = Rekord
stats-average = Im Schnitt
stats-latest = Letzte fünf Partien
stats-points = { NUMBER($points, maximumFractionDigits: 1) }
stats-rows = Volle Reihen
stats-circled = Bonuskäfer
stats-given = Familien mit Lupe
stats-per-game = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } von 6 je Partie
stats-bands = Deine Stufen in Solopartien
stats-band = { $band ->
    [1] Stufe 1: bis { $to } Siegpunkte
    [5] Stufe 5: ab { $from } Siegpunkten
   *[other] Stufe { $band }: { $from } bis { $to } Siegpunkte
}
stats-band-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-magnifiers = Was deine Lupen gebracht haben
stats-magnifiers-about = Wie oft vergeben, und die Siegpunkte der Familien, die sie bekamen, mit Faktor.
stats-magnifier = { $given ->
    [one] einmal, brachte { $points }
   *[other] { $given }-mal, im Schnitt { $points }
}
stats-bests = Deine besten Solopartien
stats-best-on = { $sheet }: { $score ->
    [one] 1 Siegpunkt
   *[other] { $score } Siegpunkte
}
stats-best-day = { $played ->
    [one] { $day }, einzige Partie
   *[other] { $day }, aus { $played } Partien
}
