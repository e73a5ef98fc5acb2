### Spotted!: namen, wat er gebeurde, wat er gevraagd wordt, hoe een blad wordt geteld.
### $you is "yes" als de lezer bedoeld is, anders "no"; $name is de naam van die speler;
### $colour is het woord van family-…, $family hetzelfde woord in het Engels: daaruit volgt “witte” bij “wit”;
### bij $kind zegt $what of een veld een stap, een klavertje of een loep is; $face is een getal, 6 voor een klavertje.

spotted = Spotted!
spotted-about = Kies dobbelstenen, geef je kevers stippen, zwerf over de weide naar de loepen en laat klavertjes de ene bonus na de andere losmaken. Het beste blad wint.

spotted-who = { $you ->
    [yes] Je
   *[no] { $name }
}
spotted-coloured = { $family ->
    [white] witte
    [yellow] gele
    [green] groene
    [blue] blauwe
   *[other] { $colour }
}

## Families en dobbelstenen

family-white = wit
family-yellow = geel
family-orange = oranje
family-green = groen
family-blue = blauw
family-pink = roze

spotted-die = { $face ->
    [6] { $colour } klavertje
   *[other] { spotted-coloured } { $face }
}
spotted-die-label = { $face ->
    [6] { spotted-coloured } dobbelsteen met een klavertje
   *[other] { spotted-coloured } dobbelsteen met { $face }
}
spotted-group = { $spots } op kever { $place }

## Loepen; $spots zijn de aantallen waar ze naar zoeken, zoals “1 en 2”

magnifier-one = precies één
magnifier-one-about = Elke kever met precies één stip telt.
magnifier-two = precies twee
magnifier-two-about = Elke kever met precies twee stippen telt.
magnifier-three = precies drie
magnifier-three-about = Elke kever met precies drie stippen telt.
magnifier-four = precies vier
magnifier-four-about = Elke kever met precies vier stippen telt.
magnifier-five = precies vijf
magnifier-five-about = Elke kever met alle vijf de stippen telt.
magnifier-even = even
magnifier-even-about = Elke kever met twee of vier stippen telt.
magnifier-odd = oneven
magnifier-odd-about = Elke kever met één, drie of vijf stippen telt.
magnifier-different = verschillend
magnifier-different-about = Elk aantal stippen in de rij telt één keer; vijf verschillende kevers tellen dus alle vijf.
magnifier-low = laag
magnifier-low-about = Elke kever met weinig stippen telt: { $spots }.
magnifier-high = hoog
magnifier-high-about = Elke kever met veel stippen telt: { $spots }.
magnifier-diagonal = diagonaal
magnifier-diagonal-about = Elke kever met alle stippen op één diagonaal telt: { $spots }.
magnifier-symmetrical = symmetrisch
magnifier-symmetrical-about = Elke kever waarvan de helften elkaars spiegelbeeld zijn, telt: { $spots }.

field-step = stap
field-cloverleaf = klavertje

## Bonussen van het klaverspoor

bonus-steps2 = 2 stappen
bonus-steps2-about = Loop twee velden over de weide.
bonus-steps3 = 3 stappen
bonus-steps3-about = Loop drie velden over de weide.
bonus-reroll = herworp
bonus-reroll-about = Omcirkel een herworp. De laatste levert nog een klavertje op.
bonus-magnifier = loep
bonus-magnifier-about = Pak een loep van de weide, dichtbij of ver weg, zonder stap.
bonus-round = rondebonus
bonus-round-about = Plaats de huidige rondebonus nog een keer.
bonus-2x = dubbel
bonus-2x-about = Geef een familie zonder factor de factor 2.
bonus-3x = driedubbel
bonus-3x-about = Geef een familie zonder factor de factor 3.
bonus-plus-5 = 5 punten
bonus-plus-5-about = Vijf punten aan het eind.
bonus-plus-7 = 7 punten
bonus-plus-7-about = Zeven punten aan het eind.

## Wat er net gebeurde

