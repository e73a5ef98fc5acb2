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
lesson-spots-push = In een echt spel kun je hier stoppen. Maar Ren gaat door zolang je durft. Gooi nog eens en kijk wat er kan gebeuren.
lesson-spots-bust = Een 6 past nergens, en 5 + 6 is meer dan 7. Er zit niets anders op: begraaf hem.
lesson-spots-busted = Betrapt! Je beurt is voorbij, en de dobbelstenen op je honden en in je tuin zijn weg. Bongo is gescoord en blijft.
lesson-spots-last = Later die dag: er zijn vijf honden gescoord en Momo mist nog één dobbelsteen. Kies Loop.
lesson-spots-last-place = Een 6, precies de goede! Plaats hem.
lesson-spots-last-bury = Al je honden zijn volledig bedekt. Ze scoren meteen, zodra je laatste dobbelsteen ligt. Begraaf de 1.
lesson-spots-won = Zes gescoorde honden: je wint! De andere acties leggen zichzelf uit als je erop tikt. Tijd voor een echt spel!

learn-scene-round = De eerste ronde
learn-scene-reroll = Nog een kans
learn-scene-middle = De bladen raken vol

## Spotted!: wat genoemd wordt, komt uit de stand

lesson-spotted-gift = Geef je kevers stippen: wie na ronde { $rounds } de meeste punten heeft, wint. Ronde { $round } begint met { $spots ->
    [one] { $spots } stip
   *[other] { $spots } stippen
} cadeau: tik op de { spotted-coloured } rij die oplicht.
lesson-spotted-lowest = Jij bent aan de beurt en hebt { $dice } dobbelstenen gegooid. Je eerste { $picks } moeten de laagste zijn. Pak de { spotted-die }.
lesson-spotted-next = Weer de laagste: dat is nu de { spotted-die }. Pak hem.
lesson-spotted-free = { $name } heeft { $taken } dobbelstenen gepakt. Je laatste kies je vrij. Pak het klavertje, de hoogste kant van allemaal.
lesson-spotted-circle = Een dobbelsteen zet stippen op kevers van zijn kleur. De kever met de kleine { $wish } wil precies { $wish } stippen: zet de { spotted-die } erop.
lesson-spotted-split = Omcirkeld: { $circled } punten, voorgoed! Een dobbelsteen mag je splitsen: zet de { spotted-die } als { $spots } op kever { $place } en { $spots2 } op kever { $place2 }.
lesson-spotted-clover = Tik nu op het klavertje. Elk klavertje maakt de volgende bonus vrij op het spoor onder je kevers. De eerste is ‘{ $next }’. Gebruik hem!
lesson-spotted-steps = Je mag { $steps } stappen zetten op de weide. Je pad begint in de hoek: tik op het oplichtende veld om het aan te kruisen.
lesson-spotted-steps-on = Elke stap gaat naar een veld naast je pad. Loop door, voor je ligt een loep.
lesson-spotted-other = { $name } heeft gegooid en de laagste gepakt. Nu pak jij er { $picks }, welke je maar wilt. Eerst de { spotted-die }.
lesson-spotted-leaf = En het klavertje, voordat { $name } het krijgt.
lesson-spotted-walk = Elke dobbelsteen kan stappen zijn in plaats van stippen. De loep ligt { $face ->
    [one] { $face } stap
   *[other] { $face } stappen
} verder: tik op de { spotted-die } en loop.
lesson-spotted-cross = Daar is hij: de loep ‘{ $kind }’. Kruis hem aan.
lesson-spotted-magnify = Een rij scoort alleen met een loep. Deze is een punt waard voor elke kever met { $counts } stippen. Geef hem aan { $colour }.
lesson-spotted-found = Er past al een kever: { $families ->
    [one] { $families } punt
   *[other] { $families } punten
} voor deze rij. Nu het klavertje: je volgende bonus is ‘{ $next }’.
lesson-spotted-factor = Een factor vermenigvuldigt wat een familie scoort. Geef hem aan { $colour }: { $matching } × { $factor } = { $points }.
lesson-spotted-rounds = Ronde { $round } begint. Elke ronde gooit iedereen een keer, en uit elke worp pakt iedereen dobbelstenen. Na ronde { $rounds } wordt er geteld.
lesson-spotted-reroll = Intussen is het ronde { $round }: je moet de laagste pakken, en dat is allebei een { $face }. Gooi ze opnieuw: tik op { $colours } en gooi.
lesson-spotted-rerolled = Veel beter: de laagste is nu een { $lowest }. Gooi je nooit opnieuw, dan is dat aan het eind een punt waard.
lesson-spotted-bonus = Intussen zijn er kevers omcirkeld en heeft elke rij een loep. Ronde { $round } geeft { $colour } { $round } stippen: { $spots } op kever { $place } en { $spots2 } op kever { $place2 }.
lesson-spotted-standing = Intussen de laatste ronde. Rijen { $families }, extra { $others }: jij hebt { $score } punten, { $name } { $theirs }. Na de laatste dobbelsteen is het spel uit. Haal in!
lesson-spotted-extras = Bijna ingehaald! Elke rij had al een loep, dus elke extra loep is { $each ->
    [one] { $each } punt
   *[other] { $each } punten
} waard: jouw { $extras } extra loepen leveren { $extra } op.
lesson-spotted-fifth = Je laatste dobbelsteen, en { $name } leidt met { $theirs } tegen { $score }. Zet de { spotted-die } op kever { $place }: de laatste van een rij geeft een klavertje.
lesson-spotted-done = Het klavertje gaf ‘{ $unlocked }’! Rijen { $families }, extra { $others }: je wint met { $score } tegen { $theirs }. Tijd voor een echt spel!
