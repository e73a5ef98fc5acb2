### Kunterpunkt im Browser: was nur eine Seite sagt, auf der man Dinge antippt.

spotted-web-alone-about = Fünf Runden gegen dein eigenes bestes Blatt.
spotted-web-goal = Nach fünf Runden gewinnt, wer die meisten Punkte hat.
spotted-web-sheet = Blatt
spotted-web-because = Kleeblatt { $place } ({ $bonus }): { $prompt }
spotted-web-because-walk = Kleeblatt { $place }: { $prompt }
spotted-web-because-round = Kleeblatt { $place }: Gib einer Familie den Rundenbonus { $values } als Punkte.
spotted-web-reroll = Du bist dran: Würfel neu werfen oder behalten?
spotted-web-pick = Du bist dran: { $lowest ->
    [one] Nimm den niedrigsten Würfel.
    [yes] Nimm einen der niedrigsten Würfel.
   *[no] Nimm einen beliebigen Würfel.
}
spotted-web-writing = { $count ->
    [one] { $names } schreibt noch.
   *[other] { $names } schreiben noch.
}
spotted-web-draft = Würfel auf dem Tisch
spotted-web-picking = Wählen noch: { $names }
spotted-web-why-lowest = Deine ersten Würfel müssen die niedrigsten sein; die blassen warten noch.
spotted-web-die-not-now = { $die }, noch nicht zu haben
spotted-web-you = Du
spotted-web-reroll-these = { $dice ->
    [0] Angetippte neu werfen
    [one] 1 Würfel neu werfen
   *[other] { $dice } Würfel neu werfen
}
spotted-web-die-use = { $die }, nutzen
spotted-web-die-tap = { $die }, antippen zum Neuwerfen
spotted-web-no-spots = Passt nicht auf die Käfer.
spotted-web-forfeit = Nur { $used } von { $points } Augen lassen sich nutzen; der Rest verfällt.
# Siegpunkte, die eine Aktion sofort bringt: $points ist nie negativ, $direction ist more oder less.
spotted-web-gain-sign = { $direction ->
    [less] −{ $points }
   *[more] +{ $points }
}
spotted-web-gain-points = { $direction ->
    [less] { $points ->
        [one] 1 Siegpunkt weniger
       *[other] { $points } Siegpunkte weniger
    }
   *[more] { $points ->
        [one] 1 Siegpunkt mehr
       *[other] { $points } Siegpunkte mehr
    }
}
spotted-web-gain-bonus = Kleeblatt { $place }: { $bonus }
spotted-web-with-gain = { $action } ({ $gain })
spotted-web-walk = { $steps ->
    [one] 1 Schritt gehen
   *[other] { $steps } Schritte gehen
}
spotted-web-clover = Kleeblatt nehmen: { $bonus }
spotted-web-clover-lost = Kleeblatt nutzen: Die Leiste ist voll
spotted-web-give-up = Würfel aufgeben
spotted-web-tab-beetles = Käfer
spotted-web-tab-meadow = Wiese
spotted-web-tab-others = Andere
spotted-web-tab-scores = Wertung
spotted-web-tab-writing = { $count ->
    [one] 1 schreibt
   *[other] { $count } schreiben
}
spotted-web-parts = Teile des Tisches
spotted-web-sheets = Blätter
spotted-web-sheet-of = Blatt von { $name }
spotted-web-sheet-mine = Dein Blatt
spotted-web-show-sheet = { $name }: { $score ->
    [one] 1 Siegpunkt
   *[other] { $score } Siegpunkte
}. Dieses Blatt zeigen.
spotted-web-row = { $family ->
    [white] Weiße
    [yellow] Gelbe
    [orange] Orange
    [green] Grüne
    [blue] Blaue
   *[pink] Rosa
} Familie: { $magnifier }, Faktor { $factor }, { $score ->
    [one] 1 Siegpunkt
   *[other] { $score } Siegpunkte
}
spotted-web-field = { $field }, { $kind }{ $crossed ->
    [yes] , angekreuzt
   *[no] { "" }
}
spotted-web-track-place = { $place }: { $bonus }{ $taken ->
    [yes] , genommen
    [next] , als Nächstes
   *[no] { "" }
}
spotted-web-rerolls = { $circled ->
    [one] Noch { $left } von 1 eingekreisten Neuwurf
   *[other] Noch { $left } von { $circled } eingekreisten Neuwürfen
}, { $symbols ->
    [one] 1 Symbol
   *[other] { $symbols } Symbole
} auf dem Blatt
spotted-web-symbols = Was die Symbole bedeuten
spotted-web-rounds = Runden
spotted-web-source-extra = Zusätzliche Lupen
spotted-web-source-circled = Bonuskäfer
spotted-web-source-track = Leiste
spotted-web-source-rerolls = Übrige Neuwürfe

