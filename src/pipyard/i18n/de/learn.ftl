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
lesson-spots-push = In einer echten Partie könntest du jetzt aufhören. Aber Rennen geht weiter, solange du dich traust. Wirf noch einmal und schau.
lesson-spots-bust = Eine 6 passt nirgends, und 5 + 6 ist mehr als 7. Es hilft nichts: Vergrabe sie.
lesson-spots-busted = Verbuddelt! Dein Zug ist vorbei, und die Würfel auf deinen Hunden und in deinem Garten sind weg. Bongo ist gewertet und bleibt.
lesson-spots-last = Etwas später: Fünf Hunde sind gewertet, und Momo fehlt ein Würfel. Mach den Trick Spazieren.
lesson-spots-last-place = Genau die 6! Lege sie an.
lesson-spots-last-bury = Alle deine Hunde sind vollständig und werden sofort gewertet, sobald der letzte Würfel liegt. Vergrabe die 1.
lesson-spots-won = Sechs gewertete Hunde: Du gewinnst! Die anderen Tricks erklären sich von selbst, wenn du sie antippst. Auf zur echten Partie!

learn-scene-round = Die erste Runde
learn-scene-reroll = Noch eine Chance
learn-scene-middle = Die Blätter füllen sich

## Kunterpunkt: Was genannt wird, kommt aus der Stellung

lesson-die = { $family ->
    [white] weiße
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [pink] rosa
   *[orange] orange
} { $face }
lesson-spotted-gift = Gib deinen Käfern Punkte: Wer nach Runde { $rounds } die meisten Siegpunkte hat, gewinnt. Runde { $round } schenkt dir { $spots ->
    [one] { $spots } Punkt
   *[other] { $spots } Punkte
}: Tippe auf die { $family ->
    [white] weiße
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [pink] rosa
   *[orange] orange
} Reihe, die leuchtet.
lesson-spotted-lowest = Du bist am Zug und hast { $dice } Würfel geworfen. Deine ersten { $picks } müssen die niedrigsten sein. Nimm die { lesson-die }.
lesson-spotted-next = Wieder der niedrigste: Das ist jetzt die { lesson-die }. Nimm sie.
lesson-spotted-free = { $name } hat { $taken } Würfel genommen. Deinen letzten wählst du frei. Nimm das Kleeblatt, es ist am meisten wert.
lesson-spotted-circle = Ein Würfel setzt Punkte auf Käfer seiner Farbe. Der mit der kleinen { $wish } will genau { $wish } Punkte: Setze die { lesson-die } auf ihn.
lesson-spotted-split = Eingekreist: { $circled } Siegpunkte, für immer! Würfel darfst du aufteilen: Setze die { lesson-die } als { $spots } auf Käfer { $place } und { $spots2 } auf Käfer { $place2 }.
lesson-spotted-clover = Tippe nun auf das Kleeblatt. Jedes bringt den nächsten Bonus der Leiste unter den Käfern. Der erste ist „{ $next }“. Nutze ihn!
lesson-spotted-steps = Du hast { $steps } Schritte auf der Wiese. Dein Weg beginnt in der Ecke: Kreuze das leuchtende Feld an.
lesson-spotted-steps-on = Jeder Schritt führt auf ein Feld neben deinem Weg. Geh weiter, vor dir liegt eine Lupe.
lesson-spotted-other = { $name } hat geworfen und die niedrigsten genommen. Jetzt nimmst du { $picks } Würfel, ganz wie du willst. Zuerst die { lesson-die }.
lesson-spotted-leaf = Und das Kleeblatt, bevor { $name } es bekommt.
lesson-spotted-walk = Statt Punkten kann jeder Würfel auch Schritte sein. Zur Lupe ist es { $face ->
    [one] { $face } Schritt
   *[other] { $face } Schritte
}: Tippe auf die { lesson-die }, dann geh.
lesson-spotted-cross = Da ist sie: die Lupe „{ $kind }“. Kreuze sie an.
lesson-spotted-magnify = Eine Reihe zählt nur mit Lupe. Diese bringt einen Siegpunkt für jeden Käfer mit { $counts } Punkten. Gib sie { $colour }.
lesson-spotted-found = Schon passt ein Käfer: { $families ->
    [one] { $families } Siegpunkt
   *[other] { $families } Siegpunkte
} für diese Reihe. Nun das Kleeblatt: Dein nächster Bonus ist „{ $next }“.
lesson-spotted-factor = Ein Faktor vervielfacht, was eine Familie bringt. Gib ihn { $colour }: { $matching } × { $factor } = { $points }.
lesson-spotted-rounds = Runde { $round } beginnt. In jeder Runde werfen alle einmal, und von jedem Wurf bekommen alle Würfel ab. Nach Runde { $rounds } wird gezählt.
lesson-spotted-reroll = Inzwischen ist Runde { $round }: Du musst die niedrigsten Würfel nehmen, und die zeigen { $face }. Nutze einen Neuwurf: Tippe auf { $colours } und wirf neu.
lesson-spotted-rerolled = Viel besser: Der niedrigste Würfel zeigt jetzt { $lowest }. Ein Neuwurf, den du nie nutzt, ist am Ende einen Siegpunkt wert.
lesson-spotted-bonus = Inzwischen sind Käfer eingekreist, und jede Reihe hat ihre Lupe. Runde { $round } bringt { $colour } { $round } Punkte: { $spots } auf Käfer { $place } und { $spots2 } auf Käfer { $place2 }.
lesson-spotted-standing = Inzwischen läuft die letzte Runde. Reihen { $families }, extra { $others }: Du hast { $score } Siegpunkte, { $name } { $theirs }. Mit dem letzten Würfel ist Schluss. Hol auf!
lesson-spotted-extras = Fast aufgeholt! Jede Reihe hatte schon ihre Lupe, also ist jede weitere { $each ->
    [one] { $each } Siegpunkt
   *[other] { $each } Siegpunkte
} wert: Deine { $extras } zusätzlichen Lupen bringen { $extra }.
lesson-spotted-fifth = Dein letzter Würfel, und { $name } führt { $theirs } zu { $score }. Setze die { lesson-die } auf Käfer { $place }: Der letzte einer Reihe bringt ein Kleeblatt.
lesson-spotted-done = Das Kleeblatt brachte „{ $unlocked }“! Reihen { $families }, extra { $others }: Du gewinnst { $score } zu { $theirs }. Auf zur echten Partie!
