### `pipyard odds` und `pipyard coach`: was Möglichkeiten wert sind und woran eine Partie lag.

odds-unreadable = { $file } lässt sich nicht als Stellung lesen: { $reason }
odds-none = { $who ->
    [chance] Hier gibt es nichts zu entscheiden: Jetzt ist der Zufall dran.
   *[nobody] Hier gibt es nichts zu entscheiden: Die Partie ist zu Ende.
}
odds-title = Möglichkeiten für { $player }
odds-option = Möglichkeit
odds-bust = verbuddelt
odds-dog = ein Hund
odds-all = alle Hunde
odds-dogs = Hunde
odds-worth = { $unit ->
    [points] Punkte
   *[win] Siege von 100
}
odds-note = { $game ->
    [spotted] * ist am meisten wert. ± sagt, wie weit eine Schätzung danebenliegen kann.
   *[other] * ist am meisten wert. Die Anteile gelten für den Rest dieses Zuges, gut gespielt und nie mit Absicht verbuddelt. ± sagt, wie weit eine Schätzung danebenliegen kann; ohne ± ist eine Zahl genau.
}
coach-other-content = Der Trainer hat ohne { $unknown } gelernt: Was er hier sagt, ist weniger sicher als beim veröffentlichten Spiel.
coach-unreadable = { $file } lässt sich nicht durchsehen: { $reason }
coach-progress = Die Partie wird durchgesehen
coach-seat = Platz { $seat }
coach-title = So wurde gespielt
coach-line = { $line ->
    [decisions] Entscheidungen
    [accuracy] Genauigkeit
    [performance] Spielstärke
    [lost] { $unit ->
        [points] verlorene Punkte je wichtiger Entscheidung
       *[win] je wichtiger Entscheidung verloren, Partien von 100
    }
    [luck] { $unit ->
        [points] Würfelglück, Punkte
       *[win] Würfelglück, Partien von 100
    }
    [even] { $unit ->
        [points] Punkte bei gleichem Glück
       *[win] Siege von 100 bei gleichem Glück
    }
   *[result] { $unit ->
        [points] Punkte
       *[win] Siege von 100
    }
}
coach-books = { $unit ->
    [points] Woher die Punkte kamen
   *[win] Woran es lag, in Partien von 100
}
coach-book = { $line ->
    [start] am Anfang
    [choices] eigene Entscheidungen
    [others_choices] Entscheidungen der anderen Seite
    [luck] eigene Würfel
    [others_luck] Würfel der anderen Seite
    [others] was die anderen taten
    [all_choices] Entscheidungen
    [all_dice] Würfel
    [unexplained] Rundungen und Umdenken des Trainers
   *[now] am Ende
}
coach-gap = Abstand
coach-verdict-luck = { $better } hat besser entschieden. Die Würfel wollten es anders: Gewonnen hat { $winner }.
coach-verdict-skill = { $better } hat besser entschieden und gewonnen.
coach-costly = Diese Entscheidungen haben am meisten gekostet:
coach-label = { $label ->
    [slip] ein Ausrutscher
    [mistake] ein Fehler
   *[blunder] ein großer Fehler
}
coach-decision = Ereignis { $event }, { $player }: { $label } ({ $unit ->
    [points] kostet etwa { $cost } Punkte
   *[win] kostet etwa { $cost } Partien von 100
}). Gespielt: { $played }. Besser: { $best }.

## Die Durchsicht im Browser.

coach-said = { $player }: { $label }, kostet { $unit ->
    [points] { $cost ->
        [one] etwa 1 Punkt
       *[other] etwa { $cost } Punkte
    }
   *[win] { $cost ->
        [one] etwa 1 Partie von 100
       *[other] etwa { $cost } Partien von 100
    }
}
coach-dice-said = { $player }: { $kind ->
    [lucky] Würfelglück, bringt
   *[unlucky] Würfelpech, kostet
} { $unit ->
    [points] { $amount ->
        [one] etwa 1 Punkt
       *[other] etwa { $amount } Punkte
    }
   *[win] { $amount ->
        [one] etwa 1 Partie von 100
       *[other] etwa { $amount } Partien von 100
    }
}
coach-figure = { $unit ->
    [points] { $amount ->
        [one] ≈ 1 Siegpunkt
       *[other] ≈ { $amount } Siegpunkte
    }
   *[win] ≈ { $amount } %
}
coach-played = Gespielt
coach-better = Besser
coach-costliest = Teuerster Fehler
coach-next = Nächster Fehler
coach-before = Voriger Fehler
coach-summary = Überblick
coach-end = Durchsicht beenden
coach-nothing = Keine Fehler gefunden. Gut gespielt!
coach-failed = Auf diesem Gerät hat die Durchsicht nicht geklappt.
coach-turned = Hier ist die Partie am stärksten gekippt.
coach-chances = { $unit ->
    [points] Zu erwartende Punkte
   *[win] Gewinnchance
}
coach-about = { $unit ->
    [points] Schätzungen, als spielten alle weiter wie der Trainer. Was der Trainer rundet, und wo er umdenkt, steht in einer eigenen Zeile.
   *[win] Schätzungen in Partien von 100, als spielten alle weiter wie der Trainer. Was der Trainer rundet, und wo er umdenkt, steht in einer eigenen Zeile.
}
