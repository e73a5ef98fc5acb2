### `pipyard odds` en `pipyard coach`: wat keuzes waard zijn en wat een spel besliste.

odds-unreadable = { $file } kan niet als stelling gelezen worden: { $reason }
odds-none = { $who ->
    [chance] Hier valt niets te kiezen: nu is het toeval aan de beurt.
   *[nobody] Hier valt niets te kiezen: het spel is afgelopen.
}
odds-title = Mogelijkheden voor { $player }
odds-option = mogelijkheid
odds-bust = betrapt
odds-dog = een hond
odds-all = alle honden
odds-dogs = honden
odds-worth = { $unit ->
    [points] punten
   *[win] keer winst van 100
}
odds-note = { $game ->
    [spotted] * is het meest waard. ± zegt hoe ver een schatting ernaast kan zitten.
   *[other] * is het meest waard. De kansen gelden voor de rest van deze beurt, goed gespeeld en zonder je expres te laten betrappen. ± zegt hoe ver een schatting ernaast kan zitten; zonder ± is een getal exact.
}
coach-other-content = De coach heeft zonder { $unknown } geleerd: wat hij hier zegt, is minder zeker dan bij het gepubliceerde spel.
coach-unreadable = { $file } kan niet nagekeken worden: { $reason }
coach-progress = Het spel wordt nagekeken
coach-seat = plaats { $seat }
coach-title = Zo is er gespeeld
coach-line = { $line ->
    [decisions] keuzes
    [accuracy] nauwkeurigheid
    [performance] speelsterkte
    [lost] { $unit ->
        [points] punten verloren per beslissing die ertoe deed
       *[win] verloren per beslissing die ertoe deed, spellen van 100
    }
    [luck] { $unit ->
        [points] geluk met de dobbelstenen, punten
       *[win] geluk met de dobbelstenen, spellen van 100
    }
    [even] { $unit ->
        [points] punten bij evenveel geluk
       *[win] keer winst van 100 bij evenveel geluk
    }
   *[result] { $unit ->
        [points] punten
       *[win] keer winst van 100
    }
}
coach-books = { $unit ->
    [points] Waar de punten vandaan kwamen
   *[win] Waar het aan lag, in spellen van 100
}
coach-book = { $line ->
    [start] aan het begin
    [choices] eigen keuzes
    [others_choices] keuzes van de ander
    [luck] eigen dobbelstenen
    [others_luck] dobbelstenen van de ander
    [others] wat de anderen deden
    [all_choices] keuzes
    [all_dice] dobbelstenen
    [unexplained] waar de coach afrondt of zich bedenkt
   *[now] aan het eind
}
coach-gap = verschil
coach-verdict-luck = { $better } koos beter. De dobbelstenen wilden het anders: { $winner } won.
coach-verdict-skill = { $better } koos beter, en won.
coach-costly = De keuzes die het meest kostten:
coach-label = { $label ->
    [slip] een slordigheidje
    [mistake] een fout
   *[blunder] een grote fout
}
coach-decision = Gebeurtenis { $event }, { $player }: { $label } ({ $unit ->
    [points] kost ongeveer { $cost } punten
   *[win] kost ongeveer { $cost } spellen van 100
}). Gespeeld: { $played }. Beter: { $best }.

## Het nakijken in de browser.

coach-said = { $player }: { $label }, kost { $unit ->
    [points] { $cost ->
        [one] ongeveer 1 punt
       *[other] ongeveer { $cost } punten
    }
   *[win] { $cost ->
        [one] ongeveer 1 spel van 100
       *[other] ongeveer { $cost } spellen van 100
    }
}
coach-dice-said = { $player }: { $kind ->
    [lucky] geluk met de dobbelstenen, goed voor
   *[unlucky] pech met de dobbelstenen, kost
} { $unit ->
    [points] { $amount ->
        [one] ongeveer 1 punt
       *[other] ongeveer { $amount } punten
    }
   *[win] { $amount ->
        [one] ongeveer 1 spel van 100
       *[other] ongeveer { $amount } spellen van 100
    }
}
coach-figure = { $unit ->
    [points] { $amount ->
        [one] ≈ 1 punt
       *[other] ≈ { $amount } punten
    }
   *[win] ≈ { $amount }%
}
coach-played = Gespeeld
coach-better = Beter
coach-costliest = Duurste fout
coach-next = Volgende fout
coach-before = Vorige fout
coach-summary = Overzicht
coach-end = Nakijken stoppen
coach-nothing = Geen fouten gevonden. Goed gespeeld!
coach-failed = Nakijken lukte niet op dit apparaat.
coach-turned = Hier kantelde het spel het meest.
coach-chances = { $unit ->
    [points] Te verwachten punten
   *[win] Kans om te winnen
}
coach-about = { $unit ->
    [points] Schattingen, alsof iedereen verder speelt als de coach. Wat de coach afrondt, en waar hij zich bedenkt, staat op een eigen regel.
   *[win] Schattingen in spellen van 100, alsof iedereen verder speelt als de coach. Wat de coach afrondt, en waar hij zich bedenkt, staat op een eigen regel.
}
