### Zurückschauen: Partien ansehen, Würfel prüfen, die eigenen Partien und ihre Statistik.

## Partie ansehen

replay-title = Rückblick: { $game }
replay-to-table = Zum Tisch
replay-loading = Die Partie wird geladen …
replay-not-begun = Die Partie hat noch nicht begonnen. Geh einen Schritt vor, um den ersten Zug zu sehen.
replay-empty = An diesem Tisch ist noch nichts geschehen. Komm wieder, sobald die Partie begonnen hat.
replay-empty-closed = Dieser Tisch wurde geschlossen, bevor eine Partie begann.
replay-controls = Steuerung des Rückblicks
replay-scrubber = Stelle in der Partie
replay-step = Schritt { $at } von { $last }
replay-step-told = { replay-step }. { $told }
replay-goes-on = Die Partie läuft noch: So steht sie jetzt.
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }-fach. Ändern.
replay-speed-short = { $speed }×
replay-mark-bust = verbuddelt
replay-mark-score = gewertet
replay-mark-round = Runde
replay-mark-factor = Faktor
replay-mark-beetle = Bonuskäfer
replay-mark-lead = Führung
replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab, Bild auf und Bild ab springen von Zug zu Zug.
replay-link = Link zu dieser Stelle kopieren
replay-save = Partie als Datei speichern
replay-position = Zu dieser Stelle
replay-drop = Loslassen, um diese Partie anzusehen

## Eine Partie einlesen

import-title = Gespeicherte Partie ansehen
import-about = Wähle die Datei einer Partie, woher sie auch kommt. Zuerst wird jeder Zug und jeder Wurf darin geprüft.
import-choose = Datei wählen
import-busy = Die Partie wird geprüft …
import-too-large = Diese Datei ist größer als 1 MiB, kann also keine Partie sein, die Pipyard gespeichert hat.
import-no-json = Das ist keine gespeicherte Partie. Wähle eine Datei, die mit „{ replay-save }“ gespeichert wurde.
import-refused = { $file } wurde nicht eingelesen. { $sentence }

## Würfel prüfen

dice-check = Diese Würfel prüfen
dice-title = Waren diese Würfel fair?
dice-busy = Jeder Wurf wird nachgerechnet …
dice-close = Schließen
dice-kept = Ja: Versprechen gehalten
dice-agrees = Sie passen zum Versprechen im Protokoll
dice-broken = Nein: Das sind nicht die versprochenen Würfel
dice-sealed = Noch nicht
dice-none = Diese Würfel lassen sich nicht prüfen
dice-promise-kept = Der Startwert, der am Ende verraten wurde, passt zum Versprechen.
dice-promise-broken = Der Startwert passt nicht zum Versprechen.
dice-rolls = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
} mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} in diesem Browser nachgerechnet: { $all ->
    [yes] Alles stimmt
   *[no] so weit richtig
}.
dice-cards = { $cards ->
    [one] 1 Karte oder Plättchen
   *[other] { $cards } Karten und Plättchen
} nachgerechnet: { $all ->
    [yes] Alles stimmt
   *[no] so weit richtig
}.
dice-moves = { $moves ->
    [one] 1 Zug nach den Regeln nachgespielt: Er ist erlaubt.
   *[other] { $moves } Züge nach den Regeln nachgespielt: Alle sind erlaubt.
}
dice-moves-wrong = Schritt { $version } ist nach den Regeln nicht möglich.
dice-left = { $left ->
    [one] 1 Karte oder Plättchen bleibt
   *[other] { $left } Karten und Plättchen bleiben
} für „pipyard verify“: Dieser Browser kennt die Reihenfolge nicht.
dice-added = Zufall vor dem ersten Wurf beigesteuert: { $names }.
dice-one-device = Der Startwert wurde auf dem Gerät gezogen, an dem alle gespielt haben.
dice-added-none = Kein Gerät am Tisch hat Zufall beigesteuert, die Würfel kamen also vom Server allein: vor der Partie festgelegt, aber er hätte unter vielen Startwerten wählen können.
dice-wrong = Schritt { $version } ({ $purpose }, Nummer { $number }): Der Startwert ergibt { $expected }, im Protokoll steht { $found }.
dice-more-wrong = { $more ->
    [one] Und 1 weiterer Fehler.
   *[other] Und { $more } weitere Fehler.
}
dice-sealed-about = Der Server verrät seinen Startwert, wenn die Partie zu Ende oder der Tisch geschlossen ist. Bis dahin ist nur das Versprechen bekannt; schreib es dir auf, wenn du magst.
dice-none-about = Diese Partie wurde ohne Versprechen gespielt, deshalb kann hinterher niemand sagen, woher ihre Würfel kamen.
dice-unknown-about = Diese Partie hat ihre Würfel auf eine Art versprochen, die diese Seite nicht kennt. Ein neueres Pipyard kann sie vielleicht prüfen.
dice-promise = Das Versprechen
dice-seed = Der Startwert
dice-meaning = Jeder Wurf der Partie stand durch diesen Startwert und den Zufall vom Tisch schon fest, bevor sie begann; hinterher konnte niemand einen ändern. Das beweist nicht, dass niemand die Würfel vorher kannte: Solange die Partie läuft, hat der Server den Startwert.
dice-meaning-broken = Das Protokoll nennt andere Würfel, als der versprochene Startwert ergibt; etwas darin wurde also verändert: vom Server oder von denen, die es weitergaben. Speichere die Partie und vergleiche sie mit einer anderen Kopie vom selben Tisch.
dice-meaning-one-device = Jeder Wurf folgt aus einem Startwert, der vor der Partie gezogen wurde. Aber Startwert und Spieler waren auf einem Gerät: Das zeigt, dass die Aufzeichnung vollständig und unverändert ist, nicht, dass niemand die Würfel kennen konnte.
dice-meaning-agrees = Jeder Wurf folgt aus dem Startwert im Protokoll. Ob es der vor der Partie versprochene ist, weiß nur ein Browser, der dabei war: Öffne diese Seite in dem, in dem du gespielt hast, oder vergleiche das Versprechen mit dem, das du dir notiert hast.
dice-meaning-swapped = Der Server hat sich nicht an das gehalten, was er diesem Browser vor der Partie gezeigt und von ihm bekommen hat; er konnte die Würfel also aussuchen. Speichere die Partie und heb dir die Zeile unten auf: Sie beweist es allen.
dice-offline = Um sie selbst zu prüfen, samt Zügen und Regeln, speichere die Partie und tippe
dice-copy = Diese Zeile kopieren
dice-copy-failed = Markiere die Zeile und kopiere sie von Hand.