## The dock: one place for what is asked, its choices and their values

spotted-web-alike = { $others ->
    [one] { $way }; 1 weitere Art läuft auf dasselbe hinaus
   *[other] { $way }; { $others } weitere Arten laufen auf dasselbe hinaus
}
spotted-web-gain-none = keine Punkte
spotted-web-through = Punkte auf Käfer { $place } der Familie { $colour }
spotted-web-gift-row = An die Familie { $colour } geben
spotted-web-lens = Lupe der Familie { $colour }: { $magnifier }
spotted-web-taken-by = { $die }, genommen von { $name }
spotted-web-later = später
spotted-web-place-spots = { $spots ->
    [one] 1 Punkt setzen
   *[other] { $spots } Punkte setzen
}
spotted-web-on-beetles = Auf die Käfer dieser Farbe.
spotted-web-on-beetles-or-walk = Auf die Käfer dieser Farbe, oder lauf los.
spotted-web-narrowed = Nimm eins davon oder tipp noch einen Käfer an.
spotted-web-best-first = Die meisten Punkte zuerst.
spotted-web-tap-field = Tipp ein leuchtendes Feld an.
spotted-web-tap-magnifier = Nah oder fern: Tipp eine an, die leuchtet.
spotted-web-walk-short = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
spotted-web-or = oder
spotted-web-more = noch { $count }
spotted-web-leaves-wait = { $leaves ->
    [one] 1 Kleeblatt wartet
   *[other] { $leaves } Kleeblätter warten
}
spotted-web-leaf-then = Danach: { $bonus }
spotted-web-done = Zug beenden
spotted-web-done-ask = Alles gut so?
spotted-web-done-about = Zählt, sobald du den Zug beendest oder gehst.

## The score and where it comes from

spotted-web-hero-rows = Reihen { $points }
spotted-web-hero-extra = + { $points } extra
spotted-web-behind = { $points ->
    [0] gleichauf mit { $name }
   *[other] { $points } hinter { $name }
}
spotted-web-ahead = { $points } vor { $name }
spotted-web-counts-here = { $count ->
    [0] Hier noch keiner davon
    [one] Hier 1 davon
   *[other] Hier { $count } davon
}
spotted-web-lens-none = Noch keine Lupe: Diese Reihe bringt nichts.

## A chain of bonuses; $links is how many so far

spotted-web-chain = { $links ->
    [1] Kleeblatt!
   *[other] Kette ×{ $links }
}
spotted-web-chain-row = Der fünfte Käfer: ein Kleeblatt!
spotted-web-chain-rerolls = Alle Neuwürfe umkringelt: noch ein Kleeblatt!
spotted-web-chain-meadow = Ein Kleeblatt am Weg!
spotted-web-chain-sum = Alles mit einem einzigen Würfel!
spotted-web-chain-skip = Weiter: tippen

## What a tap on the sheet is answered with

spotted-web-tip-bonus = Bekommt dieser Käfer genau { $spots ->
    [one] 1 Punkt
   *[other] { $spots } Punkte
}, wird er eingekreist: 2 Siegpunkte.
spotted-web-tip-beetle = Die Lupe am Ende der Reihe sagt, welche Käfer zählen.
spotted-web-tip-rerolls = Damit würfelst du beliebige Würfel neu. Es gibt sie auf der Leiste; jede nicht genutzte zählt 1 Siegpunkt.

## A die that shows a cloverleaf has one use

spotted-web-use-clover = Nutze dein Kleeblatt

## A tap on a field of the meadow, or on the row of the count that only parts equals

spotted-web-tip-step = Ein einfaches Feld: Es kostet einen Schritt und führt weiter.
spotted-web-tip-cloverleaf = Kreuze es an, und der nächste Bonus der Leiste gehört dir.
spotted-web-tip-start = Hier beginnt dein Weg über die Wiese.
spotted-web-tip-five = Nur bei Gleichstand: Dann gewinnt, wer mehr Käfer mit fünf Punkten hat.

## Was ein Gang über die Wiese bringen kann

spotted-web-gain-magnifier = { $count ->
    [one] eine Lupe
   *[other] { $count } Lupen
}

## Der letzte Zug eines Spiels

spotted-web-done-last = Spiel abschließen
spotted-web-done-last-about = Dein letzter Zug: Danach wird gezählt.

## Ein Weg über die Wiese, in der Wiederholung und ihrem Protokoll

spotted-web-walked = { spotted-who } auf der Wiese { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} gemacht.
spotted-web-found = Gefunden: { $fields }.
spotted-web-lens-named = „{ $kind }“
