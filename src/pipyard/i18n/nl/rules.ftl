### De pagina’s met spelregels. Alleen daar geladen. De punten van een deel zijn genummerd vanaf 1.

rules-title = Zo speel je { $game }
rules-contents = Op deze pagina
rules-search = Zoek in de spelregels
rules-search-hint = { $game ->
    [spotted] klavertje, loep, herworp …
   *[other] betrapt, koekje, Apport …
}
rules-search-clear = Wis de zoekterm
rules-found = { $count ->
    [0] Niets gevonden voor ‘{ $query }’. Probeer een korter woord.
    [one] 1 plek voor ‘{ $query }’.
   *[other] { $count } plekken voor ‘{ $query }’.
}
rules-doubt = Bij twijfel
rules-rule = Regel { $rule }
rules-print = Druk af
rules-learn = Leer al spelend (3 minuten)
rules-other = De spelregels van { $game }
rules-failed = De kaarten en tegels konden niet worden geladen.

## Spots

rules-spots-goal = Waar het om gaat
rules-spots-goal-1 = Honden hebben stippen, en dobbelstenen ook. Gooi dobbelstenen en leg ze op de passende vakjes van je honden; wat nergens past, begraaf je in je tuin.
rules-spots-goal-2 = Met meer dan 7 begraven stippen word je betrapt. Wie als eerste 6 gescoorde honden heeft, wint. Voor 1 tot 4 spelers.

rules-spots-setup = Klaarzetten
rules-spots-setup-1 = Er liggen zes actietegels open: de twee rode, Huil en Rol om, en van geel, paars, blauw en groen elk één.
rules-spots-setup-2 = Iedereen krijgt 2 honden, 1 koekje en 1 dobbelsteen. Die dobbelsteen gooi en begraaf je; wie het hoogst gooit begint, en het spel gaat met de klok mee.
rules-spots-setup-3 = Er zijn 40 dobbelstenen en 20 koekjes voor iedereen samen. De bovenste hond van de stapel is altijd voor iedereen te zien.

rules-spots-turn = Jouw beurt
rules-spots-turn-1 = Je voert een actie uit, of je scoort honden.
rules-spots-turn-2 = Voor een actie kies je een open tegel, pak je de koekjes die erop liggen, draai je de tegel om en volg je de stappen van de eerste tot de laatste. Een stap is verplicht, tenzij er ‘mag’ staat; een stap die niet kan, sla je over.
rules-spots-turn-3 = Begint je beurt met maar één open tegel, dan komt er een koekje op die tegel en gaan alle tegels weer open.
rules-spots-turn-4 = Liggen er aan het begin van je beurt geen dobbelstenen meer in de voorraad, dan wordt iedereen betrapt. Daarna gaat je beurt verder.

rules-spots-dice = Gooien, plaatsen, begraven
rules-spots-dice-1 = Elke dobbelsteen van een worp gaat naar een leeg vakje van zijn waarde op een van je niet-gescoorde honden, of naar je tuin. Je kiest vrij, per dobbelsteen, ook om je expres te laten betrappen.
rules-spots-dice-2 = Plaats of begraaf eerst alle dobbelstenen van een worp.
rules-spots-dice-3 = Dobbelstenen komen uit de voorraad. Liggen er te weinig, gooi dan wat er is. Moet je een dobbelsteen terugleggen, dan gaat hij naar de voorraad.

rules-spots-treats = Koekjes
rules-spots-treats-1 = Meteen na een worp, voordat je iets plaatst of begraaft, mag je een koekje gebruiken om alle dobbelstenen opnieuw te gooien, zo vaak als je koekjes hebt.
rules-spots-treats-2 = Liggen er te weinig koekjes in de voorraad, pak dan wat er is.

rules-spots-bust = Betrapt
rules-spots-bust-1 = Zijn alle dobbelstenen van een worp geplaatst of begraven, tel dan je tuin. Precies 7 stippen is nog veilig; met 8 of meer word je betrapt.
rules-spots-bust-2 = Word je betrapt, dan is je beurt meteen voorbij. Alle dobbelstenen op je niet-gescoorde honden en in je tuin gaan terug, ook die op volledig bedekte honden. Je houdt je koekjes, kaarten en gescoorde honden.

