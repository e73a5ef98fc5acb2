### Kansen aan tafel, voor wie ze aanzet.

chances-win = { $exact ->
    [yes] { $amount }%
   *[no] ≈ { $amount }%
}
chances-win-long = { $exact ->
    [yes] { $amount }% winst
   *[no] ≈ { $amount }% winst
}
chances-points = ≈ { $points }
chances-points-long = ≈ { $points } punten
chances-line-safe = { $option }: geen risico
chances-line = { $option }: in { $bust } van 100 beurten betrapt
chances-line-roll = { $option }: worp { $roll }% betrapt, hele beurt { $bust }%
chances-line-treats = { $option }: worp { $roll }% betrapt, met herworp { $bust }%
chances-line-points = { $option }: ongeveer { $points } punten
chances-ask = Hoe groot is de kans?
chances-ask-points = ≈ je punten aan het eind
chances-none = Hier valt niets uit te rekenen
chances-counting = Aan het tellen …
chances-estimated = ≈ geschat
chances-title = Kansen
chances-sentence = { $bust ->
    [0] In 100 beurten zoals deze word je nooit betrapt
   *[other] In 100 beurten zoals deze word je { $bust } keer betrapt
}
chances-roll = De volgende worp op zich is { $roll } van de 100 keer te veel.
chances-safe = { $count ->
    [one] { $count } gaat goed
   *[other] { $count } gaan goed
}
chances-busts = { $count ->
    [one] { $count } wordt betrapt
   *[other] { $count } worden betrapt
}
chances-dog = { $count ->
    [one] waarvan { $count } een hond afmaakt
   *[other] waarvan { $count } een hond afmaken
}
chances-points-sentence = { $win ->
    [none] Ongeveer { $points } punten aan het eind
   *[other] Ongeveer { $points } punten aan het eind, en { $win } van de 100 spellen gewonnen
}
chances-options = Alles wat je kunt doen
chances-equal = ongeveer gelijk
chances-about-win = { $error ->
    [0] De winstkansen zijn exact als iedereen zo goed mogelijk speelt.
   *[other] De winstkansen zijn schattingen, op ongeveer { $error } na, alsof iedereen verder speelt als een sterke speler.
}
chances-about-points = De punten zijn schattingen, alsof iedereen verder speelt als een sterke speler.
chances-counted = Elke worp tot het einde van de beurt is meegeteld, met telkens daarna de beste keuze.
chances-partly = Nog niet elke worp tot het einde van de beurt is meegeteld.
