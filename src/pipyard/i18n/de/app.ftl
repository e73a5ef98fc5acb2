### Alles rund um eine Partie: Startseite, Warteraum, Verbindung, Fehler.

pipyard = Pipyard
tagline = Würfel, Hunde und ein bisschen Mut.
app-about = Zwei Würfelspiele mit Freunden, gegen Bots oder allein: Spots und Kunterpunkt
title-home = Pipyard
title-table = { $status } · Pipyard
back-home = Startseite
settings = Einstellungen
loading = Gleich ist der Tisch bereit …
language = Sprache
language-system = Wie im Browser ({ $language })

## Startseite

name-label = Dein Name
name-hint = Wie sollen die anderen dich nennen?
guest-name = Gast
nameless = Jemand
play-game-now = Jetzt { $game } spielen
opponent-choose = Gegen wen spielst du?
bot-level = Stärke { $level } von { $most }
first-time-rules = Regeln
new-table = Neuer Tisch
game-choose = Spiel
who-plays = Wer spielt mit?
play-together = Freunde oder Bots
play-d0g = Allein gegen D0gge
play-alone = Allein
play-friends-about = 2 bis { $most } Plätze. Schick einen Link, niemand braucht ein Konto.
play-here-about = 2 bis { $most } Plätze, für Leute an diesem Gerät und Bots.
seat-number = Platz { $seat }
seat-me = Ich
seat-friend = Jemanden einladen
seat-friend-about = Du bekommst einen Link, auch als QR-Code; wer ihn öffnet, sitzt hier.
seat-bots = Bots
seat-change = Ändern
seat-who = Wer nimmt Platz { $seat }?
seat-add = Platz hinzufügen
seat-remove = Platz { $seat } entfernen
set-choose = Tricks
set-random = Überrasch mich
set-random-about = Ein Plättchen jeder Farbe, beim Eröffnen des Tisches gezogen.
set-by-hand = Plättchen einzeln wählen
off-leash = Ohne Leine.
off-leash-about = Alle Plättchen sind dabei, nach Farben gestapelt; ein benutztes kommt unter seinen Stapel.
d0g-treats = Leckerlis für D0gge am Anfang
d0g-about = Leckerlis machen D0gge schneller: 0 ist gemütlich, 5 ist bissig.
game-spots = Spots
game-spotted = Kunterpunkt
table-create = Tisch eröffnen
table-start = Los geht’s
my-tables = Deine Partien
my-tables-empty = Noch keine Partie. Die erste ist nur einen Fingertipp entfernt.
my-tables-unknown = Deine Partien konnten nicht geladen werden.
table-with = Mit { $names }
table-alone = Bisher nur du
table-nobody = Hier sitzt noch niemand
table-solo = Allein
table-status-waiting = Wartet auf andere
table-status-playing = { $turn ->
    [yes] Du bist dran
   *[no] Läuft
}
table-status-over = Beendet
join-table = Mitspielen
join-table-about = Richte die Kamera auf den Code am anderen Gerät, oder füge den Link ein, den du bekommen hast.
join-table-link = Link oder Code des Tisches
join-table-go = Zum Tisch
join-table-wrong = Das ist kein Link zu einem Tisch. Füge den ganzen Link ein, mit „/t/“ darin.
elsewhere-title = Freunde an anderen Geräten
elsewhere-about = Diese Seite kommt ohne Server aus. Um mit Freunden an anderen Geräten zu spielen, braucht es einen: Füge den Link ein, den du bekommen hast, oder die Adresse eines Pipyard-Servers.
elsewhere-link = Link oder Adresse des Servers
elsewhere-go = Dorthin
elsewhere-wrong = Das ist keine Adresse. Füge den ganzen Link ein.

## Warteraum

waiting-title = Gleich geht’s los
waiting-for = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
waiting-share = Lass die anderen ihre Kamera hierher richten, oder schick ihnen den Link. Sobald alle Plätze besetzt sind, beginnt die Partie von selbst.
share-link = Link zu diesem Tisch
share-qr = QR-Code des Links zu diesem Tisch
share-here = Dieser Link geht nur auf diesem Computer: Andere Geräte erreichen den Server nicht.
share-copy = Link kopieren
share-copied = Kopiert
share-failed = Markiere den Link und kopiere ihn von Hand.
share-native = Teilen
seats = Plätze
seat-free = Freier Platz
seat-yours = Du
seat-is-bot = Bot
seat-away = nicht da
join-title = Du bist eingeladen
join-about = { $host ->
    [none] An diesem Tisch ist ein Platz frei.
   *[other] { $host } hat dir einen Platz freigehalten.
}
join = Platz nehmen
watching = Du schaust dieser Partie zu.

## Tisch

log = Verlauf
log-open = Verlauf zeigen
log-close = Verlauf ausblenden
log-empty = Noch nichts.
play-again = Noch eine Partie

