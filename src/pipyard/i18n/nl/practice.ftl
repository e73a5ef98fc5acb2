### Stellingen om opnieuw te proberen, en wat er aan het eind over een spel wordt gezegd.

practice-title = Probeer het nog eens
practice-own = Uit je spellen
practice-known = Goed om te weten
practice-invite = Er is nog niets om over te doen. Speel een spel uit, dan wachten hier de momenten waarop er meer in zat.
practice-invite-own = Geen fouten in je laatste spellen. Goed gespeeld!
practice-play = Speel een spel
practice-searching = Je spellen worden nagekeken: { $done } van { $total }
practice-ask = Wat zou jij doen?
practice-ask-own = Hier zat meer in. Tik aan wat je nu zou doen.
practice-ask-known = Eén keuze is hier duidelijk de beste. Tik die aan.
practice-judging = Wordt bekeken …
practice-wrong = Niet helemaal: { $option }
practice-cost = Dat kost { $unit ->
    [points] { $cost ->
        [one] ongeveer 1 punt
       *[other] ongeveer { $cost } punten
    }
   *[win] { $cost ->
        [one] ongeveer 1 spel van 100
       *[other] ongeveer { $cost } spellen van 100
    }
}.
practice-right = Precies: { $option }!
practice-same = { $option }: net zo goed!
practice-shown = Dit was het beste: { $option }
practice-best = Beste: { $figure }
practice-you = Jij speelde { $option }: { $figure }
practice-instead = In plaats van { $option }: { $figure }
practice-show = Laat zien
practice-skip = Overslaan
practice-next = De volgende
practice-game = Bekijk het in het spel
practice-place = { $at } van { $all }
practice-again = Opnieuw
practice-all-done = Dat was alles voor nu.
practice-failed = Deze stelling kan hier niet getoond worden.
practice-grade = { $grade ->
    [1] makkelijk
    [2] lastig
   *[other] moeilijk
}
practice-solved = opgelost
practice-when = { $round ->
    [0] Beurt { $turn } van { $turns }
   *[other] Ronde { $round }, beurt { $turn } van { $turns }
}
practice-about = { $ask ->
    [trick] Welke actie?
    [reroll] Houden of opnieuw gooien?
    [more] Doorgaan of stoppen?
    [place] Wat komt waar?
    [magnifier] Welke loep?
    [factor] Welke factor?
   *[die] Welke dobbelsteen?
}
practice-about-in = { $trick }: { $question }
practice-link = Probeer je fouten opnieuw
practice-link-about = Momenten uit je spellen waarop er meer in zat.
practice-retry = Probeer opnieuw
practice-back = Terug

## One line at the end of a game, about the reader; $amount has its sign.

talk-won-better-lucky = Je speelde beter, en de dobbelstenen vonden dat ook.
talk-won-better-unlucky = Gewonnen, tegen de dobbelstenen in.
talk-won-better-even = Je speelde beter, en dat was te zien.
talk-won-worse-lucky = De dobbelstenen stonden vanavond aan jouw kant.
talk-won-even-lucky = Gelijk opgegaan. De dobbelstenen helden naar jou over.
talk-won-even-unlucky = Gelijk opgegaan, en gewonnen tegen de dobbelstenen in.
talk-lost-better-unlucky = Jij speelde vanavond beter. De dobbelstenen wilden het anders.
talk-lost-even-unlucky = Gelijk opgegaan. De dobbelstenen helden naar de andere kant.
talk-lost-worse-unlucky = { $other } speelde een mooi spel, en de dobbelstenen vonden het leuk.
talk-lost-worse-even = { $other } speelde een mooi spel.
talk-lost-worse-lucky = De dobbelstenen deden hun best voor je.
talk-lost-even-lucky = Gelijk opgegaan, hoe de dobbelstenen ook vielen.
talk-even = Spannender kan niet.
talk-choices-better = Jij maakte de betere keuzes.
talk-choices-worse = { $other } maakte de betere keuzes.
talk-dice-lucky = De dobbelstenen waren aardiger voor jou.
talk-dice-unlucky = De dobbelstenen waren aardiger voor { $other }.
talk-sources = { $you ->
    [yes] Jij nam
   *[no] { $player } nam
} de leiding met { $sources }.
talk-swing = { practice-when }: daar kantelde het spel het meest.
talk-books = { $unit ->
    [points] Puntenverschil { $gap }: keuzes { $choices }, dobbelstenen { $dice }
   *[win] Keuzes { $choices }, dobbelstenen { $dice } spellen van 100
}
talk-unknown = Dit spel kan op dit apparaat niet worden nagekeken.
talk-review = Waar het kantelde
