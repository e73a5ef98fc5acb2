### `pipyard verify`: wat er in het verslag van een spel is gecontroleerd, en wat eruit kwam.

verify-game = { $game ->
    [spots] Spots
    [spotted] Spotted!
   *[other] { $game }
}
verify-about = { $game }, { $seats ->
    [one] 1 plaats
   *[other] { $seats } plaatsen
}: { $names }
verify-promise = Belofte: het onthulde startgetal is het getal dat beloofd was ({ $commitment }).
verify-promise-noted = Het is ook de belofte die je had opgeschreven.
verify-promise-sealed = Belofte: { $commitment }. Het startgetal wordt pas onthuld als het spel is afgelopen of de tafel gesloten is.
verify-promise-none = Belofte: geen. Dit spel werd zonder beloofde dobbelstenen gespeeld.
verify-dice = Dobbelstenen: { $draws ->
    [one] 1 toevalsgebeurtenis is
   *[other] { $draws } toevalsgebeurtenissen zijn
} nagerekend uit het startgetal en wat de spelers toevoegden; alles klopt ({ $counts }).
verify-dice-unchecked = Dobbelstenen: { $draws ->
    [one] 1 toevalsgebeurtenis volgt
   *[other] { $draws } toevalsgebeurtenissen volgen
} de regels; of de dobbelstenen eerlijk waren, is uit dit verslag niet op te maken.
verify-added = Aan de dobbelstenen toegevoegd door: { $names }.
verify-one-device = Startgetal en spelers waren op één apparaat: wie het had, kon de dobbelstenen kennen.
verify-added-none = Aan de dobbelstenen toegevoegd door: niemand. Ze komen alleen uit het startgetal van de server.
verify-added-noted = Het toeval dat je gaf, zit in de dobbelstenen.
verify-added-form = Een bijdrage is 1 tot 64 tekens uit 0–9 en a–f.
verify-rules = Regels: { $moves ->
    [one] 1 zet is
   *[other] { $moves } zetten zijn
} nagespeeld; alles is geldig.{ $taken ->
    [0] {""}
    [one] {" "}Nog 1 zet werd teruggenomen.
   *[other] {" "}Nog { $taken } zetten werden teruggenomen.
}
verify-result-won = Uitslag: gewonnen door { $names }.
verify-result-d0g = Uitslag: h0nd heeft gewonnen.
verify-result-closed = Uitslag: geen, de tafel werd voor het einde gesloten.
verify-result-going-on = Uitslag: nog geen, het spel is bezig.
verify-holds = Gecontroleerd: alles in { $file } klopt.
verify-compare = Eén ding kan geen verslag tonen: wanneer de belofte gedaan is. Vergelijk hem met de belofte die je vóór het spel zag, of geef die op met --promise. Je browser heeft hem bewaard: op de pagina die de dobbelstenen controleert, kun je hem kopiëren.
verify-compare-added = Ook niet wat je browser aan de dobbelstenen gaf: geef dat op met --input.
verify-sealed = Nog niet gecontroleerd: exporteer { $file } opnieuw als het spel is afgelopen, dan kunnen de dobbelstenen worden nagerekend.
verify-unpromised = Niet gecontroleerd: { $file } volgt de regels, maar de dobbelstenen waren niet beloofd.
verify-refused = Afgekeurd: { $file } is veranderd, of de dobbelstenen zijn niet de beloofde. { $sentence }
verify-input = het verslag op de invoer
verify-unreadable = { $file } kan niet worden gecontroleerd. { $sentence }
verify-promise-form = Een belofte is 64 tekens uit 0–9 en a–f.
verify-no-file = Het kan niet worden gelezen: { $reason }.
verify-no-text = Het is geen tekst in UTF-8.
verify-seat = { $name } (plaats { $seat })
verify-seat-nameless = plaats { $seat }
