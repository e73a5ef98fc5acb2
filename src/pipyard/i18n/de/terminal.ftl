### Im Terminal spielen.
### Wörter zwischen Gravis-Zeichen werden so getippt, wie sie dastehen, und bleiben in jeder Sprache englisch.

terminal-you = Du
terminal-list = { $first } und { $last }
terminal-label = { $label }:{ " " }
terminal-marker = { $name }>{ " " }
terminal-marker-only = { $name }(Enter: { $text }) >{ " " }

## Kommen und Gehen

terminal-welcome-spots = Willkommen bei Spots. Tippe eine Zahl oder Wörter wie `place 3 Missy`; `?` hilft, `q` speichert und beendet.
terminal-welcome-spotted = Willkommen bei Kunterpunkt. Tippe eine Zahl oder Wörter wie `pick blue`, `blue 3@1 2@2`, `walk blue`, `b1`; `?` hilft, `q` speichert und beendet.
terminal-welcome-back = Willkommen zurück. Hier hast du aufgehört:
terminal-waiting = Eine gespeicherte Partie wartet: Mit `{ $command }` geht sie weiter.
terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Die Partie lässt sich nicht speichern: { $reason }
terminal-left = Es wurde noch nichts gespielt, also gibt es nichts zu speichern.
terminal-left-saved = Gespeichert. Weiter geht es mit: { $command }
terminal-no-save = Es gibt keine gespeicherte Partie. Fang eine an mit: pipyard play { $game }
terminal-save-rules = Diese Partie wurde mit Version { $saved } der Regeln gespeichert; dieses Pipyard spielt Version { $now }. Sie kann nicht weitergehen. Fang eine neue an mit: pipyard play { $game }
terminal-save-content = Diese Partie wurde mit anderen Karten, Plättchen oder Blättern gespeichert, als dieses Pipyard hat; sie kann nicht weitergehen. Fang eine neue an mit: pipyard play { $game }
terminal-save-unreadable = Die gespeicherte Partie ist nicht lesbar und kann nicht weitergehen. Fang eine neue an mit: pipyard play { $game }
terminal-bot = { $name }: { $about }
terminal-over = Noch eine Partie? pipyard play { $game }

## Aufbau

terminal-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht; wähle aus: { $known }.
terminal-not-for = `{ $option }` gibt es bei { $game } nicht; lass es weg.
terminal-resume-alone = `--resume` setzt eine Partie fort, wie sie aufgebaut war; lass die anderen Optionen weg.
terminal-solo-seats = Allein spielt man auf einem Platz, nicht auf { $seats }. Lass `--solo` oder einige Plätze weg.
terminal-too-many-seats = { $game } hat Platz für { $most }, nicht für { $seats }.
terminal-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; wähle aus: { $known }.
terminal-bad-name = „{ $name }“ geht nicht als Name für einen Platz: Nimm 1 bis { $most } Zeichen, nicht nur Ziffern, und nicht d0g, chance oder nobody.
terminal-name-twice = Zwei Plätze heißen { $name }; gib jedem einen eigenen Namen.
terminal-d0g-treats-alone = `--d0g-treats` ist fürs Spielen allein gegen D0gge; lass es oder die anderen Plätze weg.
terminal-off-leash-set = Ohne Leine sind alle Tricks dabei; lass `--off-leash` weg, oder `--set` und `--tiles`.
terminal-set-and-tiles = Wähle entweder `--set` oder `--tiles`, nicht beides.
terminal-unknown-set = Ein Set „{ $set }“ gibt es nicht; wähle aus: { $known }.
terminal-unknown-trick = Einen Trick „{ $trick }“ gibt es nicht; es gibt: { $known }.
terminal-same-colour = { $first } und { $second } haben dieselbe Farbe, { $colour }; nimm einen Trick je Farbe.
terminal-missing-colour = Ein Trick in { $colour } fehlt; nimm dazu einen von diesen: { $known }.

## Der Tisch

terminal-prompt-turn = { $score ->
    [yes] Du bist dran: Mach einen offenen Trick oder werte.
   *[no] Du bist dran: Mach einen offenen Trick.
}
terminal-or-reroll = { $prompt } Oder wirf neu.
terminal-bury-all = { $busts ->
    [yes] { $values } vergraben: verbuddelt!
   *[no] { $values } vergraben
}
terminal-tile-name = { $facedown ->
    [yes] ({ $trick })
   *[no] { " " }{ $trick }
}
terminal-is-facedown = verdeckt
terminal-treats-on = { $treats ->
    [one] +1 Leckerli.
   *[other] +{ $treats } Leckerlis.
}
terminal-colour = { $tiles ->
    [one] { $colour }
   *[other] { $colour } ×{ $tiles }
}
terminal-doing = { $trick }: { $steps }
terminal-adjustments = noch { $left }-mal ändern

## Was getippt wird

