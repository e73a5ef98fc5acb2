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
coach-why-dice = Punten die de dobbelstenen van deze worp beloven: ongeveer { $better } in plaats van { $other }.
