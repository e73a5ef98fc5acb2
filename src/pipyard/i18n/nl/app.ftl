### Alles rond een spel: beginpagina, wachtkamer, verbinding, fouten.

pipyard = Pipyard
tagline = Dobbelstenen, honden en een beetje lef.
app-about = Twee dobbelspellen voor met vrienden, tegen bots of in je eentje: Spots en Spotted!
title-home = Pipyard
title-table = { $status } · Pipyard
back-home = Startpagina
settings = Instellingen
loading = De tafel wordt klaargezet …
language = Taal
language-system = Browsertaal ({ $language })

## Beginpagina

name-label = Je naam
name-hint = Hoe mogen de anderen je noemen?
guest-name = Gast
nameless = Een vriend
play-game-now = Speel nu { $game }
opponent-choose = Tegen wie?
bot-level = Niveau { $level } van { $most }
first-time-rules = Spelregels
new-table = Nieuwe tafel
game-choose = Spel
who-plays = Wie doet er mee?
play-together = Met vrienden of bots
play-d0g = Solo tegen h0nd
play-alone = Solo
play-friends-about = 2 tot { $most } plaatsen. Deel een link, niemand heeft een account nodig.
play-here-about = 2 tot { $most } plaatsen, voor mensen aan dit apparaat en bots.
seat-number = Plaats { $seat }
seat-me = Ik
seat-friend = Nodig iemand uit
seat-friend-about = Je krijgt een link en een QR-code; wie die opent, komt hier zitten.
seat-bots = Bots
seat-change = Wijzig
seat-who = Wie komt er op plaats { $seat }?
seat-add = Plaats erbij
seat-remove = Haal plaats { $seat } weg
set-choose = Acties
set-random = Verras me
set-random-about = Van elke kleur één tegel, getrokken als je de tafel klaarzet.
set-by-hand = Kies tegel voor tegel
off-leash = Alle riemen los.
off-leash-about = Alle tegels doen mee, gestapeld per kleur; een gebruikte gaat onder de stapel.
d0g-treats = Startkoekjes voor h0nd
d0g-about = Met koekjes is h0nd sneller: 0 is een rustig potje, 5 een pittig.
game-spots = Spots
game-spotted = Spotted!
table-create = Zet de tafel klaar
table-start = Begin het spel
my-tables = Jouw spellen
my-tables-empty = Nog geen spellen. Het eerste begint met één tik.
my-tables-unknown = Je spellen konden niet worden geladen.
table-with = Met { $names }
table-alone = Tot nu toe alleen jij
table-nobody = Hier zit nog niemand
table-solo = Solo
table-status-waiting = Wacht op spelers
table-status-playing = { $turn ->
    [yes] Jouw beurt
   *[no] Bezig
}
table-status-over = Afgelopen
join-table = Schuif aan
join-table-about = Richt je camera op de code van een vriend, of plak de link die je kreeg.
join-table-link = Link of code van de tafel
join-table-go = Naar de tafel
join-table-wrong = Dit is geen link naar een tafel. Plak de hele link, met ‘/t/’ erin.
elsewhere-title = Vrienden op andere apparaten
elsewhere-about = Deze pagina werkt zonder server. Om met vrienden op andere apparaten te spelen, heb je er een nodig: plak de link die je kreeg, of het adres van een Pipyard-server.
elsewhere-link = Link of adres van de server
elsewhere-go = Daarheen
elsewhere-wrong = Dit is geen adres. Plak de hele link.

## Wachtkamer

waiting-title = Bijna zover
waiting-for = { $count ->
    [one] We wachten nog op 1 speler.
   *[other] We wachten nog op { $count } spelers.
}
waiting-share = Laat je vrienden deze code scannen, of stuur ze de link. Het spel begint vanzelf als alle plaatsen bezet zijn.
share-link = Link naar deze tafel
share-qr = QR-code van de link naar deze tafel
share-here = Deze link werkt alleen op deze computer: voor andere apparaten staat de server niet open.
share-copy = Kopieer link
share-copied = Gekopieerd
share-failed = Selecteer de link en kopieer hem zelf.
share-native = Deel
seats = Plaatsen
seat-free = Vrije plaats
seat-yours = Jij
seat-is-bot = Bot
seat-away = afwezig
join-title = Je bent uitgenodigd
join-about = { $host ->
    [none] Er is een plaats vrij aan deze tafel.
   *[other] { $host } heeft een plaats voor je vrijgehouden.
}
join = Ga zitten
watching = Je kijkt mee met dit spel.

