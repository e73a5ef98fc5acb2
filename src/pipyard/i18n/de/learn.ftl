### Ein Spiel lernen, indem man es spielt. Wird nur mit den Lektionen geladen.
### Ein Satz sagt eine Sache; was zu tun ist, leuchtet.

learn-title = { $game } lernen
learn-place = { $step } von { $steps }, feste Würfel
    .title = In einer Lektion wird nicht geworfen: Die Würfel stehen fest, damit dir alles einmal begegnet.
learn-skip = Lektion überspringen
learn-next = Weiter
learn-watch = { $name } spielt …
learn-again = Von vorn
learn-play = Echte Partie spielen
learn-rules = Regeln lesen
learn-scene-dogs = Hund füllen
learn-scene-luck = Etwas wagen
learn-scene-win = Letzter Hund
learn-scene-turn = Ein Zug
learn-scene-score = Endspurt
learn-failed = Die Lektion konnte nicht geladen werden.

## Spots

lesson-spots-walk = Das sind deine Hunde. Jedes freie Feld braucht einen Würfel. Mach den Trick Spazieren und wirf zwei Würfel.
lesson-spots-place = Eine 3! Lege sie auf Bongos leuchtendes Feld.
lesson-spots-bury = Eine 2 passt auf kein Feld, also vergrabe sie in deinem Garten. Mehr als 7 Flecken dort, und du hast dich verbuddelt.
lesson-spots-more = 4 Flecken sind vergraben, also sind noch 3 sicher. Beim Spazieren darfst du noch einen Würfel werfen. Trau dich!
lesson-spots-complete = Eine 1, genau das, was Bongo braucht. Lege sie an.
lesson-spots-score = Bongo ist vollständig. Werten kostet einen ganzen Zug und bringt den Hund für immer in Sicherheit. Werte!
lesson-spots-scored = Einer von sechs Hunden ist gewertet, und Jolene ist dazugekommen. Benutzte Tricks liegen verdeckt, bis nur noch einer offen ist.
lesson-spots-run = Hier ist ein Leckerli; du wirst es brauchen. Jetzt mehr Würfel: Mach den Trick Rennen.
lesson-spots-reroll = Nichts passt, und mit 17 Flecken hättest du dich verbuddelt. Mit dem Leckerli darfst du alle neu werfen. Wirf neu!
lesson-spots-fits = Viel besser. Die 3 ist für Missy.
lesson-spots-fits-too = Und die 4 auch.
lesson-spots-low = Die 1 passt nirgends. Vergrabe sie.
lesson-spots-push = Du könntest jetzt aufhören. Aber Rennen geht weiter, solange du dich traust. Wirf noch einmal und schau, was passieren kann.
lesson-spots-bust = Eine 6 passt nirgends, und 5 + 6 ist mehr als 7. Es hilft nichts: Vergrabe sie.
lesson-spots-busted = Verbuddelt! Dein Zug ist vorbei, und die Würfel auf deinen Hunden und in deinem Garten sind weg. Bongo ist gewertet und bleibt.
lesson-spots-last = Etwas später: Fünf Hunde sind gewertet, und Momo fehlt ein Würfel. Mach den Trick Spazieren.
lesson-spots-last-place = Genau die 6! Lege sie an.
lesson-spots-last-bury = Alle deine Hunde sind vollständig und werden sofort gewertet, sobald der letzte Würfel liegt. Vergrabe die 1.
lesson-spots-won = Sechs gewertete Hunde: Du gewinnst! Mehr brauchst du nicht für eine richtige Partie.

## Kunterpunkt

lesson-spotted-bonus = Jede Runde beginnt mit einem Geschenk, diesmal einem Punkt. Gib ihn der gelben Familie: Tippe auf den leuchtenden Käfer.
lesson-spotted-lowest = Du hast sechs Würfel geworfen. Deine ersten zwei müssen die niedrigsten sein. Nimm die weiße 1.
lesson-spotted-next = Jetzt ist die gelbe 2 am niedrigsten. Nimm sie.
lesson-spotted-free = Beim letzten hast du freie Wahl. Das Kleeblatt bringt einen Bonus: Nimm es.
lesson-spotted-spots = Nutze die gelbe 2: Tippe auf den zweiten gelben Käfer, der sich genau 2 Punkte wünscht.
lesson-spotted-clover = Nun das Kleeblatt: Tippe es an, dann nimm es. Es bringt den ersten Bonus der Leiste.
lesson-spotted-steps = Zwei Schritte auf der Wiese! Sie beginnen in der Ecke. Kreuze das leuchtende Feld an.
lesson-spotted-steps-on = Jeder Schritt geht von einem Feld weiter, das du schon angekreuzt hast.
lesson-spotted-walk = Statt Punkten kann jeder Würfel auch Schritte sein. Geh mit der weißen 1.
lesson-spotted-cross = Eine Lupe ist in Reichweite. Kreuze sie an.
lesson-spotted-magnify = Mit ihr zählt bei einer Familie jeder Käfer mit genau drei Punkten. Gib sie der rosa Familie.
lesson-spotted-found = Von jetzt an will Rosa lauter Dreien. Ohne Lupe bringt eine Familie nichts.
lesson-spotted-fifth = Der letzte Würfel einer Partie. Setze die blaue 3 auf die letzten zwei Käfer: Ein fünfter Käfer bringt ein Kleeblatt.
lesson-spotted-factor = Das Kleeblatt bringt „mal 2“. Bei Blau zählt die Lupe ungerade Punktzahlen, und die haben alle fünf: Gib den Faktor der blauen Familie.
lesson-spotted-done = Fünf passende Käfer, mal 2: 10 Siegpunkte für Blau. Das beste Blatt gewinnt, und jetzt weißt du, wie.