spotted-fact-round-started = Ronde { $round }
spotted-fact-turn-started = { $you ->
    [yes] Jouw worp
   *[no] Worp van { $name }
}
spotted-fact-dice-rolled = { spotted-who } gooit: { $faces }.
spotted-fact-dice-rerolled = { spotted-who } streept een herworp door en gooit { $colours } opnieuw.
spotted-fact-roll-kept = { spotted-who } houdt de worp.
spotted-fact-die-picked = { spotted-who } pakt de { spotted-coloured } dobbelsteen.
spotted-fact-spots-placed = { spotted-who } zet { spotted-coloured } stippen: { $placed }.
spotted-fact-walk-started = { spotted-who } loopt { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} met de { spotted-coloured } dobbelsteen.
spotted-fact-field-crossed = { spotted-who } { $what ->
    [step] zet een stap op de weide
    [cloverleaf] bereikt een klavertje op de weide
   *[magnifier] bereikt de loep ‘{ $kind }’
}.
spotted-fact-fields-crossed = { spotted-who } kruist { $fields } aan.
spotted-fact-clover-used = { spotted-who } gebruikt het { spotted-coloured } klavertje.
spotted-fact-die-given-up = { spotted-who } geeft de { spotted-coloured } dobbelsteen op: er is niets mee te doen.
spotted-fact-magnifier-assigned = { spotted-who } geeft de { spotted-coloured } familie de loep ‘{ $kind }’.
spotted-fact-magnifier-taken = { spotted-who } pakt de loep ‘{ $kind }’ van de weide.
spotted-fact-factor-assigned = { spotted-who } geeft de { spotted-coloured } familie de factor { $factor }.
spotted-fact-beetle-circled = { $you ->
    [yes] Jouw { spotted-coloured } bonuskever is omcirkeld!
   *[no] De { spotted-coloured } bonuskever van { $name } is omcirkeld!
}
spotted-fact-row-completed = De vijfde { spotted-coloured } kever levert een klavertje op.
spotted-fact-extra-magnifier = { spotted-who } krijgt een extra loep.
spotted-fact-bonus-unlocked = Klavertje { $place }: { $bonus }.
spotted-fact-sheet-scored = { spotted-who } haalt { $score ->
    [one] 1 punt
   *[other] { $score } punten
}.
spotted-fact-game-won = { $count ->
    [one] { $you ->
        [yes] Je wint!
       *[no] { $names } wint.
    }
   *[other] { $names } winnen samen.
}

## Wat er gevraagd wordt: aan de lezer, aan een ander, aan het toeval

spotted-prompt-reroll = Pak een van de laagste dobbelstenen, of gooi er eerst een paar opnieuw.
spotted-prompt-pick = { $lowest ->
    [yes] Pak een van de laagste dobbelstenen.
   *[no] Pak een dobbelsteen naar keuze.
}
spotted-prompt-use = { $dice ->
    [one] Gebruik je laatste dobbelsteen: stippen of stappen?
   *[other] Gebruik een van je { $dice } dobbelstenen: stippen of stappen?
}
spotted-prompt-bonus = Geef rondebonus { $values } aan een familie.
spotted-prompt-walk = { $steps ->
    [one] Nog 1 stap. Kruis een veld aan.
   *[other] Nog { $steps } stappen. Kruis een veld aan.
}
spotted-prompt-magnify = Welke familie krijgt de loep ‘{ $kind }’?
spotted-prompt-magnifier = Pak een loep naar keuze van de weide.
spotted-prompt-factor = Welke familie krijgt de factor { $factor }?
spotted-prompt-roll = { $you ->
    [yes] Jouw dobbelstenen rollen.
   *[no] De dobbelstenen van { $name } rollen.
}
spotted-prompt-over = Het spel is afgelopen.

spotted-prompt-reroll-other = { $name } denkt over opnieuw gooien.
spotted-prompt-pick-other = { $name } pakt een dobbelsteen.
spotted-prompt-use-other = { $name } gebruikt dobbelstenen.
spotted-prompt-bonus-other = { $name } plaatst de rondebonus.
spotted-prompt-walk-other = { $name } loopt over de weide.
spotted-prompt-magnify-other = { $name } geeft een loep aan een familie.
spotted-prompt-magnifier-other = { $name } pakt een loep.
spotted-prompt-factor-other = { $name } geeft een factor aan een familie.
spotted-prompt-idle = Jij bent klaar. Wachten op { $names }.

spotted-won-points = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
spotted-won = { $count ->
    [one] { $you ->
        [yes] Je wint met { spotted-won-points }!
       *[no] { $names } wint met { spotted-won-points }.
    }
   *[other] { $names } winnen samen, met elk { spotted-won-points }.
}
spotted-won-by-five = De kevers met vijf stippen gaven de doorslag.

## Alleen spelen

spotted-band = { spotted-won-points }, niveau { $band } van 5.
spotted-band-1 = Een rustig ommetje: de kevers hebben je amper gezien. Volgende keer zwaaien ze misschien.
spotted-band-2 = Je hebt er al oog voor. De weide begint je naam te kennen.
spotted-band-3 = Goed gezien! Hele families gaan in de rij staan om door jou geteld te worden.
spotted-band-4 = Schitterend: haast geen kever heeft nog geheimen voor jouw loepen.
spotted-band-5 = Een legende van het klaverveld! Kevertjes horen voor het slapengaan over jouw blad.

## Wat je kunt doen, als werkwoord

