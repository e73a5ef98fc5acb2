### De gast: eigen pagina, een ander apparaat, privacy.

## De pagina van de gast

me-title = Jij
me-name-save = Bewaar naam
me-name-saved = Bewaard
me-carry = Speel ook op een ander apparaat
me-carry-about = Je naam en spellen gaan mee: open daar een link, of richt de camera op een code.
me-carry-make = Toon de code
me-carry-again = Maak een nieuwe
me-carry-scan = Richt de camera van het andere apparaat hierop, of stuur jezelf de link.
me-carry-good = Werkt één keer, tot { $time }. Wie hem heeft, kan onder jouw naam spelen, dus houd hem voor jezelf.
me-carry-qr = QR-code van de link
me-carry-here = Deze link werkt alleen op deze computer. Open op het andere apparaat het adres dat je van de beheerder van Pipyard krijgt, en voer de link in bij { $path }.
spare-title = Als je je apparaten kwijtraakt
spare-about = Browsers vergeten en telefoons raken zoek. Met een reservesleutel kom je terug als jezelf, met al je spellen.
spare-made = Je hebt er een gemaakt op { $day }. Een nieuwe vervangt die.
spare-make = Reservesleutel maken
spare-again = Een nieuwe maken
spare-keep = Schrijf hem op of bewaar hem goed. Hij is alleen nu te zien. Om terug te komen voer je hem in op { $path }.
spare-copy = Kopieer
spare-back = Ik heb een reservesleutel
spare-save = Opslaan als bestand
spare-good = Werkt telkens weer, tot je een nieuwe maakt. Wie hem heeft, kan als jij spelen: houd hem voor jezelf.
spare-file = Je reservesleutel voor Pipyard: { $key }
    Voer hem hier in om terug te komen met je naam en je spellen: { $address }
me-stored = Wat er over jou bewaard wordt
me-stored-name = Naam
me-stored-no-name = nog geen
me-stored-since = Sinds
me-stored-devices = Apparaten
me-stored-called = Browsers die je een melding geven
me-stored-tables = Spellen
me-stored-file = Download
me-stored-nothing = Nog niets: je bent hier nieuw.
me-delete = Verwijder mij
me-delete-about = Je naam en de sleutels van al je apparaten verdwijnen voorgoed. In lopende spellen neemt een bot je plaats over; afgelopen spellen blijven voor de anderen, zonder jouw naam.
me-delete-here = Verwijdert je naam en alle spellen die in deze browser staan.
me-delete-sure = Voorgoed verwijderen?
me-delete-yes = Ja, verwijder
me-delete-no = Nee, ik blijf
me-deleted = Je bent verwijderd.
me-deleted-about = Niets hier kent je nog. Kom gerust terug, als nieuwkomer.

## Een naam meenemen

carry-title = Je naam en spellen naar dit apparaat halen?
carry-about = Op dit apparaat speel je dan onder je eigen naam, net als op je andere apparaten.
carry-instead = Op dit apparaat speel je nu als { $name }. Die spellen blijven bij de anderen, maar van hieruit kun je er niet meer bij.
carry-yes = Ja, haal ze hierheen
carry-no = Nee, laat dit apparaat zo
carry-enter-title = Kom je van een ander apparaat?
carry-enter-about = Maak daar een link, onder ‘{ me-link }’, en voer hem hier in. Of voer je reservesleutel in.
carry-enter = De link, de letters na de # of je reservesleutel
carry-take = Verder
carry-done = { $name ->
    [none] Welkom!
   *[other] Welkom, { $name }!
}
carry-done-about = Je spellen zijn er ook.
carry-games = Naar je spellen

## Privacy

privacy-short = Geen account, geen e-mail, geen reclame. Wat je hier doet, blijft op deze server.
privacy-stored = Wat er bewaard wordt
privacy-stored-name = De naam die je kiest, de dag dat je kwam en de dag dat je hier het laatst was.
privacy-stored-key = Een willekeurige sleutel in een cookie op elk van je apparaten. De server bewaart daarvan alleen een vingerafdruk (een SHA-256-hash).
privacy-stored-games = Je spellen: wie waar zat, elke zet met het tijdstip, en de dobbelstenen.
privacy-stored-links = Van een link waarmee je op een ander apparaat verdergaat alleen de vingerafdruk, tot de dag nadat hij verliep.
privacy-stored-spare = Een reservesleutel, als je er een maakt, als vingerafdruk, tot je een andere maakt of wordt verwijderd.
privacy-stored-push = Als je meldingen wilt: een adres bij de meldingendienst van je browser en je taal, tot je wordt verwijderd of het adres niet meer werkt. Wat daarheen gaat, kan alleen je browser lezen.
privacy-stored-reports = Problemen die je vanaf een tafel meldt, met de stand waar het om gaat.
privacy-not = Wat niet
privacy-not-address = Je netwerkadres en je browser worden niet bewaard. Adressen worden alleen in het geheugen geteld, zodat niemand de server overspoelt, en nooit opgeschreven.
privacy-not-track = Niemand wordt gevolgd: geen andere cookies, geen bezoekcijfers, niets van andere sites. Je instellingen, en wat nodig is om je dobbelstenen te controleren, bewaart alleen je browser.
privacy-here = In deze browser
privacy-here-games = Spellen waar verder niemand voor nodig is, worden in deze browser gespeeld en bewaard, samen met je naam. Zijn ze afgelopen, dan komt er een kopie op de server, als die er is.
privacy-long = Hoelang
privacy-long-guest = Een gast zonder spellen wordt 90 dagen na het laatste bezoek verwijderd.
privacy-long-waiting = Een tafel die nog op spelers wacht, wordt na 30 dagen zonder verandering gesloten.
privacy-long-games = Spellen blijven bewaard, zodat ze na dagen verder kunnen gaan en nog eens bekeken kunnen worden: drie jaar na afloop, een jaar als niemand verder speelt, een half jaar als ze uit een bestand komen.
privacy-long-reports = Meldingen blijven een jaar bewaard. Wie deze server beheert, kan andere termijnen hebben ingesteld.
privacy-who = Wie het ziet
privacy-who-table = Wie de link van een tafel heeft, ziet dat spel en de namen daar. Openbare tafels staan voor iedereen op deze server in een lijst.
privacy-who-host = Wie deze server beheert, kan lezen wat hier bewaard wordt. Er gaat niets naar buiten, behalve de meldingen die je wilt.
privacy-delete = Hoe je het verwijdert
privacy-delete-about = Op je eigen pagina: je naam en sleutels verdwijnen meteen. Afgelopen spellen blijven voor de anderen, zonder jouw naam.
