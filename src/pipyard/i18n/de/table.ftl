### Am Tisch sitzen: Züge, Uhren, Plätze, die den Besitzer wechseln, Sprüche, noch einmal spielen.

## Du bist dran

title-turn = ● { $status } · Pipyard
title-home-turn = ● { $count ->
    [one] Du bist dran
   *[other] Du bist in { $count } Partien dran
} · Pipyard
notify-title = Du bist dran
notify-about = { $game } mit { $names }
notify-about-solo = { $game }
notify-ask = Sag Bescheid, wenn ich dran bin
notify-on = Du bekommst Bescheid, wenn du dran bist
notify-off = Benachrichtigungen sind blockiert. Erlaube sie in den Einstellungen deines Browsers.
turn-badge = Du bist dran

## Zurücknehmen

undo = Zurücknehmen
undo-of = Zug von { $name } zurücknehmen
undo-hint = Zurücknehmen (U)
skip = Überspringen
skip-hint = Überspringen (Leertaste)

## Ein neuer Tisch

seat-here = Jemand an diesem Gerät
seat-here-name = Name auf Platz { $seat }
seat-here-hint = Wer sitzt neben dir?
seat-here-about = Ihr reicht das Gerät weiter; der Tisch sagt, an wen.
seat-here-usual = Person { $seat }
more-options = Mehr Optionen
terms-who = Wer darf dazukommen?
terms-private = Wer den Link hat
terms-public = Alle auf diesem Server
terms-time = Zeit je Entscheidung
terms-time-none = Ohne Zeitlimit
terms-time-30 = 30 Sekunden
terms-time-60 = 1 Minute
terms-time-120 = 2 Minuten
terms-time-86400 = 1 Tag (langsame Partie)
terms-time-259200 = 3 Tage (langsame Partie)
terms-time-about = Ist die Zeit um, entscheidet ein Bot. Beim zweiten Mal spielt er weiter, bis du zurück bist.
terms-undo = Zurücknehmen.
terms-undo-about = Züge lassen sich zurücknehmen, bis gewürfelt wird oder jemand anderes spielt.
terms-odds = Chancen.
terms-odds-about = Alle sehen, wie wahrscheinlich ein Wurf ist.
terms-pack = Karten und Blätter
terms-pack-usual = Wie im Original

## Warten

name-number = { $name } { $number }
seat-kept-me = für dich freigehalten
seat-kept-other = für jemanden freigehalten
seat-fill = Platz besetzen
seat-give-bot = Oder setz einen Bot hierher
seat-beside-name = Name der Person neben dir
seat-beside = Hier mitspielen
join-kept = Nimm Platz, { $name }
waiting-public = Alle auf diesem Server können diesen Tisch finden.
table-closed-about = Er wurde geschlossen, bevor die Partie begann. Ein neuer Tisch ist schnell eröffnet.

## Uhren und wer da ist

