### Chancen am Tisch, für alle, die sie einschalten.

chances-win = { $exact ->
    [yes] { $amount } %
   *[no] ≈ { $amount } %
}
chances-win-long = { $exact ->
    [yes] { $amount } % Sieg
   *[no] ≈ { $amount } % Sieg
}
chances-points = ≈ { $points }
chances-points-long = ≈ { $points } Punkte
chances-line-safe = { $option }: kann nicht schiefgehen
chances-line = { $bust ->
    [one] { $option }: 1 von 100 solchen Zügen endet verbuddelt
   *[other] { $option }: { $bust } von 100 solchen Zügen enden verbuddelt
}
chances-line-roll = { $option }: { $roll } von 100 solchen Würfen enden verbuddelt, { $bust } von 100 ganzen Zügen
chances-line-treats = { $option }: { $roll } von 100 solchen Würfen enden verbuddelt, mit Neuwerfen { $bust }
chances-line-points = { $option }: etwa { $points } Punkte
chances-ask = Wie stehen die Chancen?
chances-none = Hier gibt es keine Chancen
chances-counting = Wird gezählt …
chances-estimated = ≈ geschätzt
chances-title = Chancen
chances-sentence = { $bust ->
    [0] Von 100 solchen Zügen endet keiner verbuddelt
    [one] Von 100 solchen Zügen endet { $bust } verbuddelt
   *[other] Von 100 solchen Zügen enden { $bust } verbuddelt
}
chances-roll = Für sich allein ist der nächste Wurf in { $roll } von 100 Fällen zu viel.
chances-safe = { $count ->
    [one] { $count } geht gut
   *[other] { $count } gehen gut
}
chances-busts = { $count } verbuddelt
chances-dog = { $count ->
    [one] { $count } macht einen Hund fertig
   *[other] { $count } machen einen Hund fertig
}
chances-points-sentence = { $win ->
    [none] Am Ende etwa { $points } Punkte
   *[other] Am Ende etwa { $points } Punkte, und { $win } von 100 Partien gewonnen
}
chances-options = Alle Möglichkeiten
chances-about-win = { $error ->
    [0] Die Siegchancen sind genau, bei bestem Spiel.
   *[other] Die Siegchancen sind geschätzt, auf etwa { $error } genau, als ob alle so weiterspielten wie der Trainer.
}
chances-about-points = Die Punkte sind geschätzt, als ob alle so weiterspielten wie der Trainer.
chances-counted = Gezählt sind alle Würfe bis zum Ende des Zuges, danach jeweils mit der besten Wahl.
chances-partly = Noch sind nicht alle Würfe bis zum Ende des Zuges gezählt.
