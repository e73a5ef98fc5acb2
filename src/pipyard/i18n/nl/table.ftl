### Aan tafel: beurten, klokken, plaatsen die van hand wisselen, zinnetjes, nog een keer spelen.

## Jouw beurt

title-turn = ● { $status } · Pipyard
title-home-turn = ● { $count ->
    [one] Jouw beurt
   *[other] Jouw beurt in { $count } spellen
} · Pipyard
notify-title = Jouw beurt
notify-about = { $game } met { $names }
notify-about-solo = { $game }
notify-ask = Meld het als ik aan de beurt ben
notify-on = Je krijgt een melding als je aan de beurt bent
notify-off = Meldingen zijn geblokkeerd. Sta ze toe in je browserinstellingen.
turn-badge = Jouw beurt

## Terugnemen

undo = Neem terug
undo-of = Neem de zet van { $name } terug
undo-hint = Neem terug (U)
skip = Overslaan
skip-hint = Overslaan (spatiebalk)

## Een nieuwe tafel

seat-here = Iemand op dit apparaat
seat-here-name = Naam op plaats { $seat }
seat-here-hint = Wie zit er naast je?
seat-here-about = Je geeft het apparaat door; de tafel zegt aan wie.
seat-here-usual = Speler { $seat }
more-options = Meer opties
terms-who = Wie mag aanschuiven?
terms-private = Wie de link heeft
terms-public = Iedereen op deze server
terms-time = Tijd per beslissing
terms-time-none = Geen limiet
terms-time-30 = 30 seconden
terms-time-60 = 1 minuut
terms-time-120 = 2 minuten
terms-time-86400 = 1 dag (langzaam spel)
terms-time-259200 = 3 dagen (langzaam spel)
terms-time-about = Is de tijd om, dan beslist een bot. Na twee keer speelt die door tot de speler terug is.
terms-undo = Terugnemen.
terms-undo-about = Je kunt een zet terugnemen tot er gegooid wordt of iemand anders speelt.
terms-odds = Kansen.
terms-odds-about = Iedereen kan zien hoe waarschijnlijk een worp is.
terms-pack = Kaarten en bladen
terms-pack-usual = Zoals in de doos

## Wachten

name-number = { $name } { $number }
seat-kept-me = vrijgehouden voor jou
seat-kept-other = vrijgehouden voor iemand
seat-fill = Bezet deze plaats
seat-give-bot = Of zet hier een bot neer
seat-beside-name = Naam van wie er naast je zit
seat-beside = Speel op dit apparaat
join-kept = Ga zitten, { $name }
waiting-public = Iedereen op deze server kan deze tafel vinden.
table-closed-about = Hij is gesloten voordat het spel begon. Een nieuwe tafel staat zo klaar.

## Klokken en wie er is

