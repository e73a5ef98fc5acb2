### Terugkijken: spellen nog eens bekijken, dobbelstenen controleren, eigen spellen en statistieken.

## Terugkijken

replay-title = { $game } terugkijken
replay-to-table = Naar de tafel
replay-loading = Het spel wordt geladen …
replay-not-begun = Het spel is nog niet begonnen. Ga een stap vooruit om de eerste zet te zien.
replay-empty = Aan deze tafel is nog niets gebeurd. Kom terug als het spel begonnen is.
replay-empty-closed = Deze tafel is gesloten voordat er een spel begon.
replay-controls = Bediening
replay-scrubber = Plek in het spel
replay-step = Stap { $at } van { $last }
replay-step-told = { replay-step }. { $told }
replay-goes-on = Het spel is nog bezig: dit is de stand van nu.
replay-back = Een stap terug
replay-forward = Een stap vooruit
replay-play = Speel af
replay-pause = Pauzeer
replay-speed = Snelheid: { $speed } keer. Wijzig.
replay-speed-short = { $speed }×
replay-mark-bust = betrapt
replay-mark-score = gescoord
replay-mark-round = ronde
replay-mark-factor = factor
replay-mark-beetle = bonuskever
replay-mark-lead = koploper
replay-keys = Pijltjestoetsen: stap voor stap. Spatie: afspelen. Page Up en Page Down: van beurt naar beurt.
replay-link = Kopieer link naar deze stand
replay-save = Bewaar het spel als bestand
replay-position = Naar deze stand
replay-drop = Laat los om dit spel te bekijken

## Een spel binnenhalen

import-title = Open een bewaard spel
import-about = Kies een spelbestand, waar het ook vandaan komt. Eerst wordt elke zet en elke worp erin gecontroleerd.
import-choose = Kies een spelbestand
import-busy = Het spel wordt gecontroleerd …
import-too-large = Dit bestand is groter dan 1 MiB en kan dus geen spel zijn dat Pipyard heeft bewaard.
import-no-json = Dit is geen spelbestand. Kies er een dat bewaard is met ‘{ replay-save }’.
import-refused = { $file } is niet geopend. { $sentence }

## Dobbelstenen controleren

dice-check = Controleer de dobbelstenen
dice-title = Waren deze dobbelstenen eerlijk?
dice-busy = Elke worp wordt nagerekend …
dice-close = Sluit
dice-kept = Ja: de belofte is gehouden
dice-agrees = Ze passen bij de belofte in het verslag
dice-broken = Nee: dit zijn niet de beloofde dobbelstenen
dice-sealed = Nog niet
dice-none = Deze dobbelstenen zijn niet te controleren
dice-promise-kept = Het startgetal dat aan het eind werd onthuld, past bij de belofte.
dice-promise-broken = Het startgetal past niet bij de belofte.
dice-rolls = { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
} met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
} in deze browser nagerekend: { $all ->
    [yes] alles gelijk
   *[no] gelijk
}.
dice-cards = { $cards ->
    [one] 1 kaart of tegel
   *[other] { $cards } kaarten en tegels
} nagerekend: { $all ->
    [yes] alles gelijk
   *[no] gelijk
}.
dice-moves = { $moves ->
    [one] 1 zet nagespeeld volgens de regels: hij mag.
   *[other] { $moves } zetten nagespeeld volgens de regels: ze mogen allemaal.
}
dice-moves-wrong = Stap { $version } kan volgens de regels niet.
dice-left = { $left ->
    [one] 1 kaart of tegel is
   *[other] { $left } kaarten en tegels zijn
} voor ‘pipyard verify’: deze browser kent hun volgorde niet.
dice-added = Toeval toegevoegd vóór de eerste worp, door { $names }.
dice-one-device = Het startgetal is getrokken op het apparaat waarop iedereen speelde.
dice-added-none = Geen apparaat van een speler voegde iets toe, dus de dobbelstenen kwamen van de server alleen: vastgelegd vóór het spel, maar hij had uit vele startgetallen kunnen kiezen.
dice-wrong = Stap { $version } ({ $purpose }, nummer { $number }): het startgetal geeft { $expected }, in het verslag staat { $found }.
dice-more-wrong = { $more ->
    [one] En nog 1.
   *[other] En nog { $more }.
}
dice-sealed-about = De server onthult zijn startgetal als het spel is afgelopen of de tafel gesloten is. Tot die tijd is alleen de belofte bekend; schrijf die gerust op.
dice-none-about = Dit spel werd zonder belofte gespeeld, dus niemand kan achteraf zeggen waar de dobbelstenen vandaan kwamen.
dice-unknown-about = Dit spel beloofde dobbelstenen op een manier die deze pagina niet kent. Een nieuwere Pipyard kan het misschien controleren.
dice-promise = De belofte
dice-seed = Het startgetal
dice-meaning = Door dat getal en het toeval van de spelers zelf lag elke worp al vast voordat het spel begon, dus niemand kon er achteraf iets aan veranderen. Het bewijst niet dat niemand de dobbelstenen vooraf kende: de server kent het startgetal terwijl het spel loopt.
dice-meaning-broken = In het verslag staan andere dobbelstenen dan het beloofde startgetal geeft, dus er is iets in veranderd: door de server, of door wie het doorgaf. Bewaar het spel en vergelijk het met dat van een andere speler.
dice-meaning-one-device = Elke worp volgt uit een startgetal dat vóór het spel is getrokken. Maar startgetal en spelers waren op één apparaat: dit laat zien dat het verslag volledig en ongewijzigd is, niet dat niemand de dobbelstenen kon kennen.
dice-meaning-agrees = Elke worp volgt uit het startgetal in het verslag. Of dat het getal is dat vóór het spel beloofd was, weet alleen een browser die erbij was: open deze pagina in de browser waarin je speelde, of vergelijk de belofte met die je hebt opgeschreven.
dice-meaning-swapped = De server hield zich niet aan wat hij deze browser vóór het spel liet zien en ervan kreeg, dus hij kon de dobbelstenen kiezen. Bewaar het spel en de regel hieronder: die laat het iedereen zien.
dice-offline = Om het zelf te controleren, ook de zetten en de regels: bewaar het spel en typ
dice-copy = Kopieer deze regel
dice-copy-failed = Selecteer de regel en kopieer hem zelf.