rules-spots-scoring = Honden scoren
rules-spots-scoring-1 = Langzaam maar zeker: gebruik je beurt om te scoren. Al je volledig bedekte honden worden omgedraaid, hun dobbelstenen gaan terug, en voor elk pak je een nieuwe hond. Wat begraven is, blijft begraven.
rules-spots-scoring-2 = Snel, maar riskant: zijn midden in een actie al je niet-gescoorde honden volledig bedekt, na een worp waarmee je niet betrapt bent, dan scoren ze meteen. Je pakt nieuwe honden, en de actie gaat verder.
rules-spots-scoring-3 = Je hebt nooit meer dan 6 hondenkaarten, de gescoorde meegeteld. Gescoorde honden raak je nooit kwijt.

rules-spots-win = Winnen
rules-spots-win-1 = Wie als eerste 6 gescoorde honden heeft, wint meteen, ook midden in een actie.

rules-spots-tricks = De 22 acties
rules-spots-tricks-1 = Zegt een tegel iets anders dan de regels, dan heeft de tegel gelijk. Pootafdrukken tellen op je niet-gescoorde honden: een hond met drie vakjes heeft er één, Doog heeft er twee.

rules-spots-sets = Combinaties van tegels
rules-spots-sets-1 = Je speelt met de twee rode tegels en één van elke andere kleur: een combinatie uit deze lijst, zelf gekozen tegels, of willekeurig getrokken.

rules-spots-dogs = De 32 honden
rules-spots-dogs-1 = Geen hond heeft twee keer dezelfde waarde.

rules-spots-leash = Alle riemen los
rules-spots-leash-1 = Alle 22 tegels doen mee. De tegels van een kleur liggen op een stapel, en alleen de bovenste kun je gebruiken; daarna doet die stapel even niet mee.
rules-spots-leash-2 = Gaan de tegels weer open, dan verhuist elke gebruikte tegel naar de onderkant van zijn stapel en komt de volgende tevoorschijn. Een ongebruikte tegel blijft bovenop liggen, met de koekjes erop.

rules-spots-solo = Solo tegen h0nd
rules-spots-solo-1 = Jij begint. In zijn beurt gooit h0nd een dobbelsteen voor een van de zes plekken: een open tegel wordt omgedraaid, en h0nd pakt de koekjes die erop liggen; is de tegel al omgedraaid, dan scoort h0nd de bovenste hond van de stapel.
rules-spots-solo-2 = Voor elke 2 koekjes scoort h0nd nog een hond. Hoe meer koekjes hij aan het begin heeft, van 0 tot 5, hoe lastiger hij is. Wie als eerste 6 honden heeft, wint.

doubt-spots-paws = Tellen de pootafdrukken van gescoorde honden mee? Nee, alleen die op je niet-gescoorde honden.
doubt-spots-places = Welke plek heeft welk nummer voor h0nd? 1 Huil, 2 geel, 3 paars, 4 Rol om, 5 blauw, 6 groen.
doubt-spots-tie = Wat als meer spelers de hoogste hebben? Alleen zij gooien hun begraven dobbelsteen opnieuw, en de hoogste van hen begint, ook als iemand anders nu een hogere heeft. Koekjes gebruiken mag daarbij niet.
doubt-spots-nothing = Mag ik 0 dobbelstenen gooien? Nee. Een worp zonder dobbelstenen is geen worp: er wordt niets gecontroleerd, en herhalen kan dan niet.
doubt-spots-dig-count = De pootafdrukken worden één keer geteld, als de stap begint.
doubt-spots-dig-each = Elke verandering kies je apart, en alleen als je wilt: steeds dezelfde dobbelsteen of verschillende, bij één speler of bij meer.
doubt-spots-dig-six = Een 6 kan niet hoger.
doubt-spots-dig-bust = Een veranderde tuin wordt meteen geteld. Wordt een tegenstander betrapt, dan ga jij door; word je zelf betrapt, dan is je beurt voorbij.
doubt-spots-dig-solo = Speel je solo, dan kun je alleen je eigen tuin veranderen.
doubt-spots-retrieve-must = Deze stap is verplicht, ook als je daardoor betrapt wordt.
doubt-spots-retrieve-treat = De dobbelsteen is niet gegooid, dus je kunt hem niet met een koekje opnieuw gooien.
doubt-spots-retrieve-none = Ligt er geen dobbelsteen in de voorraad, dan sla je de stap over.
doubt-spots-chase-count = De derde keer vraagt om 3 dobbelstenen, ook als het er eerder minder waren.
doubt-spots-chase-treat = Opnieuw gooien met een koekje telt niet als een volgende keer.
doubt-spots-bolt-few = Met minder dan 3 dobbelstenen in de voorraad leg je ze allemaal aan de kant.
doubt-spots-bolt-stop = Je mag al voor de allereerste dobbelsteen stoppen, als je de pootafdrukken hebt.
doubt-spots-dogpile-must = Heb je een eigen dobbelsteen liggen, dan moet je er een bij pakken.
doubt-spots-dogpile-empty = Zolang de voorraad leeg is, kun je niet herhalen.

