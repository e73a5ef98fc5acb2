### Waarom een mogelijkheid beter is dan de gespeelde: waarin ze het meest verschillen. $better is het eigen getal, $other dat van de gespeelde. $first zegt of het de eerste van meerdere redenen is.

coach-why-it = { $first ->
    [yes] De betere keuze
   *[no] Ze
}

## Spots: kansen op 100, gemiddelden aan het eind van de beurt.

coach-why-win = { coach-why-it } wint vaker meteen: { $better } van de 100 keer in plaats van { $other }.
coach-why-complete-all = { coach-why-it } bedekt vaker alle honden: { $better } van de 100 keer in plaats van { $other }.
coach-why-complete-dog = { coach-why-it } bedekt vaker een hond: { $better } van de 100 keer in plaats van { $other }.
coach-why-score = { coach-why-it } scoort deze beurt meer honden: gemiddeld { $better } in plaats van { $other }.
coach-why-bust = { coach-why-it } leidt minder vaak tot betrapt: { $better } van de 100 keer in plaats van { $other }.
coach-why-fill = { coach-why-it } laat meer dobbelstenen op de honden: gemiddeld { $better } in plaats van { $other }.
coach-why-fit = { coach-why-it } houdt meer getallen bruikbaar voor de honden: gemiddeld { $better } van de 6 in plaats van { $other }.
coach-why-lack-one = { coach-why-it } laat meer honden nog maar één dobbelsteen missen: gemiddeld { $better } in plaats van { $other }.
coach-why-bury = { coach-why-it } laat minder stippen in de tuin: gemiddeld { $better } in plaats van { $other }.
coach-why-treats = { coach-why-it } laat meer koekjes over: gemiddeld { $better } in plaats van { $other }.
coach-why-box = { coach-why-it } laat de volgende minder dobbelstenen in de voorraad: gemiddeld { $better } in plaats van { $other }.
coach-why-everyone-busts = { coach-why-it } maakt de voorraad leeg, waardoor iedereen betrapt is, { $better } van de 100 keer in plaats van { $other }.
coach-why-d0g-tricks = { coach-why-it } laat meer acties open, waar h0nd niet scoort: gemiddeld { $better } in plaats van { $other }.

## Spotted!: het blad zodra alle dobbelstenen in de hand genoteerd zijn.

coach-why-families = { coach-why-it } levert meer op in de families: { $better } punten in plaats van { $other }.
coach-why-circled = { coach-why-it } omcirkelt meer bonuskevers: { $better } in plaats van { $other }.
coach-why-points = { coach-why-it } levert meer op met het spoor en extra loepen: { $better } punten in plaats van { $other }.
coach-why-rerolls = { coach-why-it } laat meer herworpen over: { $better } in plaats van { $other }.
coach-why-bonuses = { coach-why-it } komt verder op het klaverspoor: { $better } bonussen in plaats van { $other }.
coach-why-magnifiers = { coach-why-it } geeft meer families een loep: { $better } in plaats van { $other }.
coach-why-factors = { coach-why-it } geeft meer families een factor: { $better } in plaats van { $other }.
coach-why-beetles = { coach-why-it } zet stippen op meer kevers: { $better } in plaats van { $other }.
coach-why-meadow = { coach-why-it } komt verder op de weide: { $better } velden in plaats van { $other }.
coach-why-reach = { coach-why-it } blijft op de weide dichter bij een loep: { $better } stappen ervandaan in plaats van { $other }.
coach-why-dice = { coach-why-it } laat betere dobbelstenen om uit te kiezen{ $told ->
    [no] .
   *[yes] , ongeveer { $more ->
        [one] 1 punt meer waard.
       *[other] { $more } punten meer waard.
    }
}

## Beide spellen: in deze beurt pleit niets voor de betere mogelijkheid.

coach-why-later = { coach-why-it } levert later iets op, niet meteen.

## In één zin: wat in een spel het meest geholpen had.

coach-advice = { $you ->
    [yes] Tip
   *[no] Tip voor { $player }
}: { $reason ->
    [win] zoek een manier om meteen te winnen.
    [complete-all] kijk welke keuze het vaakst al je honden bedekt.
    [complete-dog] kijk welke keuze het vaakst een hond bedekt.
    [score] zoek wat deze beurt een hond scoort.
    [bust] vergelijk hoe vaak elke keuze je betrapt.
    [fill] kijk welke keuze meer dobbelstenen op je honden laat.
    [fit] houd meer getallen open die op je honden passen.
    [lack-one] breng je honden zover dat er nog één dobbelsteen mist.
    [bury] houd minder stippen in je tuin.
    [treats] eindig je beurten met meer koekjes.
    [box] laat de volgende minder dobbelstenen in de voorraad.
    [everyone-busts] let op wanneer de voorraad leeg raakt.
    [d0g-tricks] laat meer acties open, waar h0nd niet scoort.
    [families] tel wat elke keuze in je families oplevert.
    [circled] zoek bonuskevers die je kunt omcirkelen.
    [points] zoek punten op het spoor en van extra loepen.
    [rerolls] houd meer herworpen over.
    [bonuses] ga voor de volgende bonus op het klaverspoor.
    [magnifiers] haal loepen voor meer families.
    [factors] haal factoren voor meer families.
    [beetles] zet stippen op meer kevers.
    [meadow] ga verder op de weide.
    [reach] blijf op de weide dicht bij een loep.
   *[dice] kijk voor je een dobbelsteen pakt wat elke kan opleveren.
} Dat was het grootste verschil bij { $times } keuzes, die samen { $unit ->
    [points] { $cost ->
        [one] ongeveer 1 punt kostten.
       *[other] ongeveer { $cost } punten kostten.
    }
   *[win] { $cost ->
        [one] ongeveer 1 spel van 100 kostten.
       *[other] ongeveer { $cost } spellen van 100 kostten.
    }
}
