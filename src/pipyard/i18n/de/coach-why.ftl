### Warum eine Möglichkeit besser ist als die gespielte: worin sich beide am meisten unterscheiden. $better ist ihre eigene Zahl, $other die der gespielten. $first sagt, ob es der erste von mehreren Gründen ist.

coach-why-it = { $first ->
    [yes] Die bessere Wahl
   *[no] Sie
}

## Spots: Chancen von 100, Durchschnitte am Ende des Zugs.

coach-why-win = { coach-why-it } gewinnt öfter auf der Stelle: { $better } von 100 Mal statt { $other }.
coach-why-complete-all = { coach-why-it } vervollständigt öfter alle Hunde: { $better } von 100 Mal statt { $other }.
coach-why-complete-dog = { coach-why-it } vervollständigt öfter einen Hund: { $better } von 100 Mal statt { $other }.
coach-why-score = { coach-why-it } wertet bis zum Ende des Zugs mehr Hunde: im Schnitt { $better } statt { $other }.
coach-why-bust = { coach-why-it } verbuddelt sich seltener: { $better } von 100 Mal statt { $other }.
coach-why-fill = { coach-why-it } lässt mehr Würfel auf den Hunden: im Schnitt { $better } statt { $other }.
coach-why-fit = { coach-why-it } lässt mehr Zahlen offen, die auf die Hunde passen: im Schnitt { $better } von 6 statt { $other }.
coach-why-lack-one = { coach-why-it } bringt mehr Hunde so weit, dass nur ein Würfel fehlt: im Schnitt { $better } statt { $other }.
coach-why-bury = { coach-why-it } lässt weniger Punkte im Garten: im Schnitt { $better } statt { $other }.
coach-why-treats = { coach-why-it } lässt mehr Leckerlis übrig: im Schnitt { $better } statt { $other }.
coach-why-box = { coach-why-it } lässt den Nächsten weniger Würfel im Vorrat: im Schnitt { $better } statt { $other }.
coach-why-everyone-busts = { coach-why-it } leert den Vorrat, sodass sich alle verbuddeln, { $better } von 100 Mal statt { $other }.
coach-why-d0g-tricks = { coach-why-it } lässt mehr Tricks offen, bei denen die D0gge nicht wertet: im Schnitt { $better } statt { $other }.

## Kunterpunkt: der Block, wenn alle Würfel in der Hand eingetragen sind.

coach-why-families = { coach-why-it } bringt mehr in den Familien: { $better } Siegpunkte statt { $other }.
coach-why-circled = { coach-why-it } kreist mehr Bonuskäfer ein: { $better } statt { $other }.
coach-why-points = { coach-why-it } bringt mehr auf der Leiste und mit zusätzlichen Lupen: { $better } Siegpunkte statt { $other }.
coach-why-rerolls = { coach-why-it } lässt mehr Neuwürfe übrig: { $better } statt { $other }.
coach-why-bonuses = { coach-why-it } kommt auf der Kleeblattleiste weiter: { $better } Boni statt { $other }.
coach-why-magnifiers = { coach-why-it } gibt mehr Familien eine Lupe: { $better } statt { $other }.
coach-why-factors = { coach-why-it } gibt mehr Familien einen Faktor: { $better } statt { $other }.
coach-why-beetles = { coach-why-it } gibt mehr Käfern Punkte: { $better } statt { $other }.
coach-why-meadow = { coach-why-it } kommt auf der Wiese weiter: { $better } Felder statt { $other }.
coach-why-reach = { coach-why-it } bleibt auf der Wiese näher an einer Lupe: { $better } Schritte entfernt statt { $other }.
coach-why-dice = { coach-why-it } lässt bessere Würfel zur Auswahl{ $told ->
    [no] .
   *[yes] , { $more ->
        [one] etwa 1 Siegpunkt mehr wert.
       *[other] etwa { $more } Siegpunkte mehr wert.
    }
}

## Beide Spiele: in diesem Zug spricht nichts für die bessere Möglichkeit.

coach-why-later = { coach-why-it } zahlt sich erst später aus, nicht sofort.

## In einem Satz: was in einer Partie am meisten geholfen hätte.

coach-advice = { $you ->
    [yes] Tipp
   *[no] Tipp für { $player }
}: { $reason ->
    [win] Such nach einem Weg, sofort zu gewinnen.
    [complete-all] Sieh nach, womit du am ehesten alle Hunde vervollständigst.
    [complete-dog] Sieh nach, womit du am ehesten einen Hund vervollständigst.
    [score] Such nach dem, was in diesem Zug einen Hund wertet.
    [bust] Vergleiche, womit du dich wie oft verbuddelst.
    [fill] Achte darauf, was mehr Würfel auf deinen Hunden lässt.
    [fit] Halte mehr Zahlen offen, die auf deine Hunde passen.
    [lack-one] Bring deine Hunde so weit, dass nur noch ein Würfel fehlt.
    [bury] Lass weniger Punkte im Garten.
    [treats] Beende deine Züge mit mehr Leckerlis.
    [box] Lass den Nächsten weniger Würfel im Vorrat.
    [everyone-busts] Achte darauf, wann der Vorrat leer wird.
    [d0g-tricks] Lass mehr Tricks offen, bei denen die D0gge nicht wertet.
    [families] Zähl nach, was jede Möglichkeit in deinen Familien bringt.
    [circled] Such nach Bonuskäfern, die du einkreisen kannst.
    [points] Such nach Punkten auf der Leiste und aus zusätzlichen Lupen.
    [rerolls] Behalte mehr Neuwürfe übrig.
    [bonuses] Steuere den nächsten Bonus der Kleeblattleiste an.
    [magnifiers] Hol Lupen für mehr Familien.
    [factors] Hol Faktoren für mehr Familien.
    [beetles] Gib mehr Käfern Punkte.
    [meadow] Geh auf der Wiese weiter.
    [reach] Bleib auf der Wiese in der Nähe einer Lupe.
   *[dice] Sieh dir vor dem Nehmen an, was jeder Würfel bringen könnte.
} Das war der Hauptunterschied bei { $times } Entscheidungen, die zusammen { $unit ->
    [points] { $cost ->
        [one] etwa 1 Siegpunkt gekostet haben.
       *[other] etwa { $cost } Siegpunkte gekostet haben.
    }
   *[win] { $cost ->
        [one] etwa 1 Partie von 100 gekostet haben.
       *[other] etwa { $cost } Partien von 100 gekostet haben.
    }
}
