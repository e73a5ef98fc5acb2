### `pipyard verify`: was am Protokoll einer Partie geprüft wurde und was dabei herauskam.

verify-game = { $game ->
    [spots] Spots
    [spotted] Kunterpunkt
   *[other] { $game }
}
verify-about = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: { $names }
verify-promise = Versprechen: Der aufgedeckte Startwert ist der versprochene ({ $commitment }).
verify-promise-noted = Es ist auch das Versprechen, das du dir notiert hast.
verify-promise-sealed = Versprechen: { $commitment }. Der Startwert dazu wird erst aufgedeckt, wenn die Partie zu Ende oder der Tisch geschlossen ist.
verify-promise-none = Versprechen: keines. Diese Partie wurde ohne versprochene Würfel gespielt.
verify-dice = Würfel: { $draws ->
    [one] 1 Zufallsereignis wurde
   *[other] { $draws } Zufallsereignisse wurden
} aus dem Startwert und dem Zufall vom Tisch nachgerechnet; alles stimmt überein ({ $counts }).
verify-dice-unchecked = Würfel: { $draws ->
    [one] 1 Zufallsereignis folgt
   *[other] { $draws } Zufallsereignisse folgen
} den Regeln; ob die Würfel fair waren, lässt sich aus diesem Protokoll nicht sagen.
verify-added = Zufall beigesteuert: { $names }.
verify-one-device = Startwert und Spieler waren auf einem Gerät: Wer es hatte, konnte die Würfel kennen.
verify-added-none = Zufall beigesteuert: niemand. Die Würfel kommen allein aus dem Startwert des Servers.
verify-added-noted = Der Zufall, den du beigesteuert hast, ist in die Würfel eingeflossen.
verify-added-form = Ein Beitrag sind 1 bis 64 Zeichen aus 0–9 und a–f.
verify-rules = Regeln: { $moves ->
    [one] 1 Zug wurde
   *[other] { $moves } Züge wurden
} nachgespielt; alles ist erlaubt.{ $taken ->
    [0] {""}
    [one] {" "}1 weiterer wurde zurückgenommen.
   *[other] {" "}{ $taken } weitere wurden zurückgenommen.
}
verify-result-won = Ergebnis: Sieg für { $names }.
verify-result-d0g = Ergebnis: Sieg für D0gge.
verify-result-closed = Ergebnis: keines, der Tisch wurde vor dem Ende geschlossen.
verify-result-going-on = Ergebnis: noch keines, die Partie läuft.
verify-holds = Geprüft: In { $file } stimmt alles.
verify-compare = Eines kann kein Protokoll zeigen: wann das Versprechen gegeben wurde. Vergleiche es mit dem, das du vor der Partie gesehen hast, oder gib jenes mit --promise an. Dein Browser hat es aufgehoben: Die Seite, die die Würfel prüft, bietet es zum Kopieren an.
verify-compare-added = Auch nicht, was dein Browser zu den Würfeln beigesteuert hat: Das gibst du mit --input an.
verify-sealed = Noch nicht geprüft: Speichere { $file } noch einmal, wenn die Partie zu Ende ist, dann lassen sich die Würfel prüfen.
verify-unpromised = Nicht geprüft: { $file } folgt den Regeln, aber die Würfel waren nicht versprochen.
verify-refused = Abgelehnt: { $file } wurde verändert, oder die Würfel sind nicht die versprochenen. { $sentence }
verify-input = das Protokoll aus der Eingabe
verify-unreadable = { $file } lässt sich nicht prüfen. { $sentence }
verify-promise-form = Ein Versprechen sind 64 Zeichen aus 0–9 und a–f.
verify-no-file = Lesen ist nicht möglich: { $reason }.
verify-no-text = Das ist kein Text in UTF-8.
verify-seat = { $name } (Platz { $seat })
verify-seat-nameless = Platz { $seat }
