### Spots: Namen, die Schritte der Tricks, was geschehen ist, was gefragt ist.
### $you ist „yes“, wenn die lesende Person gemeint ist, sonst „no“; $name ist der Name der Person.
### Namen stehen im Nominativ oder hinter „bei“: kein Genitiv, kein „er“ oder „sie“.

spots = Spots
spots-about = Würfle, fülle deine Hunde, vergrabe, was nicht passt. Mehr als 7 Flecken im Garten, und du hast dich verbuddelt. Wer zuerst sechs Hunde wertet, gewinnt.

## Tricks

trick-howl = Heulen
trick-roll-over = Rolle
trick-walk = Spazieren
trick-dig = Buddeln
trick-trot = Traben
trick-retrieve = Bringen
trick-track = Aufspüren
trick-run = Rennen
trick-chase = Jagen
trick-bolt = Flitzen
trick-sprint = Sprinten
trick-dogpile = Knäuel
trick-fetch = Apport
trick-guard = Bewachen
trick-hunt = Pirschen
trick-search = Suchen
trick-scavenge = Stibitzen
trick-beg = Betteln
trick-chew = Kauen
trick-gobble = Schlingen
trick-stay = Bleib
trick-play-dead = Tot stellen

colour-red = Rot
colour-yellow = Gelb
colour-purple = Lila
colour-blue = Blau
colour-green = Grün

## Sets von Tricks

set-adoption-event = Tierheimfest
set-dog-park = Hundewiese
set-agility-course = Agility-Parcours
set-hunting-grounds = Jagdrevier
set-kennel-club = Hundeverein
set-puppy-pen = Welpenauslauf

## Schritte der Tricks
## $may und $repeat sind „yes“ oder „no“; $grow sagt, wie viele Würfel je Wiederholung dazukommen.

step-draw = { $dogs ->
    [one] Ziehe den obersten Hund.
   *[other] Ziehe { $dogs } Hunde.
}
step-draw-per = Ziehe { $base ->
    [0] { $dogs ->
        [one] 1 Hund
       *[other] { $dogs } Hunde
    }
    [one] 1 Hund plus { $dogs }
   *[other] { $base } Hunde plus { $dogs }
} { for-each }.
step-roll = { $may ->
    [yes] Danach darfst du { $dice } Würfel werfen
   *[no] Wirf { $dice } Würfel
}{ step-again }
step-again = { $repeat ->
    [yes] { $grow ->
        [0], so oft du willst.
       *[other], so oft du willst, jedes Mal { $grow } mehr.
    }
   *[no].
}
step-roll-yard = { $may ->
    [yes] Du darfst alle deine vergrabenen Würfel werfen
   *[no] Wirf alle deine vergrabenen Würfel
}{ step-again }
step-roll-aside = Wirf die beiseitegelegten Würfel einzeln. Du darfst aufhören, sobald du mindestens so viele Pfoten hast, wie Würfel übrig sind; diese legst du zurück.
step-roll-per = { $may ->
    [yes] Du darfst { $dice ->
        [0] { $per } Würfel
       *[other] { $dice } Würfel plus { $per }
    } { for-each } werfen
   *[no] Wirf { $dice ->
        [0] { $per } Würfel
       *[other] { $dice } Würfel plus { $per }
    } { for-each }
}{ step-again }
step-roll-own = Wirf { $dice } Würfel und 1 weiteren aus deinem Garten oder von deinen Hunden{ step-again }
step-roll-own-per = Wirf { $dice ->
    [0] { $per } Würfel
   *[other] { $dice } Würfel plus { $per }
} { for-each } und 1 weiteren aus deinem Garten oder von deinen Hunden{ step-again }
step-adjust = { $times ->
    [one] Einmal darfst du einen vergrabenen Würfel um 1 erhöhen oder senken, egal in wessen Garten. Eine gesenkte 1 wird zurückgelegt.
   *[other] Bis zu { $times }-mal darfst du einen vergrabenen Würfel um 1 erhöhen oder senken, egal in wessen Garten. Eine gesenkte 1 wird zurückgelegt.
}
step-adjust-per = { $base ->
    [0] { $times ->
        [one] Einmal
       *[other] Bis zu { $times }-mal
    }
   *[other] Bis zu { $base }-mal plus { $times }
} { for-each } darfst du einen vergrabenen Würfel um 1 erhöhen oder senken, egal in wessen Garten. Eine gesenkte 1 wird zurückgelegt.
step-move = Du darfst 1 Würfel auf deinen Hunden auf ein anderes freies Feld legen; er bekommt dessen Wert.
step-set = Nimm 1 Würfel und drehe ihn auf einen Wert des nächsten Hundes.
step-set-aside = Lege { $least } bis { $most } Würfel beiseite.
step-name = Nenne einen Wert.
step-take = { $treats ->
    [one] Nimm 1 Leckerli.
   *[other] Nimm { $treats } Leckerlis.
}
step-take-per = { $source ->
    [treats] { $base ->
        [0] { $treats ->
            [1] Nimm so viele Leckerlis, wie du schon hast.
           *[other] Nimm { per-treats } { for-each }.
        }
       *[other] Nimm { per-treats } { for-each }.
    }
   *[other] Nimm { per-treats } { for-each }.
}
per-treats = { $base ->
    [0] { $treats ->
        [one] 1 Leckerli
       *[other] { $treats } Leckerlis
    }
    [one] 1 Leckerli plus { $treats }
   *[other] { $base } Leckerlis plus { $treats }
}
step-return = { $treats ->
    [one] Gib 1 Leckerli zurück.
   *[other] Gib { $treats } Leckerlis zurück.
}
step-return-per = { $source ->
    [highest-space] { $base ->
        [0] { $treats ->
            [1] Gib so viele Leckerlis zurück, wie dein höchstes freies Feld zeigt.
           *[other] Gib { per-treats } { for-each } zurück.
        }
       *[other] Gib { per-treats } { for-each } zurück.
    }
   *[other] Gib { per-treats } { for-each } zurück.
}
for-each = { $source ->
    [paws] je Pfote auf deinen Hunden
    [treats] je Leckerli, das du hast
    [highest-space] je Fleck auf deinem höchsten freien Feld
    [facedown-others] für jedes andere verdeckte Plättchen
    [open-dogs] für jeden deiner Hunde mit freiem Feld
   *[spots-just-buried] je Fleck auf dem gerade vergrabenen Würfel
}
keep-value = Wähle einen Wert: Diese Würfel legst du an oder vergräbst sie, den Rest legst du zurück.
keep-named = Lege alle Würfel zurück, die höher sind als der genannte Wert.
keep-dice = Behalte { $dice } Würfel zum Anlegen oder Vergraben, den Rest legst du zurück.
keep-total = Behalte Würfel, die zusammen genau { $total } ergeben, den Rest legst du zurück.
reroll-any = Mit einem Leckerli darfst du auch nur einzelne Würfel neu werfen.
discard-below-buried = Du darfst Würfel zurücklegen, die niedriger sind als die Zahl deiner vergrabenen Flecken.

