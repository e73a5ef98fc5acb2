### Kunterpunkt im Browser: was nur eine Seite sagt, auf der man Dinge antippt.

spotted-web-alone-about = Fünf Runden gegen dein eigenes bestes Blatt.
spotted-web-sheet = Blatt
spotted-web-because = Kleeblatt { $place } ({ $bonus }): { $prompt }
spotted-web-because-round = Kleeblatt { $place }: Gib einer Familie den Rundenbonus { $values } als Punkte.
spotted-web-reroll = Du bist dran: Tippe Würfel an, um sie neu zu werfen, oder behalte den Wurf.
spotted-web-pick = Du bist dran: { $lowest ->
    [yes] Nimm einen der niedrigsten Würfel.
   *[no] Nimm einen beliebigen Würfel.
}
spotted-web-writing = { $count ->
    [one] { $names } schreibt noch.
   *[other] { $names } schreiben noch.
}
spotted-web-draft = Würfel auf dem Tisch
spotted-web-picking = Wählen noch: { $names }
spotted-web-order = Reihenfolge
spotted-web-why-lowest = Zuerst kommen die niedrigsten Würfel: Die blassen müssen noch warten.
spotted-web-die-not-now = { $die }, noch nicht zu haben
spotted-web-you = Du
spotted-web-reroll-these = { $dice ->
    [0] Angetippte neu werfen
    [one] 1 Würfel neu werfen
   *[other] { $dice } Würfel neu werfen
}
spotted-web-die-use = { $die }, nutzen
spotted-web-die-tap = { $die }, antippen zum Neuwerfen
spotted-web-choose-die = Tippe auf einen leuchtenden Käfer, oder auf einen Würfel, um zu sehen, was er noch kann.
spotted-web-choose-beetle = Tippe auf einen leuchtenden Käfer.
spotted-web-spots-or-steps = Tippe auf einen leuchtenden Käfer, oder geh über die Wiese.
spotted-web-no-spots = Passt nicht als Punkte.
spotted-web-forfeit = Nur { $used } von { $points } Augen lassen sich nutzen; der Rest verfällt.
spotted-web-spots-left = { $spots ->
    [one] Noch 1 Punkt zu setzen
   *[other] Noch { $spots } Punkte zu setzen
}
spotted-web-step-back = Einen Schritt zurück
spotted-web-put = { $spots ->
    [one] 1 Punkt auf Käfer { $place } in { $colour } setzen
   *[other] { $spots } Punkte auf Käfer { $place } in { $colour } setzen
}
spotted-web-put-choose = Käfer { $place } in { $colour }: wählen, wie viele Punkte
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