## Spotted!

rules-spotted-goal = Waar het om gaat
rules-spotted-goal-1 = Iedereen heeft een blad met zes keverfamilies en een weide. Gooi zes gekleurde dobbelstenen, verdeel ze en schrijf: stippen op kevers, of stappen op de weide.
rules-spotted-goal-2 = Loepen van de weide bepalen welke kevers tellen. Het beste blad wint. Voor 1 tot 6 spelers.

rules-spotted-sheet = Het blad
rules-spotted-sheet-1 = Elke familie is een rij van vijf kevers, met ruimte voor één loep en één factor. Eén kever van de rij is de bonuskever; daarop staat hoeveel stippen hij wenst.
rules-spotted-sheet-2 = De dobbelstenen tonen 1 tot 5 en een klavertje, dat hoger is dan 5.
rules-spotted-sheet-3 = Van het gedrukte blad hebben we geen afbeelding, dus de indeling van het onze hebben we zelf bedacht. De regels gelden voor elk blad.

rules-spotted-round = Een ronde
rules-spotted-round-1 = Er zijn 5 rondes. Elke ronde begint met de rondebonus voor iedereen: een dobbelsteen met het nummer van de ronde, als stippen voor een familie naar keuze.
rules-spotted-round-2 = Daarna is iedereen één keer de actieve speler, met de klok mee.
rules-spotted-round-3 = Met 5 of 6 spelers zijn er 4 rondes. De eerste brengt een 1 en een 2 tegelijk, de andere 3, 4 en 5.

rules-spotted-draft = Gooien en pakken
rules-spotted-draft-1 = De actieve speler gooit alle zes de dobbelstenen en pakt de laagste die er ligt, en dan weer de laagste; bij gelijke dobbelstenen is de keuze vrij. Daarna pakken de anderen naar keuze, met de klok mee.
rules-spotted-draft-2 = De volgorde, met A als actieve speler. Twee spelers: A A B B A. Drie: A A B C A. Vier: A A B C D. Vijf: A A B C D E. Zes: A B C D E F, waarbij alleen A de laagste moet pakken.
rules-spotted-draft-3 = Voordat er gepakt wordt, mag de actieve speler een omcirkelde herworp doorstrepen en dobbelstenen naar keuze opnieuw gooien, zo vaak als er herworpen zijn.
rules-spotted-draft-4 = Zijn alle dobbelstenen gepakt, dan gebruikt iedereen tegelijk de eigen dobbelstenen, een voor een, elk met alle bonussen die eruit volgen.

rules-spotted-spots = Een dobbelsteen als stippen
rules-spotted-spots-1 = Een dobbelsteen gaat naar de familie van zijn kleur, heel of in groepjes die er zelf als een dobbelsteen uitzien: een 5 is 5, 4+1, 3+2 of 2+2+1. Elk groepje gaat naar een andere kever.
rules-spotted-spots-2 = Wat bij stippen past: een 1 bij 2 of 4, een 2 bij 1, 2 of 3, een 3 bij 2, een 4 bij 1. Op een lege kever past alles. Geen kever heeft er meer dan vijf.
rules-spotted-spots-3 = Begin kevers van links naar rechts, zonder er een over te slaan. Eerdere mogen altijd stippen bij krijgen.
rules-spotted-spots-4 = Een bonuskever wordt omcirkeld, voorgoed, als hij na een dobbelsteen precies het gewenste aantal stippen heeft. Eroverheen springen helpt niet.
rules-spotted-spots-5 = De eerste stippen op de vijfde kever van een familie leveren een klavertje op.
rules-spotted-spots-6 = Je moet de volle waarde van een dobbelsteen gebruiken als dat kan, als stippen of als stappen. Kan het niet, gebruik dan zoveel je kunt; de rest vervalt.

rules-spotted-meadow = Een dobbelsteen als stappen
rules-spotted-meadow-1 = Elke dobbelsteen van 1 tot 5 kan ook dat aantal stappen zijn. Met de eerste kruis je de start aan; met elke volgende een veld naast een aangekruist veld. Stappen mogen verschillende kanten op.
rules-spotted-meadow-2 = Een loep of klavertje aankruisen kost een stap, net als elk ander veld.
rules-spotted-meadow-3 = Een loep die je aankruist, gaat meteen en voorgoed naar een familie die er nog geen heeft. Hebben alle zes er een, dan is het een extra loep, goed voor 2 punten.