## Was gerade geschehen ist

who = { $you ->
    [yes] Du hast
   *[no] { $name } hat
}
whose-yard = { $target ->
    [you] in deinem Garten
    [self] im eigenen Garten
   *[other] im Garten von { $player }
}

fact-dog-dealt = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
} mit { $dog }.
fact-die-buried = { who } eine { $value } vergraben.
fact-trick-done = { $treats ->
    [0] { who } den Trick { $trick } gemacht.
    [one] { who } den Trick { $trick } gemacht und das Leckerli darauf genommen.
   *[other] { who } den Trick { $trick } gemacht und die { $treats } Leckerlis darauf genommen.
}
fact-dice-rolled = { who } geworfen: { $values }.
fact-dice-rerolled = { who } für ein Leckerli neu geworfen (bisher { $values }).
fact-roll-kept = { who } den Wurf behalten.
fact-die-placed = { who } eine { $value } auf { $dog } gelegt.
fact-die-discarded = { who } eine { $value } zurückgelegt.
fact-value-chosen = { who } sich für die { $value } entschieden.
fact-dice-chosen = { who } behalten: { $values }.
fact-value-named = { who } die { $value } genannt.
fact-dice-set-aside = { who } { $dice } Würfel beiseitegelegt.
fact-die-set = { who } einen Würfel auf { $value } gedreht.
fact-die-raised = { who } eine { $value } { whose-yard } erhöht.
fact-die-lowered = { who } eine { $value } { whose-yard } gesenkt.
fact-die-moved = { who } die { $value } von { $dog } auf die { $to_value } von { $to_dog } gelegt.
fact-die-taken = { $from ->
    [yard] { who } eine { $value } aus dem Garten geholt.
   *[dog] { who } die { $value } von { $dog } genommen.
}
fact-went-on = { who } weitergemacht.
fact-stopped = { who } aufgehört.
fact-treats-taken = { who } { $treats ->
    [one] 1 Leckerli
   *[other] { $treats } Leckerlis
} genommen.
fact-treats-returned = { who } { $treats ->
    [one] 1 Leckerli
   *[other] { $treats } Leckerlis
} zurückgegeben.
fact-busted = { $you ->
    [yes] Du hast dich verbuddelt
   *[no] { $name } hat sich verbuddelt
} und { $dice } Würfel verloren.
fact-dogs-scored = { $fast ->
    [yes] Alle Hunde vollständig! { who } { $dogs } gewertet.
   *[no] { who } { $dogs } gewertet.
}
fact-dog-drawn = { who } { $dog } gezogen.
fact-dog-turned-up = Nächster Hund: { $dog }.
fact-tiles-reset = { $treats ->
    [0] Alle Plättchen liegen wieder offen.
    [one] 1 Leckerli auf { $trick }; alle Plättchen liegen wieder offen.
   *[other] { $treats } Leckerlis auf { $trick }; alle Plättchen liegen wieder offen.
}
fact-tile-revealed = { $trick } liegt jetzt offen.
fact-everyone-busted = Kein Würfel mehr da: Alle haben sich verbuddelt.
fact-first-player = { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}
fact-d0g-rolled = D0gge hat eine { $value } geworfen.
fact-d0g-turned = { $treats ->
    [0] D0gge hat { $trick } umgedreht.
    [one] D0gge hat { $trick } umgedreht und 1 Leckerli genommen.
   *[other] D0gge hat { $trick } umgedreht und { $treats } Leckerlis genommen.
}
fact-d0g-scored = D0gge hat { $dog } gewertet.
fact-d0g-won = D0gge hat gewonnen.

