### Bladen van Spotted!: getekend in de terminal en op de pagina om af te drukken.
### Woorden tussen ` worden zo getypt en blijven in elke taal Engels.

## Wat er op een blad staat

sheet-families = Keverfamilies
sheet-meadow = Keverweide
sheet-track = Klaverspoor
sheet-rounds = Rondes
sheet-rerolls = Herworpen
sheet-extra = Extra loepen
sheet-magnifiers = Loepen

sheet-colour-white = wit
sheet-colour-yellow = geel
sheet-colour-orange = oranje
sheet-colour-green = groen
sheet-colour-blue = blauw
sheet-colour-pink = roze

sheet-magnifier-one = precies één
sheet-magnifier-two = precies twee
sheet-magnifier-three = precies drie
sheet-magnifier-four = precies vier
sheet-magnifier-five = precies vijf
sheet-magnifier-even = even
sheet-magnifier-odd = oneven
sheet-magnifier-different = verschillend
sheet-magnifier-low = laag
sheet-magnifier-high = hoog
sheet-magnifier-diagonal = diagonaal
sheet-magnifier-symmetrical = symmetrisch

## De pagina

sheet-page-game = Spotted!
sheet-page-title = Spotted! { $name }
sheet-page-about = Een blad om af te drukken: één voor elke speler
sheet-page-name = Naam
sheet-page-date = Datum
sheet-page-rounds = Een familie krijgt zo’n dobbelsteen.
sheet-page-rounds-many = Met 5 of 6 spelers zijn 1 en 2 één ronde.
sheet-page-target = Bij precies dit aantal stippen: omcirkel de kever, 2 punten.
sheet-page-fifth = De eerste stippen op een vijfde kever: één klavertje.
sheet-page-rerolls = Gekregen: omcirkel. Gebruikt: streep door.
sheet-page-extra = elk 2
sheet-page-track = Elk klavertje maakt de volgende bonus vrij: stappen, factor, herworp, rondebonus, loep, punten.
sheet-page-meadow = Begin bij de pijl. Elke stap kruist een veld aan naast een aangekruist veld.
sheet-page-ours = De indeling van dit blad is van ons: de gedrukte is in onze bron niet te zien.
sheet-page-made = versie { $version } · { $hash }

sheet-score-extra = extra × 2
sheet-score-bonus = omcirkeld × 2
sheet-score-track = klaverspoor
sheet-score-rerolls = herworpen
sheet-score-total = totaal

## In de terminal

sheet-title = { $name }, versie { $version } ({ $hash })
sheet-nameless = Noem het blad dat je wilt, zoals clover-meadow.
sheet-same-file = { $file } is het blad zelf; noem een ander bestand voor de pagina.
sheet-unwritable = { $file } kan niet worden geschreven: { $reason }. Noem een ander bestand.
sheet-hint = Afdrukken: pipyard sheet { $name } --svg FILE
sheet-written = { $name } staat in { $file }. Open dat bestand in een browser en druk het af op A4, één pagina per speler.
sheet-list-name = Naam
sheet-list-title = Titel
sheet-list-fields = Velden
sheet-list-magnifiers = Loepen
sheet-list-track = Spoor
sheet-list-rerolls = Herworpen
sheet-list-hint = Tekenen: pipyard sheet { $name }. Afdrukken: met --svg FILE erbij. Een eigen blad: geef het .toml-bestand.
sheet-family-slots = [loep] × [factor] = [    ]
sheet-family-legend = (3) is een bonuskever: omcirkel hem bij precies 3 stippen, 2 punten. c: de eerste stippen leveren een klavertje op.
sheet-sign-start = start, een stap
sheet-sign-step = stap
sheet-sign-cloverleaf = klavertje
sheet-sign-magnifier = { $magnifier }: { $counts }
sheet-also-joined = Liggen ook naast elkaar: { $pairs }
sheet-bonus-steps2 = 2 stappen
sheet-bonus-steps3 = 3 stappen
sheet-bonus-reroll = herworp
sheet-bonus-magnifier = loep naar keuze
sheet-bonus-round = rondebonus
sheet-bonus-double = ×2
sheet-bonus-triple = ×3
sheet-bonus-points5 = +5
sheet-bonus-points7 = +7
sheet-rerolls-about = Omcirkeld als je ze krijgt, doorgestreept als je ze gebruikt; de laatste omcirkelen levert een klavertje op.
sheet-rounds-about = Elke ronde geeft één familie een dobbelsteen van die waarde. Met 5 of 6 spelers zijn 1 en 2 één ronde.
sheet-extra-about = Elk 2 punten, zonder grens.