rules-spotted-clover = Klavertjes
rules-spotted-clover-1 = Elk klavertje, van een dobbelsteen, de weide of een vijfde kever, maakt de volgende bonus van het klaverspoor vrij.
rules-spotted-clover-2 = Een dobbelsteen met een klavertje geeft dat ene klavertje en verder niets. Aan het eind van het klaverspoor vervalt het.

rules-spotted-magnifiers = De loepen
rules-spotted-magnifiers-1 = Een familie scoort een punt voor elke kever die bij de loep past, maal de factor. Zonder loep scoort ze niets.

rules-spotted-end = De telling
rules-spotted-end-1 = Tel op: de families; 2 voor elke omcirkelde bonuskever; 2 voor elke extra loep; de punten van het klaverspoor; 1 voor elke omcirkelde herworp die je niet gebruikt hebt.
rules-spotted-end-2 = Het hoogste totaal wint. Bij gelijke stand wint wie de meeste kevers met vijf stippen heeft.

rules-spotted-solo = Solo
rules-spotted-solo-1 = In elk van de 5 rondes: de rondebonus; dan een worp waarvan je de twee laagste en een derde naar keuze pakt; dan een worp, zonder herworpen, waarvan je er twee naar keuze pakt.
rules-spotted-solo-2 = Tot en met 40 punten is een ommetje, 41–60 goed, 61–75 heel goed, 76–90 schitterend, en daarboven ben je een legende.

rules-spotted-tips = Tips
rules-spotted-tips-1 = Loepen bij de start zijn streng: dichtbij, maar lastig te halen met vijf kevers. Voor de gulle moet je verder lopen.
rules-spotted-tips-2 = Ga vroeg voor bonuskevers, zolang hun rij kort is; heeft een kever eenmaal te veel stippen, dan is de kans verkeken.
rules-spotted-tips-3 = Geef een loep aan de familie waarvan de kevers er al het best bij passen, en zet factoren waar de meeste kevers tellen.
rules-spotted-tips-4 = Een lage dobbelsteen is zelden verspild: hij past waar andere niet passen, of zet die ene stap naar het volgende klavertje.

doubt-spotted-target = Begint een bonuskever met zijn stippen? Nee, hij begint leeg zoals de andere; het getal is wat hij wenst.
doubt-spotted-symbols = Aan het begin is geen herworp omcirkeld, en er is geen grens aan extra loepen.
doubt-spotted-first = Wie begint, wordt geloot of aangewezen door wie de tafel klaarzet.
doubt-spotted-two = Met 5 of 6 spelers zijn de 1 en de 2 twee dobbelstenen, in willekeurige volgorde, voor één familie of voor twee.
doubt-spotted-gift = De rondebonus wordt nooit als stappen gebruikt. Kan een familie hem helemaal kwijt, dan moet hij ook helemaal geplaatst worden.
doubt-spotted-pass = Niemand mag passen bij het pakken. Een dobbelsteen die niemand pakt, doet niet mee.
doubt-spotted-mirror = Moeten stippen dezelfde kant op liggen? Nee. Elk deel van het patroon mag gespiegeld worden; alleen het aantal telt.
doubt-spotted-give = Een loep moet je meteen aan een familie geven, en jij kiest welke.
doubt-spotted-all-circled = Zijn alle herworpen omcirkeld, dan doet een volgende niets. Een gebruikte blijft omcirkeld.
doubt-spotted-far = Een loep die je als bonus pakt, opent niets om zich heen totdat je pad erbij komt. Is er geen meer over, dan vervalt de bonus.
doubt-spotted-factor = Een familie mag een factor krijgen voordat ze een loep heeft. Een factor blijft waar hij is.
doubt-spotted-current = De huidige rondebonus is die van de laatst begonnen ronde.
doubt-spotted-order = Wanneer gebruik je bonussen? Als de dobbelsteen of bonus waaruit ze kwamen helemaal klaar is, in de volgorde waarin ze kwamen, en allemaal voor je volgende dobbelsteen.
doubt-spotted-empty = Een kever zonder stippen past bij geen enkele loep.
doubt-spotted-lists = Laag is 1 en 2, hoog is 4 en 5, diagonaal is 2 en 3, symmetrisch is 1, 4 en 5.
doubt-spotted-unused = Alleen omcirkelde herworpen zijn een punt waard.
doubt-spotted-shared = Zijn er ook evenveel kevers met vijf stippen, dan wordt de winst gedeeld.