clock = { $name }: nog { $time }
clock-own = Nog { $time } om te beslissen
clock-soon = { $seconds ->
    [one] Nog 1 seconde.
   *[other] Nog { $seconds } seconden.
}
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} { $hours } u
clock-hours = { $hours } u { $minutes } min
spectators = { $count ->
    [one] 1 persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
due-in = nog { $time }

## Menu

menu = Tafelmenu
menu-leave = Verlaat de tafel
menu-close-table = Sluit de tafel voor iedereen
menu-end-game = Spel beëindigen
menu-hand = Geef de plaats van { $name } aan een bot
menu-remove = Maak de plaats van { $name } vrij
menu-report = Meld een probleem
menu-rules = Spelregels van { $game }
menu-players = Spelers
menu-away = afwezig
menu-here = hier
menu-bot = bot
menu-stand-in = { $bot } speelt zolang
dialog-close = Sluit

leave-title = De tafel verlaten?
leave-about = { $status ->
    [waiting] Iemand anders kan je plaats innemen. Zolang die vrij is, brengt de link je terug.
   *[other] Een bot speelt voor je verder, en je kunt hier niet meer gaan zitten.
}
leave-yes = Verlaat
leave-no = Blijf
close-title = De tafel voor iedereen sluiten?
end-game-title = Het spel beëindigen?
close-about = { $status ->
    [waiting] Niemand kan hier dan nog gaan zitten.
   *[other] Het spel eindigt hier, zonder winnaar. Terugkijken kan nog wel.
}
close-yes = Sluit de tafel
end-game-yes = Beëindigen
close-no = Speel door
hand-title = De plaats van { $name } aan een bot geven?
hand-about = { $name } is afwezig. Een bot speelt verder, en { $name } kan de plaats niet terugkrijgen.
hand-yes = Geef aan { $bot }
hand-no = Wacht op { $name }
hand-bot = Welke bot?
remove-title = De plaats van { $name } vrijmaken?
remove-about = Iemand anders kan daar dan gaan zitten.
remove-yes = Maak de plaats vrij
remove-no = Laat maar
report-title = Meld een probleem
report-about = Vertel wat er misging. De beheerder van deze server krijgt je bericht, samen met de zetten van dit spel tot nu toe.
report-text = Wat gebeurde er, en wat had je verwacht?
report-send = Verstuur de melding
report-sent = Dank je wel! Je melding is verstuurd.
report-number = Melding { $report }

## Vervanging

stand-in-title = { $bot } speelt voor { $you ->
    [yes] jou
   *[no] { $name }
}
stand-in-about = De tijd is twee keer om.
stand-in-back = { $you ->
    [yes] Neem mijn plaats weer in
   *[no] { $name } is terug
}

## Meer mensen op één apparaat

handover-title = { $name } is aan de beurt!
handover-about = Geef het apparaat door en tik dan.
handover-go = Ik ben { $name }, kom maar op
here-prompt = { $name } · { $prompt }
here-still = Nog bezig:

## Zinnetjes

say = Zeg iets
say-as = Als { $name }
said = { $name }: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-oops = Oeps!
phrase-wow = Wauw!
phrase-hurry = Jouw beurt …
phrase-sorry = Sorry!
phrase-one-moment = Momentje!
phrase-good-game = Leuk potje!
phrase-again = Nog een keer?
phrase-bye = Doei!
phrase-laugh = lacht
phrase-cry = huilt
phrase-cheer = juicht
phrase-think = denkt na

## Nog een keer spelen

again-wanted = { $count ->
    [one] { $names } wil nog een keer.
   *[other] { $names } willen nog een keer.
}
again-join = Doe mee
again-go = Naar het nieuwe spel

## Beginpagina

public-tables = Open tafels
public-tables-empty = Op dit moment zoekt niemand medespelers. Zet een tafel klaar waar iedereen mag aanschuiven, dan ben jij de eerste.
public-tables-unknown = De open tafels konden niet worden geladen.
public-free = { $free ->
    [one] 1 vrije plaats
   *[other] { $free } vrije plaatsen
}
my-tables-all = Toon alle { $count }
my-tables-fewer = Toon minder
table-status-closed = Gesloten

## Verbinding

connection-kept = Je zet is bewaard en wordt nog verstuurd.

## Fouten

error-undo-off = Aan deze tafel kun je geen zetten terugnemen.
error-undo-too-late = Te laat om dat terug te nemen: er is al gegooid, of iemand heeft al gespeeld.
error-seat-stood-in = Een bot speelt voor je. Neem eerst je plaats weer in.
error-seat-present = Die speler is er gewoon. Alleen de plaats van wie afwezig is, kan naar een ander.
error-table-not-host = Dat mag alleen wie de tafel heeft klaargezet.
error-table-closed = Het spel aan deze tafel is afgelopen.
error-rematch-not-yet = Speel dit spel eerst uit.
error-version-unknown = Die stand bestaat hier niet. Laad de pagina opnieuw en probeer het nog eens.

## Dobbelstenen

dice-shown-same = Dit is de belofte die je browser vóór het spel te zien kreeg.
dice-shown-other = Dit is niet de belofte die je browser vóór het spel te zien kreeg.
dice-shown-unseen = Deze browser heeft de belofte niet vóór het spel gezien.
dice-input-same = Jouw toeval zit in de dobbelstenen.
dice-input-missing = Het toeval dat deze browser gaf, zit niet in de dobbelstenen.
dice-input-none = Deze browser heeft zelf geen toeval gegeven.
dice-swapped-title = Dit zijn niet de dobbelstenen die je beloofd zijn
dice-swapped-about = Deze server kan ze hebben uitgekozen. Vertrouw er niet op, en laat de anderen aan tafel zien wat hier staat.

## Het einde van een spel: de uitslag, nooit een stijl, en hoe nipt het was

end-won = { $dogs ->
    [6] Zes trotse honden. Jij wint!
   *[other] { $dogs } trotse honden. Jij wint!
}
end-won-by = { $dogs ->
    [6] Zes trotse honden. { $name } wint!
   *[other] { $dogs } trotse honden. { $name } wint!
}
end-lost-close = Zo dichtbij! { $name } was er eerder.
end-lost = { $name } was er eerder.
end-ahead = { $dog } heeft het gehaald. { end-behind }
end-had = { $dogs ->
    [0] De volgende keer is je eerste hond trots.
    [one] Je had 1 trotse hond.
   *[other] Je had { $dogs } trotse honden.
}
end-missed = { $dogs ->
    [0] Je honden waren goed op weg
    [one] Je had 1 trotse hond
   *[other] Je had { $dogs } trotse honden
}{ $missing ->
    [0] , en { $dog } was vol.
    [one] , en { $dog } miste alleen nog een { $value }.
   *[other] , en { $dog } miste nog { $missing } dobbelstenen.
}
end-rival-says = Goed gespeeld. Nog een keer?
end-last-dog = { $number ->
    [6] nummer zes
   *[other] nummer { $number }
}
end-you = Jij
end-turns = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
end-dogs = honden
end-busts = betrapt
end-treats = koekjes over
end-compare = De spelers vergeleken
end-share = Delen
end-save = Plaatje opslaan
end-share-failed = Geen plaatje. Nog eens?
rematch-with = Revanche tegen { $name }
rematch-once-more = Nog een keer, { $name }?
end-behind = { $you ->
    [yes] { $dogs ->
        [one] Jij had 1 trotse hond.
       *[other] Jij had { $dogs } trotse honden.
    }
   *[no] { $dogs ->
        [one] { $name } had 1 trotse hond.
       *[other] { $name } had { $dogs } trotse honden.
    }
}

## Een spel zonder eigen woorden: wat zijn regels zeggen staat er zoals het is

general-of = { $name }: { $what }
general-acting = { $names } denken na.
general-yes = ja
general-no = nee
general-none = niets

## Who plays, and what pages say of every game

bot-random = Tuimelaar
    .about = Doet zomaar een geldige zet. Gezellig voor een eerste potje.
bot-puppy = Knoop
    .about = Kiest een actie in een opwelling en scoort zodra het kan.
bot-hasty = Springer
    .about = Pakt punten zodra ze te zien zijn en huppelt verder maar wat rond.
bot-daring = Wervelwind
    .about = Gooit graag nog een keer en is bijna nergens bang voor.
bot-timid = Wantje
    .about = Stopt liever vroeg dan alles te verliezen.
bot-greedy = Kruimel
    .about = { $game ->
        [spots] Bedekt honden, let op de tuin en scoort op tijd.
       *[spotted] Neemt wat meteen het meeste oplevert en houdt goede kansen open.
    }
bot-planner = Kompas
    .about = { $game ->
        [spots] Denkt de hele beurt door, elke mogelijke worp inbegrepen.
       *[spotted] Heeft duizenden bladen gezien en voelt aan welke goed zijn.
    }
bot-sage = Grijsbaard
    .about = { $game ->
        [spots] Denkt de hele beurt door en weet uit duizenden potjes wat wint.
       *[spotted] Plant alle dobbelstenen samen, kent goede bladen en ziet wat anderen nodig hebben. De sterkste.
    }
d0g = h0nd
you = Jij
on-turn = Aan de beurt
opponents = Andere spelers
fact-turn-started = { $you ->
    [yes] Jouw beurt
   *[no] Beurt van { $name }
}
fact-game-won = { $you ->
    [yes] Je wint!
   *[no] { $name } wint.
}
prompt-over = Het spel is afgelopen.
bot-rollout = Peinzer
    .about = Speelt elke zet vele malen uit in gedachten. Sterk, maar moet even nadenken.
final-prompt = Het spel is afgelopen. Nu worden de kevers geteld.
games-link = Mijn spellen en statistieken
games-shared = Winst voor { $names }
replay-look-back = Terugkijken
