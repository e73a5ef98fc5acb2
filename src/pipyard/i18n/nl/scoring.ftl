### Spotted! rond het blad: hoe het anderen vergaat, familie voor familie tellen, alleen spelen, afdrukken.
### Geladen bij een tafel. $colour is het woord van family-…, $family hetzelfde woord in het Engels; $die noemt een dobbelsteen.

## Hoe het anderen vergaat, telkens naast de naam van een speler

progress-picks = pakt een dobbelsteen
progress-rolls = bekijkt de worp
progress-active = gooit deze beurt
progress-use = gebruikt een dobbelsteen
progress-bonus = plaatst de rondebonus
progress-walk = loopt over de weide
progress-magnify = plaatst een loep
progress-magnifier = pakt een loep
progress-factor = plaatst een factor
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

sheets-before = Het vorige blad
sheets-next = Het volgende blad
sheets-mine = Mijn blad

## De punten

score-where = Bekijk waar de punten vandaan komen
score-title = Punten tot nu toe
score-short-rerolls = herkansing

## De eindtelling

final-title = De telling
final-family = { $family ->
    [white] De witte familie
    [yellow] De gele familie
    [orange] De oranje familie
    [green] De groene familie
    [blue] De blauwe familie
    [pink] De roze familie
   *[other] { $colour }
}
final-extra = Extra loepen, elk 2 punten
final-circled = Bonuskevers, elk 2 punten
final-track = Punten van het klaverspoor
final-rerolls = Herkansingen over, elk 1 punt
final-total = De totalen
final-five = Gelijke stand: kevers met vijf stippen beslissen
final-sum-label = { $beetles ->
    [one] 1 kever telt
   *[other] { $beetles } kevers tellen
}, maal { $factor }: { $score }
final-none = Geen loep: niets telt
final-counted = { $kind }: { $sum }
final-told = { $what }: { $points }
final-said = { $name } { $points }
final-so-far = { $points ->
    [one] tot nu toe 1 punt
   *[other] tot nu toe { $points } punten
}
final-next = Verder
final-skip = Naar de uitslag
final-again = Nog eens tellen
final-statistics = Mijn statistieken
final-prompt = Het spel is afgelopen. Nu worden de kevers geteld.
final-step = { $step } van { $steps }
final-five-count = { $count ->
    [one] 1 kever met vijf stippen
   *[other] { $count } kevers met vijf stippen
}
final-won-by-five = Gelijk aan de top: de meeste kevers met vijf stippen beslissen.
final-shared = Gelijk in punten en in kevers met vijf stippen: de winst wordt gedeeld.

## Alleen spelen

solo-title = Solo
solo-best = Jouw beste op dit blad: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
solo-first = Je eerste spel op dit blad: wat je ook haalt, het is je beste.
solo-to-band = { $points ->
    [one] Nog 1 punt tot niveau { $band }.
   *[other] Nog { $points } punten tot niveau { $band }.
}
solo-new-best = Een nieuw record!
solo-new-best-by = { $points ->
    [one] Een nieuw record, met 1 punt verschil!
   *[other] Een nieuw record, met { $points } punten verschil!
}
solo-equal = Even goed als je beste tot nu toe.
solo-short = { $points ->
    [one] 1 punt onder je beste.
   *[other] { $points } punten onder je beste.
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
print-rerolls = Herkansingen
print-note = Een klavertje maakt de volgende bonus van het klaverspoor vrij; de eerste stippen op een vijfde kever leveren er een op. Een omcirkelde bonuskever en een extra loep zijn elk 2 punten waard, een omcirkelde herkansing die over is 1 punt.
