### Spotted! rond het blad: hoe het anderen vergaat, familie voor familie tellen, alleen spelen, afdrukken.
### Geladen bij een tafel. $colour is het woord van family-…, $family hetzelfde woord in het Engels; $die noemt een dobbelsteen.

## Hoe het anderen vergaat, telkens naast de naam van een speler

progress-picks = pakt een dobbelsteen
progress-rolls = denkt nog na
progress-active = gooit deze beurt
progress-use = gebruikt een dobbelsteen
progress-bonus = plaatst de rondebonus
progress-walk = loopt over de weide
progress-magnify = geeft een loep weg
progress-magnifier = pakt een loep
progress-factor = geeft een factor weg
progress-done = klaar
progress-die = { $use ->
    [spots] { $die }, gebruikt als stippen
    [steps] { $die }, gebruikt als stappen
    [clover] { $die }, gebruikt
    [lost] { $die }, opgegeven
   *[no] { $die }, nog niet gebruikt
}
progress-dice = Dobbelstenen van deze beurt: { $dice }

## Andere bladen bekijken

sheets-before = Vorig blad
sheets-next = Volgend blad
sheets-mine = Mijn blad

## De punten

score-where = Bekijk waar de punten vandaan komen
score-title = Punten tot nu toe
score-short-rerolls = herworpen

## De eindtelling

final-family = { $family ->
    [white] Witte familie
    [yellow] Gele familie
    [orange] Oranje familie
    [green] Groene familie
    [blue] Blauwe familie
    [pink] Roze familie
   *[other] { $colour }
}
final-sum-label = { $beetles ->
    [one] 1 kever telt
   *[other] { $beetles } kevers tellen
}, maal { $factor }: { $score }
final-none = Geen loep: deze rij levert 0 punten op
final-counted = { $kind }: { $sum }
final-told = { $what }: { $points }
final-said = { $name } { $points }
final-next = Verder
final-skip = Naar de uitslag
final-again = Nog eens tellen
final-statistics = Mijn statistieken
final-step = { $step } van { $steps }
final-won-by-five = Gelijk aan de top: wie de meeste kevers met vijf stippen heeft, wint.
final-shared = Gelijk in punten en in kevers met vijf stippen: de winst wordt gedeeld.

## Alleen spelen

solo-title = Solo
solo-best = Jouw record op dit blad: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
solo-first = Je eerste spel op dit blad: wat je ook haalt, het is je record.
solo-to-band = { $points ->
    [one] Nog 1 punt tot niveau { $band }.
   *[other] Nog { $points } punten tot niveau { $band }.
}
solo-new-best-by = { $points ->
    [one] Nieuw record, met 1 punt verschil!
   *[other] Nieuw record, met { $points } punten verschil!
}
solo-equal = Je record geëvenaard.
solo-short = { $points ->
    [one] 1 punt onder je record.
   *[other] { $points } punten onder je record.
}
solo-ladder = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}, niveau { $band } van 5

## Afdrukken

print-sheet = Druk dit blad af
print-empty = Druk een leeg blad af: { $name }
print-name = Naam
print-day = Datum
print-rerolls = Herworpen
print-note = Een klavertje maakt de volgende bonus van het klaverspoor vrij; de eerste stippen op een vijfde kever leveren er een op. Een omcirkelde bonuskever en een extra loep zijn elk 2 punten waard, een omcirkelde herworp die over is 1 punt.

## Het einde van een spel alleen

solo-first-score = { $points ->
    [one] 1 punt: je eerste score op dit blad. Kun je beter?
   *[other] { $points } punten: je eerste score op dit blad. Kun je beter?
}

## Het einde: telling, uitslag en vergelijking

final-extras = Extra
final-plus = +{ $points }
end-you-win = Jij wint!
end-you-share = Gedeelde winst!
end-name-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
end-points-ahead = { $points ->
    [one] 1 punt voor op { $name }
   *[other] { $points } punten voor op { $name }
}
end-short = { $points ->
    [one] 1 punt tekort. Nog een keer?
   *[other] { $points } punten tekort. Nog een keer?
}
end-best-at = Niemand deed het beter dan jij: { $sources }.
end-next-sheet = Het volgende blad begint voor iedereen leeg.
end-solo = Niveau { $band } van 5
end-solo-name = De score van { $name }
end-sources = Waar de punten vandaan komen
end-sources-gold = goud: extra’s
end-compare-open = Vergelijken
end-compare-close = De uitslag

print-failed = Het blad kon niet worden geladen.

# Aan het einde van een solospel: opent de tabel die laat zien wat hoeveel punten opleverde.
end-points-open = Mijn punten
