### Spotted! in de browser: wat alleen een pagina met dingen om op te tikken zegt.

spotted-web-coloured = { $family ->
    [white] witte
    [yellow] gele
    [green] groene
    [blue] blauwe
   *[other] { $colour }
}
spotted-web-alone-about = Vijf rondes tegen je eigen beste blad.
spotted-web-goal = Na vijf rondes wint wie de meeste punten heeft.
spotted-web-sheet = Blad
spotted-web-because = Klavertje { $place } ({ $bonus }). { $prompt }
spotted-web-because-walk = Klavertje { $place }. { $prompt }
spotted-web-because-round = Klavertje { $place }: geef rondebonus { $values } aan een familie.
spotted-web-reroll = Jouw beurt: gooi opnieuw of houd de worp.
spotted-web-pick = Jouw beurt: { $lowest ->
    [one] pak de laagste dobbelsteen.
    [yes] pak een van de laagste dobbelstenen.
   *[no] welke dobbelsteen pak je?
}
spotted-web-writing = { $count ->
    [one] { $names } is nog bezig.
   *[other] { $names } zijn nog bezig.
}
spotted-web-draft = Dobbelstenen op tafel
spotted-web-picking = Pakken nog: { $names }
spotted-web-why-lowest = Je eerste dobbelstenen moeten de laagste zijn; de bleke wachten nog.
spotted-web-die-not-now = { $die }, nog niet te pakken
spotted-web-you = Jij
spotted-web-reroll-these = { $dice ->
    [0] Gooi gekozen opnieuw
    [one] Gooi 1 dobbelsteen opnieuw
   *[other] Gooi { $dice } dobbelstenen opnieuw
}
spotted-web-die-use = { $die }, gebruik deze
spotted-web-die-tap = { $die }, tik om opnieuw te gooien
spotted-web-no-spots = Hij past niet op zijn kevers.
spotted-web-forfeit = Je kunt er maar { $used } van de { $points } gebruiken; de rest vervalt.
# Punten die een zet meteen oplevert: $points is nooit negatief, $direction is more of less.
spotted-web-gain-sign = { $direction ->
    [less] −{ $points }
   *[more] +{ $points }
}
spotted-web-gain-points = { $direction ->
    [less] { $points ->
        [one] 1 punt minder
       *[other] { $points } punten minder
    }
   *[more] { $points ->
        [one] 1 punt meer
       *[other] { $points } punten meer
    }
}
spotted-web-gain-bonus = klavertje { $place }: { $bonus }
spotted-web-with-gain = { $action } ({ $gain })
spotted-web-walk = { $steps ->
    [one] Loop 1 stap
   *[other] Loop { $steps } stappen
}
spotted-web-clover = Pak het klavertje: { $bonus }
spotted-web-clover-lost = Gebruik het klavertje: het klaverspoor is vol
spotted-web-give-up = Geef deze dobbelsteen op
spotted-web-tab-beetles = Kevers
spotted-web-tab-meadow = Weide
spotted-web-tab-others = Anderen
spotted-web-tab-scores = Punten
spotted-web-tab-writing = { $count ->
    [one] 1 bezig
   *[other] { $count } bezig
}
spotted-web-parts = Delen van de tafel
spotted-web-sheets = Bladen
spotted-web-sheet-of = Blad van { $name }
spotted-web-sheet-mine = Jouw blad
spotted-web-show-sheet = { $name }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}. Toon dit blad.
spotted-web-row = { spotted-web-coloured } familie: { $magnifier }, factor { $factor }, { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
spotted-web-field = { $field }, { $kind }{ $crossed ->
    [yes] , aangekruist
   *[no] { "" }
}
spotted-web-track-place = { $place }: { $bonus }{ $taken ->
    [yes] , al gehad
    [next] , hierna
   *[no] { "" }
}
spotted-web-rerolls = { $left } van { $circled } omcirkelde herworpen over, { $symbols } in totaal
spotted-web-symbols = Wat de symbolen betekenen
spotted-web-rounds = Rondes
spotted-web-source-extra = Extra loepen
spotted-web-source-circled = Bonuskevers
spotted-web-source-track = Klaverspoor
spotted-web-source-rerolls = Herworpen over

## The dock: one place for what is asked, its choices and their values

spotted-web-alike = { $others ->
    [one] { $way }; nog 1 manier komt op hetzelfde neer
   *[other] { $way }; nog { $others } manieren komen op hetzelfde neer
}
spotted-web-gain-none = geen punten
spotted-web-through = Zet stippen op { spotted-web-coloured } kever { $place }
spotted-web-gift-row = Geef het aan de { spotted-web-coloured } familie
spotted-web-lens = Vergrootglas van de { spotted-web-coloured } familie: { $magnifier }
spotted-web-taken-by = { $die }, gepakt door { $name }
spotted-web-later = later
spotted-web-place-spots = { $spots ->
    [one] Zet 1 stip
   *[other] Zet { $spots } stippen
}
spotted-web-on-beetles = Op de kevers van deze kleur.
spotted-web-on-beetles-or-walk = Op de kevers van deze kleur, of loop.
spotted-web-narrowed = Kies er een, of tik nog een kever aan.
spotted-web-best-first = Meeste punten eerst.
spotted-web-tap-field = Tik op een veld dat oplicht.
spotted-web-tap-magnifier = Dichtbij of ver: tik er een aan.
spotted-web-walk-short = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
spotted-web-or = of
spotted-web-more = nog { $count }
spotted-web-leaves-wait = { $leaves ->
    [one] 1 klavertje wacht
   *[other] { $leaves } klavertjes wachten
}
spotted-web-leaf-then = Daarna: { $bonus }
spotted-web-done = Beurt klaar
spotted-web-done-ask = Goed zo?
spotted-web-done-about = Telt zodra je je beurt beëindigt of weggaat.

## The score and where it comes from

spotted-web-hero-rows = rijen { $points }
spotted-web-hero-extra = + { $points } extra
spotted-web-behind = { $points ->
    [0] gelijk met { $name }
   *[other] { $points } achter { $name }
}
spotted-web-ahead = { $points } voor op { $name }
spotted-web-counts-here = { $count ->
    [0] Hier nog geen
    [one] Hier 1
   *[other] Hier { $count }
}
spotted-web-lens-none = Nog geen loep: deze rij levert niets op.

## A chain of bonuses; $links is how many so far

spotted-web-chain = { $links ->
    [1] Klavertje!
   *[other] Ketting ×{ $links }
}
spotted-web-chain-row = De vijfde kever: een klavertje!
spotted-web-chain-rerolls = Alle herkansingen omcirkeld: nog een klavertje!
spotted-web-chain-meadow = Een klavertje onderweg!
spotted-web-chain-sum = Allemaal met één dobbelsteen!
spotted-web-chain-skip = Tik om door te gaan

## What a tap on the sheet is answered with

spotted-web-tip-bonus = Geef deze kever precies { $spots ->
    [one] 1 stip
   *[other] { $spots } stippen
} en hij wordt omcirkeld: 2 punten.
spotted-web-tip-beetle = De loep aan het einde van de rij zegt welke kevers tellen.
spotted-web-tip-rerolls = Hiermee gooi je dobbelstenen naar keuze opnieuw. Je krijgt ze op het spoor; elke die overblijft is 1 punt waard.

## A die that shows a cloverleaf has one use

spotted-web-use-clover = Gebruik je klavertje

## A tap on a field of the meadow, or on the row of the count that only parts equals

spotted-web-tip-step = Een gewoon veld: het kost een stap en brengt je verder.
spotted-web-tip-cloverleaf = Kruis het aan en de volgende bonus van je klaverspoor is van jou.
spotted-web-tip-start = Hier begint je pad over de weide.
spotted-web-tip-five = Alleen bij gelijke stand: dan wint wie de meeste kevers met vijf stippen heeft.

## Wat een wandeling over de weide kan opleveren

spotted-web-gain-magnifier = { $count ->
    [one] een loep
   *[other] { $count } loepen
}

## De laatste beurt van een spel

spotted-web-done-last = Spel afronden
spotted-web-done-last-about = Je laatste beurt: daarna worden de punten geteld.

## Een wandeling, in de terugblik en het logboek

spotted-web-walked = { spotted-who } loopt { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} op de weide.
spotted-web-found = Gevonden: { $fields }.
spotted-web-lens-named = ‘{ $kind }’