## Verbindung

connection-lost = Verbindung verloren. Wird neu aufgebaut …
connection-retry = Jetzt verbinden
offline-title = Pipyard ist außer Reichweite
offline-server = Der Server antwortet gerade nicht.
offline-device = Dieses Gerät hat gerade keine Verbindung.
offline-about = Deine Partien sind auf dem Server sicher. Sobald er wieder antwortet, geht es hier von selbst weiter.
offline-still = Allein, gegen Bots oder mit anderen an diesem Gerät kannst du weiterhin spielen.
install-offer = Pipyard auf den Startbildschirm legen? Es spielt auch ohne Verbindung.
install-yes = Hinzufügen
install-no = Nein, danke

## Fehler

error-address-refused = Dieser Server nimmt von deiner Adresse nichts an. Wenn das ein Versehen ist, frag die Person, die ihn betreibt.
error-push-off = Dieser Server verschickt keine Benachrichtigungen.
error-push-unknown-service = Dieser Server kennt den Benachrichtigungsdienst deines Browsers nicht.
error-table-too-many = Drei deiner öffentlichen Tische warten schon auf Mitspieler. Schließ zuerst einen davon.
error-table-unknown = Unter diesem Link gibt es keinen Tisch. Bitte um einen neuen Link, oder eröffne selbst einen Tisch.
error-table-elsewhere = Diese Partie wurde auf einem anderen Gerät gespielt und liegt nur dort. Bitte um die Datei oder um den Link aus „Partie teilen“.
error-seat-taken = Gerade hat sich jemand anderes dort hingesetzt. Nimm einen anderen Platz.
error-seat-not-yours = Das ist nicht dein Platz, du kannst dort nicht ziehen.
error-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
error-move-illegal = Das geht gerade nicht. Tippe auf etwas, das leuchtet.
error-move-stale = Die Partie ging schon weiter, bevor dein Zug ankam. Schau noch einmal hin und wähle neu.
error-seat-second = Du sitzt schon an diesem Tisch. Öffne ihn in einem anderen Browser, um einen zweiten Platz zu spielen.
error-table-waiting = Die Partie hat noch nicht begonnen. Sie startet, sobald alle Plätze besetzt sind.
error-server-fault = Auf dem Server ging etwas schief. Vielleicht hat es trotzdem geklappt: Schau erst nach, bevor du es noch einmal versuchst.
error-server-not-ready = Der Server ist noch nicht bereit. Versuch es gleich noch einmal.
error-storage-full = Der Speicher des Servers ist voll, deshalb wurde das nicht gespeichert. Bitte die Person, die den Server betreibt, Platz zu schaffen; dann geht es weiter.
error-spare-key-unknown = Dieser Ersatzschlüssel passt hier nicht. Prüfe die Buchstaben oder such nach einem neueren.
error-storage-damaged = Der Server kann das nicht mehr lesen: Sein Speicher ist beschädigt. Sag der Person Bescheid, die den Server betreibt.
error-request-malformed = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-device-full = Dieser Browser hat keinen Platz mehr. Du kannst weiterspielen, aber die Partie ist weg, sobald du diese Seite schließt.
error-device-kept = Dieser Browser behält die Partie wieder.
error-device-no-room = Dieser Browser hat keinen Platz mehr. Schaffe Platz auf diesem Gerät und versuche es noch einmal.
error-device-none = Dieser Browser speichert nichts. Du kannst weiterspielen, aber die Partie ist weg, sobald du diese Seite schließt.
error-server-needed = Dafür braucht es einen Pipyard-Server, und diese Seite kommt ohne einen aus.
error-network = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
error-unexpected = Auf dem Server ging etwas schief. Versuch es gleich noch einmal.
error-link-expired = Dieser Link galt nur zehn Minuten. Erstelle auf dem anderen Gerät einen neuen.
error-link-unknown = Dieser Link funktioniert nicht. Erstelle auf dem anderen Gerät einen neuen.
error-link-used = Dieser Link wurde schon benutzt, und er gilt nur einmal. Erstelle auf dem anderen Gerät einen neuen.
error-name-look-alike = An diesem Tisch gibt es schon einen Namen, der fast genauso aussieht. Wähle einen anderen.
error-rate-exceeded = Das war viel auf einmal. Warte einen Moment, dann geht es weiter.
error-page = Hier ist nichts.
error-page-unknown = { error-page }
error-config-invalid = So lässt sich kein Tisch eröffnen. Ändere etwas und versuch es noch einmal.
error-dice-no-such-promise = Das Versprechen für diese Würfel ist abgelaufen. Eröffne den Tisch noch einmal.
error-dice-promise-first = Die Würfel müssen versprochen sein, bevor etwas zu ihnen beigesteuert wird. Eröffne den Tisch noch einmal.
error-guest-unknown = Der Server kennt dich noch nicht. Lade die Seite neu und versuch es noch einmal.
error-name-invalid = Dieser Name geht nicht. Wähle einen mit höchstens 24 Buchstaben, Ziffern oder Zeichen, alle Buchstaben aus einer Schrift.
error-log-malformed = Das ist keine Partie, die Pipyard gespeichert hat, oder sie ist beschädigt.
error-log-other-rules = Sie wurde mit anderen Regeln, Karten oder Blättern gespielt, als dieser Server hat.
error-log-tampered = { $event ->
    [0] Sie wurde nachträglich verändert: Sie passt nicht zu den versprochenen Würfeln.
   *[other] Sie wurde nachträglich verändert: Ereignis { $event } folgt nicht aus den Regeln und den versprochenen Würfeln.
}
error-log-too-large = Die Datei ist zu groß für eine gespeicherte Partie.
error-log-too-long = Diese Partie zu prüfen dauert zu lange. Am Rechner prüft sie `pipyard verify`.
error-method-wrong = { error-request-malformed }
error-request-foreign = Diese Seite gehört nicht zu diesem Server. Öffne Pipyard unter seiner eigenen Adresse und versuch es noch einmal.
error-request-not-json = { error-request-malformed }
error-request-reused = { error-request-malformed }
error-request-too-large = Das war zu viel auf einmal. Fasse dich kürzer und versuch es noch einmal.
error-request-too-slow = Das kam zu langsam an. Prüfe deine Verbindung und versuch es noch einmal.
error-request-unknown-host = Dieser Server kennt die Adresse nicht, über die du kommst. Frag die Person, die ihn betreibt, nach der richtigen.
error-table-damaged = Die Aufzeichnung dieser Partie ist beschädigt, deshalb kann sie nicht weitergehen. Du siehst sie, wie sie davor war; wer den Server betreibt, weiß Bescheid.
error-table-other-rules = Diese Partie begann mit anderen Regeln, als jetzt gelten, deshalb kann sie nicht weitergehen.