## Mijn spellen

games-title = Mijn spellen
games-loading = Je spellen worden opgeteld …
games-empty = Je hebt nog geen spel uitgespeeld. Daarna kun je het hier terugkijken.
games-finished = Uitgespeelde spellen
games-more = Spellen van vóór je laatste 100 tafels tellen hier niet mee.
games-won = Gewonnen
games-lost = Verloren
games-d0g = Winst voor h0nd
games-score = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
games-brought-in = Geopend op { $day }
games-played = Gespeelde spellen
games-tally = { $alone ->
    [yes] { $game }, solo
   *[no] { $game }
}
games-tally-won = { $won } van { $played } gewonnen
games-tally-played = { $played } gespeeld
games-tally-about = Spellen waarin je meerdere plaatsen had, tellen niet mee.
games-dice-about = { $rolled ->
    [one] 1 dobbelsteen voor jou gegooid
   *[other] { $rolled } dobbelstenen voor jou gegooid
}; elk vlak hoort ongeveer { $expected } keer boven te liggen.
games-dice-chart = Hoe vaak elk vlak boven lag: { $faces }
games-dice-face = { $face }: { $count }
games-dice-band = Bij eerlijke dobbelstenen eindigen 19 van de 20 staven in de strook.
games-dice-few = Nog te weinig dobbelstenen om iets over geluk te zeggen. Vanaf 60 dobbelstenen lees je hier meer.
games-dice-chance = Zo ongelijk, of nog ongelijker, vallen eerlijke dobbelstenen bij { $count } op de { $of } spelers. { $verdict ->
    [usual] Dat is niets bijzonders.
    [seldom] Dat is zeldzaam, maar het komt voor: iemand moet het overkomen.
   *[odd] Dat is heel zeldzaam. Controleer de dobbelstenen van je spellen: elke worp kan worden nagerekend.
}

## Turns of a replay

replay-turn = Beurt { $turn } van { $turns }
replay-setup = Opzet
replay-turn-back = Vorige beurt
replay-turn-next = Volgende beurt
replay-from-start = Afspelen vanaf het begin
replay-follow = Volg het spel
replay-review = Nakijken
replay-moments = Grote momenten
replay-points = Punten per beurt
replay-points-told = { $when }: { $scores }
replay-jump = Ga naar: { $moment } ({ $count })
replay-short-table = Tafel
replay-short-dice = Stenen
replay-short-log = Verloop
replay-short-share = Delen
replay-share = Deel deze partij
replay-share-looking = Link zoeken…
replay-share-link = Wie deze link heeft, ziet de partij vanaf dit moment.
replay-share-here = Deze partij staat alleen op dit apparaat, dus er is nog geen link. Stuur het bestand: wie het in Pipyard opent, ziet de hele partij.
replay-pin = { $name } in beeld houden
replay-moment-back = Vorig moment
replay-moment-next = Volgend moment
replay-nth = { $nth }/{ $count }
replay-round = ronde { $round }
replay-axis = { $top } { $unit }
replay-unit = { $game ->
    [spots] honden
   *[other] punten
}
replay-unit-worth = { $unit ->
    [win] 100% kans om te winnen
   *[points] verwachte punten
}
replay-before = Vóór deze zet.
replay-before-told = Vóór deze zet: { $told }
replay-gained = { $change } ({ $before } → { $after }): { $parts }.
replay-gained-none = geen punten ({ $after })
replay-gained-by = { $name }: { $words }
replay-leads = { $you ->
    [yes] Je neemt de leiding.
   *[no] { $name } neemt de leiding.
}
