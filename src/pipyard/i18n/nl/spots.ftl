### Spots: namen, de stappen van acties, wat er gebeurde, wat er gevraagd wordt.
### $you is "yes" als de lezer bedoeld is, anders "no"; $name is de naam van die speler.
### De verleden tijd is bij “je” en bij een naam gelijk: “Je gooide”, “Anna gooide”.

spots = Spots
spots-about = Gooi dobbelstenen, bedek je honden en begraaf wat niet past. Meer dan zeven stippen in je tuin? Dan word je betrapt. Scoor zes honden en win!

## Acties

trick-howl = Huil
trick-roll-over = Rol om
trick-walk = Loop
trick-dig = Graaf
trick-trot = Draf
trick-retrieve = Breng
trick-track = Speur
trick-run = Ren
trick-chase = Achtervolg
trick-bolt = Spring
trick-sprint = Sprint
trick-dogpile = Stapel
trick-fetch = Apport
trick-guard = Bewaak
trick-hunt = Jaag
trick-search = Zoek
trick-scavenge = Snuffel
trick-beg = Bedel
trick-chew = Kauw
trick-gobble = Schrok
trick-stay = Blijf
trick-play-dead = Lig stil

colour-red = rood
colour-yellow = geel
colour-purple = paars
colour-blue = blauw
colour-green = groen

## Combinaties van acties

set-adoption-event = Adoptiemiddag
set-dog-park = In het park
set-agility-course = Behendigheid
set-hunting-grounds = Op jacht
set-kennel-club = Kennelclub
set-puppy-pen = Puppyplezier

## Stappen van acties
## $may en $repeat zijn "yes" of "no"; $grow is hoeveel dobbelstenen er bij elke herhaling bij komen.

