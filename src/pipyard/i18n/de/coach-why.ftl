### Warum eine Möglichkeit besser ist als die gespielte: worin sich beide am meisten unterscheiden. $better ist ihre eigene Zahl, $other die der gespielten.

## Spots: Chancen von 100, Durchschnitte am Ende des Zugs.

coach-why-win = Gewinnt auf der Stelle: { $better } von 100 Mal statt { $other }.
coach-why-complete-all = Vervollständigt alle Hunde: { $better } von 100 Mal statt { $other }.
coach-why-complete-dog = Vervollständigt einen Hund: { $better } von 100 Mal statt { $other }.
coach-why-score = Gewertete Hunde am Ende des Zugs, im Schnitt: { $better } statt { $other }.
coach-why-bust = Verbuddelt sich seltener: { $better } von 100 Mal statt { $other }.
coach-why-fill = Würfel, die auf deinen Hunden bleiben, im Schnitt: { $better } statt { $other }.
coach-why-fit = Zahlen, die danach auf einen deiner Hunde passen, im Schnitt: { $better } von 6 statt { $other }.
coach-why-lack-one = Hunde, denen nur noch ein Würfel fehlt, im Schnitt: { $better } statt { $other }.
coach-why-bury = Punkte, die im Garten bleiben, im Schnitt: { $better } statt { $other }.
coach-why-treats = Leckerlis, die übrig bleiben, im Schnitt: { $better } statt { $other }.
coach-why-box = Würfel, die im Vorrat für die Nächsten bleiben, im Schnitt: { $better } statt { $other }.
coach-why-everyone-busts = Der Vorrat ist leer und alle verbuddeln sich: { $better } von 100 Mal statt { $other }.
coach-why-d0g-tricks = Offene Tricks, bei denen die D0gge nicht wertet, im Schnitt: { $better } statt { $other }.

## Kunterpunkt: der Block, wenn alle Würfel in der Hand eingetragen sind.

coach-why-families = Punkte der Käferfamilien: { $better } statt { $other }.
coach-why-circled = Eingekreiste Bonuskäfer: { $better } statt { $other }.
coach-why-points = Punkte von der Leiste und aus zusätzlichen Lupen: { $better } statt { $other }.
coach-why-rerolls = Neuwürfe, die übrig bleiben: { $better } statt { $other }.
coach-why-bonuses = Erreichte Boni der Kleeblattleiste: { $better } statt { $other }.
coach-why-magnifiers = Familien mit Lupe: { $better } statt { $other }.
coach-why-factors = Familien mit Faktor: { $better } statt { $other }.
coach-why-beetles = Käfer mit Punkten: { $better } statt { $other }.
coach-why-meadow = Angekreuzte Felder der Wiese: { $better } statt { $other }.
coach-why-reach = Schritte bis zur nächsten Lupe: { $better } statt { $other }.
coach-why-dice = Bessere Würfel zur Auswahl, etwa { $more ->
    [one] 1 Punkt mehr wert.
   *[other] { $more } Punkte mehr wert.
}

## Beide Spiele: in diesem Zug spricht nichts für die bessere Möglichkeit.

coach-why-later = Zahlt sich nicht sofort aus, sondern später.

## In einem Satz: was in einer Partie am meisten geholfen hätte.

coach-advice = Tipp für { $player }: { $reason ->
    [win] Such nach einem Weg, sofort zu gewinnen.
    [complete-all] Sieh nach, womit du am ehesten alle Hunde vervollständigst.
    [complete-dog] Sieh nach, womit du am ehesten einen Hund vervollständigst.
    [score] Such nach dem, was in diesem Zug einen Hund wertet.
    [bust] Vergleiche, womit du dich wie oft verbuddelst.
    [fill] Achte darauf, was mehr Würfel auf deinen Hunden lässt.
    [fit] Halte mehr Zahlen offen, die auf deine Hunde passen.
    [lack-one] Bring deine Hunde so weit, dass nur noch ein Würfel fehlt.
    [bury] Lass weniger Punkte im Garten.
    [treats] Gib weniger Leckerlis aus.
    [box] Lass den Nächsten weniger Würfel im Vorrat.
    [everyone-busts] Achte darauf, wann der Vorrat leer wird.
    [d0g-tricks] Lass mehr Tricks offen, bei denen die D0gge nicht wertet.
    [families] Zähl nach, was jede Möglichkeit in deinen Familien bringt.
    [circled] Such nach Bonuskäfern, die du einkreisen kannst.
    [points] Such nach Punkten auf der Leiste und aus zusätzlichen Lupen.
    [rerolls] Spar dir deine Neuwürfe auf.
    [bonuses] Steuere den nächsten Bonus der Kleeblattleiste an.
    [magnifiers] Hol Lupen für mehr Familien.
    [factors] Hol Faktoren für mehr Familien.
    [beetles] Gib mehr Käfern Punkte.
    [meadow] Geh auf der Wiese weiter.
    [reach] Bleib auf der Wiese in der Nähe einer Lupe.
   *[dice] Sieh dir vor dem Nehmen an, was jeder Würfel bringen könnte.
} Das nicht zu tun hat { $unit ->
    [points] { $cost ->
        [one] etwa 1 Punkt gekostet.
       *[other] etwa { $cost } Punkte gekostet.
    }
   *[win] { $cost ->
        [one] etwa 1 Partie von 100 gekostet.
       *[other] etwa { $cost } Partien von 100 gekostet.
    }
}
