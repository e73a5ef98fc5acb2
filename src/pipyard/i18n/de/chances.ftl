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
chances-line = { $option }: Zug geht { $bust }-mal von 100 schief
chances-line-roll = { $option }: geht zu { $roll } % schief, ganzer Zug { $bust } %
chances-line-treats = { $option }: geht zu { $roll } % schief, mit Neuwerfen { $bust } %
chances-line-points = { $option }: etwa { $points } Punkte
chances-ask = Wie stehen die Chancen?
chances-ask-points = ≈ deine Punkte am Ende
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
    [one] davon macht { $count } einen Hund fertig
   *[other] davon machen { $count } einen Hund fertig
}
chances-points-sentence = { $win ->
    [none] Am Ende etwa { $points } Punkte
   *[other] Am Ende etwa { $points } Punkte, und { $win } von 100 Partien gewonnen
}
chances-options = Alle Möglichkeiten
chances-equal = etwa gleich gut
chances-about-win = { $error ->
    [0] Die Siegchancen sind genau, wenn alle so gut wie möglich spielen.
   *[other] Die Siegchancen sind geschätzt, auf etwa { $error } genau, als ob alle stark weiterspielten.
}
chances-about-points = Die Punkte sind geschätzt, als ob alle stark weiterspielten.
chances-counted = Gezählt sind alle Würfe bis zum Ende des Zuges, danach jeweils mit der besten Wahl.
chances-partly = Noch sind nicht alle Würfe bis zum Ende des Zuges gezählt.