clock = { $name }: noch { $time }
clock-own = Noch { $time } zum Entscheiden
clock-soon = { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.
spectators = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
due-in = noch { $time }

## Menü

menu = Tischmenü
menu-leave = Tisch verlassen
menu-close-table = Tisch für alle schließen
menu-end-game = Partie beenden
menu-hand = Platz von { $name } einem Bot geben
menu-remove = Platz von { $name } freigeben
menu-report = Problem melden
menu-rules = Regeln: { $game }
menu-players = Am Tisch
menu-away = nicht da
menu-here = da
menu-bot = Bot
menu-stand-in = So lange spielt { $bot }
dialog-close = Schließen

leave-title = Den Tisch verlassen?
leave-about = { $status ->
    [waiting] Dein Platz wird frei. Solange ihn niemand nimmt, bringt dich der Link zurück.
   *[other] Ein Bot spielt für dich weiter, und du kannst dich hier nicht wieder hinsetzen.
}
leave-yes = Verlassen
leave-no = Bleiben
close-title = Den Tisch für alle schließen?
end-game-title = Die Partie beenden?
close-about = { $status ->
    [waiting] Niemand kann sich mehr hinsetzen.
   *[other] Die Partie endet ohne Ergebnis. Ansehen kannst du sie weiterhin.
}
close-yes = Tisch schließen
end-game-yes = Beenden
close-no = Weiterspielen
hand-title = Den Platz von { $name } einem Bot geben?
hand-about = { $name } ist nicht da. Ein Bot spielt weiter, und { $name } bekommt den Platz nicht zurück.
hand-yes = An { $bot } geben
hand-no = Auf { $name } warten
hand-bot = Welcher Bot?
remove-title = Den Platz von { $name } freigeben?
remove-about = Dann kann sich jemand anderes dort hinsetzen.
remove-yes = Freigeben
remove-no = So lassen
report-title = Problem melden
report-about = Schreib, was schiefging. Wer diesen Server betreibt, bekommt deine Nachricht und die bisherigen Züge der Partie.
report-text = Was ist passiert, und was hast du erwartet?
report-send = Meldung senden
report-sent = Danke! Deine Meldung ist angekommen.
report-number = Meldung { $report }

## Vertretung

stand-in-title = { $bot } spielt für { $you ->
    [yes] dich
   *[no] { $name }
}
stand-in-about = Die Zeit ist zweimal abgelaufen.
stand-in-back = { $you ->
    [yes] Meinen Platz zurücknehmen
   *[no] { $name } ist zurück
}

## Mehrere an einem Gerät

handover-title = { $name } ist dran!
handover-about = Gerät weiterreichen, dann tippen.
handover-go = Ich bin { $name }, los geht’s
here-prompt = { $name } · { $prompt }
here-still = Schreiben noch:

## Sprüche

say = Etwas sagen
say-as = Als { $name }
said = { $name }: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-hurry = Du bist dran …
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schöne Partie!
phrase-again = Noch mal?
phrase-bye = Tschüss!
phrase-laugh = lacht
phrase-cry = weint
phrase-cheer = jubelt
phrase-think = denkt nach

## Noch einmal spielen

again-wanted = { $count ->
    [one] { $names } will noch einmal spielen.
   *[other] { $names } wollen noch einmal spielen.
}
again-join = Mitspielen
again-go = Zur neuen Partie

## Startseite

public-tables = Tische zum Dazusetzen
public-tables-empty = Gerade wartet niemand auf Gesellschaft. Eröffne einen Tisch, an den sich alle setzen dürfen, dann machst du den Anfang.
public-tables-unknown = Die Tische zum Dazusetzen konnten nicht geladen werden.
public-free = { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}
my-tables-all = Alle { $count } zeigen
my-tables-fewer = Weniger zeigen
table-status-closed = Geschlossen

## Verbindung

connection-kept = Dein Zug ist vorgemerkt und wird noch gesendet.

## Fehler

error-undo-off = An diesem Tisch lassen sich Züge nicht zurücknehmen.
error-undo-too-late = Zu spät zum Zurücknehmen: Es wurde schon gewürfelt, oder jemand hat weitergespielt.
error-seat-stood-in = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
error-seat-present = Diese Person ist da. Nur wer weg ist, kann den Platz verlieren.
error-table-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-table-closed = Die Partie an diesem Tisch ist zu Ende.
error-rematch-not-yet = Spielt erst diese Partie zu Ende.
error-version-unknown = Diese Stelle der Partie kennt der Server nicht. Lade die Seite neu und versuch es noch einmal.

## Würfel

dice-shown-same = Genau dieses Versprechen hat dein Browser vor der Partie gesehen.
dice-shown-other = Das ist nicht das Versprechen, das dein Browser vor der Partie gesehen hat.
dice-shown-unseen = Dieser Browser hat das Versprechen vor der Partie nicht gesehen.
dice-input-same = Dein Zufall ist in die Würfel eingeflossen.
dice-input-missing = Der Zufall, den dieser Browser beigesteuert hat, ist nicht in die Würfel eingeflossen.
dice-input-none = Dieser Browser hat keinen Zufall beigesteuert.
dice-swapped-title = Das sind nicht die Würfel, die dir versprochen wurden
dice-swapped-about = Dieser Server kann sie ausgesucht haben. Verlass dich nicht auf sie und zeig den anderen am Tisch, was hier steht.

## Das Ende einer Partie: das Ergebnis, nie ein Stil, und wie knapp es war

end-won = { $dogs ->
    [6] Sechs stolze Hunde. Du gewinnst!
   *[other] { $dogs } stolze Hunde. Du gewinnst!
}
end-won-by = { $dogs ->
    [6] Sechs stolze Hunde. { $name } gewinnt!
   *[other] { $dogs } stolze Hunde. { $name } gewinnt!
}
end-lost-close = So knapp! { $name } war schneller.
end-lost = { $name } war schneller.
end-ahead = { $dog } hat es geschafft. { end-behind }
end-had = { $dogs ->
    [0] Nächstes Mal wird dein erster Hund stolz.
    [one] Du hattest 1 stolzen Hund.
   *[other] Du hattest { $dogs } stolze Hunde.
}
end-missed = { $dogs ->
    [0] Deine Hunde waren auf gutem Weg
    [one] Du hattest 1 stolzen Hund
   *[other] Du hattest { $dogs } stolze Hunde
}{ $missing ->
    [0] , und { $dog } war voll.
    [one] , und { $dog } fehlte nur eine { $value }.
   *[other] , und { $dog } fehlten { $missing } Würfel.
}
end-rival-says = Gutes Spiel. Noch mal?
end-last-dog = { $number ->
    [6] Nummer sechs
   *[other] Nummer { $number }
}
end-you = Du
end-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
end-dogs = Hunde
end-busts = verbuddelt
end-treats = Leckerlis übrig
end-compare = Die Spieler im Vergleich
end-share = Teilen
end-save = Bild speichern
end-share-failed = Kein Bild. Noch mal?
rematch-with = Revanche gegen { $name }
rematch-once-more = Noch eine Runde, { $name }?
end-behind = { $you ->
    [yes] { $dogs ->
        [one] Du hattest 1 stolzen Hund.
       *[other] Du hattest { $dogs } stolze Hunde.
    }
   *[no] { $dogs ->
        [one] { $name } hatte 1 stolzen Hund.
       *[other] { $name } hatte { $dogs } stolze Hunde.
    }
}

## Ein Spiel ohne eigene Worte: Was seine Regeln sagen, steht da, wie es ist

general-of = { $name }: { $what }
general-acting = { $names } überlegen.
general-yes = ja
general-no = nein
general-none = nichts

## Who plays, and what pages say of every game

bot-random = Wirbelwind
    .about = Macht irgendeinen erlaubten Zug. Nette Gesellschaft für die erste Partie.
bot-puppy = Knopf
    .about = Wählt Tricks nach Laune und wertet, sobald es geht.
bot-hasty = Hüpfer
    .about = Nimmt Siegpunkte, sobald sie zu sehen sind, und hüpft sonst nur herum.
bot-daring = Sausewind
    .about = Würfelt immer gern noch einmal und fürchtet fast nichts.
bot-timid = Pfötchen
    .about = Hört lieber früh auf, als alles zu verlieren.
bot-greedy = Keks
    .about = { $game ->
        [spots] Füllt Hunde, achtet auf den Garten und wertet rechtzeitig.
       *[spotted] Nimmt, was sofort am meisten bringt, und hält sich gute Chancen offen.
    }
bot-planner = Kompass
    .about = { $game ->
        [spots] Denkt den ganzen Zug durch, jeden möglichen Wurf eingeschlossen.
       *[spotted] Hat Tausende Blätter gesehen und spürt, welche gut sind.
    }
bot-sage = Graubart
    .about = { $game ->
        [spots] Denkt den ganzen Zug durch und weiß aus Tausenden Partien, was gewinnt.
       *[spotted] Plant alle Würfel zusammen, kennt gute Blätter und sieht, was andere brauchen. Am stärksten.
    }
d0g = D0gge
you = Du
on-turn = Am Zug
opponents = Die anderen
fact-turn-started = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}
fact-game-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $name } hat gewonnen.
}
prompt-over = Die Partie ist zu Ende.
bot-rollout = Grübel
    .about = Spielt jeden Zug im Kopf durch, viele Male. Stark, braucht aber einen Moment.
final-prompt = Die Partie ist zu Ende. Jetzt werden die Käfer gezählt.
games-link = Partien und Statistik
games-shared = Sieg: { $names }
replay-look-back = Partie ansehen