## Tafel

log = Spelverloop
log-open = Toon het spelverloop
log-close = Verberg het spelverloop
log-empty = Nog niets.
play-again = Nog een keer

## Verbinding

connection-lost = Verbinding verbroken. Opnieuw verbinden …
connection-retry = Probeer nu
offline-title = De tuin is even onbereikbaar
offline-server = De server geeft nu geen antwoord.
offline-device = Dit apparaat heeft nu geen verbinding.
offline-about = Je spellen staan veilig op de server. Zodra die antwoordt, gaat alles hier vanzelf verder.
offline-still = Tot die tijd kun je alleen spelen, tegen bots of samen op dit apparaat.
install-offer = Pipyard op je startscherm zetten? Het speelt ook zonder verbinding.
install-yes = Toevoegen
install-no = Nee, dank je

## Fouten

error-address-refused = Deze server neemt niets aan van jouw adres. Vraag het de beheerder als dat een vergissing is.
error-push-off = Deze server stuurt geen meldingen.
error-push-unknown-service = Deze server kent de meldingendienst van je browser niet.
error-table-too-many = Drie van je openbare tafels wachten al op spelers. Sluit er eerst een.
error-table-unknown = Achter deze link is geen tafel. Vraag nog eens om de link, of zet zelf een tafel klaar.
error-table-elsewhere = Deze partij is op een ander apparaat gespeeld en staat alleen daar. Vraag om het bestand, of om de link van ‘Deel deze partij’.
error-seat-taken = Iemand anders ging daar net zitten. Kies een andere plaats.
error-seat-not-yours = Dat is niet jouw plaats, dus je kunt er niet voor spelen.
error-seat-unknown = Die plaats is er niet aan deze tafel.
error-move-illegal = Dat kan nu niet. Kies iets wat oplicht.
error-move-stale = Het spel was al verder toen jouw tik aankwam. Kijk nog eens en kies.
error-seat-second = Je zit al aan deze tafel. Open de tafel in een andere browser om op een tweede plaats te spelen.
error-table-waiting = Het spel is nog niet begonnen. Het begint als alle plaatsen bezet zijn.
error-server-fault = Er ging iets mis op de server. Misschien is het toch gelukt: kijk eerst voordat je het nog eens probeert.
error-server-not-ready = De server is nog niet klaar. Probeer het zo nog eens.
error-storage-full = De schijf van de server is vol, dus dit is niet opgeslagen. Vraag de beheerder om ruimte te maken en ga dan verder.
error-spare-key-unknown = Deze reservesleutel past hier niet. Controleer de letters of zoek een nieuwere.
error-storage-damaged = De server kan dit niet meer lezen: de opslag is beschadigd. Laat het de beheerder weten.
error-request-malformed = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
error-device-full = Deze browser heeft geen ruimte meer. Je kunt verder spelen, maar het spel is weg zodra je deze pagina sluit.
error-device-kept = Deze browser bewaart het spel weer.
error-device-no-room = Deze browser heeft geen ruimte meer. Maak ruimte vrij op dit apparaat en probeer het opnieuw.
error-device-none = Deze browser bewaart niets. Je kunt verder spelen, maar het spel is weg zodra je deze pagina sluit.
error-server-needed = Hiervoor is een Pipyard-server nodig, en deze pagina werkt zonder server.
error-network = De server is niet te bereiken. Controleer je verbinding en probeer het nog eens.
error-unexpected = Er ging iets mis op de server. Probeer het zo nog eens.
error-link-expired = Deze link was maar tien minuten geldig. Maak een nieuwe op het andere apparaat.
error-link-unknown = Deze link werkt niet. Maak een nieuwe op het andere apparaat.
error-link-used = Deze link is al gebruikt en werkt maar één keer. Maak een nieuwe op het andere apparaat.
error-name-look-alike = Iemand aan deze tafel heeft een naam die er net zo uitziet. Kies een andere.
error-rate-exceeded = Dat was veel tegelijk. Wacht even en ga dan verder.
error-page = Hier is niets.
error-page-unknown = { error-page }
error-config-invalid = Zo kan een tafel niet klaargezet worden. Verander een keuze en probeer het nog eens.
error-dice-no-such-promise = De belofte voor deze dobbelstenen is verlopen. Zet de tafel nog eens klaar.
error-dice-promise-first = De dobbelstenen moeten beloofd zijn voordat er iets aan toegevoegd wordt. Zet de tafel nog eens klaar.
error-guest-unknown = De server kent je nog niet. Laad de pagina opnieuw en probeer het nog eens.
error-name-invalid = Deze naam kan niet. Kies er een van hoogstens 24 letters, cijfers of tekens, met alle letters uit één schrift.
error-log-malformed = Dit is geen spel dat Pipyard heeft bewaard, of het is beschadigd.
error-log-other-rules = Het is gespeeld met andere regels, kaarten of bladen dan deze server heeft.
error-log-tampered = { $event ->
    [0] Het is achteraf veranderd: het past niet bij de beloofde dobbelstenen.
   *[other] Het is achteraf veranderd: gebeurtenis { $event } volgt niet uit de regels en de beloofde dobbelstenen.
}
error-log-too-large = Het bestand is te groot voor een bewaard spel.
error-log-too-long = Het duurt te lang om dit spel te controleren. Op een computer doet `pipyard verify` dat.
error-method-wrong = { error-request-malformed }
error-request-foreign = Deze pagina hoort niet bij deze server. Open Pipyard op zijn eigen adres en probeer het nog eens.
error-request-not-json = { error-request-malformed }
error-request-reused = { error-request-malformed }
error-request-too-large = Dat was te veel in één keer. Maak het korter en probeer het nog eens.
error-request-too-slow = Dat kwam te langzaam aan. Controleer je verbinding en probeer het nog eens.
error-request-unknown-host = Deze server kent het adres niet dat je gebruikt. Vraag het juiste aan de beheerder.
error-table-damaged = Het verslag van dit spel is beschadigd, dus het kan niet verder. Je ziet het zoals het daarvoor was; de beheerder weet ervan.
error-table-other-rules = Dit spel begon met andere regels dan er nu gelden en kan daarom niet verder.

