### Waarom een mogelijkheid beter is dan de gespeelde: waarin ze het meest verschillen. $better is het eigen getal, $other dat van de gespeelde.

## Spots: kansen op 100, gemiddelden aan het eind van de beurt.

coach-why-win = Wint meteen: { $better } van de 100 keer in plaats van { $other }.
coach-why-complete-all = Bedekt alle honden: { $better } van de 100 keer in plaats van { $other }.
coach-why-complete-dog = Bedekt een hond: { $better } van de 100 keer in plaats van { $other }.
coach-why-score = Gescoorde honden aan het eind van de beurt, gemiddeld: { $better } in plaats van { $other }.
coach-why-bust = Minder vaak betrapt: { $better } van de 100 keer in plaats van { $other }.
coach-why-fill = Dobbelstenen die op je honden blijven, gemiddeld: { $better } in plaats van { $other }.
coach-why-fit = Getallen die daarna op een van je honden passen, gemiddeld: { $better } van de 6 in plaats van { $other }.
coach-why-lack-one = Honden die nog één dobbelsteen missen, gemiddeld: { $better } in plaats van { $other }.
coach-why-bury = Stippen die in de tuin blijven, gemiddeld: { $better } in plaats van { $other }.
coach-why-treats = Koekjes die overblijven, gemiddeld: { $better } in plaats van { $other }.
coach-why-box = Dobbelstenen die in de voorraad blijven voor de volgende, gemiddeld: { $better } in plaats van { $other }.
coach-why-everyone-busts = De voorraad raakt leeg en iedereen is betrapt: { $better } van de 100 keer in plaats van { $other }.
coach-why-d0g-tricks = Open acties, waar h0nd niet scoort, gemiddeld: { $better } in plaats van { $other }.

## Spotted!: het blad zodra alle dobbelstenen in de hand genoteerd zijn.

coach-why-families = Punten van de keverfamilies: { $better } in plaats van { $other }.
coach-why-circled = Omcirkelde bonuskevers: { $better } in plaats van { $other }.
coach-why-points = Punten van het spoor en van extra loepen: { $better } in plaats van { $other }.
coach-why-rerolls = Herworpen die overblijven: { $better } in plaats van { $other }.
coach-why-bonuses = Bereikte bonussen op het klaverspoor: { $better } in plaats van { $other }.
coach-why-magnifiers = Families met een loep: { $better } in plaats van { $other }.
coach-why-factors = Families met een factor: { $better } in plaats van { $other }.
coach-why-beetles = Kevers met stippen: { $better } in plaats van { $other }.
coach-why-meadow = Aangekruiste velden op de weide: { $better } in plaats van { $other }.
coach-why-reach = Stappen naar de dichtstbijzijnde loep: { $better } in plaats van { $other }.
coach-why-dice = Betere dobbelstenen om uit te kiezen, ongeveer { $more ->
    [one] 1 punt meer waard.
   *[other] { $more } punten meer waard.
}

## Beide spellen: in deze beurt pleit niets voor de betere mogelijkheid.

coach-why-later = Levert niet meteen iets op, maar later.

## In één zin: wat in een spel het meest geholpen had.

coach-advice = Tip voor { $player }: { $reason ->
    [win] zoek een manier om meteen te winnen.
    [complete-all] kijk welke keuze het vaakst al je honden bedekt.
    [complete-dog] kijk welke keuze het vaakst een hond bedekt.
    [score] zoek wat deze beurt een hond scoort.
    [bust] vergelijk hoe vaak elke keuze je betrapt.
    [fill] kijk welke keuze meer dobbelstenen op je honden laat.
    [fit] houd meer getallen open die op je honden passen.
    [lack-one] breng je honden zover dat er nog één dobbelsteen mist.
    [bury] houd minder stippen in je tuin.
    [treats] geef minder koekjes uit.
    [box] laat de volgende minder dobbelstenen in de voorraad.
    [everyone-busts] let op wanneer de voorraad leeg raakt.
    [d0g-tricks] laat meer acties open, waar h0nd niet scoort.
    [families] tel wat elke keuze in je families oplevert.
    [circled] zoek bonuskevers die je kunt omcirkelen.
    [points] zoek punten op het spoor en van extra loepen.
    [rerolls] bewaar je herworpen.
    [bonuses] ga voor de volgende bonus op het klaverspoor.
    [magnifiers] haal loepen voor meer families.
    [factors] haal factoren voor meer families.
    [beetles] zet stippen op meer kevers.
    [meadow] ga verder op de weide.
    [reach] blijf op de weide dicht bij een loep.
   *[dice] kijk voor je een dobbelsteen pakt wat elke kan opleveren.
} Dat niet doen kostte { $unit ->
    [points] { $cost ->
        [one] ongeveer 1 punt.
       *[other] ongeveer { $cost } punten.
    }
   *[win] { $cost ->
        [one] ongeveer 1 spel van 100.
       *[other] ongeveer { $cost } spellen van 100.
    }
}