terminal-no-number = Eine Wahl { $number } gibt es hier nicht. Wähle aus: { $numbers }.
terminal-facedown = { $trick } ist verdeckt und geht jetzt nicht.
terminal-closed = { $reason } Möglich: { $possible }.
terminal-ambiguous = „{ $typed }“ kann heißen: { $meant }{ $more ->
    [yes] {" "}und mehr
   *[no] { "" }
}. Tippe etwas mehr, oder die Zahl.
terminal-no-match = „{ $typed }“ geht jetzt nicht. Möglich: { $possible }.
terminal-not-now = „{ $verb }“ geht jetzt nicht. Möglich: { $possible }.
terminal-not-understood = „{ $typed }“ bedeutet hier nichts. Möglich: { $possible }; `?` zeigt die Hilfe.
terminal-d0g-turn = D0gge ist dran
terminal-only-choice = (Etwas anderes gab es nicht zu wählen.)
terminal-undone = Zurückgenommen.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-undo-chance = Was geworfen oder aufgedeckt wurde, lässt sich nicht zurücknehmen.
terminal-undo-whose = Hier heißt niemand „{ $name }“; `undo` allein nimmt deinen letzten Zug zurück.
terminal-undo-other = { $name } hat seitdem gespielt, deshalb lässt sich nichts zurücknehmen.

terminal-help-rules = Wenn du dran bist, mach einen offenen Trick oder werte deine vollständigen Hunde. Jeder geworfene Würfel kommt auf ein freies Feld mit seinem Wert oder wird in deinem Garten vergraben; mit mehr als 7 vergrabenen Flecken hast du dich verbuddelt und verlierst alle deine Würfel. Mit einem Leckerli darfst du neu werfen. Mit sechs gewerteten Hunden gewinnst du. [3] ist ein Würfel, eine 3 ohne Klammern ein freies Feld, das eine 3 braucht, ✓ ein vollständiger Hund.
terminal-help-d0g = Nach jedem deiner Züge würfelt D0gge. Das Plättchen mit dieser Zahl wird umgedreht, und D0gge nimmt die Leckerlis darauf; ist es schon verdeckt, wertet D0gge den nächsten Hund. Auch für je 2 Leckerlis wertet D0gge den nächsten Hund.
terminal-help-commands = Tippe eine Zahl aus der Liste oder die Wörter: `trick walk`, `place 3 Missy`, `bury 6`, `keep`. Der Anfang eines Wortes genügt, und Kommas verbinden mehrere: `p 3 mis, b 6`. Außerdem: undo (u), log, board, help TRICK (? TRICK), save, quit (q).

## Der Tisch von Kunterpunkt

terminal-roll-now = Alles ist geschrieben. Enter wirft die Würfel; `undo` nimmt den letzten Zug zurück.
terminal-roll-dice = Würfel werfen
terminal-your-roll = Dein Wurf
terminal-or-reroll-dice = { $prompt } Neu werfen mit `reroll blue pink` (noch { $left }).
terminal-lowest-only = { $colour } ist keiner der niedrigsten Würfel, und die kommen zuerst.
terminal-steps = { $steps ->
    [one] 1 Schritt gehen
   *[other] { $steps } Schritte gehen
}
terminal-take-clover = das Kleeblatt nehmen
terminal-give-up = aufgeben: nichts ist zu gebrauchen
terminal-gain-circle = eingekreist
terminal-gain-clover = +c
terminal-lost = { $points } verfallen
terminal-takers = Es wählen: { $names }
terminal-ways = Punkte setzen: alle { $ways } Arten zeigen
terminal-map-legend = x angekreuzt · { $field } offen für dich · c Kleeblatt · =5 genau fünf · { $marks }
terminal-also-joined = Auch nebeneinander: { $pairs }.
terminal-mark-one = =1
terminal-mark-two = =2
terminal-mark-three = =3
terminal-mark-four = =4
terminal-mark-five = =5
terminal-mark-even = ge
terminal-mark-odd = un
terminal-mark-different = vs
terminal-mark-low = we
terminal-mark-high = vi
terminal-mark-diagonal = dg
terminal-mark-symmetrical = sy
terminal-unknown-player = Hier heißt niemand „{ $name }“; es gibt: { $known }.
terminal-unknown-thing = Zu „{ $thing }“ gibt es nichts zu erklären; versuch es mit { $known }.
terminal-help-commands-spotted = Tippe eine Zahl aus der Liste oder die Wörter: `pick blue`, `spots blue 3@1 2@2` (3 auf Käfer 1, 2 auf Käfer 2), `walk blue`, dann ein Feld wie `b1`. Der Anfang eines Wortes genügt, das Verb darf fehlen, und Kommas verbinden mehrere: `walk blue, b1, c1`. Außerdem: undo (u), undo NAME, sheet, sheet NAME, map, scores, log, board, help EVEN (? EVEN), save, quit (q).

## Jedes andere Spiel

terminal-welcome = Willkommen bei { $game }. Tippe eine Zahl oder die Wörter daneben; `?` hilft, `q` speichert und beendet.
terminal-prompt = Was machst du?
terminal-help = Tippe eine Zahl aus der Liste oder ihre Wörter. Der Anfang eines Wortes genügt, und Kommas verbinden mehrere. Außerdem: undo (u), undo NAME, log, board, save, quit (q).
terminal-won = { $count ->
    [one] { $you ->
        [yes] Du hast gewonnen!
       *[no] { $names } hat gewonnen.
    }
   *[other] Geteilter Sieg: { $names }.
}
terminal-nobody-won = Niemand hat gewonnen.