step-draw = { $dogs ->
    [one] Pak de bovenste hond.
   *[other] Pak { $dogs } honden.
}
step-draw-per = Pak { $base ->
    [0] { $dogs ->
        [one] 1 hond
       *[other] { $dogs } honden
    }
    [one] 1 hond plus { $dogs }
   *[other] { $base } honden plus { $dogs }
} { for-each }.
step-roll = { $may ->
    [yes] { $dice ->
        [one] Daarna mag je 1 dobbelsteen gooien
       *[other] Daarna mag je { $dice } dobbelstenen gooien
    }
   *[no] { $dice ->
        [one] Gooi 1 dobbelsteen
       *[other] Gooi { $dice } dobbelstenen
    }
}{ step-again }
step-again = { $repeat ->
    [yes] { $grow ->
        [0], zo vaak je wilt.
        [one], en herhaal dat zo vaak je wilt, telkens met 1 dobbelsteen meer.
       *[other], en herhaal dat zo vaak je wilt, telkens met { $grow } dobbelstenen meer.
    }
   *[no].
}
step-roll-yard = { $may ->
    [yes] Je mag al je begraven dobbelstenen gooien
   *[no] Gooi al je begraven dobbelstenen
}{ step-again }
step-roll-aside = Gooi de dobbelstenen die aan de kant liggen een voor een. Je mag stoppen zodra je minstens zoveel pootafdrukken hebt als er dobbelstenen over zijn; die leg je terug.
step-roll-per = { $may ->
    [yes] Je mag { per-dice } { for-each } gooien
   *[no] Gooi { per-dice } { for-each }
}{ step-again }
per-dice = { $dice ->
    [0] { $per ->
        [one] 1 dobbelsteen
       *[other] { $per } dobbelstenen
    }
    [one] 1 dobbelsteen plus { $per }
   *[other] { $dice } dobbelstenen plus { $per }
}
step-roll-own = Pak { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} en nog 1 uit je eigen tuin of van je honden, en gooi ze allemaal{ $repeat ->
    [yes] { $grow ->
        [0]. Herhaal dit zo vaak je wilt.
       *[other] { step-again }
    }
   *[no].
}
step-roll-own-per = Pak { per-dice } { for-each } en nog 1 uit je eigen tuin of van je honden, en gooi ze allemaal{ $repeat ->
    [yes] { $grow ->
        [0]. Herhaal dit zo vaak je wilt.
       *[other] { step-again }
    }
   *[no].
}
step-adjust = { $times ->
    [one] Je mag 1 keer een begraven dobbelsteen, van wie dan ook, 1 hoger of lager draaien. Een 1 die lager gaat, leg je terug.
   *[other] Je mag tot { $times } keer een begraven dobbelsteen, van wie dan ook, 1 hoger of lager draaien. Een 1 die lager gaat, leg je terug.
}
step-adjust-per = { $base ->
    [0] { $times ->
        [one] Eén keer
       *[other] Tot { $times } keer
    }
   *[other] Tot { $base } keer plus { $times }
} { for-each } mag je een begraven dobbelsteen, van wie dan ook, 1 hoger of lager draaien. Een 1 die lager gaat, leg je terug.
step-move = Je mag 1 dobbelsteen op je honden verplaatsen naar een ander leeg vakje; draai hem op die waarde.
step-set = Pak 1 dobbelsteen en draai hem op een waarde van de volgende hond.
step-set-aside = Leg { $least } tot { $most } dobbelstenen aan de kant.
step-name = Noem een waarde.
step-take = { $treats ->
    [one] Pak 1 koekje.
   *[other] Pak { $treats } koekjes.
}
step-take-per = { $source ->
    [treats] { $base ->
        [0] { $treats ->
            [1] Pak zoveel koekjes als je al hebt.
           *[other] Pak { per-treats } { for-each }.
        }
       *[other] Pak { per-treats } { for-each }.
    }
   *[other] Pak { per-treats } { for-each }.
}
per-treats = { $base ->
    [0] { $treats ->
        [one] 1 koekje
       *[other] { $treats } koekjes
    }
    [one] 1 koekje plus { $treats }
   *[other] { $base } koekjes plus { $treats }
}
step-return = { $treats ->
    [one] Leg 1 koekje terug.
   *[other] Leg { $treats } koekjes terug.
}
step-return-per = { $source ->
    [highest-space] { $base ->
        [0] { $treats ->
            [1] Leg zoveel koekjes terug als de waarde van je hoogste lege vakje.
           *[other] Leg { per-treats } { for-each } terug.
        }
       *[other] Leg { per-treats } { for-each } terug.
    }
   *[other] Leg { per-treats } { for-each } terug.
}
for-each = { $source ->
    [paws] per pootafdruk op je honden
    [treats] per koekje dat je hebt
    [highest-space] per stip van je hoogste lege vakje
    [facedown-others] per andere omgedraaide tegel
    [open-dogs] per hond met een leeg vakje
   *[spots-just-buried] per stip op de dobbelsteen die je net begroef
}
keep-value = Kies één waarde: plaats of begraaf die dobbelstenen, leg de rest terug.
keep-named = Leg elke dobbelsteen boven de genoemde waarde terug.
keep-dice = Houd { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} om te plaatsen of te begraven, leg de rest terug.
keep-total = Houd dobbelstenen die samen precies { $total } zijn, leg de rest terug.
reroll-any = Met een koekje mag je ook alleen de dobbelstenen die je kiest opnieuw gooien.
discard-below-buried = Je mag dobbelstenen terugleggen die lager zijn dan het totaal van je begraven stippen.

## Wat er net gebeurde

who = { $you ->
    [yes] Je
   *[no] { $name }
}
whose-yard = { $target ->
    [you] in jouw tuin
    [self] in de eigen tuin
   *[other] in de tuin van { $player }
}