## Was gefragt ist: von dir, von anderen, vom Zufall

spots-goal = Wer zuerst sechs Hunde wertet, gewinnt.
prompt-turn = { $score ->
    [yes] Du bist dran: Mach einen Trick oder werte Hunde.
   *[no] Du bist dran: Mach einen Trick.
}
prompt-reroll = Du bist dran: { $values } behalten oder neu werfen?
prompt-value-or-reroll = Du bist dran: einen Wert behalten oder neu werfen?
prompt-deal = { $dice ->
    [one] Du bist dran: Lege die { $values } an oder vergrabe sie.
   *[other] Du bist dran: Lege { $values } an oder vergrabe sie.
}
prompt-deal-bury = { $dice ->
    [one] Du bist dran: Die { $values } passt nirgends. Vergrabe sie.
   *[other] Du bist dran: { $values } passen nirgends. Vergrabe sie.
}
prompt-choose-value = Du bist dran: Welchen Wert behältst du?
prompt-choose-dice = Du bist dran: Welche Würfel behältst du?
prompt-name = Du bist dran: Nenne einen Wert.
prompt-set-aside = Du bist dran: Wie viele Würfel legst du beiseite?
prompt-set-die = Du bist dran: Drehe den Würfel auf einen Wert des nächsten Hundes.
prompt-adjust = Du bist dran: Erhöhe oder senke einen vergrabenen Würfel, oder hör auf.
prompt-move = Du bist dran: Lege einen Würfel auf deinen Hunden um, oder hör auf.
prompt-take = Du bist dran: Nimm einen eigenen Würfel dazu.
prompt-more = Du bist dran: werfen oder aufhören?
prompt-more-only = Du bist dran: Wirf.
prompt-soon = Gleich bist du dran.

prompt-turn-other = { $name } wählt einen Trick.
prompt-reroll-other = { $name } überlegt, neu zu werfen.
prompt-deal-other = { $name } legt Würfel an.
prompt-choose-value-other = { $name } wählt einen Wert.
prompt-choose-dice-other = { $name } wählt Würfel.
prompt-name-other = { $name } nennt einen Wert.
prompt-set-aside-other = { $name } legt Würfel beiseite.
prompt-set-die-other = { $name } dreht einen Würfel.
prompt-adjust-other = { $name } verändert vergrabene Würfel.
prompt-move-other = { $name } legt einen Würfel um.
prompt-take-other = { $name } nimmt einen Würfel dazu.
prompt-more-other = { $name } überlegt, ob es weitergeht.

prompt-roll = { $you ->
    [yes] Deine Würfel rollen.
   *[no] Die Würfel von { $name } rollen.
}
prompt-setup-roll = Es wird ausgewürfelt, wer anfängt.
prompt-turn-up = Der nächste Hund wird aufgedeckt.
prompt-reveal = Das nächste Plättchen wird aufgedeckt.
prompt-d0g-roll = D0gge würfelt.

