### De eigen spellen: wat ze samen opleveren. Alleen met die pagina geladen.

stats-dice = { $game ->
    [spotted] Jouw dobbelstenen bij Spotted!
   *[other] Jouw dobbelstenen bij Spots
}
stats-spotted = Jouw bladen van Spotted!
stats-sheet = Blad
stats-sheet-all = Alle bladen
stats-chart = Punten van het eerste spel tot het laatste: { $scores }
stats-chart-about = Van links naar rechts in de volgorde waarin je speelde. { $bands ->
    [yes] Bij de lijnen beginnen de niveaus van een solospel. { stats-chart-signs }
   *[no] { stats-chart-signs }
}
stats-chart-signs = Rondjes zijn solospellen, vierkantjes spellen met anderen; de ster is je record.
stats-best = Record
stats-average = Gemiddeld
stats-latest = Laatste vijf spellen
stats-points = { NUMBER($points, maximumFractionDigits: 1) }
stats-rows = Volle keverrijen
stats-circled = Bonuskevers
stats-given = Families met een loep
stats-per-game = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } van 6 per spel
stats-bands = Niveaus van je solospellen
stats-band = { $band ->
    [1] Niveau 1: 0–{ $to } punten
    [5] Niveau 5: { $from } punten en meer
   *[other] Niveau { $band }: { $from }–{ $to } punten
}
stats-band-games = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
stats-magnifiers = Wat je loepen opleverden
stats-magnifiers-about = Punten van de families die ze kregen, factoren meegerekend.
stats-magnifier = { $given ->
    [one] één keer, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] { $given } keer, gemiddeld { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
stats-bests = Je beste solospellen
stats-best-on = { $sheet }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
stats-best-day = { $played ->
    [one] { $day }, je enige spel
   *[other] { $day }, beste van { $played }
}
