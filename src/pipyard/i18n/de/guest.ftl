### Der Gast: die eigene Seite, ein anderes Gerät, Datenschutz.

## Die Seite des Gastes

me-title = Du
me-name-save = Namen speichern
me-name-saved = Gespeichert
me-carry = Auch auf einem anderen Gerät spielen
me-carry-about = Dein Name und deine Partien kommen mit: Öffne dort einen Link, oder richte die Kamera auf einen Code.
me-carry-make = Code zeigen
me-carry-again = Neuen Code erstellen
me-carry-scan = Richte die Kamera des anderen Geräts hierher, oder schick dir den Link.
me-carry-good = Gilt einmal, bis { $time }. Wer ihn hat, kann in deinem Namen spielen; behalte ihn also für dich.
me-carry-qr = QR-Code des Links
me-carry-here = Dieser Link geht nur auf diesem Computer. Frag, unter welcher Adresse Pipyard für andere Geräte zu erreichen ist, öffne sie dort und gib den Link unter { $path } ein.
spare-title = Falls du deine Geräte verlierst
spare-about = Browser vergessen, Handys gehen verloren. Mit einem Ersatzschlüssel kommst du als du selbst zurück, samt deinen Partien.
spare-made = Du hast am { $day } einen erstellt. Ein neuer ersetzt ihn.
spare-make = Ersatzschlüssel erstellen
spare-again = Neuen erstellen
spare-keep = Schreib ihn auf oder bewahre ihn sicher auf. Er wird nur jetzt gezeigt. Zum Zurückkommen gibst du ihn unter { $path } ein.
spare-copy = Kopieren
spare-back = Ich habe einen Ersatzschlüssel
spare-save = Als Datei speichern
spare-good = Gilt immer wieder, bis du einen neuen erstellst. Wer ihn hat, kann als du spielen: Behalte ihn für dich.
spare-file = Dein Ersatzschlüssel für Pipyard: { $key }
    Um mit deinem Namen und deinen Partien zurückzukommen, gib ihn hier ein: { $address }
me-stored = Was über dich gespeichert ist
me-stored-name = Name
me-stored-no-name = noch keiner
me-stored-since = Seit
me-stored-devices = Geräte
me-stored-called = Browser, die dich benachrichtigen
me-stored-tables = Partien
me-stored-file = Herunterladen
me-stored-nothing = Noch nichts: Du bist neu hier.
me-delete = Meine Daten löschen
me-delete-about = Dein Name und die Schlüssel aller deiner Geräte verschwinden für immer. In laufenden Partien übernimmt ein Bot deinen Platz; beendete bleiben für die anderen, ohne deinen Namen.
me-delete-here = Löscht deinen Namen und alle Partien, die in diesem Browser liegen.
me-delete-sure = Für immer löschen?
me-delete-yes = Ja, löschen
me-delete-no = Nein, behalten
me-deleted = Deine Daten sind gelöscht.
me-deleted-about = Hier erinnert nichts mehr an dich. Komm gern wieder, als jemand Neues.

## Mitnehmen auf ein anderes Gerät

carry-title = Deinen Namen und deine Partien hierher mitnehmen?
carry-about = Auf diesem Gerät spielst du dann unter deinem Namen, wie auf deinen anderen.
carry-instead = Auf diesem Gerät spielst du bisher als { $name }. Die Partien dazu bleiben den anderen erhalten, aber du erreichst sie von hier aus nicht mehr.
carry-yes = Ja, mitnehmen
carry-no = Nein, das Gerät bleibt, wie es ist
carry-enter-title = Kommst du von einem anderen Gerät?
carry-enter-about = Erstelle dort unter „{ me-link }“ einen Link und gib ihn hier ein. Oder gib deinen Ersatzschlüssel ein.
carry-enter = Der Link, die Buchstaben nach dem # oder dein Ersatzschlüssel
carry-take = Weiter
carry-done = { $name ->
    [none] Willkommen!
   *[other] Willkommen, { $name }!
}
carry-done-about = Deine Partien sind auch schon da.
carry-games = Zu deinen Partien

## Datenschutz

privacy-short = Kein Konto, keine E-Mail, keine Werbung. Was du hier tust, bleibt auf diesem Server.
privacy-stored = Was gespeichert wird
privacy-stored-name = Der Name, den du wählst, der Tag, an dem du kamst, und der Tag, an dem du zuletzt hier warst.
privacy-stored-key = Ein zufälliger Schlüssel in einem Cookie auf jedem deiner Geräte. Der Server behält davon nur einen Fingerabdruck (einen SHA-256-Hash).
privacy-stored-games = Deine Partien: wer wo saß, jeder Zug mit Uhrzeit und die Würfel.
privacy-stored-links = Ein Link, der dich auf ein anderes Gerät mitnimmt, als Fingerabdruck, bis einen Tag nach seinem Ablauf.
privacy-stored-spare = Ein Ersatzschlüssel, falls du einen erstellst, als Prüfsumme, bis du einen anderen erstellst oder gelöscht wirst.
privacy-stored-push = Wenn du Benachrichtigungen möchtest: eine Adresse beim Benachrichtigungsdienst deines Browsers und deine Sprache, bis du gelöscht wirst oder die Adresse nicht mehr gilt. Was dorthin geschickt wird, kann nur dein Browser lesen.
privacy-stored-reports = Problemberichte, die du von einem Tisch aus schickst, mit der Stelle, um die es geht.
privacy-not = Was nicht gespeichert wird
privacy-not-address = Deine IP-Adresse und dein Browser werden nicht gespeichert. Adressen werden nur im Arbeitsspeicher gezählt, damit niemand den Server überflutet, und nie aufgeschrieben.
privacy-not-track = Niemand wird verfolgt: keine anderen Cookies, keine Besuchsstatistik, nichts von anderen Seiten. Deine Einstellungen und was zum Prüfen deiner Würfel nötig ist, bleiben in deinem Browser.
privacy-here = In diesem Browser
privacy-here-games = Partien, für die es sonst niemanden braucht, werden in diesem Browser gespielt und aufgehoben, samt deinem Namen. Sind sie zu Ende, kommt eine Kopie auf den Server, falls es einen gibt.
privacy-long = Wie lange
privacy-long-guest = Ein Gast ohne Partien wird 90 Tage nach dem letzten Besuch gelöscht.
privacy-long-waiting = Ein Tisch, an dem noch Plätze frei sind, wird geschlossen, wenn sich 30 Tage lang nichts tut.
privacy-long-games = Partien bleiben, damit sie nach Tagen weitergehen und noch einmal angesehen werden können: drei Jahre nach ihrem Ende, ein Jahr, wenn niemand weiterspielt, ein halbes, wenn sie aus einer Datei kamen.
privacy-long-reports = Problemberichte bleiben ein Jahr. Wer diesen Server betreibt, kann andere Fristen gesetzt haben.
privacy-who = Wer es sieht
privacy-who-table = Wer den Link eines Tisches hat, sieht die Partie und die Namen dort. Öffentliche Tische sehen alle auf diesem Server.
privacy-who-host = Wer diesen Server betreibt, kann lesen, was hier gespeichert ist. Außer den Benachrichtigungen, die du möchtest, verlässt nichts den Server.
privacy-delete = Wie du es löschst
privacy-delete-about = Auf deiner eigenen Seite: Dein Name und deine Schlüssel verschwinden sofort. Beendete Partien bleiben für die anderen, ohne deinen Namen.
