### Spelen in de terminal.
### Woorden tussen ` worden zo getypt en blijven in elke taal Engels.

terminal-you = Jij
terminal-list = { $first } en { $last }
terminal-label = { $label }:{ " " }
terminal-marker = { $name }>{ " " }
terminal-marker-only = { $name }(Enter: { $text }) >{ " " }

## Komen en gaan

terminal-welcome-spots = Welkom bij Spots. Typ een nummer, of woorden zoals `place 3 Missy`; ? helpt, q bewaart en stopt.
terminal-welcome-spotted = Welkom bij Spotted! Typ een nummer, of woorden zoals `pick blue`, `blue 3@1 2@2`, `walk blue`, `b1`; ? helpt, q bewaart en stopt.
terminal-welcome-back = Welkom terug. Hier was je gebleven:
terminal-waiting = Er wacht een bewaard spel: `{ $command }` gaat ermee verder.
terminal-saved = Bewaard in { $file }.
terminal-not-saved = Het spel kan niet worden bewaard: { $reason }
terminal-left = Er is nog niets gespeeld, dus er valt niets te bewaren.
terminal-left-saved = Bewaard. Ga verder met: { $command }
terminal-no-save = Er is geen bewaard spel. Begin er een met: pipyard play { $game }
terminal-save-rules = Dit spel is bewaard met versie { $saved } van de regels; deze Pipyard speelt versie { $now }. Het kan niet verder. Begin een nieuw spel met: pipyard play { $game }
terminal-save-content = Dit spel is bewaard met andere kaarten, tegels of bladen dan deze Pipyard heeft en kan daarom niet verder. Begin een nieuw spel met: pipyard play { $game }
terminal-save-unreadable = Het bewaarde spel kan niet worden gelezen en dus niet verder. Begin een nieuw spel met: pipyard play { $game }
terminal-bot = { $name }: { $about }
terminal-over = Nog een spel? pipyard play { $game }

## Klaarzetten

terminal-unknown-game = Het spel ‘{ $game }’ is hier niet; kies uit { $known }.
terminal-not-for = `{ $option }` is niet voor { $game }; laat het weg.
terminal-resume-alone = `--resume` gaat verder met een spel zoals het was; laat de andere opties weg.
terminal-solo-seats = Solo speel je op één plaats, niet op { $seats }. Laat `--solo` of een paar plaatsen weg.
terminal-too-many-seats = { $game } heeft plaats voor { $most } spelers, niet voor { $seats }.
terminal-unknown-bot = Er is geen bot ‘{ $bot }’; kies uit { $known }.
terminal-bad-name = ‘{ $name }’ kan geen naam zijn: gebruik 1 tot { $most } tekens, niet alleen cijfers, en niet d0g, chance of nobody.
terminal-name-twice = Twee plaatsen heten { $name }; geef elk een eigen naam.
terminal-d0g-treats-alone = `--d0g-treats` is om solo tegen h0nd te spelen; laat het of de andere plaatsen weg.
terminal-off-leash-set = Met alle riemen los doen alle acties mee; laat `--off-leash` weg, of anders `--set` en `--tiles`.
terminal-set-and-tiles = Kies `--set` of `--tiles`, niet allebei.
terminal-unknown-set = Er is geen combinatie ‘{ $set }’; kies uit { $known }.
terminal-unknown-trick = Er is geen actie ‘{ $trick }’; er zijn { $known }.
terminal-same-colour = { $first } en { $second } zijn allebei { $colour }; kies van elke kleur één actie.
terminal-missing-colour = Er ontbreekt een actie in { $colour }; kies er een uit { $known }.

## De tafel

terminal-prompt-turn = { $score ->
    [yes] Jouw beurt: kies een open actie, of scoor.
   *[no] Jouw beurt: kies een open actie.
}
terminal-or-reroll = { $prompt } Of gooi opnieuw.
terminal-bury-all = { $busts ->
    [yes] Begraaf { $values } en word betrapt
   *[no] Begraaf { $values }
}
terminal-tile-name = { $facedown ->
    [yes] ({ $trick })
   *[no] { " " }{ $trick }
}
terminal-is-facedown = omgedraaid
terminal-treats-on = { $treats ->
    [one] +1 koekje.
   *[other] +{ $treats } koekjes.
}
terminal-colour = { $tiles ->
    [one] { $colour }
   *[other] { $colour } ×{ $tiles }
}
terminal-doing = { $trick }: { $steps }
terminal-adjustments = { $left ->
    [one] nog 1 verandering
   *[other] nog { $left } veranderingen
}

## Wat er getypt wordt