## Was an einem Tisch geschieht

table-fact-player-joined = { $you ->
    [yes] Du hast dich hingesetzt.
   *[no] { $name } hat sich hingesetzt.
}
table-fact-player-left = { $you ->
    [yes] Du bist gegangen.
   *[no] { $name } ist gegangen.
}
table-fact-player-removed = Wer länger weg war, hat den Platz verloren.
table-fact-bot-seated = { $bot } sitzt jetzt am Tisch.
table-fact-bot-stepped-in = { $you ->
    [yes] Deine Zeit ist zweimal abgelaufen: { $bot } spielt für dich, bis du deinen Platz zurücknimmst.
   *[no] Bei { $name } ist die Zeit zweimal abgelaufen: { $bot } spielt, bis { $name } zurück ist.
}
table-fact-player-returned = { $you ->
    [yes] Du bist zurück.
   *[no] { $name } ist zurück.
}
table-fact-action-taken-back = { $you ->
    [yes] Du hast einen Zug zurückgenommen.
   *[no] { $name } hat einen Zug zurückgenommen.
}
table-fact-table-closed = Der Tisch wurde für alle geschlossen.
table-closed = Dieser Tisch ist geschlossen.

## Startseite: zwei Türen, was läuft, Gesellschaft

door-line = Zwei Würfelspiele für den Spieleabend: mit Freunden, gegen Rivalen jeder Stärke oder allein.
door-spots-about = Fülle deine Hunde mit Würfeln und vergrabe den Rest. Acht Augen im Garten sind zu viel.
door-spotted-about = Wähle Würfel, tupfe Käfer, löse Kleeblattketten aus. Das beste Blatt gewinnt.
door-learn = Spielend lernen
door-play = Gegen { $bot }
door-friends = Mit Freunden
door-d0g = Gegen D0gge
door-rivals = Rivalen aussuchen
door-rival = { $bot }, Stufe { $level } von { $most }
door-continue = Weiterspielen
door-go-on = Weiter
door-company = Freunde
door-games = Deine Partien
my-tables-folded = { $count ->
    [one] 1 geschlossener Tisch
   *[other] { $count } geschlossene Tische
}
result-won = { $mine }:{ $theirs } gewonnen
result-lost = { $mine }:{ $theirs } verloren
result-won-plain = Gewonnen
result-lost-plain = Verloren
result-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
door-new-here = Neu hier? Lern es beim Spielen.
door-learn-game = { $game } lernen
join-first-time = Noch nie { $game } gespielt? Eine kurze Lektion zeigt dir, wie es geht. Dieser Tisch bleibt offen.

# The line about solo play on home, and the tricks that belong to every set.
door-d0g-about = Allein? Tritt gegen D0gge an, den Roboterhund.
set-always = { $tricks } sind immer dabei.

# Where the foot of every page leads.
me-link = Du und deine Geräte
privacy-title = Datenschutz