prompt-won = { $you ->
    [yes] Gewonnen! Sechs stolze Hunde.
   *[no] { $name } gewinnt mit sechs Hunden.
}
prompt-d0g-won = Diesmal gewinnt D0gge.

## Aktionen, als Verben

action-do-trick = Trick { $trick } machen
action-score-dogs = Vollständige Hunde werten
action-reroll = Für 1 Leckerli neu werfen
action-reroll-some = Für 1 Leckerli neu werfen: { $values }
action-keep-roll = Wurf behalten
action-keep-roll-bust = Behalten: verbuddelt!
action-place-die = Die { $value } auf { $dog } legen
action-bury-die = Die { $value } vergraben
action-bury-die-bust = Die { $value } vergraben: verbuddelt!
action-bury-all-bust = Alle vergraben: verbuddelt!
action-discard-die = Die { $value } zurücklegen
action-choose-value = Jede { $value } behalten
action-choose-dice = { $values } behalten
action-name-value = Die { $value } nennen
action-set-aside = { $dice } beiseitelegen
action-set-die = Auf { $value } drehen
action-raise-die = Die { $value } { whose-yard } erhöhen
action-lower-die = Die { $value } { whose-yard } senken
action-move-die = Die { $value } von { $dog } auf die { $to_value } von { $to_dog } legen
action-take-die = { $from ->
    [yard] Die { $value } aus dem Garten nehmen
   *[dog] Die { $value } von { $dog } nehmen
}
action-do-more = Werfen
action-stop = Aufhören

## Der Tisch

tiles = Tricks
trick-head = { $trick }:
tile = { $facedown ->
    [yes] { $trick }, { $colour }, verdeckt
   *[no] { $trick }, { $colour }
}{ $treats ->
    [0] { "" }
    [one], 1 Leckerli darauf
   *[other], { $treats } Leckerlis darauf
}{ $stack ->
    [one] { "" }
   *[other], oben auf einem Stapel von { $stack }
}
stack-count = { $seen }/{ $stack }
stack-seen = Ein Stapel von { $stack } Plättchen, bisher { $seen } gesehen: { $tricks }.
next-dog = Nächster
deck-left = { $deck ->
    [one] noch 1
   *[other] noch { $deck }
}
no-next-dog = Kein Hund mehr
pack = Deine Hunde
pack-of = Hunde von { $name }
dog-label = { $complete ->
    [yes] { $dog }, vollständig
   *[no] { $dog }, braucht noch { $values }
}
dog-scored = { $dog }, gewertet
dog-complete = Vollständig
place-label = Die { $value } auf { $dog } legen
take-label = Die { $value } von { $dog } dazunehmen
take-yard-label = Die { $value } aus deinem Garten dazunehmen
lift-label = Die { $value } auf { $dog } umlegen
land-label = Als { $value } auf { $dog } legen
place-empty = { $dog }: freies Feld für eine { $value }
place-filled = { $dog }: Würfel mit { $value }
ribbons = { $scored } von 6 Hunden gewertet
ribbon-count = { $scored }/6
yard = Garten
yards = Gärten
yard-own = Dein Garten
yard-of = { $name }: { $values } vergraben
times = ×{ $count }
moment-bust = Verbuddelt!
moment-score = { $dogs ->
    [one] Braver Hund!
   *[other] Brave Hunde!
}
moment-fast = Schnell und riskant!
yard-label = { $buried ->
    [one] 1 von 7 Flecken vergraben
   *[other] { $buried } von 7 Flecken vergraben
}
yard-count = { $buried } von 7
yard-safe = { $left ->
    [0] voll: nichts passt mehr
   *[other] noch { $left } ohne Risiko
}
yard-would-bust = noch { $spots }, und du hast dich verbuddelt
yard-over = { $over } zu viel
tray = Würfel zum Anlegen
tray-empty = Keine Würfel in der Hand
tray-rolling = { $dice ->
    [one] 1 Würfel rollt
   *[other] { $dice } Würfel rollen
}
tray-aside = { $dice } Würfel beiseite
keep-dice-hint = { $sum ->
    [0] Tippe die Würfel an, die du behältst.
   *[other] Tippe die Würfel an, die du behältst: bisher { $sum }.
}
reroll-some-hint = Tippe Würfel an, um nur diese neu zu werfen.
aside-how-many = Würfel beiseitelegen
aside-fewer = Einer weniger
aside-more = Einer mehr
die-label = Würfel mit { $value }
die-choice = Würfel mit { $value }, wählen
die-only = Würfel mit { $value }: { $action }
treats = { $treats ->
    [one] 1 Leckerli
   *[other] { $treats } Leckerlis
}
treats-yours = { $treats ->
    [0] Du hast keine Leckerlis
    [one] Du hast 1 Leckerli
   *[other] Du hast { $treats } Leckerlis
}
paws = { $paws ->
    [one] 1 Pfote
   *[other] { $paws } Pfoten
}
supply = Vorrat: { $dice } Würfel, { $treats ->
    [one] 1 Leckerli
   *[other] { $treats } Leckerlis
}
d0g-label = D0gge: { $scored } von 6 Hunden gewertet, { $treats ->
    [one] 1 Leckerli
   *[other] { $treats } Leckerlis
}
d0g-waits = D0gge wartet auf den ersten Zug.
opponent = { $name }: { $scored } von 6 Hunden gewertet, { $buried ->
    [one] 1 von 7 Flecken vergraben
   *[other] { $buried } von 7 Flecken vergraben
}, { $treats ->
    [one] 1 Leckerli
   *[other] { $treats } Leckerlis
}
opponent-on-turn = { opponent }. Am Zug.
opponent-open = Hunde von { $name } zeigen
opponent-close = Hunde von { $name } ausblenden

