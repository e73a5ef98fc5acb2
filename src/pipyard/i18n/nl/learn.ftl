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
learn-scene-turn = Een beurt
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

## Spotted!

lesson-spotted-bonus = Elke ronde begint met een rondebonus, nu één stip. Geef die aan de gele familie: tik op de oplichtende kever.
lesson-spotted-lowest = Je gooide zes dobbelstenen. De eerste twee die je pakt, moeten de laagste zijn. Pak de witte 1.
lesson-spotted-next = Nu is de gele 2 de laagste. Pak hem.
lesson-spotted-free = De laatste mag je vrij kiezen. Het klavertje maakt een bonus vrij: pak het.
lesson-spotted-spots = Gebruik de gele 2: tik op de tweede gele kever, die precies 2 stippen wenst.
lesson-spotted-clover = Nu het klavertje: tik erop en pak het. Het maakt de eerste bonus van het klaverspoor vrij.
lesson-spotted-steps = Twee stappen op de weide! Ze beginnen in de hoek. Kruis het oplichtende veld aan.
lesson-spotted-steps-on = Elke stap gaat verder vanaf een veld dat je hebt aangekruist.
lesson-spotted-walk = Elke dobbelsteen kan stappen zijn in plaats van stippen. Loop met de witte 1.
lesson-spotted-cross = Er is een loep binnen bereik. Kruis hem aan.
lesson-spotted-magnify = Hij laat één familie tellen: elke kever daarvan met precies drie stippen. Geef hem aan roze.
lesson-spotted-found = Vanaf nu wil roze drieën. Zonder loep scoort een familie niets.
lesson-spotted-fifth = De laatste dobbelsteen van een spel. Zet de blauwe 3 op de laatste twee kevers: een vijfde kever levert een klavertje op.
lesson-spotted-factor = Dat maakte ‘dubbel’ vrij. De blauwe loep telt oneven kevers, en dat zijn ze alle vijf: geef ‘dubbel’ aan blauw.
lesson-spotted-done = Vijf oneven kevers, maal twee: 10 punten voor blauw. Het beste blad wint. Nu jij!