spotted-action-keep-roll = Houd de worp
spotted-action-reroll-dice = Gooi { $colours } opnieuw
spotted-action-pick-die = { $face ->
    [6] Pak het { spotted-coloured } klavertje
   *[other] Pak de { spotted-coloured } { $face }
}
spotted-action-place-spots = Zet { spotted-coloured } stippen: { $placed }
spotted-action-walk-meadow = { $steps ->
    [one] Loop 1 stap met de { spotted-coloured } dobbelsteen
   *[other] Loop { $steps } stappen met de { spotted-coloured } dobbelsteen
}
spotted-action-cross-field = Kruis { $field } aan: { $kind }
spotted-action-use-clover = Gebruik het { spotted-coloured } klavertje
spotted-action-give-up-die = Geef de { spotted-coloured } dobbelsteen op
spotted-action-assign-magnifier = Geef de { spotted-coloured } familie de loep ‘{ $kind }’
spotted-action-take-magnifier = Pak ‘{ $kind }’ op { $field }
spotted-action-assign-factor = Geef de { spotted-coloured } familie de factor { $factor }

## Het blad

sheet-about-clover-meadow = Onze eigen reconstructie, met heel veel partijen afgesteld tot spelers van elk niveau scoren wat de regels doen verwachten.
sheet-about-two-ponds = Onze eigen vondst: een kleine weide in lussen rond twee vijvers, om de paar stappen een loep, een kort klaverspoor.
spotted-round = Ronde { $round } van 5
spotted-round-bonus = rondebonus { $value }
spotted-table = Op tafel
spotted-hand = Jouw dobbelstenen
spotted-families = Families
spotted-magnifier-none = geen loep
spotted-factor = ×{ $factor }
spotted-meadow = Weide
spotted-track = Klaverspoor
spotted-track-next = { $taken } van { $length }, hierna { $bonuses }
spotted-track-done = alle { $length } gehad
spotted-rerolls = { $left ->
    [0] geen herworp
    [one] 1 herworp
   *[other] { $left } herworpen
}
spotted-extra = { $extra ->
    [one] 1 extra loep
   *[other] { $extra } extra loepen
}
spotted-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
spotted-beetle-label = { spotted-coloured } kever { $place }: { $spots ->
    [0] geen stippen
    [one] 1 stip
   *[other] { $spots } stippen
}{ $target ->
    [0] { "" }
   *[other] , bonus bij { $target }
}{ $circled ->
    [yes] , omcirkeld
   *[no] { "" }
}

## De telling

spotted-score = Punten
spotted-score-families = families
spotted-score-beetles = bonuskevers
spotted-score-extra = extra loepen
spotted-score-track = klaverspoor
spotted-score-rerolls = herworpen over
spotted-score-total = Totaal
spotted-score-five = kevers met vijf
spotted-score-family = { $beetles }×{ $factor }={ $score }

## Hulp

spotted-help-rules = Elke ronde begint met een rondebonus: een dobbelsteen met de waarde van de ronde, als stippen voor een familie naar keuze. Daarna is iedereen één keer de actieve speler: die gooit zes dobbelstenen en pakt de twee laagste, de anderen pakken er ook, en dan gebruikt iedereen tegelijk de eigen dobbelstenen. Een dobbelsteen wordt stippen op de kevers van zijn kleur, als je wilt gesplitst in delen die er als een dobbelsteen uitzien, en je vult de rij van links naar rechts; of hij wordt stappen op de weide. Een loep die je daar vindt, bepaalt welke kevers van een familie tellen; een klavertje maakt de volgende bonus van het klaverspoor vrij. Een familie scoort een punt per passende kever, maal de factor; een omcirkelde bonuskever 2, een extra loep 2, een herworp die over is 1.
spotted-help-rules-solo = Elke ronde begint met een rondebonus: een dobbelsteen met de waarde van de ronde, als stippen voor een familie naar keuze. Daarna gooi je zes dobbelstenen, pak je de twee laagste en een derde naar keuze, en gebruik je die; dan gooi je nog eens, pak je er twee naar keuze en gebruik je die ook. Een dobbelsteen wordt stippen op de kevers van zijn kleur, als je wilt gesplitst in delen die er als een dobbelsteen uitzien, en je vult de rij van links naar rechts; of hij wordt stappen op de weide. Een loep die je daar vindt, bepaalt welke kevers van een familie tellen; een klavertje maakt de volgende bonus van het klaverspoor vrij. Een familie scoort een punt per passende kever, maal de factor; een omcirkelde bonuskever 2, een extra loep 2, een herworp die over is 1.
spotted-help-spots = Wat past: een 1 bij 2 of 4 stippen, een 2 bij 1, 2 of 3, een 3 bij 2, een 4 bij 1, en alles op een lege kever.
spotted-help-tips = Loepen bij de start zijn dichtbij maar lastig; voor de makkelijke moet je verder lopen. Ga vroeg voor bonuskevers, zolang de rijen kort zijn. Zet factoren waar de meeste kevers passen.
