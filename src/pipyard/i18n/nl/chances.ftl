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
chances-line = { $bust ->
    [0] { $option }: kan niet betrapt worden
    [least] { $option }: minder dan 1 van de 100 betrapt
   *[other] { $option }: { $bust } van de 100 betrapt
}
chances-line-points = { $option }: ongeveer { $points } punten
chances-ask = Hoe groot is de kans?
chances-none = Hier zijn geen kansen
chances-counting = Aan het tellen …
chances-exact = exact
chances-estimated = ≈ geschat
chances-title = Kansen
chances-sentence = { $bust ->
    [0] Van 100 van zulke beurten wordt er geen betrapt
    [least] Nog geen 1 van 100 van zulke beurten wordt betrapt
    [one] Van 100 van zulke beurten wordt er { $bust } betrapt
   *[other] Van 100 van zulke beurten worden er { $bust } betrapt
}
chances-safe = { $count ->
    [one] { $count } gaat goed
   *[other] { $count } gaan goed
}
chances-busts = { $count ->
    [one] { $count } wordt betrapt
   *[other] { $count } worden betrapt
}
chances-dog = { $count ->
    [one] { $count } maakt een hond af
   *[other] { $count } maken een hond af
}
chances-points-sentence = { $win ->
    [none] Ongeveer { $points } punten aan het eind
   *[other] Ongeveer { $points } punten aan het eind, en { $win } van de 100 spellen gewonnen
}
chances-options = Alles wat je kunt doen
chances-about-win = { $error ->
    [0] De winstkansen zijn exact, bij het beste spel.
   *[other] De winstkansen zijn schattingen, op ongeveer { $error } na, alsof iedereen verder speelt als de coach.
}
chances-about-points = De punten zijn schattingen, alsof iedereen verder speelt als de coach.
chances-counted = Elke worp van deze beurt is geteld.
chances-partly = Nog niet elke worp van deze beurt is geteld.