## Wat er met een tafel gebeurt

table-fact-player-joined = { $you ->
    [yes] Je gaat zitten.
   *[no] { $name } gaat zitten.
}
table-fact-player-left = { $you ->
    [yes] Je verlaat de tafel.
   *[no] { $name } verlaat de tafel.
}
table-fact-player-removed = Een afwezige speler raakt zijn plaats kwijt.
table-fact-bot-seated = { $bot } gaat zitten.
table-fact-bot-stepped-in = { $you ->
    [yes] Je tijd is twee keer om: { $bot } speelt voor je tot je je plaats weer inneemt.
   *[no] De tijd van { $name } is twee keer om: { $bot } speelt tot { $name } terug is.
}
table-fact-player-returned = { $you ->
    [yes] Je bent terug.
   *[no] { $name } is terug.
}
table-fact-action-taken-back = { $you ->
    [yes] Je neemt een zet terug.
   *[no] { $name } neemt een zet terug.
}
table-fact-table-closed = De tafel is gesloten door de speler die hem klaarzette.
table-closed = Deze tafel is gesloten.

## Start: twee deuren, wat er loopt, gezelschap

door-line = Twee dobbelspellen voor de spelavond: met vrienden, tegen rivalen van elk niveau of alleen.
door-spots-about = Vul je honden met dobbelstenen en begraaf de rest. Acht ogen in de tuin is te veel.
door-spotted-about = Kies dobbelstenen, stip kevers, start klaverketens. Het beste blad wint.
door-learn = Al spelend leren
door-play = Tegen { $bot }
door-friends = Met vrienden
door-d0g = Tegen h0nd
door-rivals = Kies een rivaal
door-rival = { $bot }, niveau { $level } van { $most }
door-continue = Verder spelen
door-go-on = Verder
door-company = Vrienden
door-games = Jouw spellen
my-tables-folded = { $count ->
    [one] 1 gesloten tafel
   *[other] { $count } gesloten tafels
}
result-won = Gewonnen met { $mine }–{ $theirs }
result-lost = Verloren met { $mine }–{ $theirs }
result-won-plain = Gewonnen
result-lost-plain = Verloren
result-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
door-new-here = Nieuw hier? Leer het al spelend.
door-learn-game = { $game } leren
join-first-time = Nog nooit { $game } gespeeld? Een korte les laat zien hoe het gaat; deze tafel blijft open.

# The line about solo play on home, and the tricks that belong to every set.
door-d0g-about = Alleen? Daag h0nd uit, de robothond.
set-always = { $tricks } doen altijd mee.

# Where the foot of every page leads.
me-link = Jij en je apparaten
privacy-title = Privacy