fact-dog-dealt = { $you ->
    [yes] Je begint
   *[no] { $name } begint
} met { $dog }.
fact-die-buried = { who } begraaft een { $value }.
fact-trick-done = { $treats ->
    [0] { who } kiest { $trick }.
    [one] { who } kiest { $trick } en krijgt het koekje dat erop ligt.
   *[other] { who } kiest { $trick } en krijgt de { $treats } koekjes die erop liggen.
}
fact-dice-rolled = { who } gooit { $values }.
fact-dice-rerolled = { who } gebruikt een koekje om { $values } opnieuw te gooien.
fact-roll-kept = { who } houdt de worp.
fact-die-placed = { who } plaatst een { $value } op { $dog }.
fact-die-discarded = { who } legt een { $value } terug.
fact-value-chosen = { who } houdt elke { $value }.
fact-dice-chosen = { who } houdt { $values }.
fact-value-named = { who } noemt { $value }.
fact-dice-set-aside = { who } legt { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} aan de kant.
fact-die-set = { who } draait een dobbelsteen op { $value }.
fact-die-raised = { who } verhoogt een { $value } { whose-yard }.
fact-die-lowered = { who } verlaagt een { $value } { whose-yard }.
fact-die-moved = { who } verplaatst de { $value } van { $dog } naar de { $to_value } van { $to_dog }.
fact-die-taken = { $from ->
    [yard] { who } pakt een { $value } uit de tuin.
   *[dog] { who } pakt de { $value } van { $dog }.
}
fact-went-on = { who } gaat door.
fact-stopped = { who } stopt.
fact-treats-taken = { who } pakt { $treats ->
    [one] 1 koekje
   *[other] { $treats } koekjes
}.
fact-treats-returned = { who } legt { $treats ->
    [one] 1 koekje
   *[other] { $treats } koekjes
} terug.
fact-busted = { who } wordt betrapt en verliest { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}.
fact-dogs-scored = { $fast ->
    [yes] Alle honden volledig bedekt! { who } scoort { $dogs }.
   *[no] { who } scoort { $dogs }.
}
fact-dog-drawn = { who } pakt { $dog }.
fact-dog-turned-up = Volgende hond: { $dog }.
fact-tiles-reset = { $treats ->
    [0] Alle tegels liggen weer open.
    [one] 1 koekje op { $trick }; alle tegels liggen weer open.
   *[other] { $treats } koekjes op { $trick }; alle tegels liggen weer open.
}
fact-tile-revealed = { $trick } komt tevoorschijn.
fact-everyone-busted = Geen dobbelsteen meer over: iedereen wordt betrapt.
fact-first-player = { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
fact-d0g-rolled = H0nd gooit een { $value }.
fact-d0g-turned = { $treats ->
    [0] H0nd draait { $trick } om.
    [one] H0nd draait { $trick } om en pakt 1 koekje.
   *[other] H0nd draait { $trick } om en pakt { $treats } koekjes.
}
fact-d0g-scored = H0nd scoort { $dog }.
fact-d0g-won = H0nd wint.

## Wat er gevraagd wordt: aan de lezer, aan een ander, aan het toeval

spots-goal = Wie als eerste zes honden scoort, wint.
prompt-turn = { $score ->
    [yes] Jouw beurt: kies een actie, of scoor.
   *[no] Jouw beurt: kies een actie die oplicht.
}
prompt-reroll = Jouw beurt: { $values } houden of opnieuw gooien?
prompt-value-or-reroll = Jouw beurt: één waarde houden of opnieuw gooien?
prompt-deal = { $dice ->
    [one] Jouw beurt: plaats de { $values } of begraaf hem.
   *[other] Jouw beurt: plaats of begraaf { $values }.
}
prompt-deal-bury = { $dice ->
    [one] Jouw beurt: de { $values } past nergens. Begraaf hem.
   *[other] Jouw beurt: { $values } passen nergens. Begraaf ze.
}
prompt-choose-value = Jouw beurt: welke waarde houd je?
prompt-choose-dice = Jouw beurt: welke dobbelstenen houd je?
prompt-name = Jouw beurt: noem een waarde.
prompt-set-aside = Jouw beurt: hoeveel dobbelstenen leg je aan de kant?
prompt-set-die = Jouw beurt: draai de dobbelsteen op een waarde van de volgende hond.
prompt-adjust = Jouw beurt: draai een begraven dobbelsteen hoger of lager, of stop.
prompt-move = Jouw beurt: verplaats een dobbelsteen op je honden, of stop.
prompt-take = Jouw beurt: pak een van je eigen dobbelstenen erbij.
prompt-more = Jouw beurt: gooien of stoppen?
prompt-more-only = Jouw beurt: gooi.
prompt-soon = Zo ben jij aan de beurt.

prompt-turn-other = { $name } kiest een actie.
prompt-reroll-other = { $name } denkt over opnieuw gooien.
prompt-deal-other = { $name } plaatst dobbelstenen.
prompt-choose-value-other = { $name } kiest een waarde.
prompt-choose-dice-other = { $name } kiest dobbelstenen.
prompt-name-other = { $name } noemt een waarde.
prompt-set-aside-other = { $name } legt dobbelstenen aan de kant.
prompt-set-die-other = { $name } draait een dobbelsteen.
prompt-adjust-other = { $name } verandert begraven dobbelstenen.
prompt-move-other = { $name } verplaatst een dobbelsteen.
prompt-take-other = { $name } pakt een eigen dobbelsteen erbij.
prompt-more-other = { $name } denkt na: doorgaan of niet?

prompt-roll = { $you ->
    [yes] Jouw dobbelstenen rollen.
   *[no] De dobbelstenen van { $name } rollen.
}
prompt-setup-roll = Gooien om te zien wie begint.
prompt-turn-up = Daar komt de volgende hond.
prompt-reveal = Daar komt de volgende tegel.
prompt-d0g-roll = H0nd gooit.

prompt-won = { $you ->
    [yes] Gewonnen! Zes trotse honden.
   *[no] { $name } wint met zes honden.
}
prompt-d0g-won = Deze keer wint h0nd.

## Wat je kunt doen, als werkwoord

action-do-trick = Kies { $trick }
action-score-dogs = Scoor bedekte honden
action-reroll = Gooi opnieuw voor 1 koekje
action-reroll-some = Gooi { $values } opnieuw voor 1 koekje
action-keep-roll = Houd de worp
action-keep-roll-bust = Houd en word betrapt
action-place-die = Plaats de { $value } op { $dog }
action-bury-die = Begraaf de { $value }
action-bury-die-bust = Begraaf de { $value } en word betrapt
action-bury-all-bust = Begraaf ze en word betrapt
action-discard-die = Leg de { $value } terug
action-choose-value = Houd elke { $value }
action-choose-dice = Houd { $values }
action-name-value = Noem { $value }
action-set-aside = Leg { $dice } aan de kant
action-set-die = Draai hem op { $value }
action-raise-die = Verhoog de { $value } { whose-yard }
action-lower-die = Verlaag de { $value } { whose-yard }
action-move-die = Verplaats de { $value } van { $dog } naar de { $to_value } van { $to_dog }
action-take-die = { $from ->
    [yard] Pak de { $value } uit de tuin
   *[dog] Pak de { $value } van { $dog }
}
action-do-more = Gooi
action-stop = Stop

## De tafel

tiles = Acties
trick-head = { $trick }:
tile = { $facedown ->
    [yes] { $trick }, { $colour }, omgedraaid
   *[no] { $trick }, { $colour }
}{ $treats ->
    [0] { "" }
    [one], met 1 koekje
   *[other], met { $treats } koekjes
}{ $stack ->
    [one] { "" }
   *[other], boven op een stapel van { $stack }
}
stack-count = { $seen }/{ $stack }
stack-seen = Een stapel van { $stack } tegels, waarvan { $seen } gezien: { $tricks }.
next-dog = Volgende
deck-left = { $deck ->
    [one] nog 1
   *[other] nog { $deck }
}
no-next-dog = Geen hond meer
pack = Jouw honden
pack-of = Honden van { $name }
dog-label = { $complete ->
    [yes] { $dog }, volledig bedekt
   *[no] { $dog }, nog nodig: { $values }
}
dog-scored = { $dog }, gescoord
dog-complete = Bedekt
place-label = Plaats de { $value } op { $dog }
take-label = Pak de { $value } van { $dog } erbij
take-yard-label = Pak de { $value } uit je tuin erbij
lift-label = Verplaats de { $value } van { $dog }
land-label = Leg hem als { $value } op { $dog }
place-empty = { $dog }: leeg vakje voor een { $value }
place-filled = { $dog }: dobbelsteen met { $value }
ribbons = { $scored } van 6 honden gescoord
ribbon-count = { $scored }/6
yard = Tuin
yards = Tuinen
yard-own = Jouw tuin
yard-of = { $name }: { $values } begraven
times = ×{ $count }
moment-bust = Betrapt!
moment-score = { $dogs ->
    [one] Brave hond!
   *[other] Brave honden!
}
moment-fast = Snel, maar riskant!
yard-label = { $buried } van 7 stippen begraven
yard-count = { $buried } van 7
yard-safe = { $left ->
    [0] vol: er kan geen stip meer bij
    [one] nog 1 stip veilig
   *[other] nog { $left } stippen veilig
}
yard-would-bust = bij nog { $spots } word je betrapt
yard-over = { $over } te veel
tray = Dobbelstenen om te plaatsen
tray-empty = Geen dobbelstenen in de hand
tray-rolling = { $dice ->
    [one] 1 dobbelsteen rolt
   *[other] { $dice } dobbelstenen rollen
}
tray-aside = { $dice ->
    [one] 1 dobbelsteen aan de kant
   *[other] { $dice } dobbelstenen aan de kant
}
keep-dice-hint = { $sum ->
    [0] Tik op de dobbelstenen die je houdt.
   *[other] Tik op de dobbelstenen die je houdt: { $sum } tot nu toe.
}
reroll-some-hint = Tik op dobbelstenen om alleen die opnieuw te gooien.
aside-how-many = Dobbelstenen aan de kant
aside-fewer = Een minder
aside-more = Een meer
die-label = Dobbelsteen met { $value }
die-choice = Dobbelsteen met { $value }, kies deze
die-only = Dobbelsteen met { $value }: { $action }
treats = { $treats ->
    [one] 1 koekje
   *[other] { $treats } koekjes
}
treats-yours = { $treats ->
    [0] Je hebt geen koekjes
    [one] Je hebt 1 koekje
   *[other] Je hebt { $treats } koekjes
}
paws = { $paws ->
    [one] 1 pootafdruk
   *[other] { $paws } pootafdrukken
}
supply = Voorraad: { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $treats ->
    [one] 1 koekje
   *[other] { $treats } koekjes
}
d0g-label = H0nd: { $scored } van 6 honden gescoord, { $treats ->
    [one] 1 koekje
   *[other] { $treats } koekjes
}
d0g-waits = H0nd wacht op zijn eerste beurt.
opponent = { $name }: { $scored } van 6 honden gescoord, { $buried } van 7 stippen begraven, { $treats ->
    [one] 1 koekje
   *[other] { $treats } koekjes
}
opponent-on-turn = { opponent }. Aan de beurt.
opponent-open = Toon de honden van { $name }
opponent-close = Verberg de honden van { $name }

## Wat dobbelstenen doen, en de knoppen daarbij

tag-fits = past: { $dog }
tag-fits-any = past
tag-buries = { $spots ->
    [0] begraven
   *[other] begraaft { $spots }
}
tag-splits = { $fitting ->
    [one] { $fitting } past, begraaft { $spots }
   *[other] { $fitting } passen, begraaft { $spots }
}
tag-busts = betrapt
tag-goes = mag weg
plan-go = { $placing ->
    [0] { $buries } begraven
   *[other] { $burying ->
        [0] { $places } plaatsen
       *[other] { $places } plaatsen, { $buries } begraven
    }
}
bust-title = Echt betrapt worden?
bust-about = Je verliest alle dobbelstenen op je honden en in je tuin.
bust-better = Er is een betere keuze.
bust-yes = Toch doen
bust-no = Nog niet
pack-full = Je roedel is vol: er komt geen hond bij.
pack-full-now = { $you ->
    [yes] Je roedel is vol: er komt geen hond bij.
   *[no] De roedel van { $name } is vol: er komt geen hond bij.
}
moment-stays = Linten en koekjes blijven.

## Tegenover elkaar

of-six = van 6 honden
turn-yours = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
yard-whose = Tuin van { $name }
last-turn = Vorige beurt
last-turn-dice = { $placed ->
    [0] { $buried } begraven
   *[other] { $buried ->
        [0] { $placed } geplaatst
       *[other] { $placed } geplaatst, { $buried } begraven
    }
}
ribbon-free = Vrij voor een gescoorde hond

## Eén zin over wat je aantikt

about-dog = { $complete ->
    [yes] { $dog } is bedekt en kan scoren.
   *[no] { $dog } heeft nog { $values } nodig.
}{ $paws ->
    [0] { "" }
    [one] { " " }De pootafdruk telt mee bij { $tricks }.
   *[other] { " " }De { $paws } pootafdrukken tellen mee bij { $tricks }.
}
about-next = { $dog } is de volgende hond en heeft { $values } nodig{ $paws ->
    [0] .
    [one] ; met 1 pootafdruk.
   *[other] ; met { $paws } pootafdrukken.
}
about-treats = Voor een koekje mag je opnieuw gooien.
about-yard = Hier begraaf je wat nergens past. Bij meer dan 7 stippen word je betrapt.
trick-used = Al gebruikt: hij draait weer om zodra er nog maar één actie open ligt.
turn-hint = Tik op een actie of wijs hem aan om te zien wat hij doet.
trick-treats = { $treats ->
    [one] Je pakt ook het koekje dat erop ligt.
   *[other] Je pakt ook de { $treats } koekjes die erop liggen.
}
news-first = { $name } begon:
this-turn = Deze beurt
turn-hint-touch = Tik op een actie om te zien wat hij doet.
