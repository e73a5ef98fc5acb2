### Een spel leren door het te spelen. Alleen bij de lessen geladen.
### Een zin zegt één ding; wat je moet doen, licht op.

learn-title = Leer { $game }
learn-place = { $step }/{ $steps }, vaste worpen
    .title = In een les wordt niet echt gegooid: de dobbelstenen zijn uitgekozen, zodat je alles een keer meemaakt.
learn-skip = Sla de les over
learn-next = Verder
learn-watch = { $name } speelt …
learn-again = Begin opnieuw
learn-play = Speel een echt spel
learn-rules = Lees de spelregels
learn-scene-dogs = Bedek een hond
learn-scene-luck = Waag het erop
learn-scene-win = Laatste hond
learn-scene-score = Laatste zet
learn-failed = De les kon niet worden geladen.

## Spots

lesson-spots-walk = Dit zijn je honden. Op elk leeg vakje hoort een dobbelsteen. Kies de actie Loop en gooi twee dobbelstenen.
lesson-spots-place = Een 3! Leg hem op het oplichtende vakje van Bongo.
lesson-spots-bury = Een 2 past op geen enkel vakje, dus begraaf hem in je tuin. Met meer dan 7 stippen daar word je betrapt.
lesson-spots-more = Er zijn 4 stippen begraven, dus 3 erbij is nog veilig. Met Loop mag je nog eens gooien. Waag het erop!
lesson-spots-complete = Een 1, precies wat Bongo nodig heeft. Plaats hem.
lesson-spots-score = Bongo is volledig bedekt. Scoren kost een hele beurt, maar dan is de hond voorgoed veilig. Scoor!
lesson-spots-scored = Een van de zes honden is binnen, en Jolene is erbij gekomen. Gebruikte acties blijven omgedraaid tot er nog maar één open ligt.
lesson-spots-run = Hier is een koekje; je zult het nodig hebben. Nu meer dobbelstenen: kies Ren.
lesson-spots-reroll = Niets past, en met 17 stippen word je betrapt. Met een koekje gooi je ze allemaal opnieuw. Doe dat!
lesson-spots-fits = Veel beter. De 3 is voor Missy.
lesson-spots-fits-too = En de 4 ook.
lesson-spots-low = De 1 past nergens. Begraaf hem.
lesson-spots-push = Je kunt hier stoppen. Maar Ren gaat door zolang je durft. Gooi nog eens en kijk wat er kan gebeuren.
lesson-spots-bust = Een 6 past nergens, en 5 + 6 is meer dan 7. Er zit niets anders op: begraaf hem.
lesson-spots-busted = Betrapt! Je beurt is voorbij, en de dobbelstenen op je honden en in je tuin zijn weg. Bongo is gescoord en blijft.
lesson-spots-last = Later die dag: er zijn vijf honden gescoord en Momo mist nog één dobbelsteen. Kies Loop.
lesson-spots-last-place = Een 6, precies de goede! Plaats hem.
lesson-spots-last-bury = Al je honden zijn volledig bedekt. Ze scoren meteen, zodra je laatste dobbelsteen ligt. Begraaf de 1.
lesson-spots-won = Zes gescoorde honden: je wint! Meer hoef je niet te weten voor een echt spel.

learn-scene-round = De eerste ronde
learn-scene-reroll = Nog een kans

## Spotted!: wat genoemd wordt, komt uit de stand

lesson-spotted-gift = Dit zijn je keverfamilies. Elke ronde begint met een cadeautje. Ronde { $round } geeft { $spots ->
    [one] { $spots } stip
   *[other] { $spots } stippen
}: tik op de { spotted-coloured } kever die oplicht.
lesson-spotted-lowest = Jij bent aan de beurt en hebt { $dice } dobbelstenen gegooid. Je eerste { $picks } moeten de laagste op tafel zijn. Pak de { spotted-die }.
lesson-spotted-next = Weer de laagste: dat is nu de { spotted-die }. Pak hem.
lesson-spotted-free = { $name } heeft { $taken } dobbelstenen gepakt. Je laatste kies je vrij. Pak het klavertje, de hoogste kant van allemaal.
lesson-spotted-circle = Gebruik nu je dobbelstenen. Een { spotted-coloured } kever draagt een kleine { $wish }: die wil precies { $wish } stippen. Zet de { spotted-die } erop.
lesson-spotted-split = Omcirkeld: { $circled } punten, voorgoed! Een dobbelsteen mag je splitsen in kleinere. Zet de { spotted-die } als { $spots } op kever { $place } en { $spots2 } op kever { $place2 }.
lesson-spotted-clover = Nu het klavertje. Elk klavertje maakt de volgende bonus van je klaverspoor vrij. Nummer { $leaf } is ‘{ $next }’. Gebruik het!
lesson-spotted-steps = Je mag { $steps } stappen zetten op de weide. Elke wandeling begint in de hoek: kruis het oplichtende veld aan.
lesson-spotted-steps-on = Elke stap moet een aangekruist veld raken. Loop door, voor je ligt een loep.
lesson-spotted-other = { $name } heeft gegooid en de laagste gepakt. Nu pak jij er { $picks }, welke je maar wilt. Eerst de { spotted-die }.
lesson-spotted-leaf = En het klavertje, voordat { $name } het krijgt.
lesson-spotted-walk = Elke dobbelsteen kan stappen zijn in plaats van stippen. De loep ligt { $face ->
    [one] { $face } stap
   *[other] { $face } stappen
} verder: loop met de { spotted-die }.
lesson-spotted-cross = Daar is hij: de loep ‘{ $kind }’. Kruis hem aan.
lesson-spotted-magnify = Alleen een familie met een loep scoort. Deze telt elke kever met { $counts } stippen. Geef hem aan { $colour }.
lesson-spotted-found = Er past al een kever: { $families ->
    [one] { $families } punt
   *[other] { $families } punten
}. Nu het klavertje: bonus { $leaf } van je klaverspoor is ‘{ $next }’.
lesson-spotted-factor = Een factor vermenigvuldigt wat een familie scoort. Geef hem aan { $colour }: { $matching } × { $factor } = { $points }.
lesson-spotted-rounds = Ronde { $round } begint. Elke ronde gooit iedereen een keer, en uit elke worp pakt iedereen dobbelstenen. Na ronde { $rounds } wordt er geteld.
lesson-spotted-reroll = Later die dag, ronde { $round }: je moet de laagste pakken, en dat is allebei een { $face }. Gelukkig mag je één keer opnieuw gooien: tik op { $colours } en gooi ze opnieuw.
lesson-spotted-rerolled = Veel beter: de laagste is nu een { $lowest }. Gooi je nooit opnieuw, dan is dat aan het eind een punt waard.
lesson-spotted-fifth = Je laatste dobbelsteen, en { $name } leidt met { $theirs } tegen { $score }. Zet de { spotted-die } op kever { $place }: die telt, en de laatste kever van een rij geeft een klavertje.
lesson-spotted-done = Het klavertje gaf ‘{ $unlocked }’! Families { $families }, al het andere { $others }: je wint met { $score } tegen { $theirs }. Tijd voor een echt spel!