terminal-no-number = Er is hier geen keuze { $number }. Kies uit { $numbers }.
terminal-facedown = { $trick } is omgedraaid en kan nu niet.
terminal-closed = { $reason } Mogelijk: { $possible }.
terminal-ambiguous = ‘{ $typed }’ kan { $meant } zijn{ $more ->
    [yes], en nog meer
   *[no] { "" }
}. Typ iets meer, of het nummer.
terminal-no-match = ‘{ $typed }’ kan nu niet. Mogelijk: { $possible }.
terminal-not-now = ‘{ $verb }’ kan nu niet. Mogelijk: { $possible }.
terminal-not-understood = ‘{ $typed }’ betekent hier niets. Mogelijk: { $possible }, of ? voor hulp.
terminal-d0g-turn = Beurt van h0nd
terminal-only-choice = (Er viel niets anders te kiezen.)
terminal-undone = Teruggenomen.
terminal-undo-nothing = Er is niets om terug te nemen.
terminal-undo-chance = Wat gegooid of omgedraaid is, kun je niet terugnemen.
terminal-undo-whose = Geen speler heet hier ‘{ $name }’; `undo` alleen neemt je laatste zet terug.
terminal-undo-other = { $name } heeft daarna al gespeeld, dus je kunt niets meer terugnemen.

terminal-help-rules = Kies in je beurt een open actie of scoor je volledig bedekte honden. Elke dobbelsteen die je gooit, gaat naar een leeg vakje van zijn waarde of wordt begraven in je tuin; met meer dan 7 begraven stippen word je betrapt en verlies je al je dobbelstenen. Met een koekje gooi je opnieuw. Met zes gescoorde honden win je. [3] is een dobbelsteen, een losse 3 bij een hond een leeg vakje voor een 3, ✓ een volledig bedekte hond.
terminal-help-d0g = Na elk van je beurten gooit h0nd een dobbelsteen. De tegel met dat nummer wordt omgedraaid, en h0nd pakt de koekjes die erop liggen; is de tegel al omgedraaid, dan scoort h0nd de volgende hond. Ook voor elke 2 koekjes scoort h0nd de volgende hond.
terminal-help-commands = Typ een nummer uit de lijst of de woorden: `trick walk`, `place 3 Missy`, `bury 6`, `keep`. Het begin van een woord is genoeg, en komma’s verbinden er meer: `p 3 mis, b 6`. Verder: undo (u), log, board, help TRICK (? TRICK), save, quit (q).

## De tafel van Spotted!

terminal-roll-now = Alles is geschreven. Enter gooit de dobbelstenen; `undo` neemt je laatste zet terug.
terminal-roll-dice = Gooi de dobbelstenen
terminal-your-roll = Jouw worp
terminal-or-reroll-dice = { $prompt } Opnieuw gooien met `reroll blue pink` ({ $left ->
    [one] nog 1
   *[other] nog { $left }
}).
terminal-lowest-only = De { spotted-coloured } dobbelsteen hoort niet bij de laagste, en die gaan voor.
terminal-steps = { $steps ->
    [one] loop 1 stap
   *[other] loop { $steps } stappen
}
terminal-take-clover = pak het klavertje
terminal-give-up = geef op: er kan niets mee
terminal-gain-circle = omcirkelt
terminal-gain-clover = +c
terminal-lost = { $points ->
    [one] 1 vervalt
   *[other] { $points } vervallen
}
terminal-takers = Pakvolgorde: { $names }
terminal-ways = zet stippen: toon de { $ways } manieren
terminal-map-legend = x aangekruist · { $field } open voor jou · c klavertje · =5 precies vijf · { $marks }
terminal-also-joined = Liggen ook naast elkaar: { $pairs }.
terminal-mark-one = =1
terminal-mark-two = =2
terminal-mark-three = =3
terminal-mark-four = =4
terminal-mark-five = =5
terminal-mark-even = ev
terminal-mark-odd = on
terminal-mark-different = ve
terminal-mark-low = la
terminal-mark-high = ho
terminal-mark-diagonal = di
terminal-mark-symmetrical = sy
terminal-unknown-player = Geen speler heet hier ‘{ $name }’; er zijn { $known }.
terminal-unknown-thing = Over ‘{ $thing }’ valt niets uit te leggen; probeer { $known }.
terminal-help-commands-spotted = Typ een nummer uit de lijst of de woorden: `pick blue`, `spots blue 3@1 2@2` (3 op kever 1, 2 op kever 2), `walk blue`, daarna een veld zoals `b1`. Het begin van een woord is genoeg, het werkwoord mag weg, en komma’s verbinden er meer: `walk blue, b1, c1`. Verder: undo (u), undo NAME, sheet, sheet NAME, map, scores, log, board, help EVEN (? EVEN), save, quit (q).

## Elk ander spel

terminal-welcome = Welkom bij { $game }. Typ een nummer, of de woorden ernaast; ? helpt, q bewaart en stopt.
terminal-prompt = Wat doe je?
terminal-help = Typ een nummer uit de lijst of de woorden erbij. Het begin van een woord is genoeg, en komma’s verbinden er meer. Verder: undo (u), undo NAME, log, board, save, quit (q).
terminal-won = { $count ->
    [one] { $you ->
        [yes] Je wint!
       *[no] { $names } wint.
    }
   *[other] { $names } winnen samen.
}
terminal-nobody-won = Niemand wint.