## Meine Partien

games-title = Partien und Statistik
games-loading = Deine Partien werden zusammengezählt …
games-empty = Du hast noch keine Partie beendet. Danach kannst du sie dir hier noch einmal ansehen.
games-finished = Beendete Partien
games-more = Was länger zurückliegt als deine letzten 100 Tische, zählt hier nicht mit.
games-won = Gewonnen
games-lost = Verloren
games-d0g = Sieg: D0gge
games-score = { $score ->
    [one] 1 Siegpunkt
   *[other] { $score } Siegpunkte
}
games-brought-in = Eingelesen am { $day }
games-played = Gespielte Partien
games-tally = { $alone ->
    [yes] { $game }, allein
   *[no] { $game }
}
games-tally-won = { $won } von { $played } gewonnen
games-tally-played = { $played } gespielt
games-tally-about = Partien, in denen du mehrere Plätze hattest, zählen nicht.
games-dice-about = { $rolled ->
    [one] 1 Würfel für dich geworfen
   *[other] { $rolled } Würfel für dich geworfen
}; jede Seite sollte ungefähr { $expected }-mal kommen.
games-dice-chart = Wie oft jede Seite kam: { $faces }
games-dice-face = { $face }: { $count }
games-dice-band = Im Streifen landen bei fairen Würfeln 19 von 20 Seiten.
games-dice-few = Noch zu wenige Würfel, um etwas über Glück zu sagen. Ab 60 Würfeln steht hier mehr.
games-dice-chance = So ungleich wie hier, oder noch ungleicher, fallen faire Würfel bei { $count } von { $of } Personen. { $verdict ->
    [usual] Das ist nichts Ungewöhnliches.
    [seldom] Das ist selten, aber es kommt vor: Irgendwen muss es ja treffen.
   *[odd] Das ist sehr selten. Prüfe die Würfel deiner Partien: Jede lässt sich nachrechnen.
}

## Turns of a replay

replay-turn = Zug { $turn } von { $turns }
replay-setup = Aufbau
replay-turn-back = Voriger Zug
replay-turn-next = Nächster Zug
replay-from-start = Von Anfang an abspielen
replay-follow = Dem Spiel folgen
replay-review = Durchsehen
replay-moments = Große Momente
replay-points = Siegpunkte Zug um Zug
replay-points-told = { $when }: { $scores }
replay-jump = Springe zu: { $moment } ({ $count })
replay-short-table = Tisch
replay-short-dice = Würfel
replay-short-log = Verlauf
replay-short-share = Teilen
replay-share = Partie teilen
replay-share-looking = Link wird gesucht …
replay-share-link = Wer diesen Link hat, sieht die Partie ab dieser Stelle.
replay-share-here = Diese Partie liegt nur auf diesem Gerät, einen Link gibt es noch nicht. Verschick stattdessen die Datei: Wer sie in Pipyard öffnet, sieht die ganze Partie.
replay-pin = { $name } im Blick behalten
replay-moment-back = Voriger Moment
replay-moment-next = Nächster Moment
replay-nth = { $nth }/{ $count }
replay-round = Runde { $round }
replay-axis = { $top } { $unit }
replay-unit = { $game ->
    [spots] Hunde
   *[other] Punkte
}
replay-unit-worth = { $unit ->
    [win] 100 % Siegchance
   *[points] erwartete Punkte
}
replay-before = Vor diesem Zug.
replay-before-told = Vor diesem Zug: { $told }
replay-gained = { $change } ({ $before } → { $after }): { $parts }.
replay-gained-none = keine Punkte ({ $after })
replay-gained-by = { $name }: { $words }
replay-leads = { $you ->
    [yes] Du gehst in Führung.
   *[no] { $name } geht in Führung.
}