## Was Würfel bewirken, und die Knöpfe dazu

tag-fits = passt: { $dog }
tag-fits-any = passt
tag-buries = { $spots ->
    [0] vergraben
   *[other] vergräbt { $spots }
}
tag-splits = { $fitting ->
    [one] { $fitting } passt, vergräbt { $spots }
   *[other] { $fitting } passen, vergräbt { $spots }
}
tag-busts = verbuddelt
tag-goes = darf weg
plan-go = { $placing ->
    [0] { $buries } vergraben
   *[other] { $burying ->
        [0] { $places } legen
       *[other] { $places } legen, { $buries } vergraben
    }
}
bust-title = Wirklich verbuddeln?
bust-about = Du verlierst alle Würfel auf deinen Hunden und in deinem Garten.
bust-better = Es geht auch besser.
bust-yes = Trotzdem
bust-no = Lieber nicht
pack-full = Dein Rudel ist voll: Es kommt kein Hund dazu.
pack-full-now = { $you ->
    [yes] Dein Rudel ist voll: Es kam kein Hund dazu.
   *[no] Das Rudel von { $name } ist voll: Es kam kein Hund dazu.
}
moment-stays = Schleifen und Leckerlis bleiben.

## Auge in Auge

of-six = von 6 Hunden
turn-yours = Du bist dran
turn-of = { $name } ist dran
yard-whose = Garten von { $name }
last-turn = Voriger Zug
last-turn-dice = { $placed ->
    [0] { $buried } vergraben
   *[other] { $buried ->
        [0] { $placed } gelegt
       *[other] { $placed } gelegt, { $buried } vergraben
    }
}
ribbon-free = Frei für einen gewerteten Hund

## Ein Satz zu dem, was man antippt

about-dog = { $complete ->
    [yes] { $dog } ist vollständig und kann gewertet werden.
   *[no] { $dog } braucht noch { $values }.
}{ $paws ->
    [0] { "" }
    [one] { " " }Die Pfote zählt bei { $tricks }.
   *[other] { " " }Die { $paws } Pfoten zählen bei { $tricks }.
}
about-next = { $dog } kommt als Nächstes und braucht { $values }{ $paws ->
    [0] .
    [one] ; mit 1 Pfote.
   *[other] ; mit { $paws } Pfoten.
}
about-treats = Für ein Leckerli darfst du noch einmal würfeln.
about-yard = Hier wird vergraben, was nirgends passt. Bei mehr als 7 Flecken hast du dich verbuddelt.
trick-used = Schon benutzt: Es wird wieder aufgedeckt, wenn nur noch ein Trick offen liegt.
turn-hint = Tippe oder zeige auf einen Trick, um zu sehen, was er macht.
trick-treats = { $treats ->
    [one] Dazu nimmst du das Leckerli darauf.
   *[other] Dazu nimmst du die { $treats } Leckerlis darauf.
}
news-first = { $name } hat angefangen:
this-turn = Dieser Zug
turn-hint-touch = Tippe auf einen Trick, um zu sehen, was er macht.
