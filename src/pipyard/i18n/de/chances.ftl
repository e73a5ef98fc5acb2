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
    [one] { $option }: 1 von 100 solchen Zügen geht schief
   *[other] { $option }: { $bust } von 100 solchen Zügen gehen schief
}
chances-line-roll = { $option }: Dieser Wurf geht in { $roll } von 100 Fällen schief, der ganze Zug in { $bust }
chances-line-treats = { $option }: Dieser Wurf geht in { $roll } von 100 Fällen schief, mit Neuwerfen in { $bust }
chances-line-points = { $option }: etwa { $points } Punkte
chances-ask = Wie stehen die Chancen?
chances-none = Hier lässt sich nichts ausrechnen
chances-counting = Wird gezählt …
chances-estimated = ≈ geschätzt
chances-title = Chancen
chances-sentence = { $bust ->
    [0] Von 100 solchen Zügen geht keiner schief
    [one] Von 100 solchen Zügen geht { $bust } schief
   *[other] Von 100 solchen Zügen gehen { $bust } schief
}
chances-roll = Für sich allein geht der nächste Wurf in { $roll } von 100 Fällen schief.
chances-safe = { $count ->
    [one] { $count } geht gut
   *[other] { $count } gehen gut
}
chances-busts = { $count ->
    [one] { $count } geht schief
   *[other] { $count } gehen schief
}
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
    [0] Die Siegchancen sind genau, wenn alle so gut wie möglich spielen.
   *[other] Die Siegchancen sind geschätzt, auf etwa { $error } genau, als ob alle so weiterspielten wie der Trainer.
}
chances-about-points = Die Punkte sind geschätzt, als ob alle so weiterspielten wie der Trainer.
chances-counted = Gezählt sind alle Würfe bis zum Ende des Zuges, danach jeweils mit der besten Wahl.
chances-partly = Noch sind nicht alle Würfe bis zum Ende des Zuges gezählt.
