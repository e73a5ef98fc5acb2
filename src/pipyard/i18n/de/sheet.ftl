### Blätter von Kunterpunkt: im Terminal gezeichnet und auf der Seite zum Drucken.
### Wörter zwischen Gravis-Zeichen werden so getippt, wie sie dastehen, und bleiben in jeder Sprache englisch.

## Was auf einem Blatt ist

sheet-families = Käferfamilien
sheet-meadow = Käferwiese
sheet-track = Kleeblattleiste
sheet-rounds = Runden
sheet-rerolls = Neuwürfe
sheet-extra = Zusätzliche Lupen
sheet-magnifiers = Lupen

sheet-colour-white = Weiß
sheet-colour-yellow = Gelb
sheet-colour-orange = Orange
sheet-colour-green = Grün
sheet-colour-blue = Blau
sheet-colour-pink = Rosa

sheet-magnifier-one = genau eins
sheet-magnifier-two = genau zwei
sheet-magnifier-three = genau drei
sheet-magnifier-four = genau vier
sheet-magnifier-five = genau fünf
sheet-magnifier-even = gerade
sheet-magnifier-odd = ungerade
sheet-magnifier-different = verschieden
sheet-magnifier-low = wenige
sheet-magnifier-high = viele
sheet-magnifier-diagonal = diagonal
sheet-magnifier-symmetrical = symmetrisch

## Die Seite

sheet-page-game = Kunterpunkt
sheet-page-title = Kunterpunkt: { $name }
sheet-page-about = Ein Blatt zum Drucken: eines pro Person
sheet-page-name = Name
sheet-page-date = Datum
sheet-page-rounds = Ein Würfel dieser Zahl für eine Familie.
sheet-page-rounds-many = Zu fünft oder sechst sind 1 und 2 eine Runde.
sheet-page-target = Bei genau so vielen Punkten einkreisen: 2 Siegpunkte.
sheet-page-fifth = Erste Punkte auf einem fünften Käfer: ein Kleeblatt.
sheet-page-rerolls = Bekommen: einkreisen. Genutzt: streichen.
sheet-page-extra = je 2
sheet-page-track = Jedes Kleeblatt bringt den nächsten Bonus: Schritte, Faktor, Neuwurf, Rundenbonus, beliebige Lupe, Siegpunkte.
sheet-page-meadow = Beginne beim Pfeil. Ein Auge ist ein Schritt auf ein Feld neben deinem Weg.
sheet-page-ours = Die Aufteilung ist unsere eigene: Der Text der Anleitung zeigt das gedruckte Blatt nicht.
sheet-page-made = Version { $version } · { $hash }

sheet-score-extra = Lupen × 2
sheet-score-bonus = Käfer × 2
sheet-score-track = Leiste
sheet-score-rerolls = Neuwürfe
sheet-score-total = gesamt

## Im Terminal

sheet-title = { $name }, Version { $version } ({ $hash })
sheet-nameless = Nenne das Blatt, das geschrieben werden soll, etwa clover-meadow.
sheet-same-file = { $file } ist das Blatt selbst; nenne eine andere Datei für die Seite.
sheet-unwritable = { $file } lässt sich nicht schreiben: { $reason }. Nenne eine andere Datei.
sheet-hint = Zum Drucken: pipyard sheet { $name } --svg FILE
sheet-written = { $name } ist in { $file }. Öffne die Datei in einem Browser und drucke sie auf A4, eine Seite pro Person.
sheet-list-name = Name
sheet-list-title = Titel
sheet-list-fields = Felder
sheet-list-magnifiers = Lupen
sheet-list-track = Leiste
sheet-list-rerolls = Neuwürfe
sheet-list-hint = Eines zeichnen: pipyard sheet { $name }. Eines drucken: --svg FILE anhängen. Ein eigenes Blatt: seine .toml-Datei angeben.
sheet-family-slots = [Lupe] × [Faktor] = [    ]
sheet-family-legend = (3) ist ein Bonuskäfer: bei genau 3 Punkten einkreisen, 2 Siegpunkte. c: Die ersten Punkte darauf bringen ein Kleeblatt.
sheet-sign-start = Start, ein Schritt
sheet-sign-step = Schritt
sheet-sign-cloverleaf = Kleeblatt
sheet-sign-magnifier = { $magnifier }: { $counts }
sheet-also-joined = Auch nebeneinander: { $pairs }
sheet-bonus-steps2 = 2 Schritte
sheet-bonus-steps3 = 3 Schritte
sheet-bonus-reroll = Neuwurf
sheet-bonus-magnifier = beliebige Lupe
sheet-bonus-round = Rundenbonus
sheet-bonus-double = ×2
sheet-bonus-triple = ×3
sheet-bonus-points5 = +5
sheet-bonus-points7 = +7
sheet-rerolls-about = Eingekreist, wenn du sie bekommst, gestrichen, wenn du sie nutzt; den letzten einzukreisen bringt ein Kleeblatt.
sheet-rounds-about = Jede gibt einer Familie einen Würfel mit ihrer Zahl. Zu fünft oder sechst sind 1 und 2 eine Runde.
sheet-extra-about = Je 2 Siegpunkte, ohne Grenze.
